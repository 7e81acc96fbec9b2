/**
 * Limits decoded audio on disk over all requests: an hour takes 230 MB, and can come from 2 KB of compressed silence.
 */
import { ApiError } from '../domain/errors.ts';
import { createKeyedMutex } from '../lib/keyed-mutex.ts';

/** 5.5 GB. */
const maxSeconds = 24 * 3600;
const retryAfterSeconds = 30;
/** More than an account has decoded at once. */
const plentySeconds = 100 * 3600;

export const createDecodedAudio = () => {
  /** Whole seconds, so that they add up to 0 again. */
  const byAccount = new Map<string, number>();
  let total = 0;
  const oneAtATime = createKeyedMutex();

  /** How much more an account may have: half of what others leave, so that none of them takes all. */
  const remainingSeconds = (accountId: string): number => {
    const own = byAccount.get(accountId) ?? 0;
    return Math.max(0, (maxSeconds - (total - own)) / 2 - own);
  };
  const add = (accountId: string, seconds: number): void => {
    const own = (byAccount.get(accountId) ?? 0) + seconds;
    if (own === 0) byAccount.delete(accountId);
    else byAccount.set(accountId, own);
    total += seconds;
  };
  const overloadError = () => new ApiError('model_overloaded', { retryAfterSeconds });

  return {
    /**
     * Runs what decodes a recording and then holds its price, which is known only afterwards. Where the account can pay
     * for few of them it is one at a time: the next finds the money held, and nothing is decoded that is not paid for.
     */
    inTurn: <T>(accountId: string, affordableSeconds: number, work: () => Promise<T>): Promise<T> =>
      affordableSeconds > plentySeconds ? work() : oneAtATime(accountId, work),
    remainingSeconds,
    overloadError,
    /**
     * Throws where others were decoded meanwhile and there is no room left. Dispose of it when the samples are no longer
     * needed.
     */
    reserve(accountId: string, seconds: number): Disposable {
      if (seconds > remainingSeconds(accountId)) throw overloadError();
      const whole = Math.ceil(seconds);
      add(accountId, whole);
      return { [Symbol.dispose]: () => add(accountId, -whole) };
    },
  };
};
export type DecodedAudioBudget = ReturnType<typeof createDecodedAudio>;
