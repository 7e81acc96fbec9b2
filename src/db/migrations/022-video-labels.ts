import type { Kysely } from 'kysely';

/** Favourites and tags of videos, and the public links to them. All of it goes with its video. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('video_labels')
    .addColumn('task_id', 'text', (c) => c.notNull().references('video_tasks.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('video_labels_pk', ['task_id', 'kind', 'name'])
    .execute();
  await db.schema
    .createIndex('video_labels_by_name')
    .on('video_labels')
    .columns(['account_id', 'kind', 'name', 'task_id'])
    .execute();
  await db.schema
    .createTable('shared_videos')
    .addColumn('task_id', 'text', (c) => c.primaryKey().references('video_tasks.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
};
