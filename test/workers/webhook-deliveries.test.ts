import assert from 'node:assert/strict';
import { createAccounts } from '../../src/db/accounts.ts';
import type { Database } from '../../src/db/database.ts';
import { createDatabaseClock } from '../../src/db/database-clock.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { createWebhookDeliveries, type NewDelivery } from '../../src/db/webhooks/deliveries.ts';
import { createWebhookEndpoints } from '../../src/db/webhooks/endpoints.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { createWebhookAdmin } from '../../src/services/webhooks/webhook-admin.ts';
import { createWebhookDelivery } from '../../src/workers/deliver-webhooks.ts';
import { videoOutcomeOf } from '../queue/video-outcome.ts';
import { afterTest } from '../support/after-test.ts';
import { testOnEachDatabase } from '../support/databases.ts';
import { adminOf, createCaller, sampleTask } from '../support/sample-rows.ts';
import { waitFor } from '../support/wait-for.ts';

const options = {
  leaseMs: 60_000,
  limit: 100,
  perAccount: 100,
  perReceiver: 100,
  busyReceivers: [],
  busyAccounts: [],
};
let made = 0;
const sample = (fields: Partial<NewDelivery> = {}): NewDelivery => {
  made += 1;
  return {
    id: `whd_${made}`,
    eventId: `evt_${made}`,
    accountId: 'acc_a',
    endpointId: 'whe_a',
    receiver: 'whe_a',
    url: 'https://example.com/hook',
    type: 'video.completed',
    body: '{}',
    createdAt: 1,
    ...fields,
  };
};

