/** Video tasks for their account: read, list, subscribe, delete. */
import type { Notifications } from '../db/notifications.ts';
import type { Page, VideoTasks } from '../db/video-tasks.ts';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import { inputFiles, isFinished, looksLikeTaskId, taskFiles, type VideoTask } from '../domain/video-task.ts';
import { chain, type MaybePromise } from '../lib/maybe-promise.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import {
  type AccountChangesDeps,
  createAccountChanges,
  type SubscribeOptions,
  type TaskWithEstimate,
} from './account-changes.ts';
import { closeOnAbort } from './task-subscription.ts';
import type { VideoOutcome } from './video-outcome.ts';

/** How often the position of a pending task is polled. */
const positionPollMs = 1000;
const idleMs = 60_000;

export const createVideos = (
  deps: AccountChangesDeps & {
    tasks: VideoTasks;
    outcome: VideoOutcome;
    notifications: Pick<Notifications, 'publish'>;
    blobs: BlobStore;
  },
) => {
  const { tasks, queue, blobs, changeStream } = deps;

  const find = (caller: Caller, id: string): MaybePromise<VideoTask> =>
    chain(looksLikeTaskId(id) ? tasks.find(id) : undefined, (task) => {
      if (!task || task.accountId !== caller.account.id) throw new ApiError('video_not_found');
      return task;
    });

  return {
    find,

    /** The same as `find`, with its queue position. */
    read: (caller: Caller, id: string): MaybePromise<TaskWithEstimate> =>
      chain(find(caller, id), (task) =>
        chain(queue.estimate(task), (queueEstimate) => ({ task, queueEstimate })),
      ),

    async list(caller: Caller, page: Page): Promise<{ tasks: VideoTask[]; hasMore: boolean }> {
      if (page.afterId !== undefined) await find(caller, page.afterId);
      return deps.oneAtATime(caller.account.id, () => tasks.list(caller.account.id, page));
    },

    /** Stops it if it runs, releases its hold or charges what a provider has begun, removes its files. */
    async remove(accountId: string, id: string): Promise<void> {
      if (!looksLikeTaskId(id) || !(await deps.outcome.remove(id, accountId)))
        throw new ApiError('video_not_found');
      queue.cancel(id);
      deps.notifications.publish('task_deleted', id);
      // The task is deleted for the client even while the storage is unavailable: the sweep removes its files later.
      await Promise.allSettled(
        [taskFiles(id), inputFiles(id)].map(({ prefix }) => blobs.deletePrefix(prefix)),
      );
    },

    /** The task at each change of status, progress or position, the finished one last. */
    async *subscribe(
      caller: Caller,
      id: string,
      { signal, afterUs = 0 }: SubscribeOptions,
    ): AsyncGenerator<TaskWithEstimate> {
      await find(caller, id);
      const subscription = await changeStream.subscribe({ accountId: caller.account.id, taskId: id });
      const leave = closeOnAbort(subscription, signal);
      try {
        let task: VideoTask = await find(caller, id);
        let shown: { changedUs: number; position: number | undefined } = {
          changedUs: afterUs,
          position: undefined,
        };
        for (;;) {
          const queueEstimate = await queue.estimate(task);
          const isNew = task.changedUs > shown.changedUs;
          if (isNew || (queueEstimate && queueEstimate.position !== shown.position)) {
            shown = { changedUs: task.changedUs, position: queueEstimate?.position };
            yield { task, queueEstimate };
          }
          if (isFinished(task) || subscription.isClosed) return;
          await subscription.wait(task.status === 'pending' ? positionPollMs : idleMs);
          if (subscription.isGone) throw new ApiError('video_not_found');
          task = subscription.take().at(-1) ?? task;
        }
      } finally {
        leave();
      }
    },

    subscribeToAccount: createAccountChanges(deps),
  };
};
export type Videos = ReturnType<typeof createVideos>;
