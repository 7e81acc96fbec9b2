/** Copies a whole database into an empty one, compares every row and all money, and only then marks it complete. */
import { createTableCopy, type TableCopy } from '../db/copy/copy-tables.ts';
import { isSameMoney, type MoneyTotals, readMoneyTotals } from '../db/copy/money-totals.ts';
import type { Connection, Database } from '../db/database.ts';
import { StartError } from '../lib/start-error.ts';

export type DatabaseCopy = { tables: TableCopy[]; comparedRows: number; money: MoneyTotals };
/** Progress messages. */
export type OnProgress = (sentence: string) => void;

export const copyDatabase = async (
  source: Connection,
  target: Database,
  /** The same id whenever this source is copied, so that an interrupted copy resumes. */
  sourceId: string,
  onProgress: OnProgress,
  /** Called once the target is known to be writable; also on a rerun after an interruption. */
  afterBegin: () => Promise<void> = async () => {},
): Promise<DatabaseCopy> => {
  const copy = await createTableCopy(source, target);
  await copy.begin(sourceId);
  await afterBegin();
  const tables = await copy.copy(({ table, rows, written }) =>
    onProgress(`${table}: ${rows} rows, ${written} written`),
  );
  const comparedRows = await copy.verify();
  const [money, copied] = [await readMoneyTotals(source), await readMoneyTotals(target)];
  if (!isSameMoney(money, copied))
    throw new StartError(
      `The money differs: ${JSON.stringify(money)}, in the copy ${JSON.stringify(copied)}.`,
    );
  await copy.finish();
  return { tables, comparedRows, money };
};
