/** Constructs the background work: making videos, delivering webhooks, the sweep. */

import { createWebhookSender } from '../services/webhooks/send-webhook.ts';
import { createWebhookDelivery } from '../workers/deliver-webhooks.ts';
import { createVideoHandler } from '../workers/generate-video.ts';
import { observeTasks } from '../workers/observe-tasks.ts';
import { createSweep } from '../workers/sweep.ts';
import type { EngineWiring } from './engines.ts';
import type { Foundation } from './foundation.ts';
import type { ServiceWiring } from './services.ts';

export const wireWorkers = (
  { config, store, tasks, models, blobs, cluster, scratchDir, clock, logger }: Foundation,
  { media, safeFetch, routed }: EngineWiring,
  services: ServiceWiring,
  sweepEveryMs?: number,
) => {
  const { notifications } = store;
  const { outcome, characters, characterStore } = services;
  const handleVideo = createVideoHandler({
    tasks,
    characterStore,
    characters,
    models,
    engine: routed.engines.video,
    routePrices: routed.routePrices,
    media,
    blobs,
    safeFetch,
    outcome,
    notifications,
    clock,
    logger,
    scratchDir,
  });
  const webhookDelivery = createWebhookDelivery({
    deliveries: store.webhooks.deliveries,
    endpoints: store.webhooks.endpoints,
    notifications,
    send: createWebhookSender({ safeFetch, clock }),
    clock,
    logger,
  });
  const sweep = createSweep({
    tasks,
    characters: characterStore,
    blobs,
    videos: services.videos,
    models,
    outcome,
    billing: services.billing,
    idempotency: services.idempotency,
    webhooks: webhookDelivery,
    cluster,
    spokenReplies: services.spokenReplies,
    requestLog: services.requestLog,
    clock,
    logger,
    everyMs: sweepEveryMs,
    retentionDays: config.retentionDays,
    retentionGigabytes: config.retentionGigabytes,
  });
  return { handleVideo: observeTasks(handleVideo, clock), webhookDelivery, sweep };
};
