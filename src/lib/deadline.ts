/** A signal that aborts with another one or when the time is up, and lets go of both as soon as the work has ended. */
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
