import { type Kysely, sql } from 'kysely';

/**
 * What processes on one database share. `video_tasks_in_line` is no longer read: it stays for processes of the version
 * before, which may run beside new ones during an upgrade.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await sql`create index video_tasks_pending on video_tasks (queue_turn, created_ms, id)
    where status = 'pending' and waits_for is null`.execute(db);
  await sql`create index video_tasks_pending_of_model on video_tasks (model, queue_turn, created_ms, id)
    where status = 'pending' and waits_for is null`.execute(db);
  await sql`create index video_tasks_leased on video_tasks (lease_until_ms) where status = 'processing'`.execute(
    db,
  );

  await schema
    .createTable('nodes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('roles', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('worker_slots', 'bigint', (c) => c.notNull())
    .addColumn('started_ms', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_ms', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('cluster_jobs')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('node_id', 'text', (c) => c.notNull())
    .addColumn('until_ms', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('rate_windows')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('ends_ms', 'bigint', (c) => c.notNull())
    .addColumn('spent', 'bigint', (c) => c.notNull())
    .addColumn('reserved', 'bigint', (c) => c.notNull())
    .execute();
};
