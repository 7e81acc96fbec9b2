/** The tables of a database with their columns and keys, referenced tables first. */
import { sql } from 'kysely';
import { inDialectOf } from '../capabilities.ts';
import type { Connection } from '../database.ts';

export type TableLayout = { name: string; columns: string[]; primaryKey: string[]; refersTo: string[] };

type Row = { table: string; column: string; key_position: number | null; refers_to: string | null };

const sqliteRows = sql<Row>`
  select tables.name as "table", columns.name as "column", nullif(columns.pk, 0) as key_position,
    (select "table" from pragma_foreign_key_list(tables.name) keys where keys."from" = columns.name) as refers_to
  from sqlite_master tables, pragma_table_info(tables.name) columns
  where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'
  order by tables.name, columns.cid`;

const postgresRows = sql<Row>`
  select tables.relname::text as "table", columns.attname::text as "column",
    array_position(keys.indkey::smallint[], columns.attnum)::integer as key_position,
    (select other.relname::text from pg_constraint reference join pg_class other on other.oid = reference.confrelid
      where reference.contype = 'f' and reference.conrelid = tables.oid and columns.attnum = any(reference.conkey)
      limit 1) as refers_to
  from pg_class tables
    join pg_attribute columns on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
    left join pg_index keys on keys.indrelid = tables.oid and keys.indisprimary
  where tables.relkind in ('r', 'p') and not tables.relispartition
    and tables.relnamespace = current_schema()::regnamespace
  order by tables.relname, columns.attnum`;

export const readTableLayouts = async (db: Connection): Promise<TableLayout[]> => {
  const { rows } = await inDialectOf(db, { SQLite: sqliteRows, Postgres: postgresRows }).execute(db);
  const found = new Map<string, { layout: TableLayout; keys: [number, string][] }>();
  for (const { table, column, key_position, refers_to } of rows) {
    if (table.startsWith('kysely_')) continue;
    const entry = found.get(table) ?? {
      layout: { name: table, columns: [], primaryKey: [], refersTo: [] },
      keys: [],
    };
    entry.layout.columns.push(column);
    if (key_position !== null) entry.keys.push([Number(key_position), column]);
    if (refers_to !== null && refers_to !== table) entry.layout.refersTo.push(refers_to);
    found.set(table, entry);
  }
  const layouts = [...found.values()].map(({ layout, keys }) => ({
    ...layout,
    primaryKey: keys.sort(([a], [b]) => a - b).map(([, column]) => column),
  }));
  return inOrder(layouts);
};

const inOrder = (layouts: TableLayout[]): TableLayout[] => {
  const ordered: TableLayout[] = [];
  const visit = (layout: TableLayout): void => {
    if (ordered.includes(layout)) return;
    for (const name of layout.refersTo) visit(layouts.find((other) => other.name === name)!);
    ordered.push(layout);
  };
  for (const layout of layouts) visit(layout);
  return ordered;
};
