/**
 * Limits decoded audio on disk over all requests: an hour takes 230 MB, and can come from 2 KB of compressed silence.
 */
import { ApiError } from '../domain/errors.ts';

/** 5.5 GB. */
const maxSeconds = 24 * 3600;
const retryAfterSeconds = 30;

export const createDecodedAudio = () => {
  /** Whole seconds, so that they add up to 0 again. */
  const byAccount = new Map<string, number>();
  let total = 0;

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
