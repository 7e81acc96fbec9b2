/** Task leases: claimed by one worker, renewed by heartbeat; only the holder may change the task. */
import { type RawBuilder, sql } from 'kysely';
import type { VideoTask } from '../../domain/video-task.ts';
import type { Clock } from '../../lib/clock.ts';
import { capabilitiesOf } from '../capabilities.ts';
import type { Database } from '../database.ts';
import { createDatabaseClock } from '../database-clock.ts';
import { toTask } from '../video-task-row.ts';

/**
 * An expired lease whose owner is still in the row means its process was lost. Each loss lengthens the pause before the
 * next attempt: a tenth of a second to 0.8 s after the second, half a minute to four minutes after the seventeenth. The
 * jitter keeps tasks that were lost together from restarting together, so that the one that kills its process can be
 * told apart.
 */
const isLost = sql<boolean>`lease_owner is not null`;
const claimableFromMs = sql<number>`lease_until_ms
  + case when ${isLost} then losses * losses * (1 + created_ms % 8) * 100 else 0 end`;

const isHeldBy = (owner: string) => sql<boolean>`lease_owner = ${owner} and status = 'processing'`;

/** Tasks of a suspended account stay pending until it is resumed. */
const isNotSuspended = sql<boolean>`not exists (select 1 from accounts
  where accounts.id = video_tasks.account_id and accounts.suspended = 1)`;

/** More than the workers that usually claim at the same moment. */
const candidatesPerModel = 8;

export type Claim = {
  owner: string;
  leaseMs: number;
  /**
   * Leases that expired before this database time are taken over. It is measured before the claim is sent: a claim that
   * a hung database executes late then takes no task whose owner could not renew in the meantime. Undefined: only tasks
   * that were never started or were requeued.
   */
  takeOverBeforeMs?: number;
  /** Undefined: any model. */
  models?: readonly string[];
};

