/** Runs items one by one while there are few, and in batches once they would wait for each other. */

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

export const createBatcher = <Item, Result>(options: {
  /** Concurrent batches. */
  maxConcurrent: number;
  /** Called for each new batch; returns whether an item may join it. The first always may. */
  startBatch: () => (item: Item) => boolean;
  /** One result per item, in order. */
  run: (items: Item[]) => Promise<Result[]>;
}) => {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  const takeBatch = (): Waiting<Item, Result>[] => {
    const mayJoin = options.startBatch();
    const end = waiting.findIndex(({ item }) => !mayJoin(item));
    return waiting.splice(0, end === -1 ? waiting.length : end);
  };

  const work = async (): Promise<void> => {
    running += 1;
    while (waiting.length > 0) {
      const taken = takeBatch();
      try {
        const results = await options.run(taken.map(({ item }) => item));
        for (const [index, { resolve }] of taken.entries()) resolve(results[index]!);
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
    running -= 1;
  };

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < options.maxConcurrent) void work();
    });
};
