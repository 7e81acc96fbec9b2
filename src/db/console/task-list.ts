/** Lists of tasks, newest first, with keyset pagination and without the large columns. */
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ListedTask, VideoStatus } from '../../domain/video-task.ts';
import { inDialectOf } from '../capabilities.ts';
import type { Database } from '../database.ts';
import type { Schema } from '../schema.ts';
import { listedColumns, toListedTask } from '../video-task-row.ts';

/** Only the beginning of the prompt, as lists show it. */
const shownPrompt = 300;

export type TaskListFilter = {
  accountId?: string;
  search?: string;
  status?: VideoStatus;
  model?: string;
  /** Remixes of this task. */
  remixOf?: string;
  id?: string;
  isFavourite?: boolean;
  tag?: string;
};

/**
 * The most that one query with a filter reads: prompts may have 32,000 characters and an account any number of tasks, none
 * of which may match, and on SQLite the whole process waits for the query, up to 25 ms of CPU. The next one continues
 * there.
 */
const defaultLimits = { searchedBytes: 512 * 1024, tasks: 20_000 };

/** The last entry of the previous page. */
export type TaskCursor = { createdMs: number; id: string };

type TaskPage = { after?: TaskCursor; limit: number };
/** Tasks older than `after`, down to `until`. */
type TaskRange = { after?: TaskCursor | undefined; until?: TaskCursor | undefined };

const olderThan =
  ({ createdMs, id }: TaskCursor) =>
  (eb: ExpressionBuilder<Schema, 'video_tasks'>) =>
    eb(eb.refTuple('created_ms', 'id'), '<', eb.tuple(createdMs, id));

const hasLabel =
  (kind: 'favourite' | 'tag', name: string) => (eb: ExpressionBuilder<Schema, 'video_tasks'>) =>
    eb.exists(
      eb
        .selectFrom('video_labels')
        .select('task_id')
        .whereRef('video_labels.task_id', '=', 'video_tasks.id')
        .where('kind', '=', kind)
        .where('name', '=', name),
    );

export const createTaskList = (db: Database, limits = defaultLimits) => {
  // Not LIKE: on SQLite it takes 50 times as long for a term of repeated letters, 1.3 s for each megabyte.
  const position = sql.raw(inDialectOf(db, { SQLite: 'instr', Postgres: 'strpos' }));

  const select = (
    { accountId, search, status, model, remixOf, id, isFavourite, tag }: TaskListFilter,
    { after, until }: TaskRange = {},
  ) =>
    db
      .selectFrom('video_tasks')
      .$if(after !== undefined, (query) => query.where(olderThan(after!)))
      .$if(until !== undefined, (query) => query.where((eb) => eb.not(olderThan(until!)(eb))))
      .where((eb) => eb.and({ account_id: accountId, status, model, remix_of: remixOf, id }))
      .$if(isFavourite === true, (query) => query.where(hasLabel('favourite', '')))
      .$if(tag !== undefined, (query) => query.where(hasLabel('tag', tag!)))
      .$if(search !== undefined, (query) =>
        query.where(sql<boolean>`${position}(lower(prompt), ${search!.toLowerCase()}) > 0`),
      );

  const endOfText = (
    newest: SelectQueryBuilder<Schema, 'video_tasks', { created_ms: number; id: string; bytes: number }>,
  ) => {
    const summed = db
      .selectFrom(newest.as('newest'))
      .select([
        'created_ms',
        'id',
        sql<number>`sum(bytes) over (order by created_ms desc, id desc rows unbounded preceding)`.as('read'),
        sql<number>`row_number() over (order by created_ms desc, id desc)`.as('position'),
      ]);
    return db
      .selectFrom(summed.as('summed'))
      .select(['created_ms', 'id'])
      .where((eb) => eb.or([eb('read', '>=', limits.searchedBytes), eb('position', '=', limits.tasks)]))
      .orderBy('position')
      .limit(1);
  };

  return {
    async list(
      filter: TaskListFilter,
      { after, limit }: TaskPage,
      until?: TaskCursor,
    ): Promise<ListedTask[]> {
      const rows = await select(filter, { after, until })
        .select(listedColumns)
        .select(sql<string>`substr(prompt, 1, ${sql.lit(shownPrompt)})`.as('prompt'))
        .orderBy('created_ms', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toListedTask);
    },

    /**
     * The row at which a query with this filter has read as much as it may; undefined: it may read all. Reads only the index, and
     * for a search the lengths of the prompts.
     */
    async findReadEnd(
      { accountId, search }: TaskListFilter,
      after?: TaskCursor,
    ): Promise<TaskCursor | undefined> {
      const newest = select(accountId === undefined ? {} : { accountId }, { after })
        .select(['created_ms', 'id'])
        .orderBy('created_ms', 'desc')
        .orderBy('id', 'desc');
      const end =
        search === undefined
          ? newest.limit(1).offset(limits.tasks - 1)
          : endOfText(newest.select(sql<number>`octet_length(prompt)`.as('bytes')).limit(limits.tasks));
      const row = await end.executeTakeFirst();
      return row && { createdMs: Number(row.created_ms), id: row.id };
    },

    async count(filter: TaskListFilter): Promise<number> {
      const row = await select(filter)
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };
};
export type TaskList = ReturnType<typeof createTaskList>;
