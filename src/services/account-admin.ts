/**
 * Operator actions at the command line or in the console: accounts, keys, credit. Each change is written to the audit
 * log.
 */
import type { Accounts } from '../db/accounts.ts';
import type { ApiKeys, KeyChange } from '../db/api-keys.ts';
import type { AuditLog } from '../db/console/audit-log.ts';
import type { Connection, Database } from '../db/database.ts';
import type { Ledger } from '../db/ledger.ts';
import type { Notifications } from '../db/notifications.ts';
import type { Account, ApiKey, BillingPlan } from '../domain/account.ts';
import { hashSecret, hintOf, makeSecret } from '../domain/api-key.ts';
import { commandLine } from '../domain/audit.ts';
import { AdminError } from '../domain/errors.ts';
import { maxAccountMicro, toCredits } from '../domain/money.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';
import { measure } from '../lib/measurements.ts';

export const nameTaken = (name: string) => new AdminError(`The name "${name}" is taken.`, 'account');

export type { KeyChange };

export type NewAccount = {
  account: string;
  billing?: BillingPlan;
  /** Micro-credits of a new account; undefined: unlimited. */
  balance?: number;
  periodEndsAt?: number;
};

export type NewKey = KeyChange &
  NewAccount & {
    /** For an account that exists; an unknown name, perhaps mistyped, is then an error. */
    existingAccount?: true;
    /** For an account that does not exist yet. */
    isNewAccount?: true;
    /** Undefined: generated here. */
    secret?: string;
  };

export const firstAccount = 'default';
/** The key that commands on this machine create for themselves. */
export const terminalKeyName = 'terminal';

