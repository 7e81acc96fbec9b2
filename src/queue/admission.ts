/**
 * How many tasks may be open. Exact for what this process writes; what others write is seen within a second.
 * Invariant: `known` is never too low for this process, and when it says full the tasks are counted afresh.
 */
import type { VideoTasks } from '../db/video-tasks.ts';
import { ApiError } from '../domain/errors.ts';
import type { Clock } from '../lib/clock.ts';

const maxAgeMs = 1000;

export const createAdmission = (deps: { tasks: VideoTasks; clock: Clock; limit: number }) => {
  const { tasks, clock, limit } = deps;
  const writing = new Set<Promise<unknown>>();
  let admitted = 0;
  let known = 0;
  let countedAtMs = Number.NEGATIVE_INFINITY;
  let counting: Promise<void> | undefined;

  const count = (): Promise<void> => {
    counting ??= read().finally(() => {
      counting = undefined;
    });
    return counting;
  };

  const read = async () => {
    countedAtMs = clock.elapsedMs();
    const writtenBefore = admitted - writing.size;
    const counted = await tasks.countOpen();
    // A write that had not ended when the count began may be missing from it.
    known = counted + admitted - writtenBefore;
  };

  const countExactly = async () => {
    await counting;
    while (writing.size > 0) await Promise.allSettled(writing);
    await count();
  };

  return {
    /** Runs `write`, which adds one task, or throws model_overloaded. */
    async admit<T>(write: () => Promise<T>): Promise<T> {
      if (clock.elapsedMs() - countedAtMs >= maxAgeMs) await count();
      if (known >= limit) await countExactly();
      if (known >= limit) {
        throw new ApiError('model_overloaded', {
          message: 'The queue is full. Try again shortly.',
          retryAfterSeconds: 30,
        });
      }
      known += 1;
      admitted += 1;
      const written = write();
      writing.add(written);
      try {
        return await written;
      } catch (error) {
        known -= 1;
        throw error;
      } finally {
        writing.delete(written);
      }
    },
  };
};
