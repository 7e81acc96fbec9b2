/** Before every request to the API: key, address, account, rate limit, gate. Each failure is the first in that order. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import type { Access } from '../services/access.ts';
import type { RateLimiter } from '../services/rate-limiter.ts';

/** Callback style: a key seen a moment ago costs no promise. */
export const createAuthenticate =
  ({
    access,
    rateLimiter,
    refusalOf,
  }: {
    access: Access;
    rateLimiter: RateLimiter;
    refusalOf: (request: FastifyRequest) => ApiError | undefined;
  }) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const admit = (caller: Caller) => {
      request.caller = caller;
      const rate = rateLimiter.take(caller.key);
      reply
        .header('x-ratelimit-limit', rate.limit)
        .header('x-ratelimit-remaining', rate.remaining)
        .header('x-ratelimit-reset', rate.resetAt);
      done(
        rate.allowed
          ? refusalOf(request)
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
