import { type Clock, systemClock } from '../../src/lib/clock.ts';

/** A clock at which all time is what the test says. */
export const clockAt = (nowMs: () => number): Clock => ({ nowMs, elapsedMs: nowMs });

/** A clock that runs ahead of the real one by as much as the test says. */
export const clockAhead = (aheadMs: () => number): Clock => ({
  nowMs: () => systemClock.nowMs() + aheadMs(),
  elapsedMs: () => systemClock.elapsedMs() + aheadMs(),
});
