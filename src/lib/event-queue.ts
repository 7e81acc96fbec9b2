/** Turns values from a callback into an async iterator that ends when the work's promise settles. */

export const createEventQueue = <T>() => {
  const values: T[] = [];
  let isClosed = false;
  let changed = Promise.withResolvers<void>();
  const notifyChange = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };

  async function* readUntil(work: Promise<unknown>, isSettled: () => boolean): AsyncGenerator<T> {
    try {
      for (;;) {
        const [value] = values.splice(0, 1);
        if (value !== undefined) {
          notifyChange();
          yield value;
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
      while (values.length === 0 && !isClosed) await changed.promise;
    },

    /** Resolves when fewer than `count` values are unread, or the reader has closed the iterator. */
    async untilFewerThan(count: number): Promise<void> {
      while (values.length >= count && !isClosed) await changed.promise;
    },
  };
};
