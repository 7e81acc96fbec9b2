/** Somebody sets the time of day while the service runs: what lasts a while lasts as long as before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectError } from '../../support/expect-error.ts';
import { startTestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

const hourMs = 3_600_000;

for (const jumpMs of [-hourMs, hourMs]) {
  test(`the clock is set ${jumpMs < 0 ? 'back' : 'on'} by an hour`, async (t) => {
    let wallMs = 0;
    let elapsedMs = 0;
    const clock = {
      nowMs: () => Date.now() + wallMs + elapsedMs,
      elapsedMs: () => performance.now() + elapsedMs,
    };
    const service = await startTestService(t, { config: { videoConcurrency: 2 }, overrides: { clock } });

    await t.test('a revoked key does not live on', async () => {
      const { id, key } = await service.store.accountAdmin.createKey({ account: 'default' });
      assert.equal((await service.request('/v1/models', { key })).status, 200);
      wallMs += jumpMs;
      // By another process, without its notification: that is a hint and may be lost.
      await service.store.db.updateTable('api_keys').set({ revoked_at: 1 }).where('id', '=', id).execute();
      elapsedMs += 2000;
      await expectError(await service.request('/v1/models', { key }), 'invalid_api_key');
    });

    await t.test('a window of the rate limit ends when it would have', async () => {
      const key = await service.createKey({ requestsPerMinute: 1 });
      assert.equal((await service.request('/v1/models', { key })).status, 200);
      wallMs += jumpMs;
      const refused = await service.request('/v1/models', { key });
      await expectError(refused, 'rate_limit_exceeded');
      elapsedMs += 60_000;
      assert.equal((await service.request('/v1/models', { key })).status, 200);
    });

    await t.test('the queue position is read again, and a running video is made once', async () => {
      service.video.hold();
      const made = service.video.jobs.length;
      const running = await service.createTask();
      await waitFor(() => service.video.jobs.length === made + 1);
      wallMs += jumpMs;
      // Wakes up the worker, which looks for leases that ran out.
      const second = await service.createTask();
      elapsedMs += 1000;
      const answer = await service.request(`/v1/videos/${running}`);
      assert.equal(((await answer.json()) as { status: string }).status, 'processing');
      service.video.release();
      for (const id of [running, second]) assert.equal((await service.finished(id)).status, 'completed');
      assert.equal(service.video.jobs.filter(({ taskId }) => taskId === running).length, 1);
    });
  });
}
