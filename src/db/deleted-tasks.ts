/** Deleted tasks, recorded in the transaction that deletes them: for subscribers, and until their files are gone. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { nowMicroseconds } from './database-clock.ts';

const deletedAtOnce = 500;
const retentionUs = 24 * 3600 * 1_000_000;

export const createDeletedTasks = (db: Database) => ({
  /** Those whose files may still be there, deleted at least so long ago, or in the future of a clock that was set back since; oldest first. */
  async listDeletedWithFiles(options: { minAgeMs: number; limit: number }): Promise<string[]> {
    const now = nowMicroseconds(db);
    const rows = await db
      .selectFrom('deleted_tasks')
      .select('id')
      .where('files_removed', '=', 0)
      .where((eb) =>
        eb.or([
          eb('deleted_us', '<=', sql<number>`${now} - ${options.minAgeMs * 1000}`),
          eb('deleted_us', '>', now),
        ]),
      )
      .orderBy('deleted_us')
      .limit(options.limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  async markFilesRemoved(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    await db.updateTable('deleted_tasks').set({ files_removed: 1 }).where('id', 'in', ids).execute();
  },

  /** A client that reconnects after more than a day gets no event for it. */
  async deleteExpiredDeletions(): Promise<void> {
    for (;;) {
      const { numDeletedRows } = await db
        .deleteFrom('deleted_tasks')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('deleted_tasks')
            .select('id')
            .where('deleted_us', '<', sql<number>`${nowMicroseconds(db)} - ${retentionUs}`)
            .where('files_removed', '=', 1)
            .limit(deletedAtOnce),
        )
        .executeTakeFirst();
      if (numDeletedRows < BigInt(deletedAtOnce)) return;
      await setImmediate();
    }
  },
});
