/**
 * The service as `npm start` runs it, with its real engines, under a steady load of every endpoint by three accounts.
 * Once a minute: memory of the service and of its engines, open descriptors, bytes of scratch, and how long answers took.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../../src/config/config.ts';
import { openStore } from '../../src/store.ts';
import { addDatabase, startServer, stopServer } from '../support/postgres-server.ts';
import { cpuSeconds } from '../support/process/cpu-use.ts';
import { residentMegabytes } from '../support/process/process-memory.ts';
import { childPids } from '../support/process/process-tree.ts';
import { waitFor } from '../support/wait-for.ts';
import { createMixedLoad, type LoadAction } from './mixed-load.ts';
import { createRandom } from './random.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const accounts = ['ada', 'ben', 'cy'];

/** Seconds from one to the next, over all accounts. */
const everySeconds: Record<LoadAction, number> = {
  health: 1,
  'read task': 1,
  'list models': 3,
  'list videos': 3,
  refused: 5,
  openapi: 20,
  'character page': 15,
  download: 15,
  speak: 60,
  'speak, other model': 120,
  hear: 60,
  translate: 240,
  talk: 300,
  character: 240,
  'delete video': 150,
  'create video, short': 180,
  'create video, form': 420,
  remix: 900,
  'create video, json': 1800,
  'video over chat': 1800,
};

export type SoakSample = {
  minute: number;
  serviceMb: number;
  enginesMb: number;
  engines: string;
  descriptors: number;
  scratchBytes: number;
  fileBytes: number;
  /** Of the service alone, since it began. */
  cpuSeconds: number;
  requests: number;
  wrong: number;
  /** Milliseconds by kind of request: median and 99th of a hundred. */
  latency: Record<string, { count: number; p50: number; p99: number }>;
};

const bytesUnder = (dir: string): number => {
  let sum = 0;
  let names: string[] = [];
  try {
    names = readdirSync(dir, { recursive: true }) as string[];
  } catch {}
  for (const name of names)
    try {
      const facts = statSync(join(dir, name));
      if (facts.isFile()) sum += facts.size;
    } catch {}
  return sum;
};

/** The script that a process runs: names an engine. */
const scriptOf = (pid: number): string => {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return /([a-z-]+)\.[tj]s$/.exec(words.findLast((word) => /\.[tj]s$/.test(word)) ?? '')?.[1] ?? 'other';
};

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** `npm start` puts a shell and, on an older Node, a process that hands over before the service: it is the one that listens. */
const findService = (pid: number): number => {
  const [child] = childPids(pid).filter((each) => !scriptOf(each).endsWith('-process'));
  return child === undefined ? pid : findService(child);
};

