import { type Kysely, sql } from 'kysely';

/**
 * Whether the files of a deleted task are gone too: the process may be killed, or the storage unavailable, in between.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('deleted_tasks')
    .addColumn('files_removed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index deleted_tasks_with_files on deleted_tasks (deleted_us) where files_removed = 0`.execute(
    db,
  );
};
