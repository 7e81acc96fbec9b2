/** An account suspended while it has videos in line: what runs is finished and paid, what waits is not begun. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { expectError } from '../support/expect-error.ts';
import { startTestService } from '../support/service.ts';
import { waitFor } from '../support/wait-for.ts';

test('suspension in the middle of a task', async (t) => {
  const service = await startTestService(t, { config: { videoConcurrency: 1 } });
  const { accountAdmin, db } = service.store;
  const tasks = createVideoTasks(db);
  const key = await service.createKey({ account: 'rash', balance: 1_000_000_000 });
  service.video.hold();
  const running = await service.createTask({}, key);
  await waitFor(() => service.video.jobs.length === 1);
  const waiting = await service.createTask({}, key);
  const others = await service.createTask();
  await accountAdmin.setSuspended('rash', true);
  await waitFor(async () => (await service.request(`/v1/videos/${running}`, { key })).status === 403);
  await expectError(await service.request(`/v1/videos/${running}`, { key }), 'account_suspended');

  service.video.release();
  assert.equal((await service.finished(others)).status, 'completed', 'another account does not wait for it');
  const finished = (await tasks.find(running))!;
  assert.equal(finished.status, 'completed');
  assert.ok(finished.charged > 0);
  assert.equal((await tasks.find(waiting))!.status, 'pending');
  const { held, spent } = await accountAdmin.showAccount('rash');
  assert.deepEqual([held, spent], [finished.held, finished.charged]);

  await accountAdmin.setSuspended('rash', false);
  await waitFor(async () => (await tasks.find(waiting))!.status === 'completed');
});
