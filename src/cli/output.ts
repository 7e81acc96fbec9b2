/** Rows for people; scripts use --json. */
import { toCredits } from '../domain/money.ts';
import type { CommandContext } from './command.ts';
import { printableLine, writeText } from './printable.ts';

type MoneyTotals = { accounts: number; balance: number; held: number; spent: number; ledger: number };

export const isoTime = (seconds: number | null): string | null => {
  if (seconds === null) return null;
  const date = new Date(seconds * 1000);
  // Beyond the year 275760 there is no date.
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString();
};

/** In the time zone of this machine: the month and day with the time, or with the year where it is another. */
export const localTime = (seconds: number | null | undefined, now = new Date()): string | null => {
  if (seconds === null || seconds === undefined) return null;
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${months[date.getMonth()]} ${two(date.getDate())}`;
  return date.getFullYear() === now.getFullYear()
    ? `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
    : `${day}  ${date.getFullYear()}`;
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** One field a line, the names in a column of their own. */
export const fieldLines = (fields: Record<string, unknown>): string => {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  const lines = Object.entries(fields).map(
    ([name, value]) => `${printableLine(name).padEnd(width)}  ${show(value)}`,
  );
  return `${lines.join('\n')}\n`;
};

export const table = (rows: Record<string, unknown>[]): string => {
  const [first] = rows;
  if (!first) return 'None.\n';
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => show(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]!.length)));
  return `${cells
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
};

/** Without the columns that have nothing in any row: a terminal has 80. */
export const filledColumns = (rows: Record<string, unknown>[]): Record<string, unknown>[] => {
  const isEmpty = (column: string) => rows.every((row) => row[column] === null || row[column] === undefined);
  const empty = new Set(Object.keys(rows[0] ?? {}).filter(isEmpty));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !empty.has(column))));
};

/** Also in a pipe: a line break in a name would forge a row. */
export const show = (value: unknown): string =>
  value === null || value === undefined
    ? '-'
    : Array.isArray(value)
      ? value.map(show).join(', ')
      : printableLine(typeof value === 'object' ? JSON.stringify(value) : String(value));

/** For scripts with --json, otherwise for people. */
export const printResult = (
  { print }: Pick<CommandContext, 'print'>,
  json: boolean | undefined,
  value: unknown,
  text: string,
): void => print(json ? `${JSON.stringify(value)}\n` : text);

/** To standard error, line by line, so that standard output stays clean; nothing with --json. */
export const toProgress =
  (isForScript = false) =>
  (sentence: string): void => {
    if (!isForScript) writeText(process.stderr, `${sentence}\n`);
  };

/** In credits. */
export const moneyRow = ({ accounts, balance, held, spent, ledger }: MoneyTotals) => ({
  accounts,
  balance: toCredits(balance),
  held: toCredits(held),
  spent: toCredits(spent),
  ledger: toCredits(ledger),
});
