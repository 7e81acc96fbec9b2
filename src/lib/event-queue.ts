/** Turns values from a callback into an async iterator that ends when the work's promise settles. */

import { setImmediate } from 'node:timers/promises';

/** Values that are there are read without a pause: one who pushes many would hold up all others. */
const mostAtOnce = 100;
/** Room of values that were read is given back when there is so much of it: to shift each would move all others. */
const mostRead = 1_024;

export const createEventQueue = <T>() => {
  let values: (T | undefined)[] = [];
  let read = 0;
  const unread = () => values.length - read;
  const take = (): T => {
    const value = values[read] as T;
    values[read] = undefined;
    read += 1;
    if (unread() === 0 || (read >= mostRead && read > unread())) [values, read] = [values.slice(read), 0];
    return value;
  };
  let isClosed = false;
  let changed = Promise.withResolvers<void>();
  const notifyChange = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };

  async function* readUntil(work: Promise<unknown>, isSettled: () => boolean): AsyncGenerator<T> {
    try {
      for (let atOnce = 0; ; ) {
        if (unread() > 0) {
          const value = take();
          notifyChange();
          yield value;
          atOnce += 1;
          if (atOnce % mostAtOnce === 0) await setImmediate();
        } else if (isSettled()) break;
        else await changed.promise;
      }
      await work;
    } finally {
      isClosed = true;
      notifyChange();
    }
  }

  return {
    unread,

    push(value: T): void {
      values.push(value);
      notifyChange();
    },

    /** Every value, then the work's error if it failed. */
    until(work: Promise<unknown>): AsyncGenerator<T> {
      let isSettled = false;
      const settle = () => {
        isSettled = true;
        notifyChange();
      };
      work.then(settle, settle);
      return readUntil(work, () => isSettled);
    },

    /** Resolves when a value is ready to be read. */
    async untilPushed(): Promise<void> {
      while (unread() === 0 && !isClosed) await changed.promise;
    },

    /** Resolves when fewer than `count` values are unread, or the reader has closed the iterator. */
    async untilFewerThan(count: number): Promise<void> {
      while (unread() >= count && !isClosed) await changed.promise;
    },
  };
};
