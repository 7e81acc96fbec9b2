/** Accounts: what the command line can do with them. */
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { accountView, keyView } from '../../../domain/account-view.ts';
import { ApiError, invalidParameter, missingParameter } from '../../../domain/errors.ts';
import { fromCredits } from '../../../domain/money.ts';
import {
  type AccountDetails,
  type AccountList,
  accountDetails,
  accounts,
} from '../../../domain/responses/operator-responses.ts';
import { account as accountResponse } from '../../../domain/responses/studio-responses.ts';
import type { NewAccount } from '../../../services/account-admin.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { consoleOperation } from '../../operation.ts';
import { oneOf, text } from '../../schemas/common.ts';
import { createValidator } from '../../validate.ts';
import { auditView } from './audit.ts';

const credits = Type.Number({ minimum: 0, maximum: 1e9 });
const unixTime = Type.Integer({ minimum: 0, maximum: 99_999_999_999 });
export const accountName = text('The name of the account', { maxLength: 64 });
const newAccountBody = Type.Object({
  account: accountName,
  balance: Type.Optional(credits),
  unlimited: Type.Optional(Type.Boolean()),
  billing: Type.Optional(oneOf(['payg', 'subscription'])),
  period_ends_at: Type.Optional(unixTime),
});
const accountChange = Type.Object({
  suspended: Type.Optional(Type.Boolean()),
  payment_failed: Type.Optional(Type.Boolean()),
  period_ends_at: Type.Optional(unixTime),
});
const creditBody = Type.Object({ credits });
const auditEntries = 50;

const readNewAccount = (body: Static<typeof newAccountBody>): NewAccount => {
  const { account, balance, unlimited = false, billing, period_ends_at: periodEndsAt } = body;
  if (balance === undefined && !unlimited) throw missingParameter('balance');
  if (balance !== undefined && unlimited)
    throw invalidParameter('balance', 'an unlimited account has no balance');
  return { account, billing, periodEndsAt, ...(balance !== undefined && { balance: fromCredits(balance) }) };
};

export const registerAccountRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { accountAdmin, auditLog } = deps;
  const validateAccount = createValidator(newAccountBody);
  const validateChange = createValidator(accountChange);
  const validateCredit = createValidator(creditBody);

  app.get('/accounts', consoleOperation('All accounts', accounts), async (): Promise<AccountList> => {
    const keys = await accountAdmin.listKeys();
    const live = new Map<string, number>();
    for (const { accountId, revokedAt } of keys)
      if (revokedAt === null) live.set(accountId, (live.get(accountId) ?? 0) + 1);
    return {
      data: (await accountAdmin.listAccounts()).map((account) => ({
        ...accountView(account),
        keys: live.get(account.id) ?? 0,
      })),
    };
  });

  // The money of a new account is a choice that has to be made: a name alone makes none.
  app.post('/accounts', consoleOperation('Make an account', accountResponse), async (request) => {
    const wanted = readNewAccount(validateAccount(readJson(request)));
    const made = await accountAdmin.createAccount(wanted, request.session.actor);
    return accountView(made);
  });

  app.get<{ Params: { name: string } }>(
    '/accounts/:name',
    consoleOperation('An account with its keys and changes', accountDetails),
    async ({ params: { name } }): Promise<AccountDetails> => {
      const account = await accountAdmin.showAccount(name);
      const keys = await accountAdmin.listKeys(account.id);
      const audit = await auditLog.list({ subject: name }, { limit: auditEntries });
      return { ...accountView(account), keys: keys.map(keyView), audit: audit.map(auditView) };
    },
  );

  app.patch<{ Params: { name: string } }>(
    '/accounts/:name',
    consoleOperation('Change an account', accountResponse),
    async (request) => {
      const { params, session } = request;
      const change = validateChange(readJson(request));
      if (Object.keys(change).length === 0)
        throw new ApiError('invalid_request', { message: 'Nothing to change was given.' });
      const { actor } = session;
      if (change.suspended !== undefined)
        await accountAdmin.setSuspended(params.name, change.suspended, actor);
      if (change.payment_failed !== undefined)
        await accountAdmin.setPaymentFailed(params.name, change.payment_failed, actor);
      if (change.period_ends_at !== undefined)
        await accountAdmin.renew(params.name, change.period_ends_at, actor);
      return accountView(await accountAdmin.showAccount(params.name));
    },
  );

  app.post<{ Params: { name: string } }>(
    '/accounts/:name/credit',
    consoleOperation('Add credit', accountResponse),
    async (request) => {
      const { credits: amount } = validateCredit(readJson(request));
      const { name } = request.params;
      return accountView(await accountAdmin.credit(name, fromCredits(amount), request.session.actor));
    },
  );
};
