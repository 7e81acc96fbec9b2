import type { Kysely } from 'kysely';

/** Attempts whose engine process was lost while the service lived: counted over all workers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('video_tasks')
    .addColumn('engine_losses', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
};
