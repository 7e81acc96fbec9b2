/** GET, PUT and DELETE characters: the account's characters. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../../domain/errors.ts';
import {
  deletedCharacter,
  studioCharacter,
  studioCharacters,
} from '../../../domain/responses/studio-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { consoleOperation } from '../../operation.ts';
import { listCharacters, listedCharacter } from '../../routes/characters.ts';
import { text } from '../../schemas/common.ts';
import { sendBlob } from '../../send-blob.ts';
import { createValidator, presentFields, requireObject } from '../../validate.ts';
import { requireCaller } from '../session-hook.ts';

const nameBody = Type.Object({ username: text('The new name', { maxLength: 100 }) });

export const registerCharacterList = (app: FastifyInstance, deps: AppDeps): void => {
  const { characters } = deps;
  const validate = createValidator(nameBody);

  app.get(
    '/characters',
    consoleOperation('The characters of the account', studioCharacters),
    async (request, reply) => listCharacters(deps, request, reply, requireCaller(request.session)),
  );

  app.get<{ Params: { id: string } }>('/characters/:id/picture', async (request, reply) => {
    const caller = requireCaller(request.session);
    const { pictureKey } = await characters.find(request.params.id, caller);
    return sendBlob(request, reply, deps, pictureKey, {
      notFound: new ApiError('character_not_found'),
      acquire: () => deps.limits.acquire(caller, 'downloads'),
    });
  });

  app.put<{ Params: { id: string } }>(
    '/characters/:id',
    consoleOperation('Give a character another name', studioCharacter),
    async (request) => {
      const { account } = requireCaller(request.session);
      const { username } = validate(presentFields(requireObject(readJson(request))));
      const renamed = await characters.rename(account.id, request.params.id, username);
      return listedCharacter(renamed, deps.links(request));
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/characters/:id',
    consoleOperation('Delete a character', deletedCharacter),
    async (request) => {
      const { account } = requireCaller(request.session);
      await characters.remove(account.id, request.params.id);
      return { id: request.params.id, deleted: true };
    },
  );
};
