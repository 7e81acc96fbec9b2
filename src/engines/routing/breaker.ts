/** Keeps callers away from a route that fails: opens after some failures in a row, lets one try again, closes on success. */
import type { Clock } from '../../lib/clock.ts';

const failuresToOpen = 3;
const firstPauseMs = 10_000;
const longestPauseMs = 300_000;
const defaultOverloadMs = 5_000;
/** Some say zero, or a time that has passed: asked again at once they would be asked without end. */
const shortestOverloadMs = 1_000;
const longestOverloadMs = 60_000;

/** One call through the breaker; each tells how it ended. */
export type RouteAttempt = {
  succeeded(): void;
  failed(): void;
  /** It asked to be left alone for a while: no failure, but no use to try before. */
  overloaded(retryAfterSeconds: number | undefined): void;
  /** The caller left before there was an outcome. */
  abandoned(): void;
};

export const createBreaker = (clock: Clock) => {
  let failures = 0;
  let pauseMs = firstPauseMs;
  let pausedUntilMs = 0;
  let isOpen = false;
  let probing = false;

  const openFor = (timeMs: number): void => {
    pauseMs = timeMs;
    pausedUntilMs = Math.max(pausedUntilMs, clock.elapsedMs() + timeMs);
    isOpen = true;
  };

  return {
    /** Milliseconds until a call may be tried; 0: now. Infinity: somebody is trying just now. */
    waitMs(): number {
      const leftMs = pausedUntilMs - clock.elapsedMs();
      if (leftMs > 0) return leftMs;
      return isOpen && probing ? Number.POSITIVE_INFINITY : 0;
    },
    /** To be called when waitMs is 0; the first after a pause is the probe, and others wait for its outcome. */
    enter(): RouteAttempt {
      let isProbe = isOpen;
      if (isProbe) probing = true;
      const endProbe = (): void => {
        if (isProbe) probing = false;
        isProbe = false;
      };
      return {
        succeeded() {
          endProbe();
          [failures, pauseMs, pausedUntilMs, isOpen, probing] = [0, firstPauseMs, 0, false, false];
        },
        failed() {
          const wasProbe = isProbe;
          endProbe();
          if (wasProbe) return openFor(Math.min(longestPauseMs, pauseMs * 2));
          // Fifty calls that were under way when it broke are one failure, and no failed probes.
          if (isOpen) return;
          failures += 1;
          if (failures >= failuresToOpen) openFor(firstPauseMs);
        },
        overloaded(retryAfterSeconds) {
          endProbe();
          const askedMs = retryAfterSeconds === undefined ? defaultOverloadMs : retryAfterSeconds * 1000;
          const timeMs = Math.min(longestOverloadMs, Math.max(shortestOverloadMs, askedMs));
          pausedUntilMs = Math.max(pausedUntilMs, clock.elapsedMs() + timeMs);
        },
        abandoned: endProbe,
      };
    },
    state: (): 'closed' | 'open' => (isOpen ? 'open' : 'closed'),
  };
};
export type Breaker = ReturnType<typeof createBreaker>;
