/**
 * `node bench/with-money/cost.ts [--only TEXT,TEXT]`: what the most expensive requests of each kind cost when they are paid:
 * CPU of the service and all its processes until the work is done, and the most memory above what they had before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../src/config/config.ts';
import { openStore } from '../../src/store.ts';
import { peakMegabytes, residentMegabytes } from '../../test/support/process/process-memory.ts';
import { childPids } from '../../test/support/process/process-tree.ts';
import { removeFolder, startKinora, temporaryFolder } from '../processes.ts';
import { type KindOfRequest, listKinds } from './kinds.ts';

const { values } = parseArgs({
  options: {
    /** Only kinds whose name has one of these texts, separated by commas. */
    only: { type: 'string', default: '' },
  },
});
const key = 'a-key-with-money';
const clockTicks = 100;
const restMs = 100;

const dataDir = temporaryFolder();
const store = await openStore(loadConfig({ KINORA_DATA_DIR: dataDir }));
await store.accountAdmin.createKey({ account: 'rich', balance: 1e12, secret: key });
await store.close();
const kinora = await startKinora(dataDir, { KINORA_ROLES: 'api,worker', KINORA_LOG_LEVEL: 'error' }, 'any');
const url = `http://127.0.0.1:${kinora.port}`;

/** With threads and processes that have ended: user and system time, own and of children. */
const cpuOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / clockTicks;
  } catch {
    return 0;
  }
};
const processes = () => [kinora.pid, ...childPids(kinora.pid)];
const cpuOfAll = () => processes().reduce((sum, pid) => sum + cpuOf(pid), 0);
const megabytesOfAll = (of: (pid: number) => number) =>
  processes().reduce((sum, pid) => {
    try {
      return sum + of(pid);
    } catch {
      return sum;
    }
  }, 0);

/** The work that a request leaves to be done is part of its cost. */
const cpuAtRest = async (): Promise<number> => {
  for (let [last, calm] = [cpuOfAll(), 0]; ; ) {
    await delay(restMs);
    const now = cpuOfAll();
    calm = now - last < 0.02 ? calm + 1 : 0;
    last = now;
    if (calm === 5) return now;
  }
};

const signIn = await fetch(`${url}/console/session`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify({ key }),
});
const session = {
  cookie: signIn.headers.getSetCookie()[0]!.split(';')[0]!,
  'sec-fetch-site': 'same-origin',
};

const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = { ...(path.startsWith('/console') ? session : { authorization: `Bearer ${key}` }) };
  const response = await fetch(url + path, { ...init, headers: { ...headers, ...init.headers } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
};

/** Waits for a video until it is made. */
const finished = async (id: string): Promise<string> => {
  for (;;) {
    const { status } = (await (await ask(`/v1/videos/${encodeURIComponent(id)}`)).json()) as {
      status: string;
    };
    if (status === 'completed') return id;
    if (status === 'failed') throw new Error(`${id} failed`);
    await delay(200);
  }
};

const measure = async ({ name, send, most }: KindOfRequest): Promise<boolean> => {
  const before = await cpuAtRest();
  for (const pid of processes()) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const memoryBefore = megabytesOfAll(residentMegabytes);
  const startedMs = performance.now();
  await send();
  const seconds = (performance.now() - startedMs) / 1000;
  const cpu = (await cpuAtRest()) - before;
  const megabytes = megabytesOfAll(peakMegabytes) - memoryBefore;
  const holds = cpu <= most.cpuSeconds && megabytes <= most.megabytes;
  console.log(
    `${holds ? 'PASS' : 'FAIL'} | ${name} | ${cpu.toFixed(1)} | ${megabytes.toFixed(0)} | ${seconds.toFixed(0)} |`,
  );
  return holds;
};

try {
  console.log('     | request | CPU s | MB above before | s until done |');
  const kinds = await listKinds({ ask, finished });
  const results: boolean[] = [];
  for (const kind of kinds.filter(({ name }) => values.only.split(',').some((text) => name.includes(text))))
    results.push(await measure(kind));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await kinora.stop();
  removeFolder(dataDir);
}