testOnEachDatabase('webhook deliveries', async (t, { db, another }) => {
  const deliveries = createWebhookDeliveries(db, createDatabaseClock(db, systemClock));
  const others = createWebhookDeliveries(await another(), createDatabaseClock(db, systemClock));
  const insert = async (...rows: NewDelivery[]) => {
    await db.deleteFrom('webhook_deliveries').execute();
    await deliveries.insert(db, rows);
  };
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();

  await t.test('two workers that claim at once share nothing and leave nothing', async () => {
    const rows = Array.from({ length: 40 }, () => sample());
    await insert(...rows);
    const claimed = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? deliveries : others).claim(`owner-${index}`, { ...options, limit: 10 }),
      ),
    );
    const rest = await deliveries.claim('last', options);
    assert.deepEqual(idsOf([...claimed.flat(), ...rest]), idsOf(rows));
  });

  await t.test('a limited number for a receiver, none for one that is busy', async () => {
    const slow = Array.from({ length: 5 }, () => sample({ receiver: 'slow' }));
    const quick = sample({ receiver: 'quick', accountId: 'acc_b' });
    await insert(...slow, quick);
    const first = await deliveries.claim('one', { ...options, perReceiver: 2 });
    assert.deepEqual(idsOf(first).length, 3);
    assert.ok(first.some(({ id }) => id === quick.id));
    assert.deepEqual(await deliveries.claim('two', { ...options, busyReceivers: ['slow'] }), []);
    assert.deepEqual(await deliveries.claim('two', { ...options, busyAccounts: ['acc_a'] }), []);
    assert.equal((await deliveries.claim('two', options)).length, 3);
  });

  await t.test('what a dead worker held is due again, and its late word counts for nothing', async () => {
    const row = sample();
    await insert(row);
    assert.equal((await deliveries.claim('dead', { ...options, leaseMs: 1 })).length, 1);
    await waitFor(async () => (await others.claim('alive', options)).length === 1);
    assert.equal(await deliveries.markDelivered(row.id, 'dead', 1, 200, 1), false);
    assert.equal(await others.markDelivered(row.id, 'alive', 1, 200, 1), true);
    assert.equal(await deliveries.msUntilDue(), undefined);
  });

  await t.test('a receiver that does not answer waits, one that is gone is given up', async () => {
    const [silent, gone, last] = [
      sample({ receiver: 'silent' }),
      sample({ receiver: 'gone' }),
      sample({ receiver: 'gone' }),
    ];
    await insert(silent, gone, last);
    await deliveries.postpone('silent', 30_000);
    await deliveries.failPending('gone', gone.id, 5);
    assert.deepEqual(idsOf(await deliveries.claim('one', options)), [gone.id]);
    const [failed] = await deliveries.list({ status: 'failed', limit: 10 });
    assert.equal(failed?.id, last.id);
    assert.equal(await deliveries.sendAgain({ id: last.id }), 1);
    assert.deepEqual(idsOf(await deliveries.claim('two', options)), [last.id]);
  });

  await t.test('of a receiver with thousands, some at a time, and the event loop goes on', async () => {
    const many = (receiver: string) => Array.from({ length: 2_000 }, () => sample({ receiver }));
    for (const [receiver, change] of [
      ['crowded', () => deliveries.postpone('crowded', 30_000)],
      ['closed', () => deliveries.failPending('closed', 'none', 5)],
    ] as const) {
      await insert(...many(receiver));
      let [turns, isDone] = [0, false];
      const count = () => {
        turns += 1;
        if (!isDone) setImmediate(count);
      };
      setImmediate(count);
      await change();
      isDone = true;
      assert.ok(turns >= 3, `${receiver}: ${turns} turns`);
      assert.deepEqual(await deliveries.claim('one', options), []);
    }
  });

  await t.test('an account whose receivers do not answer collects a limited number', async () => {
    const limited = createWebhookDeliveries(db, createDatabaseClock(db, systemClock), 3);
    await db.deleteFrom('webhook_deliveries').execute();
    for (let n = 0; n < 5; n += 1) await limited.insert(db, [sample(), sample({ accountId: `acc_${n}` })]);
    const count = async (accountId: string, status: 'pending' | 'failed') =>
      (await limited.list({ accountId, status, limit: 100 })).length;
    assert.deepEqual([await count('acc_a', 'pending'), await count('acc_a', 'failed')], [3, 2]);
    assert.equal(await count('acc_4', 'pending'), 1, 'others are not concerned');
    const [failed] = await limited.list({ accountId: 'acc_a', status: 'failed', limit: 1 });
    assert.match(failed!.error!, /^Not sent: 3 others/);
    assert.equal(await limited.sendAgain({ id: failed!.id }), 1, 'an operator may send it again');
  });

  await t.test('an endpoint that was removed meanwhile is not called, and gets no new secret', async (t) => {
    const row = sample({ endpointId: 'whe_removed', receiver: 'whe_removed' });
    await insert(row);
    const sent: string[] = [];
    const delivery = createWebhookDelivery({
      deliveries,
      endpoints: createWebhookEndpoints(db),
      notifications: { subscribe: () => () => {} },
      send: async (url) => {
        sent.push(url);
        return { outcome: 'delivered', status: 200, error: null, retryAfterSeconds: 0 };
      },
      clock: systemClock,
      logger: createLogger('silent'),
    });
    delivery.start();
    afterTest(t, delivery.stop);
    await waitFor(async () => (await deliveries.list({ status: 'failed', limit: 1 })).length === 1);
    const [failed] = await deliveries.list({ status: 'failed', limit: 1 });
    assert.deepEqual([failed!.error, failed!.attempts, sent], ['The endpoint was removed.', 0, []]);
    assert.equal(await createWebhookEndpoints(db).findSecrets('whe_removed'), undefined);
  });

  await t.test('never more endpoints than the limit, from several processes at once', async () => {
    const { account } = await createCaller(db);
    const adminOn = (db: Database) =>
      createWebhookAdmin({
        db,
        accounts: createAccounts(db),
        accountAdmin: adminOf(db),
        endpoints: createWebhookEndpoints(db),
        deliveries,
        notifications: { publish: () => {} },
        auditLog: { insert: async () => {} },
        clock: systemClock,
      });
    const admins = [adminOn(db), adminOn(await another())];
    const added = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        admins[n % 2]!.add({ account: account.name, url: `https://example.com/${n}` }),
      ),
    );
    assert.equal(added.filter(({ status }) => status === 'fulfilled').length, 20);
  });

  await t.test('a video is not finished without its webhooks', async () => {
    const tasks = createVideoTasks(db);
    let notified = 0;
    const outcome = videoOutcomeOf(db, {
      tasks,
      webhooks: {
        add: async (transaction, [task]) => {
          await deliveries.insert(transaction, [sample({ id: 'whd_atomic', accountId: task!.accountId })]);
          notified += 1;
          if (notified === 1) throw new Error('the store went away');
          return () => {};
        },
      },
    });
    await insert();
    const task = sampleTask({ status: 'processing' });
    await tasks.insert(db, task);
    await db.updateTable('video_tasks').set({ lease_owner: 'worker' }).where('id', '=', task.id).execute();
    const result = { scene: null, resultNotes: null, characters: [], charged: 0, filesBytes: 1 };
    await assert.rejects(outcome.complete(task, 'worker', result), /went away/);
    assert.equal((await tasks.find(task.id))?.status, 'processing');
    assert.deepEqual(await deliveries.list({ limit: 10 }), []);
    assert.equal(await outcome.complete(task, 'worker', result), true);
    assert.equal((await tasks.find(task.id))?.status, 'completed');
    assert.deepEqual(idsOf(await deliveries.list({ limit: 10 })), ['whd_atomic']);
  });
});
