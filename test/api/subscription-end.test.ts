/** The last minute of a subscription: what was accepted in it is made and charged, nothing is accepted after it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/domain/errors.ts';
import { clockAhead } from '../support/clock.ts';
import { expectError } from '../support/expect-error.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

const price = 400_000;
const task = { model: 'alpha3-fast', prompt: 'x' };

test('the end of a subscription', async (t) => {
  let aheadMs = 0;
  const service = await startTestService(t, {
    overrides: { clock: clockAhead(() => aheadMs) },
    config: { videoConcurrency: 1 },
  });
  const admin = service.store.accountAdmin;
  const nowSeconds = () => Math.floor((Date.now() + aheadMs) / 1000);
  const create = (key: string, headers: Record<string, string> = {}) =>
    service.postJson('/v1/video/create', task, { key, headers });
  const subscribe = (account: string) =>
    service.createKey({
      account,
      billing: 'subscription',
      balance: 10 * price,
      periodEndsAt: nowSeconds() + 3600,
    });
  const settled = async (name: string) => {
    await waitFor(async () => (await admin.showAccount(name)).held === 0);
    const { id, balance, spent } = await admin.showAccount(name);
    assert.equal(await service.store.ledger.sum(id), balance, 'the ledger sums to the balance');
    return { balance, spent };
  };

  await t.test('what was accepted before it is made, charged or given back after it', async () => {
    const key = await subscribe('last');
    service.video.hold();
    const made = await service.createTask(task, key);
    const deleted = await service.createTask(task, key);
    aheadMs += 3600_000;
    await expectError(await create(key), 'subscription_expired');
    assert.equal((await service.request(`/v1/videos/${deleted}`, { method: 'DELETE', key })).status, 200);
    service.video.release();
    assert.equal((await service.finished(made, key)).status, 'completed');
    assert.deepEqual(await settled('last'), { balance: 9 * price, spent: price });
  });

  await t.test('one that fails after it costs nothing', async () => {
    const key = await subscribe('failing');
    service.video.hold();
    service.video.failWith(() => new ApiError('upstream_error'));
    const failed = await service.createTask(task, key);
    aheadMs += 3600_000;
    service.video.release();
    assert.equal((await service.finished(failed, key)).status, 'failed');
    service.video.failWith(undefined);
    assert.deepEqual(await settled('failing'), { balance: 10 * price, spent: 0 });
  });

  await t.test('a repeat of what was accepted before it is answered after it, once charged', async () => {
    const key = await subscribe('repeating');
    const headers = { 'idempotency-key': 'the-same' };
    const first = (await (await create(key, headers)).json()) as { id: string };
    await service.finished(first.id, key);
    aheadMs += 3600_000;
    const again = await create(key, headers);
    assert.equal(again.status, 200);
    assert.equal(((await again.json()) as { id: string }).id, first.id);
    assert.deepEqual(await settled('repeating'), { balance: 9 * price, spent: price });
  });

  await t.test('reading goes on, a remix does not, and a renewal lets both', async () => {
    const key = await subscribe('renewed');
    const response = await service.postJson(
      '/v1/video/create',
      { model: 'beta-2', prompt: 'x', images: [] },
      { key },
    );
    const { id } = (await response.json()) as { id: string };
    await service.finished(id, key);
    aheadMs += 3600_000;
    assert.equal((await service.request(`/v1/videos/${id}`, { key })).status, 200);
    const remix = () => service.postJson(`/v1/videos/${id}/remix`, { prompt: 'at night' }, { key });
    await expectError(await remix(), 'subscription_expired');
    await assert.rejects(admin.renew('renewed', Math.floor(Date.now() / 1000) - 1), /future/);
    await admin.renew('renewed', nowSeconds() + 60);
    aheadMs += 5000;
    assert.equal((await remix()).status, 200);
    aheadMs += 55_000;
    await expectError(await remix(), 'subscription_expired');
    await settled('renewed');
  });
});
