import type { Kysely } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('video_tasks').addColumn('written_scene', 'text').execute();
  await db.schema.alterTable('video_tasks').addColumn('remarks', 'text').execute();
};
