/**
 * Makes commits durable without holding up the event loop: SQLite itself writes them to the write-ahead log and goes
 * on, and the log is synced in a thread of libuv's pool. Whoever needs durability waits for a sync that began after
 * their commit; those who come while one runs share the next. What nobody waits for follows a moment later.
 */
import { close, fdatasync, openSync } from 'node:fs';

/** How much a power cut may undo of what was answered when committed. */
const laterMs = 50;

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

  /** To be called after the commits of those who wait. */
  wait(waiters: Waiter[]): void {
    for (const waiter of waiters) this.#waiting.push(waiter);
    if (!this.#isRunning) this.#run();
  }

  /** To be called after commits that nobody waits for. */
  syncLater(): void {
    this.#later ??= setTimeout(() => {
      this.#later = undefined;
      this.wait([{ resolve() {}, reject() {} }]);
    }, laterMs);
  }

  async close(): Promise<void> {
    // What is not synced by now is when SQLite carries the log over into the database at its end.
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
      // The kernel tells of a lost page once and then calls the file clean: no later success can be believed.
      this.#failure ??= error ?? undefined;
      for (const { resolve, reject } of waiters)
        if (this.#failure === undefined) resolve();
        else reject(this.#failure);
      this.#run();
    };
    try {
      // The log stays one and the same file for as long as a connection is open, and has no locks that closing it would drop.
      this.#file ??= openSync(this.#path, 'r+');
      fdatasync(this.#file, done);
    } catch (error) {
      done(error);
    }
  }
}
