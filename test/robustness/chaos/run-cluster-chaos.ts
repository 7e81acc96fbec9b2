/**
 * Two processes that take requests and three that make videos, on one Postgres and one S3 bucket, while any of them is
 * killed or has its clock set wrong, and Postgres is killed, hung and moved. The videos come from a server in this process,
 * so that many are made. Afterwards the books are checked: every create that was accepted ended once, the money is right
 * and every end was told by a webhook.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { loadConfig } from '../../../src/config/config.ts';
import { openStore, type Store } from '../../../src/store.ts';
import { startVideoServer, videoBytes } from '../../engines/upstream/video-server.ts';
import {
  type KinoraProcess,
  startKinora,
  startWorker,
  type WorkerProcess,
} from '../../process/kinora-process.ts';
import { afterTest } from '../../support/after-test.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startS3Server } from '../../support/s3/s3-server.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { waitFor } from '../../support/wait-for.ts';
import { type Received, startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { createMixedLoad, type LoadAction } from '../mixed-load.ts';
import { createRandom, type Random } from '../random.ts';
import { checkBooks, type KeptVideos } from './check-books.ts';
import type { RunOptions } from './run-options.ts';
import { createUnlimitedKey } from './unlimited-key.ts';

const accounts = ['ada', 'ben', 'cy'];
const apiCount = 2;
const workerCount = 3;
const bucket = 'chaos';
const actions: LoadAction[] = [
  ...Array<LoadAction>(5).fill('create video, form'),
  'remix',
  ...Array<LoadAction>(10).fill('read task'),
  'list videos',
  'list models',
  'health',
  'download',
  'delete video',
  'refused',
];
const videoActions = new Set<LoadAction>(['create video, form', 'remix']);
const harmKinds = [
  'worker',
  'worker',
  'worker',
  'api',
  'api',
  'crash',
  'freeze',
  'fail over',
  'clock',
] as const;
type ClusterHarm = (typeof harmKinds)[number];
const longestFreezeMs = 20_000;
const largestSkewMs = 60_000;

/** A Postgres behind an address that stays, whose commits survive when it is killed. */
const startDatabase = async (t: TestContext) => {
  const postgres = await startPostgres(t);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`alter database ${new URL(postgres.url).pathname.slice(1)} set synchronous_commit = on`);
  await client.end();
  const proxy = await startTcpProxy(t, { port: postgres.port() });
  const url = new URL(postgres.url);
  url.port = String(proxy.port);
  return { postgres, url: url.href, follow: () => proxy.leadTo(postgres.port()) };
};

/** The processes; each can be replaced by a new one with the same settings. */
const startProcesses = async (
  t: TestContext,
  folder: string,
  settings: Record<string, string>,
  random: Random,
) => {
  const errors: string[] = [];
  const slots = [...Array<'api'>(apiCount).fill('api'), ...Array<'worker'>(workerCount).fill('worker')].map(
    (role, index) => {
      const dataDir = join(folder, `${role}-${index}`);
      mkdirSync(dataDir, { mode: 0o700 });
      return { role, dataDir, clockFile: join(folder, `clock-${index}`) };
    },
  );
  type Slot = (typeof slots)[number];
  const running = new Map<Slot, KinoraProcess | WorkerProcess>();
  const start = async (slot: Slot) => {
    const env = {
      ...settings,
      CHAOS_CLOCK_FILE: slot.clockFile,
      NODE_OPTIONS: `--import ${new URL('./jumping-clock.ts', import.meta.url)}`,
    };
    const node =
      slot.role === 'api'
        ? await startKinora(t, slot.dataDir, { ...env, KINORA_ROLES: 'api' })
        : startWorker(t, slot.dataDir, env);
    running.set(slot, node);
  };
  const noteErrors = ({ output }: KinoraProcess | WorkerProcess) => {
    for (const line of output.stdout().split('\n'))
      if (line.includes('"level":50')) errors.push(line.slice(0, 800));
  };
  await Promise.all(slots.map(start));

  const ofRole = (role: Slot['role']) => [...running].filter(([slot]) => slot.role === role);
  return {
    errors,
    pickApi: (): KinoraProcess | undefined =>
      random.pick(ofRole('api').map(([, node]) => node)) as KinoraProcess | undefined,
    async kill(role: Slot['role']): Promise<boolean> {
      const picked = random.pick(ofRole(role));
      if (!picked) return false;
      const [slot, node] = picked;
      running.delete(slot);
      node.signal('SIGKILL');
      await node.ended;
      noteErrors(node);
      await start(slot);
      return true;
    },
    setClock(): boolean {
      const [slot, node] = random.pick([...running])!;
      writeFileSync(slot.clockFile, String(Math.round((random.next() * 2 - 1) * largestSkewMs)));
      return node.signal('SIGUSR2');
    },
    noteAll: () => [...running.values()].forEach(noteErrors),
  };
};

