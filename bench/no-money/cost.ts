/**
 * The cost of the most expensive requests of every endpoint when the key has no money: CPU of the service and all its
 * processes, the most memory it had above what it had before, and how long the event loop stood while many of them run at
 * once: on a busy machine /healthz is slow for other reasons too.
 */

import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { cpuSeconds } from '../../test/support/process/cpu-use.ts';
import { peakMegabytes, residentMegabytes } from '../../test/support/process/process-memory.ts';
import { childPids } from '../../test/support/process/process-tree.ts';
import { removeFolder, startKinora, temporaryFolder } from '../processes.ts';
import { median } from '../slices.ts';
import { moveToBucket } from './move-to-bucket.ts';
import { type ExpensiveRequest, listRequests } from './requests.ts';
import { key, seedAccount } from './seed-account.ts';

const bars = { cpuMs: 50, megabytes: 10, stallMs: 500 };
const attempts = 3;
const parallel = { small: 32, large: 4 };
/** A stream that stays open is left after this time. */
const streamMs = 400;
const minWatchMs = 150;
const restMs = 15;

const { values } = parseArgs({
  options: {
    /** Only requests whose route or description has this text. */
    only: { type: 'string', default: '' },
    /** Stored files are in a bucket, of the S3 server of the tests in this process. */
    s3: { type: 'boolean', default: false },
    /** A Markdown table of the most expensive request of each route. */
    table: { type: 'string' },
  },
});

/** In a thread of its own: building the requests must not look like a slow service. Returns the slowest answer. */
const watchHealth = (url: string): (() => Promise<number>) => {
  const worker = new Worker(
    `const { parentPort, workerData: url } = require('node:worker_threads');
     let [slowest, isAsked] = [0, false];
     parentPort.on('message', () => { isAsked = true; });
     const ask = async () => {
       const startedMs = performance.now();
       await fetch(url).then((response) => response.text()).catch(() => {});
       slowest = Math.max(slowest, performance.now() - startedMs);
       if (isAsked) parentPort.postMessage(slowest);
       else setTimeout(ask, 10);
     };
     ask();`,
    { eval: true, workerData: url },
  );
  return async () => {
    worker.postMessage('end');
    const [slowest] = (await once(worker, 'message')) as [number];
    await worker.terminate();
    return slowest;
  };
};

const dataDir = temporaryFolder();
const stallFile = join(dataDir, 'stalls');
/** Since the last call: how long the event loop stood still, without what it waited for a processor. */
const longestStallMs = (): number => {
  const stalls = existsSync(stallFile) ? readFileSync(stallFile, 'utf8').split('\n').map(Number) : [];
  writeFileSync(stallFile, '');
  return Math.max(0, ...stalls);
};
const clips = createServer((_request, response) => response.end(Buffer.alloc(50 * 1024 * 1024)));
await new Promise<void>((resolve) => clips.listen(0, '127.0.0.1', resolve));
const clipUrl = `http://127.0.0.1:${(clips.address() as AddressInfo).port}/clip.mp4`;
const account = await seedAccount(dataDir);
const releases: (() => unknown)[] = [];
const storage = values.s3 ? await moveToBucket(dataDir, { after: (release) => releases.push(release) }) : {};
const kinora = await startKinora(
  dataDir,
  {
    KINORA_ROLES: 'api,worker',
    KINORA_ALLOW_PRIVATE_URLS: 'true',
    KINORA_LOG_LEVEL: 'error',
    ...storage,
    EVENT_LOOP_FILE: stallFile,
    NODE_OPTIONS: `--import ${new URL('../../test/support/process/watch-event-loop.ts', import.meta.url)}`,
  },
  'any',
);
const url = `http://127.0.0.1:${kinora.port}`;

