/** One engine child process, seen from the parent: start, messages, exit. The pool decides what it runs. */

import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { bundledProgram } from '../../bin/current-bundle.js';
import type { FromChild, ToChild, WireError } from './child-process-server.ts';

export type PoolLogger = { warn(details: object, message: string): void };

export type EngineProcessOptions = {
  name: string;
  modulePath: URL;
  data?: unknown;
  env?: Record<string, string>;
  /** Flags of Node. */
  execArgv?: readonly string[];
  startTimeoutMs?: number;
  logger?: PoolLogger;
};

export type EngineExit = {
  code: number | null;
  signal: string | null;
  /** Killed by somebody else, such as the kernel where memory ran out. */
  wasKilledExternally: boolean;
  /** Set when it ended before it was ready. */
  startError?: WireError;
};

type EngineProcessEvents = {
  onReady: () => void;
  onMessage: (message: Extract<FromChild, { id: number }>) => void;
  onExit: (exit: EngineExit) => void;
};

const defaultStartTimeoutMs = 120_000;
const maxLogLineChars = 2_000;

/** Shares Node's compile cache with the children: halves their start time. */
const compileCache = (): Record<string, string> => {
  // A folder in that of NODE_COMPILE_CACHE, for this version of Node.
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
};

/** ONNX Runtime would write an identifier of the machine to disk and send what it runs to its vendor. */
const withoutTelemetry = { ORT_DISABLE_TELEMETRY: '1' };

/** Lines of a process in a minute; one that complains without end would keep the service busy and fill its log. */
const maxLogLines = 200;
const logWindowMs = 60_000;

const logLines = (child: ChildProcess, engine: string, logger: PoolLogger) => {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    let windowStartMs = Number.NEGATIVE_INFINITY;
    let logged = 0;
    const log = (line: string) =>
      logger.warn({ engine, line: line.slice(0, maxLogLineChars) }, 'engine output');
    stream?.setEncoding('utf8').on('data', (text: string) => {
      if (performance.now() - windowStartMs > logWindowMs) [windowStartMs, logged] = [performance.now(), 0];
      if (logged >= maxLogLines) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop()!.slice(0, maxLogLineChars);
      lines.slice(0, maxLogLines - logged).forEach(log);
      logged += lines.length;
      if (logged >= maxLogLines) logger.warn({ engine }, 'further output of the engine is left out');
    });
    stream?.on('end', () => rest !== '' && log(rest));
  }
};

const forkEngine = (
  program: URL,
  { env = {}, execArgv = [] }: Pick<EngineProcessOptions, 'env' | 'execArgv'>,
  output: 'pipe' | 2,
): ChildProcess =>
  fork(program, [], {
    serialization: 'advanced',
    // Never the parent's, such as --test or --inspect.
    execArgv: [...execArgv],
    // Only the named variables: a process that reads hostile files must not see the service's secrets.
    env: { ...compileCache(), ...withoutTelemetry, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  });

// Also where the service itself runs from source, as in tests: an engine is loaded in a quarter of the time.
const programOf = (modulePath: URL): URL => bundledProgram(modulePath) ?? modulePath;

type StartedAhead = { child: ChildProcess; data: unknown };

/** By the URL of their program. */
const startedAhead = new Map<string, StartedAhead>();

/** The process that a pool will need soon: the first process it starts of this program with these data is this one. */
export const startEngineAhead = ({
  modulePath,
  data,
}: Pick<EngineProcessOptions, 'modulePath' | 'data'>): number | undefined => {
  const program = programOf(modulePath);
  const earlier = startedAhead.get(program.href);
  if (earlier !== undefined) return earlier.child.pid;
  const child = forkEngine(program, {}, 'pipe');
  startedAhead.set(program.href, { child, data });
  child.send({ type: 'start', data } satisfies ToChild, () => {});
  // One that does not start is forked again where it is needed, and its failure is seen there.
  const forget = () => {
    if (startedAhead.get(program.href)?.child === child) startedAhead.delete(program.href);
  };
  child.once('error', forget).once('exit', forget);
  return child.pid;
};

const endUnused = ({ child }: StartedAhead) => {
  child.removeAllListeners();
  child.on('error', () => {});
  child.kill('SIGKILL');
};

/** Ends those that nothing needed. */
export const endUnusedEngines = (): void => {
  for (const started of startedAhead.values()) endUnused(started);
  startedAhead.clear();
};

const takeStarted = ({
  modulePath,
  data,
  env,
  execArgv,
  logger,
}: EngineProcessOptions): ChildProcess | undefined => {
  if (startedAhead.size === 0) return undefined;
  const { href } = programOf(modulePath);
  const started = startedAhead.get(href);
  if (started === undefined) return undefined;
  startedAhead.delete(href);
  const isPlain = env === undefined && execArgv === undefined;
  if (isPlain && logger && isDeepStrictEqual(started.data, data)) return started.child;
  endUnused(started);
  return undefined;
};

export const startEngineProcess = (options: EngineProcessOptions, events: EngineProcessEvents) => {
  const { modulePath, logger } = options;
  const started = takeStarted(options);
  const child = started ?? forkEngine(programOf(modulePath), options, logger ? 'pipe' : 2);
  let ready = false;
  let startError: WireError | undefined;
  const exited = Promise.withResolvers<void>();
  let isKilledByUs = false;
  const kill = () => {
    isKilledByUs = true;
    child.kill('SIGKILL');
  };

  const startTimer = setTimeout(() => {
    startError = { message: `${options.name} was not ready in time.` };
    kill();
  }, options.startTimeoutMs ?? defaultStartTimeoutMs);

  let ended = false;
  const end = (code: number | null, signal: string | null, failure?: string) => {
    if (ended) return;
    ended = true;
    clearTimeout(startTimer);
    if (!ready) startError ??= { message: failure ?? `${options.name} ended while starting.` };
    exited.resolve();
    events.onExit({ code, signal, wasKilledExternally: signal === 'SIGKILL' && !isKilledByUs, startError });
  };

  if (logger) logLines(child, options.name, logger);
  child.on('exit', end);
  child.on('error', (error) => {
    kill();
    end(null, null, error.message);
  });
  child.on('message', (message: FromChild) => {
    if (message.type === 'ready') {
      ready = true;
      clearTimeout(startTimer);
      events.onReady();
    } else if (message.type === 'failed') {
      startError = message.error;
      kill();
    } else {
      events.onMessage(message);
    }
  });

  /** Throws when the message cannot be cloned. A closed channel is reported by the exit instead. */
  const send = (message: ToChild) => {
    if (child.connected) child.send(message, () => {});
  };
  if (!started) send({ type: 'start', data: options.data });

  return { pid: child.pid, send, kill, exited: exited.promise };
};

export type EngineProcess = ReturnType<typeof startEngineProcess>;
