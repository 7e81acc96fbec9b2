import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { sql } from 'kysely';
import { createNotifications } from '../../src/db/create-notifications.ts';
import type { Database } from '../../src/db/database.ts';
import type { Notifications } from '../../src/db/notifications.ts';
import { afterTest } from '../support/after-test.ts';
import { openers } from '../support/databases.ts';
import { waitFor } from '../support/wait-for.ts';

const open = (t: TestContext, db: Database): Notifications => {
  const notifications = createNotifications(db);
  afterTest(t, () => notifications.close());
  return notifications;
};

const hear = (notifications: Notifications) => {
  const heard: (string | undefined)[] = [];
  const end = notifications.subscribe('task_changed', (payload) => heard.push(payload));
  return { heard, end };
};

/** Subscribes and waits until the connection listens: it then says that anything may have changed before. */
const hearFromPostgres = async (notifications: Notifications) => {
  const hearing = hear(notifications);
  await waitFor(() => hearing.heard.includes(undefined));
  hearing.heard.length = 0;
  return hearing;
};

test('on SQLite one process hears itself at once, and that another one wrote', async (t) => {
  const { db, location } = await openers.SQLite(t);
  const notifications = open(t, db);
  const { heard, end } = hear(notifications);
  notifications.publish('task_changed', 'a');
  notifications.publish('new_work');
  assert.deepEqual(heard, ['a']);
  await sql`insert into settings (name, value) values ('own', '1')`.execute(db);

  const other = new DatabaseSync((location as { sqlitePath: string }).sqlitePath);
  other.exec(`insert into settings (name, value) values ('foreign', '1')`);
  other.close();
  await waitFor(() => heard.length > 1);
  assert.deepEqual(heard, ['a', undefined], 'our own commit is none of them');

  end();
  notifications.publish('task_changed', 'b');
  assert.equal(heard.length, 2);
});

test('on Postgres all processes hear, each once, and many together', async (t) => {
  const { db, another } = await openers.Postgres(t);
  const [here, there] = [open(t, db), open(t, await another())];
  const [own, others] = [await hearFromPostgres(here), await hearFromPostgres(there)];
  here.publish('task_changed', 'first');
  assert.deepEqual(own.heard, ['first']);
  await waitFor(() => others.heard.length === 1);

  const transactions = async () => {
    const { rows } = await sql<{ count: number }>`select txid_current() as count`.execute(db);
    return Number(rows[0]!.count);
  };
  const before = await transactions();
  const ids = Array.from({ length: 400 }, (_, index) => `beta-2:${String(index).padStart(24, '0')}`);
  for (const id of [...ids, ...ids]) here.publish('task_changed', id);
  await waitFor(() => others.heard.length === 1 + ids.length);
  assert.deepEqual(others.heard, ['first', ...ids], 'in order, the same one once');
  const used = (await transactions()) - before;
  assert.ok(used < 20, `${used} transactions for 800 notifications`);

  for (let index = 0; index <= 1000; index += 1) here.publish('task_changed', `flood-${index}`);
  await waitFor(() => others.heard.at(-1) === undefined);
});

test('a listener that lost its connection reports it, and receives again', async (t) => {
  const { db, another } = await openers.Postgres(t);
  const [here, there] = [open(t, db), open(t, await another())];
  const { heard } = await hearFromPostgres(there);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'notify%'`.execute(db);
  await waitFor(() => heard.length > 0);
  assert.ok(heard.includes(undefined), 'anything may have changed');
  await waitFor(() => {
    here.publish('task_changed', 'after');
    return heard.includes('after');
  });
});

test('notifications of a process that ends are still sent', async (t) => {
  const { db, another } = await openers.Postgres(t);
  const { heard } = await hearFromPostgres(open(t, db));
  const ending = createNotifications(await another());
  ending.publish('task_changed', 'last');
  await ending.close();
  await waitFor(() => heard.includes('last'));
});
