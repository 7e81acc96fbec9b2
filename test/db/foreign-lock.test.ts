/** Another process that holds the write lock of the SQLite file holds up nobody but those who write, and them not for long. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { afterTest } from '../support/after-test.ts';
import { expectError } from '../support/expect-error.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

const body = { model: 'beta-2', prompt: 'a red balloon', images: [] };

test('a foreign write lock', async (t) => {
  const service = await startTestService(t, { config: { videoConcurrency: 2 } });
  const foreign = new DatabaseSync(join(service.dataDir, 'kinora.db'));
  afterTest(t, () => foreign.close());
  const lock = () => foreign.exec('begin immediate; update settings set value = value');
  const unlock = () => foreign.exec('rollback');
  const known = await service.createTask();
  await service.finished(known);

  await t.test('creates get a 503 with Retry-After, others are answered', async () => {
    lock();
    let isAnswered = false;
    const creates = Array.from({ length: 20 }, () => service.postJson('/v1/video/create', body));
    void Promise.race(creates).then(() => {
      isAnswered = true;
    });
    for (let round = 0; round < 4; round += 1) {
      assert.equal((await service.request('/healthz')).status, 200);
      assert.equal((await service.request('/readyz')).status, 200);
      assert.equal((await service.request(`/v1/videos/${known}`)).status, 200);
      assert.equal((await service.request('/v1/videos')).status, 200);
    }
    assert.equal(isAnswered, false, 'nobody waited for those who write');
    for (const response of await Promise.all(creates)) {
      assert.ok(response.headers.get('retry-after'));
      await expectError(response, 'service_unavailable');
    }
    unlock();
    const { held } = await service.store.accountAdmin.showAccount('default');
    assert.equal(held, 0);
    assert.equal((await service.postJson('/v1/video/create', body)).status, 200);
  });

  await t.test('a lock that is released in time costs only a wait', async () => {
    lock();
    const creates = Array.from({ length: 20 }, () => service.postJson('/v1/video/create', body));
    const key = service.createKey({ account: 'another' });
    assert.equal((await service.request('/healthz')).status, 200);
    unlock();
    for (const response of await Promise.all(creates)) {
      assert.equal(response.status, 200);
      await service.finished(((await response.json()) as { id: string }).id);
    }
    assert.ok(await key);
  });

  await t.test(
    'a video that is ready during the lock is recorded afterwards, made and charged once',
    async () => {
      service.video.hold();
      const id = await service.createTask();
      await waitFor(() => service.video.jobs.some(({ taskId }) => taskId === id));
      lock();
      service.video.release();
      // Longer than a write waits: refused, tried again.
      await expectError(await service.postJson('/v1/video/create', body), 'service_unavailable');
      unlock();
      assert.equal((await service.finished(id)).status, 'completed');
      assert.equal(service.video.jobs.filter(({ taskId }) => taskId === id).length, 1);
      const charges = foreign
        .prepare("select count(*) as count from ledger where kind = 'charge' and reference = ?")
        .get(id) as { count: number };
      assert.equal(charges.count, 1);
    },
  );
});
