/** Before every request to the API: key, address, account, rate limit, gate. Each failure is the first in that order. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';
import type { AccountLimits } from '../services/account-limits.ts';
import type { RateLimiter } from '../services/rate-limiter.ts';
import { whenClosed } from './client-signal.ts';

const largeBodyBytes = 1024 * 1024;

const bringsLargeBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > largeBodyBytes;

/** Callback style: a key seen a moment ago costs no promise. */
export const createAuthenticate =
  ({
    identify,
    rateLimiter,
    limits,
    refusalOf,
  }: {
    /** Who calls: by the key of the API, by the session of the console. */
    identify: (request: FastifyRequest, reply: FastifyReply) => MaybePromise<Caller>;
    rateLimiter: RateLimiter;
    limits: AccountLimits;
    refusalOf: (request: FastifyRequest) => ApiError | undefined;
  }) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const admit = (caller: Caller) => {
      request.caller = caller;
      request.identifyAgain = () => identify(request, reply);
      const rate = rateLimiter.take(caller.key);
      reply
        .header('x-ratelimit-limit', rate.limit)
        .header('x-ratelimit-remaining', rate.remaining)
        .header('x-ratelimit-reset', rate.resetAt);
      if (!rate.allowed)
        throw new ApiError('rate_limit_exceeded', { retryAfterSeconds: rate.retryAfterSeconds });
      const refusal = refusalOf(request);
      if (refusal) throw refusal;
      if (request.method === 'POST') {
        whenClosed(reply, limits.enter(caller, 'requests'));
        if (bringsLargeBody(request)) whenClosed(reply, limits.enter(caller, 'uploads'));
      }
      done();
    };
    try {
      const caller = identify(request, reply);
      if (caller instanceof Promise) caller.then(admit).catch(done);
      else admit(caller);
    } catch (error) {
      done(error as Error);
    }
  };
