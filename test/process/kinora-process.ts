/** Kinora as its users run it: a process of its own, spoken to over HTTP and by signals. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/db/database.ts';
import { afterTest } from '../support/after-test.ts';
import { childPids } from '../support/process/process-tree.ts';
import { waitFor } from '../support/wait-for.ts';

const bin = fileURLToPath(new URL('../../bin/kinora.js', import.meta.url));
export const operatorKey = 'the-key-of-the-operator';

/** Most of a video's time goes into its frames, and these tests look at none of them. */
export const fewFrames = { KINORA_VIDEO_FRAMES_PER_SECOND: '3' };

/** Nothing of the developer's own settings. */
export const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('KINORA_')));

/** Runs a command to its end. */
export const runKinora = async (words: string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [bin, ...words], { env: { ...cleanEnvironment(), ...env } });
  const output = collect(child);
  await once(child, 'close');
  return { code: child.exitCode, stdout: output.stdout(), stderr: output.stderr() };
};

const collect = (child: ChildProcess) => {
  let [stdout, stderr] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return { stdout: () => stdout, stderr: () => stderr };
};

export type KinoraProcess = Awaited<ReturnType<typeof startKinora>>;

/** A process with the worker's role alone: it listens nowhere and says nothing. */
export const startWorker = (t: TestContext, dataDir: string, env: Record<string, string> = {}) => {
  const { child, output, ended } = spawnKinora(t, dataDir, { ...env, KINORA_ROLES: 'worker' });
  return { pid: child.pid!, output, ended, signal: (signal: NodeJS.Signals) => child.kill(signal) };
};
export type WorkerProcess = ReturnType<typeof startWorker>;

export const startKinora = async (
  t: TestContext,
  dataDir: string,
  env: Record<string, string> = {},
  /** A command that runs the service in surroundings of its own. */
  wrapper: string[] = [],
) => {
  const { child, output, ended } = spawnKinora(t, dataDir, env, wrapper);
  const listening = () => /listens at (http:\S+)/.exec(output.stdout())?.[1];
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await waitFor(() => listening() !== undefined || hasEnded()).catch(() => {});
  const url = listening();
  assert.ok(url, `Kinora did not start: ${output.stderr()} ${output.stdout()}`);

  const request = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { authorization: `Bearer ${operatorKey}`, ...init.headers } });

  return {
    url,
    pid: child.pid!,
    output,
    ended,
    request,
    childPids: () => childPids(child.pid!),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    async read(id: string): Promise<Task> {
      return (await (await request(`/v1/videos/${encodeURIComponent(id)}`)).json()) as Task;
    },
    /** A video small enough for the real engine to make in seconds. */
    async createVideo(prompt = 'a white room', changes: Record<string, string> = {}) {
      const fields = { model: 'beta-2', prompt, seconds: '4', size: '480x480', ...changes };
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const response = await request('/v1/videos', { method: 'POST', body: form });
      assert.equal(response.status, 200, await response.clone().text());
      return ((await response.json()) as Task).id;
    },
  };
};

const spawnKinora = (
  t: TestContext,
  dataDir: string,
  env: Record<string, string>,
  wrapper: string[] = [],
) => {
  const [program, ...words] = [...wrapper, process.execPath, bin, 'serve'];
  const child = spawn(program!, words, {
    env: {
      ...cleanEnvironment(),
      KINORA_DATA_DIR: dataDir,
      KINORA_PORT: '0',
      KINORA_LOG_LEVEL: 'error',
      KINORA_BOOTSTRAP_KEY: operatorKey,
      // Threads that wait for each other use up the cores of the tests beside them.
      KINORA_ENGINE_THREADS: '1',
      ...fewFrames,
      ...env,
    },
  });
  const output = collect(child);
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }));
  afterTest(t, async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ended };
};

export type Task = { id: string; status: string; progress: number; video_url?: string };

export const isAlive = (pid: number): boolean => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

/** The database while nobody runs: tasks, charges by task, and the money of the first account. */
export const inspectStore = async (dataDir: string) => {
  const db = await openDatabase({ sqlitePath: join(dataDir, 'kinora.db') });
  try {
    const tasks = await db.selectFrom('video_tasks').selectAll().orderBy('created_ms').execute();
    const ledger = await db.selectFrom('ledger').selectAll().execute();
    const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    const chargesOf = (id: string) =>
      ledger.filter(({ kind, reference }) => kind === 'charge' && reference === id).length;
    return { tasks, account, chargesOf, ledgerSum: ledger.reduce((sum, { amount }) => sum + amount, 0) };
  } finally {
    await db.destroy();
  }
};
