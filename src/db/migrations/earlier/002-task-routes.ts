import type { Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  // One column per statement: SQLite allows no more.
  await db.schema.alterTable('video_tasks').addColumn('route', 'text').execute();
  await db.schema.alterTable('video_tasks').addColumn('upstream_operation', 'text').execute();
};
