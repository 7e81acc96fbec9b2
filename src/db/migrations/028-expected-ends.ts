import type { Kysely } from 'kysely';

/** When a video that is being made should be done, as its worker estimates it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('video_tasks').addColumn('expected_end_ms', 'bigint').execute();
};
