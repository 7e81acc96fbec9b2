/** One call to an engine, from when it is asked until it is settled. */

export type HostCallOptions = {
  signal?: AbortSignal;
  /** Whose call it is: accounts take turns. Calls without one share a turn. */
  accountId?: string;
  onEvent?: (event: unknown) => void;
  /** Counted from when the call begins to run. No call is without: one that never ends would hold up all after it. */
  timeoutMs: number;
  /** How far the process may grow during the call before it is ended; only where one call runs at a time. */
  memoryMb?: number;
  /** Events of the first attempt are not taken back: switch it off where they must not come twice. */
  retryOnCrash?: boolean;
  /** Fed to the handler's `input` at its pace; a call that has taken any of it is not retried. */
  input?: AsyncIterable<unknown>;
};

export type Outcome = { value: unknown } | { error: unknown };

export const createQueuedCall = (id: number, method: string, args: unknown, options: HostCallOptions) => {
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
      const step = await iterator?.next();
      return step && !step.done ? { done: false, value: step.value } : { done: true };
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
