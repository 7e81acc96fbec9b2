/** How many tasks of this process are made at once; one that only waits for others gives its place away meanwhile. */
import type { VideoTask } from '../domain/video-task.ts';
import type { StartSlots } from './queue.ts';

/** Each may download some hundred megabytes. Further ones keep their places. */
const maxAside = 16;

export const createPlaces = ({
  concurrency,
  running,
  onFreed,
  slots,
}: {
  concurrency: () => number;
  running: ReadonlyMap<string, unknown>;
  onFreed: () => void;
  slots: Pick<StartSlots, 'reserve' | 'release'> | undefined;
}) => {
  /** Tasks without a place; those that want one again have a function. */
  const aside = new Map<string, (() => void) | undefined>();
  /** The last place went to one that came back: the next is for what waits in the queue, if anything does. */
  let isTurnOfQueue = false;
  let claiming = 0;
  const isOneFree = () => running.size - aside.size + claiming < concurrency();
  const returnPlaces = () => {
    for (const [id, comeBack] of aside) {
      if (!comeBack || !isOneFree()) continue;
      aside.delete(id);
      isTurnOfQueue = true;
      comeBack();
    }
  };
  const takeAgain = (id: string, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      // One that is stopped ends at once.
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (signal.aborted) resolve();
      aside.set(id, resolve);
      returnPlaces();
    });

  const setAside = async <T>(task: VideoTask, signal: AbortSignal, wait: () => Promise<T>): Promise<T> => {
    aside.set(task.id, undefined);
    slots?.release(task.id);
    onFreed();
    const waited = await wait();
    await takeAgain(task.id, signal);
    if (!signal.aborted) slots?.reserve(task);
    return waited;
  };

  return {
    isOneFree,

    /** For a task that is being claimed: one that comes back meanwhile does not get it. */
    async keepOne<T>(claim: () => Promise<T>): Promise<T> {
      claiming += 1;
      try {
        return await claim();
      } finally {
        claiming -= 1;
        // After the claimed task has it.
        setImmediate(returnPlaces);
      }
    },

    async without<T>(task: VideoTask, signal: AbortSignal, wait: () => Promise<T>): Promise<T> {
      return aside.size >= maxAside ? wait() : setAside(task, signal, wait);
    },

    ended(taskId: string): void {
      aside.delete(taskId);
      // The claim that follows gives the place to one that came back when it finds nothing.
      if (!isTurnOfQueue) returnPlaces();
      isTurnOfQueue = false;
    },
  };
};
