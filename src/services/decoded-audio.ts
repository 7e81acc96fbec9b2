/**
 * Limits decoded audio on disk over all requests: an hour takes 230 MB, and can come from 2 KB of compressed silence.
 */
import { ApiError } from '../domain/errors.ts';

/** 5.5 GB. */
const maxSeconds = 24 * 3600;
const retryAfterSeconds = 30;

export const createDecodedAudio = () => {
  let seconds = 0;
  return {
    /** How much another recording may decode. Recordings still being decoded count when they are done. */
    remainingSeconds: (): number => Math.max(0, maxSeconds - seconds),
    overloadError: () => new ApiError('model_overloaded', { retryAfterSeconds }),
    /** Call when the samples are no longer needed. */
    reserve(added: number): Disposable {
      seconds += added;
      return {
        [Symbol.dispose]: () => {
          seconds -= added;
        },
      };
    },
  };
};
export type DecodedAudioBudget = ReturnType<typeof createDecodedAudio>;