export const createAccountAdmin = (deps: {
  db: Database;
  accounts: Accounts;
  apiKeys: ApiKeys;
  ledger: Ledger;
  auditLog: AuditLog;
  notifications: Notifications;
  clock: Clock;
}) => {
  const { db, accounts, apiKeys, ledger, auditLog, notifications, clock } = deps;
  const now = () => unixSeconds(clock.nowMs());

  const requireFuture = (time: number | null | undefined, what: string, param: string): void => {
    if (time != null && time <= now()) throw new AdminError(`${what} must be in the future.`, param);
  };

  const get = async (name: string): Promise<Account> => {
    const account = await accounts.findByName(name);
    if (!account) throw new AdminError(`There is no account "${name}".`);
    return account;
  };

  const addCredit = async (
    transaction: Connection,
    account: { id: string; name: string },
    amount: number,
    reference: string,
  ): Promise<void> => {
    if (!(await ledger.credit(transaction, account.id, amount, reference)))
      throw new AdminError(
        `The account "${account.name}" would have more than ${toCredits(maxAccountMicro)} credits, spent ones included, which is the maximum.`,
        'credits',
      );
  };

  const change = async (
    name: string,
    update: Parameters<Accounts['update']>[1],
    actor: string,
  ): Promise<Account> => {
    const { id } = await get(name);
    await db.transaction().execute(async (transaction) => {
      await accounts.update(id, update, transaction);
      await auditLog.insert({ actor, action: 'account.change', subject: name, details: update }, transaction);
    });
    notifications.publish('keys_changed');
    return get(name);
  };

  const requireName = (name: string): void => {
    if (!/^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/.test(name))
      throw new AdminError(
        'An account name has 1 to 64 letters, digits, dots, dashes, underscores or @.',
        'account',
      );
  };

  const openAccount = async (transaction: Connection, wanted: NewAccount, actor: string): Promise<string> => {
    const accountId = `acc_${opaqueId(16)}`;
    const { account: name, billing = 'payg', balance, periodEndsAt } = wanted;
    const isOpened = await accounts.insert(transaction, {
      id: accountId,
      name,
      billing,
      unlimited: balance === undefined,
      periodEndsAt: periodEndsAt ?? null,
      createdAt: now(),
    });
    // Another process took it after it was looked up.
    if (!isOpened) throw nameTaken(name);
    const details = {
      billing,
      balance: balance === undefined ? null : toCredits(balance),
      periodEndsAt,
    };
    await auditLog.insert({ actor, action: 'account.create', subject: name, details }, transaction);
    if (balance !== undefined && balance > 0)
      await addCredit(transaction, { id: accountId, name }, balance, 'opening balance');
    return accountId;
  };

  const findOrOpenAccount = async (
    transaction: Connection,
    wanted: NewKey,
    actor: string,
  ): Promise<string> => {
    const existing = await accounts.findByName(wanted.account, transaction);
    if (existing && wanted.isNewAccount) throw nameTaken(wanted.account);
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
    if (!existing && wanted.existingAccount)
      throw new AdminError(`There is no account "${wanted.account}".`, 'account');
    return existing?.id ?? openAccount(transaction, wanted, actor);
  };

  /**
   * Creates the account if it is new. Returns the secret, which is stored nowhere. `check` throws where the account has
   * too many keys: it sees all of them, and no other process adds one until this is committed. `prepare` runs first, in
   * the same transaction, and may say what a new account has.
   */
  const createKey = async (
    wanted: NewKey,
    actor: string = commandLine,
    check?: (keys: Pick<ApiKey, 'revokedAt'>[]) => void,
    prepare?: (
      transaction: Connection,
    ) => Promise<{ balance: number; onAccount: (accountId: string) => Promise<void> }>,
  ) => {
    requireName(wanted.account);
    requireFuture(wanted.expiresAt, 'The expiry', 'expires_at');
    requireFuture(wanted.periodEndsAt, 'The end of the period', 'period_ends_at');
    const secret = wanted.secret ?? makeSecret();
    const id = `key_${opaqueId(16)}`;
    await db.transaction().execute(async (transaction) => {
      const prepared = await prepare?.(transaction);
      const accountId = await findOrOpenAccount(
        transaction,
        prepared ? { ...wanted, balance: prepared.balance } : wanted,
        actor,
      );
      await prepared?.onAccount(accountId);
      if (check) {
        await accounts.lock(transaction, accountId);
        check(await apiKeys.list(accountId, transaction));
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
      const { models, cidrs, expiresAt, requestsPerMinute, quota, name } = wanted;
      const limits = withCredits({ models, cidrs, expiresAt, requestsPerMinute, quota, name });
      const details = { key: id, ...limits };
      await auditLog.insert({ actor, action: 'key.create', subject: wanted.account, details }, transaction);
    });
    return { id, key: secret, account: wanted.account };
  };

  /** Of an unrevoked key; `write` returns undefined when there is none. */
  const writeKey = async (
    entry: { actor: string; action: string; details: { key: string } },
    write: (transaction: Connection) => Promise<ApiKey | undefined>,
  ): Promise<void> => {
    await db.transaction().execute(async (transaction) => {
      const written = await write(transaction);
      if (!written) throw new AdminError(`There is no live key "${entry.details.key}".`);
      const subject = (await accounts.find(written.accountId, transaction))!.name;
      await auditLog.insert({ ...entry, subject }, transaction);
    });
    notifications.publish('keys_changed');
  };

  /** An account without a key. */
  const createAccount = async (wanted: NewAccount, actor: string = commandLine): Promise<Account> => {
    requireName(wanted.account);
    requireFuture(wanted.periodEndsAt, 'The end of the period', 'period_ends_at');
    await db.transaction().execute(async (transaction) => {
      if (await accounts.findByName(wanted.account, transaction))
        throw new AdminError(`The account "${wanted.account}" exists already.`, 'account');
      await openAccount(transaction, wanted, actor);
    });
    return get(wanted.account);
  };

  return {
    createAccount,
    createKey,
    listKeys: (accountId?: string) => apiKeys.list(accountId),
    revokeKey: (id: string, actor: string = commandLine): Promise<void> =>
      writeKey({ actor, action: 'key.revoke', details: { key: id } }, (transaction) =>
        apiKeys.revoke(id, now(), transaction),
      ),

    async changeKey(id: string, update: KeyChange, actor: string = commandLine): Promise<void> {
      requireFuture(update.expiresAt, 'The expiry', 'expires_at');
      const details = { key: id, ...withCredits(update) };
      await writeKey({ actor, action: 'key.change', details }, (transaction) =>
        apiKeys.update(id, update, transaction),
      );
    },

    listAccounts: accounts.list,
    showAccount: get,
    /** By id. */
    accountNames: async (): Promise<Map<string, string>> =>
      new Map((await accounts.list()).map(({ id, name }) => [id, name])),
    setSuspended: (name: string, suspended: boolean, actor: string = commandLine) =>
      change(name, { suspended }, actor),
    setPaymentFailed: (name: string, paymentFailed: boolean, actor: string = commandLine) =>
      change(name, { paymentFailed }, actor),
    async renew(name: string, periodEndsAt: number, actor: string = commandLine): Promise<Account> {
      requireFuture(periodEndsAt, 'The end of the period', 'period_ends_at');
      return change(name, { periodEndsAt }, actor);
    },
    /** Micro-credits. */
    async credit(name: string, amount: number, actor: string = commandLine): Promise<Account> {
      if (amount < 1) throw new AdminError(`The credit must be at least ${toCredits(1)} credits.`, 'credits');
      const { id, balance } = await get(name);
      if (balance === null) throw new AdminError(`The account "${name}" is unlimited and takes no credit.`);
      await db.transaction().execute(async (transaction) => {
        await addCredit(transaction, { id, name }, amount, 'credit');
        const details = { credits: toCredits(amount) };
        await auditLog.insert({ actor, action: 'account.credit', subject: name, details }, transaction);
      });
      measure('money', { entry: 'credit', amount });
      return get(name);
    },

    /**
     * On an empty database: creates the first account and its key. A configured key is added whenever it is unknown.
     */
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
        secret: configuredKey ?? undefined,
      };
      try {
        return (await createKey(wanted, 'first start')).key;
      } catch (error) {
        // Another process that started at the same moment created it first.
        if (await isDone()) return undefined;
        throw error;
      }
    },
  };
};
export type AccountAdmin = ReturnType<typeof createAccountAdmin>;

/** As people read it. */
const withCredits = ({ quota, ...rest }: KeyChange) => ({ ...rest, quota: quota && toCredits(quota) });
