/** Who works on a task: taken with a lease, kept while it is extended, changed only by who holds it. */
import { sql } from 'kysely';
import type { VideoTask } from '../domain/video-task.ts';
import { canSkipLocked, type Database } from './database.ts';
import { toTask } from './video-task-row.ts';

/**
 * A lease that ran out with its owner still in the row was lost with its process. Each loss makes the pause before the
 * next try longer: a tenth of a second to 0.8 s after the second, half a minute to four after the seventeenth. Tasks
 * lost together do not begin together again, so that the one among them that kills its process stands out.
 */
const isLost = sql<boolean>`lease_owner is not null`;
const claimableFromMs = sql<number>`lease_until_ms
  + case when ${isLost} then losses * losses * (1 + created_ms % 8) * 100 else 0 end`;

/** What a suspended account has in line waits there until it is resumed. */
const isSuspended = sql<number | null>`(select 1 from accounts
  where accounts.id = video_tasks.account_id and accounts.suspended = 1)`;

export const createTaskLeases = (db: Database) => {
  const skipsLocked = canSkipLocked(db);

  return {
    /** The next task in line whose lease is free, taken for `owner`. */
    async claim(owner: string, nowMs: number, leaseMs: number): Promise<VideoTask | undefined> {
      const now = Math.floor(nowMs / 1000);
      const row = await db
        .updateTable('video_tasks')
        .set({
          status: 'processing',
          attempts: sql<number>`case when ${isLost} then attempts else attempts + 1 end`,
          losses: sql<number>`case when ${isLost} then losses + 1 else losses end`,
          lease_owner: owner,
          lease_until_ms: nowMs + leaseMs,
          started_at: sql<number>`coalesce(started_at, ${now})`,
          status_update_time: sql<number>`case when status = 'pending' then ${now} else status_update_time end`,
        })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('video_tasks')
            .select('id')
            .where(sql<boolean>`status in ('pending', 'processing') and waits_for is null`)
            .where(claimableFromMs, '<=', nowMs)
            .where(isSuspended, 'is', null)
            .orderBy('queue_turn')
            .orderBy('created_ms')
            .orderBy('id')
            .limit(1)
            // Without it workers that claim at once all choose the same task, and all but one go away empty.
            .$if(skipsLocked, (query) => query.forUpdate().skipLocked()),
        )
        .where('status', 'in', ['pending', 'processing'])
        .where('lease_until_ms', '<=', nowMs)
        .returningAll()
        .executeTakeFirst();
      return row && toTask(row);
    },

    /** False when the lease was lost: the task was deleted, or given to someone else. */
    async extendLease(id: string, owner: string, untilMs: number): Promise<boolean> {
      const result = await db
        .updateTable('video_tasks')
        .set({ lease_until_ms: untilMs })
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .where('status', '=', 'processing')
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** Puts a task back in its old place. A shutdown's put-back does not count as an attempt. */
    async giveBack(id: string, owner: string, countsAsAttempt: boolean): Promise<void> {
      await db
        .updateTable('video_tasks')
        .set((eb) => ({
          lease_owner: null,
          lease_until_ms: 0,
          ...(countsAsAttempt ? {} : { attempts: eb('attempts', '-', 1) }),
        }))
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .where('status', '=', 'processing')
        .execute();
    },

    /** For a worker that knows it is the only one: what a killed predecessor held is free at once. */
    async freeAllLeases(nowMs: number): Promise<void> {
      await db
        .updateTable('video_tasks')
        .set({ lease_until_ms: nowMs })
        .where('status', '=', 'processing')
        .execute();
    },

    /** Progress never goes back, also when a task is made again after a crash. */
    async updateProgress(id: string, owner: string, progress: number, now: number): Promise<void> {
      await db
        .updateTable('video_tasks')
        .set({ progress, status_update_time: now })
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .where('status', '=', 'processing')
        .where('progress', '<', progress)
        .execute();
    },

    /** False when the lease was lost. */
    async updateRoute(
      id: string,
      owner: string,
      begun: { route: string; operation: string | null; writtenScene: string | null },
    ): Promise<boolean> {
      const result = await db
        .updateTable('video_tasks')
        .set({
          route: begun.route,
          upstream_operation: begun.operation,
          written_scene: begun.writtenScene,
        })
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .where('status', '=', 'processing')
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
  };
};
