/** Notifies all processes that a task changed. A notification may be lost, so listeners also poll. */
import type { Notifications } from '../db/notifications.ts';

export const createTaskChangePublisher = (notifications: Notifications) => ({
  notify: (taskId: string): void => notifications.publish('task_changed', taskId),

  /** Also tells the worker generating it to stop. */
  notifyDeleted: (taskId: string): void => notifications.publish('task_deleted', taskId),

  listen(listeners: {
    /** Undefined: any task may have changed. */
    changed: (taskId: string | undefined) => void;
    created: () => void;
  }): void {
    notifications.subscribe('task_changed', listeners.changed);
    notifications.subscribe('new_work', listeners.created);
  },
});
export type TaskChangePublisher = ReturnType<typeof createTaskChangePublisher>;
