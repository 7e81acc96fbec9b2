/** Constructs the background work: making videos, delivering webhooks, the sweep. */
import type { BaseParts } from './base-parts.ts';
import type { EngineParts } from './engine-parts.ts';
import type { ServiceParts } from './service-parts.ts';
import { createWebhookSender } from './services/webhooks/send-webhook.ts';
import { createWebhookDelivery } from './workers/deliver-webhooks.ts';
import { createVideoHandler } from './workers/generate-video.ts';
import { observeTasks } from './workers/observe-tasks.ts';
import { createSweep } from './workers/sweep.ts';

export const createWorkerParts = (
  deps: BaseParts & {
    engineParts: EngineParts;
    services: ServiceParts;
    sweepEveryMs?: number | undefined;
  },
) => {
  const { config, store, services, clock } = deps;
  const { media, safeFetch, routed } = deps.engineParts;
  const handleVideo = createVideoHandler({
    ...deps,
    ...services,
    notifications: store.notifications,
    engine: routed.engines.video,
    routePrices: routed.routePrices,
    media,
    safeFetch,
  });
  const webhookDelivery = createWebhookDelivery({
    ...deps,
    ...store.webhooks,
    notifications: store.notifications,
    send: createWebhookSender({ safeFetch, clock }),
  });
  const sweep = createSweep({
    ...deps,
    ...services,
    webhooks: webhookDelivery,
    characters: services.characterStore,
    ...(deps.sweepEveryMs !== undefined && { everyMs: deps.sweepEveryMs }),
    retentionDays: config.retentionDays,
    retentionGigabytes: config.retentionGigabytes,
  });
  return { handleVideo: observeTasks(handleVideo, clock), webhookDelivery, sweep };
};
