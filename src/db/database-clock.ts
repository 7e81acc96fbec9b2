/**
 * The clock all processes agree on: that of Postgres, since machines differ. On SQLite a monotonic clock based on the
 * machine's time at start: setting the clock back must not delay what is due.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../lib/clock.ts';
import { capabilitiesOf, inDialectOf } from './capabilities.ts';
import type { Database } from './database.ts';

/** The moment of a change, as the triggers of `video_tasks` stamp it, for use within a statement. */
export const nowMicroseconds = (db: Database): RawBuilder<number> =>
  inDialectOf(db, {
    Postgres: sql<number>`floor(extract(epoch from clock_timestamp()) * 1000000)::bigint`,
    SQLite: sql<number>`cast(unixepoch('subsec') * 1000000 as integer)`,
  });

export const createDatabaseClock = (db: Database, clock: Clock) => {
  const isShared = capabilitiesOf(db).servesSeveralMachines;
  // The statement's start time, not clock_timestamp(): it is stable, so an index can be used.
  const shared = sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`;
  const offsetMs = clock.nowMs() - clock.elapsedMs();
  const monotonicMs = (): number => Math.round(offsetMs + clock.elapsedMs());
  /** As an SQL expression. */
  const nowMs = (): RawBuilder<number> => (isShared ? shared : sql<number>`${monotonicMs()}`);
  return {
    nowMs,
    /** Wall-clock time, for display. */
    shownMs: (): RawBuilder<number> => (isShared ? shared : sql<number>`${clock.nowMs()}`),
    async readNowMs(): Promise<number> {
      if (!isShared) return monotonicMs();
      const { rows } = await sql<{ now_ms: number }>`select ${shared} as now_ms`.execute(db);
      return rows[0]!.now_ms;
    },
  };
};
export type DatabaseClock = ReturnType<typeof createDatabaseClock>;
