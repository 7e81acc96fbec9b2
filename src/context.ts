/** Constructs and connects all parts of the service. A test may pass its own engines and clock. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createCluster } from './cluster.ts';
import type { Config } from './config/config.ts';
import { createConsoleParts } from './console-parts.ts';
import { createCharacters } from './db/characters.ts';
import { createHolds } from './db/holds.ts';
import { createIdempotency } from './db/idempotency.ts';
import { createNewTasks } from './db/postgres/new-tasks.ts';
import { createReadiness } from './db/readiness.ts';
import { createSpokenReplies } from './db/spoken-replies.ts';
import { createTaskChangeQueries } from './db/task-change-queries.ts';
import { createVideoTasks } from './db/video-tasks.ts';
import { createModelCatalogue, type Model } from './domain/models.ts';
import { priceRange, servedBy, upstreamVideos } from './domain/route.ts';
import type { Engines } from './engines/engine.ts';
import { createEngineSelfTest } from './engines/local/engine-self-test.ts';
import { createLocalEngines } from './engines/local/local-engines.ts';
import { createMedia } from './engines/media/media.ts';
import { createRoutedEngines } from './engines/routing/routed-engines.ts';
import { createRoutedEnhancer } from './engines/routing/routed-enhancer.ts';
import { transcribeWith } from './engines/upstream/transcribe-with.ts';
import { translatorBehindChat } from './engines/upstream/translate-with.ts';
import { createRouteEngines } from './engines/upstream/upstream-routes.ts';
import { createLinks } from './http/links.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { hasRoom } from './lib/files/disk-space.ts';
import { makePrivateFolder } from './lib/files/private-files.ts';
import { createLogger, type Logger } from './lib/logger.ts';
import { createSafeFetch } from './lib/safe-fetch.ts';
import { localEngineOptions } from './local-engine-options.ts';
import { createObservability } from './observability.ts';
import { createTableQueue } from './queue/table-queue.ts';
import { createAccess } from './services/access.ts';
import { createAccountLimits } from './services/account-limits.ts';
import { createAudio } from './services/audio.ts';
import { createBilling } from './services/billing.ts';
import { createCharacterService } from './services/characters.ts';
import { createChat } from './services/chat.ts';
import { createContentPolicy } from './services/content-policy.ts';
import { createDecodedAudio } from './services/decoded-audio.ts';
import { createIdempotencyGuard } from './services/idempotency.ts';
import { createTaskChangePublisher } from './services/publish-task-change.ts';
import { createRateLimiter } from './services/rate-limiter.ts';
import { createTaskChangeStream } from './services/task-change-stream.ts';
import { createVideoOrders } from './services/video-orders.ts';
import { createVideoOutcome } from './services/video-outcome.ts';
import { createVideos } from './services/videos.ts';
import { createWebhookSender } from './services/webhooks/send-webhook.ts';
import { createWebhookEvents } from './services/webhooks/webhook-events.ts';
import { openStorage } from './storage/open-storage.ts';
import { createSignedLinks } from './storage/signed-links.ts';
import { openStore } from './store.ts';
import { createWebhookDelivery } from './workers/deliver-webhooks.ts';
import { createVideoHandler } from './workers/generate-video.ts';
import { observeTasks } from './workers/observe-tasks.ts';
import { createSweep } from './workers/sweep.ts';

const linkSecretSetting = 'link_secret';

export type Overrides = {
  clock?: Clock;
  logger?: Logger;
  engines?: Partial<Engines>;
  leaseMs?: number;
  sweepEveryMs?: number;
  /** The fetch function of provider packages. */
  providerFetch?: typeof globalThis.fetch;
};

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it joins all parts, in the order in which they need each other.
export const createContext = async (config: Config, version: string, overrides: Overrides = {}) => {
  const clock = overrides.clock ?? systemClock;
  const logger = overrides.logger ?? createLogger(config.logLevel);
  const store = await openStore(config, clock, (sentence) => logger.warn(sentence));
  const { db, settings, accounts, apiKeys, ledger, notifications } = store;
  const readiness = createReadiness(db);
  const tasks = createVideoTasks(db, clock, notifications);
  const characterStore = createCharacters(db);
  const models = createModelCatalogue(config.prices, config.modelAliases);
  makePrivateFolder(join(config.dataDir, 'tmp'));
  const storage = await openStorage({ ...config, clock }).catch(async (error) => {
    await store.close();
    throw error;
  });
  const { blobs } = storage;
  const secret = await settings.getOrInsert(linkSecretSetting, randomBytes(32).toString('hex'));
  const signedLinks = createSignedLinks({
    secret: Buffer.from(secret, 'hex'),
    ttlSeconds: config.linkTtlHours * 3600,
    clock,
  });

  const cores = availableParallelism();
  const media = createMedia({
    processes: Math.max(2, cores),
    fitters: { processes: Math.max(1, Math.floor(cores / 2)), threads: Math.min(2, cores) },
    idleMs: 300_000,
    logger,
  });
  const local = await createLocalEngines(localEngineOptions(config, logger));
  const localEngines = { ...local, ...overrides.engines };
  const safeFetch = createSafeFetch({
    allowPrivate: config.allowPrivateUrls,
    userAgent: `Kinora/${version}`,
  });
  const concurrency = config.videoConcurrency + upstreamVideos(config.routing, models.list());
  const cluster = createCluster({ ...store, config, version, concurrency, tasks, settings, clock, logger });
  const scratchDir = cluster?.scratch.path ?? join(config.dataDir, 'tmp');
  const routed = createRoutedEngines({
    upstreamQuotas: cluster?.upstreamQuotas,
    routing: config.routing,
    models,
    local: localEngines,
    conformVideo: media.conformVideo,
    localVideos: config.videoConcurrency,
    clock,
    logger,
    createRouteEngine: createRouteEngines({
      safeFetch,
      probe: (path, signal) => media.probeVideo(path, { signal }),
      decodeSpeech: (path, pcmPath, call) =>
        media.decodeAudio(path, pcmPath, { maxSeconds: 3600, sampleRate: 24_000, ...call }),
      scratchDir,
      userAgent: `Kinora/${version}`,
      ...(overrides.providerFetch && { providerFetch: overrides.providerFetch }),
      translate: translatorBehindChat(config.routing, () => routed.engines.chat),
      transcribe: (recording, call) => transcribeWith(routed.engines.transcription, recording, call),
    }),
  });
  const { engines, quotes } = routed;

  const hasRoomLeft = () => hasRoom([config.dataDir, ...storage.folders]);
  const queue = createTableQueue({
    tasks,
    settings,
    clock,
    logger,
    concurrency,
    limit: config.queueLimit,
    taskTimeoutMs: config.taskTimeoutSeconds * 1000,
    hasRoom: hasRoomLeft,
    slots: routed.videoSlots,
    soleWorker: !cluster,
    ...(cluster && { readFigures: cluster.readFigures }),
    ...(config.workerModels && { models: config.workerModels }),
    ...(overrides.leaseMs !== undefined && { leaseMs: overrides.leaseMs }),
  });
  notifications.subscribe('new_work', () => queue.wake());
  routed.videoSlots.setOnFreed(() => queue.wake());
  notifications.subscribe('task_deleted', (id) => id !== undefined && queue.cancel(id));
  const changes = createTaskChangePublisher(notifications);
  const policy = createContentPolicy(config.blockedTerms);
  const idempotency = createIdempotencyGuard({ idempotency: createIdempotency(db), clock });
  const billing = createBilling({
    ledger,
    holds: createHolds({ db, ledger, clock, nodeId: cluster?.nodeId ?? null }),
    clock,
  });
  const outcome = createVideoOutcome({
    db,
    tasks,
    billing,
    changes,
    webhooks: createWebhookEvents({ ...store.webhooks, notifications, clock }),
    clock,
  });
  const log = createTaskChangeQueries(db);
  const feed = createTaskChangeStream({ log, changes, clock, logger });
  const videos = createVideos({ tasks, outcome, changes, feed, log, queue, blobs });
  const videoOrders = createVideoOrders({
    db,
    newTasks: createNewTasks(db, clock),
    notifications,
    enhancePrompt: createRoutedEnhancer({
      routing: config.routing,
      chat: engines.chat,
      rules: local.enhancePrompt,
      logger,
    }),
    videos,
    tasks,
    models,
    billing,
    idempotency,
    policy,
    queue,
    blobs,
    media,
    quotes,
    clock,
  });
  const rateLimiter = createRateLimiter({ clock, defaultRequestsPerMinute: config.defaultRequestsPerMinute });
  const limits = createAccountLimits();
  const characters = createCharacterService({
    db,
    limits,
    characters: characterStore,
    blobs,
    media,
    safeFetch,
    idempotency,
    clock,
  });
  const decoded = createDecodedAudio();
  const audio = createAudio({ engines, media, billing, policy, quotes, decoded });
  const spokenReplies = createSpokenReplies(db, clock);
  const chat = createChat({ engines, media, billing, policy, quotes, decoded, spokenReplies });
  const handleVideo = createVideoHandler({
    tasks,
    characterStore,
    characters,
    models,
    engine: engines.video,
    quotes,
    media,
    blobs,
    safeFetch,
    outcome,
    changes,
    clock,
    logger,
    scratchDir,
  });
  const webhookDelivery = createWebhookDelivery({
    ...store.webhooks,
    notifications,
    send: createWebhookSender({ safeFetch, clock }),
    clock,
    logger,
  });
  const sweep = createSweep({
    cluster,
    webhooks: webhookDelivery,
    characters: characterStore,
    blobs,
    spokenReplies,
    ...(overrides.sweepEveryMs !== undefined && { everyMs: overrides.sweepEveryMs }),
    tasks,
    outcome,
    videos,
    billing,
    idempotency,
    clock,
    logger,
    retentionDays: config.retentionDays,
    retentionGigabytes: config.retentionGigabytes,
  });

  const access = createAccess({ apiKeys, models, notifications, clock });
  const consoleParts = await createConsoleParts({
    config,
    store,
    settings,
    tasks,
    videos,
    outcome,
    changes,
    queue,
    models,
    access,
    local,
    selfTest: createEngineSelfTest({ engines: localEngines, media, folder: scratchDir }),
    media,
    routed,
    clock,
    logger,
  });
  consoleParts.prices.start();

  let leaving = false;
  let draining = false;
  let listeningAt = `${config.host}:${config.port}`;

  return {
    ...store,
    accounts,
    tasks,
    queue,
    blobs,
    media,
    sweep,
    billing,
    webhookDelivery,
    observability: createObservability({ config, db, tasks, routed, clock }),
    handleVideo: observeTasks(handleVideo, clock),
    logger,
    startLeaving: () => {
      leaving = true;
    },
    startDraining: () => {
      draining = true;
      feed.close();
    },
    setListeningAt: (host: string) => {
      listeningAt = host;
    },
    appDeps: {
      access,
      ...consoleParts.appDeps,
      publicUrl: config.publicUrl,
      rateLimiter: cluster?.rateLimiter ?? rateLimiter,
      addressLimiter: rateLimiter,
      limits,
      models,
      servedBy: (modelId: string) => servedBy(config.routing, modelId),
      priceRange: (model: Model) => priceRange(config.routing, model),
      billing,
      videos,
      videoOrders,
      characters,
      audio,
      chat,
      idempotency,
      blobs,
      presignsLinks: config.storageLinks === 'presigned',
      signedLinks,
      links: createLinks({ publicUrl: config.publicUrl, fallbackHost: () => listeningAt, signedLinks }),
      clock,
      logger,
      version,
      scratchDir,
      uploads: { idleMs: config.uploadIdleSeconds * 1000, totalMs: config.uploadTimeoutSeconds * 1000 },
      trustProxy: config.trustProxy,
      restrictedResources: config.restrictedResources,
      expiresAt: (completedAt: number) =>
        config.retentionDays === 0 ? null : completedAt + config.retentionDays * 86_400,
      isLeaving: () => leaving,
      isDraining: () => draining,
      ping: () => readiness.require(),
      warnings: () => cluster?.membership.warnings() ?? [],
      hasRoom: hasRoomLeft,
    },
    cluster,
    /** `within` limits how long each step may take. */
    async close(
      within: (name: string, work: Promise<unknown> | undefined) => Promise<unknown> = (_, work) =>
        Promise.resolve(work),
    ): Promise<void> {
      await within('the cluster', cluster?.stop());
      consoleParts.prices.stop();
      await within('engines', Promise.all([media.close(), local.close(), routed.close()]));
      await within('the storage', blobs.close());
      await within('the readiness check', readiness.close());
      await within('the database', store.close());
      cluster?.scratch.release();
    },
  };
};
export type Context = Awaited<ReturnType<typeof createContext>>;
