/**
 * Cache of finished tasks read from Postgres. They change only by deletion, which is announced by a notification; if
 * that is lost, a deleted task stays visible until its entry expires. A cached read takes 2 µs instead of a round trip.
 */
import { isFinished, type VideoTask } from '../domain/video-task.ts';
import type { Clock } from '../lib/clock.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';
import type { Notifications } from './notifications.ts';

const retentionMs = 4000;
const maxTasks = 10_000;

/** `checking`: the running read that checks whether it still exists, shared by concurrent callers. */
type CachedTask = { task: VideoTask; untilMs: number; checking?: Promise<VideoTask | undefined> };

export const createFinishedTasks = (deps: { notifications: Notifications; clock: Clock }) => {
  const { notifications, clock } = deps;
  const tasks = new Map<string, CachedTask>();
  /** The newest running read of each task. A read overtaken by a notification is removed here. */
  const reads = new Map<string, symbol>();

  notifications.subscribe('task_changed', (id) => {
    for (const known of [tasks, reads]) {
      if (id === undefined) known.clear();
      else known.delete(id);
    }
  });

  const cache = (task: VideoTask) => {
    if (tasks.size >= maxTasks) tasks.delete(tasks.keys().next().value!);
    tasks.set(task.id, { task, untilMs: clock.elapsedMs() + retentionMs });
  };

  const readAndCache = (id: string, load: () => Promise<VideoTask | undefined>) => {
    const own = Symbol();
    reads.set(id, own);
    return load()
      .then((task) => {
        if (reads.get(id) !== own) return task;
        if (task && isFinished(task)) cache(task);
        else tasks.delete(id);
        return task;
      })
      .finally(() => {
        if (reads.get(id) === own) reads.delete(id);
      });
  };

  return {
    /** Synchronous when cached. */
    read(id: string, load: () => Promise<VideoTask | undefined>): MaybePromise<VideoTask | undefined> {
      const cached = tasks.get(id);
      if (!cached) return readAndCache(id, load);
      if (cached.untilMs > clock.elapsedMs()) return cached.task;
      cached.checking ??= readAndCache(id, load).finally(() => {
        delete cached.checking;
      });
      return cached.checking;
    },
  };
};
