/**
 * Runs before every API request: key, address, account, rate limit, restricted resources. The first failure in that
 * order is reported.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/account.ts';
import type { ApiError } from '../domain/errors.ts';
import { chain, type MaybePromise } from '../lib/maybe-promise.ts';
import type { AccountLimits } from '../services/account-limits.ts';
import type { KeyLimiter, RateState } from '../services/rate-limiter.ts';
import { requireAllowed } from '../services/rate-limiter.ts';
import { whenOver } from './client-signal.ts';

const largeBodyBytes = 1024 * 1024;

const hasBodyAbove = ({ headers }: FastifyRequest, bytes: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > bytes;

/** Of others the body is not read; a DELETE usually has none. */
const sendsBody = (request: FastifyRequest): boolean => {
  const { method } = request;
  return method === 'DELETE' ? hasBodyAbove(request, 0) : method !== 'GET' && method !== 'HEAD';
};

/** Counts a request that sends a body until it is answered: the account has a limited number of them at once. */
export const limitBodies = (
  request: FastifyRequest,
  reply: FastifyReply,
  limits: AccountLimits,
  caller: Caller,
): void => {
  if (!sendsBody(request)) return;
  whenOver(reply, limits.acquire(caller, 'requests'));
  if (hasBodyAbove(request, largeBodyBytes)) whenOver(reply, limits.acquire(caller, 'uploads'));
};

/** Callback style: a cached key costs no promise. */
export const createApiRequestHook =
  ({
    identify,
    rateLimiter,
    limits,
    refusalOf,
  }: {
    /** The caller: by API key, or by console session. */
    identify: (request: FastifyRequest, reply: FastifyReply) => MaybePromise<Caller>;
    rateLimiter: KeyLimiter;
    limits: AccountLimits;
    refusalOf: (request: FastifyRequest) => ApiError | undefined;
  }) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const count = (caller: Caller): MaybePromise<void> => {
      request.caller = caller;
      request.identifyAgain = () => identify(request, reply);
      return chain(rateLimiter.take(caller.key), (rate) => admit(caller, rate));
    };
    const admit = (caller: Caller, rate: RateState): void => {
      reply
        .header('x-ratelimit-limit', rate.limit)
        .header('x-ratelimit-remaining', rate.remaining)
        .header('x-ratelimit-reset', rate.resetAt);
      requireAllowed(rate);
      const refusal = refusalOf(request);
      if (refusal) throw refusal;
      limitBodies(request, reply, limits, caller);
      done();
    };
    try {
      const counted = chain(identify(request, reply), count);
      if (counted instanceof Promise) counted.catch(done);
    } catch (error) {
      done(error as Error);
    }
  };
