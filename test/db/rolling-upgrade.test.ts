/** Old and new processes on one database, and a look ahead at what an upgrade does. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { loadConfig } from '../../src/config/config.ts';
import {
  connectDatabase,
  type Database,
  type DatabaseLocation,
  openDatabase,
} from '../../src/db/database.ts';
import { migrations } from '../../src/db/migrations/list.ts';
import { migrateTo, migrateToLatest, migrationState } from '../../src/db/migrations/migrate.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { afterTest } from '../support/after-test.ts';
import { createEmptyPostgresDatabase } from '../support/postgres.ts';
import { runCommand } from '../support/run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The tables of release 0.1.0. Whatever comes later must leave its processes working. */
const released = '006-task-results';

test('every migration of the folder is in the list, in order', () => {
  const files = readdirSync(new URL('../../src/db/migrations/', import.meta.url), {
    recursive: true,
  }) as string[];
  const named = files
    .map((file) => basename(file))
    .filter((file) => /^\d{3}-.*\.ts$/.test(file))
    .map((file) => file.slice(0, -3));
  assert.deepEqual(Object.keys(migrations), named.toSorted());
});

const folderOf = (t: TestContext): string => {
  const folder = temporaryFolder(t);
  return folder;
};

const kinds: Record<
  string,
  (t: TestContext) => Promise<{ location: DatabaseLocation; env: Record<string, string> }>
> = {
  SQLite: async (t) => {
    const dataDir = folderOf(t);
    return { location: { sqlitePath: join(dataDir, 'kinora.db') }, env: { KINORA_DATA_DIR: dataDir } };
  },
  Postgres: async (t) => {
    const postgresUrl = await createEmptyPostgresDatabase();
    return {
      location: { postgresUrl },
      env: { KINORA_DATA_DIR: folderOf(t), KINORA_DATABASE_URL: postgresUrl },
    };
  },
};

type Column = { type: string; isNullable: boolean; hasDefault: boolean };

const columnsOf = async (db: Database): Promise<Map<string, Column>> => {
  const columns = new Map<string, Column>();
  for (const table of await db.introspection.getTables())
    for (const { name, dataType, isNullable, hasDefaultValue, isAutoIncrementing } of table.columns)
      columns.set(`${table.name}.${name}`, {
        type: dataType.toLowerCase(),
        isNullable,
        hasDefault: hasDefaultValue || isAutoIncrementing,
      });
  return columns;
};

/** As a process of 0.1.0 writes them: with the columns it knows. */
const writeOldRows = async (db: Database, name: string): Promise<void> => {
  await sql`insert into accounts (id, name, billing, balance, created_at)
    values (${`acc_${name}`}, ${name}, 'payg', 90, 1)`.execute(db);
  await sql`insert into api_keys (id, account_id, hash, hint, created_at)
    values (${`key_${name}`}, ${`acc_${name}`}, ${name}, 'x', 1)`.execute(db);
  await sql`insert into ledger (id, account_id, kind, amount, created_at)
    values (${`led_${name}`}, ${`acc_${name}`}, 'credit', 90, 1)`.execute(db);
  await sql`insert into holds (id, account_id, api_key_id, amount, reference, expires_at)
    values (${name}, ${`acc_${name}`}, ${`key_${name}`}, 5, 'x', 1)`.execute(db);
  await sql`insert into video_tasks (id, account_id, api_key_id, family, model, status, progress, prompt,
      enhanced_prompt, seconds, size, width, height, options, held, charged, queue_turn, attempts, lease_until_ms,
      created_ms, status_update_time, files_bytes, losses)
    values (${name}, ${`acc_${name}`}, ${`key_${name}`}, 'beta', 'beta-2', 'pending', 0, 'p', 'p', 4, '480x480', 480,
      480, '{}', 5, 0, 1, 0, 0, 1, 1, 0, 0)`.execute(db);
  await sql`insert into characters (id, account_id, username, source, picture_key, is_private, created_at)
    values (${name}, ${`acc_${name}`}, ${name}, 'x', 'x', 0, 1)`.execute(db);
  await sql`insert into idempotency (account_id, key, request_hash, response, created_at)
    values (${`acc_${name}`}, 'k', 'h', '{}', 1)`.execute(db);
  await sql`update video_tasks set status = 'completed', progress = 100, charged = 5, completed_at = 2
    where id = ${name} and status = 'pending'`.execute(db);
  await sql`update accounts set spent = spent + 5 where id = ${`acc_${name}`}`.execute(db);
};

