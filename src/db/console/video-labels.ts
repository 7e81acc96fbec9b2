/** Favourites and tags that an account gives its videos. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { capabilitiesOf } from '../capabilities.ts';
import type { Connection, Database } from '../database.ts';

export type VideoLabels = { isFavourite: boolean; tags: string[] };

/** False when there is no such video. Until the end of the transaction nobody deletes it. */
export const lockVideo = async (transaction: Connection, taskId: string): Promise<boolean> => {
  const row = await transaction
    .selectFrom('video_tasks')
    .select('id')
    .where('id', '=', taskId)
    .$if(capabilitiesOf(transaction).locksRows, (query) => query.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
};

/** Of one tag; a page shows that there are many. */
const mostCounted = 1000;
const namesAtOnce = 20;

const none: VideoLabels = { isFavourite: false, tags: [] };

export const createVideoLabels = (db: Database) => ({
  /** By task, for a page of tasks; tasks without any are missing. */
  async listOf(taskIds: string[]): Promise<Map<string, VideoLabels>> {
    if (taskIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('video_labels')
      .select(['task_id', 'kind', 'name'])
      .where('task_id', 'in', taskIds)
      .orderBy('name')
      .execute();
    const found = new Map<string, VideoLabels>();
    for (const { task_id: id, kind, name } of rows) {
      const labels = found.get(id) ?? none;
      found.set(
        id,
        kind === 'favourite' ? { ...labels, isFavourite: true } : { ...labels, tags: [...labels.tags, name] },
      );
    }
    return found;
  },

  /** Replaces what the video had; false when it is deleted meanwhile. Two at once wait for each other at its row. */
  async write(accountId: string, taskId: string, { isFavourite, tags }: VideoLabels): Promise<boolean> {
    const rows = [
      ...(isFavourite ? [{ kind: 'favourite' as const, name: '' }] : []),
      ...tags.map((name) => ({ kind: 'tag' as const, name })),
    ].map((row) => ({ ...row, task_id: taskId, account_id: accountId }));
    return db.transaction().execute(async (transaction) => {
      if (!(await lockVideo(transaction, taskId))) return false;
      await transaction.deleteFrom('video_labels').where('task_id', '=', taskId).execute();
      if (rows.length > 0) await transaction.insertInto('video_labels').values(rows).execute();
      return true;
    });
  },

  /**
   * The tags of an account with how many videos have each. An account may have a million labels, so names are found by
   * leaping over the index, and counted up to a bound, a few in each statement.
   */
  async countTags(accountId: string, limit: number): Promise<{ name: string; videos: number }[]> {
    const nameBehind = (last: RawBuilder<unknown>) => sql`(
      select min(name) from video_labels where account_id = ${accountId} and kind = 'tag' and name > ${last})`;
    const { rows: names } = await sql<{ name: string }>`
      with recursive tags(name) as (
        select ${nameBehind(sql`''`)}
        union all select ${nameBehind(sql`tags.name`)} from tags where tags.name is not null
      )
      select name from tags where name is not null limit ${limit}`.execute(db);
    const counted: { name: string; videos: number }[] = [];
    for (let from = 0; from < names.length; from += namesAtOnce) {
      const some = names.slice(from, from + namesAtOnce).map(
        ({ name }) => sql`
        select cast(${name} as text) as name, (select count(*) from (
          select 1 from video_labels where account_id = ${accountId} and kind = 'tag' and name = ${name}
          limit ${mostCounted}) as some_of_name) as videos`,
      );
      const { rows } = await sql<{ name: string; videos: number | string }>`
        ${sql.join(some, sql` union all `)}`.execute(db);
      counted.push(...rows.map(({ name, videos }) => ({ name, videos: Number(videos) })));
      await yieldToEventLoop();
    }
    return counted;
  },
});
export type VideoLabelStore = ReturnType<typeof createVideoLabels>;
