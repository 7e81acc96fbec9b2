/**
 * The `kinora` command in a folder of its own, without a login: as people run it, a process of its own, or in this
 * process, where the start of one is not what is tested.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from '../../src/cli/kinora.ts';
import { waitFor } from '../support/wait-for.ts';
import { fewFrames } from './kinora-process.ts';

export const bin = fileURLToPath(new URL('../../bin/kinora.js', import.meta.url));

export type CliOptions = {
  dataDir: string;
  /** The working folder; logins are kept in it too. */
  cwd: string;
  env?: Record<string, string>;
  stdin?: string | Uint8Array;
};

const environmentOf = ({ dataDir, cwd, env = {} }: CliOptions) => {
  const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('KINORA_'));
  return {
    ...Object.fromEntries(clean),
    KINORA_DATA_DIR: dataDir,
    XDG_CONFIG_HOME: cwd,
    KINORA_ENGINE_THREADS: '1',
    ...fewFrames,
    ...env,
  };
};

export const startCli = (words: string[], options: CliOptions) => {
  const { cwd, stdin } = options;
  const child = spawn(process.execPath, [bin, ...words], { cwd, env: environmentOf(options) });
  // A command that hangs is ended before the test's own limit, or its pipes would keep the test's process alive.
  const guard = setTimeout(() => child.kill('SIGKILL'), 240_000).unref();
  child.once('close', () => clearTimeout(guard));
  // A command that ends before it has read all.
  child.stdin.on('error', () => {});
  child.stdin.end(stdin ?? '');
  return followCli(child);
};

const followCli = (child: ChildProcess) => {
  const stdout: Buffer[] = [];
  let stderr = '';
  child.stdout!.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = once(child, 'close').then(() => {
    const bytes = Buffer.concat(stdout);
    return { code: child.exitCode, stdout: bytes.toString('utf8'), bytes, stderr };
  });
  return {
    child,
    ended,
    said: (pattern: RegExp) => waitFor(() => pattern.test(stderr) || child.exitCode !== null),
  };
};

export const runCli = (words: string[], options: CliOptions) => startCli(words, options).ended;

/** How many commands run in this process; all of them in one working folder. */
let runningHere = 0;
let folderBefore = '';

const enterFolder = (cwd: string): void => {
  if (runningHere === 0) folderBefore = process.cwd();
  else assert.equal(process.cwd(), cwd, 'commands side by side share a folder');
  process.chdir(cwd);
  runningHere += 1;
};

const leaveFolder = (): void => {
  runningHere -= 1;
  if (runningHere === 0) process.chdir(folderBefore);
};

/** Runs a command in this process: to start one takes ten times as long as most commands do. */
export const runHere = async (words: string[], options: CliOptions) => {
  const written = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  // As a pipe is: nothing of a terminal is asked of it.
  const streamTo = (chunks: Buffer[]) =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    }) as NodeJS.WritableStream as NodeJS.WriteStream;
  const stdin = Readable.from([Buffer.from(options.stdin ?? '')], { objectMode: false });
  let code: number | null = 0;
  enterFolder(options.cwd);
  try {
    await runCommandLine(words, {
      env: environmentOf(options),
      stdin: stdin as NodeJS.ReadableStream as NodeJS.ReadStream,
      stdout: streamTo(written.stdout),
      stderr: streamTo(written.stderr),
      setExitCode: (wanted) => {
        code = wanted;
      },
    });
  } finally {
    leaveFolder();
  }
  const bytes = Buffer.concat(written.stdout);
  const stderr = Buffer.concat(written.stderr).toString('utf8');
  return { code, stdout: bytes.toString('utf8'), bytes, stderr };
};

/** Commands of one folder: `ok` fails the test where a command does. */
export const cliIn = (folder: { dataDir: string; cwd: string }, runOne: typeof runCli = runCli) => {
  const run = (words: string[], options: Partial<CliOptions> = {}) =>
    runOne(words, { ...folder, ...options });
  const ok = async (words: string[], options: Partial<CliOptions> = {}) => {
    const result = await run(words, options);
    assert.equal(result.code, 0, result.stderr);
    return result;
  };
  return { run, ok };
};
