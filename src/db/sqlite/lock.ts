/**
 * Another process that holds the write lock of the SQLite file: a backup, a shell, the command line. SQLite would wait
 * for it inside the call and with it the whole event loop, so it never waits; we do, beside everybody else's work.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../domain/errors.ts';

const patienceMs = 2000;
const shortestPauseMs = 2;
const longestPauseMs = 25;
const busyCode = 5;

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && ((error.errcode as number) & 0xff) === busyCode;

export const lockedError = () =>
  new ApiError('service_unavailable', {
    message: 'The store is busy. Try again shortly.',
    retryAfterSeconds: 2,
  });

export class SqliteLock {
  readonly #isFree: () => Promise<boolean>;
  /** One asks for all who wait. */
  #asking: Promise<void> | undefined;

  constructor(isFree: () => Promise<boolean>) {
    this.#isFree = isFree;
  }

  startPatience() {
    let untilMs: number | undefined;
    return {
      /** Resolves when it is worth trying again; throws when the caller has waited long enough. */
      wait: async (): Promise<void> => {
        untilMs ??= performance.now() + patienceMs;
        this.#asking ??= this.#ask().finally(() => {
          this.#asking = undefined;
        });
        const timeUp = new AbortController();
        const late = delay(untilMs - performance.now(), undefined, { signal: timeUp.signal }).then(() => {
          throw lockedError();
        });
        try {
          await Promise.race([this.#asking, late]);
        } finally {
          late.catch(() => {});
          timeUp.abort();
        }
      },
    };
  }

  async #ask(): Promise<void> {
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      await delay(pauseMs);
      if (await this.#isFree()) return;
    }
  }
}
