/** A process killed at any statement of the first start or of an upgrade leaves a database that opens. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { type Kysely, Migrator, sql } from 'kysely';
import pg from 'pg';
import {
  connectDatabase,
  type Database,
  type DatabaseLocation,
  openDatabase,
} from '../../src/db/database.ts';
import { migrations } from '../../src/db/migrations/list.ts';
import { migrateTo, migrationState } from '../../src/db/migrations/migrate.ts';
import type { Schema } from '../../src/db/schema.ts';
import { createEmptyPostgresDatabase } from '../support/postgres.ts';
import { recordSqliteStates, type SqliteState } from '../support/process/sqlite-states.ts';
import { databaseFolder } from '../support/temporary-folder.ts';

const released = '006-task-results';
const all = Object.keys(migrations);

/** Of 0.1.0, with rows that later migrations read. */
const fillOldDatabase = async (location: DatabaseLocation): Promise<void> => {
  await using db = await connectDatabase(location);
  await migrateTo(db, migrations, released);
  await sql`insert into accounts (id, name, billing, balance, spent, created_at)
    values ('acc_a', 'acme', 'payg', 90, 5, 1)`.execute(db);
  for (const id of ['one', 'two'])
    await sql`insert into video_tasks (id, account_id, api_key_id, family, model, status, progress, prompt,
        enhanced_prompt, seconds, size, width, height, options, held, charged, queue_turn, attempts, lease_until_ms,
        created_ms, status_update_time, files_bytes, losses, scene)
      values (${id}, 'acc_a', 'key_a', 'beta', 'beta-2', 'completed', 100, ${`a prompt, ${id}`}, 'p', 4, '480x480', 480,
        480, '{}', 0, 5, 1, 0, 0, 1, 1, 0, 0, '{"notDrawn":["a zither"]}')`.execute(db);
};

const objectsOf = async (db: Kysely<Schema>) =>
  (await sql`select type, name, sql from sqlite_master where sql is not null order by type, name`.execute(db))
    .rows;

const appliedIn = async (db: Database): Promise<number> =>
  (await migrationState(db, migrations)).applied.length;

/** All of these states open, as the same database. */
const openAll = async (
  t: TestContext,
  states: SqliteState[],
  check: (db: Database, state: SqliteState) => Promise<void>,
) => {
  const folder = databaseFolder(t);
  await using expected = await openDatabase({ sqlitePath: join(folder, 'expected.db') });
  const objects = await objectsOf(expected);
  for (const [index, state] of states.entries()) {
    const sqlitePath = join(folder, `${index}.db`);
    state.writeTo(sqlitePath);
    const db = await openDatabase({ sqlitePath }).catch((error) => {
      throw new Error(`killed after "${state.after}" it does not open`, { cause: error });
    });
    try {
      assert.deepEqual(await objectsOf(db), objects, state.after);
      assert.deepEqual((await migrationState(db, migrations)).applied, all);
      await check(db, state);
    } finally {
      await db.destroy();
    }
  }
};

const hasOldRows = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ prompt: string; remarks: string }>`
    select prompt, remarks from video_tasks order by id`.execute(db);
  assert.deepEqual(
    rows.map(({ prompt }) => prompt),
    ['a prompt, one', 'a prompt, two'],
  );
  for (const { remarks } of rows) assert.equal(remarks, '{"notDrawn":["a zither"]}');
  const { rows: accounts } = await sql<{ balance: number; spent: number }>`
    select balance, spent from accounts`.execute(db);
  assert.deepEqual(
    accounts.map(({ balance, spent }) => [balance, spent]),
    [[90, 5]],
  );
};

/** A copy of the files of an old database, and its path. */
const oldSqlite = async (t: TestContext): Promise<string> => {
  const folder = databaseFolder(t);
  const made = join(folder, 'made');
  mkdirSync(made);
  await fillOldDatabase({ sqlitePath: join(made, 'kinora.db') });
  cpSync(made, join(folder, 'old'), { recursive: true });
  return join(folder, 'old', 'kinora.db');
};

const openAndClose = async (location: DatabaseLocation): Promise<void> => {
  await (await openDatabase(location)).destroy();
};

/** As releases up to 0.2.0 migrated: every statement a commit of its own. */
const migrateByStatement = async (sqlitePath: string): Promise<void> => {
  await using db = await connectDatabase({ sqlitePath });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    disableTransactions: true,
  }).migrateToLatest();
  assert.equal(error, undefined);
};

/** Nothing of the migrations, or all of them. */
const requireAllOrNothing = async (t: TestContext, states: SqliteState[], before: number): Promise<void> => {
  const folder = databaseFolder(t);
  for (const [index, state] of states.entries()) {
    const sqlitePath = join(folder, `${index}.db`);
    state.writeTo(sqlitePath);
    await using db = await connectDatabase({ sqlitePath });
    assert.ok([before, all.length].includes(await appliedIn(db)), state.after);
  }
};

