/**
 * Every movement of money. Invariants: an account's balance is the sum of its ledger rows; `held` is the sum of
 * its open holds; a movement and its row are written in the caller's transaction or not at all.
 */
import { type CompiledQuery, sql } from 'kysely';
import { maxAccountMicro, requireMicro } from '../domain/money.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import { timeOrderedId } from '../lib/ids.ts';
import { type Connection, type Database, withValues } from './database.ts';
import { readSum, sumOf } from './money/exact-sum.ts';
import type { LedgerTable } from './schema.ts';

/** The account and key charged, and the model. */
export type Payer = { accountId: string; keyId: string; model?: string | null };
export type HoldShortfall = 'balance' | 'quota';

const emptyRow = {
  id: '',
  account_id: '',
  api_key_id: '',
  kind: 'hold',
  amount: 0,
  reference: '',
  created_at: 0,
  model: '',
} as const;

/** Compiled once; the values are placeholders. */
const compileStatements = (db: Database) => ({
  // The condition is in the update itself: two concurrent creates can never both take the last credit.
  takeFromAccount: db
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '-', 0), held: eb('held', '+', 0) }))
    .where('id', '=', '')
    .where((eb) =>
      eb.or([
        eb.and([eb('balance', 'is', null), eb(eb('held', '+', eb.ref('spent')), '<=', 0)]),
        eb('balance', '>=', 0),
      ]),
    )
    .compile(),
  takeFromQuota: db
    .updateTable('api_keys')
    .set((eb) => ({ quota_used: eb('quota_used', '+', 0) }))
    .where('id', '=', '')
    .where((eb) => eb.or([eb('quota', 'is', null), eb(eb('quota_used', '+', 0), '<=', eb.ref('quota'))]))
    .compile(),
  giveBackToQuota: db
    .updateTable('api_keys')
    .set((eb) => ({ quota_used: eb('quota_used', '-', 0) }))
    .where('id', '=', '')
    .compile(),
  settleAccount: db
    .updateTable('accounts')
    .set((eb) => ({ balance: eb('balance', '+', 0), held: eb('held', '-', 0), spent: eb('spent', '+', 0) }))
    .where('id', '=', '')
    .compile(),
  insertRow: db.insertInto('ledger').values(emptyRow).compile(),
  insertTwoRows: db.insertInto('ledger').values([emptyRow, emptyRow]).compile(),
  findFree: db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select((eb) => [
      'accounts.balance',
      eb('api_keys.quota', '-', eb.ref('api_keys.quota_used')).as('quota'),
    ])
    .where('api_keys.id', '=', '')
    .compile(),
});

/** The queries of holds and of their ends, for transactions of our own and for precompiled ones. */
const createMoneyQueries = (statements: ReturnType<typeof compileStatements>, clock: Clock) => {
  const { takeFromAccount, takeFromQuota, giveBackToQuota, settleAccount, insertRow, insertTwoRows } =
    statements;

  const rowValues = (
    payer: Omit<Payer, 'keyId'> & { keyId: string | null },
    kind: LedgerTable['kind'],
    amount: number,
    reference: string,
  ): unknown[] => {
    const nowMs = clock.nowMs();
    return [
      timeOrderedId(nowMs),
      payer.accountId,
      payer.keyId,
      kind,
      amount,
      reference,
      unixSeconds(nowMs),
      payer.model ?? null,
    ];
  };

  /**
   * The `quota` and `balance` updates must each match a row; otherwise that limit is exceeded and the transaction must
   * roll back.
   */
  const holdQueries = (payer: Payer, amount: number, reference: string) => ({
    quota: withValues(takeFromQuota, [amount, payer.keyId, amount]),
    balance: withValues(takeFromAccount, [amount, amount, payer.accountId, maxAccountMicro - amount, amount]),
    record: withValues(insertRow, rowValues(payer, 'hold', -amount, reference)),
  });

  /** Locks the key before the account, as in a hold: the opposite order would deadlock. */
  const settleQueries = (
    payer: Payer,
    { held, charged }: { held: number; charged: number },
    reference: string,
  ): CompiledQuery[] => {
    requireMicro(charged, held);
    const released = rowValues(payer, 'release', held, reference);
    return [
      ...(held === charged ? [] : [withValues(giveBackToQuota, [held - charged, payer.keyId])]),
      withValues(settleAccount, [held - charged, held, charged, payer.accountId]),
      charged > 0
        ? withValues(insertTwoRows, [...released, ...rowValues(payer, 'charge', -charged, reference)])
        : withValues(insertRow, released),
    ];
  };

  return { rowValues, holdQueries, settleQueries };
};

