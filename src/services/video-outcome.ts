/**
 * How a task ends: completed and charged, failed and released, or deleted; each exactly once, together with its waiting
 * remixes.
 */
import { setImmediate } from 'node:timers/promises';
import type { Connection, Database } from '../db/database.ts';
import type { Notifications } from '../db/notifications.ts';
import type { Released } from '../db/queue/account-turns.ts';
import type { TaskResult, VideoTasks } from '../db/video-tasks.ts';
import type { Lane } from '../domain/video/lane.ts';
import { inputFiles, isFinished, taskFiles, type VideoTask } from '../domain/video-task.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import { measure } from '../lib/measurements.ts';
import type { TaskQueue } from '../queue/queue.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { Billing } from './billing.ts';
import type { WebhookEvents } from './webhooks/webhook-events.ts';

const batch = 50;
const removalsAtOnce = 8;

type OutcomeDeps = {
  db: Database;
  tasks: VideoTasks;
  billing: Billing;
  notifications: Pick<Notifications, 'publish'>;
  webhooks: WebhookEvents;
  /** The price of a video that was begun at a provider and is not wanted any more. */
  priceOfBegun: (task: VideoTask) => number;
  blobs: Pick<BlobStore, 'deletePrefix'>;
  queue: Pick<TaskQueue, 'lanes' | 'freshLanes'>;
  clock: Clock;
};

/** Tasks are locked before money, always in this order, so that two endings cannot deadlock. */
const createSettle =
  ({ billing }: Pick<OutcomeDeps, 'billing'>) =>
  (transaction: Connection, task: VideoTask, charged: number): Promise<void> =>
    billing.settle(transaction, task, { held: task.held, charged }, task.id);

/** Most of those that fail together were never begun and have no uploads: the storage is not asked about them. */
const prefixesOf = ({ id, startedAt, options }: VideoTask): string[] => [
  ...(startedAt === null ? [] : [taskFiles(id).prefix]),
  ...(options.images.some((image) => 'blobKey' in image) ? [inputFiles(id).prefix] : []),
];

/** Nothing is paid for failed videos. While the storage is unavailable their files stay, until the sweep looks through it. */
const createFileRemoval =
  ({ blobs }: Pick<OutcomeDeps, 'blobs'>) =>
  async (failed: VideoTask[]): Promise<void> => {
    const prefixes = failed.flatMap(prefixesOf);
    for (let at = 0; at < prefixes.length; at += removalsAtOnce)
      await Promise.allSettled(
        prefixes.slice(at, at + removalsAtOnce).map((prefix) => blobs.deletePrefix(prefix)),
      );
  };

/** Ends the remixes that wait for a source that is not made. */
const createRemixFailure = (deps: OutcomeDeps) => {
  const { db, tasks, billing, notifications, webhooks, clock } = deps;
  const settle = createSettle(deps);
  const removeFilesOf = createFileRemoval(deps);

  /**
   * Fails all remixes whose source is deleted or failed, and those waiting for them. In small batches: thousands in one
   * transaction would block everybody else. The sweep finishes what a killed process left.
   */
  const failWaitingRemixes = async (sourceId: string): Promise<void> => {
    const sources = [sourceId];
    for (let source = sources.shift(); source !== undefined; source = sources.shift()) {
      for (;;) {
        const { failed, notifyWebhooks } = await db
          .transaction()
          .execute((transaction) => failSome(transaction, source!));
        notifyWebhooks();
        failed.forEach(measureEnd);
        for (const { id } of failed) notifications.publish('task_changed', id);
        await removeFilesOf(failed);
        sources.push(...failed.map(({ id }) => id));
        if (failed.length < batch) break;
        await setImmediate();
      }
    }
  };

  const failSome = async (transaction: Connection, sourceId: string) => {
    const error = { code: 'source_failed', message: 'The video to remix could not be made.' };
    const failed: VideoTask[] = [];
    for (const id of await tasks.listWaitingFor(transaction, sourceId, batch)) {
      const task = await tasks.fail(transaction, id, error, unixSeconds(clock.nowMs()));
      if (task) failed.push(task);
    }
    await billing.lockKeys(
      transaction,
      failed.map(({ keyId }) => keyId),
    );
    for (const task of failed) await settle(transaction, task, 0);
    return { failed, notifyWebhooks: await webhooks.add(transaction, failed) };
  };

  return failWaitingRemixes;
};

/**
 * Lets the remixes of a source that is made into the queue, the first with its end. Thousands in one transaction would
 * block everybody else: the others follow, and the sweep finishes what a killed process left.
 */
