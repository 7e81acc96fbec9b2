/** Video tasks. Every change of state is a compare-and-set: the second of two writers changes nothing. */
import { type CompiledQuery, sql } from 'kysely';
import type { VideoTask } from '../domain/video-task.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';
import { type Connection, changeWatchOf, type Database, withValues } from './database.ts';
import { nowMicroseconds } from './database-clock.ts';
import { createDeletedTasks } from './deleted-tasks.ts';
import { createFinishedTasks } from './finished-tasks.ts';
import type { Notifications } from './notifications.ts';
import { createAccountTurns } from './queue/account-turns.ts';
import { createPositionSamples } from './queue/position-samples.ts';
import { createTaskCounts } from './queue/task-counts.ts';
import { createTaskLeases } from './queue/task-leases.ts';
import { createRowCache } from './row-cache.ts';
import type { VideoTasksTable } from './schema.ts';
import { columns, toRow, toTask } from './video-task-row.ts';

export type TaskResult = Pick<VideoTask, 'scene' | 'resultNotes' | 'characters' | 'charged' | 'filesBytes'>;
export type SourceState = 'unfinished' | 'completed' | 'failed' | 'deleted';
export type Page = { afterId?: string; limit: number; order: 'asc' | 'desc' };

/** The length of texts that one page of a list may have: a hundred of the longest prompts would be a very expensive response. */
const maxPageBytes = 1024 * 1024;
const textColumns = ['prompt', 'enhanced_prompt', 'options', 'remarks', 'characters'] as const;

const textBytes = sql<number>`${sql.join(
  textColumns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
  sql` + `,
)}`;

