import { type Kysely, sql } from 'kysely';

/** What an account keeps without a charge is counted by account: failed videos, and stored responses, large ones apart. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index video_tasks_failed on video_tasks (account_id, completed_at, id)
    where status = 'failed'`.execute(db);
  await sql`create index idempotency_of_account on idempotency (account_id, created_at)`.execute(db);
  await sql`create index idempotency_large on idempotency (account_id, created_at)
    where length(response) > 8192`.execute(db);
};
