/**
 * A signal that aborts with another one or when the time is up. Signals joined by `AbortSignal.any` are held weakly, and
 * what is held weakly lives on until a full collection, with every buffer of the call: at 50 calls a second that filled
 * the old generation and made pauses of 70 ms.
 */
export const startDeadline = (outer: AbortSignal, timeoutMs: number) => {
  const controller = new AbortController();
  const follow = () => controller.abort(outer.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The time is up.', 'TimeoutError')),
    timeoutMs,
  );
  if (outer.aborted) follow();
  else outer.addEventListener('abort', follow);

  return {
    signal: controller.signal,
    stopClock: () => clearTimeout(timer),
    /** To be called however the work ended. */
    end() {
      clearTimeout(timer);
      outer.removeEventListener('abort', follow);
    },
  };
};
