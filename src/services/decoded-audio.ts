/** How much decoded sound lies on disk for all requests together: an hour takes 230 MB, and comes from 2 KB of silence. */
import { ApiError } from '../domain/errors.ts';

/** 5.5 GB. */
const maxSeconds = 24 * 3600;
const retryAfterSeconds = 30;

export const createDecodedAudio = () => {
  let seconds = 0;
  return {
    /** What another recording may have. Those that are being decoded just now count when they are done. */
    roomSeconds: (): number => Math.max(0, maxSeconds - seconds),
    refuse: () => new ApiError('model_overloaded', { retryAfterSeconds }),
    /** Disposed of when the samples are no longer needed. */
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
