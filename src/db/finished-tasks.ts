/**
 * Finished tasks as they were read from Postgres: nothing changes them any more but their deletion, which is told by a
 * notification. One that is lost lets a deleted task be seen for as long as a row is kept here. A repeated read takes
 * 2 µs instead of a round trip.
 */
import { isFinished, type VideoTask } from '../domain/video-task.ts';
import type { Clock } from '../lib/clock.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';
import type { Notifications } from './notifications.ts';

const keptMs = 4000;
const maxTasks = 10_000;

/** `again`: the read that finds out whether it is still there, shared by all who ask meanwhile. */
type Kept = { task: VideoTask; untilMs: number; again?: Promise<VideoTask | undefined> };

export const createFinishedTasks = (deps: { notifications: Notifications; clock: Clock }) => {
  const { notifications, clock } = deps;
  const tasks = new Map<string, Kept>();
  /** The newest read of each that is under way. One that was overtaken by a notification is not here. */
  const reads = new Map<string, symbol>();

  notifications.subscribe('task_changed', (id) => {
    for (const known of [tasks, reads]) {
      if (id === undefined) known.clear();
      else known.delete(id);
    }
  });

  const keep = (task: VideoTask) => {
    if (tasks.size >= maxTasks) tasks.delete(tasks.keys().next().value!);
    tasks.set(task.id, { task, untilMs: clock.elapsedMs() + keptMs });
  };

  const readAfresh = (id: string, load: () => Promise<VideoTask | undefined>) => {
    const own = Symbol();
    reads.set(id, own);
    return load()
      .then((task) => {
        if (reads.get(id) !== own) return task;
        if (task && isFinished(task)) keep(task);
        else tasks.delete(id);
        return task;
      })
      .finally(() => {
        if (reads.get(id) === own) reads.delete(id);
      });
  };

  return {
    /** At once when it is here. */
    read(id: string, load: () => Promise<VideoTask | undefined>): MaybePromise<VideoTask | undefined> {
      const kept = tasks.get(id);
      if (!kept) return readAfresh(id, load);
      if (kept.untilMs > clock.elapsedMs()) return kept.task;
      kept.again ??= readAfresh(id, load).finally(() => {
        delete kept.again;
      });
      return kept.again;
    },
  };
};
