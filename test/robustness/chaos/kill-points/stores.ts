/** Stores with data to be killed over: of this release and of 0.1.0, on either database, copied for every attempt. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { type Config, loadConfig } from '../../../../src/config/config.ts';
import { connectDatabase, type Database, type DatabaseLocation } from '../../../../src/db/database.ts';
import { migrations } from '../../../../src/db/migrations/list.ts';
import { migrateTo } from '../../../../src/db/migrations/migrate.ts';
import { createVideoTasks } from '../../../../src/db/video-tasks.ts';
import { afterTest, type WithAfter } from '../../../support/after-test.ts';
import { startServer, stopServer } from '../../../support/postgres-server.ts';
import { sampleTask } from '../../../support/sample-rows.ts';
import { firstKey, startTestService } from '../../../support/service.ts';

export type DatabaseKind = 'SQLite' | 'Postgres';
export type Place = {
  dataDir: string;
  /** As a command of Kinora is given it. */
  env: Record<string, string>;
  config: Config;
  remove(): Promise<void>;
};

const [madeVideos, oldRows] = [3, 400];
export const tasksInStore = madeVideos + oldRows;
const releasedMigration = '006-task-results';

export const locationOf = ({ dataDir, config }: Place): DatabaseLocation =>
  config.databaseUrl === null
    ? { sqlitePath: join(dataDir, 'kinora.db') }
    : { postgresUrl: config.databaseUrl };

/** Databases of one server, made of others in a moment. */
const startDatabases = async (t: WithAfter) => {
  const server = await startServer();
  afterTest(t, () => stopServer(server));
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  afterTest(t, () => client.end());
  let made = 0;
  return {
    urlOf: (name: string) => `${server.url}/${name}`,
    async add(template = 'template0'): Promise<string> {
      made += 1;
      await client.query(`create database place_${made} template ${template}`);
      return `place_${made}`;
    },
    // With the connections that a killed process left.
    drop: (name: string) => client.query(`drop database if exists ${name} with (force)`),
    /** The names of databases that none of us made. */
    async others(): Promise<string[]> {
      const { rows } = await client.query<{ name: string }>('select datname as name from pg_database');
      return rows.map(({ name }) => name).filter((name) => name.startsWith('kinora_'));
    },
  };
};

/** Videos that were made and paid, and rows enough for several batches of a copy. */
const fillStore = async ({ config, dataDir }: Place): Promise<void> => {
  const cleanups: (() => unknown)[] = [];
  const t: WithAfter = { after: (clean) => void cleanups.push(clean) };
  const service = await startTestService(t, { dataDir, config: { databaseUrl: config.databaseUrl } });
  const key = await service.createKey({ account: 'paying', balance: 1e9 });
  for (let count = 0; count < madeVideos; count += 1)
    await service.finished(await service.createTask({ prompt: `a boat ${count}` }, key), key);
  const { id: accountId } = await service.store.accountAdmin.showAccount('paying');
  const tasks = createVideoTasks(service.store.db);
  await service.store.db.transaction().execute(async (transaction) => {
    for (let index = 0; index < oldRows; index += 1)
      await tasks.insert(
        transaction,
        sampleTask({
          accountId,
          status: 'failed',
          error: { code: 'source_failed', message: 'x' },
          prompt: `${index} ${'long '.repeat(100)}`,
        }),
      );
  });
  await service.stop();
  for (const clean of cleanups.reverse()) await clean();
};

