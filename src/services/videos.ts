/** Video tasks for those who ordered them: read, list, follow, delete. */
import type { Page, VideoTasks } from '../db/video-tasks.ts';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import { inputFiles, isFinished, looksLikeTaskId, taskFiles, type VideoTask } from '../domain/video-task.ts';
import { chain, type MaybePromise } from '../lib/maybe-promise.ts';
import type { TaskQueue } from '../queue/queue.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { TaskChanges } from './task-changes.ts';
import type { VideoOutcome } from './video-outcome.ts';

/** How often a follower looks for itself, should a notice from another process be missed. */
const followPollMs = 1000;

export const createVideos = (deps: {
  tasks: VideoTasks;
  outcome: VideoOutcome;
  changes: TaskChanges;
  queue: TaskQueue;
  blobs: BlobStore;
}) => {
  const { tasks, queue, blobs } = deps;

  const find = (caller: Caller, id: string): MaybePromise<VideoTask> =>
    chain(looksLikeTaskId(id) ? tasks.find(id) : undefined, (task) => {
      if (!task || task.accountId !== caller.account.id) throw new ApiError('video_not_found');
      return task;
    });

  return {
    find,

    /** The same as `find`, with where it stands in line. */
    read: (caller: Caller, id: string) =>
      chain(find(caller, id), (task) => chain(queue.outlook(task), (outlook) => ({ task, outlook }))),

    async list(caller: Caller, page: Page): Promise<{ tasks: VideoTask[]; hasMore: boolean }> {
      if (page.afterId !== undefined) await find(caller, page.afterId);
      const found = await tasks.list(caller.account.id, page);
      return { tasks: found.slice(0, page.limit), hasMore: found.length > page.limit };
    },

    /** Stops it if it runs, gives back what was held, removes its files. */
    async remove(accountId: string, id: string): Promise<void> {
      if (!looksLikeTaskId(id) || !(await deps.outcome.remove(id, accountId)))
        throw new ApiError('video_not_found');
      queue.cancel(id);
      await blobs.deletePrefix(taskFiles(id).prefix);
      await blobs.deletePrefix(inputFiles(id).prefix);
    },

    /** The task at each change of status or progress, the finished one last. Ends early when `signal` aborts. */
    async *follow(caller: Caller, id: string, signal: AbortSignal): AsyncGenerator<VideoTask> {
      let shown: VideoTask | undefined;
      while (!signal.aborted) {
        const moved = deps.changes.next(id, followPollMs, signal);
        const task = await find(caller, id);
        if (shown?.status !== task.status || shown.progress !== task.progress) {
          shown = task;
          yield task;
        }
        if (isFinished(task)) return;
        await moved;
      }
    },
  };
};
export type Videos = ReturnType<typeof createVideos>;
