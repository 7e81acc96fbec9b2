/** Money reserved for a synchronous response. A task's hold is stored in its own row instead. */
import { sql } from 'kysely';
import type { Clock } from '../lib/clock.ts';
import { nodeLostAfterMs } from './cluster/nodes.ts';
import { type Connection, type Database, withValues } from './database.ts';
import { createDatabaseClock } from './database-clock.ts';
import type { HoldShortfall, Ledger } from './ledger.ts';
import { runPrecompiledTransaction } from './precompiled-transactions.ts';
import { fieldsOf } from './row-fields.ts';
import type { HoldsTable } from './schema.ts';

export type OpenHold = {
  id: string;
  accountId: string;
  keyId: string;
  model: string | null;
  amount: number;
  reference: string;
  expiresAt: number;
};

const fromRow = ({ api_key_id: keyId, node_id: _node, ...row }: HoldsTable): OpenHold => ({
  ...fieldsOf(row),
  keyId,
});

/**
 * Committed without waiting for the disk: the sync would be a fifth of the latency we add to a proxied call. A power
 * cut may leave the last 50 ms of responses unbilled; nobody is charged for a response they did not get.
 */
const holdOptions = { deferSync: true };
const listLimit = 100;

export const createHolds = (deps: {
  db: Database;
  ledger: Ledger;
  clock: Clock;
  /** Null: no other process shares the database. */
  nodeId: string | null;
}) => {
  const { db, ledger, nodeId } = deps;
  const { nowMs } = createDatabaseClock(db, deps.clock);
  const insertRow = db
    .insertInto('holds')
    .values({
      id: '',
      account_id: '',
      api_key_id: '',
      amount: 0,
      reference: '',
      expires_at: 0,
      model: '',
      node_id: '',
    })
    .compile();
  const deleteRow = db.deleteFrom('holds').where('id', '=', '').compile();

  /** False: an earlier end has charged it, though its answer may have been lost. */
  const isUncharged = async (
    { accountId, reference }: OpenHold,
    connection: Connection,
  ): Promise<boolean> => {
    const row = await connection
      .selectFrom('ledger')
      .select('id')
      .where('reference', '=', reference)
      .where('account_id', '=', accountId)
      .where('kind', '=', 'charge')
      .executeTakeFirst();
    return row === undefined;
  };

  /**
   * For what was delivered after its hold was released, as those of a process that seemed lost are: charged as far as the
   * account and key have it.
   */
  const chargeWithoutHold = async (
    hold: OpenHold,
    charged: number,
    connection: Connection,
  ): Promise<void> => {
    if (charged === 0) return;
    // Before the question, which a charge that is being committed would not answer.
    await ledger.lock(connection, hold);
    if (!(await isUncharged(hold, connection))) return;
    const { balance, quota } = await ledger.available(hold, connection);
    const left = Math.max(0, Math.min(charged, balance ?? charged, quota ?? charged));
    if (left === 0) return;
    await ledger.hold(connection, hold, left, hold.reference);
    await ledger.settle(connection, hold, { held: left, charged: left }, hold.reference);
  };

  return {
    /** Returns the limit that was exceeded; nothing is reserved then. */
    async open(hold: OpenHold): Promise<HoldShortfall | undefined> {
      const { id, accountId, keyId, amount, reference, expiresAt, model } = hold;
      const taking = ledger.holdQueries(hold, amount, reference);
      const missed = await runPrecompiledTransaction(
        db,
        [
          { query: taking.quota, isRequired: true },
          { query: taking.balance, isRequired: true },
          { query: taking.record },
          {
            query: withValues(insertRow, [id, accountId, keyId, amount, reference, expiresAt, model, nodeId]),
          },
        ],
        holdOptions,
      );
      return missed === -1 ? undefined : missed === 0 ? 'quota' : 'balance';
    },

    /** The money stays held, from now on by the task that is written in the same transaction. False: it was ended before. */
    async moveToTask(transaction: Connection, id: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('holds')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Charges the actual amount; 0 releases all. Does nothing when it was charged before. */
    async end(hold: OpenHold, charged: number): Promise<void> {
      const amounts = { held: hold.amount, charged };
      const missed = await runPrecompiledTransaction(
        db,
        [
          { query: withValues(deleteRow, [hold.id]), isRequired: true },
          ...ledger.settleQueries(hold, amounts, hold.reference).map((query) => ({ query })),
        ],
        holdOptions,
      );
      if (missed !== -1 && charged > 0)
        await db.transaction().execute((transaction) => chargeWithoutHold(hold, charged, transaction));
    },

    /** The same in one transaction with what `write` writes: all of it or nothing. */
    async endWith(
      hold: OpenHold,
      charged: number,
      write: (transaction: Connection) => Promise<void>,
    ): Promise<void> {
      const settling = ledger.settleQueries(hold, { held: hold.amount, charged }, hold.reference);
      await db.transaction().execute(async (transaction) => {
        const { numAffectedRows } = await transaction.executeQuery(withValues(deleteRow, [hold.id]));
        if (numAffectedRows) for (const query of settling) await transaction.executeQuery(query);
        else await chargeWithoutHold(hold, charged, transaction);
        await write(transaction);
      });
    },

    /** For a response that takes longer than a hold lasts. */
    async renew(id: string, expiresAt: number): Promise<void> {
      await db.updateTable('holds').set({ expires_at: expiresAt }).where('id', '=', id).execute();
    },

    async listAll(): Promise<OpenHold[]> {
      return (await db.selectFrom('holds').selectAll().execute()).map(fromRow);
    },

    async listExpired(now: number): Promise<OpenHold[]> {
      const expired = db.selectFrom('holds').selectAll().where('expires_at', '<=', now);
      return (await expired.limit(listLimit).execute()).map(fromRow);
    },

    /** Those of processes without a recent heartbeat. */
    async listOfLostNodes(): Promise<OpenHold[]> {
      const { rows } = await sql<HoldsTable>`select * from holds where node_id is not null and not exists (
        select 1 from nodes where nodes.id = holds.node_id and last_seen_ms > ${nowMs()} - ${nodeLostAfterMs}
      ) limit ${sql.lit(listLimit)}`.execute(db);
      return rows.map(fromRow);
    },
  };
};
export type Holds = ReturnType<typeof createHolds>;
