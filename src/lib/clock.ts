/** The one source of time. Tests hand in their own. */
export type Clock = { nowMs(): number };

export const systemClock: Clock = { nowMs: () => Date.now() };

export const unixSeconds = (ms: number): number => Math.floor(ms / 1000);
