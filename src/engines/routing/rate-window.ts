/** Limits the requests in any sixty seconds. */
import type { Clock } from '../../lib/clock.ts';

const windowMs = 60_000;

export const createRateWindow = (clock: Clock, perMinute: number) => {
  /** Times of the last requests, the oldest at `next`. */
  const startsMs = new Float64Array(perMinute).fill(Number.NEGATIVE_INFINITY);
  let next = 0;
  return {
    perMinute,
    /** Milliseconds until one more is allowed. */
    waitMs: (): number => Math.max(0, startsMs[next]! + windowMs - clock.elapsedMs()),
    take(): void {
      startsMs[next] = clock.elapsedMs();
      next = (next + 1) % perMinute;
    },
  };
};
export type RateWindow = ReturnType<typeof createRateWindow>;
