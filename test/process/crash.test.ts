import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { stagePercents } from '../../src/domain/video/making-progress.ts';
import { openAi, routedEnvironment, upstreamKey } from '../engines/upstream/routed-service.ts';
import { sendJson } from '../engines/upstream/upstream-server.ts';
import { startVideoServer } from '../engines/upstream/video-server.ts';
import { clockAhead } from '../support/clock.ts';
import { isSceneProcess, secondsUntilAtRest } from '../support/process/cpu-use.ts';
import { startTestService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { inspectStore, isAlive, startKinora } from './kinora-process.ts';

test('service and then engine killed in the midst of a video: it is made after all and charged once', async (t) => {
  const dataDir = temporaryFolder(t);
  const killed = await startKinora(t, dataDir);
  const id = await killed.createVideo();
  await waitFor(async () => (await killed.read(id)).progress > 0, { everyMs: 50 });
  const children = killed.childPids();
  assert.ok(children.length > 0, 'the video is made in a process of its own');
  killed.signal('SIGKILL');
  assert.equal((await killed.ended).signal, 'SIGKILL');
  await waitFor(() => !children.some(isAlive));

  const next = await startKinora(t, dataDir);
  // The progress of before the kill may still be told: only its process shows that it is being made again.
  await waitFor(async () => next.childPids().some(isSceneProcess) && (await next.read(id)).progress > 0);
  const [engine] = next.childPids().filter(isSceneProcess);
  process.kill(engine!, 'SIGKILL');
  await waitFor(async () => (await next.read(id)).status === 'completed', { everyMs: 100 });
  assert.ok(!isAlive(engine!));
  const link = (await next.read(id)).video_url!;
  const video = await fetch(link);
  assert.equal(video.headers.get('content-type'), 'video/mp4');
  assert.ok((await video.arrayBuffer()).byteLength > 10_000);
  const { origin, pathname, search } = new URL(link);
  assert.equal(origin, next.url);
  await waitFor(() => readdirSync(join(dataDir, 'kinora-tmp')).length === 0);
  next.signal('SIGTERM');
  assert.equal((await next.ended).code, 0);

  const { tasks, account, chargesOf, ledgerSum } = await inspectStore(dataDir);
  assert.deepEqual(
    tasks.map(({ status, attempts, losses }) => [status, attempts, losses]),
    [['completed', 1, 2]],
  );
  assert.equal(chargesOf(id), 1);
  assert.equal(account.held, 0);
  assert.equal(account.spent, tasks[0]!.charged);
  assert.equal(ledgerSum, -account.spent);

  const last = await startKinora(t, dataDir, { KINORA_ROLES: 'api' });
  const opened = await fetch(last.url + pathname + search);
  assert.equal(opened.status, 200, 'a link signed before the restart still opens');
  await opened.body?.cancel();
});

test('a service killed three times in a row makes the video after all', async (t) => {
  const dataDir = temporaryFolder(t);
  // Made elsewhere: what counts is that it is taken and lost each time.
  const gpu = await startVideoServer(t);
  gpu.steer.isHeld = true;
  const routes = { 'beta-2': [{ upstream: 'gpu', model: 'wan-2.2' }] };
  const settings = routedEnvironment(dataDir, { gpu: openAi(gpu.url) }, routes);
  let id: string | undefined;
  for (let kills = 0; kills < 3; kills += 1) {
    const killed = await startKinora(t, dataDir, settings);
    id ??= await killed.createVideo();
    const store = new DatabaseSync(join(dataDir, 'kinora.db'), { readOnly: true });
    const isTaken = store.prepare('select 1 from video_tasks where losses = ? and lease_until_ms > ?');
    await waitFor(() => isTaken.get(kills, Date.now()) !== undefined);
    killed.signal('SIGKILL');
    await killed.ended;
    store.close();
  }
  gpu.steer.isHeld = false;
  const last = await startKinora(t, dataDir, settings);
  await waitFor(async () => (await last.read(id!)).status === 'completed', { everyMs: 100 });
  last.signal('SIGTERM');
  assert.equal((await last.ended).code, 0);
  const { tasks, chargesOf } = await inspectStore(dataDir);
  assert.deepEqual([tasks[0]!.attempts, tasks[0]!.losses, chargesOf(id!)], [1, 3, 1]);
});

test('a task that loses its process every time is given up, and costs nothing', async (t) => {
  const service = await startTestService(t);
  service.video.hold();
  const id = await service.createTask();
  await waitFor(() => service.video.jobs.length === 1);
  await service.stop();
  const db = new DatabaseSync(join(service.dataDir, 'kinora.db'));
  db.prepare("update video_tasks set losses = 50, lease_owner = 'lost', created_ms = 8000").run();
  db.close();
  let skewMs = 0;
  const next = await startTestService(t, {
    dataDir: service.dataDir,
    overrides: { clock: clockAhead(() => skewMs) },
  });
  // Over the pause that the task has to make by now.
  skewMs = 3_600_000;
  const failed = await next.finished(id);
  assert.deepEqual([failed.status, (failed.error as { code: string }).code], ['failed', 'internal_error']);
  assert.equal(next.video.jobs.length, 0);
  const { held, spent } = await next.store.accountAdmin.showAccount('default');
  assert.deepEqual([held, spent], [0, 0]);
});

test('a video deleted while it is made stops at once, and the next one is drawn', async (t) => {
  const kinora = await startKinora(t, temporaryFolder(t), {
    KINORA_VIDEO_CONCURRENCY: '1',
    KINORA_VIDEO_FRAMES_PER_SECOND: '24',
  });
  const id = await kinora.createVideo(undefined, { seconds: '25' });
  await waitFor(async () => (await kinora.read(id)).progress > 0, { everyMs: 50 });
  const [engine] = kinora.childPids().filter(isSceneProcess);
  const path = `/v1/videos/${encodeURIComponent(id)}`;
  assert.equal((await kinora.request(path, { method: 'DELETE' })).status, 200);
  // The whole video would take half a minute of it.
  const usedSeconds = await secondsUntilAtRest(engine!);
  assert.ok(usedSeconds < 5, `worked for ${usedSeconds} s more`);
  assert.equal((await kinora.request(path)).status, 404);
  const next = await kinora.createVideo();
  // From here on nothing differs from any other video.
  await waitFor(async () => (await kinora.read(next)).progress > stagePercents.drawing, { everyMs: 50 });
  assert.deepEqual(kinora.childPids().filter(isSceneProcess), [engine]);
});

test('killed after an upstream has accepted a job and before its id is stored, it is not paid twice', async (t) => {
  const [first, other] = [await startVideoServer(t), await startVideoServer(t)];
  const dataDir = temporaryFolder(t);
  const configPath = join(dataDir, 'kinora.config.json');
  const routes = ['one', 'two'].map((upstream) => ({ upstream, model: 'm' }));
  const configure = (ordered: typeof routes) =>
    writeFileSync(
      configPath,
      JSON.stringify({
        upstreams: { one: openAi(first.url), two: openAi(other.url) },
        routes: { 'beta-2': ordered },
      }),
    );
  const env = { KINORA_CONFIG: configPath, UPSTREAM_KEY: upstreamKey };
  configure(routes);
  const killed = await startKinora(t, dataDir, env);
  const accept = first.answers['POST /v1/videos']!;
  const known = new Map<string, string>();
  first.answers['POST /v1/videos'] = async (request, response) => {
    const key = String(request.headers['idempotency-key']);
    const stored = known.get(key);
    if (stored !== undefined) return sendJson(response, 200, { id: stored, status: 'queued' });
    await accept(request, { writeHead: () => {}, end: () => {} } as never);
    known.set(key, `video_${first.jobs.size}`);
    killed.signal('SIGKILL');
    await killed.ended;
    response.destroy();
  };
  const id = await killed.createVideo();
  await killed.ended;

  // The next start would rather ask the other server.
  configure(routes.toReversed());
  const next = await startKinora(t, dataDir, env);
  await waitFor(async () => (await next.read(id)).status === 'completed');
  assert.deepEqual([first.jobs.size, first.count('POST', /videos$/), other.jobs.size], [1, 2, 0]);
});

test('what was answered before the kill is there after it', async (t) => {
  const dataDir = temporaryFolder(t);
  const killed = await startKinora(t, dataDir, { KINORA_ROLES: 'api' });
  const answered: string[] = [];
  const creates = Array.from({ length: 60 }, async () => {
    answered.push(await killed.createVideo());
    if (answered.length === 20) killed.signal('SIGKILL');
  });
  await Promise.allSettled(creates);
  assert.equal((await killed.ended).signal, 'SIGKILL');
  assert.ok(answered.length >= 20);

  const next = await startKinora(t, dataDir, { KINORA_ROLES: 'api' });
  const read = await Promise.all(answered.map((id) => next.read(id)));
  assert.deepEqual([...new Set(read.map(({ status }) => status))], ['pending']);
  next.signal('SIGTERM');
  assert.equal((await next.ended).code, 0);

  const { tasks, account, ledgerSum } = await inspectStore(dataDir);
  const held = tasks.reduce((sum, task) => sum + task.held, 0);
  assert.ok(held > 0);
  assert.deepEqual([account.held, ledgerSum, account.spent], [held, -held, 0]);
});

test('killed between the deletion of a video and that of its files, it removes them after the next start', async (t) => {
  const dataDir = temporaryFolder(t);
  const killed = await startKinora(t, dataDir, { KINORA_ROLES: 'api' });
  const id = await killed.createVideo();
  const folder = join(dataDir, 'files', 'videos', id.replaceAll(':', '%3A'));
  mkdirSync(folder, { recursive: true });
  // Enough that their removal takes longer than the kill.
  for (let index = 0; index < 8000; index += 1) writeFileSync(join(folder, `part-${index}`), '');
  const store = new DatabaseSync(join(dataDir, 'kinora.db'), { readOnly: true });
  const isThere = store.prepare('select 1 from video_tasks where id = ?');
  const deleted = killed
    .request(`/v1/videos/${encodeURIComponent(id)}`, { method: 'DELETE' })
    .catch(() => {});
  await waitFor(() => isThere.get(id) === undefined, { everyMs: 1 });
  killed.signal('SIGKILL');
  await killed.ended;
  await deleted;
  store.close();
  assert.ok(existsSync(folder), 'the kill came before the files were gone');

  await startKinora(t, dataDir);
  await waitFor(() => !existsSync(folder));
});
