/** Transactions on SQLite that share a commit: each whole, each durable when answered, none seen before. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { SqliteConnection } from '../../src/db/sqlite/connection.ts';

let dir: string;
let db: Database;
let elsewhere: DatabaseSync;

before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'kinora-group-'));
  db = await openDatabase({ sqlitePath: join(dir, 'kinora.db') });
  elsewhere = new DatabaseSync(join(dir, 'kinora.db'), { readOnly: true });
});

after(async () => {
  elsewhere.close();
  await db.destroy();
  rmSync(dir, { recursive: true, force: true });
});

const write = (name: string, fails = false) =>
  db.transaction().execute(async (transaction) => {
    await transaction.insertInto('settings').values({ name, value: 'x' }).execute();
    if (fails) throw new Error(`refused ${name}`);
  });

const seenElsewhere = (prefix: string) =>
  (
    elsewhere.prepare('select count(*) as count from settings where name like ?').get(`${prefix}%`) as {
      count: number;
    }
  ).count;

test('all of many at once are there for another process when they are answered', async () => {
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      await write(`many-${index}-`);
      assert.equal(seenElsewhere(`many-${index}-`), 1);
    }),
  );
  assert.equal(seenElsewhere('many-'), 200);
});

test('those of one turn of the event loop share a commit, though each ends before the next begins', async (t) => {
  const { mock } = t.mock.method(SqliteConnection.prototype, 'run');
  await Promise.all(
    Array.from(
      { length: 20 },
      (_, index) =>
        new Promise<void>((resolve, reject) =>
          // Callbacks of one turn run with all pending promises settled in between, as requests on several sockets do.
          setImmediate(() => write(`turn-${index}-`).then(resolve, reject)),
        ),
    ),
  );
  assert.equal(mock.calls.filter(({ arguments: [sql] }) => sql === 'commit').length, 1);
  assert.equal(seenElsewhere('turn-'), 20);
});

test('one that fails undoes itself and nothing else', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) => write(`mixed-${index}`, index % 3 === 0)),
  );
  assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 20);
  assert.equal(seenElsewhere('mixed-'), 40);
});

test('one whose statement fails undoes itself and nothing else', async () => {
  await write('taken');
  const outcomes = await Promise.allSettled([write('before'), write('taken'), write('after')]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual([seenElsewhere('before'), seenElsewhere('taken'), seenElsewhere('after')], [1, 1, 1]);
});

test('a query between transactions sees only what is committed, and is itself committed', async () => {
  const first = write('between-1');
  const plain = db.insertInto('settings').values({ name: 'between-2', value: 'x' }).execute();
  const second = write('between-3');
  await plain;
  assert.ok(seenElsewhere('between-2') === 1 && seenElsewhere('between-1') === 1);
  await Promise.all([first, second]);
  assert.equal(seenElsewhere('between-'), 3);
});
