/** From SQLite to Postgres, into backups and out of them: nothing lost, no credit changed, links and keys still open. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { loadConfig } from '../../src/config/config.ts';
import { readBatches, writeRows } from '../../src/db/copy/table-rows.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { microPerCredit } from '../../src/domain/money.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { startService } from '../../src/main.ts';
import { openStore } from '../../src/store.ts';
import { afterTest } from '../support/after-test.ts';
import { createEmptyPostgresDatabase } from '../support/postgres.ts';
import { runCommand } from '../support/run-command.ts';
import { startS3Server } from '../support/s3/s3-server.ts';
import { sampleTask } from '../support/sample-rows.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { contentsOf } from './store-contents.ts';

const command = fileURLToPath(new URL('../../bin/kinora.js', import.meta.url));
const oldTasks = 3000;

type Copied = { database: { tables: { table: string; rows: number; written: number; removed: number }[] } };

const configOf = (dataDir: string, env: Record<string, string> = {}) =>
  loadConfig({ KINORA_DATA_DIR: dataDir, KINORA_LOG_LEVEL: 'silent', ...env });

/** A command on a store that no service has open. */
const kinora = async (config: ReturnType<typeof loadConfig>, ...words: string[]): Promise<string> =>
  runCommand({ config, store: undefined as never }, words);

