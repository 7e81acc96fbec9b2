import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expectError } from '../../support/expect-error.ts';
import { createOpenApiCheck } from '../../support/openapi-check.ts';
import { startTestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

test('DELETE /v1/videos/{id}', async (t) => {
  const service = await startTestService(t, { config: { videoConcurrency: 1 } });
  const openApi = await createOpenApiCheck(service.url);
  const key = await service.createKey({ account: 'deleter', balance: 10_000_000 });
  const remove = (id: string, by = key) => service.request(`/v1/videos/${id}`, { method: 'DELETE', key: by });
  const balance = async () => (await service.store.accountAdmin.showAccount('deleter')).balance;

  await t.test('a completed video goes with its files and stays paid', async () => {
    const id = await service.createTask({}, key);
    const { video_url: link } = await service.finished(id, key);
    const folder = join(service.dataDir, 'files', 'videos');
    assert.ok(readdirSync(folder).length > 0);
    const response = await remove(id.replace(':', '%3A'));
    assert.equal(response.status, 200);
    const body = (await response.json()) as object;
    openApi.answer('DELETE /v1/videos/{id}', body);
    assert.deepEqual(body, { id, object: 'video.deleted', deleted: true });
    await expectError(await fetch(String(link)), 'video_not_found');
    await expectError(await service.request(`/v1/videos/${id}`, { key }), 'video_not_found');
    await expectError(await remove(id), 'video_not_found');
    assert.ok(!existsSync(join(folder, id)) || readdirSync(join(folder, id)).length === 0);
    assert.equal(await balance(), 9_000_000);
  });

  await t.test(
    'one that is being made is stopped, one that waits never begins, both cost nothing',
    async () => {
      service.video.hold();
      const running = await service.createTask({}, key);
      await waitFor(() => service.video.jobs.some((job) => job.taskId === running));
      const waiting = await service.createTask({}, key);
      assert.equal(await balance(), 7_000_000);
      for (const id of [waiting, running]) assert.equal((await remove(id)).status, 200);
      assert.equal(await balance(), 9_000_000);
      const next = await service.createTask({}, key);
      await waitFor(() => service.video.jobs.some((job) => job.taskId === next));
      service.video.release();
      assert.equal((await service.finished(next, key)).status, 'completed');
      assert.ok(!service.video.jobs.some((job) => job.taskId === waiting));
      assert.equal(await balance(), 8_000_000);
    },
  );

  await t.test("404: another account's answers as an unknown one and stays", async () => {
    const id = await service.createTask({}, key);
    const stranger = await service.createKey({ account: 'stranger' });
    const [theirs, unknown] = await Promise.all(
      [id, 'beta-2:unknown'].map(async (task) => (await remove(task, stranger)).text()),
    );
    assert.equal(theirs, unknown);
    assert.equal((await service.finished(id, key)).status, 'completed');
  });
});
