/** Opens the store: SQLite in the data folder, or Postgres when a URL is given. Everything above speaks Kysely. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type CompiledQuery,
  Kysely,
  Migrator,
  PostgresAdapter,
  PostgresDialect,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { makePrivateFile, makePrivateFolder } from '../lib/private-files.ts';
import { StartError } from '../lib/start-error.ts';
import type { ChangeWatch } from './change-watch.ts';
import * as initial from './migrations/001-initial.ts';
import * as taskRoutes from './migrations/002-task-routes.ts';
import * as taskLosses from './migrations/003-task-losses.ts';
import * as privateCharacters from './migrations/004-private-characters.ts';
import * as characterLooks from './migrations/005-character-looks.ts';
import * as taskResults from './migrations/006-task-results.ts';
import * as consoleTables from './migrations/010-console.ts';
import type { Schema } from './schema.ts';
import { createSqliteDialect, KinoraSqliteAdapter } from './sqlite-dialect.ts';

/** Numbered, never edited once released. */
const migrations = {
  '001-initial': initial,
  '002-task-routes': taskRoutes,
  '003-task-losses': taskLosses,
  '004-private-characters': privateCharacters,
  '005-character-looks': characterLooks,
  '006-task-results': taskResults,
  '010-console': consoleTables,
};

export type Database = Kysely<Schema>;
/** Either the database or a transaction on it: store functions take both. */
export type Connection = Kysely<Schema> | Transaction<Schema>;

export type DatabaseLocation = { sqlitePath: string } | { postgresUrl: string };

export const openDatabase = async (location: DatabaseLocation): Promise<Database> => {
  const db = new Kysely<Schema>({
    dialect: 'sqlitePath' in location ? sqlite(location.sqlitePath) : postgres(location.postgresUrl),
  });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw explainOpening(error, location);
  }
};

const sqliteReasons: Record<number, string> = {
  8: 'cannot be written. Let this user write there, or choose another KINORA_DATA_DIR.',
  10: 'cannot be read or written by its disk. Look at the disk.',
  11: 'is damaged. Put a backup in its place, or move it away to begin anew.',
  13: 'lies on a full disk. Make room there.',
  14: 'cannot be opened. Let this user write there, or choose another KINORA_DATA_DIR.',
  26: 'is no SQLite database, or is damaged. Put a backup in its place, or move it away to begin anew.',
};

/** What the operator can mend, in a sentence that says where. */
const explainOpening = (error: unknown, location: DatabaseLocation): unknown => {
  const { errcode, code } = error as { errcode?: number; code?: string };
  if ('sqlitePath' in location) {
    const reason = sqliteReasons[(errcode ?? 0) & 0xff];
    return reason ? new StartError(`${location.sqlitePath} ${reason}`, { cause: error }) : error;
  }
  if (code === undefined) return error;
  const { host, pathname } = new URL(location.postgresUrl);
  return new StartError(
    `The database ${pathname.slice(1)} at ${host} cannot be used (${code}). Look at KINORA_DATABASE_URL and at that server.`,
    { cause: error },
  );
};

const sqlite = (path: string) => {
  makePrivateFolder(dirname(path));
  // Its log and index get the same mode from SQLite.
  makePrivateFile(path);
  for (const suffix of ['-wal', '-shm']) if (existsSync(path + suffix)) makePrivateFile(path + suffix);
  return createSqliteDialect(path);
};

const postgres = (connectionString: string) => {
  const bigint = 20;
  const types = {
    getTypeParser: ((id: number, format?: 'text' | 'binary') =>
      // Our bigints are money and times, all far below 2^53.
      id === bigint && format !== 'binary'
        ? Number
        : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({ connectionString, max: 16, types });
  // A lost connection would otherwise end the process, idle or between the steps of a transaction: whoever uses it
  // learns of it by the next query, and a new one is opened after that.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
};

/** Whether a query may pass over rows that others are just changing. SQLite has one writer and needs it not. */
export const canSkipLocked = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Undefined where asking whether anything changed costs as much as reading it again. */
export const changeWatchOf = (db: Database): ChangeWatch | undefined => {
  const { adapter } = db.getExecutor();
  return adapter instanceof KinoraSqliteAdapter ? adapter.watch : undefined;
};

export const ping = async (db: Database): Promise<void> => {
  await sql`select 1`.execute(db);
};

const migrate = async (db: Database): Promise<void> => {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) throw error;
};

/**
 * A query compiled once, run with new values: Kysely's compile step costs more than SQLite needs for the
 * query itself. The order of the values is the order in which the built query names them.
 */
export const withValues = <Row>(
  query: CompiledQuery<Row>,
  values: readonly unknown[],
): CompiledQuery<Row> => ({
  ...query,
  parameters: values,
});