/** The server that makes the videos, and the settings that tell the processes of it. */
const startVideos = async (t: TestContext, folder: string) => {
  const server = await startVideoServer(t, { video: videoBytes(4, { width: 480, height: 480 }) });
  const path = join(folder, 'kinora.config.json');
  const upstream = { type: 'openai-compatible', baseUrl: `${server.url}/v1`, pollSeconds: 0.5 };
  const routes = { 'beta-2': [{ upstream: 'videos', model: 'm', concurrency: 4 }] };
  writeFileSync(path, JSON.stringify({ upstreams: { videos: upstream }, routes }));
  return path;
};

/** Ends of tasks that are still there and that nobody was told of. */
const findUntold = async ({ db }: Store, { received }: { received: Received[] }): Promise<string[]> => {
  const told = new Set(received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id));
  const ended = await db
    .selectFrom('video_tasks')
    .select('id')
    .where('status', 'in', ['completed', 'failed'])
    .execute();
  return ended.map(({ id }) => id).filter((id) => !told.has(id));
};

const createLoads = async (
  store: Store,
  random: Random,
  pickApi: () => KinoraProcess | undefined,
  hookUrl: string,
  faults: string[],
) => {
  const counts = { requests: 0, unavailable: 0, broken: 0 };
  const ask =
    (key: string) =>
    async (path: string, init: RequestInit = {}) => {
      const node = pickApi();
      if (!node) return undefined;
      counts.requests += 1;
      try {
        const headers = { authorization: `Bearer ${key}`, ...init.headers };
        const response = await fetch(node.url + path, { ...init, headers });
        const body = await response.arrayBuffer();
        if (response.status === 503) counts.unavailable += 1;
        else if (response.status >= 500 || response.status < 200)
          faults.push(
            `${init.method ?? 'GET'} ${path}: ${response.status} ${Buffer.from(body).subarray(0, 400)}`,
          );
        return new Response(body, response);
      } catch {
        counts.broken += 1;
        return undefined;
      }
    };
  const loads = [];
  for (const account of accounts) {
    const key = await createUnlimitedKey(store, account);
    await store.webhookAdmin.add({ account, url: hookUrl });
    loads.push(await createMixedLoad({ ask: ask(key), random }));
  }
  return { loads, counts };
};

