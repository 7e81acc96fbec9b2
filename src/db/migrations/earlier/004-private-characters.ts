import type { Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('characters')
    .addColumn('is_private', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};
