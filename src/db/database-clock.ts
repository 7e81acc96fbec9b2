/** The time by which processes agree: that of Postgres, since machines differ; on SQLite the machine's own. */
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../lib/clock.ts';
import { canSkipLocked, type Database } from './database.ts';

export const createDatabaseClock = (db: Database, clock: Clock) => {
  const isShared = canSkipLocked(db);
  // The time of the statement, not of the moment: an index can be searched by it.
  const shared = sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`;
  /** For use within a statement. */
  const nowMs = (): RawBuilder<number> => (isShared ? shared : sql<number>`${clock.nowMs()}`);
  return {
    nowMs,
    async readNowMs(): Promise<number> {
      if (!isShared) return clock.nowMs();
      const { rows } = await sql<{ now_ms: number }>`select ${shared} as now_ms`.execute(db);
      return rows[0]!.now_ms;
    },
  };
};
export type DatabaseClock = ReturnType<typeof createDatabaseClock>;