for (const [kind, prepare] of Object.entries(kinds)) {
  test(`on ${kind} every migration since the release only adds, and old processes go on writing`, async (t) => {
    const db = await connectDatabase((await prepare(t)).location);
    afterTest(t, () => db.destroy());
    await migrateTo(db, migrations, released);
    await writeOldRows(db, 'before');
    for (const name of (await migrationState(db, migrations)).pending) {
      const before = await columnsOf(db);
      const tablesBefore = new Set([...before.keys()].map((column) => column.split('.')[0]));
      await migrateTo(db, migrations, name);
      const after = await columnsOf(db);
      for (const [column, { type, isNullable }] of before) {
        assert.equal(after.get(column)?.type, type, `${name} leaves ${column} as it is`);
        assert.ok(after.get(column)!.isNullable || !isNullable, `${name} lets ${column} stay empty`);
      }
      for (const [column, { isNullable, hasDefault }] of after)
        if (!before.has(column) && tablesBefore.has(column.split('.')[0]))
          assert.ok(isNullable || hasDefault, `${name} adds ${column}, which old processes leave out`);
      await writeOldRows(db, name);
    }
  });

  test(`on ${kind} videos completed before remarks had a column get theirs from the scene`, async (t) => {
    const db = await connectDatabase((await prepare(t)).location);
    afterTest(t, () => db.destroy());
    await migrateTo(db, migrations, '010-console');
    await writeOldRows(db, 'old');
    const scenes: Record<string, string | null> = {
      some: '{"scene":{},"notDrawn":["a zither","a \\"q\\""],"madeSeconds":3.5}',
      none: '{"scene":{},"notDrawn":[]}',
      broken: '{"notDrawn":["cut o',
      odd: '{"notDrawn":["x", 5, null]}',
      absent: null,
      told: '{"notDrawn":["from the scene"]}',
    };
    const insert = (id: string, status: string, scene: string | null, remarks: string | null) =>
      sql`insert into video_tasks (id, account_id, api_key_id, family, model, status, progress, prompt,
          enhanced_prompt, seconds, size, width, height, options, held, charged, queue_turn, attempts, lease_until_ms,
          created_ms, status_update_time, files_bytes, losses, scene, remarks)
        values (${id}, 'acc_old', 'key_old', 'beta', 'beta-2', ${status}, 100, 'p', 'p', 4, '480x480', 480, 480, '{}',
          0, 5, 1, 0, 0, 1, 1, 0, 0, ${scene}, ${remarks})`.execute(db);
    for (const [id, scene] of Object.entries(scenes))
      await insert(id, 'completed', scene, id === 'told' ? '{"notDrawn":["told"]}' : null);
    await insert('running', 'processing', scenes.some!, null);
    // More than are read at once.
    for (let n = 0; n < 401; n += 1) await insert(`many-${n}`, 'completed', '{"notDrawn":["x"]}', null);
    await migrateToLatest(db, migrations);
    const store = createVideoTasks(db);
    const resultNotes = async (id: string) => (await store.find(id))?.resultNotes;
    assert.deepEqual(await resultNotes('some'), { notDrawn: ['a zither', 'a "q"'], actualSeconds: 3.5 });
    assert.deepEqual(await resultNotes('odd'), { notDrawn: ['x'] });
    assert.deepEqual(await resultNotes('told'), { notDrawn: ['told'] });
    for (const id of ['none', 'broken', 'absent', 'running', 'old'])
      assert.equal(await resultNotes(id), null, id);
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from video_tasks where id like 'many-%' and remarks is null`.execute(db);
    assert.equal(Number(rows[0]!.count), 0);
  });

  test(`on ${kind} a process of the previous release starts on a migrated database, unless a migration forbids it`, async (t) => {
    const db = await openDatabase((await prepare(t)).location);
    afterTest(t, () => db.destroy());
    const { [released]: last, ...rest } = migrations;
    const old = Object.fromEntries(
      [...Object.entries(rest), [released, last]].filter(([name]) => name! <= released),
    );
    await migrateToLatest(db, old);
    await sql`insert into kysely_migration (name, timestamp) values ('900-breaking-change', 'x')`.execute(db);
    await assert.rejects(migrateToLatest(db, old), { name: 'StartError', message: /a later release/ });
    await assert.rejects(migrateToLatest(db, migrations), {
      name: 'StartError',
      message: /900-breaking-change/,
    });
  });

  test(`on ${kind} upgrade --check migrates a copy and leaves the database as it is`, async (t) => {
    const { location, env } = await prepare(t);
    const config = loadConfig(env);
    const db = await connectDatabase(location);
    afterTest(t, () => db.destroy());
    await migrateTo(db, migrations, released);
    await writeOldRows(db, 'before');
    const { pending } = await migrationState(db, migrations);
    assert.ok(pending.length > 0);
    const run = async (...words: string[]) =>
      JSON.parse(await runCommand({ config, store: undefined as never }, [...words, '--json']));
    const checked = await run('upgrade', '--check');
    assert.equal(checked.applied, released);
    assert.deepEqual(
      checked.pending.map(({ migration }: { migration: string }) => migration),
      pending,
    );
    assert.ok(checked.bytes_after > 0 && checked.bytes_before > 0);
    assert.equal(checked.money_equal, true);
    assert.deepEqual((await migrationState(db, migrations)).pending, pending, 'the database is as it was');
    assert.deepEqual(
      readdirSync(config.dataDir).filter((name) => name.startsWith('upgrade-check')),
      [],
    );
    await migrateToLatest(db, migrations);
    const again = await run('upgrade', '--check');
    assert.deepEqual(again.pending, []);
    assert.equal(again.applied, Object.keys(migrations).at(-1));
  });
}
