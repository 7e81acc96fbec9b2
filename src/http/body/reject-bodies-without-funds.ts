/**
 * A large body of a key without money is refused unread: receiving it would cost more than any request that was paid.
 * Small ones are read first, so that mistakes in them are told in the usual order.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/account.ts';
import type { AppDeps } from '../app-deps.ts';

const smallBytes = 256 * 1024;
/** Long enough for a client to read the answer while it is still sending. */
const lingerMs = 2_000;

/** As seen a moment ago; whoever seems to have nothing is looked up anew. */
const mayHaveMoney = ({ account, key }: Caller): boolean =>
  (account.balance === null || account.balance > 0) && (key.quota === null || key.quotaUsed < key.quota);

const isSmall = ({ headers }: FastifyRequest): boolean => Number(headers['content-length']) <= smallBytes;

/** Closed at once, the connection would be reset under a client that has not read the answer yet. */
const stopReading = (request: FastifyRequest, reply: FastifyReply): void => {
  const { socket } = request.raw;
  reply.header('connection', 'close');
  socket.destroySoon = () => {
    socket.end();
    // Node begins to read the rest of the body when the answer is out.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
};

export const refuseUnpaidBodies = (api: FastifyInstance, deps: AppDeps): void => {
  const { billing, idempotency, models, priceRange } = deps;
  /** What was paid before is answered again, whatever is left of the money. */
  const isRepeat = async ({ caller, headers }: FastifyRequest): Promise<boolean> => {
    const key = headers['idempotency-key'];
    return typeof key === 'string' && (await idempotency.isKnown(caller, key));
  };
  // Prices may change while we run.
  const isAnythingFree = () => models.list().some((model) => priceRange(model).lowest === 0);
  const check = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (isSmall(request) || mayHaveMoney(request.caller) || isAnythingFree()) return payload;
    try {
      const { amount, refuse } = await billing.spendable(request.caller);
      if (amount === 0 && !(await isRepeat(request))) throw refuse();
    } catch (error) {
      stopReading(request, reply);
      throw error;
    }
    return payload;
  };
  api.addHook('onRoute', (route) => {
    if (route.method === 'POST') route.preParsing = check as typeof route.preParsing;
  });
};
