/** Rows of any table in batches, read, written and removed by their primary key, on either database. */
import { type RawBuilder, sql } from 'kysely';
import { inDialectOf } from '../capabilities.ts';
import type { Connection, Database } from '../database.ts';
import type { TableLayout } from './table-layout.ts';

export type Row = Record<string, string | number | null>;

/** A batch ends with the row that passes either: its rows are one string when they are written. */
const batchRows = 500;
const batchBytes = 8_000_000;

const names = (columns: string[]): RawBuilder<unknown> => sql.join(columns.map((column) => sql.ref(column)));

/** Rows passed as JSON: one parameter however many rows there are. */
const rowsFromJson = (db: Connection, { name }: TableLayout, columns: string[], rows: Row[]) => {
  const json = JSON.stringify(
    rows.map((row) => columns.map((column) => [column, row[column]])).map(Object.fromEntries),
  );
  const values = columns.map((column) => sql`json_extract(value, ${sql.lit(`$.${column}`)})`);
  return inDialectOf(db, {
    SQLite: sql`select ${sql.join(values)} from json_each(${json}) where true`,
    Postgres: sql`
      select ${names(columns)} from json_populate_recordset(null::${sql.table(name)}, ${json}::json) where true`,
  });
};

const hasKeyOf = (db: Connection, table: TableLayout, rows: Row[]) =>
  sql`(${names(table.primaryKey)}) in (${rowsFromJson(db, table, table.primaryKey, rows)})`;

/** How many bytes `columns` of a row are, as text. Neither database reads the text itself for it. */
const bytesOf = (db: Connection, columns: string[]): RawBuilder<unknown> =>
  sql.join(
    columns.map((column) => {
      const value = sql.ref(column);
      return inDialectOf(db, {
        SQLite: sql`coalesce(octet_length(${value}), 0)`,
        Postgres: sql`coalesce(octet_length(${value}::text), 0)`,
      });
    }),
    sql` + `,
  );

/** The end of the next batch: its last key, and whether the table ends there too. */
const findBatchEnd = async (
  db: Connection,
  { name, primaryKey }: TableLayout,
  columns: string[],
  after: RawBuilder<unknown>,
): Promise<{ last: Row; isTableEnd: boolean } | undefined> => {
  const key = names(primaryKey);
  const { rows } = await sql<Row>`
    select ${key}, ${bytesOf(db, columns)} as batch_bytes from ${sql.table(name)} ${after}
    order by ${key} limit ${sql.lit(batchRows)}`.execute(db);
  let bytes = 0;
  const end = rows.findIndex((row) => {
    bytes += Number(row.batch_bytes);
    return bytes >= batchBytes;
  });
  const last = rows.at(end);
  return last && { last, isTableEnd: end === -1 && rows.length < batchRows };
};

/** In the order of the key, `columns` of each row. */
export async function* readBatches(
  db: Connection,
  table: TableLayout,
  columns = table.columns,
): AsyncGenerator<Row[]> {
  const key = names(table.primaryKey);
  const keyIn = (row: Row) => sql`(${sql.join(table.primaryKey.map((column) => row[column]))})`;
  let after = sql`where true`;
  for (;;) {
    const end = await findBatchEnd(db, table, columns, after);
    if (!end) return;
    const { rows } = await sql<Row>`
      select ${names(columns)} from ${sql.table(table.name)} ${after} and (${key}) <= ${keyIn(end.last)}
      order by ${key}`.execute(db);
    if (rows.length > 0) yield rows;
    if (end.isTableEnd) return;
    after = sql`where (${key}) > ${keyIn(end.last)}`;
  }
}

/** `columns` of the rows of the table that have the keys of `rows`, by key. */
export const findSameKeys = async (
  db: Connection,
  table: TableLayout,
  rows: Row[],
  columns = table.columns,
): Promise<Map<string, Row>> => {
  const { rows: found } = await sql<Row>`
    select ${names(columns)} from ${sql.table(table.name)} where ${hasKeyOf(db, table, rows)}`.execute(db);
  return new Map(found.map((row) => [keyOf(table, row), row]));
};

export const keyOf = ({ primaryKey }: TableLayout, row: Row): string =>
  JSON.stringify(primaryKey.map((column) => row[column]));

export const writeRows = async (db: Connection, table: TableLayout, rows: Row[]): Promise<void> => {
  const others = table.columns.filter((column) => !table.primaryKey.includes(column));
  const changes = others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table.name)} (${names(table.columns)})
    ${rowsFromJson(db, table, table.columns, rows)}
    on conflict (${names(table.primaryKey)})
    do ${changes.length === 0 ? sql`nothing` : sql`update set ${sql.join(changes)}`}`.execute(db);
};

export const removeRows = async (db: Connection, table: TableLayout, rows: Row[]): Promise<void> => {
  await sql`delete from ${sql.table(table.name)} where ${hasKeyOf(db, table, rows)}`.execute(db);
};

export const countRows = async (db: Connection, { name }: Pick<TableLayout, 'name'>): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
  return Number(rows[0]!.rows);
};

type Write = (transaction: Connection) => Promise<void>;

const withTriggersDisabled = async (transaction: Connection, table: TableLayout, write: Write) => {
  const name = sql.table(table.name);
  await sql`alter table ${name} disable trigger user`.execute(transaction);
  await write(transaction);
  await sql`alter table ${name} enable trigger user`.execute(transaction);
};

const withTriggersDropped = async (transaction: Connection, table: TableLayout, write: Write) => {
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger' and tbl_name = ${table.name}`.execute(
    transaction,
  );
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(transaction);
  await write(transaction);
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(transaction);
};

/** In a transaction without triggers, which would change copied values such as the change time. */
export const withoutTriggers = (db: Database, table: TableLayout, write: Write): Promise<void> => {
  const pause = inDialectOf(db, { SQLite: withTriggersDropped, Postgres: withTriggersDisabled });
  return db.transaction().execute((transaction) => pause(transaction, table, write));
};
