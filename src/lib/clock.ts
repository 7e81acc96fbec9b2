/** The one source of time. Tests pass their own. */
export type Clock = {
  /** Wall-clock time, for what is stored or shown. It jumps when the clock is set. */
  nowMs(): number;
  /** Monotonic time: for durations, timeouts and cache expiry. */
  elapsedMs(): number;
};

export const systemClock: Clock = { nowMs: () => Date.now(), elapsedMs: () => performance.now() };

/**
 * The time by which something is old enough to be deleted or forgotten. A clock that is set forward deletes nothing
 * early: this goes no faster than the time that has really passed since it was made. Only for comparing: what is stored
 * has the wall clock's time, which other processes share.
 */
export const createAgeClock = ({ nowMs, elapsedMs }: Clock): (() => number) => {
  const offsetMs = nowMs() - elapsedMs();
  return () => Math.floor(Math.min(nowMs(), offsetMs + elapsedMs()));
};

export const unixSeconds = (ms: number): number => Math.floor(ms / 1000);
