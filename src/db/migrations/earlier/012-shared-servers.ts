import type { Kysely } from 'kysely';

/** State shared by the processes on one database: upstream servers, spoken replies, the owner of each hold. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('upstream_servers')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('changed_ms', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('spoken_replies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('spoken_replies_by_expiry').on('spoken_replies').column('expires_at').execute();
  // Rows of processes that do not know the column yet have none.
  await schema.alterTable('holds').addColumn('node_id', 'text').execute();
};
