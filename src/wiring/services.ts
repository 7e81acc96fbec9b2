/** Constructs the services: the operations of the API on top of database, queue, storage and engines. */

import { createCharacters } from '../db/characters.ts';
import { createRequestLogRows } from '../db/console/request-log.ts';
import { createHolds } from '../db/holds.ts';
import { createIdempotency } from '../db/idempotency.ts';
import { createNewTasks } from '../db/queue/new-tasks.ts';
import { createSpokenReplies } from '../db/spoken-replies.ts';
import { createTaskChangeQueries } from '../db/task-change-queries.ts';
import { isVideoModel, type Model, type ModelCatalogue } from '../domain/models.ts';
import { videoPrice } from '../domain/money.ts';
import { priceRange } from '../domain/route.ts';
import type { VideoTask } from '../domain/video-task.ts';
import type { RoutePrices } from '../engines/routing/route-prices.ts';
import { createRoutedEnhancer } from '../engines/routing/routed-enhancer.ts';
import { createKeyedMutex } from '../lib/keyed-mutex.ts';
import type { TaskQueue } from '../queue/queue.ts';
import { createAccountLimits } from '../services/account-limits.ts';
import { createAccess } from '../services/api-key-access.ts';
import { createAudio } from '../services/audio.ts';
import { type Billing, createBilling } from '../services/billing.ts';
import { createCharacterService } from '../services/characters.ts';
import { createChat } from '../services/chat.ts';
import { createPaidChat } from '../services/chat-money/paid-chat.ts';
import { createReplySounds } from '../services/chat-money/reply-sounds.ts';
import { createRequestLog } from '../services/console/request-log.ts';
import { type ContentPolicy, createContentPolicy } from '../services/content-policy.ts';
import { createDecodedAudio } from '../services/decoded-audio.ts';
import { createIdempotencyGuard } from '../services/idempotency.ts';
import { createFundsCheck } from '../services/require-any-funds.ts';
import { createTaskChangeStream } from '../services/task-change-stream.ts';
import { createVideoCreation } from '../services/video-creation.ts';
import { createVideoOutcome } from '../services/video-outcome.ts';
import { createVideos } from '../services/videos.ts';
import { createWebhookEvents } from '../services/webhooks/webhook-events.ts';
import type { EngineWiring } from './engines.ts';
import type { Foundation } from './foundation.ts';
import { wireSelfService } from './self-service.ts';

export type ServiceWiring = ReturnType<typeof wireServices>;

const createPriceOfBegun =
  (models: ModelCatalogue, routePrices: RoutePrices) =>
  (task: VideoTask): number => {
    const model = models.find(task.model);
    // One that is retired is charged what was held.
    return model && isVideoModel(model)
      ? videoPrice(routePrices.atPriceOfRoute(model, task.route), task)
      : task.held;
  };

/** The engines that hear and speak. */
const wireSpoken = (
  { store, blobs, clock }: Pick<Foundation, 'store' | 'blobs' | 'clock'>,
  { media, routed }: Pick<EngineWiring, 'media' | 'routed'>,
  { billing, policy }: { billing: Billing; policy: ContentPolicy },
) => {
  const { engines, routePrices } = routed;
  const decoded = createDecodedAudio();
  const spokenReplies = createReplySounds({ rows: createSpokenReplies(store.db, clock), blobs });
  const audio = createAudio({ engines, media, billing, policy, routePrices, decoded });
  const chat = createChat({ engines, media, billing, policy, routePrices, decoded, spokenReplies });
  return { audio, chat, spokenReplies };
};

export const wireServices = (
  { config, store, tasks, models, blobs, cluster, clock, logger }: Foundation,
  queue: TaskQueue,
  { media, local, safeFetch, routed }: EngineWiring,
) => {
  const { db, apiKeys, ledger, notifications } = store;
  const { engines, routePrices } = routed;
  const policy = createContentPolicy(config.blockedTerms);
  const storedResponses = createIdempotency(db);
  // A repeat may come to another process, and is known by the time at which the first one came.
  const sharedClock = cluster?.clock ?? clock;
  const idempotency = createIdempotencyGuard({ idempotency: storedResponses, clock: sharedClock, cluster });
  const holds = createHolds({ db, ledger, clock, nodeId: cluster?.nodeId ?? null });
  const billing = createBilling({ ledger, holds, clock });
  const fundsCheck = createFundsCheck({
    billing,
    models,
    priceRange: (model: Model) => priceRange(routed.routing(), model),
  });
  const { endpoints, deliveries } = store.webhooks;
  const webhooks = createWebhookEvents({ endpoints, deliveries, notifications, clock });
  const priceOfBegun = createPriceOfBegun(models, routePrices);
  const outcome = createVideoOutcome({
    db,
    tasks,
    billing,
    notifications,
    webhooks,
    priceOfBegun,
    blobs,
    queue,
    clock,
  });
  const changeQueries = createTaskChangeQueries(db);
  const changeStream = createTaskChangeStream({ queries: changeQueries, notifications, clock, logger });
  const oneAtATime = createKeyedMutex();
  const videos = createVideos({
    tasks,
    outcome,
    notifications,
    changeStream,
    changeQueries,
    queue,
    blobs,
    oneAtATime,
  });
  const paidChat = createPaidChat({ engines, models, billing, routePrices });
  const rules = local.enhancePrompt;
  const enhancer = createRoutedEnhancer({ routing: routed.routing, rules, paidChat, logger });
  const newTasks = createNewTasks(db, { ledger, tasks, idempotency: storedResponses, clock: sharedClock });
  const limits = createAccountLimits();
  const videoCreation = createVideoCreation({
    newTasks,
    notifications,
    billing,
    queue,
    blobs,
    videos,
    models,
    idempotency,
    policy,
    media,
    routePrices,
    limits,
    enhancer,
    clock,
  });
  const characterStore = createCharacters(db);
  const characters = createCharacterService({
    db,
    limits,
    characters: characterStore,
    blobs,
    media,
    safeFetch,
    fundsCheck,
    idempotency,
    clock,
  });
  const spoken = wireSpoken({ store, blobs, clock }, { media, routed }, { billing, policy });
  const access = createAccess({ apiKeys, models, notifications, clock });
  const requestLog = createRequestLog({
    rows: createRequestLogRows(db),
    oneAtATime,
    days: config.requestLogDays,
    maxRows: config.requestLogRows,
    clock,
    logger,
  });
  return {
    ...wireSelfService({ config, store, clock, logger }),
    ...spoken,
    access,
    billing,
    characters,
    characterStore,
    changeStream,
    idempotency,
    oneAtATime,
    limits,
    outcome,
    fundsCheck,
    requestLog,
    videoCreation,
    videos,
  };
};
