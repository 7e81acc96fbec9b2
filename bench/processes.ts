/** Servers under test and the load on them, each in a process of its own: servers on one core, load on the other. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadJob, LoadResult } from './load-generator.ts';
import { processUsage } from './process-usage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const canPin = (() => {
  try {
    execFileSync('taskset', ['-c', '1', 'true'], { stdio: 'ignore' });
    return availableParallelism() > 1;
  } catch {
    return false;
  }
})();

type Core = 0 | 1 | 'any';

/** Replaces itself by node, so that the child's pid is node's own. */
const spawnNode = (core: Core, args: string[], env: NodeJS.ProcessEnv, stdout: 'pipe' | 'ignore') => {
  const [command, ...rest] =
    canPin && core !== 'any'
      ? ['taskset', '-c', String(core), process.execPath, ...args]
      : [process.execPath, ...args];
  return spawn(command!, rest, { cwd: root, env, stdio: ['ignore', stdout, 'inherit'] });
};

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'kinora-bench-'));
export const removeFolder = (path: string): void => rmSync(path, { recursive: true, force: true });

export type Server = { port: number; pid: number; readyMs: number; stop: () => Promise<void> };

const exited = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
};

/** Starts a script that listens at KINORA_PORT and waits until `readyPath` answers. */
export const startServer = async (
  args: string[],
  env: Record<string, string>,
  readyPath = '/',
  core: Core = 0,
): Promise<Server> => {
  const port = await freePort();
  const startedMs = performance.now();
  const child = spawnNode(core, args, { ...process.env, ...env, KINORA_PORT: String(port) }, 'ignore');
  const gone = exited(child);
  while (!(await answers(`http://127.0.0.1:${port}${readyPath}`))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return {
    port,
    pid: child.pid!,
    readyMs: performance.now() - startedMs,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
};

/** As `npm start` does. */
const startArguments = (() => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
})();

/** The API alone, as an operator would start it: default settings, request log and all. */
export const startKinora = (
  dataDir: string,
  env: Record<string, string> = {},
  core: Core = 0,
  readyPath = '/readyz',
): Promise<Server> =>
  startServer(
    startArguments,
    { KINORA_DATA_DIR: dataDir, KINORA_ROLES: 'api', KINORA_QUEUE_LIMIT: '10000000', ...env },
    readyPath,
    core,
  );

export type Measured = LoadResult & { cpuMicrosecondsEach: number };

/** Runs a script of the load's side to its end; what it prints is JSON. */
export const runScript = async <T>(script: string, job: unknown): Promise<T> => {
  const child = spawnNode(1, [script, JSON.stringify(job)], process.env, 'pipe');
  const chunks: Buffer[] = [];
  child.stdout!.on('data', (chunk) => chunks.push(chunk));
  await exited(child);
  if (child.exitCode !== 0) throw new Error(`${script} failed`);
  return JSON.parse(Buffer.concat(chunks).toString()) as T;
};

export const load = async (server: Server, job: Omit<LoadJob, 'port'>): Promise<Measured> => {
  const before = processUsage(server.pid).cpuSeconds;
  const result = await runScript<LoadResult>('bench/load-generator.ts', { ...job, port: server.port });
  const cpuSeconds = processUsage(server.pid).cpuSeconds - before;
  return { ...result, cpuMicrosecondsEach: (cpuSeconds / result.count) * 1e6 };
};
