/** The same suite on SQLite and on Postgres, each on a fresh database, nothing mocked. */
import { type TestContext, test } from 'node:test';
import { type Database, type DatabaseLocation, openDatabase } from '../../src/db/database.ts';
import { afterTest } from './after-test.ts';
import { addMigratedSqlite } from './migrated-sqlite.ts';
import { createPostgresDatabase } from './postgres.ts';
import { databaseFolder } from './temporary-folder.ts';

export type TestDatabase = {
  db: Database;
  location: DatabaseLocation;
  /** The handle that a second process would hold. On SQLite the same handle: two in one thread would wait for each other. */
  another(): Promise<Database>;
  /** Called at the end, also of a failed test, before the database is closed. */
  beforeClose(stop: () => Promise<void>): void;
};

const openSqlite = async (t: TestContext): Promise<TestDatabase> => {
  const location = { sqlitePath: await addMigratedSqlite(databaseFolder(t)) };
  const db = await openDatabase(location);
  const stops: (() => Promise<void>)[] = [];
  afterTest(t, async () => {
    for (const stop of stops) await stop();
    await db.destroy();
  });
  return { db, location, another: async () => db, beforeClose: (stop) => void stops.push(stop) };
};

const openPostgres = async (t: TestContext): Promise<TestDatabase> => {
  const location = { postgresUrl: await createPostgresDatabase() };
  const opened: Database[] = [];
  const stops: (() => Promise<void>)[] = [];
  const another = async () => {
    const db = await openDatabase(location);
    opened.push(db);
    return db;
  };
  afterTest(t, async () => {
    for (const stop of stops) await stop();
    for (const db of opened) await db.destroy();
  });
  return { db: await another(), location, another, beforeClose: (stop) => void stops.push(stop) };
};

export const openers = { SQLite: openSqlite, Postgres: openPostgres };

export type DatabaseSuite = (t: TestContext, database: TestDatabase) => Promise<void>;

export const testOnEachDatabase = (name: string, suite: DatabaseSuite): void => {
  for (const [kind, open] of Object.entries(openers))
    test(`${name} on ${kind}`, async (t) => suite(t, await open(t)));
};
