/** The configured database, without a statement limit: counting a large table takes long. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { DatabaseLocation } from '../db/database.ts';
import { StartError } from '../lib/start-error.ts';

const patientLimits = { poolSize: 4, connectMs: 10_000, statementMs: 0 };

const sqlitePathOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'kinora.db');

export const requireSqlite = (config: Pick<Config, 'dataDir'>): string => {
  const path = sqlitePathOf(config);
  if (!existsSync(path)) throw new StartError(`There is no database at ${path}.`);
  return path;
};

export const locationOf = (config: Pick<Config, 'dataDir' | 'databaseUrl'>): DatabaseLocation =>
  config.databaseUrl === null
    ? { sqlitePath: sqlitePathOf(config) }
    : { postgresUrl: config.databaseUrl, limits: patientLimits };

export const postgresAt = (url: string): DatabaseLocation => {
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
    // Not repeated: it may contain a password.
    throw new StartError('The target is not a Postgres URL. Give one such as postgres://user@host/name.');
  return { postgresUrl: url, limits: patientLimits };
};
