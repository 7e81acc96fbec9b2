/**
 * A large body of a key without money is refused unread: receiving it would cost more than any paid request. Small ones
 * are read first, so that errors in them are reported in the usual order.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/account.ts';
import { requireAllowed } from '../../services/rate-limiter.ts';
import type { AppDeps } from '../app-deps.ts';
import '../operation.ts';

const smallBytes = 256 * 1024;
/**
 * Of an account without money: only the whole body shows whether it is the one that was paid, and reading 100 MB takes
 * a second of processor time.
 */
const largeRepeatsPerMinute = 2;
/** Long enough for a client to read the response while it is still sending. */
const lingerMs = 2_000;

/** From the cache; a key that seems to have no money is read again. */
const mayHaveMoney = ({ account, key }: Caller): boolean =>
  (account.balance === null || account.balance > 0) && (key.quota === null || key.quotaUsed < key.quota);

const isSmall = ({ headers }: FastifyRequest): boolean => Number(headers['content-length']) <= smallBytes;

/** Closing at once would reset the connection before the client has read the response. */
const stopReading = (request: FastifyRequest, reply: FastifyReply): void => {
  const { socket } = request.raw;
  reply.header('connection', 'close');
  socket.destroySoon = () => {
    socket.end();
    // Node starts to read the rest of the body when the response is sent.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
};

export const rejectBodiesWithoutFunds = (api: FastifyInstance, deps: AppDeps): void => {
  const { idempotency, fundsCheck, addressLimiter } = deps;
  /** Repeats of a paid request get the stored response, whatever the balance is. */
  const isRepeat = async ({ caller, headers, routeOptions }: FastifyRequest): Promise<boolean> => {
    const key = headers['idempotency-key'];
    if (typeof key !== 'string' || routeOptions.config.operation?.takesIdempotencyKey !== true) return false;
    return idempotency.isKnown(caller, key);
  };
  const limitRepeats = ({ account }: Caller): void =>
    requireAllowed(
      addressLimiter.take({ id: `repeat ${account.id}`, requestsPerMinute: largeRepeatsPerMinute }),
    );
  const check = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (isSmall(request) || mayHaveMoney(request.caller)) return payload;
    try {
      await fundsCheck.require(request.caller);
    } catch (refusal) {
      try {
        if (!(await isRepeat(request))) throw refusal;
        limitRepeats(request.caller);
      } catch (error) {
        stopReading(request, reply);
        throw error;
      }
    }
    return payload;
  };
  api.addHook('onRoute', (route) => {
    if (route.method === 'POST') route.preParsing = check as typeof route.preParsing;
  });
};
