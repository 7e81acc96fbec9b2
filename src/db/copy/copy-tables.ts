/**
 * Makes one database equal to another, of the same or the other kind. Equal rows are left alone, so an interrupted copy
 * resumes, and a copy of a source that changed since is brought up to date.
 */
import { sql } from 'kysely';
import { StartError } from '../../lib/start-error.ts';
import { inDialectOf } from '../capabilities.ts';
import type { Connection, Database } from '../database.ts';
import { readTableLayouts, type TableLayout } from './table-layout.ts';
import {
  countRows,
  findSameKeys,
  keyOf,
  type Row,
  readBatches,
  removeRows,
  withoutTriggers,
  writeRows,
} from './table-rows.ts';

/** Marks an incomplete copy in the target's settings: the source it is copied from. */
const unfinishedCopySetting = 'unfinished_copy';

export type TableCopy = { table: string; rows: number; written: number; removed: number };

/** Postgres cannot store NUL in text, and numbers rows by sequences of their own. */
const storesNul = (db: Connection): boolean => inDialectOf(db, { SQLite: true, Postgres: false });
const hasSequences = (db: Connection): boolean => inDialectOf(db, { SQLite: false, Postgres: true });

const storable = (db: Connection, row: Row): Row =>
  storesNul(db)
    ? row
    : Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value,
        ]),
      );

const isEqual = (columns: string[], row: Row, other: Row | undefined): boolean =>
  other !== undefined && columns.every((column) => row[column] === other[column]);

const isUnfinishedMarker = ({ name }: TableLayout, row: Row): boolean =>
  name === 'settings' && row.name === unfinishedCopySetting;

/** Throws where a copy into this database was not finished: no service may start on half a database. */
export const requireWhole = async (db: Database): Promise<void> => {
  const { rows } = await findUnfinishedMarker(db);
  if (rows.length > 0)
    throw new StartError('A copy into this database was not finished. Run the same command again.');
};

const findUnfinishedMarker = (db: Database) =>
  sql<{ value: string }>`select value from settings where name = ${unfinishedCopySetting}`.execute(db);

/** Removes the rows that the source does not have; returns how many. */
const removeExtra = async (source: Connection, target: Database, table: TableLayout): Promise<number> => {
  let removed = 0;
  for await (const batch of readBatches(target, table, table.primaryKey)) {
    const existing = await findSameKeys(source, table, batch, table.primaryKey);
    const extra = batch.filter((row) => !existing.has(keyOf(table, row)) && !isUnfinishedMarker(table, row));
    if (extra.length === 0) continue;
    await withoutTriggers(target, table, (transaction) => removeRows(transaction, table, extra));
    removed += extra.length;
  }
  return removed;
};

const writeMissing = async (
  source: Connection,
  target: Database,
  table: TableLayout,
): Promise<{ rows: number; written: number }> => {
  let rows = 0;
  let written = 0;
  for await (const read of readBatches(source, table)) {
    const batch = read.filter((row) => !isUnfinishedMarker(table, row)).map((row) => storable(target, row));
    const known = await findSameKeys(target, table, batch);
    const changed = batch.filter((row) => !isEqual(table.columns, row, known.get(keyOf(table, row))));
    rows += batch.length;
    written += changed.length;
    if (changed.length > 0)
      await withoutTriggers(target, table, (transaction) => writeRows(transaction, table, changed));
  }
  return { rows, written };
};

/** Sets identity sequences past the highest copied id. */
const setCounters = async (target: Database, { name, primaryKey }: TableLayout): Promise<void> => {
  if (!hasSequences(target)) return;
  for (const column of primaryKey)
    await sql`
      select setval(counter, greatest((select max(${sql.ref(column)})::bigint from ${sql.table(name)}), 1))
      from (select pg_get_serial_sequence(${name}, ${column}) as counter) counters
      where counter is not null`.execute(target);
};

export const createTableCopy = async (source: Connection, target: Database) => {
  const layouts = await readTableLayouts(target);
  const sourceLayouts = new Map((await readTableLayouts(source)).map((layout) => [layout.name, layout]));
  for (const { name, columns, primaryKey } of layouts) {
    const missing = columns.filter((column) => !sourceLayouts.get(name)?.columns.includes(column));
    if (missing.length > 0 || primaryKey.length === 0)
      throw new Error(`The table ${name} cannot be copied: ${missing.join(', ') || 'it has no primary key'}`);
  }

  return {
    /** Throws where the target holds rows that are not from this source. */
    async begin(sourceId: string): Promise<void> {
      const { rows: markers } = await findUnfinishedMarker(target);
      if (markers[0]?.value === sourceId) return;
      if (markers[0])
        throw new StartError(
          'Another copy into this database was not finished. Empty it, or finish that copy.',
        );
      for (const table of layouts)
        if (table.name !== 'settings' && (await countRows(target, table)) > 0)
          throw new StartError(
            `The database is not empty: it has rows in ${table.name}. Give one that no service has used.`,
          );
      await sql`insert into settings (name, value) values (${unfinishedCopySetting}, ${sourceId})`.execute(
        target,
      );
    },

    async copy(onTable: (done: TableCopy) => void = () => {}): Promise<TableCopy[]> {
      const removed = new Map<string, number>();
      for (const table of layouts.toReversed())
        removed.set(table.name, await removeExtra(source, target, table));
      const copied: TableCopy[] = [];
      for (const table of layouts) {
        const { rows, written } = await writeMissing(source, target, table);
        await setCounters(target, table);
        const done = { table: table.name, rows, written, removed: removed.get(table.name)! };
        copied.push(done);
        onTable(done);
      }
      return copied;
    },

    /** Compares every row with its copy, column by column. Throws at the first difference. */
    async verify({ hasMarker = true } = {}): Promise<number> {
      let compared = 0;
      for (const table of layouts) {
        let rows = 0;
        for await (const read of readBatches(source, table)) {
          const batch = read
            .filter((row) => !isUnfinishedMarker(table, row))
            .map((row) => storable(target, row));
          const copies = await findSameKeys(target, table, batch);
          for (const row of batch)
            if (!isEqual(table.columns, row, copies.get(keyOf(table, row))))
              throw new StartError(`The row ${keyOf(table, row)} of ${table.name} differs from its copy.`);
          rows += batch.length;
        }
        const markerRows = hasMarker && table.name === 'settings' ? 1 : 0;
        const copies = (await countRows(target, table)) - markerRows;
        if (copies !== rows) throw new StartError(`${table.name} has ${rows} rows, but its copy ${copies}.`);
        compared += rows;
      }
      return compared;
    },

    /** Removes the marker: the target is now a complete database. */
    async finish(): Promise<void> {
      await sql`delete from settings where name = ${unfinishedCopySetting}`.execute(target);
    },
  };
};
