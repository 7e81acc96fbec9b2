/** Writes the progress of a running video, and stores the still of its newest frame. */
import type { Notifications } from '../db/notifications.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import { createEndEstimate, stagePercents } from '../domain/video/making-progress.ts';
import { taskFiles } from '../domain/video-task.ts';
import { clamp } from '../lib/clamp.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { ClaimedTask } from '../queue/queue.ts';
import type { BlobStore } from '../storage/blob-store.ts';

const progressEveryMs = 1000;

export const createProgressReport =
  ({
    tasks,
    blobs,
    notifications,
    clock,
    logger,
  }: {
    tasks: Pick<VideoTasks, 'updateProgress'>;
    blobs: Pick<BlobStore, 'put' | 'delete'>;
    notifications: Pick<Notifications, 'publish'>;
    clock: Clock;
    logger: Logger;
  }) =>
  ({ task, owner, signal }: ClaimedTask) => {
    const { preview } = taskFiles(task.id);
    let writtenMs = Number.NEGATIVE_INFINITY;
    let percentNow = 0;
    const estimateEnd = createEndEstimate();
    let expectedEndMs: number | null = null;
    let storing: Promise<void> | null = null;
    let isStored = false;

    const write = (percent: number): void => {
      writtenMs = clock.elapsedMs();
      // At most 99: 100 means stored and settled.
      tasks
        .updateProgress(
          task.id,
          owner,
          { percent: clamp(Math.floor(percent), 0, 99), expectedEndMs },
          unixSeconds(clock.nowMs()),
        )
        .then(
          () => notifications.publish('task_changed', task.id),
          (error) => logger.warn({ err: error, task: task.id }, 'could not save progress'),
        );
    };

    return {
      report(percent: number): void {
        // A provider may say anything.
        if (!Number.isFinite(percent)) return;
        percentNow = Math.max(percentNow, percent);
        const endMs = estimateEnd(percent, clock.nowMs());
        expectedEndMs = endMs === null ? null : Math.round(endMs);
        if (clock.elapsedMs() - writtenMs >= progressEveryMs) write(percent);
      },

      /** The first one is told at once: a person waits for it. */
      storePreview(path: string): void {
        if (signal.aborted) return;
        storing ??= blobs
          .put(preview, path, { contentType: 'image/webp' })
          .then(
            () => {
              if (!isStored && !signal.aborted) write(Math.max(percentNow, stagePercents.drawing + 1));
              isStored = true;
            },
            (error) => logger.warn({ err: error, task: task.id }, 'could not store a preview'),
          )
          .finally(() => {
            storing = null;
          });
      },

      async removePreview(): Promise<void> {
        await storing;
        if (isStored)
          await blobs
            .delete(preview)
            .catch((error) => logger.warn({ err: error, task: task.id }, 'could not remove a preview'));
      },
    };
  };
