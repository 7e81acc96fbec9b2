/** Constructs the background work: making videos, delivering webhooks, the sweep. */

import { createRecentFailures } from '../db/console/recent-failures.ts';
import { createSurplusRows } from '../db/kept/surplus-rows.ts';
import { createLedgerTotals } from '../db/money/ledger-totals.ts';
import { createStorageRounds, installationIdOf } from '../db/settings.ts';
import { fromCredits } from '../domain/money.ts';
import { createAlerts } from '../services/webhooks/alerts.ts';
import { createWebhookSender } from '../services/webhooks/send-webhook.ts';
import { createWebhookDelivery } from '../workers/deliver-webhooks.ts';
import { createVideoHandler } from '../workers/generate-video.ts';
import { observeTasks } from '../workers/observe-tasks.ts';
import { createSweep } from '../workers/sweep.ts';
import type { EngineWiring } from './engines.ts';
import type { Foundation } from './foundation.ts';
import type { ServiceWiring } from './services.ts';

const leastKeptFailed = 1_000;

export const wireWorkers = (
  { config, store, tasks, models, blobs, installationMark, cluster, scratchDir, clock, logger }: Foundation,
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
    installationMark,
    installationId: () => installationIdOf(store.settings),
    storageRounds: createStorageRounds(store.db, store.settings),
    surplus: createSurplusRows(store.db),
    mostFailedVideos: Math.max(leastKeptFailed, Math.ceil(config.queueLimit / 2)),
    videos: services.videos,
    models,
    outcome,
    billing: services.billing,
    idempotency: services.idempotency,
    webhooks: webhookDelivery,
    cluster,
    spokenReplies: services.spokenReplies,
    requestLog: services.requestLog,
    alerts: createAlerts({
      db: store.db,
      accounts: store.accounts,
      endpoints: store.webhooks.endpoints,
      deliveries: store.webhooks.deliveries,
      ledgerTotals: createLedgerTotals({ db: store.db, settings: store.settings, clock }),
      recentFailures: createRecentFailures(store.db),
      notifications,
      limits: {
        spend: config.alertSpendCredits === null ? null : fromCredits(config.alertSpendCredits),
        failures: config.alertFailures,
      },
      clock,
    }),
    clock,
    logger,
    everyMs: sweepEveryMs,
    retentionDays: config.retentionDays,
    retentionGigabytes: config.retentionGigabytes,
  });
  return { handleVideo: observeTasks(handleVideo, clock), webhookDelivery, sweep };
};
