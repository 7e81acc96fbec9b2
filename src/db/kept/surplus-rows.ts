/**
 * Rows that cost an account nothing, beyond the number that one account may have: the oldest of them. Accounts are found
 * by leaping over an index, and rows are removed in parts, so that no statement takes long.
 */
import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

const removedAtOnce = 500;

/** As the index of large stored responses says it. */
const isLarge = sql`length(response) > 8192`;
const isFailed = sql`status = 'failed'`;
const anyRow = sql`true`;

export const createSurplusRows = (db: Database) => {
  async function* accountsIn(table: string, condition: RawBuilder<unknown>): AsyncGenerator<string> {
    for (let after = ''; ; await setImmediate()) {
      const { rows } = await sql<{ account_id: string }>`select account_id from ${sql.table(table)}
        where ${condition} and account_id > ${after} order by account_id limit 1`.execute(db);
      if (!rows[0]) return;
      after = rows[0].account_id;
      yield after;
    }
  }

  /** Repeats a statement that removes some rows, until it finds fewer. */
  const removeAll = async (some: RawBuilder<unknown>): Promise<void> => {
    while ((await some.execute(db)).numAffectedRows === BigInt(removedAtOnce)) await setImmediate();
  };

  return {
    /** Failed videos, up to `limit` of them. */
    async failedVideos(most: number, limit: number): Promise<{ id: string; accountId: string }[]> {
      const found: { id: string; accountId: string }[] = [];
      for await (const accountId of accountsIn('video_tasks', isFailed)) {
        const ofAccount = sql`from video_tasks where ${isFailed} and account_id = ${accountId}`;
        const { rows } = await sql<{ id: string }>`
          select id ${ofAccount} and (completed_at, id) <= (
            select completed_at, id ${ofAccount} order by completed_at desc, id desc limit 1 offset ${most})
          order by completed_at, id limit ${limit - found.length}`.execute(db);
        found.push(...rows.map(({ id }) => ({ id, accountId })));
        if (found.length === limit) break;
      }
      return found;
    },

    /** Stored responses, of them those that are older than `before`. */
    async removeStoredResponses(
      { most, mostLarge }: { most: number; mostLarge: number },
      before: number,
    ): Promise<void> {
      for await (const accountId of accountsIn('idempotency', anyRow))
        for (const [condition, count] of [
          [anyRow, most],
          [isLarge, mostLarge],
        ] as const) {
          const ofAccount = sql`from idempotency where ${condition} and account_id = ${accountId}`;
          await removeAll(sql`
            delete from idempotency where account_id = ${accountId} and key in (
              select key ${ofAccount} and created_at < ${before} and created_at <= (
                select created_at ${ofAccount} order by created_at desc limit 1 offset ${count})
              limit ${sql.lit(removedAtOnce)})`);
        }
    },

    /** Ended webhook deliveries; those that wait are among the newest that are counted. */
    async removeDeliveries(most: number): Promise<void> {
      for await (const accountId of accountsIn('webhook_deliveries', anyRow)) {
        const ofAccount = sql`from webhook_deliveries where account_id = ${accountId}`;
        await removeAll(sql`
          delete from webhook_deliveries where id in (
            select id ${ofAccount} and status <> 'pending' and id <= (
              select id ${ofAccount} order by id desc limit 1 offset ${most})
            order by id limit ${sql.lit(removedAtOnce)})`);
      }
    },
  };
};
export type SurplusRows = ReturnType<typeof createSurplusRows>;
