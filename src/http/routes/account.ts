/** GET /v1/account: the balance behind a key, and what the key may spend of it. */
import type { FastifyInstance } from 'fastify';
import { accountView } from '../../domain/account-view.ts';
import { toCredits } from '../../domain/money.ts';
import { type OwnAccount, ownAccount } from '../../domain/responses/account-responses.ts';
import { documented } from '../operation.ts';

export const registerAccountRoute = (app: FastifyInstance): void => {
  app.get(
    '/v1/account',
    documented({
      summary: 'Read the balance of the account',
      tag: 'Service',
      response: { 'application/json': [ownAccount] },
    }),
    async ({ caller: { account, key } }): Promise<OwnAccount> => ({
      object: 'account',
      ...accountView(account),
      key: {
        id: key.id,
        name: key.name,
        quota: key.quota === null ? null : toCredits(key.quota),
        quota_used: toCredits(key.quotaUsed),
      },
    }),
  );
};
