/** Constructs and connects all parts of the service, in order. A test may pass its own engines and clock. */
import { randomBytes } from 'node:crypto';
import { createCluster } from './cluster.ts';
import type { Config } from './config/config.ts';
import { createReadiness } from './db/readiness.ts';
import { linkSecretSetting } from './db/settings.ts';
import { createVideoTasks } from './db/video-tasks.ts';
import { createModelCatalogue } from './domain/models.ts';
import { createUpstreamVideos } from './domain/route.ts';
import type { Engines } from './engines/engine.ts';
import { createEngineSelfTest } from './engines/local/engine-self-test.ts';
import type { ExpectedCall } from './engines/local/local-engines.ts';
import type { Media } from './engines/media/media.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { hasDiskSpace as hasSpaceIn } from './lib/files/disk-space.ts';
import { makePrivateFolder } from './lib/files/private-files.ts';
import { scratchFolderOf } from './lib/files/scratch-folder.ts';
import { createLogger, type Logger } from './lib/logger.ts';
import { createInstallationMark } from './storage/installation-mark.ts';
import { openStorage } from './storage/open-storage.ts';
import { createSignedLinks, type SignedLinks } from './storage/signed-links.ts';
import { openStore, type Store } from './store.ts';
import { wireConsole } from './wiring/console.ts';
import { wireEngines } from './wiring/engines.ts';
import type { Foundation } from './wiring/foundation.ts';
import { wireHttp } from './wiring/http.ts';
import { createLifecycle } from './wiring/lifecycle.ts';
import { createMetricsEndpoint } from './wiring/metrics.ts';
import { wireQueue } from './wiring/queue.ts';
import { wireServices } from './wiring/services.ts';
import { wireWorkers } from './wiring/workers.ts';

type Within = (name: string, work: Promise<unknown> | undefined) => Promise<unknown>;

export type Overrides = {
  clock?: Clock;
  logger?: Logger;
  engines?: Partial<Engines>;
  /** Processes that several services of a test share; they stay when one is closed. */
  media?: Media;
  leaseMs?: number;
  sweepEveryMs?: number;
  /** The fetch function of provider packages. */
  providerFetch?: typeof globalThis.fetch;
  /** Loaded while the rest is constructed. */
  expects?: ExpectedCall | undefined;
};

export const createContext = async (config: Config, version: string, overrides: Overrides = {}) => {
  const { clock = systemClock, logger = createLogger(config.logLevel) } = overrides;
  const store = await openStore(config, clock, (sentence) => logger.warn(sentence));
  const { db, settings, notifications } = store;
  const readiness = createReadiness(db);
  const tasks = createVideoTasks(db, clock, notifications);
  const models = createModelCatalogue(config.prices, config.modelAliases);
  makePrivateFolder(scratchFolderOf(config.dataDir));
  const { storageUrl, dataDir } = config;
  const storage = await openStorage({ storageUrl, dataDir, clock }).catch(async (error) => {
    await store.close();
    throw error;
  });
  const { blobs } = storage;
  const signedLinks = await openSignedLinks(config, store, clock);
  // Of the config file until the engines are there.
  let routing = () => config.routing;
  const upstream = createUpstreamVideos(() => routing(), models.list());
  const concurrency = () => {
    const { own, shared } = upstream();
    return config.videoConcurrency + own + shared;
  };
  const cluster = createCluster({
    config,
    version,
    upstream,
    db,
    tasks,
    settings,
    notifications,
    clock,
    logger,
  });
  const scratchDir = cluster?.scratch.path ?? scratchFolderOf(dataDir);
  const foundation: Foundation = {
    config,
    version,
    store,
    tasks,
    models,
    blobs,
    installationMark: createInstallationMark(blobs),
    cluster,
    scratchDir,
    clock,
    logger,
  };
  const engines = await wireEngines(foundation, {
    engines: overrides.engines,
    media: overrides.media,
    providerFetch: overrides.providerFetch,
  });
  if (overrides.expects) engines.preload(overrides.expects);
  const { media, localEngines, routed } = engines;
  routing = routed.routing;
  const hasDiskSpace = () => hasSpaceIn([dataDir, ...storage.folders]);
  const queue = wireQueue(foundation, engines, { concurrency, hasDiskSpace, leaseMs: overrides.leaseMs });
  const services = wireServices(foundation, queue, engines);
  const workers = wireWorkers(foundation, engines, services, overrides.sweepEveryMs);
  const selfTest = createEngineSelfTest({ engines: localEngines, media, folder: scratchDir });
  const console = await wireConsole(foundation, queue, engines, services, selfTest);
  console.prices.start();
  console.storedRouting.start();
  console.routePauses.start();
  const lifecycle = createLifecycle(`${config.host}:${config.port}`, () => services.changeStream.close());
  const ping = () => readiness.require();

  return {
    store,
    tasks,
    queue,
    blobs,
    media,
    workers,
    billing: services.billing,
    metrics: createMetricsEndpoint({ config, db, tasks, routed, clock }),
    logger,
    lifecycle,
    appDeps: wireHttp(foundation, engines, services, console.appDeps, {
      signedLinks,
      lifecycle,
      ping,
      hasDiskSpace,
    }),
    cluster,
    /** `within` limits how long each step may take. */
    async close(within: Within = async (_, work) => work): Promise<void> {
      await within('the cluster', cluster?.stop());
      console.prices.stop();
      console.storedRouting.stop();
      console.routePauses.stop();
      await within('the installation of models', console.appDeps.modelInstaller.close());
      await within('the request log', services.requestLog.stop());
      await within('engines', engines.close());
      // Of responses that were cut off.
      await within('holds of responses', services.billing.whenHoldsEnded());
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
