/** Jobs that run at a provider when the process that waited for them ends: nobody else is asked for them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { signIn } from '../../support/console/client.ts';
import { createFakeVideoEngine } from '../../support/fake-video-engine.ts';
import { startTestService } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';
import { openAi, startRoutedService } from './routed-service.ts';
import { sendJson } from './upstream-server.ts';
import { startVideoServer, videoBytes } from './video-server.ts';

test('a job goes on at its provider, though that has no room for another when it is taken up again', async (t) => {
  const video = videoBytes(10);
  const [gpu, second] = [await startVideoServer(t, { video }), await startVideoServer(t, { video })];
  gpu.steer.isHeld = true;
  const dataDir = temporaryFolder(t);
  const start = () =>
    startRoutedService(
      t,
      { gpu: openAi(gpu.url), second: openAi(second.url) },
      {
        'beta-2': [
          { upstream: 'gpu', model: 'wan-2.2', concurrency: 1 },
          { upstream: 'second', model: 'wan-2.2' },
        ],
      },
      { dataDir },
    );
  const first = await start();
  const key = await first.createKey({ account: 'acme' });
  const id = await first.createTask({}, key);
  await waitFor(() => gpu.count('GET', /video_1$/) > 0);
  await first.store.accountAdmin.setSuspended('acme', true);
  await first.stop();

  const next = await start();
  await next.createTask();
  await waitFor(() => gpu.count('GET', /video_2$/) > 0);
  const polls = gpu.count('GET', /video_1$/);
  await next.store.accountAdmin.setSuspended('acme', false);
  await waitFor(() => gpu.count('GET', /video_1$/) > polls || second.jobs.size > 0);
  assert.equal(second.jobs.size, 0);
  gpu.steer.isHeld = false;
  assert.equal((await next.finished(id, key)).status, 'completed');
  assert.equal(gpu.jobs.size, 2);
  assert.equal(second.jobs.size, 0);
});

test('a video that an operator has made again is another job to a server that recognises the first', async (t) => {
  const making = createFakeVideoEngine({ framesPerSecond: 1 });
  const back = await startTestService(t, { overrides: { engines: { video: making } } });
  const front = await startRoutedService(
    t,
    { back: { type: 'kinora', baseUrl: `${back.url}/v1`, keyEnv: 'KINORA_KEY', pollSeconds: 0.02 } },
    { 'beta-2': [{ upstream: 'back', model: 'beta-2' }] },
  );
  making.failWith(() => new ApiError('upstream_error'));
  const id = await front.createTask();
  assert.equal((await front.finished(id)).status, 'failed');
  making.failWith(undefined);
  const operator = await signIn(front, {
    link: new URL(front.consoleLink).hash.replace('#link=', ''),
  });
  assert.equal((await operator.send('POST', `operator/tasks/${id}/retry`)).status, 200);
  assert.equal((await front.finished(id)).status, 'completed');
  assert.equal(making.jobs.length, 2);
});

test('a job that another worker took over while it was begun is not ended', async (t) => {
  const gpu = await startVideoServer(t, { video: videoBytes(10) });
  const service = await startRoutedService(
    t,
    { gpu: openAi(gpu.url) },
    { 'beta-2': [{ upstream: 'gpu', model: 'wan-2.2' }] },
  );
  const { db } = service.store;
  const begin = gpu.answers['POST /v1/videos']!;
  gpu.answers['POST /v1/videos'] = async (request, response) => {
    // As after the process has stood still for longer than its lease.
    await db
      .updateTable('video_tasks')
      .set({ lease_owner: 'another-worker', lease_until_ms: Date.now() + 3_600_000 })
      .execute();
    return begin(request, response);
  };
  await service.createTask();
  await waitFor(() => gpu.jobs.size === 1);
  gpu.answers['POST /v1/videos'] = begin;
  gpu.steer.isHeld = true;
  const other = await service.createTask();
  await waitFor(() => gpu.count('GET', /video_2$/) > 0);
  assert.equal(gpu.count('DELETE', /videos/), 0);
  gpu.steer.isHeld = false;
  assert.equal((await service.finished(other)).status, 'completed');
  assert.deepEqual([...gpu.jobs.keys()], ['video_1', 'video_2']);
});

test('another Kinora whose answer is lost is asked again for the same job, and nobody else', async (t) => {
  const video = videoBytes(10);
  const [back, second] = [await startVideoServer(t, { video }), await startVideoServer(t, { video })];
  const keys: unknown[] = [];
  back.answers['POST /v1/videos'] = ({ headers }, response) => {
    keys.push(headers['idempotency-key']);
    if (keys.length === 1) back.jobs.set('video_1', { fields: {}, polls: 0 });
    if (keys.length < 3) return response.destroy();
    sendJson(response, 200, { id: 'video_1', status: 'queued' });
  };
  const service = await startRoutedService(
    t,
    { back: openAi(back.url, { type: 'kinora' }), second: openAi(second.url) },
    {
      'beta-2': [
        { upstream: 'back', model: 'beta-2' },
        { upstream: 'second', model: 'wan-2.2' },
      ],
    },
  );
  assert.equal((await service.finished(await service.createTask())).status, 'completed');
  assert.deepEqual([keys.length, new Set(keys).size, second.jobs.size], [3, 1, 0]);
});
