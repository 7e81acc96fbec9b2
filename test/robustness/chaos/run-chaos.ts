/**
 * The service under a load of every endpoint by three accounts, while it and its engines are killed, its store is
 * locked, its disk is full or slow, its clock jumps, its upstream misbehaves and clients leave. Afterwards the books are
 * checked: every task that was accepted ended once, nothing is held, charged twice or charged for nothing, no file is
 * left over, and memory is what it was.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../../src/config/config.ts';
import { openStore, type Store } from '../../../src/store.ts';
import { type KinoraProcess, startKinora } from '../../process/kinora-process.ts';
import { residentMegabytes } from '../../support/process/process-memory.ts';
import { childPids } from '../../support/process/process-tree.ts';
import { waitFor } from '../../support/wait-for.ts';
import { createMixedLoad, type LoadAction } from '../mixed-load.ts';
import { createRandom, type Random } from '../random.ts';
import { startBadUpstream } from './bad-upstream.ts';
import { checkBooks, checkSqliteFile, videosIn } from './check-books.ts';
import { canSlowDisk, createHarms, type Harm } from './harm.ts';
import type { RunOptions } from './run-options.ts';
import { createUnlimitedKey } from './unlimited-key.ts';

const accounts = ['ada', 'ben', 'cy'];
const diskMegabytes = 320;
/** How often each is drawn. One of each comes first, so that a short run has all of them. */
const harmWeights: Record<Harm, number> = {
  service: 40,
  engine: 8,
  lock: 2,
  'full disk': 2,
  'slow disk': 2,
  clock: 3,
};
const actionWeights: Record<LoadAction, number> = {
  'create video, short': 2,
  'create video, form': 6,
  'create video, json': 1,
  'video over chat': 1,
  remix: 2,
  'read task': 20,
  'list videos': 6,
  'list models': 6,
  health: 6,
  openapi: 1,
  download: 4,
  'delete video': 1,
  character: 2,
  'character page': 3,
  speak: 6,
  'speak, other model': 4,
  hear: 4,
  translate: 1,
  talk: 1,
  refused: 4,
};
const videoActions = new Set<LoadAction>([
  'create video, short',
  'create video, form',
  'create video, json',
  'video over chat',
  'remix',
]);
const soundActions = new Set<LoadAction>([
  'speak',
  'speak, other model',
  'hear',
  'translate',
  'talk',
  'video over chat',
]);
const soundPauseMs = 8000;
/** Of the kills of the service, those that are followed by one while it starts. */
const startKillShare = 0.15;
/** How long a kill waits at most for a task that is being made. */
const workWaitMs = 4000;
const longestStartMs = 5000;
/** The share of requests whose client leaves before the end. */
const leavingShare = 0.1;

export type ChaosOptions = RunOptions & {
  /** The run goes on beyond its time until the service was killed so often while it served requests. */
  kills?: number;
};

const weighted = <T extends string>(weights: Record<T, number>): T[] =>
  (Object.entries(weights) as [T, number][]).flatMap(([name, weight]) => Array<T>(weight).fill(name));

