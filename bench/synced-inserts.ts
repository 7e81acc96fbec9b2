/** The baseline of create: one small row per transaction, synced, in a file beside the service's own. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const createSyncedInserts = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'baseline.db'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer primary key, text)',
  );
  const insert = database.prepare('insert into rows (text) values (?)');
  return {
    perSecond(count: number): number {
      const startMs = performance.now();
      for (let index = 0; index < count; index += 1) insert.run('a row of about the length of a task id');
      return count / ((performance.now() - startMs) / 1000);
    },
    close: () => database.close(),
  };
};
