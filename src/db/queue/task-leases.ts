/** Who works on a task: taken with a lease, kept while it is extended, changed only by who holds it. */
import { type RawBuilder, sql } from 'kysely';
import type { VideoTask } from '../../domain/video-task.ts';
import type { Clock } from '../../lib/clock.ts';
import { canSkipLocked, type Database } from '../database.ts';
import { createDatabaseClock } from '../database-clock.ts';
import { toTask } from '../video-task-row.ts';

/**
 * A lease that ran out with its owner still in the row was lost with its process. Each loss makes the pause before the
 * next try longer: a tenth of a second to 0.8 s after the second, half a minute to four after the seventeenth. Tasks
 * lost together do not begin together again, so that the one among them that kills its process stands out.
 */
const isLost = sql<boolean>`lease_owner is not null`;
const claimableFromMs = sql<number>`lease_until_ms
  + case when ${isLost} then losses * losses * (1 + created_ms % 8) * 100 else 0 end`;

/** What a suspended account has in line waits there until it is resumed. */
const isNotSuspended = sql<boolean>`not exists (select 1 from accounts
  where accounts.id = video_tasks.account_id and accounts.suspended = 1)`;

export type Claim = {
  owner: string;
  leaseMs: number;
  /**
   * Leases that ran out by this time of the database are taken over. It is measured before the claim is sent: a claim
   * that a hung database answers late then takes nothing whose owner could not renew it meanwhile.
   * Undefined: only what was never begun or was put back.
   */
  takeOverBeforeMs?: number;
  /** Undefined: of any model. */
  models?: readonly string[];
};

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a store; each of its operations is a function of its own.
export const createTaskLeases = (db: Database, clock: Clock) => {
  const { nowMs, shownMs, readNowMs } = createDatabaseClock(db, clock);
  // Without it workers that claim at once all choose the same task, and all but one go away empty.
  const lock = canSkipLocked(db) ? sql`for update skip locked` : sql``;

  /** What was begun stood before all that is pending. */
  const firstBegun = ({ takeOverBeforeMs, models }: Claim): RawBuilder<string> => sql`(
    select id from video_tasks
    where status = 'processing'
      and lease_until_ms <= ${takeOverBeforeMs ?? 0} and ${claimableFromMs} <= ${takeOverBeforeMs ?? 0}
      and ${isNotSuspended} ${models ? sql`and model in (${sql.join(models)})` : sql``}
    order by queue_turn, created_ms, id limit 1 ${lock})`;

  const firstPending = (model?: string): RawBuilder<string> => sql`(
    select id from video_tasks
    where status = 'pending' and waits_for is null
      and ${isNotSuspended} ${model === undefined ? sql`` : sql`and model = ${model}`}
    order by queue_turn, created_ms, id limit 1 ${lock})`;

  return {
    /** The time by which leases run out. */
    readLeaseClock: readNowMs,

    /** The next task in line whose lease is free, taken for `owner`. */
    async claim(claim: Claim): Promise<VideoTask | undefined> {
      const now = sql<number>`cast(${shownMs()} / 1000 as bigint)`;
      // Each model is looked up by itself, in an order of chance, so that none of another kind is passed over.
      const pending = claim.models ? shuffled(claim.models).map(firstPending) : [firstPending()];
      const row = await db
        .updateTable('video_tasks')
        .set({
          status: 'processing',
          attempts: sql<number>`case when ${isLost} then attempts else attempts + 1 end`,
          losses: sql<number>`case when ${isLost} then losses + 1 else losses end`,
          lease_owner: claim.owner,
          lease_until_ms: sql<number>`${nowMs()} + ${claim.leaseMs}`,
          started_at: sql<number>`coalesce(started_at, ${now})`,
          status_update_time: sql<number>`case when status = 'pending' then ${now} else status_update_time end`,
        })
        .where('id', '=', sql<string>`coalesce(${sql.join([firstBegun(claim), ...pending])})`)
        .where('status', 'in', ['pending', 'processing'])
        .where('lease_until_ms', '<=', sql<number>`${claim.takeOverBeforeMs ?? 0}`)
        .returningAll()
        .executeTakeFirst();
      return row && toTask(row);
    },

    /** Those whose lease is still this owner's, extended; the others were deleted, ended or given to someone else. */
    async extendLeases(ids: readonly string[], owner: string, leaseMs: number): Promise<Set<string>> {
      const rows = await db
        .updateTable('video_tasks')
        .set({ lease_until_ms: sql<number>`${nowMs()} + ${leaseMs}` })
        .where('id', 'in', ids)
        .where('lease_owner', '=', owner)
        .where('status', '=', 'processing')
        .returning('id')
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** The same without extending, which writes nothing. */
    async findHeld(ids: readonly string[], owner: string): Promise<Set<string>> {
      const rows = await db
        .selectFrom('video_tasks')
        .select('id')
        .where('id', 'in', ids)
        .where('lease_owner', '=', owner)
        .where('status', '=', 'processing')
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** As if the process had been lost: the next try comes after a pause, and counts as a loss. */
    async expireLease(id: string, owner: string): Promise<void> {
      await db
        .updateTable('video_tasks')
        .set({ lease_until_ms: nowMs() })
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .where('status', '=', 'processing')
        .execute();
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
    async freeAllLeases(): Promise<void> {
      await db
        .updateTable('video_tasks')
        .set({ lease_until_ms: nowMs() })
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

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
