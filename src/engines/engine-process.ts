/** One engine child process, seen from the parent: start, messages, exit. The pool decides what it runs. */

import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { bundledProgram } from '../../bin/current-bundle.js';
import type { FromChild, ToChild, WireError } from './child-process-server.ts';

export type PoolLogger = { warn(details: object, message: string): void };

export type EngineProcessOptions = {
  name: string;
  modulePath: URL;
  data?: unknown;
  env?: Record<string, string>;
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

const logLines = (child: ChildProcess, name: string, logger: PoolLogger) => {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) =>
      logger.warn({ engine: name, line: line.slice(0, maxLogLineChars) }, 'engine output'),
    );
  }
};

export const startEngineProcess = (options: EngineProcessOptions, events: EngineProcessEvents) => {
  const output = options.logger ? 'pipe' : 2;
  // Also where the service itself runs from source, as in tests: an engine is loaded in a quarter of the time.
  const child = fork(bundledProgram(options.modulePath) ?? options.modulePath, [], {
    serialization: 'advanced',
    // Flags such as --test or --inspect belong to the parent.
    execArgv: [],
    // Only the named variables: a process that reads hostile files must not see the service's secrets.
    env: { ...compileCache(), ...withoutTelemetry, ...options.env },
    stdio: ['ignore', output, output, 'ipc'],
  });
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

  if (options.logger) logLines(child, options.name, options.logger);
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
  send({ type: 'start', data: options.data });

  return { pid: child.pid, send, kill, exited: exited.promise };
};

export type EngineProcess = ReturnType<typeof startEngineProcess>;
