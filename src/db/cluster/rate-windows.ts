/** Requests per minute, counted over all processes: each reports what it admitted and reserves more for itself. */
import { sql } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../database.ts';
import { createDatabaseClock } from '../database-clock.ts';
import { fieldsOf } from '../row-fields.ts';

const windowMs = 60_000;
/** A process reserves at most its share divided by this at a time, so that some is left for the others. */
const shareDivisor = 4;

export type WindowReport = {
  name: string;
  limit: number;
  /** The window that `admitted` and `released` belong to; they count for no other window. */
  endsMs: number;
  /** Admitted since the last report. */
  admitted: number;
  /** Reserved and not needed. */
  released: number;
  /** How many requests wait; 0: none, but more is reserved in advance; null: nothing more is to be reserved. */
  wanted: number | null;
};

export type WindowState = {
  name: string;
  endsMs: number;
  /** Admitted by all processes, as of their last reports. */
  admitted: number;
  /** Reserved for the process that asked. */
  granted: number;
  nowMs: number;
};

export const createRateWindows = (db: Database, clock: Clock) => {
  const { nowMs } = createDatabaseClock(db, clock);

  return {
    /** Creates the row in advance, so that all processes lock the same row from the start. */
    async insertMissing(names: string[]): Promise<void> {
      await sql`insert into rate_windows (name, ends_ms, spent, reserved)
        select name, 0, 0, 0 from unnest(${names}::text[]) as names (name) order by name
        on conflict (name) do nothing`.execute(db);
    },

    /**
     * Reports and reserves for all keys in one statement. Each gets a part of its share of what is left, at least 1; a
     * process with waiting requests up to its whole share.
     */
    async report(reports: WindowReport[], nodes: number): Promise<WindowState[]> {
      const column = <K extends keyof WindowReport>(name: K) => reports.map((report) => report[name]);
      const { rows } = await sql<{
        name: string;
        ends_ms: number;
        admitted: number;
        granted: number;
        now_ms: number;
      }>`
        with reports as (
          select * from unnest(${column('name')}::text[], ${column('limit')}::bigint[],
            ${column('endsMs')}::bigint[], ${column('admitted')}::bigint[], ${column('released')}::bigint[],
            ${column('wanted')}::bigint[]) as reports (name, allowed, ends_ms, admitted, released, wanted)
        ), locked as (
          select rate_windows.* from rate_windows join reports on reports.name = rate_windows.name
          order by rate_windows.name for update of rate_windows
        ), counted as (
          select name, allowed, wanted, ${nowMs()} as now_ms,
            case when is_over then ${nowMs()} + ${windowMs}::bigint else locked_ends_ms end as ends_ms,
            case when is_over then 0 when is_same then admitted_before + admitted else admitted_before end as admitted,
            case when is_over then 0 when is_same then greatest(0, reserved - admitted - released) else reserved end as reserved
          from (
            select reports.*, locked.ends_ms as locked_ends_ms, locked.spent as admitted_before, locked.reserved,
              locked.ends_ms <= ${nowMs()} as is_over, locked.ends_ms = reports.ends_ms as is_same
            from reports join locked on locked.name = reports.name
          ) as joined
        ), granted as (
          select *, case when wanted is null then 0 else greatest(
              ceil(remaining / (${nodes}::numeric * ${shareDivisor}::numeric)),
              least(wanted, ceil(remaining / ${nodes}::numeric))
            )::bigint end as granted
          from (select *, greatest(0, allowed - admitted - reserved) as remaining from counted) as counted
        ), written as (
          update rate_windows set ends_ms = granted.ends_ms, spent = granted.admitted,
            reserved = granted.reserved + granted.granted
          from granted where rate_windows.name = granted.name
        )
        select name, ends_ms, admitted, granted, now_ms from granted`.execute(db);
      return rows.map(fieldsOf);
    },

    async deleteExpired(): Promise<void> {
      await db
        .deleteFrom('rate_windows')
        .where('ends_ms', '<', sql<number>`${nowMs()} - ${10 * windowMs}`)
        .execute();
    },
  };
};
export type RateWindows = ReturnType<typeof createRateWindows>;
