/** The `kinora` command as people run it: a process of its own, in a folder of its own, without a login. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { waitFor } from '../support/wait-for.ts';

export const bin = fileURLToPath(new URL('../../bin/kinora.js', import.meta.url));

export type CliOptions = {
  dataDir: string;
  /** The working folder; logins are kept in it too. */
  cwd: string;
  env?: Record<string, string>;
  stdin?: string | Uint8Array;
};

export const startCli = (words: string[], { dataDir, cwd, env = {}, stdin }: CliOptions) => {
  const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('KINORA_'));
  const child = spawn(process.execPath, [bin, ...words], {
    cwd,
    env: {
      ...Object.fromEntries(clean),
      KINORA_DATA_DIR: dataDir,
      XDG_CONFIG_HOME: cwd,
      KINORA_ENGINE_THREADS: '1',
      ...env,
    },
  });
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

/** Commands of one folder: `ok` fails the test where a command does. */
export const cliIn = (folder: { dataDir: string; cwd: string }) => {
  const run = (words: string[], options: Partial<CliOptions> = {}) =>
    runCli(words, { ...folder, ...options });
  const ok = async (words: string[], options: Partial<CliOptions> = {}) => {
    const result = await run(words, options);
    assert.equal(result.code, 0, result.stderr);
    return result;
  };
  return { run, ok };
};
