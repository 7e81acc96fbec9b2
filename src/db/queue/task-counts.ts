/** Counts of open tasks, and how long recent ones took. */
import { sql } from 'kysely';
import type { VideoTask } from '../../domain/video-task.ts';
import type { Database } from '../database.ts';

/** Finished tasks that are looked at for each that was begun. */
const scannedPerTask = 10;

export type OpenTasks = { running: number; pending: number; waiting: number };

export const createTaskCounts = (db: Database) => ({
  async countOpen(): Promise<number> {
    const { running, pending, waiting } = await this.countOpenByState();
    return running + pending + waiting;
  },

  async countOpenOf(accountId: string): Promise<number> {
    const { rows } = await sql<{ open: number | string }>`select count(*) as open from video_tasks
      where account_id = ${accountId} and status in ('pending', 'processing')`.execute(db);
    return Number(rows[0]!.open);
  },

  /** Running, pending, and remixes waiting for their source; each counted in its own index. */
  async countOpenByState(): Promise<OpenTasks> {
    const { rows } = await sql<OpenTasks>`select
      (select count(*) from video_tasks where status = 'processing') as running,
      (select count(*) from video_tasks where status = 'pending' and waits_for is null) as pending,
      (select count(*) from video_tasks where waits_for is not null) as waiting`.execute(db);
    const { running, pending, waiting } = rows[0]!;
    return { running: Number(running), pending: Number(pending), waiting: Number(waiting) };
  },

  /** How far the running tasks are; of the first hundred, beyond which it hardly matters. */
  async listRunning(): Promise<Pick<VideoTask, 'progress' | 'startedAt' | 'expectedEndMs'>[]> {
    const rows = await db
      .selectFrom('video_tasks')
      .select(['progress', 'started_at', 'expected_end_ms'])
      .where('status', '=', 'processing')
      .limit(100)
      .execute();
    return rows.map(({ progress, started_at, expected_end_ms }) => ({
      progress: Number(progress),
      startedAt: started_at === null ? null : Number(started_at),
      expectedEndMs: expected_end_ms === null ? null : Number(expected_end_ms),
    }));
  },

  /** How many tasks are pending, and the age of the oldest. */
  async readPending(): Promise<{ length: number; oldestCreatedMs: number | null }> {
    const { rows } = await sql<{ length: number | string; oldest: number | string | null }>`
      select count(*) as length, min(created_ms) as oldest from video_tasks
      where status = 'pending' and waits_for is null`.execute(db);
    const { length, oldest } = rows[0]!;
    return { length: Number(length), oldestCreatedMs: oldest === null ? null : Number(oldest) };
  },

  /**
   * How long the newest finished tasks took to make; undefined when there are none. Only some are looked at: any number
   * may have failed before they were begun, as remixes of a deleted video.
   */
  async averageSeconds(newest: number): Promise<number | undefined> {
    const { rows } = await sql<{ average: number | string | null }>`
        select avg(completed_at - started_at) as average from (
          select started_at, completed_at from (
            select started_at, completed_at from video_tasks where status in ('completed', 'failed')
            order by completed_at desc limit ${sql.lit(newest * scannedPerTask)}
          ) as finished
          where started_at is not null order by completed_at desc limit ${sql.lit(newest)}
        ) as recent`.execute(db);
    const average = rows[0]?.average;
    return average === null || average === undefined ? undefined : Math.max(1, Number(average));
  },
});
