/** Kysely on Postgres. */
import { type Dialect, PostgresAdapter, PostgresDialect } from 'kysely';
import type { DatabaseCapabilities } from '../capabilities.ts';
import { createPool, type PoolUse, type PostgresLimits } from './connections.ts';

export type PostgresLocation = { url: string; limits: PostgresLimits };

export const createPostgresDialect = (location: PostgresLocation): Dialect => {
  const pool = createPool(location.url, location.limits);
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => new KinoraPostgresAdapter(location, pool.size),
    createDriver: () => dialect.createDriver(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
};

const capabilities: DatabaseCapabilities = {
  name: 'Postgres',
  createsInOneStatement: true,
  sendsNotifications: true,
  servesSeveralMachines: true,
  locksRows: true,
  commitsOutOfOrder: true,
};

/** Gives callers that need a separate connection its address. */
export class KinoraPostgresAdapter extends PostgresAdapter {
  readonly capabilities = capabilities;
  readonly location: PostgresLocation;
  readonly poolUse: () => PoolUse;

  constructor(location: PostgresLocation, poolUse: () => PoolUse) {
    super();
    this.location = location;
    this.poolUse = poolUse;
  }
}
