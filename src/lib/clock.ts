/** The one source of time. Tests hand in their own. */
export type Clock = {
  /** The time of day, for what is stored or shown. It jumps when somebody sets it. */
  nowMs(): number;
  /** Goes on evenly whatever is done to the time of day: for everything that lasts, waits or is kept in memory. */
  elapsedMs(): number;
};

export const systemClock: Clock = { nowMs: () => Date.now(), elapsedMs: () => performance.now() };

export const unixSeconds = (ms: number): number => Math.floor(ms / 1000);
