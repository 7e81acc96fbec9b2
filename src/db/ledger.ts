/**
 * Every movement of money. Invariants: an account's balance is the sum of its ledger rows; `held` is the sum of
 * its open holds; a movement and its row are written in the caller's transaction or not at all.
 */
import { sql } from 'kysely';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import { timeOrderedId } from '../lib/ids.ts';
import { type Connection, type Database, withValues } from './database.ts';
import type { LedgerTable } from './schema.ts';

export type Payer = { accountId: string; keyId: string };
export type HoldOutcome = { ok: true; queueTurn: number } | { ok: false; lacking: 'balance' | 'quota' };

export const createLedger = (db: Database, clock: Clock) => {
  // The condition stands in the update itself: two creates at once can never both take the last credit.
  const takeFromAccount = db
    .updateTable('accounts')
    .set((eb) => ({
      balance: eb('balance', '-', 0),
      held: eb('held', '+', 0),
      queue_turn: sql<number>`case when queue_turn > ${0} then queue_turn + 1 else ${0} + 1 end`,
    }))
    .where('id', '=', '')
    .where((eb) => eb.or([eb('balance', 'is', null), eb('balance', '>=', 0)]))
    .returning('queue_turn')
    .compile();
  const takeFromQuota = db
    .updateTable('api_keys')
    .set((eb) => ({ quota_used: eb('quota_used', '+', 0) }))
    .where('id', '=', '')
    .where((eb) => eb.or([eb('quota', 'is', null), eb(eb('quota_used', '+', 0), '<=', eb.ref('quota'))]))
    .returning('id')
    .compile();
  const giveBackToQuota = db
    .updateTable('api_keys')
    .set((eb) => ({ quota_used: eb('quota_used', '-', 0) }))
    .where('id', '=', '')
    .compile();
  const settleAccount = db
    .updateTable('accounts')
    .set((eb) => ({
      balance: eb('balance', '+', 0),
      held: eb('held', '-', 0),
      spent: eb('spent', '+', 0),
    }))
    .where('id', '=', '')
    .compile();
  const insertRow = db
    .insertInto('ledger')
    .values({ id: '', account_id: '', api_key_id: '', kind: 'hold', amount: 0, reference: '', created_at: 0 })
    .compile();

  const record = async (
    connection: Connection,
    row: {
      accountId: string;
      keyId: string | null;
      kind: LedgerTable['kind'];
      amount: number;
      reference: string | null;
    },
  ) => {
    const nowMs = clock.nowMs();
    await connection.executeQuery(
      withValues(insertRow, [
        timeOrderedId(nowMs),
        row.accountId,
        row.keyId,
        row.kind,
        row.amount,
        row.reference,
        unixSeconds(nowMs),
      ]),
    );
  };

  return {
    /** Sets money aside; `servedTurn` is the fair queue's own, see queue/. Whoever gets a refusal rolls back. */
    async hold(
      connection: Connection,
      payer: Payer,
      amount: number,
      reference: string,
      servedTurn: number,
    ): Promise<HoldOutcome> {
      const quota = await connection.executeQuery(withValues(takeFromQuota, [amount, payer.keyId, amount]));
      if (quota.rows.length === 0) return { ok: false, lacking: 'quota' };
      const account = await connection.executeQuery(
        withValues(takeFromAccount, [amount, amount, servedTurn, servedTurn, payer.accountId, amount]),
      );
      const queueTurn = account.rows[0]?.queue_turn;
      if (queueTurn === undefined) return { ok: false, lacking: 'balance' };
      await record(connection, { ...payer, kind: 'hold', amount: -amount, reference });
      return { ok: true, queueTurn };
    },

    /** Ends a hold by charging what was really used: 0 releases it all. */
    async settle(
      connection: Connection,
      payer: Payer,
      amounts: { held: number; charged: number },
      reference: string,
    ): Promise<void> {
      const { held, charged } = amounts;
      // Key before account, as in hold: the other way round the two would deadlock.
      await connection.executeQuery(withValues(giveBackToQuota, [held - charged, payer.keyId]));
      await connection.executeQuery(
        withValues(settleAccount, [held - charged, held, charged, payer.accountId]),
      );
      await record(connection, { ...payer, kind: 'release', amount: held, reference });
      if (charged > 0) await record(connection, { ...payer, kind: 'charge', amount: -charged, reference });
    },

    async credit(
      connection: Connection,
      accountId: string,
      amount: number,
      reference: string,
    ): Promise<void> {
      await connection
        .updateTable('accounts')
        .set((eb) => ({ balance: eb('balance', '+', amount) }))
        .where('id', '=', accountId)
        .execute();
      await record(connection, { accountId, keyId: null, kind: 'credit', amount, reference });
    },

    async sum(accountId: string): Promise<number> {
      const row = await db
        .selectFrom('ledger')
        .select((eb) => eb.fn.sum<number | string | null>('amount').as('total'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(row.total ?? 0);
    },
  };
};
export type Ledger = ReturnType<typeof createLedger>;
