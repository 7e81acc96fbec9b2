/** Tells whether anyone committed anything to a SQLite file: this process or another, it makes no difference. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** It looks through a connection of its own, since SQLite's counter leaves out the commits of whoever asks. */
export const createChangeWatch = (path: string) => {
  let database: DatabaseSync | undefined;
  let statement: StatementSync | undefined;

  const open = () => {
    database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
    statement = database.prepare('pragma data_version');
    statement.setReturnArrays(true);
    return statement;
  };

  return {
    /** Moves with every commit. */
    version: (): number => ((statement ?? open()).get() as unknown as [number])[0],

    close(): void {
      database?.close();
      database = statement = undefined;
    },
  };
};
export type ChangeWatch = ReturnType<typeof createChangeWatch>;
