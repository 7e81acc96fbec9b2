/** Constructs and connects all parts of the service. A test may pass its own engines and clock. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BaseParts } from './base-parts.ts';
import { createCluster } from './cluster.ts';
import type { Config } from './config/config.ts';
import { type ConsoleParts, createConsoleParts } from './console-parts.ts';
import { createReadiness } from './db/readiness.ts';
import { createVideoTasks } from './db/video-tasks.ts';
import { createModelCatalogue, type Model } from './domain/models.ts';
import { priceRange, servedBy, upstreamVideos } from './domain/route.ts';
import { createEngineParts } from './engine-parts.ts';
import type { Engines } from './engines/engine.ts';
import { createEngineSelfTest } from './engines/local/engine-self-test.ts';
import { createLinks } from './http/links.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { hasDiskSpace } from './lib/files/disk-space.ts';
import { makePrivateFolder } from './lib/files/private-files.ts';
import { createLogger, type Logger } from './lib/logger.ts';
import { createObservability } from './observability.ts';
import { createTableQueue } from './queue/table-queue.ts';
import { createServiceParts, type ServiceParts } from './service-parts.ts';
import { createRateLimiter } from './services/rate-limiter.ts';
import { openStorage } from './storage/open-storage.ts';
import { createSignedLinks, type SignedLinks } from './storage/signed-links.ts';
import { openStore, type Store } from './store.ts';
import { createWorkerParts } from './worker-parts.ts';

const linkSecretSetting = 'link_secret';

type Within = (name: string, work: Promise<unknown> | undefined) => Promise<unknown>;

export type Overrides = {
  clock?: Clock;
  logger?: Logger;
  engines?: Partial<Engines>;
  leaseMs?: number;
  sweepEveryMs?: number;
  /** The fetch function of provider packages. */
  providerFetch?: typeof globalThis.fetch;
};

export const createContext = async (config: Config, version: string, overrides: Overrides = {}) => {
  const { clock = systemClock, logger = createLogger(config.logLevel) } = overrides;
  const store = await openStore(config, clock, (sentence) => logger.warn(sentence));
  const { db, settings, notifications } = store;
  const readiness = createReadiness(db);
  const tasks = createVideoTasks(db, clock, notifications);
  const models = createModelCatalogue(config.prices, config.modelAliases);
  makePrivateFolder(join(config.dataDir, 'tmp'));
  const storage = await openStorage({ ...config, clock }).catch(async (error) => {
    await store.close();
    throw error;
  });
  const { blobs } = storage;
  const signedLinks = await openSignedLinks(config, store, clock);
  const upstream = upstreamVideos(config.routing, models.list());
  const concurrency = config.videoConcurrency + upstream.own + upstream.shared;
  const cluster = createCluster({ ...store, config, version, upstream, tasks, settings, clock, logger });
  const scratchDir = cluster?.scratch.path ?? join(config.dataDir, 'tmp');
  const base: BaseParts = {
    config,
    version,
    store,
    tasks,
    models,
    blobs,
    cluster,
    scratchDir,
    clock,
    logger,
  };
  const { engines, providerFetch, leaseMs, sweepEveryMs } = overrides;
  const engineParts = await createEngineParts({ ...base, engines, providerFetch });
  const { media, localEngines, routed } = engineParts;
  const hasFreeSpace = () => hasDiskSpace([config.dataDir, ...storage.folders]);
  const queue = createTableQueue({
    tasks,
    settings,
    clock,
    logger,
    concurrency,
    limit: config.queueLimit,
    taskTimeoutMs: config.taskTimeoutSeconds * 1000,
    hasDiskSpace: hasFreeSpace,
    slots: routed.videoSlots,
    soleWorker: !cluster,
    ...(cluster && { readStats: cluster.readStats }),
    ...(config.workerModels && { models: config.workerModels }),
    ...(leaseMs !== undefined && { leaseMs }),
  });
  notifications.subscribe('new_work', queue.wake);
  routed.videoSlots.setOnFreed(queue.wake);
  notifications.subscribe('task_deleted', (id) => id !== undefined && queue.cancel(id));
  const services = createServiceParts({ ...base, queue, engineParts });
  const workers = createWorkerParts({ ...base, engineParts, services, sweepEveryMs });
  const selfTest = createEngineSelfTest({ engines: localEngines, media, folder: scratchDir });
  const consoleParts = await createConsoleParts({ ...base, ...services, ...engineParts, queue, selfTest });
  consoleParts.prices.start();
  const lifecycle = createLifecycle(`${config.host}:${config.port}`, () => services.changeStream.close());
  const health = { ping: () => readiness.require(), hasDiskSpace: hasFreeSpace };

  return {
    ...store,
    ...workers,
    tasks,
    queue,
    blobs,
    media,
    billing: services.billing,
    observability: createObservability({ config, db, tasks, routed, clock }),
    logger,
    ...lifecycle.start,
    appDeps: { ...appDepsOf({ ...base, services, consoleParts, signedLinks, lifecycle }), ...health },
    cluster,
    /** `within` limits how long each step may take. */
    async close(within: Within = async (_, work) => work): Promise<void> {
      await within('the cluster', cluster?.stop());
      consoleParts.prices.stop();
      await within('engines', engineParts.close());
      await within('the storage', blobs.close());
      await within('the readiness check', readiness.close());
      await within('the database', store.close());
      cluster?.scratch.release();
    },
  };
};

