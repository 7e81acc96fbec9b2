/** The videos of an account for the studio: pages of all, and one with its receipt and its remixes. */
import { setImmediate } from 'node:timers/promises';
import type { LedgerRows } from '../../db/console/ledger-rows.ts';
import type { TaskCursor, TaskList, TaskListFilter } from '../../db/console/task-list.ts';
import type { Caller } from '../../domain/account.ts';
import type { LedgerKind } from '../../domain/ledger.ts';
import type { ListedTask, VideoTask } from '../../domain/video-task.ts';
import type { KeyedMutex } from '../../lib/keyed-mutex.ts';
import type { TaskQueue } from '../../queue/queue.ts';
import type { Videos } from '../videos.ts';

const maxRemixes = 100;
const maxFilterQueries = 4;

const isFiltered = ({ search, status, model, isFavourite, tag }: TaskListFilter): boolean =>
  [search, status, model, isFavourite, tag].some((value) => value !== undefined);

export type ReceiptLine = { at: number; kind: string; amount: number | null; note: string | null };

export const createLibrary = (deps: {
  taskList: TaskList;
  ledgerRows: LedgerRows;
  videos: Pick<Videos, 'read'>;
  queue: Pick<TaskQueue, 'estimate'>;
  oneAtATime: KeyedMutex;
}) => {
  const { taskList, ledgerRows, videos, queue } = deps;

  const withQueueEstimate = async (task: ListedTask) => ({
    ...task,
    queueEstimate: task.status === 'pending' ? await queue.estimate(task) : null,
  });

  /** In several queries, with the event loop running in between: one alone reads a limited number of tasks. */
  const filtered = async (
    filter: TaskListFilter,
    { after, limit }: { after?: TaskCursor; limit: number },
  ) => {
    const found: ListedTask[] = [];
    let from = after;
    for (let queries = 1; ; queries += 1) {
      const until = await taskList.findReadEnd(filter, from);
      const page = { limit: limit - found.length, ...(from && { after: from }) };
      found.push(...(await taskList.list(filter, page, until)));
      if (until === undefined || found.length === limit || queries === maxFilterQueries)
        return { found, until, isWhole: until === undefined && queries === 1 };
      from = until;
      await setImmediate();
    }
  };

  /**
   * Reads one more than `limit` to know whether there is a next page. A filter that matches few of very many tasks
   * ends early: its page may then be short or empty, with a next one.
   */
  const list = async (filter: TaskListFilter, page: { after?: TaskCursor; limit: number }) => {
    const wanted = { ...page, limit: page.limit + 1 };
    const { found, until, isWhole } = isFiltered(filter)
      ? await filtered(filter, wanted)
      : { found: await taskList.list(filter, wanted), until: undefined, isWhole: true };
    const shown = found.slice(0, page.limit);
    const last = found.length > page.limit ? shown.at(-1)! : until;
    return {
      tasks: await Promise.all(shown.map(withQueueEstimate)),
      next: last && { createdMs: last.createdMs, id: last.id },
      ...(page.after === undefined && isWhole && { total: await taskList.count(filter) }),
    };
  };

  return {
    list: (filter: TaskListFilter, page: { after?: TaskCursor; limit: number }) =>
      deps.oneAtATime(filter.accountId ?? 'operators', () => list(filter, page)),

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

  /**
   * The history of money and task, in order. Ledger rows of the same second have no order of their own: a release
   * belongs to the hold of the same number, and is listed after the end of the task and before the charge.
   */
  async function receiptOf(task: VideoTask): Promise<ReceiptLine[]> {
    const rows = await ledgerRows.listOf(task.accountId, task.id);
    const linesOf = (kind: LedgerKind, name: string): ReceiptLine[] =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ amount, createdAt }) => ({
          at: createdAt,
          kind: name,
          amount: Math.abs(amount),
          note: null,
        }));
    const releases = linesOf('release', 'released');
    const holds = linesOf('hold', 'held');
    return holds.flatMap((held, index) => {
      const released = releases.slice(index, index + 1);
      if (index === holds.length - 1)
        return [held, ...stateLines(task), ...released, ...linesOf('charge', 'charged')];
      // A task that was made again: its row no longer says how it ended before.
      return [held, ...released.map(({ at }) => ({ ...stateLine, at, kind: 'failed' })), ...released];
    });
  }
};
export type Library = ReturnType<typeof createLibrary>;

const stateLine = { amount: null, note: null };

const stateLines = (task: VideoTask): ReceiptLine[] => {
  const { startedAt, completedAt, status, error } = task;
  return [
    ...(startedAt === null
      ? []
      : [{ ...stateLine, at: startedAt, kind: 'started', note: describeAttempts(task) }]),
    ...(completedAt === null
      ? []
      : [{ ...stateLine, at: completedAt, kind: status, note: error?.message ?? null }]),
  ];
};

const describeAttempts = ({ attempts, lostAttempts, route }: VideoTask): string => {
  const attemptText = `${attempts} attempt${attempts === 1 ? '' : 's'}`;
  const lossText = lostAttempts === 0 ? '' : `, ${lostAttempts} more lost with their process`;
  return `${attemptText}${lossText}${route === null ? '' : ` on ${route}`}`;
};
