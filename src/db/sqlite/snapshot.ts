/** A consistent copy of a SQLite database, also while others write to it. */
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from '../../lib/files/private-files.ts';
import { StartError } from '../../lib/start-error.ts';

/** The target must not exist, or be empty. */
export const snapshotSqlite = (path: string, targetPath: string): void => {
  makePrivateFile(targetPath);
  using database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  database.prepare('vacuum into ?').run(targetPath);
};

export const checkSqlite = (path: string): void => {
  const verdict = verdictOn(path);
  if (verdict !== 'ok') throw new StartError(`${path} is damaged: ${verdict}.`);
};

const verdictOn = (path: string): unknown => {
  try {
    using database = new DatabaseSync(path, { readOnly: true });
    // One in place of a table may have rows without end.
    const view = database.prepare("select name from sqlite_schema where type = 'view'").get();
    if (view) return `it has views (${view.name}), where Kinora makes none`;
    return database.prepare('pragma integrity_check(1)').get()?.integrity_check;
  } catch (error) {
    return (error as Error).message;
  }
};
