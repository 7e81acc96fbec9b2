/** How soon work is picked up, a delete stops it and a dead worker's task goes on, over processes on one Postgres. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createFakeVideoEngine } from '../../test/support/fake-video-engine.ts';
import { startTestService } from '../../test/support/service.ts';
import { waitFor } from '../../test/support/wait-for.ts';
import { checkBar, median } from '../slices.ts';
import { startDurablePostgres } from './postgres-store.ts';

const rounds = Number(process.env.ROUNDS ?? 20);
const takeovers = Number(process.env.TAKEOVERS ?? 3);

/** When it was given each job, and when each was told to stop. */
const createTimedEngine = () => {
  const engine = createFakeVideoEngine();
  const times = { beganMs: [] as number[], stoppedMs: [] as number[] };
  const generate: typeof engine.generate = (job, call) => {
    times.beganMs.push(performance.now());
    call.signal.addEventListener('abort', () => times.stoppedMs.push(performance.now()), { once: true });
    return engine.generate(job, call);
  };
  engine.hold();
  return { engine: { ...engine, generate }, times };
};

const cleanups: (() => unknown)[] = [];
const t = { after: (cleanup: () => unknown) => cleanups.push(cleanup) } as unknown as TestContext;
const folder = mkdtempSync(join(tmpdir(), 'kinora-timings-'));
const postgres = await startDurablePostgres();
try {
  const databaseUrl = await postgres.addDatabase();
  mkdirSync(join(folder, 'files'));
  const config = { databaseUrl, storageUrl: pathToFileURL(join(folder, 'files')).href };
  const start = async (role: 'api' | 'worker') => {
    const { engine, times } = createTimedEngine();
    const service = await startTestService(t, {
      config: { ...config, roles: role === 'api' ? ['api'] : ['api', 'worker'] },
      overrides: { engines: { video: engine } },
    });
    return { ...service, times };
  };
  const [api, worker] = [await start('api'), await start('worker')];
  const [pickedUpMs, stoppedMs]: number[][] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const id = await api.createTask();
    const createdMs = performance.now();
    await waitFor(() => worker.times.beganMs.length === round + 1, { everyMs: 1 });
    pickedUpMs!.push(worker.times.beganMs.at(-1)! - createdMs);
    const askedMs = performance.now();
    await api.request(`/v1/videos/${id}`, { method: 'DELETE' });
    await waitFor(() => worker.times.stoppedMs.length === round + 1, { everyMs: 1 });
    stoppedMs!.push(worker.times.stoppedMs.at(-1)! - askedMs);
  }
  checkBar('work picked up by another process, ms after the answer to its create', median(pickedUpMs!), {
    atMost: 50,
  });
  console.log(`      slowest of ${rounds}: ${Math.max(...pickedUpMs!).toFixed(0)} ms`);
  checkBar('a running video stopped by a delete elsewhere, ms after it was asked for', median(stoppedMs!), {
    atMost: 1000,
  });
  console.log(`      slowest of ${rounds}: ${Math.max(...stoppedMs!).toFixed(0)} ms`);

  const tookOverSeconds: number[] = [];
  for (let round = 0; round < takeovers; round += 1) {
    const before = worker.times.beganMs.length;
    const id = await api.createTask();
    await waitFor(() => worker.times.beganMs.length === before + 1, { everyMs: 1 });
    // As if a process that took it had died at once: nobody extends its lease any more.
    await api.store.db
      .updateTable('video_tasks')
      .set({ lease_owner: 'worker-that-died' })
      .where('id', '=', id)
      .execute();
    const diedMs = performance.now();
    await waitFor(() => worker.times.beganMs.length === before + 2, { everyMs: 10 });
    tookOverSeconds.push((worker.times.beganMs.at(-1)! - diedMs) / 1000);
    await api.request(`/v1/videos/${id}`, { method: 'DELETE' });
    await waitFor(async () => (await api.request(`/v1/videos/${id}`)).status === 404);
  }
  checkBar("a dead worker's task begun by another, seconds", Math.max(...tookOverSeconds), { atMost: 15 });
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
