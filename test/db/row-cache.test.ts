import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createRowCache } from '../../src/db/row-cache.ts';
import { createChangeWatch } from '../../src/db/sqlite/change-watch.ts';
import { afterTest } from '../support/after-test.ts';

test('a row is remembered until anyone commits anything', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-cache-'));
  const path = join(folder, 'cache.db');
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = wal; create table things (id text, value integer)');
  database.exec("insert into things values ('a', 1)");
  const watch = createChangeWatch(path);
  const cache = createRowCache<number>(watch);
  afterTest(t, () => {
    watch.close();
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  let loads = 0;
  const load = async () => {
    loads += 1;
    return database.prepare("select value from things where id = 'a'").get()?.value as number | undefined;
  };

  assert.deepEqual([await cache.read('a', load), await cache.read('a', load), loads], [1, 1, 1]);

  const write = (sql: string) => {
    database.exec(sql);
    watch.invalidate();
  };
  write('update things set value = 2');
  assert.deepEqual([await cache.read('a', load), await cache.read('a', load), loads], [2, 2, 2]);

  write('begin; update things set value = 3; rollback');
  assert.deepEqual([await cache.read('a', load), loads], [2, 2]);

  const other = new DatabaseSync(path);
  other.exec('update things set value = 4');
  other.close();
  await setImmediate();
  assert.deepEqual([await cache.read('a', load), loads], [4, 3]);

  const overtaken = async () => {
    const value = await load();
    write('update things set value = value + 1');
    return value;
  };
  write('update things set value = 10');
  assert.equal(await cache.read('a', overtaken), 10);
  assert.equal(await cache.read('a', load), 11);

  write('delete from things');
  assert.equal(await cache.read('a', load), undefined);
});
