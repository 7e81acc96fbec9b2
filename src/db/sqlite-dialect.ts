/** Kysely on node:sqlite. */
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { type ChangeWatch, createChangeWatch } from './change-watch.ts';
import { SqliteDriver } from './sqlite-driver.ts';

export const createSqliteDialect = (path: string): Dialect => {
  const watch = createChangeWatch(path);
  return {
    createAdapter: () => new WatchedSqliteAdapter(watch),
    createDriver: () => new SqliteDriver(path, watch),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
};

export class WatchedSqliteAdapter extends SqliteAdapter {
  readonly watch: ChangeWatch;

  constructor(watch: ChangeWatch) {
    super();
    this.watch = watch;
  }
}
