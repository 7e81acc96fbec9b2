/**
 * Stored responses by Idempotency-Key and account, so that a repeated create is answered from here and not executed
 * again.
 */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Connection, Database } from './database.ts';
import { columnsOf, fieldsOf } from './row-fields.ts';

const deletedAtOnce = 500;

export type StoredResponse = {
  key: string;
  requestHash: string;
  response: string;
  createdAt: number;
  /** Which earlier stored responses it may replace; undefined: none. */
  replaceable?: Replaceable;
};
/** Responses stored before a time, or with a certain hash. */
export type Replaceable = { before: number; requestHash?: string };

export const createIdempotency = (db: Database) => ({
  async find(accountId: string, key: string, connection: Connection = db) {
    const row = await connection
      .selectFrom('idempotency')
      .select(['request_hash', 'response', 'created_at'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row && fieldsOf(row);
  },

  /** Without the response. */
  async exists(accountId: string, key: string): Promise<boolean> {
    const row = await db
      .selectFrom('idempotency')
      .select('created_at')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Changes no row when the key is taken, and not by a response that this one may replace. */
  insertQuery(accountId: string, { key, replaceable, ...response }: StoredResponse) {
    const stored = columnsOf(response);
    return db
      .insertInto('idempotency')
      .values({ account_id: accountId, key, ...stored })
      .onConflict((conflict) => {
        const taken = conflict.columns(['account_id', 'key']);
        if (!replaceable) return taken.doNothing();
        const { before, requestHash } = replaceable;
        return taken
          .doUpdateSet(stored)
          .where((where) =>
            where.or([
              where('idempotency.created_at', '<', before),
              ...(requestHash === undefined ? [] : [where('idempotency.request_hash', '=', requestHash)]),
            ]),
          );
      })
      .compile();
  },

  /** False when the key is taken: the caller rolls back and returns the stored response. */
  async insert(accountId: string, response: StoredResponse, connection: Connection = db): Promise<boolean> {
    const { numAffectedRows } = await connection.executeQuery(this.insertQuery(accountId, response));
    return (numAffectedRows ?? 0n) > 0n;
  },

  /** Only the response of that time: another request may have replaced it since. */
  async delete(accountId: string, key: string, createdAt: number): Promise<void> {
    await db
      .deleteFrom('idempotency')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('created_at', '=', createdAt)
      .execute();
  },

  /** In parts: those of a time without a service are any number, and on SQLite everybody waits for a statement. */
  async deleteBefore(createdAt: number): Promise<void> {
    for (;;) {
      const { numAffectedRows } = await sql`
        delete from idempotency where (account_id, key) in (
          select account_id, key from idempotency where created_at < ${createdAt} limit ${sql.lit(deletedAtOnce)})`.execute(
        db,
      );
      if (numAffectedRows !== BigInt(deletedAtOnce)) return;
      await setImmediate();
    }
  },
});
export type Idempotency = ReturnType<typeof createIdempotency>;
