/** The dependencies of the HTTP layer, each named. */
import type { Model } from '../domain/models.ts';
import { priceRange, servedBy } from '../domain/route.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { createLinks } from '../http/links.ts';
import { createRateLimiter } from '../services/rate-limiter.ts';
import type { SignedLinks } from '../storage/signed-links.ts';
import type { ConsoleWiring } from './console.ts';
import type { EngineWiring } from './engines.ts';
import type { Foundation } from './foundation.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { ServiceWiring } from './services.ts';

export const wireHttp = (
  { config, models, blobs, cluster, scratchDir, version, clock, logger }: Foundation,
  { routed }: EngineWiring,
  services: ServiceWiring,
  console: ConsoleWiring['appDeps'],
  process: {
    signedLinks: SignedLinks;
    lifecycle: Lifecycle;
    ping: () => Promise<void>;
    hasDiskSpace: () => Promise<boolean>;
  },
): AppDeps => {
  const { lifecycle, signedLinks } = process;
  const rateLimiter = createRateLimiter({ clock, defaultRequestsPerMinute: config.defaultRequestsPerMinute });
  return {
    consoleAccess: console.consoleAccess,
    accountAdmin: console.accountAdmin,
    library: console.library,
    labels: console.labels,
    ledgerView: console.ledgerView,
    auditLog: console.auditLog,
    routePauses: console.routePauses,
    routingAdmin: console.routingAdmin,
    webhookAdmin: console.webhookAdmin,
    sendWebhook: console.sendWebhook,
    modelInstaller: console.modelInstaller,
    prices: console.prices,
    taskAdmin: console.taskAdmin,
    overview: console.overview,
    requestStats: console.requestStats,
    requestLog: services.requestLog,
    vouchers: services.vouchers,
    payments: services.payments,
    paymentUrl: config.paymentUrl,
    checkRoute: console.checkRoute,
    settingsInForce: console.settingsInForce,
    roles: console.roles,
    databaseKind: console.databaseKind,
    loadConsole: console.loadConsole,
    publicUrl: config.publicUrl,
    access: services.access,
    rateLimiter: cluster?.rateLimiter ?? rateLimiter,
    addressLimiter: rateLimiter,
    limits: services.limits,
    oneAtATime: services.oneAtATime,
    models,
    servedBy: (modelId: string) => servedBy(routed.routing(), modelId),
    neededForGeneralQuestions: console.neededForGeneralQuestions,
    priceRange: (model: Model) => priceRange(routed.routing(), model),
    fundsCheck: services.fundsCheck,
    videos: services.videos,
    videoCreation: services.videoCreation,
    readPrompt: console.readPrompt,
    cutVideo: console.cutVideo,
    readPicture: console.readPicture,
    voiceSample: console.voiceSample,
    characters: services.characters,
    audio: services.audio,
    chat: services.chat,
    idempotency: services.idempotency,
    spokenReplies: services.spokenReplies,
    blobs,
    presignsLinks: config.storageLinks === 'presigned',
    signedLinks,
    links: createLinks({ publicUrl: config.publicUrl, fallbackHost: lifecycle.listeningAt, signedLinks }),
    clock,
    logger,
    version,
    scratchDir,
    uploads: { idleMs: config.uploadIdleSeconds * 1000, totalMs: config.uploadTimeoutSeconds * 1000 },
    trustProxy: config.trustProxy,
    restrictedResources: config.restrictedResources,
    expiresAt: (completedAt: number) =>
      config.retentionDays === 0 ? null : completedAt + config.retentionDays * 86_400,
    isShuttingDown: lifecycle.isShuttingDown,
    isDraining: lifecycle.isDraining,
    warnings: () => cluster?.membership.warnings() ?? [],
    ping: process.ping,
    hasDiskSpace: process.hasDiskSpace,
  };
};
