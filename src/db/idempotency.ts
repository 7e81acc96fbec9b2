/**
 * Stored responses by Idempotency-Key and account, so that a repeated create is answered from here and not executed
 * again.
 */
import type { Connection, Database } from './database.ts';

type StoredAnswer = { requestHash: string; response: string; createdAt: number };

/** The response and its key, and which earlier stored responses it may replace; undefined: none. */
export type StoredResponse = StoredAnswer & { key: string; replaceable?: Replaceable };
/** Responses stored before a time, or with a certain hash. */
export type Replaceable = { before: number; requestHash?: string };

export const createIdempotency = (db: Database) => ({
  async find(accountId: string, key: string, connection: Connection = db): Promise<StoredAnswer | undefined> {
    const row = await connection
      .selectFrom('idempotency')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row && { requestHash: row.request_hash, response: row.response, createdAt: row.created_at };
  },

  /** False when the key is taken: the caller rolls back and returns the stored response. */
  async insert(
    accountId: string,
    key: string,
    answer: StoredAnswer,
    connection: Connection = db,
  ): Promise<boolean> {
    const result = await connection
      .insertInto('idempotency')
      .values({
        account_id: accountId,
        key,
        request_hash: answer.requestHash,
        response: answer.response,
        created_at: answer.createdAt,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** As `insert`, but may replace a response stored before a time, or one with a certain hash. */
  async insertOrReplace(
    accountId: string,
    key: string,
    answer: StoredAnswer,
    replaceable: Replaceable,
    connection: Connection = db,
  ): Promise<boolean> {
    const stored = {
      request_hash: answer.requestHash,
      response: answer.response,
      created_at: answer.createdAt,
    };
    const result = await connection
      .insertInto('idempotency')
      .values({ account_id: accountId, key, ...stored })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'key'])
          .doUpdateSet(stored)
          .where((where) =>
            where.or([
              where('idempotency.created_at', '<', replaceable.before),
              ...(replaceable.requestHash === undefined
                ? []
                : [where('idempotency.request_hash', '=', replaceable.requestHash)]),
            ]),
          ),
      )
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Only the response of that time: another request may have replaced it meanwhile. */
  async delete(accountId: string, key: string, createdAt: number): Promise<void> {
    await db
      .deleteFrom('idempotency')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('created_at', '=', createdAt)
      .execute();
  },

  async deleteBefore(createdAt: number): Promise<void> {
    await db.deleteFrom('idempotency').where('created_at', '<', createdAt).execute();
  },
});
export type Idempotency = ReturnType<typeof createIdempotency>;
