/** Runs a command of Kinora that is killed with SIGKILL at a chosen statement, call or system call. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from '../../../process/kinora-process.ts';
import { childPids } from '../../../support/process/process-tree.ts';
import { waitFor } from '../../../support/wait-for.ts';
import type { Random } from '../../random.ts';

const bin = fileURLToPath(new URL('../../../../bin/kinora.js', import.meta.url));
const preload = new URL('./kill-self.ts', import.meta.url).href;
const stuckMs = 240_000;

/** The calls that change SQLite, files and sockets. */
const systemCalls = [
  ...['pwrite64', 'write', 'writev', 'fsync', 'fdatasync', 'ftruncate', 'openat', 'mkdir', 'rename'],
  ...['unlink', 'fchmod', 'chmod', 'sendto', 'fcntl', 'copy_file_range'],
];

/** `at` counts from 1. */
export type KillPoint = { kind: string; at: number };
/** How many there are of each kind when nothing is killed. */
export type PointCounts = Record<string, number>;

export type Command = {
  words: string[];
  env: Record<string, string>;
  /** For a service: called with its address, once it listens; afterwards it is told to end. */
  use?: (url: string) => Promise<void>;
  /** Its answer when there is nothing left to do: killed after its last change, it is refused the next time. */
  saysDone?: RegExp;
};
export type Ending = { isKilled: boolean; output: string };

/** Of the main thread, which has SQLite's: with all threads it would count, and kill, the processes of engines too. */
const straceWords = (more: string[]) => ['strace', '-qq', '-e', `trace=${systemCalls}`, ...more];
let hasStrace: boolean | undefined;
export const canTrace = (): boolean => {
  hasStrace ??= spawnSync('strace', [...straceWords(['-o', '/dev/null']).slice(1), 'true']).status === 0;
  return hasStrace;
};

const wrapperFor = ({ kind, at }: KillPoint): string[] =>
  kind === 'statement' || kind === 'call'
    ? []
    : straceWords(['-o', '/dev/null', '-e', `inject=${kind}:signal=SIGKILL:when=${at}`]);

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Ends the process with a command around it too: strace alone would leave it running. */
const end = (child: ChildProcess, isWrapped: boolean, signal: NodeJS.Signals): void => {
  for (const pid of isWrapped ? childPids(child.pid!) : [child.pid!])
    try {
      process.kill(pid, signal);
    } catch {}
};

const run = async (
  { words, env, use, saysDone }: Command,
  wrapper: string[],
  more: Record<string, string>,
): Promise<Ending> => {
  const [program, ...before] = [...wrapper, process.execPath];
  const child = spawn(program!, [...before, bin, ...words], {
    env: { ...cleanEnvironment(), ...env, ...more, NODE_OPTIONS: `--import ${preload}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const isWrapped = wrapper.length > 0;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const closed = once(child, 'close');
  const stuck = setTimeout(() => {
    output += '\nIt neither ended nor listened.';
    end(child, isWrapped, 'SIGKILL');
  }, stuckMs);
  try {
    if (use) {
      const listening = () => /listens at (http:\S+)/.exec(output)?.[1];
      await waitFor(() => listening() !== undefined || hasEnded(child), { timeoutMs: 2 * stuckMs });
      const url = listening();
      if (url !== undefined) await Promise.race([use(url), closed]);
      end(child, isWrapped, 'SIGTERM');
    }
    await closed;
  } finally {
    clearTimeout(stuck);
  }
  const isKilled = child.signalCode === 'SIGKILL' || child.exitCode === 137;
  const isRight = isKilled || child.exitCode === 0 || saysDone?.test(output);
  if (!isRight || output.includes('It neither ended'))
    throw new Error(`kinora ${words.join(' ')} ended with ${child.exitCode ?? child.signalCode}: ${output}`);
  return { isKilled, output };
};

/** Throws when the command ends by an error of its own. */
export const runUntilKilled = (command: Command, point: KillPoint): Promise<Ending> =>
  run(command, wrapperFor(point), { CHAOS_KILL_AT: `${point.kind}:${point.at}` });

const countSystemCalls = (log: string): PointCounts => {
  const counts: PointCounts = {};
  for (const [, name] of log.matchAll(/^(\w+)\(/gm)) counts[name!] = (counts[name!] ?? 0) + 1;
  return counts;
};

/** Runs it to its end, and counts. */
export const countPoints = async (command: Command, scratch: string): Promise<PointCounts> => {
  const [countFile, log] = [`${scratch}.json`, `${scratch}.strace`];
  await run(command, canTrace() ? straceWords(['-o', log]) : [], { CHAOS_COUNT_FILE: countFile });
  const own = JSON.parse(readFileSync(countFile, 'utf8')) as PointCounts;
  const calls = existsSync(log) ? countSystemCalls(readFileSync(log, 'utf8')) : {};
  for (const path of [countFile, log]) rmSync(path, { force: true });
  return { ...own, ...calls };
};

/** On Postgres statements are sent, so they are calls. */
const fewStatements = 5;

/** A third each: statements, calls, system calls; of the last every kind is as likely as another. */
export const drawPoint = (random: Random, counts: PointCounts): KillPoint => {
  const { statement = 0, call: _, ...system } = counts;
  const groups = [
    ...(statement > fewStatements ? [['statement']] : []),
    ['call'],
    ...(Object.keys(system).length > 0 ? [Object.keys(system)] : []),
  ];
  const kind = random.pick(random.pick(groups)!)!;
  return { kind, at: 1 + Math.floor(random.next() * counts[kind]!) };
};
