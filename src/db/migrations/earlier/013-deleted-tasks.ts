import type { Kysely } from 'kysely';

/** Which tasks were deleted, for those who follow an account: a deleted row shows in no list of changes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('deleted_tasks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('deleted_us', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('deleted_tasks_by_account')
    .on('deleted_tasks')
    .columns(['account_id', 'deleted_us', 'id'])
    .execute();
  await db.schema.createIndex('deleted_tasks_by_time').on('deleted_tasks').column('deleted_us').execute();
};
