/** All money in a database, in micro-credits, in plain SQL: a check that shares no code with the copy. */
import { sql } from 'kysely';
import type { Connection } from '../database.ts';
import { readSum, sumOf } from '../money/exact-sum.ts';

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
  const { rows } = await sql<Record<keyof MoneyTotals, number | string | null>>`
    select
      (select count(*) from accounts) as "accounts",
      (select ${sumOf('balance')} from accounts) as "balance",
      (select ${sumOf('held')} from accounts) as "held",
      (select ${sumOf('spent')} from accounts) as "spent",
      (select ${sumOf('amount')} from ledger) as "ledger",
      (select count(*) from ledger) as "ledgerRows",
      (select ${sumOf('amount')} from holds) as "holds",
      (select ${sumOf('held')} from video_tasks where status in ('pending', 'processing')) as "tasksHeld",
      (select ${sumOf('charged')} from video_tasks) as "tasksCharged"`.execute(db);
  const { accounts, ledgerRows, ...sums } = rows[0]!;
  return {
    accounts: Number(accounts),
    ledgerRows: Number(ledgerRows),
    ...(Object.fromEntries(
      Object.entries(sums).map(([name, sum]) => [name, readSum(sum as string | null)]),
    ) as Omit<MoneyTotals, 'accounts' | 'ledgerRows'>),
  };
};

export const isSameMoney = (one: MoneyTotals, other: MoneyTotals): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof MoneyTotals] === value);
