/** Kysely on node:sqlite. */
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseCapabilities } from '../capabilities.ts';
import { type ChangeWatch, createChangeWatch } from './change-watch.ts';
import { SqliteDriver } from './driver.ts';

export const createSqliteDialect = (path: string): Dialect => {
  const watch = createChangeWatch(path);
  const driver = new SqliteDriver(path, watch);
  return {
    createAdapter: () => new KinoraSqliteAdapter(driver, watch),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
};

const capabilities: DatabaseCapabilities = {
  name: 'SQLite',
  createsInOneStatement: false,
  sendsNotifications: false,
  servesSeveralMachines: false,
  locksRows: false,
  commitsOutOfOrder: false,
};

/** Gives access to the driver for callers that need more than Kysely offers. */
export class KinoraSqliteAdapter extends SqliteAdapter {
  readonly capabilities = capabilities;
  readonly driver: SqliteDriver;
  readonly watch: ChangeWatch;

  constructor(driver: SqliteDriver, watch: ChangeWatch) {
    super();
    this.driver = driver;
    this.watch = watch;
  }

  /** Kysely's own adapter says no. Without it every statement of a migration would be a commit of its own. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