const openSignedLinks = async (config: Config, { settings }: Store, clock: Clock): Promise<SignedLinks> => {
  const secret = await settings.getOrInsert(linkSecretSetting, randomBytes(32).toString('hex'));
  return createSignedLinks({
    secret: Buffer.from(secret, 'hex'),
    ttlSeconds: config.linkTtlHours * 3600,
    clock,
  });
};

type Lifecycle = ReturnType<typeof createLifecycle>;

/** The state of the process that requests need to know: whether it is stopping, and where it listens. */
const createLifecycle = (configuredHost: string, onDraining: () => void) => {
  let isShuttingDown = false;
  let isDraining = false;
  let listeningAt = configuredHost;
  return {
    isShuttingDown: () => isShuttingDown,
    isDraining: () => isDraining,
    listeningAt: () => listeningAt,
    start: {
      /** A signal arrived: /readyz fails, requests are still served. */
      startShutdown: () => {
        isShuttingDown = true;
      },
      /** No new work is accepted. */
      startDraining: () => {
        isDraining = true;
        onDraining();
      },
      setListeningAt: (host: string) => {
        listeningAt = host;
      },
    },
  };
};

/** The dependencies of the HTTP layer. */
const appDepsOf = (
  deps: BaseParts & {
    services: ServiceParts;
    consoleParts: ConsoleParts;
    signedLinks: SignedLinks;
    lifecycle: Lifecycle;
  },
) => {
  const { config, models, cluster, clock, signedLinks, lifecycle } = deps;
  const rateLimiter = createRateLimiter({ clock, defaultRequestsPerMinute: config.defaultRequestsPerMinute });
  return {
    ...deps.services,
    ...deps.consoleParts.appDeps,
    publicUrl: config.publicUrl,
    rateLimiter: cluster?.rateLimiter ?? rateLimiter,
    addressLimiter: rateLimiter,
    models,
    servedBy: (modelId: string) => servedBy(config.routing, modelId),
    priceRange: (model: Model) => priceRange(config.routing, model),
    blobs: deps.blobs,
    presignsLinks: config.storageLinks === 'presigned',
    signedLinks,
    links: createLinks({ publicUrl: config.publicUrl, fallbackHost: lifecycle.listeningAt, signedLinks }),
    clock,
    logger: deps.logger,
    version: deps.version,
    scratchDir: deps.scratchDir,
    uploads: { idleMs: config.uploadIdleSeconds * 1000, totalMs: config.uploadTimeoutSeconds * 1000 },
    trustProxy: config.trustProxy,
    restrictedResources: config.restrictedResources,
    expiresAt: (completedAt: number) =>
      config.retentionDays === 0 ? null : completedAt + config.retentionDays * 86_400,
    isShuttingDown: lifecycle.isShuttingDown,
    isDraining: lifecycle.isDraining,
    warnings: () => cluster?.membership.warnings() ?? [],
  };
};