/** A disk of its own that can be filled; only in a namespace of mounts of our own (see scripts/chaos.ts). */
const mountSmallDisk = (dataDir: string): boolean =>
  process.env.CHAOS_MAY_MOUNT === '1' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0700`, 'none', dataDir]).status === 0;

const writeConfig = (path: string, upstreamUrl: string) => {
  const routes = (model: string) => [{ upstream: 'bad', model, timeoutSeconds: 20 }, { engine: 'local' }];
  const upstream = { type: 'openai-compatible', baseUrl: `${upstreamUrl}/v1`, pollSeconds: 0.5 };
  writeFileSync(
    path,
    JSON.stringify({
      upstreams: { bad: upstream },
      // The upstream is quick, so that many videos end between two kills; alpha_3_1-fast is made here.
      routes: {
        'beta-2': routes('video'),
        'beta-2-pro': routes('video'),
        'omni-mini-tts-2025-12-15': routes('speech'),
      },
    }),
  );
};

const createLoads = async (options: {
  store: Store;
  random: Random;
  url: () => string;
  isOver: () => boolean;
  faults: string[];
}) => {
  const { store, random } = options;
  const counts = { requests: 0, answered: 0, refused: 0, left: 0, broken: 0 };
  const ask =
    (key: string) =>
    async (path: string, init: RequestInit & { kind?: string } = {}) => {
      counts.requests += 1;
      const leaves = random.next() < leavingShare;
      const signal =
        leaves && !options.isOver() ? AbortSignal.timeout(Math.ceil(random.next() * 2000)) : null;
      try {
        const response = await fetch(options.url() + path, {
          ...init,
          signal,
          headers: { authorization: `Bearer ${key}`, ...init.headers },
        });
        const body = await response.arrayBuffer();
        if (response.ok) counts.answered += 1;
        if (response.status >= 500) counts.refused += 1;
        if (response.status >= 500 && response.status !== 503)
          options.faults.push(
            `${init.method ?? 'GET'} ${path}: ${response.status} ${Buffer.from(body).subarray(0, 400)}`,
          );
        return new Response(body, response);
      } catch {
        if (signal?.aborted) counts.left += 1;
        else counts.broken += 1;
        return undefined;
      }
    };
  const loads = [];
  for (const account of accounts) {
    const key = await createUnlimitedKey(store, account);
    const models = { longVideo: 'beta-2-pro', otherSpeech: 'omni-mini-tts-2025-12-15' };
    loads.push(await createMixedLoad({ ask: ask(key), random, models }));
  }
  return { loads, counts };
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Each start of the service counts from zero: what grows from one to the next is the work that piles up. */
const findGrowth = (megabytes: number[]): string[] => {
  const third = Math.floor(megabytes.length / 3);
  if (third < 5) return [];
  const [first, last] = [median(megabytes.slice(0, third)), median(megabytes.slice(-third))];
  return last > first * 1.25 ? [`memory grew from ${first} to ${last} MB`] : [];
};

export const runChaos = async (options: ChaosOptions) => {
  const { seconds, seed, openVideos = 6, pauseMs = [300, 2500], kills = 0, onEvent = () => {} } = options;
  const random = createRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'kinora-chaos-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const isMounted = mountSmallDisk(dataDir);
  const cleanups: (() => unknown)[] = [];
  const t = { after: (cleanup: () => unknown) => cleanups.push(cleanup) } as unknown as TestContext;
  const upstream = await startBadUpstream(t, random);
  const [configFile, clockFile] = [join(folder, 'config.json'), join(folder, 'clock')];
  writeConfig(configFile, upstream.url);
  const faults: string[] = [];
  const store = await openStore(loadConfig({ KINORA_DATA_DIR: dataDir }));
  const start = () =>
    startKinora(t, dataDir, {
      KINORA_VIDEO_CONCURRENCY: '2',
      KINORA_CONFIG: configFile,
      KINORA_LOG_LEVEL: 'warn',
      CHAOS_CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import ${new URL('./jumping-clock.ts', import.meta.url)}`,
    });
  let kinora: KinoraProcess = await start();
  let isUp: Promise<unknown> = Promise.resolve();
  const endsMs = performance.now() + seconds * 1000;
  const harmed: Record<Harm | 'service, starting' | 'service, making a video', number> = {
    service: 0,
    'service, making a video': 0,
    'service, starting': 0,
    engine: 0,
    lock: 0,
    'full disk': 0,
    'slow disk': 0,
    clock: 0,
  };
  const isOver = () => performance.now() > endsMs && harmed.service >= kills;
  const { loads, counts } = await createLoads({ store, random, url: () => kinora.url, isOver, faults });

  const isOpen = store.db
    .selectFrom('video_tasks')
    .select('id')
    .where('status', 'in', ['pending', 'processing']);
  const countOpen = async () => (await isOpen.execute()).length;
  /** Of the lives that have ended; a task keeps the last one's until it is claimed again. */
  const deadOwners = new Set<string>();
  const findLeaseOwners = async (): Promise<string[]> => {
    const claimed = store.db
      .selectFrom('video_tasks')
      .select('lease_owner')
      .where('status', '=', 'processing');
    return (await claimed.execute()).flatMap(({ lease_owner: owner }) => owner ?? []);
  };
  const isMakingVideo = async () => (await findLeaseOwners()).some((owner) => !deadOwners.has(owner));
  const drawnActions = weighted(actionWeights);
  /**
   * Sound takes its time: beside it, the same account asks for everything else. Not without a pause: after each kill its
   * engines load their weights again, and nothing else would be done.
   */
  const load = async ({ actions }: (typeof loads)[number], withSound: boolean) => {
    const drawn = drawnActions.filter((action) => soundActions.has(action) === withSound);
    while (!isOver()) {
      const action = random.pick(drawn)!;
      await isUp;
      if (!videoActions.has(action) || (await countOpen()) < openVideos)
        await actions[action]().catch(() => {});
      await delay(withSound ? random.next() * soundPauseMs : 20 + random.next() * 100);
    }
  };

  /** The service's own errors, to tell of with the faults. */
  const errors: string[] = [];
  const megabytes: number[] = [];
  const noteLife = () => {
    for (const line of kinora.output.stdout().split('\n'))
      if (line.includes('"level":50') || line.includes('a video was not made'))
        errors.push(line.slice(0, 1500));
  };
  const restart = async () => {
    const answeredBefore = counts.answered;
    await waitFor(() => counts.answered > answeredBefore || isOver());
    await waitFor(isMakingVideo, { timeoutMs: random.next() * workWaitMs, everyMs: 50 }).catch(() => {});
    if (await isMakingVideo()) harmed['service, making a video'] += 1;
    megabytes.push(Math.round(residentMegabytes(kinora.pid)));
    kinora.signal('SIGKILL');
    await kinora.ended;
    for (const owner of await findLeaseOwners()) deadOwners.add(owner);
    noteLife();
    const { promise, resolve } = Promise.withResolvers<void>();
    isUp = promise;
    while (random.next() < startKillShare && !isOver()) await killStarting();
    kinora = await start();
    resolve();
  };
  /** As a process manager would see it that starts it again and again. */
  const killStarting = async (): Promise<void> => {
    const others = childPids(process.pid);
    const starting = start().catch(() => undefined);
    await delay(random.next() * longestStartMs);
    const pid = childPids(process.pid).find((child) => !others.includes(child));
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await starting;
    harmed['service, starting'] += 1;
  };
  const harms = createHarms({ dataDir, clockFile, random, service: () => kinora, restart });
  const possible = { ...harmWeights };
  if (!isMounted) possible['full disk'] = 0;
  if (!canSlowDisk()) possible['slow disk'] = 0;
  const drawnHarms = weighted(possible);
  const firstHarms = [...new Set(drawnHarms)];
  const harm = async () => {
    for (let round = 0; !isOver(); round += 1) {
      await delay(pauseMs[0] + random.next() * (pauseMs[1] - pauseMs[0]));
      const kind = firstHarms[round] ?? random.pick(drawnHarms)!;
      onEvent(kind);
      if (await harms[kind]()) harmed[kind] += 1;
    }
  };

  try {
    await Promise.all([...loads.flatMap((each) => [load(each, true), load(each, false)]), harm()]);
    onEvent('the load has ended');
    upstream.steer.isBad = false;
    await waitFor(async () => (await countOpen()) === 0, { timeoutMs: 900_000, everyMs: 200 }).catch(() =>
      faults.push('some tasks do not end'),
    );
    await waitFor(() => readdirSync(join(dataDir, 'kinora-tmp')).length === 0, { timeoutMs: 60_000 }).catch(
      () =>
        faults.push(`files are left in kinora-tmp: ${readdirSync(join(dataDir, 'kinora-tmp')).join(', ')}`),
    );
    const accepted = loads.flatMap(({ tasks }) => tasks);
    const videos = videosIn(dataDir);
    // Of what was deleted under a killed process: the next start or the sweep takes them, within some minutes.
    await waitFor(async () => (await checkBooks(store, videos, [])).leftOver.length === 0, {
      timeoutMs: 300_000,
      everyMs: 1000,
    }).catch(() => {});
    const { faults: inBooks, leftOver, ...books } = await checkBooks(store, videos, accepted);
    faults.push(...(await checkSqliteFile(store)), ...inBooks);
    faults.push(...leftOver.map((id) => `files of ${id} are left over`), ...findGrowth(megabytes));
    noteLife();
    return {
      faults,
      errors,
      harmed,
      counts: { ...counts, accepted: accepted.length, misbehaved: upstream.count() },
      books,
      megabytes: { median: median(megabytes), most: Math.max(0, ...megabytes) },
    };
  } finally {
    await store.close();
    for (const cleanup of cleanups) await cleanup();
    // Lazily: an engine may take a moment to follow its service.
    if (isMounted) spawnSync('umount', ['-l', dataDir]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
