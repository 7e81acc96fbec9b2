/** Requests per key and minute, in windows that start with a key's first request. */

import type { ApiKey } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';

const windowMs = 60_000;
/** Looking at all of them for each new one would take longer than what is limited. */
const firstSweepAt = 10_000;
/** Clients without a key can use any number of addresses, so the table is bounded. */
const maxWindows = 200_000;

/** A key without a limit still gets the rate-limit headers; this is their value. */
const unlimited = 1_000_000_000;

export type RateState = {
  allowed: boolean;
  limit: number;
  remaining: number;
  resetAt: number;
  retryAfterSeconds: number;
};

/** Throws when the limit is reached. */
export const requireAllowed = ({ allowed, retryAfterSeconds }: RateState): void => {
  if (!allowed) throw new ApiError('rate_limit_exceeded', { retryAfterSeconds });
};

/** Counts the requests of keys: in this process alone, or over all processes. */
export type KeyLimiter = {
  take(key: Pick<ApiKey, 'id' | 'requestsPerMinute'>): MaybePromise<RateState>;
  limitOf(key: Pick<ApiKey, 'requestsPerMinute'>): number;
};

export const createRateLimiter = (deps: { clock: Clock; defaultRequestsPerMinute: number }) => {
  const { clock, defaultRequestsPerMinute } = deps;
  const windows = new Map<string, { endsMs: number; resetAt: number; used: number }>();
  let sweepAt = firstSweepAt;

  /** When there are twice as many as the last time left: each new window pays for looking at two others. */
  const sweep = (elapsedMs: number): void => {
    for (const [id, { endsMs }] of windows) if (endsMs <= elapsedMs) windows.delete(id);
    if (windows.size >= maxWindows) windows.clear();
    sweepAt = Math.min(maxWindows, Math.max(firstSweepAt, 2 * windows.size));
  };

  /** Requests a key may send per minute. */
  const limitOf = ({ requestsPerMinute }: Pick<ApiKey, 'requestsPerMinute'>): number =>
    requestsPerMinute === 0 ? unlimited : (requestsPerMinute ?? defaultRequestsPerMinute);

  return {
    limitOf,

    take(key: Pick<ApiKey, 'id' | 'requestsPerMinute'>): RateState {
      const elapsedMs = clock.elapsedMs();
      const limit = limitOf(key);
      let window = windows.get(key.id);
      if (!window || window.endsMs <= elapsedMs) {
        if (windows.size >= sweepAt) sweep(elapsedMs);
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
