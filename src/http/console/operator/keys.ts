/** The keys of all accounts: list, make, change, revoke. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { keyView } from '../../../domain/account-view.ts';
import { keysOfAll } from '../../../domain/responses/operator-responses.ts';
import {
  key as keyResponse,
  type NewKeyResponse,
  newKey,
  revokedKey,
} from '../../../domain/responses/studio-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { consoleOperation } from '../../operation.ts';
import { createValidator, requireObject, storableFields } from '../../validate.ts';
import { keyBody, readKeyChange, readKeyFields } from '../new-key.ts';
import { accountName } from './accounts.ts';

const newKeyBody = Type.Intersect([keyBody, Type.Object({ account: accountName })]);

export const registerOperatorKeyRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { accountAdmin, models } = deps;
  const validateKey = createValidator(newKeyBody);

  app.get('/keys', consoleOperation('The keys of all accounts', keysOfAll), async () => ({
    data: (await accountAdmin.listKeys()).map((key) => ({ ...keyView(key), account: key.accountName })),
  }));

  app.post(
    '/keys',
    consoleOperation('Make a key for an account', newKey),
    async (request): Promise<NewKeyResponse> => {
      const body = validateKey(readJson(request));
      const { id, key } = await accountAdmin.createKey(
        {
          ...readKeyFields(body, models),
          account: body.account,
          existingAccount: true,
        },
        request.session.actor,
      );
      return { id, account: body.account, secret: key };
    },
  );

  app.patch<{ Params: { id: string } }>(
    '/keys/:id',
    consoleOperation('Change the limits of a key', keyResponse),
    async (request) => {
      const { id } = request.params;
      await accountAdmin.changeKey(
        id,
        readKeyChange(storableFields(requireObject(request.body)), models),
        request.session.actor,
      );
      return keyView((await accountAdmin.listKeys()).find((key) => key.id === id)!);
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/keys/:id',
    consoleOperation('Revoke a key', revokedKey),
    async (request) => {
      await accountAdmin.revokeKey(request.params.id, request.session.actor);
      return { id: request.params.id, revoked: true };
    },
  );
};
