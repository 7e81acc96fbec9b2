/** Creates on Postgres: one statement for hold, ledger row, task and kept answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import { createIdempotency, type StoredResponse } from '../../src/db/idempotency.ts';
import { createLedger } from '../../src/db/ledger.ts';
import { createNewTaskStatement } from '../../src/db/postgres/new-tasks.ts';
import type { NewTask, NewTaskConflict } from '../../src/db/queue/new-task.ts';
import { createNewTasks } from '../../src/db/queue/new-tasks.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import type { Caller } from '../../src/domain/account.ts';
import { maxAccountMicro } from '../../src/domain/money.ts';
import type { VideoTask } from '../../src/domain/video-task.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { openers, testOnEachDatabase } from '../support/databases.ts';
import { createCaller, readAccount, sampleTask } from '../support/sample-rows.ts';

const price = 10;

const newTask = (caller: Caller, fields: Partial<VideoTask> = {}, storedResponse?: StoredResponse) => ({
  task: sampleTask({ accountId: caller.account.id, keyId: caller.key.id, held: price, ...fields }),
  lane: { name: 'local video', servedTurn: 0 },
  storedResponse,
});

const answer = (key: string, fields: Partial<StoredResponse> = {}): StoredResponse => ({
  key,
  requestHash: 'hash',
  response: '{"id":"new"}',
  createdAt: Math.floor(systemClock.nowMs() / 1000),
  ...fields,
});

/** A generator of the same numbers on every run. */
const numbersOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Two hundred creates of three accounts: keys that repeat and may be replaced or not, money and quotas that run out. */
const createAtRandom = async (
  db: Database,
  insert: (newTask: NewTask) => Promise<NewTaskConflict | undefined>,
) => {
  const numbers = numbersOf(17);
  const callers: Caller[] = [];
  for (const limits of [{ balance: 300 }, { balance: 900, quota: 250 }, { balance: 5000 }])
    callers.push(await createCaller(db, limits));
  const createdAt = answer('').createdAt;
  const results: unknown[] = [];
  const orders: NewTask[] = [];
  for (let count = 0, servedTurn = 0; count < 200; count += 1) {
    servedTurn += numbers(2);
    const caller = callers[numbers(callers.length)]!;
    const replaceable = [
      undefined,
      { before: createdAt - 60 },
      { before: createdAt + 60 },
      { before: 0, requestHash: 'hash 1' },
    ][numbers(4)];
    const storedResponse = answer(`key ${numbers(40)}`, {
      requestHash: `hash ${numbers(3)}`,
      response: JSON.stringify({ count }),
      createdAt,
      ...(replaceable && { replaceable }),
    });
    const order = {
      ...newTask(caller, { held: 1 + numbers(20), prompt: `video ${count}` }),
      lane: { name: `lane ${numbers(2)}`, servedTurn },
      storedResponse: numbers(3) === 0 ? undefined : storedResponse,
    };
    orders.push(order);
    results.push(await insert(order));
  }
  const indexOf = new Map(orders.map(({ task }, index) => [task.id, index]));
  const byIndex = <T extends { index: number | undefined }>(rows: T[]) =>
    rows.toSorted((one, other) => one.index! - other.index!);
  const responses = await db.selectFrom('idempotency').selectAll().execute();
  const ledger = await db.selectFrom('ledger').selectAll().where('kind', '=', 'hold').execute();
  const stored = await db.selectFrom('video_tasks').selectAll().execute();
  const positionOf = (accountId: string) => callers.findIndex(({ account }) => account.id === accountId);
  return {
    results,
    money: await Promise.all(
      callers.map(async ({ account, key }) => {
        const { balance, held } = await readAccount(db, account.id);
        const { quota_used, turn } = await db
          .selectFrom('api_keys')
          .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
          .select(['quota_used', 'accounts.queue_turn as turn'])
          .where('api_keys.id', '=', key.id)
          .executeTakeFirstOrThrow();
        return { balance, held, quota_used, turn };
      }),
    ),
    ledger: byIndex(
      ledger.map(({ id: _id, created_at: _at, account_id, api_key_id: _key, reference, ...row }) => ({
        ...row,
        account: positionOf(account_id),
        index: indexOf.get(reference!),
      })),
    ),
    tasks: byIndex(
      stored.map(({ id, account_id, prompt, held, queue_turn, waits_for, status }) => ({
        index: indexOf.get(id),
        account: positionOf(account_id),
        prompt,
        held,
        queue_turn,
        waits_for,
        status,
      })),
    ),
    responses: responses
      .map(({ account_id, key, request_hash, response }) => ({
        name: `${positionOf(account_id)} ${key}`,
        request_hash,
        response,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
};

const newTasksOn = (db: Database) =>
  createNewTasks(db, {
    ledger: createLedger(db, systemClock),
    tasks: createVideoTasks(db),
    idempotency: createIdempotency(db),
    clock: systemClock,
  });

testOnEachDatabase(
  'a remix whose source failed or was deleted meanwhile is not written',
  async (_t, { db }) => {
    const tasks = createVideoTasks(db);
    const { insert } = newTasksOn(db);
    const caller = await createCaller(db, { balance: 100 });
    const outcomes: unknown[] = [];
    for (const status of ['pending', 'processing', 'completed', 'failed'] as const) {
      const source = newTask(caller, { status, held: 0 }).task;
      await tasks.insert(db, source);
      outcomes.push(await insert(newTask(caller, { remixOf: source.id })));
    }
    outcomes.push(await insert(newTask(caller, { remixOf: 'beta-2:deleted' })));
    assert.deepEqual(outcomes, [undefined, undefined, undefined, 'source_failed', 'source_deleted']);
    const { balance, held } = await readAccount(db, caller.account.id);
    assert.deepEqual([balance, held], [70, 30]);
  },
);

test('every way writes the same, on either database', async (t) => {
  const sqlite = (await openers.SQLite(t)).db;
  const inTransactions = await createAtRandom(sqlite, newTasksOn(sqlite).insertInTransaction);
  for (const conflict of [undefined, 'key', 'balance', 'quota'])
    assert.ok(inTransactions.results.includes(conflict), `some creates end with ${conflict}`);
  for (const [name, way] of [
    ['SQLite', 'insert'],
    ['Postgres', 'insert'],
    ['Postgres', 'insertInTransaction'],
  ] as const) {
    const { db } = await openers[name](t);
    const newTasks = newTasksOn(db);
    const written = await createAtRandom(db, (newTask) => newTasks[way](newTask));
    assert.deepEqual(written, inTransactions, `${way} on ${name}`);
  }
});

test('creates in one statement on Postgres', async (t) => {
  const { db, another } = await openers.Postgres(t);
  const { insert } = createNewTaskStatement(db, systemClock);
  const tasks = createVideoTasks(db);
  const ledger = createLedger(db, systemClock);
  const idempotency = createIdempotency(db);

  const moneyOf = async ({ account, key }: Caller) => {
    const { balance, held } = await readAccount(db, account.id);
    const row = await db
      .selectFrom('api_keys')
      .select('quota_used')
      .where('id', '=', key.id)
      .executeTakeFirstOrThrow();
    return { balance, held, quotaUsed: row.quota_used, sum: await ledger.sum(account.id) };
  };

  await t.test(
    'everything is written, any text survives, and turns begin at the one being served',
    async () => {
      const caller = await createCaller(db, { balance: 100, quota: 100 });
      const order = newTask(caller, { prompt: 'a "red" balloon\n\\ 🎈 東京', scene: null });
      assert.equal(
        await insert({ ...order, lane: { ...order.lane, servedTurn: 7 }, storedResponse: answer('first') }),
        undefined,
      );
      const { changedUs, ...stored } = (await tasks.find(order.task.id))!;
      assert.ok(changedUs > 0);
      const { changedUs: _, ...wanted } = order.task;
      assert.deepEqual(stored, { ...wanted, queueTurn: 8 });
      assert.deepEqual(await moneyOf(caller), { balance: 90, held: price, quotaUsed: price, sum: 90 });
      assert.equal((await idempotency.find(caller.account.id, 'first'))?.response, '{"id":"new"}');
      const entry = await db
        .selectFrom('ledger')
        .selectAll()
        .where('reference', '=', order.task.id)
        .executeTakeFirstOrThrow();
      assert.deepEqual(
        [entry.kind, entry.amount, entry.api_key_id, entry.model],
        ['hold', -price, caller.key.id, order.task.model],
      );

      const broken = newTask(caller, { prompt: 'lone \ud800 surrogate' });
      assert.equal(await insert(broken), undefined);
      assert.equal((await tasks.find(broken.task.id))!.queueTurn, 9);
    },
  );

  await t.test('an account without limit holds what can be counted, and not one more', async () => {
    const caller = await createCaller(db);
    assert.equal(await insert(newTask(caller, { held: maxAccountMicro - price })), undefined);
    assert.equal(await insert(newTask(caller, { held: price + 1 })), 'balance');
    assert.equal(await insert(newTask(caller)), undefined);
    assert.equal(await insert(newTask(caller, { held: 1 })), 'balance');
    assert.deepEqual(await moneyOf(caller), {
      balance: null,
      held: maxAccountMicro,
      quotaUsed: maxAccountMicro,
      sum: -maxAccountMicro,
    });
  });

  await t.test('what cannot be paid writes nothing at all', async () => {
    for (const [wanted, lack] of [
      [{ balance: price - 1, quota: 100 }, 'balance'],
      [{ balance: 100, quota: price - 1 }, 'quota'],
      [{ balance: 0, quota: 0 }, 'quota'],
    ] as const) {
      const caller = await createCaller(db, wanted);
      const order = newTask(caller, {}, answer('unpaid'));
      assert.equal(await insert(order), lack);
      assert.equal(await tasks.find(order.task.id), undefined);
      assert.equal(await idempotency.find(caller.account.id, 'unpaid'), undefined);
      const { balance } = wanted;
      assert.deepEqual(await moneyOf(caller), { balance, held: 0, quotaUsed: 0, sum: balance });
    }
  });

  await t.test('a key that is taken leaves out that one alone', async () => {
    const caller = await createCaller(db, { balance: 1000 });
    assert.equal(await insert(newTask(caller, {}, answer('taken', { response: '{"id":"old"}' }))), undefined);
    const lacks = await Promise.all([
      insert(newTask(caller)),
      insert(newTask(caller)),
      insert(newTask(caller, {}, answer('taken'))),
      insert(newTask(caller, {}, answer('other'))),
      insert(newTask(caller, {}, answer('other'))),
    ]);
    assert.deepEqual(lacks.slice(0, 3), [undefined, undefined, 'key']);
    assert.deepEqual(lacks.slice(3).toSorted(), ['key', undefined], 'one of two that come at once');
    assert.equal((await idempotency.find(caller.account.id, 'taken'))?.response, '{"id":"old"}');
    assert.equal((await moneyOf(caller)).held, 4 * price);
  });

  await t.test('an answer that may be replaced is, by age or by hash', async () => {
    const caller = await createCaller(db);
    const now = Math.floor(systemClock.nowMs() / 1000);
    const tryWith = (replaceable: { before: number; requestHash?: string }) =>
      insert(newTask(caller, {}, answer('again', { requestHash: 'first', replaceable })));
    assert.equal(await tryWith({ before: 0 }), undefined);
    assert.equal(await tryWith({ before: now - 60 }), 'key');
    assert.equal(await tryWith({ before: now - 60, requestHash: 'retry' }), 'key');
    assert.equal(await tryWith({ before: now - 60, requestHash: 'first' }), undefined);
    assert.equal(await tryWith({ before: now + 60 }), undefined);
  });

  await t.test('accounts in one statement are refused each by itself', async () => {
    const [poor, rich] = [await createCaller(db, { balance: price + 5 }), await createCaller(db)];
    const orders = [rich, poor, rich, poor, rich, poor, rich].map((caller) => newTask(caller));
    const lacks = await Promise.all(orders.map(insert));
    assert.deepEqual(
      lacks.filter((_, index) => index % 2 === 0),
      [undefined, undefined, undefined, undefined],
    );
    assert.deepEqual(lacks.filter((lack) => lack === 'balance').length, 2);
    assert.deepEqual(await moneyOf(poor), { balance: 5, held: price, quotaUsed: price, sum: 5 });
    assert.equal((await moneyOf(rich)).held, 4 * price);
  });

  await t.test('many at once over two processes take exactly what there is, each its own turn', async () => {
    const caller = await createCaller(db, { balance: 60 * price + 5 });
    const elsewhere = createNewTaskStatement(await another(), systemClock);
    const transactions = async () =>
      Number((await sql<{ id: string }>`select txid_current() as id`.execute(db)).rows[0]!.id);
    const before = await transactions();
    const orders = Array.from({ length: 100 }, () => newTask(caller));
    const lacks = await Promise.all(
      orders.map((order, index) => (index % 2 ? insert(order) : elsewhere.insert(order))),
    );
    assert.equal(lacks.filter((lack) => lack === undefined).length, 60);
    assert.equal(lacks.filter((lack) => lack === 'balance').length, 40);
    assert.deepEqual(await moneyOf(caller), {
      balance: 5,
      held: 60 * price,
      quotaUsed: 60 * price,
      sum: 5,
    });
    const page = await tasks.list(caller.account.id, { limit: 100, order: 'asc' });
    const turns = page.tasks.map(({ queueTurn }) => queueTurn);
    assert.deepEqual(
      turns.toSorted((a, b) => a - b),
      Array.from({ length: 60 }, (_, index) => index + 1),
    );

    const rich = await createCaller(db);
    const shared = await transactions();
    await Promise.all(Array.from({ length: 100 }, () => insert(newTask(rich))));
    const used = (await transactions()) - shared;
    assert.ok(used <= 10, `${used} transactions for 100 creates of one account`);
    assert.ok(shared > before);
  });
});