test('moving', async (t) => {
  const folder = temporaryFolder(t);
  const dataDir = join(folder, 'data');
  const config = configOf(dataDir);
  const postgresUrl = await createEmptyPostgresDatabase();

  const first = await startTestService(t, { dataDir });
  const payingKey = await first.createKey({ account: 'paying', balance: 100 * microPerCredit });
  const taskId = await first.createTask({ prompt: 'a red balloon 🎈 über 東京' }, payingKey);
  const { video_url: link } = await first.finished(taskId, payingKey);
  const path = new URL(String(link)).pathname + new URL(String(link)).search;
  const video = Buffer.from(await (await fetch(String(link))).arrayBuffer());
  const tasks = createVideoTasks(first.store.db);
  const paying = await first.store.accountAdmin.showAccount('paying');
  await first.store.db.transaction().execute(async (transaction) => {
    for (let index = 0; index < oldTasks; index += 1)
      await tasks.insert(
        transaction,
        sampleTask({ accountId: paying.id, status: 'failed', prompt: `\0${index}` }),
      );
  });

  const opensAll = async (service: TestService) => {
    const opened = await fetch(service.url + path);
    assert.deepEqual(Buffer.from(await opened.arrayBuffer()), video, 'a link from before');
    assert.equal((await service.finished(taskId, payingKey)).status, 'completed');
    const { balance, held, spent } = await service.store.accountAdmin.showAccount('paying');
    assert.deepEqual([balance, held, spent], [paying.balance, 0, paying.spent]);
    const next = await service.createTask({}, payingKey);
    assert.equal((await service.finished(next, payingKey)).status, 'completed');
  };

  const backup = join(folder, 'backup');
  await t.test('backup while the service runs', async () => {
    const made = JSON.parse(await kinora(config, 'backup', backup, '--json'));
    assert.equal(made.files.files, 3);
    assert.equal(made.money.spent, paying.spent);
    await assert.rejects(kinora(config, 'backup', backup), { name: 'StartError', message: /is not empty/ });
  });

  await t.test('migrate refuses while the service runs', async () => {
    await assert.rejects(
      kinora(config, 'migrate', '--storage-to', pathToFileURL(join(folder, 'early')).href),
      {
        message: /^Another Kinora process uses/,
      },
    );
    await assert.rejects(kinora(config, 'migrate', '--to', postgresUrl), {
      name: 'StartError',
      message: /Another Kinora process uses/,
    });
  });

  const largeBytes = 1_500_000;
  await t.test('rows of megabytes are read some at a time', async (s) => {
    const response = 'a'.repeat(largeBytes);
    for (let index = 0; index < 14; index += 1)
      await first.store.db
        .insertInto('idempotency')
        .values({ account_id: 'a', key: `large ${index}`, request_hash: 'h', response, created_at: 1 })
        .execute();
    const table = {
      name: 'idempotency',
      columns: ['account_id', 'key', 'request_hash', 'response', 'created_at'],
      primaryKey: ['account_id', 'key'],
      refersTo: [],
    };
    const postgres = await openStore(
      configOf(join(folder, 'large'), { KINORA_DATABASE_URL: await createEmptyPostgresDatabase() }),
    );
    afterTest(s, () => postgres.close());
    for await (const rows of readBatches(first.store.db, table)) await writeRows(postgres.db, table, rows);
    for (const { db } of [first.store, postgres]) {
      const batches: number[] = [];
      for await (const rows of readBatches(db, table))
        batches.push(rows.filter(({ response: stored }) => stored === response).length);
      assert.deepEqual(batches, [6, 6, 2]);
      const keys: number[] = [];
      for await (const rows of readBatches(db, table, table.primaryKey)) keys.push(rows.length);
      assert.deepEqual(keys, [14], 'keys alone are small');
    }
  });

  await first.stop();
  const moved = configOf(dataDir, { KINORA_DATABASE_URL: postgresUrl });

  await t.test('migrate goes on after a kill, and nobody starts on half of it', async () => {
    const target = await openStore(moved);
    afterTest(t, () => target.close());
    const child = spawn(process.execPath, [command, 'migrate', '--to', postgresUrl], {
      env: { PATH: process.env.PATH, KINORA_DATA_DIR: dataDir },
    });
    const count = async () =>
      Number(
        (await sql<{ rows: number }>`select count(*) as rows from video_tasks`.execute(target.db)).rows[0]!
          .rows,
      );
    await waitFor(async () => (await count()) > 0);
    child.kill('SIGKILL');
    await text(child.stderr);
    const half = await count();
    assert.ok(half > 0 && half < oldTasks, `${half} rows`);
    await assert.rejects(
      startTestService(t, { dataDir: join(folder, 'half'), config: { databaseUrl: postgresUrl } }),
      {
        name: 'StartError',
        message: /was not finished/,
      },
    );

    // The service went on for a while on SQLite.
    const source = await openStore(config);
    const { rows } = await sql<{ id: string }>`select id from video_tasks where status = 'failed'`.execute(
      target.db,
    );
    await source.db.deleteFrom('video_tasks').where('id', '=', rows[0]!.id).execute();
    await source.db
      .updateTable('video_tasks')
      .set({ prompt: 'changed' })
      .where('id', '=', rows[1]!.id)
      .execute();
    await source.close();

    const { database } = JSON.parse(await kinora(config, 'migrate', '--to', postgresUrl, '--json')) as Copied;
    const copied = database.tables.find(({ table }) => table === 'video_tasks')!;
    assert.deepEqual([copied.rows, copied.removed], [oldTasks, 1]);
    assert.ok(copied.written < oldTasks, 'what was there and equal is not written again');

    const after = await openStore(config);
    const expected = await contentsOf(after);
    await after.close();
    assert.deepEqual(await contentsOf(target), expected);
    await assert.rejects(kinora(config, 'migrate', '--to', postgresUrl), {
      name: 'StartError',
      message: /is not empty/,
    });
  });

  await t.test('files move to a bucket, and the service goes on there', async (s) => {
    const server = await startS3Server(s);
    const storageUrl = server.urlOf('media', '&create=true');
    const { files } = JSON.parse(await kinora(config, 'migrate', '--storage-to', storageUrl, '--json'));
    assert.deepEqual([files.files, files.copied], [3, 3]);
    const again = JSON.parse(await kinora(config, 'migrate', '--storage-to', storageUrl, '--json'));
    assert.equal(again.files.copied, 0);
    const service = await startTestService(s, {
      dataDir: join(folder, 'node'),
      config: { databaseUrl: postgresUrl, storageUrl },
    });
    await opensAll(service);
    const elsewhere = pathToFileURL(join(folder, 'elsewhere')).href;
    await assert.rejects(kinora(service.config, 'migrate', '--storage-to', elsewhere), {
      name: 'StartError',
      message: /^A service uses this database/,
    });
    const postgresBackup = join(folder, 'postgres-backup');
    const made = JSON.parse(await kinora(service.config, 'backup', postgresBackup, '--json'));
    assert.ok(made.files.files >= 6);
    assert.ok(made.money.spent > paying.spent);
    const expected = await contentsOf(service.store);
    await service.stop();
    const restored = configOf(join(folder, 'from-postgres'));
    await kinora(restored, 'restore', postgresBackup, '--json');
    const store = await openStore(restored);
    afterTest(s, () => store.close());
    assert.deepEqual(await contentsOf(store), expected);
  });

  await t.test('restore into a fresh folder, and not over what is there', async (s) => {
    const fresh = join(folder, 'fresh');
    const restored = JSON.parse(await kinora(configOf(fresh), 'restore', backup, '--json'));
    assert.equal(restored.files.copied, 3);
    await opensAll(await startTestService(s, { dataDir: fresh }));
    await assert.rejects(kinora(config, 'restore', backup), { name: 'StartError', message: /is not empty/ });
    await assert.rejects(kinora(configOf(join(folder, 'none')), 'restore', join(folder, 'nothing')), {
      name: 'StartError',
      message: /holds no finished backup/,
    });
    const database = readFileSync(join(backup, 'kinora.db'));
    writeFileSync(join(backup, 'kinora.db'), database.subarray(0, database.length / 2));
    await assert.rejects(
      kinora(configOf(join(folder, 'damaged')), 'restore', backup),
      /not the database that was backed up/,
    );
    writeFileSync(join(backup, 'kinora.db'), database);
  });

  await t.test('a storage stays with its installation, through backup and restore', async (s) => {
    const owner = join(folder, 'owner');
    const ownFiles = join(owner, 'files');
    const installationOf = (files: string) =>
      readFileSync(join(files, 'installation'), 'utf8').trim().split(' ')[0];
    const first = await startTestService(s, { dataDir: owner, overrides: { sweepEveryMs: 20 } });
    await waitFor(() => existsSync(join(ownFiles, 'installation')));
    await first.finished(await first.createTask());
    const copy = join(folder, 'owner-backup');
    await kinora(configOf(owner), 'backup', copy, '--json');
    await first.stop();

    // The database is lost, or its address forgotten: another one finds only files that it does not know.
    const old = new Date(Date.now() - 48 * 3600_000);
    const paths = (readdirSync(ownFiles, { recursive: true }) as string[]).toSorted();
    for (const path of paths) utimesSync(join(ownFiles, path), old, old);
    const errors: string[] = [];
    const other = { KINORA_STORAGE_URL: pathToFileURL(ownFiles).href };
    const second = await startTestService(s, {
      config: { storageUrl: other.KINORA_STORAGE_URL },
      overrides: {
        sweepEveryMs: 20,
        logger: Object.assign(createLogger('silent'), {
          error: (_: unknown, line: string) => errors.push(line),
        }),
      },
    });
    await waitFor(() => errors.length > 0);
    await second.stop();
    assert.match(errors[0]!, /belongs to another installation/);
    assert.deepEqual((readdirSync(ownFiles, { recursive: true }) as string[]).toSorted(), paths);

    const restored = join(folder, 'owner-restored');
    await kinora(configOf(restored), 'restore', copy, '--json');
    assert.equal(installationOf(join(restored, 'files')), installationOf(ownFiles));
    await kinora(configOf(join(folder, 'same-storage'), other), 'restore', copy, '--json');
    await assert.rejects(kinora(configOf(join(folder, 'foreign'), other), 'restore', backup), {
      name: 'StartError',
      message: /storage belongs to another installation/,
    });
    await assert.rejects(kinora(config, 'migrate', '--storage-to', other.KINORA_STORAGE_URL), {
      name: 'StartError',
      message: /storage belongs to another installation/,
    });
  });
});

test('nothing is moved while a process only accepts requests, beside which a worker may run', async (t) => {
  const requests = await startTestService(t, { config: { roles: ['api'] } });
  const { dataDir } = requests;
  const config = configOf(dataDir);
  const refused = { message: /^Another Kinora process uses/ };
  const target = 'postgres://nobody@127.0.0.1:1/none';
  const storage = pathToFileURL(join(temporaryFolder(t), 'files')).href;
  await assert.rejects(kinora(config, 'migrate', '--to', target), refused);
  await assert.rejects(kinora(config, 'migrate', '--storage-to', storage), refused);
  const { stop } = await startService({ ...requests.config, roles: ['worker'] }, '0.0.0-test');
  await stop();
  await requests.stop();
  await kinora(config, 'migrate', '--storage-to', storage);
});
