import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/domain/errors.ts';
import { clockAhead } from '../support/clock.ts';
import { expectError } from '../support/expect-error.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

const credit = 1_000_000;
/** 8 s of alpha3-fast at 0.05 credits a second. */
const price = 400_000;

test('money', async (t) => {
  let skewMs = 0;
  const service = await startTestService(t, {
    overrides: { clock: clockAhead(() => skewMs) },
    config: { blockedTerms: ['forbidden'], videoConcurrency: 2 },
  });
  const admin = service.store.accountAdmin;
  const task = { model: 'alpha3-fast', prompt: 'x' };
  const create = (key: string, fields: object = {}) =>
    service.postJson('/v1/video/create', { ...task, ...fields }, { key });
  const settled = async (name: string) => {
    await waitFor(async () => (await admin.showAccount(name)).held === 0);
    return admin.showAccount(name);
  };
  const ledgerAgrees = async (name: string) => {
    const { id, balance, held } = await admin.showAccount(name);
    assert.equal(await service.store.ledger.sum(id), balance, 'the ledger sums to the balance');
    assert.ok(held >= 0);
  };

  await t.test('200 creates at once on a balance for 50 make exactly 50', async () => {
    const key = await service.createKey({ account: 'rush', balance: 50 * price, requestsPerMinute: 0 });
    service.video.hold();
    service.video.failWith(() => new ApiError('upstream_error'));
    const responses = await Promise.all(Array.from({ length: 200 }, () => create(key)));
    const statuses = responses.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, 50);
    assert.equal(statuses.filter((status) => status === 402).length, 150);
    await expectError(responses.find(({ status }) => status === 402)!, 'insufficient_balance');
    const account = await admin.showAccount('rush');
    assert.deepEqual([account.balance, account.held, account.spent], [0, 50 * price, 0]);
    await ledgerAgrees('rush');
    service.video.release();
    const after = await settled('rush');
    service.video.failWith(undefined);
    assert.deepEqual([after.balance, after.spent], [50 * price, 0], 'failed tasks cost nothing');
    await ledgerAgrees('rush');
  });

  await t.test('completed is charged once; failed, deleted and refused cost nothing', async () => {
    const key = await service.createKey({ account: 'mixed', balance: 10 * credit });
    const done = await service.finished(await service.createTask(task, key), key);
    assert.equal(done.status, 'completed');
    assert.equal((await settled('mixed')).balance, 10 * credit - price);
    service.video.failWith(() => new Error('bug'));
    assert.equal((await service.finished(await service.createTask(task, key), key)).status, 'failed');
    service.video.failWith(undefined);
    await expectError(await create(key, { prompt: 'forbidden' }), 'content_policy_violation', 'prompt');
    await expectError(await create(key, { images: ['bm8='] }), 'invalid_image', 'images');
    service.video.hold();
    const deleted = await service.createTask(task, key);
    await service.request(`/v1/videos/${deleted}`, { method: 'DELETE', key });
    service.video.release();
    const { balance, spent } = await settled('mixed');
    assert.deepEqual([balance, spent], [10 * credit - price, price]);
    await ledgerAgrees('mixed');
  });

  await t.test('reads cost nothing', async () => {
    const key = await service.createKey({ account: 'reader', balance: 0 });
    for (const path of ['/v1/models', '/v1/videos', '/v1/video/query?id=x'])
      assert.notEqual((await service.request(path, { key })).status, 402);
  });

  await t.test('above 720p costs twice, and length counts', async () => {
    const key = await service.createKey({ account: 'large', balance: 100 * credit });
    service.video.hold();
    for (const [fields, held] of [
      [{ model: 'alpha3', enable_upsample: true }, 1_600_000],
      [{ model: 'beta-2-pro', duration: 25 }, 7_500_000],
      [{ model: 'beta-2-pro', duration: 10, size: 'large' }, 6_000_000],
    ] as const) {
      const before = (await admin.showAccount('large')).held;
      const id = await service.createTask(fields, key);
      assert.equal((await admin.showAccount('large')).held - before, held);
      await service.request(`/v1/videos/${id}`, { method: 'DELETE', key });
    }
    service.video.release();
  });

  await t.test("a key's quota bounds its spending and is given back with a hold", async () => {
    const key = await service.createKey({ account: 'quoted', balance: 100 * credit, quota: 2 * price });
    service.video.hold();
    const first = await service.createTask(task, key);
    await service.createTask(task, key);
    await expectError(await create(key), 'quota_exceeded');
    await service.request(`/v1/videos/${first}`, { method: 'DELETE', key });
    await service.createTask(task, key);
    await expectError(await create(key), 'quota_exceeded');
    service.video.release();
    assert.equal((await settled('quoted')).spent, 2 * price);
    await expectError(await create(key), 'quota_exceeded');
    const other = await service.createKey({ account: 'quoted' });
    assert.equal((await create(other)).status, 200, 'another key of the account has its own');
    await settled('quoted');
    await ledgerAgrees('quoted');
  });

  await t.test('a subscription has an allowance and an end', async () => {
    const periodEndsAt = Math.floor((Date.now() + skewMs) / 1000) + 3600;
    const key = await service.createKey({
      account: 'subscriber',
      billing: 'subscription',
      balance: price,
      periodEndsAt,
    });
    assert.equal((await create(key)).status, 200);
    await expectError(await create(key), 'quota_exceeded');
    await admin.credit('subscriber', 10 * price);
    skewMs += 3600_000;
    await expectError(await create(key), 'subscription_expired');
    await admin.renew('subscriber', periodEndsAt + 7200);
    skewMs += 5000;
    assert.equal((await create(key)).status, 200);
    await settled('subscriber');
    await ledgerAgrees('subscriber');
  });

  await t.test('a failed payment stops spending, not reading', async () => {
    const key = await service.createKey({ account: 'unpaid', balance: credit });
    await admin.setPaymentFailed('unpaid', true);
    await expectError(await create(key), 'payment_failed');
    assert.equal((await service.request('/v1/videos', { key })).status, 200);
    await admin.setPaymentFailed('unpaid', false);
    skewMs += 5000;
    assert.equal((await create(key)).status, 200);
    await settled('unpaid');
    await ledgerAgrees('unpaid');
  });
});
