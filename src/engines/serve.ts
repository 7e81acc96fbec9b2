/** The child's side of an engine process: loads once, answers calls, and dies with its parent. */

import { Worker } from 'node:worker_threads';
import { ApiError, type ErrorCode } from '../domain/errors.ts';

export type WireError = {
  message: string;
  stack?: string;
  api?: { code: ErrorCode; param?: string; retryAfterSeconds?: number };
};

export type ToChild =
  | { type: 'start'; data: unknown }
  | { type: 'call'; id: number; method: string; args: unknown }
  | { type: 'abort'; id: number }
  | { type: 'input'; id: number; done: boolean; value?: unknown };

export type FromChild =
  | { type: 'ready' }
  | { type: 'failed'; error: WireError }
  | { type: 'event'; id: number; event: unknown }
  | { type: 'pull'; id: number }
  | { type: 'settled'; id: number; rssBytes: number; value?: unknown; error?: WireError };

export type CallContext = {
  signal: AbortSignal;
  emit: (event: unknown) => void;
  /** What the caller feeds in; each step asks the parent for one more, so the caller's pace is ours. */
  input: AsyncIterable<unknown>;
};

export type EngineDefinition = {
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

// process.exit() would wait for native work still on the thread pool; a signal does not.
const dieAtOnce = () => process.kill(process.pid, 'SIGKILL');

/** A busy event loop never sees 'disconnect', so a thread of its own watches for the parent's death. */
const watchParent = () => {
  // It may have died while we were loading.
  if (!process.connected) dieAtOnce();
  process.on('disconnect', dieAtOnce);
  const source = `setInterval(() => { if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL'); }, 1000)`;
  new Worker(source, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref();
  // The terminal and service managers signal the whole group: the parent decides when we end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
};

export const serveEngine = (definition: EngineDefinition): void => {
  const running = new Map<number, Running>();
  const send = (message: FromChild) => process.send?.(message);

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

  const run = async (id: number, method: string, args: unknown) => {
    const call: Running = { controller: new AbortController() };
    running.set(id, call);
    const settle = (outcome: { value?: unknown; error?: WireError }) =>
      send({ type: 'settled', id, rssBytes: process.memoryUsage.rss(), ...outcome });
    try {
      const handler = definition.handlers[method];
      if (!handler) throw new Error(`The engine has no method ${method}.`);
      const context: CallContext = {
        signal: call.controller.signal,
        emit: (event) => send({ type: 'event', id, event }),
        input: inputOf(id, call),
      };
      settle({ value: await handler(args as never, context) });
    } catch (error) {
      settle({ error: toWire(error) });
    } finally {
      running.delete(id);
    }
  };

  process.on('message', async (message: ToChild) => {
    if (message.type === 'call') void run(message.id, message.method, message.args);
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
      } catch (error) {
        send({ type: 'failed', error: toWire(error) });
      }
    }
  });
  watchParent();
};
