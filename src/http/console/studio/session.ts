/** GET session: who is signed in. */
import type { FastifyInstance } from 'fastify';
import type { Account, ApiKey } from '../../../domain/account.ts';
import { toCredits } from '../../../domain/money.ts';
import {
  type AccountResponse,
  type KeyResponse,
  type SessionResponse,
  session as sessionResponse,
} from '../../../domain/responses/studio-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';

export const accountView = (account: Account): AccountResponse => ({
  id: account.id,
  name: account.name,
  billing: account.billing,
  balance: account.balance === null ? null : toCredits(account.balance),
  held: toCredits(account.held),
  spent: toCredits(account.spent),
  suspended: account.suspended,
  payment_failed: account.paymentFailed,
  period_ends_at: account.periodEndsAt,
  created_at: account.createdAt,
});

export const keyView = (key: ApiKey): KeyResponse => ({
  id: key.id,
  hint: key.hint,
  name: key.name,
  models: key.models,
  ips: key.cidrs,
  expires_at: key.expiresAt,
  revoked_at: key.revokedAt,
  requests_per_minute: key.requestsPerMinute,
  quota: key.quota === null ? null : toCredits(key.quota),
  quota_used: toCredits(key.quotaUsed),
  created_at: key.createdAt,
});

export const registerSessionView = (app: FastifyInstance, { version }: AppDeps): void => {
  app.get(
    '/session',
    consoleOperation('Whose session it is', sessionResponse),
    async ({ session }): Promise<SessionResponse> => ({
      role: session.role,
      account: session.caller && accountView(session.caller.account),
      key: session.caller && keyView(session.caller.key),
      expires_at: session.expiresAt,
      version,
    }),
  );
};