export const runSoak = async ({
  seconds,
  seed,
  slower = 1,
  isOnPostgres = false,
  sampleSeconds = 60,
  onSample = () => {},
}: {
  seconds: number;
  seed: number;
  /** Every pause is this many times as long. */
  slower?: number;
  isOnPostgres?: boolean;
  sampleSeconds?: number;
  onSample?: (sample: SoakSample) => void;
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kinora-soak-'));
  // As a server in use has it: rows that are updated all day would pile up without.
  const postgres = isOnPostgres ? await startServer({ autovacuum: 'on' }) : undefined;
  const settings = {
    KINORA_DATA_DIR: dataDir,
    ...(postgres && { KINORA_DATABASE_URL: await addDatabase(postgres.url) }),
  };
  const npm: ChildProcess = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...settings, KINORA_PORT: '0', KINORA_LOG_LEVEL: 'warn' },
  });
  let output = '';
  for (const stream of [npm.stdout!, npm.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-100_000)));
  const faults: string[] = [];
  const samples: SoakSample[] = [];
  const random = createRandom(seed);
  try {
    const address = () => /listens at (http:\S+)/.exec(output)?.[1];
    await waitFor(() => address() !== undefined || npm.exitCode !== null, { timeoutMs: 120_000 });
    const url = address();
    if (url === undefined) throw new Error(`Kinora did not start: ${output}`);
    const service = findService(npm.pid!);
    const store = await openStore(loadConfig(settings));
    const keys: string[] = [];
    for (const account of accounts)
      keys.push((await store.accountAdmin.createKey({ account, balance: 1e12 })).key);
    await store.close();

    let took: Record<string, number[]> = {};
    let [requests, wrong] = [0, 0];
    const loads = await Promise.all(
      keys.map((key) =>
        createMixedLoad({
          random,
          async ask(path, { kind = 'other', ...init } = {}) {
            requests += 1;
            const startedMs = performance.now();
            const response = await fetch(url + path, {
              ...init,
              headers: { authorization: `Bearer ${key}`, ...init.headers },
            });
            // Read here, so that the time is that of the whole answer.
            const body = await response.arrayBuffer();
            took[kind] = [...(took[kind] ?? []), performance.now() - startedMs];
            if (response.status >= 500) {
              wrong += 1;
              faults.push(
                `${init.method ?? 'GET'} ${path}: ${response.status} ${Buffer.from(body).subarray(0, 300)}`,
              );
            }
            return new Response([204, 304].includes(response.status) ? null : body, response);
          },
        }),
      ),
    );
    const startedMs = performance.now();
    const leftMs = () => startedMs + seconds * 1000 - performance.now();
    const isOver = () => leftMs() <= 0;
    const repeat = async (action: LoadAction) => {
      for (let turn = Math.floor(random.next() * 3); !isOver(); turn += 1) {
        const pauseMs = everySeconds[action] * slower * 1000 * (0.5 + random.next());
        await delay(Math.min(pauseMs, Math.max(0, leftMs())));
        if (isOver()) return;
        await loads[turn % loads.length]!.actions[action]().catch((error: unknown) => {
          faults.push(`${action}: ${error}`);
        });
      }
    };
    const sample = (minute: number): SoakSample => {
      const engines = childPids(service).flatMap((pid) => {
        try {
          return [{ name: scriptOf(pid), megabytes: residentMegabytes(pid) }];
        } catch {
          // It ended between the two.
          return [];
        }
      });
      const latency = Object.fromEntries(
        Object.entries(took).map(([kind, times]) => {
          const sorted = times.toSorted((a, b) => a - b);
          return [kind, { count: sorted.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }];
        }),
      );
      took = {};
      return {
        minute,
        serviceMb: residentMegabytes(service),
        enginesMb: engines.reduce((sum, { megabytes }) => sum + megabytes, 0),
        engines: engines.map(({ name, megabytes }) => `${name} ${Math.round(megabytes)}`).join(', '),
        descriptors: readdirSync(`/proc/${service}/fd`).length,
        scratchBytes: bytesUnder(join(dataDir, 'kinora-tmp')),
        fileBytes: bytesUnder(join(dataDir, 'files')),
        cpuSeconds: cpuSeconds(service),
        requests,
        wrong,
        latency,
      };
    };
    const watch = async () => {
      for (let count = 1; !isOver(); count += 1) {
        await delay(Math.max(0, startedMs + count * sampleSeconds * 1000 - performance.now()));
        const taken = sample((count * sampleSeconds) / 60);
        samples.push(taken);
        onSample(taken);
      }
    };
    await Promise.all([watch(), ...(Object.keys(everySeconds) as LoadAction[]).map(repeat)]);
    const created = loads.flatMap(({ tasks }) => tasks).length;
    const completed = loads
      .flatMap(({ tasks }) => tasks)
      .filter(({ status }) => status === 'completed').length;
    const errors = output
      .split('\n')
      .filter((line) => line.startsWith('{"level":50') || line.startsWith('{"level":60'));
    if (errors.length > 0)
      faults.push(`${errors.length} errors were logged, such as ${errors[0]!.slice(0, 500)}`);
    return { samples, faults, requests, created, completed };
  } finally {
    try {
      process.kill(-npm.pid!, 'SIGKILL');
    } catch {}
    if (postgres) await stopServer(postgres);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
};