/** As 0.1.0 left it. */
const fillOldStore = async (place: Place): Promise<void> => {
  await using db = await connectDatabase(locationOf(place));
  await migrateTo(db, migrations, releasedMigration);
  await db.transaction().execute(async (transaction) => {
    await sql`insert into accounts (id, name, billing, balance, spent, created_at)
      values ('acc_a', 'acme', 'payg', ${1e9 - oldRows * 5}, ${oldRows * 5}, 1)`.execute(transaction);
    await sql`insert into ledger (id, account_id, kind, amount, created_at)
      values ('led_0', 'acc_a', 'credit', 1000000000, 1)`.execute(transaction);
    for (let index = 1; index <= oldRows; index += 1) {
      await sql`insert into video_tasks (id, account_id, api_key_id, family, model, status, progress, prompt,
          enhanced_prompt, seconds, size, width, height, options, held, charged, queue_turn, attempts, lease_until_ms,
          created_ms, completed_at, status_update_time, files_bytes, losses, scene)
        values (${`beta-2:${index}`}, 'acc_a', 'key_a', 'beta', 'beta-2', 'completed', 100, ${`prompt ${index}`}, 'p', 4,
          '480x480', 480, 480, '{}', 0, 5, 1, 0, 0, ${index}, 1, 1, 0, 0, '{"notDrawn":["a zither"]}')`.execute(
        transaction,
      );
      await sql`insert into ledger (id, account_id, api_key_id, kind, amount, reference, created_at)
        values (${`led_${index}`}, 'acc_a', 'key_a', 'charge', -5, ${`beta-2:${index}`}, 1)`.execute(
        transaction,
      );
    }
  });
};

/** The tables that a store of 0.1.0 had, whatever has been added to it since. */
export const oldContentsOf = async (db: Database): Promise<string> => {
  const { rows: tasks } = await sql`
    select id, account_id, status, prompt, seconds, held, charged, created_ms from video_tasks order by id`.execute(
    db,
  );
  const { rows: ledger } =
    await sql`select id, account_id, kind, amount, reference from ledger order by id`.execute(db);
  const { rows: accounts } = await sql`
    select id, name, balance, held, spent from accounts where id = 'acc_a'`.execute(db);
  return JSON.stringify({ tasks, ledger, accounts });
};

export const createStores = async (t: WithAfter, folder: string) => {
  let started: ReturnType<typeof startDatabases> | undefined;
  const databases = () => (started ??= startDatabases(t));
  let made = 0;
  const place = async (name?: string): Promise<Place> => {
    made += 1;
    const dataDir = join(folder, `place-${made}`);
    mkdirSync(dataDir, { mode: 0o700 });
    const env = {
      KINORA_DATA_DIR: dataDir,
      KINORA_PORT: '0',
      KINORA_LOG_LEVEL: 'error',
      KINORA_BOOTSTRAP_KEY: firstKey,
      KINORA_ENGINE_THREADS: '1',
      KINORA_SHUTDOWN_DELAY_SECONDS: '0',
      ...(name && { KINORA_DATABASE_URL: (await databases()).urlOf(name) }),
    };
    return {
      dataDir,
      env,
      config: loadConfig(env),
      async remove() {
        if (name) await (await databases()).drop(name);
        rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      },
    };
  };
  const addDatabase = async (kind: DatabaseKind, template?: string): Promise<string | undefined> =>
    kind === 'Postgres' ? (await databases()).add(template) : undefined;
  type Filler = (place: Place) => Promise<void>;
  const templates = new Map<string, Promise<{ dataDir: string; database: string | undefined }>>();
  const makeTemplate = async (kind: DatabaseKind, fill: Filler) => {
    const database = await addDatabase(kind);
    const filled = await place(database);
    await fill(filled);
    return { dataDir: filled.dataDir, database };
  };
  const copyOf = async (kind: DatabaseKind, fill: Filler): Promise<Place> => {
    const name = `${kind} ${fill.name}`;
    if (!templates.has(name)) templates.set(name, makeTemplate(kind, fill));
    const template = await templates.get(name)!;
    const copy = await place(template.database && (await addDatabase(kind, template.database)));
    cpSync(template.dataDir, copy.dataDir, { recursive: true });
    return copy;
  };
  return {
    empty: async (kind: DatabaseKind): Promise<Place> => place(await addDatabase(kind)),
    filled: (kind: DatabaseKind): Promise<Place> => copyOf(kind, fillStore),
    old: (kind: DatabaseKind): Promise<Place> => copyOf(kind, fillOldStore),
    leftDatabases: async (): Promise<string[]> => (started ? (await started).others() : []),
  };
};
export type Stores = Awaited<ReturnType<typeof createStores>>;
