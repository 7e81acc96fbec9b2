import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openAi, routedEnvironment } from '../engines/upstream/routed-service.ts';
import { startVideoServer } from '../engines/upstream/video-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { inspectStore, isAlive, type KinoraProcess, startKinora } from './kinora-process.ts';

/** A busy machine takes its time for a video. */
const patiently = { everyMs: 50 };

const begun = (kinora: KinoraProcess, id: string) =>
  waitFor(async () => (await kinora.read(id)).progress > 0, patiently);

test('SIGTERM lets the running video finish, takes no new one, and leaves the rest for the next start', async (t) => {
  const dataDir = temporaryFolder(t);
  // A video that is made for as long as the test wants; the next test draws one.
  const gpu = await startVideoServer(t);
  gpu.steer.isHeld = true;
  const upstreams = { gpu: openAi(gpu.url, { pollSeconds: 0.1 }) };
  const kinora = await startKinora(t, dataDir, {
    ...routedEnvironment(dataDir, upstreams, {
      'beta-2': [{ upstream: 'gpu', model: 'wan-2.2', concurrency: 1 }],
    }),
    KINORA_DRAIN_SECONDS: '60',
  });
  const running = await kinora.createVideo();
  await begun(kinora, running);
  const waiting = await kinora.createVideo();
  kinora.signal('SIGTERM');
  await waitFor(async () => (await kinora.request('/readyz')).status === 503);
  const refused = await kinora.request('/v1/videos', { method: 'POST' });
  assert.equal(refused.status, 503);
  assert.equal(((await refused.json()) as { error: { code: string } }).error.code, 'service_unavailable');
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.equal((await kinora.read(running)).status, 'processing', 'reads are answered until the end');
  gpu.steer.isHeld = false;
  assert.deepEqual(await kinora.ended, { code: 0, signal: null });
  await assert.rejects(kinora.request('/healthz'));

  const { tasks, chargesOf } = await inspectStore(dataDir);
  assert.deepEqual(
    tasks.map(({ id, status, attempts }) => [id, status, attempts]),
    [
      [running, 'completed', 1],
      [waiting, 'pending', 0],
    ],
  );
  assert.equal(chargesOf(running), 1);
  assert.deepEqual(readdirSync(join(dataDir, 'kinora-tmp')), []);
});

test('after the drain time a video is requeued without counting an attempt, even with a client connected, and made after the next start', async (t) => {
  const dataDir = temporaryFolder(t);
  const kinora = await startKinora(t, dataDir, {
    KINORA_VIDEO_CONCURRENCY: '1',
    KINORA_DRAIN_SECONDS: '0',
  });
  const running = await kinora.createVideo();
  await begun(kinora, running);
  const chat = await kinora.request('/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'beta-2',
      stream: true,
      messages: [{ role: 'user', content: 'a lighthouse at dusk' }],
    }),
  });
  const { value } = await chat.body!.pipeThrough(new TextDecoderStream()).getReader().read();
  const followed = /task_id: ([\w:.-]+)/.exec(value!)![1]!;
  const children = kinora.childPids();
  kinora.signal('SIGTERM');
  assert.deepEqual(await kinora.ended, { code: 0, signal: null });
  await waitFor(() => !children.some(isAlive));

  const { tasks, account } = await inspectStore(dataDir);
  assert.deepEqual(
    tasks.map(({ id, status, attempts, lease_owner }) => ({ id, status, attempts, lease_owner })),
    [
      { id: running, status: 'processing', attempts: 0, lease_owner: null },
      { id: followed, status: 'pending', attempts: 0, lease_owner: null },
    ],
  );
  assert.equal(account.held, tasks[0]!.held + tasks[1]!.held);
  assert.deepEqual(readdirSync(join(dataDir, 'kinora-tmp')), []);

  const next = await startKinora(t, dataDir, { KINORA_VIDEO_CONCURRENCY: '1' });
  assert.equal((await next.request(`/v1/videos/${followed}`, { method: 'DELETE' })).status, 200);
  await waitFor(async () => (await next.read(running)).status === 'completed', patiently);
  next.signal('SIGINT');
  assert.deepEqual(await next.ended, { code: 0, signal: null });
  const after = await inspectStore(dataDir);
  assert.equal(after.tasks[0]!.attempts, 1);
  assert.equal(after.chargesOf(running), 1);
  assert.equal(after.account.held, 0);
});
