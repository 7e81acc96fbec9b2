/** Writes a new task: hold, task and stored response, or none of them. */
import type { Connection } from '../db/database.ts';
import type { Notifications } from '../db/notifications.ts';
import type { NewTasks } from '../db/queue/new-tasks.ts';

import type { Caller } from '../domain/account.ts';
import { ApiError, invalidParameter } from '../domain/errors.ts';
import { inputFiles, notBegun, type VideoTask } from '../domain/video-task.ts';
import type { Clock } from '../lib/clock.ts';
import { currentTraceparent } from '../lib/tracing.ts';
import type { TaskQueue } from '../queue/queue.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { Billing, MoneyHold } from './billing.ts';
import type { ResponseStore } from './idempotency.ts';

export const failedSource = (): ApiError => invalidParameter('id', 'the video to remix has failed');

export type TaskCommitDeps = {
  notifications: Notifications;
  newTasks: NewTasks;
  billing: Billing;
  queue: TaskQueue;
  blobs: BlobStore;
};

export const createTaskCommit = (deps: TaskCommitDeps) => {
  const { newTasks, billing, queue, blobs } = deps;
  return async <T>(
    caller: Caller,
    task: VideoTask,
    toResponse: (task: VideoTask) => T,
    responses: ResponseStore<T>,
    /** Money that was held before the task's files were looked at and stored. */
    reserved?: MoneyHold,
  ): Promise<T> => {
    const response = toResponse(task);
    const storedResponse = responses.toRow(response);
    const write = async (): Promise<void> => {
      const lane = (await queue.lanes())(task.model);
      await billing.holdWithWrite(caller, task.held, async () => {
        let isMoved = false;
        const moveHold = async (transaction: Connection) => {
          isMoved = await reserved!.moveToTask(transaction);
          return isMoved;
        };
        const conflict = await newTasks.insert({ task, lane, storedResponse }, reserved && moveHold);
        if (conflict === 'key') throw responses.taken();
        if (conflict === 'source_deleted') throw new ApiError('video_not_found');
        if (conflict === 'source_failed') throw failedSource();
        return conflict ?? (isMoved ? 'moved' : undefined);
      });
    };
    try {
      await queue.admit(write, sharingAccountOf(caller));
      deps.notifications.publish('new_work');
      return response;
    } catch (error) {
      // While the database cannot be reached it may have been written all the same: the sweep removes what has no task.
      const mayBeWritten = error instanceof ApiError && error.code === 'service_unavailable';
      if (task.options.images.length > 0 && !mayBeWritten)
        await blobs.deletePrefix(inputFiles(task.id).prefix);
      throw error;
    }
  };
};

/** The account that has a share of the queue. A key without a rate limit is the operator's own. */
export const sharingAccountOf = ({ key, account }: Caller): string | undefined =>
  key.requestsPerMinute === 0 ? undefined : account.id;

/** A pending task that has not been written yet. */
export const newTask = (
  caller: Caller,
  clock: Clock,
  fields: Pick<VideoTask, 'id' | 'family' | 'model' | 'prompt' | 'enhancedPrompt' | 'remixOf' | 'held'> &
    Pick<VideoTask, 'seconds' | 'size' | 'width' | 'height' | 'options'>,
): VideoTask => ({
  ...fields,
  options: { ...fields.options, traceparent: currentTraceparent() },
  accountId: caller.account.id,
  keyId: caller.key.id,
  ...notBegun(clock.nowMs()),
});