const createRemixRelease =
  ({ db, tasks }: Pick<OutcomeDeps, 'db' | 'tasks'>) =>
  async (sourceId: string, laneOf: (model: string) => Lane): Promise<void> => {
    for (let count = batch; count === batch; ) {
      await setImmediate();
      count = await db.transaction().execute(async (transaction) => {
        const released = await tasks.stopWaitingFor(transaction, sourceId, batch);
        await tasks.numberReleased(transaction, released, laneOf);
        return released.length;
      });
    }
  };

export const createVideoOutcome = (deps: OutcomeDeps) => {
  const { db, tasks, notifications, webhooks, queue, clock } = deps;
  const settle = createSettle(deps);
  const removeFilesOf = createFileRemoval(deps);
  const failWaitingRemixes = createRemixFailure(deps);
  const releaseRemixes = createRemixRelease(deps);

  /** Ends the task and settles its hold in one transaction; undefined when `end` changed nothing. */
  const endTask = async (
    id: string,
    charged: number,
    end: (transaction: Connection) => Promise<VideoTask | undefined>,
    /** Called after the money is settled. */
    afterwards: (transaction: Connection) => Promise<void> = async () => {},
  ): Promise<VideoTask | undefined> => {
    const ended = await db.transaction().execute(async (transaction) => {
      const task = await end(transaction);
      if (!task) return undefined;
      await settle(transaction, task, charged);
      await afterwards(transaction);
      return { task, notifyWebhooks: await webhooks.add(transaction, [task]) };
    });
    notifications.publish('task_changed', id);
    if (!ended) return undefined;
    ended.notifyWebhooks();
    measureEnd(ended.task);
    return ended.task;
  };

  /** A provider bills a video that it has begun, and few of them end one. */
  const dueOnDeletion = (task: VideoTask): number =>
    task.upstreamJobId === null ? 0 : Math.min(task.held, deps.priceOfBegun(task));

  return {
    /** Of remixes left waiting by a process that died after the end of their source. */
    async endAbandonedWaits(): Promise<void> {
      for (const { id, isCompleted } of await tasks.listEndedSources(batch))
        await (isCompleted ? releaseRemixes(id, await queue.freshLanes()) : failWaitingRemixes(id));
    },

    /** False when the lease was lost: nothing was changed or charged. */
    async complete({ id, enhancedPrompt }: VideoTask, owner: string, result: TaskResult): Promise<boolean> {
      const laneOf = (await tasks.hasWaiting(id)) ? await queue.freshLanes() : await queue.lanes();
      let released: Released[] = [];
      const end = async (transaction: Connection) => {
        const now = unixSeconds(clock.nowMs());
        const done = await tasks.complete(transaction, id, owner, { ...result, enhancedPrompt, now });
        released = done ? await tasks.stopWaitingFor(transaction, id, batch) : [];
        return done;
      };
      const completed = await endTask(id, result.charged, end, (transaction) =>
        tasks.numberReleased(transaction, released, laneOf),
      );
      if (released.length === batch) await releaseRemixes(id, laneOf);
      return completed !== undefined;
    },

    /** False when the lease was lost. Without an owner: fails it whichever worker runs it; false when it is finished. */
    async fail(
      id: string,
      owner: string | undefined,
      error: { code: string; message: string },
    ): Promise<boolean> {
      const failed = await endTask(id, 0, (transaction) =>
        tasks.fail(transaction, id, error, unixSeconds(clock.nowMs()), owner),
      );
      if (!failed) return false;
      await failWaitingRemixes(id);
      await removeFilesOf([failed]);
      return true;
    },

    /** The deleted task, or undefined when the account has no such task. */
    async remove(id: string, accountId: string): Promise<VideoTask | undefined> {
      const removed = await db.transaction().execute(async (transaction) => {
        const task = await tasks.delete(transaction, id, accountId);
        if (task && !isFinished(task)) await settle(transaction, task, dueOnDeletion(task));
        return task;
      });
      notifications.publish('task_changed', id);
      if (removed) await failWaitingRemixes(id);
      return removed;
    },
  };
};
export type VideoOutcome = ReturnType<typeof createVideoOutcome>;

const measureEnd = ({
  model,
  route,
  status,
  startedAt,
  completedAt,
  seconds,
  resultNotes,
}: VideoTask): void => {
  measure('taskEnded', {
    model,
    route: route ?? 'none',
    status: status === 'completed' ? 'completed' : 'failed',
    runSeconds: startedAt === null || completedAt === null ? null : completedAt - startedAt,
  });
  if (status === 'completed')
    measure('media', { kind: 'video', seconds: resultNotes?.actualSeconds ?? seconds });
};
