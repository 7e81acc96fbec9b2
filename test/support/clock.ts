import { type Clock, systemClock } from '../../src/lib/clock.ts';

/** A clock at which all time is what the test says. As on a machine, the two kinds of time cannot be taken for each other. */
export const clockAt = (nowMs: () => number): Clock => {
  const startedMs = nowMs();
  return { nowMs, elapsedMs: () => nowMs() - startedMs };
};

/** The real time, and a wall clock that somebody has set forward or back by as much as the test says. */
export const clockSet = (byMs: () => number): Clock => ({
  nowMs: () => systemClock.nowMs() + byMs(),
  elapsedMs: systemClock.elapsedMs,
});

/** A clock that runs ahead of the real one by as much as the test says. */
export const clockAhead = (aheadMs: () => number): Clock => ({
  nowMs: () => systemClock.nowMs() + aheadMs(),
  elapsedMs: () => systemClock.elapsedMs() + aheadMs(),
});
