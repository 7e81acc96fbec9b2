import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
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
