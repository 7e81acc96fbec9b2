/** Operator actions on any account's tasks: view, cancel, retry, and explain why one waits. */
import type { Accounts } from '../../db/accounts.ts';
import type { AuditLog } from '../../db/console/audit-log.ts';
import type { QueueView } from '../../db/console/queue-view.ts';
import type { Database } from '../../db/database.ts';
import type { Ledger } from '../../db/ledger.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { VideoTasks } from '../../db/video-tasks.ts';
import { ApiError, invalidParameter } from '../../domain/errors.ts';
import { isFinished, looksLikeTaskId, type VideoTask } from '../../domain/video-task.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import type { TaskQueue } from '../../queue/queue.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { VideoOutcome } from '../video-outcome.ts';

const maxShownTasks = 300;

export const createTaskAdmin = (deps: {
  db: Database;
  tasks: VideoTasks;
  accounts: Accounts;
  ledger: Ledger;
  outcome: VideoOutcome;
  queue: TaskQueue;
  queueView: QueueView;
  notifications: Pick<Notifications, 'publish'>;
  blobs: Pick<BlobStore, 'stat'>;
  auditLog: AuditLog;
  clock: Clock;
}) => {
  const { db, tasks, accounts, ledger, outcome, queue, queueView, auditLog, clock } = deps;

  const find = async (id: string): Promise<VideoTask> => {
    const task = looksLikeTaskId(id) ? await tasks.find(id) : undefined;
    if (!task) throw new ApiError('video_not_found');
    return task;
  };

  const whyWaiting = async (task: VideoTask): Promise<string[]> => {
    if (task.waitsFor !== null) return [`It is a remix of ${task.waitsFor}, which is not finished yet.`];
    if (task.status === 'processing')
      return [`It is being made, attempt ${task.attempts + task.lostAttempts}.`];
    if (isFinished(task)) return [];
    const { own, others, otherAccounts } = await queueView.before(task);
    const account = await accounts.find(task.accountId);
    return [
      ...(account?.suspended ? ['Its account is suspended: it waits until the account is resumed.'] : []),
      `It has turn ${task.queueTurn}; turn ${(await queue.lanes())(task.model).servedTurn} is being served.`,
      own === 0
        ? 'No task of its own account is ahead of it.'
        : `${own} task${own === 1 ? '' : 's'} of its own account ${own === 1 ? 'is' : 'are'} ahead of it.`,
      others === 0
        ? 'No task of another account is ahead of it.'
        : `${others} task${others === 1 ? '' : 's'} of ${otherAccounts} other account${otherAccounts === 1 ? '' : 's'} ${others === 1 ? 'is' : 'are'} ahead of it: accounts take turns.`,
    ];
  };

  /** A failed video is kept without cost for anybody, so its uploads are not kept. */
  const hasUploads = async ({ options }: VideoTask): Promise<boolean> => {
    for (const image of options.images)
      if ('blobKey' in image && (await deps.blobs.stat(image.blobKey)) === undefined) return false;
    return true;
  };

  return {
    find,

    async readQueue() {
      return {
        servedTurn: await queue.servedTurn(),
        front: await queueView.front(maxShownTasks),
        accounts: await queueView.byAccount(),
      };
    },

    async describe(id: string) {
      const task = await find(id);
      return {
        task,
        account: await accounts.find(task.accountId),
        queueEstimate: await queue.estimate(task),
        why: await whyWaiting(task),
      };
    },

    /** The task fails and costs nothing; a running one is stopped. */
    async cancel(id: string, actor: string): Promise<void> {
      const task = await find(id);
      const error = { code: 'cancelled', message: 'The video was cancelled by the operator.' };
      if (!(await outcome.fail(task.id, undefined, error)))
        throw invalidParameter('id', 'the video is finished');
      queue.cancel(id);
      await auditLog.insert({ actor, action: 'task.cancel', subject: id, details: { model: task.model } });
    },

    /** Requeues a failed task at the end of its account's turns, with a new hold. */
    async retry(id: string, actor: string): Promise<void> {
      const task = await find(id);
      if (task.status !== 'failed') throw invalidParameter('id', 'only a failed video can be made again');
      if (!(await hasUploads(task)))
        throw invalidParameter(
          'id',
          'the pictures that were uploaded for it were removed when it failed: only its account can send them again',
        );
      const lane = (await queue.lanes())(task.model);
      await db.transaction().execute(async (transaction) => {
        // Before the money, as everywhere.
        const source = task.remixOf === null ? null : await tasks.lockSource(transaction, task.remixOf);
        if (source === 'failed' || source === 'deleted')
          throw invalidParameter('id', `the video it remixes is ${source}`);
        const waitsFor = source === 'unfinished' ? task.remixOf : null;
        const payer = { accountId: task.accountId, keyId: task.keyId, model: task.model };
        const shortfall = await ledger.hold(transaction, payer, task.held, id);
        if (shortfall)
          throw new ApiError('insufficient_balance', {
            message: `The ${shortfall} of the account is too low to make the video again.`,
          });
        const turnFor = waitsFor === null ? tasks.nextTurn : tasks.likelyTurn;
        const queueTurn = await turnFor(transaction, task.accountId, lane);
        const now = unixSeconds(clock.nowMs());
        const options = { ...task.options, timesAgain: (task.options.timesAgain ?? 0) + 1 };
        if (!(await tasks.restart(transaction, id, { queueTurn, waitsFor, options }, now)))
          throw invalidParameter('id', 'only a failed video can be made again');
        await auditLog.insert(
          { actor, action: 'task.retry', subject: id, details: { model: task.model } },
          transaction,
        );
      });
      deps.notifications.publish('task_changed', id);
      queue.wake();
    },
  };
};
export type TaskAdmin = ReturnType<typeof createTaskAdmin>;
