/** Invitations and redemption codes: made by operators, used by people without one. */
import type { AuditLog } from '../../db/console/audit-log.ts';
import type { Database } from '../../db/database.ts';
import type { Ledger } from '../../db/ledger.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { Vouchers } from '../../db/self-service/vouchers.ts';
import type { Account } from '../../domain/account.ts';
import { hashSecret } from '../../domain/api-key.ts';
import { AdminError, invalidParameter } from '../../domain/errors.ts';
import { maxAccountMicro, requireMicro, toCredits } from '../../domain/money.ts';
import type { Voucher, VoucherKind } from '../../domain/self-service/voucher.ts';
import { makeVoucherSecret, normaliseVoucherSecret } from '../../domain/self-service/voucher-secret.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { opaqueId } from '../../lib/ids.ts';
import { measure } from '../../lib/measurements.ts';
import { type AccountAdmin, firstAccount, nameTaken } from '../account-admin.ts';

const listLimit = 500;

export type NewVoucher = Pick<Voucher, 'kind' | 'amount' | 'name' | 'maxUses' | 'expiresAt'>;

const hashOf = (secret: string): string => hashSecret(normaliseVoucherSecret(secret));
/** The same for all reasons: nothing is told about codes that exist. */
const notValid = (param: string) => invalidParameter(param, 'is not valid, was used up or has expired');

export const createVoucherService = (deps: {
  db: Database;
  vouchers: Vouchers;
  ledger: Pick<Ledger, 'credit'>;
  accountAdmin: Pick<AccountAdmin, 'createKey'>;
  auditLog: Pick<AuditLog, 'insert'>;
  notifications: Pick<Notifications, 'publish'>;
  clock: Clock;
}) => {
  const { db, vouchers, ledger, accountAdmin, auditLog, clock } = deps;
  const now = () => unixSeconds(clock.nowMs());

  return {
    /** The secret is answered this once. */
    async create(wanted: NewVoucher, actor: string): Promise<{ voucher: Voucher; secret: string }> {
      requireMicro(wanted.amount, maxAccountMicro);
      if (wanted.kind === 'code' && wanted.amount === 0)
        throw new AdminError('A code must add something.', 'credits');
      if (wanted.expiresAt !== null && wanted.expiresAt <= now())
        throw new AdminError('The expiry must be in the future.', 'expires_at');
      const secret = makeVoucherSecret();
      const voucher: Voucher = {
        ...wanted,
        id: `vch_${opaqueId(16)}`,
        uses: 0,
        createdAt: now(),
        endedAt: null,
      };
      await db.transaction().execute(async (transaction) => {
        await vouchers.insert({ ...voucher, hash: hashOf(secret) }, transaction);
        const { kind, amount, maxUses, expiresAt } = voucher;
        const details = { kind, credits: toCredits(amount), maxUses, expiresAt };
        await auditLog.insert({ actor, action: 'voucher.create', subject: voucher.id, details }, transaction);
      });
      return { voucher, secret };
    },

    list: (): Promise<Voucher[]> => vouchers.list(listLimit),

    async revoke(id: string, actor: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        if (!(await vouchers.end(id, now(), transaction)))
          throw new AdminError(`There is no invitation or code "${id}" in use.`);
        await auditLog.insert({ actor, action: 'voucher.revoke', subject: id, details: {} }, transaction);
      });
    },

    /** Opens an account with its first key. Nothing is used up when the name is taken. */
    async signUp(invitation: string, account: string): Promise<{ account: string; key: string }> {
      const made = await accountAdmin.createKey(
        { account, name: 'first', isNewAccount: true },
        'sign-up',
        undefined,
        async (transaction) => {
          const kind: VoucherKind = 'invitation';
          const taken = await vouchers.take(transaction, { hash: hashOf(invitation), kind, now: now() });
          if (!taken) throw notValid('invitation');
          // The operators' own, also where it is not made yet: their studio works in it, and their alerts go to it.
          if (account === firstAccount) throw nameTaken(account);
          return {
            balance: taken.amount,
            onAccount: async (accountId) => {
              await vouchers.recordUse(transaction, { voucherId: taken.id, accountId, createdAt: now() });
            },
          };
        },
      );
      return { account: made.account, key: made.key };
    },

    /** Adds a code's credits, once for each account. Returns them, in micro-credits. */
    async redeem(account: Pick<Account, 'id' | 'name' | 'balance'>, code: string): Promise<number> {
      if (account.balance === null)
        throw invalidParameter('code', 'this account is unlimited and takes no credit');
      const amount = await db.transaction().execute(async (transaction) => {
        const taken = await vouchers.take(transaction, { hash: hashOf(code), kind: 'code', now: now() });
        if (!taken) throw notValid('code');
        const use = { voucherId: taken.id, accountId: account.id, createdAt: now() };
        if (!(await vouchers.recordUse(transaction, use)))
          throw invalidParameter('code', 'was used by this account before');
        if (!(await ledger.credit(transaction, account.id, taken.amount, `code ${taken.id}`)))
          throw invalidParameter('code', 'would exceed what an account may have');
        const details = { credits: toCredits(taken.amount), code: taken.id };
        await auditLog.insert(
          { actor: 'redemption', action: 'account.credit', subject: account.name, details },
          transaction,
        );
        return taken.amount;
      });
      measure('money', { entry: 'credit', amount });
      deps.notifications.publish('keys_changed');
      return amount;
    },
  };
};
export type VoucherService = ReturnType<typeof createVoucherService>;
