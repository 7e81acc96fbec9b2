/**
 * Waits while another process (a backup, a shell, the command line) holds the write lock of the SQLite file. SQLite
 * would wait inside the call and block the event loop, so its own timeout is off and we wait asynchronously.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../domain/errors.ts';

const maxWaitMs = 2000;
const minPauseMs = 2;
const maxPauseMs = 25;
const busyCode = 5;

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && ((error.errcode as number) & 0xff) === busyCode;

export const lockedError = () =>
  new ApiError('service_unavailable', {
    message: 'The database is busy. Try again shortly.',
    retryAfterSeconds: 2,
  });

export class SqliteLock {
  readonly #isFree: () => Promise<boolean>;
  /** One retry loop for all waiting callers. */
  #polling: Promise<void> | undefined;

  constructor(isFree: () => Promise<boolean>) {
    this.#isFree = isFree;
  }

  startWaiting() {
    let untilMs: number | undefined;
    return {
      /** Resolves when a retry may succeed; throws when the caller has waited long enough. */
      wait: async (): Promise<void> => {
        untilMs ??= performance.now() + maxWaitMs;
        this.#polling ??= this.#poll().finally(() => {
          this.#polling = undefined;
        });
        const timeUp = new AbortController();
        const late = delay(untilMs - performance.now(), undefined, { signal: timeUp.signal }).then(() => {
          throw lockedError();
        });
        try {
          await Promise.race([this.#polling, late]);
        } finally {
          late.catch(() => {});
          timeUp.abort();
        }
      },
    };
  }

  async #poll(): Promise<void> {
    for (let pauseMs = minPauseMs; ; pauseMs = Math.min(maxPauseMs, pauseMs * 2)) {
      await delay(pauseMs);
      if (await this.#isFree()) return;
    }
  }
}
