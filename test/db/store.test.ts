import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { ping } from '../../src/db/database.ts';
import { openers, testOnEachDatabase } from '../support/databases.ts';
import { waitFor } from '../support/wait-for.ts';
import { accountsSuite, firstStartSuite } from './accounts-suite.ts';
import { holdsSuite, ledgerSuite } from './ledger-suite.ts';
import { stepsSuite } from './precompiled-transactions-suite.ts';
import {
  auditSuite,
  charactersSuite,
  idempotencySuite,
  migrationsSuite,
  requestLogSuite,
  settingsSuite,
  spokenRepliesSuite,
  webhookDeliveriesSuite,
} from './small-stores-suite.ts';
import { surplusSuite } from './surplus-suite.ts';
import { taskListsSuite } from './task-lists-suite.ts';
import { videoTasksSuite } from './video-tasks-suite.ts';

testOnEachDatabase('migrations', migrationsSuite);
testOnEachDatabase('accounts and keys', accountsSuite);
testOnEachDatabase('first start', firstStartSuite);
testOnEachDatabase('ledger', ledgerSuite);
testOnEachDatabase('holds', holdsSuite);
testOnEachDatabase('idempotency', idempotencySuite);
testOnEachDatabase('video tasks', videoTasksSuite);
testOnEachDatabase('lists of tasks', taskListsSuite);
testOnEachDatabase('characters', charactersSuite);
testOnEachDatabase('settings', settingsSuite);
testOnEachDatabase('webhook deliveries', webhookDeliveriesSuite);
testOnEachDatabase('spoken replies', spokenRepliesSuite);
testOnEachDatabase('steps', stepsSuite);
testOnEachDatabase('audit log', auditSuite);
testOnEachDatabase('request log', requestLogSuite);
testOnEachDatabase('what accounts keep without a charge', surplusSuite);

test('Postgres that drops every connection is found again', async (t) => {
  const { db, another } = await openers.Postgres(t);
  const reconnected = async () => {
    await ping(db);
    return true;
  };
  await Promise.all(Array.from({ length: 4 }, () => ping(db)));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`.execute(await another());
  // A query may still meet a connection whose end has not been noticed; nothing else may go wrong.
  await waitFor(() => reconnected().catch(() => false));
});

test('Postgres that drops a connection between two steps of a transaction fails only that transaction', async (t) => {
  const { db, another } = await openers.Postgres(t);
  const onlooker = await another();
  const transaction = db.transaction().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(onlooker);
    // Nothing is asked of the connection while its end arrives.
    await waitFor(async () => {
      const left = await sql`select 1 from pg_stat_activity where pid = ${rows[0]!.pid}`.execute(onlooker);
      return left.rows.length === 0;
    });
    await sql`select 1`.execute(connection);
  });
  await assert.rejects(transaction);
  await ping(db);
});
