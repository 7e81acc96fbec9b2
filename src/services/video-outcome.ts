/** How a task ends: completed and charged, failed and released, or deleted; each exactly once, with what waits for it. */
import type { Connection, Database } from '../db/database.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import type { CharacterReference, VideoTask } from '../domain/video-task.ts';
import { isFinished } from '../domain/video-task.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import type { Billing } from './billing.ts';
import type { TaskChanges } from './task-changes.ts';

export const createVideoOutcome = (deps: {
  db: Database;
  tasks: VideoTasks;
  billing: Billing;
  changes: TaskChanges;
  clock: Clock;
}) => {
  const { db, tasks, billing, changes, clock } = deps;
  const payerOf = (task: VideoTask) => ({ accountId: task.accountId, keyId: task.keyId });

  const failIn = async (
    transaction: Connection,
    id: string,
    error: { code: string; message: string },
  ): Promise<string[]> => {
    const failed = await tasks.fail(transaction, id, error, unixSeconds(clock.nowMs()));
    if (!failed) return [];
    await billing.settle(transaction, payerOf(failed), { held: failed.held, charged: 0 }, failed.id);
    return [failed.id, ...(await failWaiting(transaction, id))];
  };

  const failWaiting = async (transaction: Connection, sourceId: string): Promise<string[]> => {
    const ended: string[] = [];
    for (const id of await tasks.listWaitingFor(transaction, sourceId)) {
      ended.push(
        ...(await failIn(transaction, id, {
          code: 'source_failed',
          message: 'The video to remix could not be made.',
        })),
      );
    }
    return ended;
  };

  return {
    /** False when the lease was lost meanwhile: nothing was changed, nothing charged. */
    async complete(
      task: VideoTask,
      owner: string,
      result: { scene: string | null; characters: CharacterReference[]; charged: number; filesBytes: number },
    ): Promise<boolean> {
      const now = unixSeconds(clock.nowMs());
      const completed = await db.transaction().execute(async (transaction) => {
        const done = await tasks.complete(transaction, task.id, owner, {
          ...result,
          enhancedPrompt: task.enhancedPrompt,
          now,
        });
        if (!done) return false;
        await billing.settle(
          transaction,
          payerOf(task),
          { held: task.held, charged: result.charged },
          task.id,
        );
        await tasks.stopWaitingFor(transaction, task.id);
        return true;
      });
      changes.notify(task.id);
      return completed;
    },

    async fail(id: string, error: { code: string; message: string }): Promise<void> {
      const ended = await db.transaction().execute((transaction) => failIn(transaction, id, error));
      for (const taskId of ended) changes.notify(taskId);
    },

    /** The deleted task, or undefined when the account has none by that id. */
    async remove(id: string, accountId: string): Promise<VideoTask | undefined> {
      const { removed, ended } = await db.transaction().execute(async (transaction) => {
        const task = await tasks.delete(transaction, id, accountId);
        if (!task) return { removed: undefined, ended: [] };
        if (!isFinished(task))
          await billing.settle(transaction, payerOf(task), { held: task.held, charged: 0 }, task.id);
        return { removed: task, ended: await failWaiting(transaction, id) };
      });
      for (const taskId of [id, ...ended]) changes.notify(taskId);
      return removed;
    },
  };
};
export type VideoOutcome = ReturnType<typeof createVideoOutcome>;
