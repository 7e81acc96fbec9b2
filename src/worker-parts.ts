/** Constructs the background work: making videos, delivering webhooks, the sweep. */
import type { Cluster } from './cluster.ts';
import type { Config } from './config/config.ts';
import type { VideoTasks } from './db/video-tasks.ts';
import type { ModelCatalogue } from './domain/models.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Clock } from './lib/clock.ts';
import type { Logger } from './lib/logger.ts';
import type { ServiceParts } from './service-parts.ts';
import { createWebhookSender } from './services/webhooks/send-webhook.ts';
import type { BlobStore } from './storage/blob-store.ts';
import type { Store } from './store.ts';
import { createWebhookDelivery } from './workers/deliver-webhooks.ts';
import { createVideoHandler } from './workers/generate-video.ts';
import { observeTasks } from './workers/observe-tasks.ts';
import { createSweep } from './workers/sweep.ts';

export const createWorkerParts = (deps: {
  config: Config;
  store: Store;
  tasks: VideoTasks;
  models: ModelCatalogue;
  blobs: BlobStore;
  engineParts: EngineParts;
  services: ServiceParts;
  cluster: Cluster | undefined;
  scratchDir: string;
  clock: Clock;
  logger: Logger;
  sweepEveryMs?: number | undefined;
}) => {
  const { config, store, tasks, blobs, engineParts, services, clock, logger } = deps;
  const { media, safeFetch, routed } = engineParts;
  const handleVideo = createVideoHandler({
    ...services,
    tasks,
    models: deps.models,
    engine: routed.engines.video,
    routePrices: routed.routePrices,
    media,
    blobs,
    safeFetch,
    clock,
    logger,
    scratchDir: deps.scratchDir,
  });
  const webhookDelivery = createWebhookDelivery({
    ...store.webhooks,
    notifications: store.notifications,
    send: createWebhookSender({ safeFetch, clock }),
    clock,
    logger,
  });
  const sweep = createSweep({
    ...services,
    cluster: deps.cluster,
    webhooks: webhookDelivery,
    characters: services.characterStore,
    blobs,
    ...(deps.sweepEveryMs !== undefined && { everyMs: deps.sweepEveryMs }),
    models: deps.models,
    tasks,
    clock,
    logger,
    retentionDays: config.retentionDays,
    retentionGigabytes: config.retentionGigabytes,
  });
  return { handleVideo: observeTasks(handleVideo, clock), webhookDelivery, sweep };
};
