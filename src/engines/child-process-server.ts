/** The child's side of an engine process: loads once, serves calls, and exits with its parent. */

import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { ApiError, type ErrorCode } from '../domain/errors.ts';

export type WireError = {
  message: string;
  stack?: string;
  api?: { code: ErrorCode; param?: string; retryAfterSeconds?: number };
};

export type ToChild =
  | { type: 'start'; data: unknown }
  | {
      type: 'call';
      id: number;
      method: string;
      args: unknown;
      memoryMb?: number;
      cpuMs?: number;
      cpuShare?: number;
    }
  | { type: 'abort'; id: number }
  | { type: 'input'; id: number; done: boolean; value?: unknown };

export type FromChild =
  | { type: 'ready' }
  | { type: 'failed'; error: WireError }
  | { type: 'event'; id: number; event: unknown }
  | { type: 'pull'; id: number }
  | { type: 'settled'; id: number; rssBytes: number; value?: unknown; error?: WireError };

type CallContext = {
  signal: AbortSignal;
  emit: (event: unknown) => void;
  /**
   * Runs the work while no other call of this process runs such work. First come, first served, so that calls which
   * divide their work are interleaved.
   */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
  /** Raises the call's limit of processor time by so much above what the caller set, for work that shows its size while it is done. */
  allowMoreCpu: (ms: number) => void;
  /** The caller's input; each read asks the parent for one more item, which gives back-pressure. */
  input: AsyncIterable<unknown>;
};

type EngineDefinition = {
  load?: (data: never) => Promise<void>;
  handlers: Record<string, (args: never, context: CallContext) => Promise<unknown>>;
};

type Running = { controller: AbortController; pull?: PromiseWithResolvers<IteratorResult<unknown>> };

const toWire = (error: unknown): WireError => {
  if (error instanceof ApiError) {
    const { code, param, retryAfterSeconds, message } = error;
    return { message, api: { code, param, retryAfterSeconds } };
  }
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
};

export const fromWire = (error: WireError): Error => {
  if (error.api) {
    const { code, ...details } = error.api;
    return new ApiError(code, { ...details, message: error.message });
  }
  const plain = new Error(error.message);
  plain.stack = error.stack;
  return plain;
};

/** The signal a child kills itself with when a call exceeds its memory limit; nothing else sends it. */
export const memorySignal = 'SIGALRM';
/** The same for its limit of processor time. */
export const cpuSignal = 'SIGXCPU';

// process.exit() would wait for native work on the thread pool; a signal does not.
const killSelf = () => process.kill(process.pid, 'SIGKILL');

/** While a call with limits runs: the highest resident set in MB, and the processor time in ms at which it ends; else 0. */
const ceilings = new Int32Array(new SharedArrayBuffer(12));

const cpuMsSoFar = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Memory and time of earlier calls are not counted. Returns the processor time at which the call ends. */
const setCeilings = (memoryMb: number, cpuMs: number): number => {
  const residentMb = process.memoryUsage.rss() / 1048576;
  const untilMs = cpuMs > 0 ? Math.ceil(cpuMsSoFar() + cpuMs) : 0;
  Atomics.store(ceilings, 0, memoryMb > 0 ? Math.ceil(residentMb + memoryMb) : 0);
  Atomics.store(ceilings, 2, untilMs);
  Atomics.notify(ceilings, 0);
  return untilMs;
};

/** Also of a call that is over before the thread below looks, as on a busy machine. */
const endIfTooLong = () => {
  const untilMs = Atomics.load(ceilings, 2);
  if (untilMs > 0 && cpuMsSoFar() > untilMs) process.kill(process.pid, cpuSignal);
};

/** Runs in a thread: checks twenty times a second while a call has limits, once a second otherwise. */
const watchdog = `
const { workerData: { ceilings, parent, memorySignal, cpuSignal } } = require('node:worker_threads');
for (;;) {
  Atomics.wait(ceilings, 0, 0, 1000);
  Atomics.wait(ceilings, 1, 0, 50);
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const limitMb = Atomics.load(ceilings, 0);
  if (limitMb > 0 && process.memoryUsage.rss() > limitMb * 1048576) process.kill(process.pid, memorySignal);
  const untilMs = Atomics.load(ceilings, 2);
  const { user, system } = process.cpuUsage();
  if (untilMs > 0 && (user + system) / 1000 > untilMs) process.kill(process.pid, cpuSignal);
}`;

