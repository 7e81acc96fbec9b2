/** All money in a database, in micro-credits, in plain SQL: a check that shares no code with the copy. */
import { sql } from 'kysely';
import type { Connection } from '../database.ts';

export type MoneyTotals = {
  accounts: number;
  balance: number;
  held: number;
  spent: number;
  ledger: number;
  ledgerRows: number;
  holds: number;
  tasksHeld: number;
  tasksCharged: number;
};

export const readMoneyTotals = async (db: Connection): Promise<MoneyTotals> => {
  const { rows } = await sql<Record<keyof MoneyTotals, unknown>>`
    select
      (select count(*) from accounts) as "accounts",
      (select coalesce(sum(balance), 0) from accounts) as "balance",
      (select coalesce(sum(held), 0) from accounts) as "held",
      (select coalesce(sum(spent), 0) from accounts) as "spent",
      (select coalesce(sum(amount), 0) from ledger) as "ledger",
      (select count(*) from ledger) as "ledgerRows",
      (select coalesce(sum(amount), 0) from holds) as "holds",
      (select coalesce(sum(held), 0) from video_tasks where status in ('pending', 'processing')) as "tasksHeld",
      (select coalesce(sum(charged), 0) from video_tasks) as "tasksCharged"`.execute(db);
  return Object.fromEntries(
    Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]),
  ) as MoneyTotals;
};

export const isSameMoney = (one: MoneyTotals, other: MoneyTotals): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof MoneyTotals] === value);
