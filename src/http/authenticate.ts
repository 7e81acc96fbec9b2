/** Before every request to the API: key, address, account, then the rate limit. Each failure is the first in that order. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import type { Access } from '../services/access.ts';
import type { RateLimiter, RateState } from '../services/rate-limiter.ts';

export const rateHeaders = ({ limit, remaining, resetAt }: RateState) => ({
  'x-ratelimit-limit': limit,
  'x-ratelimit-remaining': remaining,
  'x-ratelimit-reset': resetAt,
});

/** Callback style: a key seen a moment ago costs no promise. */
export const createAuthenticate =
  ({ access, rateLimiter }: { access: Access; rateLimiter: RateLimiter }) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const admit = (caller: Caller) => {
      request.caller = caller;
      const rate = rateLimiter.take(caller.key);
      reply.headers(rateHeaders(rate));
      done(
        rate.allowed
          ? undefined
          : new ApiError('rate_limit_exceeded', { retryAfterSeconds: rate.retryAfterSeconds }),
      );
    };
    try {
      const caller = access.authenticate(request.headers.authorization, request.ip);
      if (caller instanceof Promise) caller.then(admit).catch(done);
      else admit(caller);
    } catch (error) {
      done(error as Error);
    }
  };
