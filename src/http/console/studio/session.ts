/** GET session: who is signed in. */
import type { FastifyInstance } from 'fastify';
import { accountView, keyView } from '../../../domain/account-view.ts';
import {
  type SessionResponse,
  session as sessionResponse,
} from '../../../domain/responses/studio-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';

export const registerSessionView = (app: FastifyInstance, { version, vouchers }: AppDeps): void => {
  app.get(
    '/session',
    consoleOperation('Whose session it is', sessionResponse),
    async ({ session }): Promise<SessionResponse> => ({
      role: session.role,
      account: session.caller && accountView(session.caller.account),
      key: session.caller && keyView(session.caller.key),
      expires_at: session.expiresAt,
      version,
      offers_invitations: vouchers !== null,
    }),
  );
};
