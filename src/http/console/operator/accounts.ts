/** Accounts and keys: everything the command line can do with them. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AuditEntry } from '../../../domain/audit.ts';
import { ApiError } from '../../../domain/errors.ts';
import { fromCredits } from '../../../domain/money.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { oneOf, text } from '../../schemas/common.ts';
import { createValidator, requireObject, storableFields } from '../../validate.ts';
import { keyBody, readKeyChange, readKeyFields } from '../new-key.ts';
import { accountView, keyView } from '../studio/session.ts';

const credits = Type.Number({ minimum: 0, maximum: 1e9 });
const unixTime = Type.Integer({ minimum: 0, maximum: 99_999_999_999 });
const newKeyBody = Type.Intersect([
  keyBody,
  Type.Object({
    account: text('The name of the account; a new one is made', { maxLength: 64 }),
    billing: Type.Optional(oneOf(['payg', 'subscription'])),
    balance: Type.Optional(credits),
    period_ends_at: Type.Optional(unixTime),
  }),
]);
const accountChange = Type.Object({
  suspended: Type.Optional(Type.Boolean()),
  payment_failed: Type.Optional(Type.Boolean()),
  period_ends_at: Type.Optional(unixTime),
});
const creditBody = Type.Object({ credits });
const auditEntries = 50;

export const registerAccountRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { accountAdmin, auditLog, models } = deps;
  const validateKey = createValidator(newKeyBody);
  const validateChange = createValidator(accountChange);
  const validateCredit = createValidator(creditBody);

  app.get('/accounts', async () => {
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

  app.get<{ Params: { name: string } }>('/accounts/:name', async ({ params: { name } }) => {
    const account = await accountAdmin.showAccount(name);
    const keys = await accountAdmin.listKeys(account.id);
    const audit = await auditLog.list({ subject: name }, { limit: auditEntries });
    return { ...accountView(account), keys: keys.map(keyView), audit: audit.map(auditView) };
  });

  app.patch<{ Params: { name: string } }>('/accounts/:name', async (request) => {
    const { params, session } = request;
    const change = validateChange(readJson(request));
    if (Object.keys(change).length === 0)
      throw new ApiError('invalid_request', { message: 'Nothing to change was given.' });
    const { actor } = session;
    if (change.suspended !== undefined) await accountAdmin.setSuspended(params.name, change.suspended, actor);
    if (change.payment_failed !== undefined)
      await accountAdmin.setPaymentFailed(params.name, change.payment_failed, actor);
    if (change.period_ends_at !== undefined)
      await accountAdmin.renew(params.name, change.period_ends_at, actor);
    return accountView(await accountAdmin.showAccount(params.name));
  });

  app.post<{ Params: { name: string } }>('/accounts/:name/credit', async (request) => {
    const { credits: amount } = validateCredit(readJson(request));
    const { name } = request.params;
    return accountView(await accountAdmin.credit(name, fromCredits(amount), request.session.actor));
  });

  app.get('/keys', async () => ({
    data: (await accountAdmin.listKeys()).map((key) => ({ ...keyView(key), account: key.accountName })),
  }));

  app.post('/keys', async (request) => {
    const body = validateKey(readJson(request));
    const { id, key } = await accountAdmin.createKey(
      {
        ...readKeyFields(body, models),
        account: body.account,
        billing: body.billing,
        balance: body.balance && fromCredits(body.balance),
        periodEndsAt: body.period_ends_at,
      },
      request.session.actor,
    );
    return { id, account: body.account, secret: key };
  });

  app.patch<{ Params: { id: string } }>('/keys/:id', async (request) => {
    const { id } = request.params;
    await accountAdmin.changeKey(
      id,
      readKeyChange(storableFields(requireObject(request.body)), models),
      request.session.actor,
    );
    return keyView((await accountAdmin.listKeys()).find((key) => key.id === id)!);
  });

  app.delete<{ Params: { id: string } }>('/keys/:id', async (request) => {
    await accountAdmin.revokeKey(request.params.id, request.session.actor);
    return { id: request.params.id, revoked: true };
  });
};

export const auditView = ({ createdAt, ...entry }: AuditEntry) => ({ ...entry, at: createdAt });
