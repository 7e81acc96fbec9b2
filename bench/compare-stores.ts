/** The same work with 100 open tasks and with 100,000, in alternating slices. */
import { alternate } from './slices.ts';

export const openTasks = { few: 100, many: 100_000 };

type Compared<Store, Slice> = {
  few: Store;
  many: Store;
  rounds: number;
  warmUps: number;
  run: (store: Store, times: number) => Promise<Slice>;
  /** Printed for the slices of either. */
  tell: (slices: Slice[]) => string;
};

/** Prints what is told of each, and returns the slices. */
export const compareStores = async <Store, Slice>(name: string, compared: Compared<Store, Slice>) => {
  const { few, many, rounds, warmUps, run, tell } = compared;
  for (const store of [few, many]) await run(store, warmUps);
  const taken = await alternate(
    rounds,
    () => run(few, 1),
    () => run(many, 1),
  );
  console.log(`${name}, ${openTasks.few} open tasks: ${tell(taken.baseline)}`);
  console.log(`${name}, ${openTasks.many} open tasks: ${tell(taken.subject)}`);
  return taken;
};
