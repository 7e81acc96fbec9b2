/**
 * When a task's status or progress last changed, in microseconds by the database's clock: the clocks of workers differ.
 * Set by triggers, so that a process of the version before keeps it too. Within an account on SQLite no two are equal.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('video_tasks')
    .addColumn('changed_us', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('video_tasks_changed')
    .on('video_tasks')
    .columns(['account_id', 'changed_us', 'id'])
    .execute();
  await (db.getExecutor().adapter instanceof PostgresAdapter ? postgresTrigger(db) : sqliteTriggers(db));
};

const postgresTrigger = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function video_tasks_set_changed() returns trigger language plpgsql as $$
    begin
      new.changed_us := floor(extract(epoch from clock_timestamp()) * 1000000);
      -- The clock of a server that took over may be behind.
      if tg_op = 'UPDATE' then new.changed_us := greatest(new.changed_us, old.changed_us + 1); end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger video_tasks_changed before insert or update of status, progress on video_tasks
    for each row execute function video_tasks_set_changed()`.execute(db);
};

const sqliteTriggers = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, event] of [
    ['video_tasks_inserted', 'insert'],
    ['video_tasks_changed', 'update of status, progress'],
  ] as const)
    await sql`
      create trigger ${sql.id(name)} after ${sql.raw(event)} on video_tasks begin
        update video_tasks set changed_us = max(
          cast(unixepoch('subsec') * 1000000 as integer),
          (select max(changed_us) + 1 from video_tasks where account_id = new.account_id)
        ) where id = new.id;
      end`.execute(db);
};
