import { type Kysely, sql } from 'kysely';

/**
 * The last turn of each account in each lane: what is made elsewhere has its own order. The turns given so far are those
 * of the embedded engine, which most videos are of.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('account_turns')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('lane', 'text', (c) => c.notNull())
    .addColumn('turn', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('account_turns_key', ['account_id', 'lane'])
    .execute();
  await sql`insert into account_turns (account_id, lane, turn)
    select id, 'local video', queue_turn from accounts where queue_turn > 0`.execute(db);
};
