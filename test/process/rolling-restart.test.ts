/** Every process of an installation restarted in turn, under load, behind a load balancer that asks /readyz. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterTest } from '../support/after-test.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';
import { type KinoraProcess, startKinora } from './kinora-process.ts';

const nodeCount = 2;
const askReadyEveryMs = 200;
/** Without a pause the load would take the cores from the processes that start. */
const betweenRequestsMs = 50;

/** Sends each request to the next process that said it is ready. */
const createLoadBalancer = (t: TestContext) => {
  const nodes = new Map<KinoraProcess, boolean>();
  let next = 0;
  let isOver = false;
  const isReady = async (node: KinoraProcess) =>
    (await node.request('/readyz', { signal: AbortSignal.timeout(5000) }).catch(() => undefined))?.status ===
    200;
  const ask = async (node: KinoraProcess) => {
    const ready = await isReady(node);
    if (nodes.has(node)) nodes.set(node, ready);
  };
  const askAll = async () => {
    while (!isOver) {
      await Promise.all([...nodes.keys()].map(ask));
      await delay(askReadyEveryMs);
    }
  };
  void askAll();
  afterTest(t, () => {
    isOver = true;
  });
  return {
    add: (node: KinoraProcess) => nodes.set(node, false),
    remove: (node: KinoraProcess) => nodes.delete(node),
    isReady: (node: KinoraProcess) => nodes.get(node) === true,
    pick(): KinoraProcess {
      const ready = [...nodes].filter(([, isReady]) => isReady).map(([node]) => node);
      next += 1;
      return ready[next % ready.length]!;
    },
  };
};

test('every process is restarted in turn under load, and no request fails', async (t) => {
  const settings = {
    KINORA_DATABASE_URL: await createPostgresDatabase(),
    KINORA_STORAGE_URL: pathToFileURL(temporaryFolder(t)).href,
    // Videos created here are not made.
    KINORA_WORKER_MODELS: 'beta-2-pro',
  };
  const start = () => startKinora(t, temporaryFolder(t), settings);
  const balancer = createLoadBalancer(t);
  const nodes = await Promise.all(Array.from({ length: nodeCount }, start));
  for (const node of nodes) balancer.add(node);
  await waitFor(() => nodes.every(balancer.isReady));

  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const read = async (id: string) => {
    const response = await balancer.pick().request(`/v1/videos/${encodeURIComponent(id)}`);
    const text = await response.text();
    if (response.status !== 200) failures.push(`${response.status} ${text}`);
    answered += 1;
  };
  const load = async () => {
    while (!isOver) {
      try {
        const id = await balancer.pick().createVideo();
        answered += 1;
        for (let index = 0; index < 10; index += 1) {
          await delay(betweenRequestsMs);
          await read(id);
        }
      } catch (error) {
        failures.push(String((error as Error).cause ?? error));
      }
    }
  };
  const loads = Array.from({ length: 4 }, load);
  for (const node of nodes) {
    // As orchestrators do it: the next one starts while the old one leaves.
    const replacement = start();
    node.signal('SIGTERM');
    assert.deepEqual(await node.ended, { code: 0, signal: null });
    balancer.remove(node);
    balancer.add(await replacement);
    await waitFor(async () => balancer.isReady(await replacement));
  }
  const before = answered;
  await waitFor(() => answered > before + 20);
  isOver = true;
  await Promise.all(loads);
  assert.deepEqual(failures.slice(0, 5), []);
  t.diagnostic(`${answered} requests answered`);
});
