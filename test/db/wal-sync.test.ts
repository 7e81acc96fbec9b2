/** Commits made durable beside the event loop: nobody is told before their sync, and a disk that failed is not believed. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { openDatabase } from '../../src/db/database.ts';
import { runPrecompiledTransaction } from '../../src/db/precompiled-transactions.ts';
import { WalSync } from '../../src/db/sqlite/wal-sync.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const folder = temporaryFolder({ after });

/** The descriptor of a listing is gone when its entries are looked at. */
const targetOf = (descriptor: string): string | undefined => {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return undefined;
  }
};

const waitOn = (sync: WalSync) => new Promise<void>((resolve, reject) => sync.wait([{ resolve, reject }]));

test('those who come while a sync runs wait for the next', async () => {
  const path = join(folder, 'order');
  writeFileSync(`${path}-wal`, 'log');
  const sync = new WalSync(path);
  const told: string[] = [];
  const wait = (name: string) => waitOn(sync).then(() => told.push(name));
  const first = wait('first');
  const later = ['second', 'third'].map(wait);
  await first;
  assert.deepEqual(told, ['first']);
  await Promise.all(later);
  assert.deepEqual(told, ['first', 'second', 'third']);
  await sync.close();
});

test('what nobody waits for is synced as well', { skip: !existsSync('/proc/self/fd') }, async () => {
  const path = join(folder, 'later');
  writeFileSync(`${path}-wal`, 'log');
  const sync = new WalSync(path);
  const isOpen = () => readdirSync('/proc/self/fd').some((name) => targetOf(name) === `${path}-wal`);
  sync.syncLater();
  assert.equal(isOpen(), false);
  // The log is opened for its first sync.
  await waitFor(isOpen);
  await sync.close();
});

test('after a sync that failed none is believed', async () => {
  const path = join(folder, 'missing');
  const sync = new WalSync(path);
  await assert.rejects(waitOn(sync), { code: 'ENOENT' });
  writeFileSync(`${path}-wal`, 'log');
  await assert.rejects(waitOn(sync), { code: 'ENOENT' });
  await sync.close();
});

test('the log is one file from the first commit over checkpoints to the end, and is gone after', async () => {
  const sqlitePath = join(folder, 'kinora.db');
  const walPath = `${sqlitePath}-wal`;
  const db = await openDatabase({ sqlitePath });
  const inode = statSync(walPath).ino;
  const value = 'x'.repeat(3000);
  // Twice the pages after which SQLite checkpoints the log and starts it again.
  for (let n = 0; n < 40; n += 1) {
    const rows = Array.from({ length: 400 }, (_, row) => ({ name: `${n}-${row}`, value }));
    const query = db.insertInto('settings').values(rows).compile();
    await runPrecompiledTransaction(db, [{ query }], { deferSync: n % 2 === 0 });
  }
  assert.ok(statSync(walPath).size < 2 * 8000 * 4096, 'it was started again');
  assert.equal(statSync(walPath).ino, inode);
  const elsewhere = new DatabaseSync(sqlitePath, { readOnly: true });
  assert.deepEqual(
    { ...elsewhere.prepare('select count(*) as count from settings').get() },
    { count: 16_000 },
  );
  elsewhere.close();
  await db.destroy();
  assert.equal(existsSync(walPath), false);
});

test('the log holds no lock that closing a descriptor of it would drop', {
  skip: !existsSync('/proc/locks'),
}, async () => {
  const sqlitePath = join(folder, 'locks.db');
  const db = await openDatabase({ sqlitePath });
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('settings').values({ name: 'a', value: 'b' }).execute();
    const locked = readFileSync('/proc/locks', 'utf8')
      .split('\n')
      .filter((line) => line.includes(` ${process.pid} `))
      .map((line) => Number(/:(\d+) \S+ \S+$/.exec(line)?.[1]));
    assert.ok(locked.includes(statSync(`${sqlitePath}-shm`).ino), 'the writer holds a lock');
    assert.ok(!locked.includes(statSync(`${sqlitePath}-wal`).ino));
  });
  await db.destroy();
});