test('a first start on SQLite, killed at any statement', async (t) => {
  const sqlitePath = join(databaseFolder(t), 'kinora.db');
  const states = await recordSqliteStates(sqlitePath, () => openAndClose({ sqlitePath }));
  assert.ok(states.length >= 3, `${states.length} states`);
  await requireAllOrNothing(t, states, 0);
  await openAll(t, states, async () => {});
});

test('an upgrade on SQLite, killed at any statement', async (t) => {
  const sqlitePath = await oldSqlite(t);
  const states = await recordSqliteStates(sqlitePath, () => openAndClose({ sqlitePath }));
  await requireAllOrNothing(t, states, all.indexOf(released) + 1);
  await openAll(t, states, hasOldRows);
});

test('a first start that an earlier release left half migrated is repaired', async (t) => {
  const sqlitePath = join(databaseFolder(t), 'kinora.db');
  const states = await recordSqliteStates(sqlitePath, () => migrateByStatement(sqlitePath));
  assert.ok(states.length > 60, `${states.length} states`);
  await openAll(t, states, async () => {});
});

test('an upgrade that an earlier release left half migrated is repaired, with its rows', async (t) => {
  const sqlitePath = await oldSqlite(t);
  const states = await recordSqliteStates(sqlitePath, () => migrateByStatement(sqlitePath));
  assert.ok(states.length > 40, `${states.length} states`);
  await openAll(t, states, hasOldRows);
});

test('a database whose record of migrations was removed is refused, not emptied', async (t) => {
  const sqlitePath = await oldSqlite(t);
  await openAndClose({ sqlitePath });
  const changed = await connectDatabase({ sqlitePath });
  await sql`delete from kysely_migration`.execute(changed);
  await changed.destroy();
  await assert.rejects(openDatabase({ sqlitePath }), { name: 'StartError', message: /has rows/ });
  await using db = await connectDatabase({ sqlitePath });
  assert.equal((await sql`select id from accounts`.execute(db)).rows.length, 1);
});

test('migrations that ran at earlier times than those before them, by a clock that was set back', async (t) => {
  const sqlitePath = await oldSqlite(t);
  const ahead = await connectDatabase({ sqlitePath });
  await sql`update kysely_migration set timestamp = '2099-01-01T00:00:00.000Z'`.execute(ahead);
  await ahead.destroy();
  await openAndClose({ sqlitePath });
  await using db = await openDatabase({ sqlitePath });
  // The change of the next release.
  await migrateTo(db, { ...migrations, '900-next': { up: async () => {} } }, '900-next');
  await hasOldRows(db);
});

type Query = (this: pg.Client, ...values: unknown[]) => Promise<unknown>;

/** Calls `after` with the number of each statement that this process has sent to Postgres meanwhile. */
const withStatements = async (
  after: (count: number, client: pg.Client) => Promise<void>,
  work: () => Promise<unknown>,
): Promise<number> => {
  const original = pg.Client.prototype.query as unknown as Query;
  let count = 0;
  const watched: Query = async function (...values) {
    const result = await original.apply(this, values);
    count += 1;
    await after(count, this);
    return result;
  };
  pg.Client.prototype.query = watched as unknown as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original as unknown as typeof pg.Client.prototype.query;
  }
  return count;
};

/** The committed schema: what other connections see is what a kill would leave. */
const watchCommitted = async (url: string) => {
  const observer = new pg.Client({ connectionString: url });
  await observer.connect();
  const query = observer.query.bind(observer);
  const seen = new Set<string>();
  return {
    seen,
    async look(): Promise<void> {
      const { rows } = await query(`
        select (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as relations,
          (select count(*) from pg_attribute join pg_class on pg_class.oid = attrelid
            where relnamespace = 'public'::regnamespace and relname not like 'kysely%') as columns,
          (select count(*) from pg_trigger) as triggers`);
      seen.add(JSON.stringify([rows[0].columns, rows[0].triggers]));
    },
    close: () => observer.end(),
  };
};

for (const [name, prepare, before] of [
  ['a first start', async () => {}, 0],
  ['an upgrade', fillOldDatabase, all.indexOf(released) + 1],
] as const)
  test(`${name} on Postgres, killed at any statement`, async () => {
    const location = { postgresUrl: await createEmptyPostgresDatabase() };
    await prepare(location);
    let statements = 0;
    // Cut off in the middle: the server rolls back.
    const cut = withStatements(
      async (count, client) => {
        statements = count;
        if (count === 40)
          (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      },
      () => openAndClose(location),
    );
    await assert.rejects(cut);
    assert.ok(statements >= 40);
    {
      await using db = await connectDatabase(location);
      assert.equal(await appliedIn(db), before);
    }
    const committed = await watchCommitted(location.postgresUrl);
    const count = await withStatements(committed.look, () => openAndClose(location));
    await committed.close();
    assert.ok(count > 40, `${count} statements`);
    assert.equal(committed.seen.size, 2, `only the schema of before and of after: ${[...committed.seen]}`);
    await using db = await openDatabase(location);
    assert.equal(await appliedIn(db), all.length);
    if (before > 0) await hasOldRows(db);
  });
