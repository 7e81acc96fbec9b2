import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isSceneProcess, secondsUntilAtRest } from '../support/cpu-use.ts';
import { waitFor } from '../support/wait-for.ts';
import { inspectStore, isAlive, makeDataDir, startKinora } from './kinora-process.ts';

test('killed in the midst of a film, it makes every accepted film after all and charges each once', async (t) => {
  const dataDir = makeDataDir(t);
  const killed = await startKinora(t, dataDir, { KINORA_VIDEO_CONCURRENCY: '1' });
  const ids = [await killed.createFilm('a snowy forest at night'), await killed.createFilm()];
  await waitFor(async () => (await killed.read(ids[0]!)).progress > 0, { timeoutMs: 90_000, everyMs: 50 });
  const children = killed.childPids();
  assert.ok(children.length > 0, 'the film is made in a process of its own');
  killed.signal('SIGKILL');
  assert.equal((await killed.ended).signal, 'SIGKILL');
  await waitFor(() => !children.some(isAlive));

  const next = await startKinora(t, dataDir, { KINORA_VIDEO_CONCURRENCY: '1' });
  for (const id of ids) {
    await waitFor(async () => (await next.read(id)).status === 'completed', {
      timeoutMs: 90_000,
      everyMs: 100,
    });
  }
  const { video_url: link } = await next.read(ids[0]!);
  const { origin, pathname, search } = new URL(link!);
  assert.equal(origin, next.url);
  assert.equal((await fetch(link!)).headers.get('content-type'), 'video/mp4');
  assert.deepEqual(readdirSync(join(dataDir, 'tmp')), []);
  next.signal('SIGTERM');
  assert.equal((await next.ended).code, 0);

  const { tasks, account, chargesOf, ledgerSum } = await inspectStore(dataDir);
  assert.deepEqual(
    tasks.map(({ status, attempts }) => [status, attempts]),
    [
      ['completed', 2],
      ['completed', 1],
    ],
  );
  for (const id of ids) assert.equal(chargesOf(id), 1);
  assert.equal(account.held, 0);
  assert.equal(
    account.spent,
    tasks.reduce((sum, { charged }) => sum + charged, 0),
  );
  assert.equal(ledgerSum, -account.spent);

  const last = await startKinora(t, dataDir, { KINORA_ROLES: 'api' });
  const opened = await fetch(last.url + pathname + search);
  assert.equal(opened.status, 200, 'a link signed before the restart still opens');
  await opened.body?.cancel();
});

test('an engine killed in the midst of a film begins it anew and finishes it', async (t) => {
  const dataDir = makeDataDir(t);
  const kinora = await startKinora(t, dataDir, { KINORA_VIDEO_CONCURRENCY: '1' });
  const id = await kinora.createFilm('a snowy forest at night');
  await waitFor(async () => (await kinora.read(id)).progress > 0, { timeoutMs: 90_000, everyMs: 50 });
  const [engine] = kinora.childPids().filter(isSceneProcess);
  process.kill(engine!, 'SIGKILL');
  await waitFor(async () => (await kinora.read(id)).status === 'completed', {
    timeoutMs: 90_000,
    everyMs: 100,
  });
  assert.ok(!isAlive(engine!));
  const { video_url: link } = await kinora.read(id);
  const film = await fetch(link!);
  assert.equal(film.headers.get('content-type'), 'video/mp4');
  assert.ok((await film.arrayBuffer()).byteLength > 10_000);
  kinora.signal('SIGTERM');
  assert.equal((await kinora.ended).code, 0);
  const { tasks, chargesOf } = await inspectStore(dataDir);
  assert.deepEqual([tasks[0]!.status, chargesOf(id)], ['completed', 1]);
});

test('a film deleted while it is made stops at once, and the next one is made', async (t) => {
  const kinora = await startKinora(t, makeDataDir(t), { KINORA_VIDEO_CONCURRENCY: '1' });
  const id = await kinora.createFilm('a snowy forest at night', { seconds: '25', size: '1280x720' });
  await waitFor(async () => (await kinora.read(id)).progress > 0, { timeoutMs: 90_000, everyMs: 50 });
  const [engine] = kinora.childPids().filter(isSceneProcess);
  const path = `/v1/videos/${encodeURIComponent(id)}`;
  assert.equal((await kinora.request(path, { method: 'DELETE' })).status, 200);
  // The whole film would take half a minute of it.
  const usedSeconds = await secondsUntilAtRest(engine!);
  assert.ok(usedSeconds < 2, `worked for ${usedSeconds} s more`);
  assert.equal((await kinora.request(path)).status, 404);
  const next = await kinora.createFilm();
  await waitFor(async () => (await kinora.read(next)).status === 'completed', {
    timeoutMs: 90_000,
    everyMs: 100,
  });
  assert.deepEqual(kinora.childPids().filter(isSceneProcess), [engine]);
});

test('what was answered before the kill is there after it', async (t) => {
  const dataDir = makeDataDir(t);
  const killed = await startKinora(t, dataDir, { KINORA_ROLES: 'api' });
  const answered: string[] = [];
  const creates = Array.from({ length: 60 }, async () => {
    answered.push(await killed.createFilm());
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
