/** Failures since a time, by account: videos, and requests that ended with a fault of the service. */
import { sql } from 'kysely';
import { earliestIdAt } from '../../lib/ids.ts';
import type { Database } from '../database.ts';

/** Not by the column itself: SQLite would read all rows in the order of their accounts, and look at each. */
const account = sql<string>`account_id || ''`;

export const createRecentFailures = (db: Database) => ({
  async count(since: number): Promise<Map<string, number>> {
    const videos = await db
      .selectFrom('video_tasks')
      .select(({ fn }) => [account.as('of_account'), fn.countAll<number | string>().as('times')])
      // As the index of finished tasks says it.
      .where(sql<boolean>`status in ('completed', 'failed')`)
      .where('status', '=', 'failed')
      .where('completed_at', '>=', since)
      .groupBy(account)
      .execute();
    const requests = await db
      .selectFrom('request_log')
      .select(({ fn }) => [account.as('of_account'), fn.countAll<number | string>().as('times')])
      .where('id', '>=', earliestIdAt(since * 1000))
      .where('status', '>=', 500)
      .groupBy(account)
      .execute();
    const counts = new Map<string, number>();
    for (const { of_account: id, times } of [...videos, ...requests])
      counts.set(id, (counts.get(id) ?? 0) + Number(times));
    return counts;
  },
});
export type RecentFailures = ReturnType<typeof createRecentFailures>;
