/** Writes a new task: hold, task and stored response in one transaction, or none of them. */
import type { Database } from '../db/database.ts';
import type { Notifications } from '../db/notifications.ts';
import type { NewTasks } from '../db/postgres/new-tasks.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import type { Caller } from '../domain/account.ts';
import { ApiError } from '../domain/errors.ts';
import { inputFiles, type VideoTask } from '../domain/video-task.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import { currentTraceparent } from '../lib/tracing.ts';
import type { TaskQueue } from '../queue/queue.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { Billing, MoneyHold } from './billing.ts';
import type { ResponseStore } from './idempotency.ts';

export type TaskCommitDeps = {
  db: Database;
  notifications: Notifications;
  tasks: VideoTasks;
  newTasks: NewTasks | undefined;
  billing: Billing;
  queue: TaskQueue;
  blobs: BlobStore;
};

export const createTaskCommit = (deps: TaskCommitDeps) => {
  const { db, tasks, billing, queue, blobs } = deps;
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
    const writeInOneStatement = ({ insert }: NewTasks, servedTurn: number): Promise<void> =>
      billing.holdWithWrite(caller, task.held, async () => {
        const conflict = await insert({ task, servedTurn, storedResponse });
        if (conflict === 'key') throw responses.taken();
        return conflict;
      });
    const write = async (): Promise<void> => {
      const servedTurn = await queue.servedTurn();
      // A remix has to lock its source first, so it needs a transaction.
      if (deps.newTasks && task.remixOf === null && !reserved)
        return writeInOneStatement(deps.newTasks, servedTurn);
      await db.transaction().execute(async (transaction) => {
        const waitsFor =
          task.remixOf !== null && (await tasks.lockUnfinished(transaction, task.remixOf))
            ? task.remixOf
            : null;
        if (task.remixOf !== null && !(await tasks.find(task.remixOf, transaction)))
          throw new ApiError('video_not_found');
        const purpose = { amount: task.held, reference: task.id, model: task.model };
        const isHeld = await reserved?.moveToTask(transaction);
        if (!isHeld) await billing.hold(transaction, caller, purpose);
        const queueTurn = await tasks.nextTurn(transaction, caller.account.id, servedTurn);
        await tasks.insert(transaction, { ...task, queueTurn, waitsFor });
        await responses.insert(storedResponse, transaction);
      });
    };
    try {
      await queue.admit(write);
      deps.notifications.publish('new_work');
      return response;
    } catch (error) {
      if (task.options.images.length > 0) await blobs.deletePrefix(inputFiles(task.id).prefix);
      throw error;
    }
  };
};

/** A pending task that has not been written yet. */
export const newTask = (
  caller: Caller,
  clock: Clock,
  fields: Pick<VideoTask, 'id' | 'family' | 'model' | 'prompt' | 'enhancedPrompt' | 'remixOf' | 'held'> &
    Pick<VideoTask, 'seconds' | 'size' | 'width' | 'height' | 'options'>,
): VideoTask => {
  const nowMs = clock.nowMs();
  return {
    ...fields,
    options: { ...fields.options, traceparent: currentTraceparent() },
    accountId: caller.account.id,
    keyId: caller.key.id,
    status: 'pending',
    progress: 0,
    waitsFor: null,
    scene: null,
    characters: [],
    error: null,
    charged: 0,
    queueTurn: 0,
    attempts: 0,
    lostAttempts: 0,
    engineLosses: 0,
    createdMs: nowMs,
    startedAt: null,
    completedAt: null,
    statusUpdateTime: unixSeconds(nowMs),
    filesBytes: 0,
    route: null,
    upstreamJobId: null,
    writtenScene: null,
    resultNotes: null,
    changedUs: 0,
  };
};
