/** Work on one thing at a time: what comes while some is under way waits, and is then done together. */

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

export const createGroups = <Item, Result>(options: {
  /** Items that share it are done one group after the other. */
  groupOf: (item: Item) => string;
  /** Whether the item may join those that were taken before it. */
  fits: (taken: readonly Item[], item: Item) => boolean;
  /** A result for each item, in their order. */
  run: (items: Item[]) => Promise<Result[]>;
}) => {
  const waiting = new Map<string, Waiting<Item, Result>[]>();

  const takeGroup = (queue: Waiting<Item, Result>[]): Waiting<Item, Result>[] => {
    const taken: Waiting<Item, Result>[] = [];
    while (
      queue[0] &&
      options.fits(
        taken.map(({ item }) => item),
        queue[0].item,
      )
    )
      taken.push(queue.shift()!);
    return taken;
  };

  const work = async (group: string, queue: Waiting<Item, Result>[]): Promise<void> => {
    while (queue.length > 0) {
      const taken = takeGroup(queue);
      try {
        const results = await options.run(taken.map(({ item }) => item));
        for (const [index, { resolve }] of taken.entries()) resolve(results[index]!);
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
    waiting.delete(group);
  };

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const group = options.groupOf(item);
      const queue = waiting.get(group);
      if (queue) return void queue.push({ item, resolve, reject });
      const own = [{ item, resolve, reject }];
      waiting.set(group, own);
      void work(group, own);
    });
};
