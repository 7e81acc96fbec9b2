/**
 * Sums of the ledger by hour, account, model and kind. Past hours are summed once and stored in `ledger_hours`; newer
 * rows are summed at read time. Both come from the ledger's rows, so totals always match the ledger.
 */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LedgerKind, LedgerTotal } from '../../domain/ledger.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { earliestIdAt } from '../../lib/ids.ts';
import type { Connection, Database } from '../database.ts';
import type { Settings } from '../settings.ts';
import { readSum, storableSumOf, sumOf } from './exact-sum.ts';

const hour = 3600;
const day = 24 * hour;
/**
 * Rows carry the time of the writing process, which may lag: an hour is stored only when the following hour has passed
 * too.
 */
const settledAfter = hour;
/** Summed again each time, in case a process's clock lagged even further. */
const summedAgain = day;
/** Processes of one database agree on the time to this. */
const clockSlack = hour;
/** A row's id may have been made somewhat before its time was taken. */
const idSlack = 60;
const untilSetting = 'ledger_hours_until';
/**
 * The model is part of the primary key of `ledger_hours`, which cannot hold null, so that table alone has '' for rows
 * without a model.
 */
const toKey = sql`coalesce(model, '')`;
const fromKey = sql`nullif(model, '')`;

type TotalsFilter = {
  /** Unix seconds, on the hour. */
  from: number;
  to: number;
  accountId?: string;
  model?: string;
  kind?: LedgerKind;
};
/** The grouping: by hour or day, and by which other columns. */
type TotalsBy = { time: 'hour' | 'day' | null; account: boolean; model: boolean };

export const createLedgerTotals = (deps: { db: Database; settings: Settings; clock: Clock }) => {
  const { db, settings, clock } = deps;

  const sumInto = async (connection: Connection, from: number, to: number): Promise<void> => {
    await sql`insert into ledger_hours (hour, account_id, model, kind, amount, rows)
      select created_at / 3600 * 3600, account_id, ${toKey}, kind, ${storableSumOf('amount')}, count(*)
      from ledger where created_at >= ${from} and created_at < ${to}
      group by 1, 2, 3, 4
      on conflict (hour, account_id, model, kind) do update set amount = excluded.amount, rows = excluded.rows`.execute(
      connection,
    );
  };

  const firstRowAt = async (): Promise<number | undefined> => {
    const row = await db
      .selectFrom('ledger')
      .select('created_at')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    return row?.created_at;
  };

  /**
   * An hour at a time, and the event loop serves others in between: on SQLite all wait for a query. Two processes doing
   * this at once write the same values.
   */
  const sumPast = async (): Promise<number> => {
    const until = floor(unixSeconds(clock.nowMs()), hour) - settledAfter;
    const found = await settings.find(untilSetting);
    const known = found === undefined ? undefined : Number(found);
    // One that is far ahead was stored by a clock that was: what was written since is in no sum.
    if (known !== undefined && known >= until && known <= until + clockSlack) return known;
    const first = known === undefined ? await firstRowAt() : Math.min(known, until) - summedAgain;
    for (let from = floor(first ?? until, hour); from < until; from += hour) {
      await sumInto(db, from, from + hour);
      await setImmediate();
    }
    await settings.set(db, untilSetting, String(until));
    return until;
  };
  let summing: Promise<number> | undefined;
  const storePastSums = (): Promise<number> => {
    summing ??= sumPast().finally(() => {
      summing = undefined;
    });
    return summing;
  };

  /** Both tables have the same columns here, apart from the time. */
  const totalsOf = async (
    table: 'ledger' | 'ledger_hours',
    { from, to, accountId, model, kind }: TotalsFilter,
    by: TotalsBy,
  ): Promise<LedgerTotal[]> => {
    if (from >= to) return [];
    const time = sql.ref(table === 'ledger' ? 'created_at' : 'hour');
    const rowCount = table === 'ledger' ? sql`count(*)` : sql`sum(rows)`;
    const modelColumn = table === 'ledger' ? sql.ref('model') : fromKey;
    const step = sql.lit(by.time === 'hour' ? hour : day);
    const absent = sql`cast(null as text)`;
    const { rows } = await sql<{
      start: number | string | null;
      account: string | null;
      model: string | null;
      kind: LedgerKind;
      amount: string;
      count: number | string;
    }>`select ${by.time === null ? absent : sql`${time} / ${step} * ${step}`} as start,
        ${by.account ? sql.ref('account_id') : absent} as account,
        ${by.model ? modelColumn : absent} as model,
        kind, ${sumOf('amount')} as amount, ${rowCount} as count
      from ${sql.table(table)}
      where ${time} >= ${from} and ${time} < ${to}
        ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
        ${
          // The index on account and id leads to the newest rows of the account alone.
          table === 'ledger' && accountId !== undefined
            ? sql`and id >= ${earliestIdAt((from - idSlack) * 1000)}`
            : sql``
        }
        ${model === undefined ? sql`` : sql`and model = ${model}`}
        ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      group by 1, 2, 3, 4`.execute(db);
    return rows.map((row) => ({
      start: row.start === null ? null : Number(row.start),
      accountId: row.account,
      model: row.model,
      kind: row.kind,
      amount: readSum(row.amount),
      rows: Number(row.count),
    }));
  };

  return {
    storePastSums,

    /** Ordered by time. */
    async totals(filter: TotalsFilter, by: TotalsBy): Promise<LedgerTotal[]> {
      const storedUntil = await storePastSums();
      const stored = await totalsOf('ledger_hours', { ...filter, to: Math.min(filter.to, storedUntil) }, by);
      const newer = await totalsOf('ledger', { ...filter, from: Math.max(filter.from, storedUntil) }, by);
      const merged = new Map<string, LedgerTotal>();
      for (const total of [...stored, ...newer]) {
        const name = `${total.start} ${total.accountId} ${total.model} ${total.kind}`;
        const known = merged.get(name);
        merged.set(
          name,
          known ? { ...known, amount: known.amount + total.amount, rows: known.rows + total.rows } : total,
        );
      }
      return [...merged.values()].toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
    },
  };
};
export type LedgerTotals = ReturnType<typeof createLedgerTotals>;

const floor = (seconds: number, step: number): number => seconds - (seconds % step);
