/** Checks whether the database is usable, within a second. */
import { endsWithin } from '../lib/deadline.ts';
import { type Database, ping } from './database.ts';
import { createPool, type PostgresLimits } from './postgres/connections.ts';
import { KinoraPostgresAdapter } from './postgres/dialect.ts';

const checkTimeoutMs = 800;
/** A hung check drops its connection after this time, and the next one opens another. */
const checkLimits: PostgresLimits = { poolSize: 1, connectMs: 3000, statementMs: 2000 };

export const createReadiness = (db: Database) => {
  const { adapter } = db.getExecutor();
  // A separate connection: waiting for a busy pool would mark a merely busy process as not ready.
  const pool =
    adapter instanceof KinoraPostgresAdapter ? createPool(adapter.location.url, checkLimits) : undefined;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    if (!pool) return ping(db);
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ is_standby: boolean }>(
        'select pg_is_in_recovery() as is_standby',
        [],
      );
      if (rows[0]?.is_standby) throw new Error('The database is a standby and cannot be written.');
    } finally {
      client.release();
    }
  };

  return {
    /** Concurrent calls share one check. Throws when the database is unusable. */
    async require(): Promise<void> {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      checking.catch(() => {});
      const running = checking;
      if (!(await endsWithin(running, checkTimeoutMs)))
        throw new Error('The database did not respond in time.');
      await running;
    },

    close: async (): Promise<void> => pool?.end(),
  };
};
