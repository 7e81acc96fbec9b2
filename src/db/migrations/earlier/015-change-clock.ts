import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * The time of the last change or deletion of a task. On SQLite each gets a later one than all before it, also when the
 * machine's clock was set back: subscribers would otherwise hear of nothing until the clock has caught up. Postgres has
 * a clock of its own and does not use it: all changes would wait for this row.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('change_clock')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('last_us', 'bigint', (c) => c.notNull())
    .execute();
  await sql`
    insert into change_clock (id, last_us)
    select 1, max(last_us) from (
      select max(changed_us) as last_us from video_tasks
      union all select max(deleted_us) from deleted_tasks
    ) as times having max(last_us) is not null`.execute(db);
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) await sqliteTriggers(db);
};

const now = sql.raw("cast(unixepoch('subsec') * 1000000 as integer)");

const sqliteTriggers = async (db: Kysely<unknown>): Promise<void> => {
  for (const [name, event, table, column] of [
    ['video_tasks_inserted', 'insert', 'video_tasks', 'changed_us'],
    ['video_tasks_changed', 'update of status, progress', 'video_tasks', 'changed_us'],
    ['deleted_tasks_inserted', 'insert', 'deleted_tasks', 'deleted_us'],
  ] as const) {
    await sql`drop trigger if exists ${sql.id(name)}`.execute(db);
    await sql`
      create trigger ${sql.id(name)} after ${sql.raw(event)} on ${sql.id(table)} begin
        insert into change_clock (id, last_us) values (1, ${now})
          on conflict (id) do update set last_us = max(${now}, last_us + 1);
        update ${sql.id(table)} set ${sql.id(column)} = (select last_us from change_clock) where id = new.id;
      end`.execute(db);
  }
};
