/** GET and DELETE characters: the account's characters. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../domain/errors.ts';
import { deletedCharacter, studioCharacters } from '../../../domain/responses/studio-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';
import { listCharacters } from '../../routes/characters.ts';
import { sendBlob } from '../../send-blob.ts';
import { requireCaller } from '../session-hook.ts';

export const registerCharacterList = (app: FastifyInstance, deps: AppDeps): void => {
  const { characters } = deps;

  app.get(
    '/characters',
    consoleOperation('The characters of the account', studioCharacters),
    async (request) => listCharacters(deps, request, requireCaller(request.session).account.id),
  );

  app.get<{ Params: { id: string } }>('/characters/:id/picture', async (request, reply) => {
    const caller = requireCaller(request.session);
    const { pictureKey } = await characters.find(request.params.id, caller);
    return sendBlob(request, reply, deps, pictureKey, {
      notFound: new ApiError('character_not_found'),
      acquire: () => deps.limits.acquire(caller, 'downloads'),
    });
  });

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
