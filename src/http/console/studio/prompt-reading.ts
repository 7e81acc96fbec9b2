/** POST prompt-reading: what a film of a prompt will show. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { pictureContents, promptReading } from '../../../domain/responses/studio-responses.ts';
import { requireAllowed } from '../../../services/rate-limiter.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { clientSignal, whenOver } from '../../client-signal.ts';
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
  has_picture: Type.Optional(
    Type.Boolean({ description: 'One picture is given, in which the film happens' }),
  ),
  picture: Type.Optional(pictureContents),
});

/** Of a page that asks whenever its writer rests. */
const readingsPerMinute = 60;
/** Enough for the storyboards of the videos that it has: none of them is paid for. */
const readingsPerMinuteWithoutFunds = 6;

export const registerPromptReading = (app: FastifyInstance, deps: AppDeps): void => {
  const { addressLimiter, fundsCheck, limits, readPrompt } = deps;
  const validate = createValidator(readingBody);
  app.post(
    '/prompt-reading',
    consoleOperation('What a film of a prompt will show', promptReading),
    async (request, reply) => {
      const caller = requireCaller(request.session);
      const { account, key } = caller;
      const asked = validate(presentFields(requireObject(readJson(request))));
      // It is not charged: any number of them would be all of the processor.
      whenOver(reply, limits.acquire(caller, 'readings'));
      if (key.requestsPerMinute !== 0) {
        const mayPay = (await fundsCheck.refusalOf(caller)) === undefined;
        const requestsPerMinute = mayPay ? readingsPerMinute : readingsPerMinuteWithoutFunds;
        requireAllowed(addressLimiter.take({ id: `prompts ${account.id}`, requestsPerMinute }));
      }
      return readPrompt(asked, { accountId: account.id, signal: clientSignal(reply) });
    },
  );
};
