/** What the operator does at the command line: accounts, keys, credit. */
import type { Accounts } from '../db/accounts.ts';
import type { ApiKeys } from '../db/api-keys.ts';
import type { Database } from '../db/database.ts';
import type { Ledger } from '../db/ledger.ts';
import type { Notifications } from '../db/notifications.ts';
import type { Account, Billing } from '../domain/account.ts';
import { hashSecret, hintOf, makeSecret } from '../domain/api-key.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';

/** A mistake of the operator's, told in plain words. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

export type NewKey = {
  account: string;
  billing?: Billing;
  /** Micro-credits of a new account; undefined: unlimited. */
  balance?: number;
  periodEndsAt?: number;
  quota?: number;
  models?: string[];
  cidrs?: string[];
  expiresAt?: number;
  requestsPerMinute?: number;
  name?: string;
  /** Undefined: made here. */
  secret?: string;
};

export const firstAccount = 'default';
/** The key that commands on this machine make for themselves. */
export const terminalKeyName = 'terminal';

export const createAccountAdmin = (deps: {
  db: Database;
  accounts: Accounts;
  apiKeys: ApiKeys;
  ledger: Ledger;
  notifications: Notifications;
  clock: Clock;
}) => {
  const { db, accounts, apiKeys, ledger, notifications, clock } = deps;
  const now = () => unixSeconds(clock.nowMs());

  const get = async (name: string): Promise<Account> => {
    const account = await accounts.findByName(name);
    if (!account) throw new AdminError(`There is no account "${name}".`);
    return account;
  };

  const change = async (name: string, update: Parameters<Accounts['update']>[1]): Promise<Account> => {
    const { id } = await get(name);
    await accounts.update(id, update);
    notifications.publish('keys_changed');
    return get(name);
  };

  /** Makes the account when it is new. Returns the secret, which is stored nowhere. */
  const createKey = async (wanted: NewKey) => {
    if (!/^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/.test(wanted.account)) {
      throw new AdminError('An account name has 1 to 64 letters, digits, dots, dashes, underscores or @.');
    }
    const secret = wanted.secret ?? makeSecret();
    const id = `key_${opaqueId(16)}`;
    await db.transaction().execute(async (transaction) => {
      const existing = await accounts.findByName(wanted.account, transaction);
      if (existing && (wanted.balance !== undefined || wanted.periodEndsAt !== undefined)) {
        throw new AdminError(
          `The account "${wanted.account}" exists already. Use "accounts credit" or "accounts renew" to change it.`,
        );
      }
      if (existing && wanted.billing !== undefined && wanted.billing !== existing.billing) {
        throw new AdminError(
          `The account "${wanted.account}" exists already and is billed as ${existing.billing}.`,
        );
      }
      const accountId = existing?.id ?? `acc_${opaqueId(16)}`;
      if (!existing) {
        await accounts.insert(transaction, {
          id: accountId,
          name: wanted.account,
          billing: wanted.billing ?? 'payg',
          unlimited: wanted.balance === undefined,
          periodEndsAt: wanted.periodEndsAt ?? null,
          createdAt: now(),
        });
        if (wanted.balance !== undefined)
          await ledger.credit(transaction, accountId, wanted.balance, 'opening balance');
      }
      await apiKeys.insert(transaction, {
        id,
        accountId,
        hash: hashSecret(secret),
        hint: hintOf(secret),
        name: wanted.name ?? null,
        models: wanted.models ?? null,
        cidrs: wanted.cidrs ?? null,
        expiresAt: wanted.expiresAt ?? null,
        requestsPerMinute: wanted.requestsPerMinute ?? null,
        quota: wanted.quota ?? null,
        createdAt: now(),
      });
    });
    return { id, key: secret, account: wanted.account };
  };

  return {
    createKey,
    listKeys: apiKeys.list,
    async revokeKey(id: string): Promise<void> {
      if (!(await apiKeys.revoke(id, now()))) throw new AdminError(`There is no live key "${id}".`);
      notifications.publish('keys_changed');
    },

    listAccounts: accounts.list,
    showAccount: get,
    setSuspended: (name: string, suspended: boolean) => change(name, { suspended }),
    setPaymentFailed: (name: string, paymentFailed: boolean) => change(name, { paymentFailed }),
    renew: (name: string, periodEndsAt: number) => change(name, { periodEndsAt }),
    async credit(name: string, amount: number): Promise<Account> {
      const { id, balance } = await get(name);
      if (balance === null) throw new AdminError(`The account "${name}" is unlimited and takes no credit.`);
      await db.transaction().execute((transaction) => ledger.credit(transaction, id, amount, 'credit'));
      return get(name);
    },

    /** On an empty store: the first account and its key. A configured key is added whenever it is not known yet. */
    async bootstrap(configuredKey: string | null): Promise<string | undefined> {
      const isDone = async () =>
        configuredKey === null
          ? (await apiKeys.list()).some(({ name }) => name !== terminalKeyName)
          : (await apiKeys.findCaller(hashSecret(configuredKey))) !== undefined;
      if (await isDone()) return undefined;
      const wanted = {
        account: firstAccount,
        name: 'first key',
        requestsPerMinute: 0,
        ...(configuredKey !== null && { secret: configuredKey }),
      };
      try {
        return (await createKey(wanted)).key;
      } catch (error) {
        // Another process that started at the same moment was first.
        if (await isDone()) return undefined;
        throw error;
      }
    },
  };
};
export type AccountAdmin = ReturnType<typeof createAccountAdmin>;
