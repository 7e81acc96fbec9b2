/** Requests per key and minute, counted in windows that begin with a key's first request. */
import type { ApiKey } from '../domain/account.ts';
import type { Clock } from '../lib/clock.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';

const windowMs = 60_000;
const sweepAt = 10_000;
/** Visitors without a key can bring any number of addresses. */
const mostWindows = 200_000;

/** A key without a limit still gets the headers; this is what they say. */
const unlimited = 1_000_000_000;

export type RateState = {
  allowed: boolean;
  limit: number;
  remaining: number;
  resetAt: number;
  retryAfterSeconds: number;
};

/** Who counts the requests of keys: a process by itself, or all together. */
export type KeyLimiter = {
  take(key: Pick<ApiKey, 'id' | 'requestsPerMinute'>): MaybePromise<RateState>;
  limitOf(key: Pick<ApiKey, 'requestsPerMinute'>): number;
};

export const createRateLimiter = (deps: { clock: Clock; defaultRequestsPerMinute: number }) => {
  const { clock, defaultRequestsPerMinute } = deps;
  const windows = new Map<string, { endsMs: number; resetAt: number; used: number }>();

  /** What a key may send in a minute. */
  const limitOf = ({ requestsPerMinute }: Pick<ApiKey, 'requestsPerMinute'>): number =>
    requestsPerMinute === 0 ? unlimited : (requestsPerMinute ?? defaultRequestsPerMinute);

  return {
    limitOf,

    take(key: Pick<ApiKey, 'id' | 'requestsPerMinute'>): RateState {
      const elapsedMs = clock.elapsedMs();
      const limit = limitOf(key);
      let window = windows.get(key.id);
      if (!window || window.endsMs <= elapsedMs) {
        if (windows.size >= mostWindows) windows.clear();
        else if (windows.size >= sweepAt)
          for (const [id, old] of windows) if (old.endsMs <= elapsedMs) windows.delete(id);
        const resetAt = Math.ceil((clock.nowMs() + windowMs) / 1000);
        window = { endsMs: elapsedMs + windowMs, resetAt, used: 0 };
        windows.set(key.id, window);
      }
      const allowed = window.used < limit;
      if (allowed) window.used += 1;
      return {
        allowed,
        limit,
        remaining: limit - window.used,
        resetAt: window.resetAt,
        retryAfterSeconds: Math.max(1, Math.ceil((window.endsMs - elapsedMs) / 1000)),
      };
    },
  };
};
export type RateLimiter = ReturnType<typeof createRateLimiter>;
