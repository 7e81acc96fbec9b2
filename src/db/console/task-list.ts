/** Lists of tasks, newest first, with keyset pagination and without the large columns. */
import { sql } from 'kysely';
import type { ListedTask, VideoRemarks, VideoStatus } from '../../domain/video-task.ts';
import type { Database } from '../database.ts';

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
};

/** The last entry of the previous page. */
export type TaskCursor = { createdMs: number; id: string };

const columns = [
  'id',
  'account_id',
  'api_key_id',
  'model',
  'status',
  'progress',
  'seconds',
  'size',
  'remix_of',
  'waits_for',
  'error_code',
  'error_message',
  'held',
  'charged',
  'queue_turn',
  'attempts',
  'losses',
  'created_ms',
  'started_at',
  'completed_at',
  'status_update_time',
  'files_bytes',
  'route',
  'remarks',
] as const;

export const createTaskList = (db: Database) => {
  const select = ({ accountId, search, status, model, remixOf, id }: TaskListFilter) =>
    db
      .selectFrom('video_tasks')
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
      .$if(status !== undefined, (query) => query.where('status', '=', status!))
      .$if(model !== undefined, (query) => query.where('model', '=', model!))
      .$if(remixOf !== undefined, (query) => query.where('remix_of', '=', remixOf!))
      .$if(id !== undefined, (query) => query.where('id', '=', id!))
      .$if(search !== undefined, (query) =>
        query.where(
          sql<boolean>`lower(prompt) like ${`%${search!.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
        ),
      );

  return {
    async list(filter: TaskListFilter, page: { after?: TaskCursor; limit: number }): Promise<ListedTask[]> {
      const { after, limit } = page;
      const rows = await select(filter)
        .select(columns)
        .select(sql<string>`substr(prompt, 1, ${sql.lit(shownPrompt)})`.as('prompt'))
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb.or([
              eb('created_ms', '<', after!.createdMs),
              eb.and([eb('created_ms', '=', after!.createdMs), eb('id', '<', after!.id)]),
            ]),
          ),
        )
        .orderBy('created_ms', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        accountId: row.account_id,
        keyId: row.api_key_id,
        model: row.model,
        status: row.status,
        progress: row.progress,
        prompt: row.prompt,
        seconds: row.seconds,
        size: row.size,
        remixOf: row.remix_of,
        waitsFor: row.waits_for,
        error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
        held: row.held,
        charged: row.charged,
        queueTurn: row.queue_turn,
        attempts: row.attempts,
        losses: row.losses,
        createdMs: row.created_ms,
        startedAt: row.started_at,
        completedAt: row.completed_at,
        statusUpdateTime: row.status_update_time,
        filesBytes: row.files_bytes,
        route: row.route,
        remarks: row.remarks === null ? null : (JSON.parse(row.remarks) as VideoRemarks),
      }));
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
