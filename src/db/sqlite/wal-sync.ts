/**
 * Makes commits durable without blocking the event loop: SQLite writes them to the write-ahead log without syncing, and
 * the log is synced in libuv's thread pool. A caller that needs durability waits for a sync that began after its
 * commit; callers arriving during a sync share the next one. Commits nobody waits for are synced shortly after.
 */
import { close, fdatasync, openSync } from 'node:fs';

/** How much acknowledged work a power failure may lose, where the caller did not wait for a sync. */
const deferredSyncMs = 50;

export type Waiter = { resolve: () => void; reject: (error: unknown) => void };

export class WalSync {
  readonly #path: string;
  #file: number | undefined;
  #waiting: Waiter[] = [];
  #isRunning = false;
  #failure: unknown;
  #whenIdle: (() => void) | undefined;
  #later: NodeJS.Timeout | undefined;

  constructor(databasePath: string) {
    this.#path = `${databasePath}-wal`;
  }

  /** Call after commits whose callers wait for durability. */
  wait(waiters: Waiter[]): void {
    for (const waiter of waiters) this.#waiting.push(waiter);
    if (!this.#isRunning) this.#run();
  }

  /** Call after commits that nobody waits for. */
  syncLater(): void {
    this.#later ??= setTimeout(() => {
      this.#later = undefined;
      this.wait([{ resolve() {}, reject() {} }]);
    }, deferredSyncMs);
  }

  async close(): Promise<void> {
    // SQLite's checkpoint on close syncs the rest.
    clearTimeout(this.#later);
    if (this.#isRunning) await new Promise<void>((resolve) => (this.#whenIdle = resolve));
    const file = this.#file;
    this.#file = undefined;
    if (file !== undefined) await new Promise<void>((resolve) => close(file, () => resolve()));
  }

  #run(): void {
    const waiters = this.#waiting;
    this.#waiting = [];
    if (waiters.length === 0) {
      this.#whenIdle?.();
      return;
    }
    this.#isRunning = true;
    const done = (error: unknown) => {
      this.#isRunning = false;
      // The kernel reports a lost page once and then marks it clean: no later fsync success can be trusted.
      this.#failure ??= error ?? undefined;
      for (const { resolve, reject } of waiters)
        if (this.#failure === undefined) resolve();
        else reject(this.#failure);
      this.#run();
    };
    try {
      // The log is the same file for as long as a connection is open, and has no locks that closing it would drop.
      this.#file ??= openSync(this.#path, 'r+');
      fdatasync(this.#file, done);
    } catch (error) {
      done(error);
    }
  }
}
