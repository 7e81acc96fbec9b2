/** The queue for display: tasks by account, and how many are ahead of one task. */
import { sql } from 'kysely';
import type { VideoTask } from '../../domain/video-task.ts';
import type { Database } from '../database.ts';
import { fieldsOf } from '../row-fields.ts';

const isQueued = sql<boolean>`status in ('pending', 'processing') and waits_for is null`;

type QueuedTask = Pick<VideoTask, 'id' | 'accountId' | 'model' | 'status' | 'queueTurn' | 'createdMs'> & {
  isSuspended: boolean;
};

export const createQueueView = (db: Database) => ({
  /** In the order they are claimed. */
  async front(limit: number): Promise<QueuedTask[]> {
    const rows = await db
      .selectFrom('video_tasks')
      .innerJoin('accounts', 'accounts.id', 'video_tasks.account_id')
      .select([
        'video_tasks.id',
        'video_tasks.account_id',
        'video_tasks.model',
        'video_tasks.status',
        'video_tasks.queue_turn',
        'video_tasks.created_ms',
        'accounts.suspended',
      ])
      .where(isQueued)
      .orderBy('video_tasks.queue_turn')
      .orderBy('video_tasks.created_ms')
      .orderBy('video_tasks.id')
      .limit(limit)
      .execute();
    return rows.map(({ suspended, ...row }) => ({ ...fieldsOf(row), isSuspended: suspended === 1 }));
  },

  async byAccount(): Promise<{ accountId: string; pending: number; processing: number; oldestMs: number }[]> {
    const { rows } = await sql<{
      account_id: string;
      pending: number | string;
      processing: number | string;
      oldest: number | string;
    }>`select account_id,
        sum(case when status = 'pending' then 1 else 0 end) as pending,
        sum(case when status = 'processing' then 1 else 0 end) as processing,
        min(created_ms) as oldest
      from video_tasks where ${isQueued} group by account_id order by 2 desc`.execute(db);
    return rows.map((row) => ({
      accountId: row.account_id,
      pending: Number(row.pending),
      processing: Number(row.processing),
      oldestMs: Number(row.oldest),
    }));
  },

  async counts(): Promise<{ pending: number; processing: number; waiting: number; oldestMs: number | null }> {
    const { rows } = await sql<{
      pending: number | string | null;
      processing: number | string | null;
      oldest: number | string | null;
    }>`select sum(case when status = 'pending' then 1 else 0 end) as pending,
        sum(case when status = 'processing' then 1 else 0 end) as processing,
        min(case when status = 'pending' then created_ms end) as oldest
      from video_tasks where ${isQueued}`.execute(db);
    const waiting = await db
      .selectFrom('video_tasks')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('waits_for', 'is not', null)
      .executeTakeFirstOrThrow();
    const row = rows[0]!;
    return {
      pending: Number(row.pending ?? 0),
      processing: Number(row.processing ?? 0),
      waiting: Number(waiting.count),
      oldestMs: row.oldest === null ? null : Number(row.oldest),
    };
  },

  /** How many tasks are ahead of it, of its own account and of others. */
  async before(
    task: Pick<VideoTask, 'accountId' | 'queueTurn' | 'createdMs'>,
  ): Promise<{ own: number; others: number; otherAccounts: number }> {
    const { rows } = await sql<{ account_id: string; count: number | string }>`
      select account_id, count(*) as count from video_tasks
      where ${isQueued} and (queue_turn < ${task.queueTurn}
        or (queue_turn = ${task.queueTurn} and created_ms < ${task.createdMs}))
      group by account_id`.execute(db);
    const others = rows.filter(({ account_id: id }) => id !== task.accountId);
    return {
      own: Number(rows.find(({ account_id: id }) => id === task.accountId)?.count ?? 0),
      others: others.reduce((sum, { count }) => sum + Number(count), 0),
      otherAccounts: others.length,
    };
  },

  /** Number of tasks finished since then, by status. */
  async finishedSince(seconds: number): Promise<{ completed: number; failed: number }> {
    const { rows } = await sql<{ status: string; count: number | string }>`
      select status, count(*) as count from video_tasks
      where status in ('completed', 'failed') and completed_at >= ${seconds} group by status`.execute(db);
    const of = (status: string) => Number(rows.find((row) => row.status === status)?.count ?? 0);
    return { completed: of('completed'), failed: of('failed') };
  },
});
export type QueueView = ReturnType<typeof createQueueView>;