export const createTaskLeases = (db: Database, clock: Clock) => {
  const { nowMs, shownMs, readNowMs } = createDatabaseClock(db, clock);
  // Without SKIP LOCKED, concurrent workers all choose the same task, and all but one get nothing. SQLite has one
  // writer and needs no such option.
  const lock = capabilitiesOf(db).locksRows ? sql`for update skip locked` : sql``;

  /** Interrupted tasks come first: they were ahead of everything that is pending. */
  const firstInterrupted = (
    { takeOverBeforeMs, models }: Pick<Claim, 'takeOverBeforeMs' | 'models'>,
    column: 'id' | 'model' = 'id',
  ): RawBuilder<string> => sql`(
    select ${sql.ref(column)} from video_tasks
    where status = 'processing'
      and lease_until_ms <= ${takeOverBeforeMs ?? 0} and ${claimableFromMs} <= ${takeOverBeforeMs ?? 0}
      and ${isNotSuspended} ${models ? sql`and model in (${sql.join(models)})` : sql``}
    order by queue_turn, created_ms, id limit 1 ${column === 'id' ? lock : sql``})`;

  const isPending = sql<boolean>`status = 'pending' and waits_for is null and ${isNotSuspended}`;

  const firstPending = (model?: string): RawBuilder<string> => sql`(
    select id from video_tasks
    where ${isPending} ${model === undefined ? sql`` : sql`and model = ${model}`}
    order by queue_turn, created_ms, id limit 1 ${lock})`;

  /** The next pending task of any of these models: a subselect per model, so that each can use the index. */
  const firstPendingOf = (models: readonly string[], column: 'id' | 'model'): RawBuilder<string> => {
    const candidates = models.map(
      (model) => sql`select id from (
        select id from video_tasks where ${isPending} and model = ${model}
        order by queue_turn, created_ms, id limit ${candidatesPerModel}) as first_of_model`,
    );
    return sql`(
      select ${sql.ref(column)} from video_tasks
      where id in (${sql.join(candidates, sql` union all `)}) and status = 'pending'
      order by queue_turn, created_ms, id limit 1 ${column === 'id' ? lock : sql``})`;
  };

  return {
    /** The current time of the clock that leases use. */
    readLeaseClock: readNowMs,

    /** Claims the next task with a free lease for `owner`. */
    async claim(claim: Claim): Promise<VideoTask | undefined> {
      const now = sql<number>`cast(${shownMs()} / 1000 as bigint)`;
      // When other workers hold all candidates, any task of these models is better than none.
      const pending = claim.models
        ? [firstPendingOf(claim.models, 'id'), ...claim.models.map((model) => firstPending(model))]
        : [firstPending()];
      const row = await db
        .updateTable('video_tasks')
        .set({
          status: 'processing',
          attempts: sql<number>`case when ${isLost} then attempts else attempts + 1 end`,
          losses: sql<number>`case when ${isLost} then losses + 1 else losses end`,
          lease_owner: claim.owner,
          lease_until_ms: sql<number>`${nowMs()} + ${claim.leaseMs}`,
          started_at: sql<number>`coalesce(started_at, ${now})`,
          expected_end_ms: null,
          status_update_time: sql<number>`case when status = 'pending' then ${now} else status_update_time end`,
        })
        .where('id', '=', sql<string>`coalesce(${sql.join([firstInterrupted(claim), ...pending])})`)
        .where('status', 'in', ['pending', 'processing'])
        .where('lease_until_ms', '<=', sql<number>`${claim.takeOverBeforeMs ?? 0}`)
        .returningAll()
        .executeTakeFirst();
      return row && toTask(row);
    },

    /** The model of the task that would be claimed next. */
    async findClaimableModel(
      claim: Pick<Claim, 'takeOverBeforeMs'> & { models: readonly string[] },
    ): Promise<string | undefined> {
      const { rows } = await sql<{ model: string | null }>`
        select coalesce(${firstInterrupted(claim, 'model')}, ${firstPendingOf(claim.models, 'model')}) as model`.execute(
        db,
      );
      return rows[0]?.model ?? undefined;
    },

    /** Renews the leases that this owner still holds; the other tasks were deleted, finished or taken over. */
    async extendLeases(ids: readonly string[], owner: string, leaseMs: number): Promise<Set<string>> {
      const rows = await db
        .updateTable('video_tasks')
        .set({ lease_until_ms: sql<number>`${nowMs()} + ${leaseMs}` })
        .where('id', 'in', ids)
        .where(isHeldBy(owner))
        .returning('id')
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** The same check without renewing, which writes nothing. */
    async findHeld(ids: readonly string[], owner: string): Promise<Set<string>> {
      const rows = await db
        .selectFrom('video_tasks')
        .select('id')
        .where('id', 'in', ids)
        .where(isHeldBy(owner))
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** Treated like a lost process: the next attempt comes after a pause and counts as a loss. */
    async expireLease(id: string, owner: string, isEngineLost = false): Promise<void> {
      await db
        .updateTable('video_tasks')
        .set((eb) => ({
          lease_until_ms: nowMs(),
          ...(isEngineLost && { engine_losses: eb('engine_losses', '+', 1) }),
        }))
        .where('id', '=', id)
        .where(isHeldBy(owner))
        .execute();
    },

    /** Requeues a task at its old position. A requeue at shutdown does not count as an attempt. */
    async returnToQueue(
      id: string,
      owner: string,
      { countsAsAttempt }: { countsAsAttempt: boolean },
    ): Promise<void> {
      await db
        .updateTable('video_tasks')
        .set((eb) => ({
          lease_owner: null,
          lease_until_ms: 0,
          ...(countsAsAttempt ? {} : { attempts: eb('attempts', '-', 1) }),
        }))
        .where('id', '=', id)
        .where(isHeldBy(owner))
        .execute();
    },

    /** For a worker that is known to be the only one: frees the leases of a killed predecessor at once. */
    async freeAllLeases(): Promise<void> {
      await db
        .updateTable('video_tasks')
        .set({ lease_until_ms: nowMs() })
        .where('status', '=', 'processing')
        .execute();
    },

    /** Progress never decreases, even when a task is made again after a crash. */
    async updateProgress(
      id: string,
      owner: string,
      { percent, expectedEndMs }: { percent: number; expectedEndMs: number | null },
      now: number,
    ): Promise<void> {
      await db
        .updateTable('video_tasks')
        .set({ progress: percent, expected_end_ms: expectedEndMs, status_update_time: now })
        .where('id', '=', id)
        .where(isHeldBy(owner))
        .where('progress', '<', percent)
        .execute();
    },

    /** False when the lease was lost. */
    async updateRoute(
      id: string,
      owner: string,
      started: { route: string; upstreamJobId: string | null; writtenScene: string | null },
    ): Promise<boolean> {
      const result = await db
        .updateTable('video_tasks')
        .set({
          route: started.route,
          upstream_operation: started.upstreamJobId,
          written_scene: started.writtenScene,
        })
        .where('id', '=', id)
        .where(isHeldBy(owner))
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
  };
};