const signIn = async (): Promise<Record<string, string>> => {
  const response = await fetch(`${url}/console/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ key }),
  });
  return { cookie: response.headers.getSetCookie()[0]!.split(';')[0]!, 'sec-fetch-site': 'same-origin' };
};

const send = async ({ make }: ExpensiveRequest): Promise<number> => {
  const { path, init } = make();
  const leave = new AbortController();
  const headers = { authorization: `Bearer ${key}`, ...init?.headers };
  try {
    const response = await fetch(url + path, { ...init, headers, signal: leave.signal });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream) setTimeout(() => leave.abort(), streamMs);
    for await (const _chunk of response.body ?? []);
    return response.status;
  } catch {
    return 0;
  }
};

const processes = () => [kinora.pid, ...childPids(kinora.pid)];
const cpuOfAll = () => processes().reduce((sum, pid) => sum + cpuSeconds(pid), 0);
const megabytesOfAll = (of: (pid: number) => number) => processes().reduce((sum, pid) => sum + of(pid), 0);
/** Resets the peak that the kernel counts. */
const resetPeak = () => {
  for (const pid of processes()) writeFileSync(`/proc/${pid}/clear_refs`, '5');
};

/** The work that a request leaves to be done is part of its cost. */
const cpuAtRest = async (): Promise<number> => {
  for (let [last, calm] = [cpuOfAll(), 0]; ; ) {
    await delay(restMs);
    const now = cpuOfAll();
    calm = now - last < 0.001 ? calm + 1 : 0;
    last = now;
    if (calm === 2) return now;
  }
};

type Cost = {
  route: string;
  what: string;
  status: number;
  cpuMs: number;
  megabytes: number;
  stallMs: number;
  healthMs: number;
  /** The same without the requests, for as long, just afterwards. */
  calmHealthMs: number;
  /** The service started these for it: a request that is not paid for needs none. */
  newProcesses: string[];
};

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return 'ended';
  }
};

const measure = async (request: ExpensiveRequest): Promise<Cost> => {
  const { route, what } = request;
  const known = new Set(childPids(kinora.pid));
  await send(request);
  const [cpuMs, megabytes]: [number[], number[]] = [[], []];
  let status = 0;
  for (let n = 0; n < attempts; n += 1) {
    const before = await cpuAtRest();
    resetPeak();
    const memoryBefore = megabytesOfAll(residentMegabytes);
    status = await send(request);
    cpuMs.push(((await cpuAtRest()) - before) * 1000);
    megabytes.push(megabytesOfAll(peakMegabytes) - memoryBefore);
  }
  const stopWatching = watchHealth(`${url}/healthz`);
  longestStallMs();
  const { body } = request.make().init ?? {};
  const isLarge = typeof body === 'string' ? body.length > 1e6 : body instanceof FormData;
  const length = parallel[isLarge ? 'large' : 'small'];
  const startedMs = performance.now();
  await Promise.all(Array.from({ length }, () => send(request)));
  const tookMs = performance.now() - startedMs;
  const healthMs = await stopWatching();
  const stallMs = longestStallMs();
  await cpuAtRest();
  const stopWatchingCalm = watchHealth(`${url}/healthz`);
  await delay(Math.max(tookMs, minWatchMs));
  const calmHealthMs = await stopWatchingCalm();
  return {
    route,
    what,
    status,
    cpuMs: median(cpuMs),
    megabytes: median(megabytes),
    stallMs,
    healthMs,
    calmHealthMs,
    newProcesses: childPids(kinora.pid)
      .filter((pid) => !known.has(pid))
      .map(commandOf),
  };
};

const isOver = ({ cpuMs, megabytes, stallMs, newProcesses }: Cost): boolean =>
  cpuMs > bars.cpuMs || megabytes > bars.megabytes || stallMs > bars.stallMs || newProcesses.length > 0;

const requireAllRoutes = async (requests: ExpensiveRequest[]): Promise<void> => {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const covered = new Set(requests.map(({ route }) => route));
  for (const [path, verbs] of Object.entries(paths))
    for (const verb of Object.keys(verbs)) {
      const route = `${verb.toUpperCase()} ${path}`;
      if (!covered.has(route)) throw new Error(`no request for ${route}`);
    }
};

const line = ({ route, what, status, cpuMs, megabytes, stallMs, healthMs, calmHealthMs }: Cost): string =>
  `| \`${route}\` | ${what} | ${status || 'closed'} | ${cpuMs.toFixed(1)} | ${megabytes.toFixed(1)} | ${stallMs || 'under 50'} | ${healthMs.toFixed(0)} | ${calmHealthMs.toFixed(0)} |`;

const tableOf = (costs: Cost[]): string => {
  const routes = Map.groupBy(costs, ({ route }) => route);
  const worst = [...routes.values()].map((group) => group.toSorted((a, b) => b.cpuMs - a.cpuMs)[0]!);
  return [
    '| route | most expensive request | status | CPU ms | MB | event loop stood, ms | slowest /healthz, ms | without the requests |',
    '|---|---|---|---|---|---|---|---|',
    ...worst.map(line),
    '',
  ].join('\n');
};

try {
  const session = await signIn();
  const requests = await listRequests(account, clipUrl, session);
  await requireAllRoutes(requests);
  const chosen = requests.filter(({ route, what }) => `${route} ${what}`.includes(values.only));
  const costs: Cost[] = [];
  for (const request of chosen) {
    const cost = await measure(request);
    costs.push(cost);
    console.log(`${isOver(cost) ? 'FAIL' : 'PASS'}  ${line(cost)}`);
    for (const command of cost.newProcesses) console.log(`      started: ${command}`);
  }
  console.log(`${costs.length} requests, ${costs.filter(isOver).length} above the bars`);
  if (costs.some(isOver)) process.exitCode = 1;
  if (values.table !== undefined) writeFileSync(values.table, tableOf(costs));
} finally {
  await kinora.stop();
  clips.close();
  clips.closeAllConnections();
  for (const release of releases) await release();
  removeFolder(dataDir);
}
