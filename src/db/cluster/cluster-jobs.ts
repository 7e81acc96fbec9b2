/** The work of one process at a time: periodic jobs for all, and requests that were sent to several. */
import { sql } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../database.ts';
import { createDatabaseClock } from '../database-clock.ts';

/** Longer than any periodic job waits for its next turn. */
const keptMs = 24 * 3600_000;

export const createClusterJobs = (db: Database, clock: Clock) => {
  const { nowMs } = createDatabaseClock(db, clock);
  return {
    /** True for exactly one caller, which then does the job; no process gets it again before `forMs` have passed. */
    async claim(name: string, nodeId: string, forMs: number): Promise<boolean> {
      // An upsert locks and writes its row even when it changes nothing.
      const taken = await db
        .selectFrom('cluster_jobs')
        .select('name')
        .where('name', '=', name)
        .where('until_ms', '>', nowMs())
        .executeTakeFirst();
      if (taken) return false;
      const row = await db
        .insertInto('cluster_jobs')
        .values({ name, node_id: nodeId, until_ms: sql<number>`${nowMs()} + ${forMs}` })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ node_id: nodeId, until_ms: sql<number>`${nowMs()} + ${forMs}` })
            .where('cluster_jobs.until_ms', '<=', nowMs()),
        )
        .returning('name')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Called when the job is done: how soon it may be done again. */
    async done(name: string, nodeId: string, againInMs: number): Promise<void> {
      await db
        .updateTable('cluster_jobs')
        .set({ until_ms: sql<number>`${nowMs()} + ${againInMs}` })
        .where('name', '=', name)
        .where('node_id', '=', nodeId)
        .execute();
    },

    /** It is not periodic: nothing of it is kept. */
    async release(name: string, nodeId: string): Promise<void> {
      await db.deleteFrom('cluster_jobs').where('name', '=', name).where('node_id', '=', nodeId).execute();
    },

    /** The traces of killed processes. */
    async deleteExpired(): Promise<void> {
      await db
        .deleteFrom('cluster_jobs')
        .where('until_ms', '<', sql<number>`${nowMs()} - ${keptMs}`)
        .execute();
    },
  };
};
export type ClusterJobs = ReturnType<typeof createClusterJobs>;
