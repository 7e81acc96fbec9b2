/**
 * Repairs a SQLite file in which an earlier release, which migrated statement by statement, was killed during a
 * migration: what the interrupted migration has made is removed, so that it can run from its beginning. It was never
 * recorded as applied, so no service has worked with what it made.
 */
import { Kysely, type Migration, Migrator, sql } from 'kysely';
import { StartError } from '../../lib/start-error.ts';
import type { Schema } from '../schema.ts';
import { createSqliteDialect } from './dialect.ts';

type Migrations = Record<string, Migration>;
type Kind = 'table' | 'index' | 'trigger' | 'view';
type SchemaObject = { kind: Kind; name: string; table: string; sql: string | null };
type SqliteSchema = { objects: Map<string, SchemaObject>; columns: Map<string, Set<string>> };

/** Tables that a migration fills itself: rows there are no sign that a service has used them. */
const filledByMigration = new Set(['change_clock']);

/** An index and a trigger may have the same name. */
const keyOf = ({ kind, name }: SchemaObject): string => `${kind} ${name}`;

const readSchema = async (db: Kysely<Schema>): Promise<SqliteSchema> => {
  const { rows: objects } = await sql<SchemaObject>`
    select type as kind, name, tbl_name as "table", sql from sqlite_master
    where name not like 'sqlite\\_%' escape '\\' and tbl_name not like 'kysely\\_%' escape '\\'
    order by rowid`.execute(db);
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select tables.name as "table", columns.name as "column"
    from sqlite_master tables, pragma_table_info(tables.name) columns where tables.type = 'table'`.execute(
    db,
  );
  const byTable = new Map<string, Set<string>>();
  for (const { table, column } of columns) byTable.set(table, (byTable.get(table) ?? new Set()).add(column));
  return { objects: new Map(objects.map((object) => [keyOf(object), object])), columns: byTable };
};

/** The schema before and after one migration, found by running it in memory. */
const schemasAround = async (
  migrations: Migrations,
  name: string,
): Promise<{ before: SqliteSchema; after: SqliteSchema }> => {
  await using reference = new Kysely<Schema>({ dialect: createSqliteDialect(':memory:') });
  const names = Object.keys(migrations).toSorted();
  const upTo = async (last: number): Promise<SqliteSchema> => {
    const wanted = Object.fromEntries(names.slice(0, last).map((key) => [key, migrations[key]!]));
    const { error } = await new Migrator({
      db: reference,
      provider: { getMigrations: async () => wanted },
    }).migrateToLatest();
    if (error) throw error;
    return readSchema(reference);
  };
  const index = names.indexOf(name);
  return { before: await upTo(index), after: await upTo(index + 1) };
};

/** Tables and columns that exist only because of the interrupted migration. */
const remainsOf = (found: SqliteSchema, before: SqliteSchema, after: SqliteSchema) => {
  const made = [...after.objects].flatMap(([key, object]) => {
    const existing = found.objects.get(key);
    const isMade = existing?.sql === object.sql && before.objects.get(key)?.sql !== object.sql;
    // A table that was there before and has got columns is not removed.
    return isMade && !(object.kind === 'table' && before.objects.has(key)) ? [object] : [];
  });
  const columns = [...before.columns].flatMap(([table, old]) =>
    [...(after.columns.get(table) ?? [])]
      .filter((column) => !old.has(column) && found.columns.get(table)?.has(column))
      .map((column) => ({ table, column })),
  );
  const ofKind = (kind: Kind) => made.filter((object) => object.kind === kind);
  return { tables: ofKind('table'), indexes: ofKind('index'), triggers: ofKind('trigger'), columns };
};

const requireUnused = async (
  db: Kysely<Schema>,
  migration: string,
  tables: SchemaObject[],
): Promise<void> => {
  for (const { name } of tables) {
    if (filledByMigration.has(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new StartError(
        `The database says that the migration ${migration} has not run, but ${name} has rows. Restore a backup.`,
      );
  }
};

/** Call in a transaction, with the first migration that is not recorded as applied. */
export const repairHalfMigrated = async (
  db: Kysely<Schema>,
  migrations: Migrations,
  name: string,
): Promise<void> => {
  const found = await readSchema(db);
  if (found.objects.size === 0) return;
  const { before, after } = await schemasAround(migrations, name);
  const { tables, indexes, triggers, columns } = remainsOf(found, before, after);
  await requireUnused(db, name, tables);
  // Triggers and indexes first: they may name the columns.
  for (const trigger of triggers) await sql`drop trigger ${sql.id(trigger.name)}`.execute(db);
  for (const index of indexes) await sql`drop index ${sql.id(index.name)}`.execute(db);
  for (const { table, column } of columns)
    await sql`alter table ${sql.table(table)} drop column ${sql.id(column)}`.execute(db);
  // Referring tables were made after those they refer to.
  for (const table of tables.toReversed()) await sql`drop table ${sql.table(table.name)}`.execute(db);
};
