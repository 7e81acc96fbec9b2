/** Keeps callers away from a route that fails: opens after some failures in a row, lets one try again, closes on success. */
import type { Clock } from '../../lib/clock.ts';

const failuresToOpen = 3;
const firstPauseMs = 10_000;
const longestPauseMs = 300_000;
const defaultOverloadMs = 5_000;
const longestOverloadMs = 60_000;

export const createBreaker = (clock: Clock) => {
  let failures = 0;
  let pauseMs = firstPauseMs;
  let pausedUntilMs = 0;
  let isOpen = false;
  let probing = false;

  return {
    /** Milliseconds until a call may be tried; 0: now. Infinity: somebody is trying just now. */
    waitMs(): number {
      const leftMs = pausedUntilMs - clock.nowMs();
      if (leftMs > 0) return leftMs;
      return isOpen && probing ? Number.POSITIVE_INFINITY : 0;
    },
    /** To be called when waitMs is 0; the first after a pause is the probe, and others wait for its outcome. */
    enter(): void {
      if (isOpen) probing = true;
    },
    succeeded(): void {
      [failures, pauseMs, pausedUntilMs, isOpen, probing] = [0, firstPauseMs, 0, false, false];
    },
    failed(): void {
      failures += 1;
      if (!isOpen && failures < failuresToOpen) return;
      pausedUntilMs = clock.nowMs() + pauseMs;
      pauseMs = isOpen ? Math.min(longestPauseMs, pauseMs * 2) : pauseMs;
      [isOpen, probing] = [true, false];
    },
    /** It asked to be left alone for a while: no failure, but no use to try before. */
    overloaded(retryAfterSeconds: number | undefined): void {
      const askedMs = retryAfterSeconds === undefined ? defaultOverloadMs : retryAfterSeconds * 1000;
      pausedUntilMs = Math.max(pausedUntilMs, clock.nowMs() + Math.min(longestOverloadMs, askedMs));
      probing = false;
    },
    /** The caller left before there was an outcome. */
    abandoned(): void {
      probing = false;
    },
    state: (): 'closed' | 'open' => (isOpen ? 'open' : 'closed'),
  };
};
export type Breaker = ReturnType<typeof createBreaker>;