/** In the order of a hold: the key before the account. */
const lockRow = async (connection: Connection, table: 'api_keys' | 'accounts', id: string): Promise<void> => {
  await connection
    .updateTable(table)
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .execute();
};

export const createLedger = (db: Database, clock: Clock) => {
  const statements = compileStatements(db);
  const { insertRow, findFree } = statements;
  const { rowValues, holdQueries, settleQueries } = createMoneyQueries(statements, clock);

  return {
    holdQueries,
    settleQueries,

    /** The amount that may be spent now, by the account and by the key; null: no limit. */
    async available(
      { keyId }: Payer,
      connection: Connection = db,
    ): Promise<{ balance: number | null; quota: number | null }> {
      const [row] = (await connection.executeQuery(withValues(findFree, [keyId]))).rows;
      if (!row) return { balance: 0, quota: 0 };
      const amount = (value: unknown) => (value === null ? null : Number(value));
      return { balance: amount(row.balance), quota: amount(row.quota) };
    },

    /** Reserves money, or returns the limit that was exceeded: the caller then rolls back. */
    async hold(
      connection: Connection,
      payer: Payer,
      amount: number,
      reference: string,
    ): Promise<HoldShortfall | undefined> {
      const { quota, balance, record } = holdQueries(payer, amount, reference);
      if (!(await connection.executeQuery(quota)).numAffectedRows) return 'quota';
      if (!(await connection.executeQuery(balance)).numAffectedRows) return 'balance';
      await connection.executeQuery(record);
      return undefined;
    },

    /**
     * Before several holds of one account are ended in a transaction: the first would lock the account, and a second
     * key after the account deadlocks with a hold of that key.
     */
    async lockKeys(connection: Connection, keyIds: readonly string[]): Promise<void> {
      const ids = [...new Set(keyIds)].toSorted();
      if (ids.length > 1) for (const id of ids) await lockRow(connection, 'api_keys', id);
    },

    /** Until the transaction ends nobody else takes of what is available. */
    async lock(connection: Connection, { keyId, accountId }: Payer): Promise<void> {
      await lockRow(connection, 'api_keys', keyId);
      await lockRow(connection, 'accounts', accountId);
    },

    /** Ends a hold by charging the actual amount: 0 releases it all. */
    async settle(
      connection: Connection,
      payer: Payer,
      amounts: { held: number; charged: number },
      reference: string,
    ): Promise<void> {
      for (const query of settleQueries(payer, amounts, reference)) await connection.executeQuery(query);
    },

    /** False, and nothing written, when the account would then have had more than it may. */
    async credit(
      connection: Connection,
      accountId: string,
      amount: number,
      reference: string,
    ): Promise<boolean> {
      // The condition is in the update itself: two concurrent credits can never both take the last room.
      const { numUpdatedRows } = await connection
        .updateTable('accounts')
        .set((eb) => ({ balance: eb('balance', '+', amount) }))
        .where('id', '=', accountId)
        .where(sql<boolean>`balance + held + spent <= ${maxAccountMicro - amount}`)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const payer = { accountId, keyId: null };
      await connection.executeQuery(withValues(insertRow, rowValues(payer, 'credit', amount, reference)));
      return true;
    },

    async sum(accountId: string): Promise<number> {
      const row = await db
        .selectFrom('ledger')
        .select(sumOf('amount').as('total'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return readSum(row.total);
    },
  };
};
export type Ledger = ReturnType<typeof createLedger>;
