import { type Kysely, sql } from 'kysely';

/** Which spoken replies have their sound in the storage, for repeats of the request: it is deleted with the row. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table spoken_replies add column has_sound integer not null default 0`.execute(db);
};
