import type { Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('video_tasks')
    .addColumn('losses', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
};
