/** Opens the database: SQLite in the data folder, or Postgres when a URL is given. All queries use Kysely. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type CompiledQuery, Kysely, sql, type Transaction } from 'kysely';
import { ApiError } from '../domain/errors.ts';
import { makeDataFolder } from '../lib/files/data-folder.ts';
import { makePrivateFile } from '../lib/files/private-files.ts';
import { StartError } from '../lib/start-error.ts';
import { migrations } from './migrations/list.ts';
import { migrateToLatest } from './migrations/migrate.ts';
import { defaultLimits, type PostgresLimits, prepareOnce } from './postgres/connections.ts';
import { createPostgresDialect, KinoraPostgresAdapter } from './postgres/dialect.ts';
import type { Schema } from './schema.ts';
import type { ChangeWatch } from './sqlite/change-watch.ts';
import { createSqliteDialect, KinoraSqliteAdapter } from './sqlite/dialect.ts';

export type Database = Kysely<Schema>;
/** The database or a transaction on it: query functions take both. */
export type Connection = Kysely<Schema> | Transaction<Schema>;

export type DatabaseLocation = { sqlitePath: string } | { postgresUrl: string; limits?: PostgresLimits };

type OpenOptions = {
  /** How long to keep retrying while Postgres cannot be reached. */
  waitMs?: number;
  /** Called with the reason, the first time and then occasionally. */
  onWait?: (sentence: string) => void;
};

const pauseMs = 500;
const reportEveryMs = 10_000;
/** How long another process that migrates a large SQLite file is waited for. */
const sqliteWaitMs = 60_000;

/** Safe when several processes start at once, and when Postgres starts later than we do. */
export const openDatabase = async (
  location: DatabaseLocation,
  { waitMs = 'sqlitePath' in location ? sqliteWaitMs : 0, onWait = () => {} }: OpenOptions = {},
): Promise<Database> => {
  const startedMs = performance.now();
  let reportedMs = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await open(location);
    } catch (error) {
      const elapsedMs = performance.now() - startedMs;
      const isUnavailable = error instanceof ApiError && error.code === 'service_unavailable';
      if (!isUnavailable || elapsedMs >= waitMs) throw explainOpening(error, location);
      if (elapsedMs - reportedMs >= reportEveryMs) {
        reportedMs = elapsedMs;
        onWait(
          `${unavailableMessage(error, location)} Trying again for ${Math.round((waitMs - elapsedMs) / 1000)} s.`,
        );
      }
      await delay(pauseMs);
    }
  }
};

const connect = (location: DatabaseLocation, limits: PostgresLimits): Database =>
  new Kysely<Schema>({
    dialect:
      'sqlitePath' in location
        ? sqlite(location.sqlitePath)
        : createPostgresDialect({ url: location.postgresUrl, limits }),
  });

const open = async (location: DatabaseLocation): Promise<Database> => {
  const db = connect(location, ('limits' in location && location.limits) || defaultLimits);
  try {
    await ping(db);
    if ('sqlitePath' in location) {
      await migrate(db);
    } else {
      // Migrating a large table may take longer than the statement limit.
      const unlimited = connect(location, { ...defaultLimits, poolSize: 2, statementMs: 0 });
      await migrate(unlimited).finally(() => unlimited.destroy());
    }
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw error;
  }
};

const sqliteReasons: Record<number, string> = {
  8: 'cannot be written. Let this user write there, or choose another KINORA_DATA_DIR.',
  10: 'cannot be read or written by its disk. Check the disk.',
  11: 'is damaged. Restore a backup, or move it to another folder to start with an empty one.',
  13: 'is on a full disk. Free some space.',
  14: 'cannot be opened. Let this user write there, or choose another KINORA_DATA_DIR.',
  26: 'is not an SQLite database, or is damaged. Restore a backup, or move it to another folder to start with an empty one.',
};

const sqliteInUse = 'is being changed by another process. Try again when that has finished.';

/** An error the operator can fix, in a sentence that says where. */
const explainOpening = (error: unknown, location: DatabaseLocation): unknown => {
  const { errcode } = error as { errcode?: number };
  if ('sqlitePath' in location) {
    const reason = error instanceof ApiError ? sqliteInUse : sqliteReasons[(errcode ?? 0) & 0xff];
    return reason ? new StartError(`${location.sqlitePath} ${reason}`, { cause: error }) : error;
  }
  const sentence = unavailableMessage(error, location);
  return sentence === undefined
    ? error
    : new StartError(`${sentence} Check KINORA_DATABASE_URL and that server.`, { cause: error });
};

const unavailableMessage = (error: unknown, location: DatabaseLocation): string | undefined => {
  if ('sqlitePath' in location) return `${location.sqlitePath} ${sqliteInUse}`;
  const isUnavailable = error instanceof ApiError;
  const { code = isUnavailable ? 'no answer in time' : undefined } = (
    isUnavailable ? error.cause : error
  ) as {
    code?: string;
  };
  if (code === undefined) return undefined;
  const { host, pathname } = new URL(location.postgresUrl);
  return `The database ${pathname.slice(1)} at ${host} cannot be used (${code}).`;
};

const sqlite = (file: string) => {
  makeDataFolder(dirname(file));
  // SQLite gives its log and index the same file mode.
  makePrivateFile(file);
  for (const suffix of ['-wal', '-shm']) if (existsSync(file + suffix)) makePrivateFile(file + suffix);
  return createSqliteDialect(file);
};

/** Undefined where checking for changes costs as much as reading again. */
export const changeWatchOf = (db: Database): ChangeWatch | undefined => {
  const { adapter } = db.getExecutor();
  return adapter instanceof KinoraSqliteAdapter ? adapter.watch : undefined;
};

/** Undefined where there is no pool of connections. */
export const poolUseOf = (db: Database): { used: number; idle: number; waiting: number } | undefined => {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof KinoraPostgresAdapter)) return undefined;
  const { open, idle, waiting } = adapter.poolUse();
  return { used: open - idle, idle, waiting };
};

export const ping = async (db: Database): Promise<void> => {
  await sql`select 1`.execute(db);
};

const migrate = (db: Database): Promise<void> => migrateToLatest(db, migrations);

/** Without migrations and without a statement limit: for inspecting a database before it is changed. */
export const connectDatabase = async (location: DatabaseLocation): Promise<Database> => {
  const db = connect(location, { ...defaultLimits, poolSize: 4, statementMs: 0 });
  try {
    await ping(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw explainOpening(error, location);
  }
};

/**
 * A query compiled once and run with new values: Kysely's compile step costs more than SQLite needs for the query
 * itself, and Postgres prepares it once per connection. The values are passed in the order in which the built query
 * names them. A select must name its columns: a prepared `select *` fails once a migration adds one.
 */
export const withValues = <Row>(
  query: CompiledQuery<Row>,
  values: readonly unknown[],
): CompiledQuery<Row> => {
  prepareOnce(query.sql);
  return { ...query, parameters: values };
};
