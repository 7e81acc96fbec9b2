import { type Kysely, sql } from 'kysely';

/** The sizes of all files are added up without reading the rows, which have long texts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index video_tasks_files_bytes on video_tasks (files_bytes) where files_bytes > 0`.execute(
    db,
  );
};
