/** Idempotency-Key: the same key and body get the same answer for a day; another body is refused. */
import type { Connection } from '../db/database.ts';
import type { Idempotency } from '../db/idempotency.ts';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';

const keptSeconds = 24 * 3600;

/** What a client sent with a create: its key, and the hash of all it asked for. */
export type Idempotent = { key: string; requestHash: string };

class KeyTaken extends Error {}

export const createIdempotencyGuard = (deps: { idempotency: Idempotency; clock: Clock }) => {
  const { idempotency, clock } = deps;

  const recall = async (caller: Caller, { key, requestHash }: Idempotent): Promise<unknown | undefined> => {
    const stored = await idempotency.find(caller.account.id, key);
    if (!stored) return undefined;
    if (stored.createdAt <= unixSeconds(clock.nowMs()) - keptSeconds) {
      await idempotency.delete(caller.account.id, key, stored.createdAt);
      return undefined;
    }
    if (stored.requestHash !== requestHash) throw new ApiError('idempotency_key_reused');
    return JSON.parse(stored.response);
  };

  return {
    /**
     * `work` gets a function to call inside its own transaction with the answer: the answer is kept exactly when
     * the transaction is. Of two requests at once one finds the key taken, rolls back and gets the other's answer.
     */
    async once<T>(
      caller: Caller,
      idempotent: Idempotent | undefined,
      work: (remember: (transaction: Connection, answer: T) => Promise<void>) => Promise<T>,
    ): Promise<T> {
      if (!idempotent) return work(async () => {});
      const known = await recall(caller, idempotent);
      if (known !== undefined) return known as T;
      try {
        return await work(async (transaction, answer) => {
          const inserted = await idempotency.insert(transaction, caller.account.id, idempotent.key, {
            requestHash: idempotent.requestHash,
            response: JSON.stringify(answer),
            createdAt: unixSeconds(clock.nowMs()),
          });
          if (!inserted) throw new KeyTaken();
        });
      } catch (error) {
        if (!(error instanceof KeyTaken)) throw error;
        return (await recall(caller, idempotent)) as T;
      }
    },

    forgetOld: () => idempotency.deleteBefore(unixSeconds(clock.nowMs()) - keptSeconds),
  };
};
export type IdempotencyGuard = ReturnType<typeof createIdempotencyGuard>;
