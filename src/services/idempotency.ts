/**
 * Idempotency-Key: the same key and body get the same response for a day; another body is refused. Official clients
 * send no key but number their retries: a retry within two minutes gets the response of the first request, while two
 * first requests with equal bodies are two tasks.
 */
import type { OneProcessAtATime } from '../db/cluster/one-process-at-a-time.ts';
import type { Connection } from '../db/database.ts';
import type { Idempotency, Replaceable, StoredResponse } from '../db/idempotency.ts';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import { type Clock, createAgeClock, unixSeconds } from '../lib/clock.ts';
import { createKeyedMutex } from '../lib/keyed-mutex.ts';

const ttlSeconds = 24 * 3600;
const retrySeconds = 120;

/** The idempotency data of a create: its key, and the hash of the request. */
export type IdempotencyRequest = {
  key: string;
  requestHash: string;
  /** Set where the key is derived from the request, for clients that number their retries: stored as requestHash. */
  attempt?: 'first' | 'retry';
};

class KeyTaken extends ApiError {
  constructor() {
    super('idempotency_key_reused', {
      message: 'Another request with this Idempotency-Key completed first.',
    });
  }
}

/** By a request with another body: this one is no repeat, and what was done for it is not what the other was charged for. */
export class KeyTakenByOther extends KeyTaken {}

const taken = (): Error => new KeyTaken();

/** Stores the response to one request: prepared as a row beforehand, written in the transaction of the work. */
export type ResponseStore<T> = {
  /** Undefined where the client sent nothing that identifies a retry. */
  toRow: (response: T) => StoredResponse | undefined;
  /** Throws `taken` when another request with this key was first. */
  insert: (row: StoredResponse | undefined, transaction?: Connection) => Promise<void>;
  taken: () => Error;
};

/** When a request began, and the time before which a stored response is too old to be of its first attempt. */
type Started = { at: number; retryBefore: number };

export const createIdempotencyGuard = (deps: {
  idempotency: Idempotency;
  clock: Clock;
  /** Undefined where no other process takes requests. */
  cluster?: { oneProcessAtATime: OneProcessAtATime } | undefined;
}) => {
  const { idempotency, cluster } = deps;
  /** Concurrent requests with the same key: the second gets the response of the first and starts no work of its own. */
  const oneAtATime = createKeyedMutex();
  /** First attempts that a provider may bill for, by the name that they share with their retries. */
  const billedFirsts = new Map<string, Set<Promise<unknown>>>();

  const followed = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const alike = billedFirsts.get(name) ?? new Set();
    billedFirsts.set(name, alike.add(work));
    try {
      return await work;
    } finally {
      alike.delete(work);
      if (alike.size === 0 && billedFirsts.get(name) === alike) billedFirsts.delete(name);
    }
  };

  const now = () => unixSeconds(deps.clock.nowMs());
  const ageClock = createAgeClock(deps.clock);
  /** Responses stored before this are older than `seconds`. */
  const before = (seconds: number) => unixSeconds(ageClock()) - seconds;

  const findStoredResponse = async (
    caller: Caller,
    { key, requestHash, attempt }: IdempotencyRequest,
  ): Promise<unknown | undefined> => {
    const stored = await idempotency.find(caller.account.id, key);
    if (!stored) return undefined;
    if (attempt !== undefined)
      return stored.createdAt < before(retrySeconds) ? undefined : JSON.parse(stored.response);
    if (stored.createdAt <= before(ttlSeconds)) {
      await idempotency.delete(caller.account.id, key, stored.createdAt);
      return undefined;
    }
    if (stored.requestHash !== requestHash) throw new ApiError('idempotency_key_reused');
    return JSON.parse(stored.response);
  };

  const toStoredResponse = (
    { key, requestHash, attempt }: IdempotencyRequest,
    response: unknown,
    started: Started,
  ): StoredResponse => ({
    key,
    requestHash: attempt ?? requestHash,
    response: JSON.stringify(response),
    createdAt: now(),
    replaceable: attempt && replaceable[attempt](started),
  });

  /** Throws when another request with this key was first; the caller then releases its hold. */
  const insert = async (caller: Caller, row: StoredResponse, transaction?: Connection): Promise<void> => {
    const accountId = caller.account.id;
    if (await idempotency.insert(accountId, row, transaction)) return;
    const stored = await idempotency.find(accountId, row.key, transaction);
    const isOther =
      stored !== undefined && row.replaceable === undefined && stored.requestHash !== row.requestHash;
    throw isOther ? new KeyTakenByOther() : new KeyTaken();
  };

  return {
    isKnown: (caller: Caller, key: string): Promise<boolean> => idempotency.exists(caller.account.id, key),

    /**
     * `work` inserts its response inside its own transaction where it has one, so both are committed or neither. Of two
     * concurrent requests at different processes one finds the key taken, rolls back and gets the other's response. With
     * `waits` it does not begin before the other has ended, nor a retry before its first attempt at this process: what a
     * provider is asked for is not rolled back.
     */
    async once<T>(
      caller: Caller,
      idempotent: IdempotencyRequest | undefined,
      work: (responses: ResponseStore<T>) => Promise<T>,
      waits?: AbortSignal,
    ): Promise<T> {
      if (!idempotent) return work({ toRow: () => undefined, insert: async () => {}, taken });
      const started = { at: now(), retryBefore: before(retrySeconds) };
      const workOnce = async (): Promise<T> => {
        const known =
          idempotent.attempt === 'first' ? undefined : await findStoredResponse(caller, idempotent);
        if (known !== undefined) return known as T;
        try {
          return await work({
            toRow: (response) => toStoredResponse(idempotent, response, started),
            insert: async (row, transaction) => {
              if (row) await insert(caller, row, transaction);
            },
            taken,
          });
        } catch (error) {
          // Of two at once the other may have taken the last of the money.
          const mayBeStored =
            error instanceof KeyTaken || (idempotent.attempt !== 'first' && isUnpaid(error));
          if (!mayBeStored) throw error;
          const stored = await findStoredResponse(caller, idempotent);
          // It has expired since: the work was not done, so there is nothing to answer with.
          if (stored === undefined) throw error;
          return stored as T;
        }
      };
      const name = `${caller.account.id} ${idempotent.key}`;
      if (idempotent.attempt === 'first') return waits ? followed(name, workOnce()) : workOnce();
      return oneAtATime(name, async () => {
        await Promise.allSettled(billedFirsts.get(name) ?? []);
        return waits && cluster ? cluster.oneProcessAtATime(name, waits, workOnce) : workOnce();
      });
    },

    deleteExpired: () => idempotency.deleteBefore(before(ttlSeconds)),
  };
};

const isUnpaid = (error: unknown): boolean => error instanceof ApiError && error.status === 402;

/** Which stored responses belong to a different request with the same content and may be replaced. */
const replaceable: Record<'first' | 'retry', (started: Started) => Replaceable> = {
  /** All but one stored by a retry of this request while it was in progress. */
  first: ({ at }) => ({ before: at, requestHash: 'first' }),
  retry: ({ retryBefore }) => ({ before: retryBefore }),
};

export type IdempotencyGuard = ReturnType<typeof createIdempotencyGuard>;
