/**
 * Idempotency-Key: the same key and body get the same answer for a day; another body is refused.
 * Official clients send no key but count their own repeats: a repeat within two minutes gets the answer of the first
 * request, while two first requests of equal body are two tasks.
 */
import type { Connection } from '../db/database.ts';
import type { Idempotency, KeptAnswer, Replaceable } from '../db/idempotency.ts';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';

const keptSeconds = 24 * 3600;
const repeatSeconds = 120;

/** What a client sent with a create: its key, and the hash of all it asked for. */
export type Idempotent = {
  key: string;
  requestHash: string;
  /** Set where the key is made of the request, for clients that count their repeats; kept in the place of the hash. */
  attempt?: 'first' | 'repeat';
};

class KeyTaken extends ApiError {
  constructor() {
    super('idempotency_key_reused', {
      message: 'Another request with this Idempotency-Key was answered meanwhile.',
    });
  }
}

const taken = (): Error => new KeyTaken();

export type Remember<T> = {
  (answer: T, transaction?: Connection): Promise<void>;
  asRow: (answer: T) => KeptAnswer | undefined;
  taken: () => Error;
};

export const createIdempotencyGuard = (deps: { idempotency: Idempotency; clock: Clock }) => {
  const { idempotency, clock } = deps;

  const now = () => unixSeconds(clock.nowMs());

  const findAnswer = async (
    caller: Caller,
    { key, requestHash, attempt }: Idempotent,
  ): Promise<unknown | undefined> => {
    const stored = await idempotency.find(caller.account.id, key);
    if (!stored) return undefined;
    if (attempt !== undefined)
      return stored.createdAt < now() - repeatSeconds ? undefined : JSON.parse(stored.response);
    if (stored.createdAt <= now() - keptSeconds) {
      await idempotency.delete(caller.account.id, key, stored.createdAt);
      return undefined;
    }
    if (stored.requestHash !== requestHash) throw new ApiError('idempotency_key_reused');
    return JSON.parse(stored.response);
  };

  const keptAnswer = (
    { key, requestHash, attempt }: Idempotent,
    answer: unknown,
    beganAt: number,
  ): KeptAnswer => ({
    key,
    requestHash: attempt ?? requestHash,
    response: JSON.stringify(answer),
    createdAt: now(),
    ...(attempt && { replaceable: replaceable[attempt](beganAt) }),
  });

  /** Throws when another request with this key was first; whoever holds money for the answer then gives it back. */
  const save = async (
    caller: Caller,
    idempotent: Idempotent,
    answer: unknown,
    transaction?: Connection,
    beganAt = now(),
  ): Promise<void> => {
    const { key, replaceable, ...stored } = keptAnswer(idempotent, answer, beganAt);
    const { id } = caller.account;
    const isKept = replaceable
      ? await idempotency.insertOrReplace(id, key, stored, replaceable, transaction)
      : await idempotency.insert(id, key, stored, transaction);
    if (!isKept) throw new KeyTaken();
  };

  return {
    find: findAnswer,
    isKnown: async (caller: Caller, key: string): Promise<boolean> =>
      (await idempotency.find(caller.account.id, key)) !== undefined,
    save,

    /**
     * `work` gets a function to call with the answer, inside its own transaction where it has one: the answer is kept
     * exactly when the transaction is. Of two requests at once one finds the key taken, rolls back and gets the other's answer.
     * Who writes the answer by other means gets it from `remember.asRow`, and throws `remember.taken` when the key is taken.
     */
    async once<T>(
      caller: Caller,
      idempotent: Idempotent | undefined,
      work: (remember: Remember<T>) => Promise<T>,
    ): Promise<T> {
      if (!idempotent) return work(Object.assign(async () => {}, { asRow: () => undefined, taken }));
      const beganAt = now();
      const known = idempotent.attempt === 'first' ? undefined : await findAnswer(caller, idempotent);
      if (known !== undefined) return known as T;
      try {
        const remember = (answer: T, transaction?: Connection) =>
          save(caller, idempotent, answer, transaction, beganAt);
        const asRow = (answer: T) => keptAnswer(idempotent, answer, beganAt);
        return await work(Object.assign(remember, { asRow, taken }));
      } catch (error) {
        if (!(error instanceof KeyTaken)) throw error;
        return (await findAnswer(caller, idempotent)) as T;
      }
    },

    forgetOld: () => idempotency.deleteBefore(now() - keptSeconds),
  };
};

/** Which kept answers are of another request than this one, however equal. */
const replaceable: Record<'first' | 'repeat', (beganAt: number) => Replaceable> = {
  /** All but one that a repeat of this very request left while it was under way. */
  first: (beganAt: number) => ({ before: beganAt, requestHash: 'first' }),
  repeat: (beganAt: number) => ({ before: beganAt - repeatSeconds }),
};

export type IdempotencyGuard = ReturnType<typeof createIdempotencyGuard>;
