import { type Kysely, sql } from 'kysely';

/** Open and waiting work is counted and found by account, however much others have. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index video_tasks_open_of_account on video_tasks (account_id)
    where status in ('pending', 'processing')`.execute(db);
  // With the receiver: those of busy ones are passed over without reading their rows.
  await sql`create index webhook_deliveries_due_of_account
    on webhook_deliveries (account_id, due_ms, receiver, id) where status = 'pending'`.execute(db);
};
