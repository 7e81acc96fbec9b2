/** Tells those who follow a task, in whichever process, that it moved. A notice may be missed, so waits are bounded. */
import type { Notifications } from '../db/notifications.ts';

export const createTaskChanges = (notifications: Notifications) => {
  const waiting = new Map<string, Set<() => void>>();
  notifications.subscribe('task_changed', (taskId) => {
    const moved = taskId === undefined ? [...waiting.values()] : [waiting.get(taskId) ?? []];
    for (const followers of moved) for (const wake of followers) wake();
  });

  return {
    notify: (taskId: string): void => notifications.publish('task_changed', taskId),

    /** Resolves at the next notice, after `timeoutMs`, or when `signal` aborts. */
    next(taskId: string, timeoutMs: number, signal?: AbortSignal): Promise<void> {
      return new Promise((resolve) => {
        const followers = waiting.get(taskId) ?? new Set();
        waiting.set(taskId, followers);
        const done = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', done);
          followers.delete(done);
          if (followers.size === 0) waiting.delete(taskId);
          resolve();
        };
        const timer = setTimeout(done, timeoutMs);
        signal?.addEventListener('abort', done);
        followers.add(done);
      });
    },
  };
};
export type TaskChanges = ReturnType<typeof createTaskChanges>;
