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

  /** Tasks before money, a source before what waits for it: one order of locks, so no two endings deadlock. */
  const release = async (transaction: Connection, ended: VideoTask[]): Promise<void> => {
    for (const task of ended)
      await billing.settle(transaction, payerOf(task), { held: task.held, charged: 0 }, task.id);
  };

  const failWaiting = async (transaction: Connection, sourceId: string): Promise<VideoTask[]> => {
    const ended: VideoTask[] = [];
    for (const id of await tasks.listWaitingFor(transaction, sourceId)) {
      const error = { code: 'source_failed', message: 'The video to remix could not be made.' };
      const failed = await tasks.fail(transaction, id, error, unixSeconds(clock.nowMs()));
      if (failed) ended.push(failed, ...(await failWaiting(transaction, id)));
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
        await tasks.stopWaitingFor(transaction, task.id);
        await billing.settle(
          transaction,
          payerOf(task),
          { held: task.held, charged: result.charged },
          task.id,
        );
        return true;
      });
      changes.notify(task.id);
      return completed;
    },

    /** False as above. */
    async fail(id: string, owner: string, error: { code: string; message: string }): Promise<boolean> {
      const ended = await db.transaction().execute(async (transaction) => {
        const failed = await tasks.fail(transaction, id, error, unixSeconds(clock.nowMs()), owner);
        if (!failed) return [];
        const all = [failed, ...(await failWaiting(transaction, id))];
        await release(transaction, all);
        return all;
      });
      for (const task of ended) changes.notify(task.id);
      return ended.length > 0;
    },

    /** The deleted task, or undefined when the account has none by that id. */
    async remove(id: string, accountId: string): Promise<VideoTask | undefined> {
      const { removed, ended } = await db.transaction().execute(async (transaction) => {
        const task = await tasks.delete(transaction, id, accountId);
        if (!task) return { removed: undefined, ended: [] };
        const failed = await failWaiting(transaction, id);
        await release(transaction, isFinished(task) ? failed : [task, ...failed]);
        return { removed: task, ended: failed };
      });
      for (const taskId of [id, ...ended.map((task) => task.id)]) changes.notify(taskId);
      return removed;
    },
  };
};
export type VideoOutcome = ReturnType<typeof createVideoOutcome>;
