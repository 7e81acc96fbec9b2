/** The videos of an account for the studio: pages of all, and one with its receipt and its remixes. */
import type { LedgerRows } from '../../db/console/ledger-rows.ts';
import type { TaskCursor, TaskList, TaskListFilter } from '../../db/console/task-list.ts';
import type { Caller } from '../../domain/account.ts';
import type { ListedTask, VideoTask } from '../../domain/video-task.ts';
import type { TaskQueue } from '../../queue/queue.ts';
import type { Videos } from '../videos.ts';

const maxRemixes = 100;

export type ReceiptLine = { at: number; kind: string; amount: number | null; note: string | null };

export const createLibrary = (deps: {
  taskList: TaskList;
  ledgerRows: LedgerRows;
  videos: Pick<Videos, 'read'>;
  queue: Pick<TaskQueue, 'estimate'>;
}) => {
  const { taskList, ledgerRows, videos, queue } = deps;

  const withQueueEstimate = async (task: ListedTask) => ({
    ...task,
    queueEstimate: task.status === 'pending' ? await queue.estimate(task) : null,
  });

  return {
    /** Reads one more than `limit` to know whether there is a next page. */
    async list(filter: TaskListFilter, page: { after?: TaskCursor; limit: number }) {
      const found = await taskList.list(filter, { ...page, limit: page.limit + 1 });
      const shown = found.slice(0, page.limit);
      return {
        tasks: await Promise.all(shown.map(withQueueEstimate)),
        hasMore: found.length > page.limit,
        ...(page.after === undefined && { total: await taskList.count(filter) }),
      };
    },

    async read(caller: Caller, id: string) {
      const { task, queueEstimate } = await videos.read(caller, id);
      const accountId = caller.account.id;
      const [parent] =
        task.remixOf === null ? [] : await taskList.list({ accountId, id: task.remixOf }, { limit: 1 });
      const children = await taskList.list({ accountId, remixOf: id }, { limit: maxRemixes });
      return { task, queueEstimate, parent: parent ?? null, children, receipt: await receiptOf(task) };
    },

    receiptOf,
  };

  /** The history of money and task, in order. */
  async function receiptOf(task: VideoTask): Promise<ReceiptLine[]> {
    const rows = await ledgerRows.listOf(task.accountId, task.id);
    const lines = rows.map(({ kind, amount, createdAt }) => ({
      at: createdAt,
      kind: kind === 'hold' ? 'held' : kind === 'release' ? 'released' : 'charged',
      amount: Math.abs(amount),
      note: null,
    }));
    const hasEnded = task.status === 'completed' || task.status === 'failed';
    // Rows of the same millisecond have no order: the end is put before its settlement, a release before its charge.
    return [
      ...lines.filter(({ kind }) => kind === 'held'),
      ...(task.startedAt === null
        ? []
        : [{ at: task.startedAt, kind: 'started', amount: null, note: describeAttempts(task) }]),
      ...(hasEnded && task.completedAt !== null
        ? [{ at: task.completedAt, kind: task.status, amount: null, note: task.error?.message ?? null }]
        : []),
      ...lines.filter(({ kind }) => kind === 'released'),
      ...lines.filter(({ kind }) => kind === 'charged'),
    ];
  }
};
export type Library = ReturnType<typeof createLibrary>;

const describeAttempts = ({ attempts, losses, route }: VideoTask): string => {
  const attemptText = `${attempts} attempt${attempts === 1 ? '' : 's'}`;
  const lossText = losses === 0 ? '' : `, ${losses} more lossText with their process`;
  return `${attemptText}${lossText}${route === null ? '' : ` on ${route}`}`;
};
