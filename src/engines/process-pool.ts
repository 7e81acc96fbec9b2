/**
 * A supervised pool of engine processes: bounded queue with round-robin by account, restart, abort, limits, idle
 * unload.
 */

import { TimeLimit } from '../domain/engine-failure.ts';
import { ApiError } from '../domain/errors.ts';
import { measure } from '../lib/measurements.ts';
import { inSpan } from '../lib/tracing.ts';
import { cpuSignal, type FromChild, fromWire, memorySignal, type WireError } from './child-process-server.ts';
import {
  createQueuedCall,
  lostProcess,
  type PoolCallOptions,
  type QueuedCall,
  tookTooLong,
} from './engine-call.ts';
import {
  type EngineExit,
  type EngineProcess,
  type EngineProcessOptions,
  type PoolLogger,
  startEngineProcess,
} from './engine-process.ts';
import { createFairQueue } from './fair-queue.ts';

export type ProcessPoolOptions = EngineProcessOptions & {
  /** The most child processes at once. */
  processes: number;
  /** How many calls may wait beyond those that run. */
  maxQueue: number;
  concurrencyPerProcess?: number;
  /** How many calls of one account run at once; further ones wait although there is capacity. */
  maxRunningPerAccount?: number;
  /** How long an aborted call may continue before its process is killed. */
  abortGraceMs?: number;
  /** An idle child is stopped after this time; 0 keeps it. */
  idleMs?: number;
  /** A larger process is replaced when it has no call; one of twice the size takes no further calls. */
  memoryLimitMb?: number;
  /** How much processor time a call may take, in shares of what it asks for. */
  cpuShare?: number;
};

type PoolProcess = {
  process: EngineProcess;
  state: 'starting' | 'ready' | 'retiring' | 'killed';
  isTooLarge: boolean;
  calls: Map<number, QueuedCall>;
  idleTimer: NodeJS.Timeout | undefined;
};

const defaultAbortGraceMs = 2_000;
/** setTimeout fires at once for longer delays. */
const maxTimerMs = 2 ** 31 - 1;
const silentLogger: PoolLogger = { warn: () => {} };

