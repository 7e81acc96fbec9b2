/** One call to an engine, from its start until it is settled. */

import { ProcessLost, TimeLimit } from '../domain/engine-failure.ts';
import { ApiError } from '../domain/errors.ts';

export type PoolCallOptions = {
  signal?: AbortSignal;
  /** The calling account: accounts are served round-robin. Calls without one share a queue. */
  accountId?: string;
  onEvent?: (event: unknown) => void;
  /** Measured from when the call starts to run. Every call has one: a call that never ends would block all after it. */
  timeoutMs: number;
  /** How much the process may grow during the call before it is killed; only where one call runs at a time. */
  memoryMb?: number;
  /** Processor time of all threads of the process, also while it cannot hear an abort; only where one call runs at a time. */
  cpuMs?: number;
  /** Events of the first attempt are not undone: disable retries where they must not be sent twice. */
  retryOnCrash?: boolean;
  /** Streamed to the handler's `input` at its pace; a call that has consumed any of it is not retried. */
  input?: AsyncIterable<unknown>;
};

type Outcome = { value: unknown } | { error: unknown };

export const createQueuedCall = (id: number, method: string, args: unknown, options: PoolCallOptions) => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const iterator = options.input?.[Symbol.asyncIterator]();
  const call = {
    id,
    method,
    args,
    options,
    account: options.accountId,
    promise,
    crashes: 0,
    startedMs: 0,
    inputTaken: false,
    settled: false,
    timer: undefined as NodeJS.Timeout | undefined,

    mayRetry: () => options.retryOnCrash !== false && !call.inputTaken && call.crashes <= 1,

    takeInput: async (): Promise<{ done: boolean; value?: unknown }> => {
      call.inputTaken = true;
      const item = await iterator?.next();
      return item && !item.done ? { done: false, value: item.value } : { done: true };
    },

    settle: (outcome: Outcome) => {
      if (call.settled) return;
      call.settled = true;
      clearTimeout(call.timer);
      void Promise.resolve(iterator?.return?.()).catch(() => {});
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.value);
    },
  };
  return call;
};

export type QueuedCall = ReturnType<typeof createQueuedCall>;

/** Killed from outside, it restarts soon; a crash of its own is our fault. */
export const lostProcess = ({ wasKilledExternally }: { wasKilledExternally: boolean }): ApiError =>
  wasKilledExternally
    ? new ApiError('service_unavailable', { retryAfterSeconds: 1, cause: new ProcessLost() })
    : new ApiError('internal_error', { cause: new ProcessLost() });

/** The limit is far above what such work takes on a machine that is not overloaded. */
export const tookTooLong = (usualMs: number): ApiError =>
  new ApiError('model_overloaded', {
    message: 'Timed out: the machine is overloaded. Try again shortly.',
    retryAfterSeconds: usualMs / 1000,
    cause: new TimeLimit(),
  });
