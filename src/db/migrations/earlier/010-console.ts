import type { Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('console_tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('is_link', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute();

  await schema
    .createTable('console_sessions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('api_key_id', 'text')
    .addColumn('token_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('console_sessions_by_expiry')
    .on('console_sessions')
    .column('expires_at')
    .execute();

  await schema
    .createTable('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  // Rows of processes that do not know the column yet have none.
  await schema.alterTable('ledger').addColumn('model', 'text').execute();
  await schema.alterTable('holds').addColumn('model', 'text').execute();
  await schema.createIndex('api_keys_by_account').on('api_keys').column('account_id').execute();
  await schema.createIndex('ledger_by_time').on('ledger').columns(['created_at', 'id']).execute();
  await schema.createIndex('ledger_by_reference').on('ledger').column('reference').execute();
  await schema
    .createTable('ledger_hours')
    .addColumn('hour', 'bigint', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('rows', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ledger_hours_pk', ['hour', 'account_id', 'model', 'kind'])
    .execute();

  await schema.createIndex('video_tasks_by_time').on('video_tasks').columns(['created_ms', 'id']).execute();
  await schema.createIndex('video_tasks_by_source').on('video_tasks').column('remix_of').execute();
};