export const createProcessPool = (options: ProcessPoolOptions) => {
  const concurrency = options.concurrencyPerProcess ?? 1;
  const logger = options.logger ?? silentLogger;
  const members = new Set<PoolProcess>();
  const waiting = createFairQueue<QueuedCall>();
  const counts = { started: 0, crashes: 0, completed: 0 };
  let closed = false;
  let nextId = 1;
  let averageCallMs = 1_000;

  const runningCount = () => [...members].reduce((total, member) => total + member.calls.size, 0);
  const runningOf = (account: string | undefined) =>
    [...members]
      .flatMap((member) => [...member.calls.values()])
      .reduce((count, call) => (call.account === account ? count + 1 : count), 0);

  const kill = (member: PoolProcess) => {
    member.state = 'killed';
    clearTimeout(member.idleTimer);
    member.process.kill();
  };

  /** The caller is released at once; the child has a short time to stop by itself. */
  const stop = (call: QueuedCall, error: unknown) => {
    if (call.settled) return;
    call.settle({ error });
    waiting.remove(call);
    const member = [...members].find((candidate) => candidate.calls.get(call.id) === call);
    if (!member) return;
    member.process.send({ type: 'abort', id: call.id });
    call.timer = setTimeout(() => {
      logger.warn({ engine: options.name, method: call.method }, 'engine did not stop in time: killed');
      kill(member);
    }, options.abortGraceMs ?? defaultAbortGraceMs);
  };

  const sendInput = async (member: PoolProcess, call: QueuedCall) => {
    try {
      const item = await call.takeInput();
      if (!call.settled) member.process.send({ type: 'input', id: call.id, ...item });
    } catch (error) {
      stop(call, error);
    }
  };

  const afterCall = (member: PoolProcess) => {
    if (member.isTooLarge && member.state !== 'killed' && member.calls.size === 0) kill(member);
    dispatch();
    if (member.state === 'ready' && member.calls.size === 0 && options.idleMs) {
      member.idleTimer = setTimeout(() => kill(member), options.idleMs);
    }
  };

  /** Others would wait for the longest of its calls, which may be hours: what can be borne is borne until it has none. */
  const noteSize = (member: PoolProcess, megabytes: number) => {
    if (member.state !== 'ready' || !options.memoryLimitMb) return;
    member.isTooLarge = megabytes > options.memoryLimitMb;
    if (megabytes > 2 * options.memoryLimitMb) member.state = 'retiring';
  };

  const onMessage = (member: PoolProcess, message: Extract<FromChild, { id: number }>) => {
    const call = member.calls.get(message.id);
    if (!call) return;
    if (message.type === 'event') {
      if (!call.settled) call.options.onEvent?.(message.event);
    } else if (message.type === 'pull') {
      void sendInput(member, call);
    } else {
      member.calls.delete(call.id);
      clearTimeout(call.timer);
      averageCallMs += (performance.now() - call.startedMs - averageCallMs) / 8;
      counts.completed += 1;
      if (message.error) {
        if (!message.error.api && !call.settled) {
          logger.warn({ engine: options.name, method: call.method, error: message.error }, 'engine error');
        }
        call.settle({ error: fromWire(message.error) });
      } else {
        call.settle({ value: message.value });
      }
      noteSize(member, message.rssBytes / 1048576);
      afterCall(member);
    }
  };

  /** A child that cannot start fails the waiting calls, unless other children can serve them. */
  const onStartFailure = (startError: WireError, exit: EngineExit) => {
    logger.warn({ engine: options.name, error: startError }, 'engine did not start');
    if ([...members].some((member) => member.state === 'ready')) return;
    const error = exit.wasKilledExternally
      ? lostProcess(exit)
      : startError.api
        ? fromWire(startError)
        : new ApiError('service_unavailable', { cause: fromWire(startError) });
    for (const call of waiting.takeAll()) call.settle({ error });
  };

  const onExit = (member: PoolProcess, exit: EngineExit) => {
    const crashed = member.state !== 'killed';
    members.delete(member);
    clearTimeout(member.idleTimer);
    if (closed) return;
    if (crashed || exit.startError) measure('engineRestart', { engine: options.name });
    if (exit.startError) onStartFailure(exit.startError, exit);
    else if (crashed) {
      counts.crashes += 1;
      logger.warn({ engine: options.name, code: exit.code, signal: exit.signal }, 'engine process crashed');
    }
    for (const call of [...member.calls.values()].reverse()) {
      clearTimeout(call.timer);
      // When we killed the child because of one call, the other calls are not counted as crashed.
      if (crashed) call.crashes += 1;
      if (call.settled) continue;
      if (exit.signal === memorySignal)
        call.settle({ error: new ApiError('internal_error', { message: 'Exceeded the memory limit.' }) });
      else if (exit.signal === cpuSignal)
        call.settle({
          error: new ApiError('internal_error', {
            message: 'Exceeded the limit of processor time.',
            cause: new TimeLimit(),
          }),
        });
      else if (call.mayRetry()) waiting.putBack(call);
      else call.settle({ error: lostProcess(exit) });
    }
    dispatch();
  };

  const start = () => {
    counts.started += 1;
    const member: PoolProcess = {
      state: 'starting',
      isTooLarge: false,
      calls: new Map(),
      idleTimer: undefined,
      process: startEngineProcess(options, {
        onReady: () => {
          if (member.state !== 'starting') return;
          member.state = 'ready';
          afterCall(member);
        },
        onMessage: (message) => onMessage(member, message),
        onExit: (exit) => onExit(member, exit),
      }),
    };
    members.add(member);
  };

  const assign = (member: PoolProcess, call: QueuedCall) => {
    clearTimeout(member.idleTimer);
    call.startedMs = performance.now();
    member.calls.set(call.id, call);
    call.timer = setTimeout(
      () => stop(call, tookTooLong(averageCallMs)),
      Math.min(call.options.timeoutMs, maxTimerMs),
    );
    try {
      const { id, method, args } = call;
      const { memoryMb, cpuMs = 0 } = call.options;
      const { cpuShare = 1 } = options;
      member.process.send({ type: 'call', id, method, args, memoryMb, cpuMs: cpuMs * cpuShare, cpuShare });
    } catch (error) {
      member.calls.delete(call.id);
      call.settle({ error });
    }
  };

  const dispatch = () => {
    if (closed) return;
    for (;;) {
      const free = [...members]
        .filter((member) => member.state === 'ready' && member.calls.size < concurrency)
        .sort((a, b) => a.calls.size - b.calls.size)[0];
      const call = free && waiting.take(runningOf, options.maxRunningPerAccount ?? Number.POSITIVE_INFINITY);
      if (!call) break;
      assign(free, call);
    }
    const starting = [...members].filter((member) => member.state === 'starting').length;
    let missing = Math.ceil(waiting.size() / concurrency) - starting;
    while (missing-- > 0 && members.size < options.processes) start();
  };

  const preload = (): void => {
    if (members.size === 0 && !closed) start();
  };

  const isFull = () => runningCount() + waiting.size() >= options.processes * concurrency + options.maxQueue;
  const overloaded = () => {
    const waitMs = ((waiting.size() + 1) * averageCallMs) / (options.processes * concurrency);
    return new ApiError('model_overloaded', { retryAfterSeconds: waitMs / 1000 });
  };

  const call = <T>(method: string, args: unknown, callOptions: PoolCallOptions): Promise<T> => {
    const { signal } = callOptions;
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (closed) return Promise.reject(new ApiError('service_unavailable'));
    if (isFull()) {
      const displaced = waiting.displace(callOptions.accountId);
      if (!displaced) return Promise.reject(overloaded());
      displaced.settle({ error: overloaded() });
    }
    const entry = createQueuedCall(nextId++, method, args, callOptions);
    const onAbort = () => stop(entry, signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    waiting.push(entry);
    dispatch();
    return inSpan(
      `engine ${options.name}`,
      { attributes: { 'kinora.method': method } },
      () => entry.promise as Promise<T>,
    ).finally(() => signal?.removeEventListener('abort', onAbort));
  };

  const stats = () => ({
    ...counts,
    running: runningCount(),
    waiting: waiting.size(),
    pids: [...members].map((member) => member.process.pid),
  });

  const close = async () => {
    closed = true;
    const exits = [...members].map((member) => member.process.exited);
    const error = new ApiError('service_unavailable');
    const open = [...waiting.takeAll(), ...[...members].flatMap((member) => [...member.calls.values()])];
    for (const member of members) kill(member);
    for (const entry of open) {
      entry.settle({ error });
      clearTimeout(entry.timer);
    }
    await Promise.all(exits);
  };

  return {
    call,
    /** Starts a process before a call needs it. */
    preload,
    stats,
    close,
  };
};

export type ProcessPool = ReturnType<typeof createProcessPool>;
