/** The one source of time. Tests pass their own. */
export type Clock = {
  /** Wall-clock time, for what is stored or shown. It jumps when the clock is set. */
  nowMs(): number;
  /** Monotonic time: for durations, timeouts and cache expiry. */
  elapsedMs(): number;
};

export const systemClock: Clock = { nowMs: () => Date.now(), elapsedMs: () => performance.now() };

export const unixSeconds = (ms: number): number => Math.floor(ms / 1000);
