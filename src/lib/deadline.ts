/** Time limits for work. */

/**
 * A signal that aborts with another one or after a timeout, and releases both as soon as the work has ended. With
 * `mostMs`, also after that time, however often the timeout is renewed.
 */
export const startDeadline = (outer: AbortSignal, timeoutMs: number, mostMs?: number) => {
  const controller = new AbortController();
  const follow = () => controller.abort(outer.reason);
  const end = () => controller.abort(new DOMException('Timed out.', 'TimeoutError'));
  const timer = setTimeout(end, timeoutMs);
  const last = mostMs === undefined ? undefined : setTimeout(end, mostMs);
  if (outer.aborted) follow();
  else outer.addEventListener('abort', follow);

  return {
    signal: controller.signal,
    cancelTimeout: () => clearTimeout(timer),
    /** The timeout begins again: the work has shown that it goes on. */
    renew: () => void timer.refresh(),
    /** However the work ended. */
    [Symbol.dispose]() {
      clearTimeout(timer);
      clearTimeout(last);
      outer.removeEventListener('abort', follow);
    },
  };
};

/** The result of the work, unless the signal aborts before; the work goes on for others. */
export const unlessAborted = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

/** Whether the work ended, successfully or not, within the time. */
export const endsWithin = async (work: Promise<unknown>, timeoutMs: number): Promise<boolean> => {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), timeoutMs);
  const ended = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([ended, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
