import assert from 'node:assert/strict';
import { createDatabaseClock } from '../../src/db/database-clock.ts';
import { createIdempotency } from '../../src/db/idempotency.ts';
import { createSurplusRows } from '../../src/db/kept/surplus-rows.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { createWebhookDeliveries } from '../../src/db/webhooks/deliveries.ts';
import { systemClock } from '../../src/lib/clock.ts';
import type { DatabaseSuite } from '../support/databases.ts';
import { sampleTask } from '../support/sample-rows.ts';

const second = 1_800_000_000;

export const surplusSuite: DatabaseSuite = async (t, { db }) => {
  const surplus = createSurplusRows(db);
  const idempotency = createIdempotency(db);
  const store = (accountId: string, key: string, createdAt: number, response = '{}') =>
    idempotency.insert(accountId, { key, requestHash: 'hash', response, createdAt });
  const keysOf = async (accountId: string) => {
    const rows = db.selectFrom('idempotency').select('key').where('account_id', '=', accountId);
    return (await rows.orderBy('created_at').execute()).map(({ key }) => key);
  };

  await t.test('the oldest failed videos of an account that has too many', async () => {
    const tasks = createVideoTasks(db);
    for (const [accountId, count] of [
      ['acc_flood', 6],
      ['acc_few', 2],
    ] as const)
      for (let index = 0; index < count; index += 1) {
        const completedAt = second + index;
        const fields = { accountId, status: 'failed', completedAt } as const;
        await tasks.insert(db, sampleTask({ ...fields, id: `beta-2:${accountId}-${index}` }));
        const made = { ...fields, status: 'completed', id: `beta-2:${accountId}-made-${index}` } as const;
        await tasks.insert(db, sampleTask(made));
      }
    const found = async (limit: number) => (await surplus.failedVideos(4, limit)).map(({ id }) => id);
    assert.deepEqual(await found(10), ['beta-2:acc_flood-0', 'beta-2:acc_flood-1']);
    assert.deepEqual(await found(1), ['beta-2:acc_flood-0']);
  });

  await t.test(
    'the oldest stored responses, of large ones sooner, and none of the last minutes',
    async () => {
      const large = 'x'.repeat(10_000);
      for (let index = 0; index < 10; index += 1) {
        await store('acc_flood', `small-${index}`, second + 2 * index);
        await store('acc_flood', `large-${index}`, second + 2 * index + 1, large);
        await store('acc_few', `small-${index}`, second + index);
      }
      const limits = { most: 12, mostLarge: 3 };
      await surplus.removeStoredResponses(limits, second + 2);
      assert.equal((await keysOf('acc_flood')).length, 18, 'only those that are old');
      await surplus.removeStoredResponses(limits, second + 100);
      const left = await keysOf('acc_flood');
      assert.deepEqual(
        left.filter((key) => key.startsWith('large')),
        ['large-7', 'large-8', 'large-9'],
      );
      assert.equal(left.length, 3 + 6);
      assert.equal((await keysOf('acc_few')).length, 10);
    },
  );

  await t.test('stored responses that are too old go in parts', async () => {
    const old = Array.from({ length: 1_200 }, (_, index) => ({
      account_id: 'acc_old',
      key: `key-${index}`,
      request_hash: 'hash',
      response: '{}',
      created_at: second - 1 - index,
    }));
    await db.insertInto('idempotency').values(old).execute();
    let statements = 0;
    const counted = db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await createIdempotency(counted).deleteBefore(second);
    assert.deepEqual(await keysOf('acc_old'), []);
    assert.equal(statements, 3);
    assert.ok((await keysOf('acc_few')).length > 0);
  });

  await t.test('the oldest deliveries that have ended', async () => {
    const deliveries = createWebhookDeliveries(db, createDatabaseClock(db, systemClock));
    const ids = Array.from({ length: 8 }, (_, index) => `whd_${index}`);
    await deliveries.insert(
      db,
      ids.map((id) => ({
        id,
        eventId: `evt_${id}`,
        accountId: 'acc_flood',
        endpointId: null,
        receiver: 'acc_flood example.com',
        url: 'https://example.com/',
        type: 'video.failed',
        body: '{}',
        createdAt: second,
      })),
    );
    const ended = db.updateTable('webhook_deliveries').set({ status: 'failed', ended_at: second });
    await ended.where('id', '!=', 'whd_1').execute();
    await surplus.removeDeliveries(5);
    const left = await deliveries.list({ accountId: 'acc_flood', limit: 10 });
    assert.deepEqual(
      left.map(({ id }) => id),
      ['whd_7', 'whd_6', 'whd_5', 'whd_4', 'whd_3', 'whd_1'],
      'one that waits stays',
    );
  });
};