export const runClusterChaos = async (options: RunOptions) => {
  const { seconds, seed, openVideos = 6, pauseMs = [2000, 8000], onEvent = () => {} } = options;
  const random = createRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'kinora-cluster-'));
  const cleanups: (() => unknown)[] = [];
  const t = { after: (cleanup: () => unknown) => cleanups.push(cleanup) } as unknown as TestContext;
  const faults: string[] = [];
  try {
    const s3 = await startS3Server(t);
    const database = await startDatabase(t);
    const settings = {
      KINORA_DATABASE_URL: database.url,
      KINORA_STORAGE_URL: s3.urlOf(`${bucket}/files`, '&create=true'),
      KINORA_DATABASE_WAIT_SECONDS: '60',
      KINORA_VIDEO_CONCURRENCY: '1',
      KINORA_CONFIG: await startVideos(t, folder),
      KINORA_ALLOW_PRIVATE_URLS: 'true',
    };
    const receiver = await startWebhookReceiver(t);
    const store = await openStore(loadConfig({ ...settings, KINORA_DATA_DIR: folder }));
    afterTest(t, () => store.close());
    const nodes = await startProcesses(t, folder, settings, random);
    const { loads, counts } = await createLoads(store, random, nodes.pickApi, receiver.url(), faults);
    const endsMs = performance.now() + seconds * 1000;
    const isOver = () => performance.now() > endsMs;

    const countOpen = async () => {
      const open = store.db
        .selectFrom('video_tasks')
        .select('id')
        .where('status', 'in', ['pending', 'processing']);
      return (await open.execute()).length;
    };
    const load = async ({ actions: ofAccount }: (typeof loads)[number]) => {
      while (!isOver()) {
        const action = random.pick(actions)!;
        const isRoom = !videoActions.has(action) || (await countOpen().catch(() => openVideos)) < openVideos;
        if (isRoom) await ofAccount[action]().catch(() => {});
        await delay(20 + random.next() * 100);
      }
    };

    const harmed: Record<ClusterHarm, number> = {
      worker: 0,
      api: 0,
      crash: 0,
      freeze: 0,
      'fail over': 0,
      clock: 0,
    };
    const harms: Record<ClusterHarm, () => Promise<boolean>> = {
      worker: () => nodes.kill('worker'),
      api: () => nodes.kill('api'),
      async crash() {
        await database.postgres.crash();
        database.follow();
        return true;
      },
      async freeze() {
        database.postgres.freeze();
        await delay(1000 + random.next() * (longestFreezeMs - 1000));
        database.postgres.thaw();
        return true;
      },
      async 'fail over'() {
        await database.postgres.failOver();
        database.follow();
        return true;
      },
      clock: async () => nodes.setClock(),
    };
    const harm = async () => {
      const first = [...new Set(harmKinds)];
      for (let round = 0; !isOver(); round += 1) {
        await delay(pauseMs[0] + random.next() * (pauseMs[1] - pauseMs[0]));
        // One of each first, so that a short run has all of them.
        const kind = first[round] ?? random.pick(harmKinds)!;
        onEvent(kind);
        if (await harms[kind]()) harmed[kind] += 1;
      }
    };

    await Promise.all([...loads.map(load), harm()]);
    onEvent('the load has ended');
    await waitFor(async () => (await countOpen().catch(() => 1)) === 0, {
      timeoutMs: 600_000,
      everyMs: 500,
    }).catch(() => faults.push('some tasks do not end'));
    await waitFor(async () => (await findUntold(store, receiver)).length === 0, {
      timeoutMs: 120_000,
      everyMs: 500,
    }).catch(async () => faults.push(`no webhook told of ${await findUntold(store, receiver)}`));
    const accepted = loads.flatMap(({ tasks }) => tasks);
    const kept = [...s3.objectsOf(bucket).keys()].filter((key) => key.endsWith('/video.mp4'));
    const ids = kept.map((key) => decodeURIComponent(key.split('/').at(-2)!));
    const videos: KeptVideos = { has: (id) => ids.includes(id), list: () => ids };
    const { faults: inBooks, leftOver, ...books } = await checkBooks(store, videos, accepted);
    faults.push(...inBooks);
    nodes.noteAll();
    return {
      faults,
      errors: nodes.errors,
      harmed,
      counts: { ...counts, accepted: accepted.length, webhooks: receiver.received.length },
      // Of videos that were deleted while a worker was killed over them; the sweep takes them after a day.
      books: { ...books, filesLeftForTheSweep: leftOver.length },
    };
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
    rmSync(folder, { recursive: true, force: true });
  }
};
