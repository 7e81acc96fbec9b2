import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('events', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await schema
    .createIndex('webhook_endpoints_by_account')
    .on('webhook_endpoints')
    .column('account_id')
    .execute();

  await schema
    .createTable('webhook_secrets')
    .addColumn('owner_id', 'text', (c) => c.primaryKey())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('previous', 'text')
    .addColumn('previous_until', 'bigint')
    .execute();

  await schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('endpoint_id', 'text')
    .addColumn('receiver', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('attempts', 'bigint', (c) => c.notNull())
    .addColumn('due_ms', 'bigint', (c) => c.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('response_status', 'bigint')
    .addColumn('error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await sql`create index webhook_deliveries_due on webhook_deliveries (due_ms) where status = 'pending'`.execute(
    db,
  );
  await sql`create index webhook_deliveries_waiting on webhook_deliveries (receiver) where status = 'pending'`.execute(
    db,
  );
  await schema
    .createIndex('webhook_deliveries_by_account')
    .on('webhook_deliveries')
    .columns(['account_id', 'id'])
    .execute();
  await sql`create index webhook_deliveries_ended on webhook_deliveries (ended_at) where status <> 'pending'`.execute(
    db,
  );
};
