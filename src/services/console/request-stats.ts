/** Requests of the last hour by minute: count, outcome, latency. Of this process, in memory. */
import type { Clock } from '../../lib/clock.ts';

const minutes = 60;
/** Upper bounds in milliseconds, a quarter of a decade apart. */
const bounds = Array.from({ length: 25 }, (_, step) => 10 ** (step / 4));

type Minute = {
  /** Unix seconds. */
  start: number;
  requests: number;
  clientErrors: number;
  serverErrors: number;
  /** Requests whose time is in `buckets`. */
  timed: number;
  buckets: Uint32Array;
};

const serverError = 500;
const clientError = 400;

export const createRequestStats = (clock: Clock) => {
  const ring: Minute[] = [];

  const minuteAt = (start: number): Minute => {
    const last = ring.at(-1);
    if (last && last.start >= start) return last;
    const minute = {
      start,
      requests: 0,
      clientErrors: 0,
      serverErrors: 0,
      timed: 0,
      buckets: new Uint32Array(bounds.length + 1),
    };
    ring.push(minute);
    if (ring.length > minutes) ring.shift();
    return minute;
  };

  const quantile = ({ buckets, timed }: Minute, share: number): number | null => {
    let left = timed * share;
    for (const [index, count] of buckets.entries()) {
      left -= count;
      if (left <= 0 && timed > 0) return Math.round(bounds[Math.min(index, bounds.length - 1)]! * 10) / 10;
    }
    return null;
  };

  return {
    /** The time of a stream or a file is its length and the client's speed: `tookMs` is then null. */
    record(status: number, tookMs: number | null): void {
      const minute = minuteAt(Math.floor(clock.nowMs() / 60_000) * 60);
      minute.requests += 1;
      if (status >= serverError) minute.serverErrors += 1;
      else if (status >= clientError) minute.clientErrors += 1;
      if (tookMs === null) return;
      minute.timed += 1;
      const bucket = Math.ceil(Math.log10(Math.max(1, tookMs)) * 4);
      minute.buckets[Math.min(bucket, bounds.length)]! += 1;
    },

    /** The last hour without gaps, the current minute last. */
    list() {
      const now = Math.floor(clock.nowMs() / 60_000) * 60;
      const known = new Map(ring.map((minute) => [minute.start, minute]));
      return Array.from({ length: minutes }, (_, index) => {
        const start = now - (minutes - 1 - index) * 60;
        const minute = known.get(start);
        return {
          start,
          requests: minute?.requests ?? 0,
          clientErrors: minute?.clientErrors ?? 0,
          serverErrors: minute?.serverErrors ?? 0,
          p50Ms: minute ? quantile(minute, 0.5) : null,
          p95Ms: minute ? quantile(minute, 0.95) : null,
        };
      });
    },
  };
};
export type RequestStats = ReturnType<typeof createRequestStats>;