/** A busy event loop sees neither 'disconnect' nor native allocations, so a thread watches. */
const watchProcess = () => {
  // The parent may have died while we were loading.
  if (!process.connected) killSelf();
  process.on('disconnect', killSelf);
  new Worker(watchdog, {
    eval: true,
    workerData: { ceilings, parent: process.ppid, memorySignal, cpuSignal },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref();
  // The terminal and service managers signal the whole process group: the parent decides when we exit.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
};

export const serveEngine = (definition: EngineDefinition): void => {
  const running = new Map<number, Running>();
  const send = (message: FromChild) => process.send?.(message);

  let lastWork: Promise<unknown> = Promise.resolve();
  const exclusiveFor =
    ({ controller: { signal } }: Running): CallContext['exclusive'] =>
    (work) => {
      let hasBegun = false;
      const ended = lastWork.then(() => {
        signal.throwIfAborted();
        hasBegun = true;
        return work();
      });
      lastWork = ended.catch(() => {});
      // The work of others may last longer than an aborted call may take to stop, and all would begin again in another
      // process.
      const left = Promise.withResolvers<never>();
      const leave = () => {
        if (!hasBegun) left.reject(signal.reason);
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
      return Promise.race([ended, left.promise]).finally(() => signal.removeEventListener('abort', leave));
    };

  const inputOf = (id: number, call: Running): AsyncIterable<unknown> => ({
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        call.controller.signal.throwIfAborted();
        call.pull = Promise.withResolvers();
        send({ type: 'pull', id });
        return call.pull.promise;
      },
    }),
  });

  const abort = (call: Running) => {
    call.controller.abort();
    call.pull?.reject(call.controller.signal.reason);
  };

  const run = async ({
    id,
    method,
    args,
    memoryMb = 0,
    cpuMs = 0,
    cpuShare = 1,
  }: Extract<ToChild, { type: 'call' }>) => {
    const call: Running = { controller: new AbortController() };
    running.set(id, call);
    const isLimited = memoryMb > 0 || cpuMs > 0;
    const untilMs = isLimited ? setCeilings(memoryMb, cpuMs) : 0;
    const settle = (outcome: { value?: unknown; error?: WireError }) =>
      send({ type: 'settled', id, rssBytes: process.memoryUsage.rss(), ...outcome });
    try {
      const handler = definition.handlers[method];
      if (!handler) throw new Error(`The engine has no method ${method}.`);
      const context: CallContext = {
        signal: call.controller.signal,
        emit: (event) => send({ type: 'event', id, event }),
        exclusive: exclusiveFor(call),
        allowMoreCpu: (ms) => {
          if (untilMs > 0 && running.has(id)) Atomics.store(ceilings, 2, Math.ceil(untilMs + ms * cpuShare));
        },
        input: inputOf(id, call),
      };
      const value = await handler(args as never, context);
      if (isLimited) endIfTooLong();
      settle({ value });
    } catch (error) {
      settle({ error: toWire(error) });
    } finally {
      running.delete(id);
      if (isLimited) setCeilings(0, 0);
    }
  };

  process.on('message', async (message: ToChild) => {
    if (message.type === 'call') void run(message);
    const call = 'id' in message ? running.get(message.id) : undefined;
    if (message.type === 'abort' && call) abort(call);
    if (message.type === 'input') {
      call?.pull?.resolve(
        message.done ? { done: true, value: undefined } : { done: false, value: message.value },
      );
    }
    if (message.type === 'start') {
      try {
        await definition.load?.(message.data as never);
        send({ type: 'ready' });
        // Node writes it at the exit, but this process ends by a kill.
        flushCompileCache();
      } catch (error) {
        send({ type: 'failed', error: toWire(error) });
      }
    }
  });
  watchProcess();
};