/** With notifications, finished tasks are cached on Postgres too. */
export const createVideoTasks = (db: Database, clock: Clock = systemClock, notifications?: Notifications) => {
  const selectById = db.selectFrom('video_tasks').select(columns).where('id', '=', '').compile();
  // The values are in the order of toRow's fields.
  const insertRow = db
    .insertInto('video_tasks')
    .values(Object.fromEntries(columns.map((column) => [column, null])) as unknown as VideoTasksTable)
    .compile();

  const insertInTurnRow = db
    .insertInto('video_tasks')
    .values({
      ...(Object.fromEntries(columns.map((column) => [column, null])) as unknown as VideoTasksTable),
      queue_turn: sql<number>`(select turn from account_turns where account_id = ${''} and lane = ${''})`,
    })
    .compile();
  const turnAt = columns.indexOf('queue_turn');

  const watch = changeWatchOf(db);
  const cache = watch
    ? createRowCache<VideoTask>(watch)
    : notifications && createFinishedTasks({ notifications, clock });

  const load = async (id: string, connection: Connection): Promise<VideoTask | undefined> => {
    const { rows } = await connection.executeQuery(withValues(selectById, [id]));
    return rows[0] && toTask(rows[0]);
  };

  return {
    ...createTaskLeases(db, clock),
    ...createTaskCounts(db),
    ...createAccountTurns(db),
    ...createDeletedTasks(db),
    samplePositions: createPositionSamples(db),

    find(id: string, connection: Connection = db): MaybePromise<VideoTask | undefined> {
      return cache && connection === db ? cache.read(id, () => load(id, db)) : load(id, connection);
    },

    async insert(connection: Connection, task: VideoTask): Promise<void> {
      await connection.executeQuery(withValues(insertRow, Object.values(toRow(task))));
    },

    /** With the turn that its account has just taken in this lane; for precompiled transactions. */
    insertInTurnQuery: (task: VideoTask, lane: string): CompiledQuery =>
      withValues(insertInTurnRow, Object.values(toRow(task)).toSpliced(turnAt, 1, task.accountId, lane)),

    /** One account's tasks: a page of at most `limit`, fewer when their texts are very long. */
    async list(accountId: string, page: Page): Promise<{ tasks: VideoTask[]; hasMore: boolean }> {
      const after = page.afterId === undefined ? undefined : await this.find(page.afterId);
      const [beyond, direction] = page.order === 'asc' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
      const listed = db
        .selectFrom('video_tasks')
        .select(['id', 'created_ms', textBytes.as('bytes')])
        .where('account_id', '=', accountId)
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('created_ms', 'id'), beyond, eb.tuple(after!.createdMs, after!.id)),
          ),
        )
        .orderBy('created_ms', direction)
        .orderBy('id', direction)
        .limit(page.limit + 1);
      const rows = await db
        .with('listed', () => listed)
        .with('summed', (query) =>
          query.selectFrom('listed').select(({ fn }) => [
            'id',
            fn
              .sum<number>('bytes')
              .over((over) => over.orderBy('created_ms', direction).orderBy('id', direction))
              .as('bytes'),
            fn
              .agg<number>('row_number')
              .over((over) => over.orderBy('created_ms', direction).orderBy('id', direction))
              .as('position'),
          ]),
        )
        .selectFrom('summed')
        .innerJoin('video_tasks', 'video_tasks.id', 'summed.id')
        .selectAll('video_tasks')
        .select(({ selectFrom }) =>
          selectFrom('listed')
            .select(({ fn }) => fn.countAll<number | string>().as('count'))
            .as('listed'),
        )
        .where('position', '<=', page.limit)
        .where((eb) => eb.or([eb('position', '=', 1), eb('bytes', '<=', maxPageBytes)]))
        .orderBy('position')
        .execute();
      return { tasks: rows.map(toTask), hasMore: Number(rows[0]?.listed ?? 0) > rows.length };
    },

    async complete(
      connection: Connection,
      id: string,
      owner: string,
      result: TaskResult & { enhancedPrompt: string; now: number },
    ): Promise<VideoTask | undefined> {
      const row = await connection
        .updateTable('video_tasks')
        .set({
          status: 'completed',
          progress: 100,
          scene: result.scene,
          remarks: result.resultNotes === null ? null : JSON.stringify(result.resultNotes),
          enhanced_prompt: result.enhancedPrompt,
          characters: result.characters.length === 0 ? null : JSON.stringify(result.characters),
          charged: result.charged,
          files_bytes: result.filesBytes,
          completed_at: result.now,
          status_update_time: result.now,
          lease_owner: null,
        })
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .where('status', '=', 'processing')
        .returningAll()
        .executeTakeFirst();
      return row && toTask(row);
    },

    /** With an owner: only while that owner holds the lease. */
    async fail(
      connection: Connection,
      id: string,
      error: { code: string; message: string },
      now: number,
      owner?: string,
    ): Promise<VideoTask | undefined> {
      const row = await connection
        .updateTable('video_tasks')
        .set({
          status: 'failed',
          error_code: error.code,
          error_message: error.message,
          completed_at: now,
          status_update_time: now,
          lease_owner: null,
          waits_for: null,
        })
        .where('id', '=', id)
        .where('status', 'in', ['pending', 'processing'])
        .$if(owner !== undefined, (query) => query.where('lease_owner', '=', owner!))
        .returningAll()
        .executeTakeFirst();
      return row && toTask(row);
    },

    /** Resets a failed task to pending. False when it is not failed. */
    async restart(
      connection: Connection,
      id: string,
      { queueTurn, waitsFor, options }: Pick<VideoTask, 'queueTurn' | 'waitsFor' | 'options'>,
      now: number,
    ): Promise<boolean> {
      const result = await connection
        .updateTable('video_tasks')
        .set({
          status: 'pending',
          status_update_time: now,
          progress: 0,
          error_code: null,
          error_message: null,
          completed_at: null,
          started_at: null,
          expected_end_ms: null,
          attempts: 0,
          losses: 0,
          engine_losses: 0,
          lease_owner: null,
          lease_until_ms: 0,
          route: null,
          upstream_operation: null,
          queue_turn: queueTurn,
          waits_for: waitsFor,
          options: JSON.stringify(options),
        })
        .where('id', '=', id)
        .where('status', '=', 'failed')
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    async delete(connection: Connection, id: string, accountId: string): Promise<VideoTask | undefined> {
      const row = await connection
        .deleteFrom('video_tasks')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      await connection
        .insertInto('deleted_tasks')
        .values({ id, account_id: accountId, deleted_us: nowMicroseconds(db) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return toTask(row);
    },

    /** The state of a remix's source. An unfinished one stays so until the caller's transaction ends. */
    async lockSource(connection: Connection, id: string): Promise<SourceState> {
      for (;;) {
        const { numUpdatedRows } = await connection
          .updateTable('video_tasks')
          .set((eb) => ({ status: eb.ref('status') }))
          .where('id', '=', id)
          .where('status', 'in', ['pending', 'processing'])
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return 'unfinished';
        const source = await load(id, connection);
        if (!source) return 'deleted';
        // Otherwise it was made to run again between the two statements.
        if (source.status === 'completed' || source.status === 'failed') return source.status;
      }
    },

    async listWaitingFor(connection: Connection, sourceId: string, limit: number): Promise<string[]> {
      const waiting = connection.selectFrom('video_tasks').select('id').where('waits_for', '=', sourceId);
      return (await waiting.orderBy('id').limit(limit).execute()).map(({ id }) => id);
    },

    /** Sources that have ended, or are deleted, while remixes still wait for them. */
    async listEndedSources(limit: number): Promise<{ id: string; isCompleted: boolean }[]> {
      const rows = await db
        .selectFrom('video_tasks as waiting')
        .leftJoin('video_tasks as source', 'source.id', 'waiting.waits_for')
        .select(['waiting.waits_for', 'source.status'])
        .distinct()
        .where('waiting.waits_for', 'is not', null)
        .where((eb) =>
          eb.or([eb('source.id', 'is', null), eb('source.status', 'in', ['completed', 'failed'])]),
        )
        .limit(limit)
        .execute();
      return rows.map(({ waits_for, status }) => ({ id: waits_for!, isCompleted: status === 'completed' }));
    },

    /** Unfinished tasks of models that are not among these, and of which no worker has a lease. */
    async listIdleOfOtherModels(of: {
      models: readonly string[];
      createdBeforeMs: number;
      limit: number;
    }): Promise<string[]> {
      const rows = await db
        .selectFrom('video_tasks')
        .select('id')
        // As the index of open tasks says it; the sign keeps SQLite from an index of all tasks by time.
        .where(sql<boolean>`status in ('pending', 'processing')`)
        .where(sql<boolean>`+lease_until_ms < ${of.createdBeforeMs}`)
        .where('model', 'not in', of.models)
        .where(sql<boolean>`+created_ms < ${of.createdBeforeMs}`)
        .limit(of.limit)
        .execute();
      return rows.map((row) => row.id);
    },

    /** Finished tasks, oldest first, for the retention sweep. */
    async listFinished(options: { completedBefore?: number; limit: number }): Promise<VideoTask[]> {
      const rows = await db
        .selectFrom('video_tasks')
        .selectAll()
        .where(sql<boolean>`status in ('completed', 'failed')`)
        .$if(options.completedBefore !== undefined, (query) =>
          query.where('completed_at', '<', options.completedBefore!),
        )
        .orderBy('completed_at')
        .limit(options.limit)
        .execute();
      return rows.map(toTask);
    },

    async totalFilesBytes(): Promise<number> {
      const row = await db
        .selectFrom('video_tasks')
        .select((eb) => eb.fn.sum<number | string | null>('files_bytes').as('total'))
        // As its index says it.
        .where(sql<boolean>`files_bytes > 0`)
        .executeTakeFirstOrThrow();
      return Number(row.total ?? 0);
    },

    /** Those of these that have failed. */
    async failed(ids: string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const found = db.selectFrom('video_tasks').select('id').where('id', 'in', ids);
      return new Set((await found.where('status', '=', 'failed').execute()).map(({ id }) => id));
    },

    async existing(ids: string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom('video_tasks').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map((row) => row.id));
    },
  };
};
export type VideoTasks = ReturnType<typeof createVideoTasks>;
