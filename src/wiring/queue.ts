/** The queue, and what wakes it or takes a task from it. */
import { isVideoModel } from '../domain/models.ts';
import { laneNameOf } from '../domain/video/lane.ts';
import { createTableQueue } from '../queue/table-queue.ts';
import type { EngineWiring } from './engines.ts';
import type { Foundation } from './foundation.ts';

export const wireQueue = (
  { config, models, store, tasks, cluster, clock, logger }: Foundation,
  { routed }: EngineWiring,
  options: { concurrency: () => number; hasDiskSpace: () => Promise<boolean>; leaseMs?: number },
) => {
  const { settings, notifications } = store;
  const { concurrency, hasDiskSpace, leaseMs } = options;
  const videoModels = () =>
    models
      .list()
      .filter(isVideoModel)
      .map(({ id }) => id);
  const queue = createTableQueue({
    tasks,
    settings,
    clock,
    logger,
    concurrency,
    limit: config.queueLimit,
    taskTimeoutMs: config.taskTimeoutSeconds * 1000,
    hasDiskSpace,
    slots: routed.videoSlots,
    soleWorker: !cluster,
    readStats: cluster?.readStats,
    models: config.workerModels ?? undefined,
    leaseMs,
    laneNameOf: (model) => laneNameOf(routed.routing(), model),
    allModels: videoModels,
  });
  notifications.subscribe('new_work', queue.wake);
  routed.videoSlots.setOnFreed(queue.wake);
  notifications.subscribe('task_deleted', (id) => id !== undefined && queue.cancel(id));
  return queue;
};
