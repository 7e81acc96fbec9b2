/** The line of unfinished tasks, counted and sampled. */
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { createLineSamples } from './line-samples.ts';

export const createTaskLine = (db: Database) => ({
  /** All that are not finished; a remix that waits for its source counts too. */
  async countOpen(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
        select (select count(*) from video_tasks where status in ('pending', 'processing') and waits_for is null)
          + (select count(*) from video_tasks where waits_for is not null) as count`.execute(db);
    return Number(rows[0]!.count);
  },

  async countInLine(): Promise<number> {
    const row = await db
      .selectFrom('video_tasks')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where(sql<boolean>`status in ('pending', 'processing') and waits_for is null`)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  sampleLine: createLineSamples(db),

  /** How long the newest finished tasks took to make; undefined when there are none. */
  async averageSeconds(newest: number): Promise<number | undefined> {
    const { rows } = await sql<{ average: number | string | null }>`
        select avg(took) as average from (
          select completed_at - started_at as took from video_tasks
          where status in ('completed', 'failed') and started_at is not null
          order by completed_at desc limit ${sql.lit(newest)}
        ) as recent`.execute(db);
    const average = rows[0]?.average;
    return average === null || average === undefined ? undefined : Math.max(1, Number(average));
  },
});
