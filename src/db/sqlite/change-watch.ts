/** Tells whether anyone committed anything to a SQLite file: this process or another, it makes no difference. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { isBusy } from './lock.ts';

/** It looks through a connection of its own, since SQLite's counter leaves out the commits of whoever asks. */
export const createChangeWatch = (path: string) => {
  let database: DatabaseSync | undefined;
  let statement: StatementSync | undefined;
  let known: number | undefined;

  const open = () => {
    database = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    statement = database.prepare('pragma data_version');
    statement.setReturnArrays(true);
    return statement;
  };

  const read = (): number => {
    try {
      return ((statement ?? open()).get() as unknown as [number])[0];
    } catch (error) {
      // Equal to no version, so that nothing is taken from memory meanwhile.
      if (isBusy(error)) return Number.NaN;
      throw error;
    }
  };

  return {
    /**
     * Moves with every commit. Asked of SQLite once in a turn of the event loop: requests that arrive together share
     * the answer, which is 8 % of the work of a status read.
     */
    version(): number {
      if (known === undefined) {
        known = read();
        setImmediate(this.forget);
      }
      return known;
    },

    /** To be called after every write of this process, so that it always sees its own. */
    forget(): void {
      known = undefined;
    },

    close(): void {
      database?.close();
      database = statement = undefined;
    },
  };
};
export type ChangeWatch = ReturnType<typeof createChangeWatch>;
