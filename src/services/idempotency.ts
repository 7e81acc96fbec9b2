/** Idempotency-Key: the same key and body get the same answer for a day; another body is refused. */
import type { Connection } from '../db/database.ts';
import type { Idempotency } from '../db/idempotency.ts';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';

const keptSeconds = 24 * 3600;

/** What a client sent with a create: its key, and the hash of all it asked for. */
export type Idempotent = { key: string; requestHash: string };

class KeyTaken extends ApiError {
  constructor() {
    super('idempotency_key_reused', {
      message: 'Another request with this Idempotency-Key was answered meanwhile.',
    });
  }
}

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

  /** Throws when another request with this key was first; whoever holds money for the answer then gives it back. */
  const keep = async (
    caller: Caller,
    { key, requestHash }: Idempotent,
    answer: unknown,
    transaction?: Connection,
  ): Promise<void> => {
    const stored = {
      requestHash,
      response: JSON.stringify(answer),
      createdAt: unixSeconds(clock.nowMs()),
    };
    if (!(await idempotency.insert(caller.account.id, key, stored, transaction))) throw new KeyTaken();
  };

  return {
    find: recall,
    isKnown: async (caller: Caller, key: string): Promise<boolean> =>
      (await idempotency.find(caller.account.id, key)) !== undefined,
    keep,

    /**
     * `work` gets a function to call with the answer, inside its own transaction where it has one: the answer is kept
     * exactly when the transaction is. Of two requests at once one finds the key taken, rolls back and gets the other's answer.
     */
    async once<T>(
      caller: Caller,
      idempotent: Idempotent | undefined,
      work: (remember: (answer: T, transaction?: Connection) => Promise<void>) => Promise<T>,
    ): Promise<T> {
      if (!idempotent) return work(async () => {});
      const known = await recall(caller, idempotent);
      if (known !== undefined) return known as T;
      try {
        return await work((answer, transaction) => keep(caller, idempotent, answer, transaction));
      } catch (error) {
        if (!(error instanceof KeyTaken)) throw error;
        return (await recall(caller, idempotent)) as T;
      }
    },

    forgetOld: () => idempotency.deleteBefore(unixSeconds(clock.nowMs()) - keptSeconds),
  };
};
export type IdempotencyGuard = ReturnType<typeof createIdempotencyGuard>;
