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

const dayMs = 24 * 3600_000;

/**
 * The time from which something is kept for so long. A clock that is set back shortens nothing, whenever it is set right
 * again: this is not before the time that has really passed, and at most a day ahead, where the clock was wrong at first.
 */
export const createKeepClock = ({ nowMs, elapsedMs }: Clock): (() => number) => {
  const offsetMs = nowMs() - elapsedMs();
  return () => Math.ceil(Math.min(Math.max(nowMs(), offsetMs + elapsedMs()), nowMs() + dayMs));
};

export const unixSeconds = (ms: number): number => Math.floor(ms / 1000);
