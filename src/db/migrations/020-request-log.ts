import type { Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('request_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_ms', 'bigint', (c) => c.notNull())
    .addColumn('request_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('api_key_id', 'text', (c) => c.notNull())
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('model', 'text')
    .addColumn('route', 'text')
    .addColumn('status', 'bigint', (c) => c.notNull())
    .addColumn('error', 'text')
    .addColumn('took_ms', 'bigint', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('request_log_by_account')
    .on('request_log')
    .columns(['account_id', 'id'])
    .execute();
};
