/** POST prompt-reading: what a film of a prompt will show. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { promptReading } from '../../../domain/responses/studio-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { clientSignal } from '../../client-signal.ts';
import { consoleOperation } from '../../operation.ts';
import { text } from '../../schemas/common.ts';
import { createValidator, presentFields, requireObject } from '../../validate.ts';
import { requireCaller } from '../session-hook.ts';

/** The longest prompt that a page asks about while it is typed. */
const maxCharacters = 4000;

const readingBody = Type.Object({
  prompt: text('What the video shows', { maxLength: maxCharacters }),
  seconds: Type.Optional(Type.Number({ minimum: 1, maximum: 60 })),
  style: Type.Optional(text('A style of the model', { maxLength: 100 })),
});

export const registerPromptReading = (app: FastifyInstance, { readPrompt }: AppDeps): void => {
  const validate = createValidator(readingBody);
  app.post(
    '/prompt-reading',
    consoleOperation('What a film of a prompt will show', promptReading),
    async (request, reply) => {
      const { account } = requireCaller(request.session);
      const asked = validate(presentFields(requireObject(readJson(request))));
      return readPrompt(asked, { accountId: account.id, signal: clientSignal(reply) });
    },
  );
};
