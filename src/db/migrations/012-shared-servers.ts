import type { Kysely } from 'kysely';

/** What processes on one database know of upstream servers, and whose holds those of a dead process were. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('upstream_servers')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('changed_ms', 'bigint', (c) => c.notNull())
    .execute();
  // Rows of processes that do not know the column yet have none.
  await schema.alterTable('holds').addColumn('node_id', 'text').execute();
};
