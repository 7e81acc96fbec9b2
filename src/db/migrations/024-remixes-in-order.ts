import { type Kysely, sql } from 'kysely';

/** The newest remixes of a video are found without reading the others, or all videos of the account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index video_tasks_remixes on video_tasks (remix_of, created_ms, id)
    where remix_of is not null`.execute(db);
};
