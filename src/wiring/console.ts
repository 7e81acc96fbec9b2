/** Constructs the parts that only the console needs. */

import { describeSettings } from '../config/settings-view.ts';
import { capabilitiesOf } from '../db/capabilities.ts';
import { createLedgerRows } from '../db/console/ledger-rows.ts';
import { createQueueView } from '../db/console/queue-view.ts';
import { createSharedVideos } from '../db/console/shared-videos.ts';
import { createTaskList } from '../db/console/task-list.ts';
import { createVideoLabels } from '../db/console/video-labels.ts';
import { createLedgerTotals } from '../db/money/ledger-totals.ts';
import { ApiError } from '../domain/errors.ts';
import type { Model } from '../domain/models.ts';
import { servedBy } from '../domain/route.ts';
import type { EngineSelfTest } from '../engines/local/engine-self-test.ts';
import { suggestedChatModel } from '../engines/local/models/catalogue.ts';
import { openModelManager } from '../engines/local/models/open-model-manager.ts';
import { diskSpace } from '../lib/files/disk-space.ts';
import { residentBytes } from '../lib/resident-memory.ts';
import type { TaskQueue } from '../queue/queue.ts';
import { createConsoleAccess } from '../services/console/console-access.ts';
import { createVideoCutter } from '../services/console/cut-video.ts';
import { createLedgerView } from '../services/console/ledger-view.ts';
import { createLibrary } from '../services/console/library.ts';
import { createModelInstaller } from '../services/console/model-installer.ts';
import { createOverview, type EngineState } from '../services/console/overview.ts';
import { createPictureReading } from '../services/console/picture-reading.ts';
import { createPrices } from '../services/console/prices.ts';
import { createPromptReader } from '../services/console/prompt-reading.ts';
import { createRequestStats } from '../services/console/request-stats.ts';
import { createTaskAdmin } from '../services/console/task-admin.ts';
import { createVideoLabelService } from '../services/console/video-labels.ts';
import { createVoiceSamples } from '../services/console/voice-samples.ts';
import { createWebhookSender } from '../services/webhooks/send-webhook.ts';
import type { EngineWiring } from './engines.ts';
import type { Foundation } from './foundation.ts';
import { wireRouting } from './routing.ts';
import type { ServiceWiring } from './services.ts';

const checkTimeoutMs = 15_000;
/** Includes time for loading weights. */
const probeTimeoutMs = 120_000;

/** Outside src: browser sources, and the build that bundles them. */
const loadConsole = async () =>
  (await import(new URL('../../console/build.ts', import.meta.url).href)).loadConsole();

export const wireConsole = async (
  foundation: Foundation,
  queue: TaskQueue,
  engineWiring: EngineWiring,
  { videos, outcome, access, limits, oneAtATime }: ServiceWiring,
  selfTest: EngineSelfTest,
) => {
  const { config, store, tasks, models, blobs, clock, logger } = foundation;
  const { local, localEngines, media, routed, safeFetch } = engineWiring;
  const { db, settings, accounts, apiKeys, ledger, notifications, accountAdmin, auditLog } = store;
  const ledgerRows = createLedgerRows(db);
  const ledgerTotals = createLedgerTotals({ db, settings, clock });
  const taskList = createTaskList(db);
  const queueView = createQueueView(db);
  const requestStats = createRequestStats(clock);
  const prices = createPrices({
    db,
    settings,
    ledgerTotals,
    auditLog,
    models,
    configured: config.prices,
    clock,
    logger,
  });
  await prices.load();
  const { storedRouting, routePauses, routingAdmin } = await wireRouting(foundation, engineWiring);

  const engines = async (): Promise<EngineState[]> => {
    const mediaStats = Object.entries(media.stats()).map(
      ([name, stats]) => [`media ${name}`, stats] as const,
    );
    const all = [...Object.entries(await local.stats()), ...mediaStats];
    return Promise.all(
      all.map(async ([name, { pids, ...stats }]) => {
        const sizes = await Promise.all(pids.map((pid) => (pid === undefined ? null : residentBytes(pid))));
        const known = sizes.filter((size) => size !== null);
        return {
          name,
          processes: pids.length,
          memoryBytes: known.length === 0 ? null : known.reduce((sum, size) => sum + size, 0),
          ...stats,
        };
      }),
    );
  };

  /** Messages of our own engines contain no secrets. */
  const tryLocal = async ({ kind, id }: Model): Promise<{ message: string; isOk: boolean }> => {
    try {
      const did = await selfTest.run(kind, id, AbortSignal.timeout(probeTimeoutMs));
      return { message: `made ${did}`, isOk: true };
    } catch (error) {
      return { message: `fails: ${(error as Error).message}`, isOk: false };
    }
  };

  return {
    prices,
    storedRouting,
    routePauses,
    appDeps: {
      routePauses,
      routingAdmin,
      loadConsole,
      requestStats,
      consoleAccess: createConsoleAccess({
        sessions: store.sessions,
        tokens: store.tokens,
        apiKeys,
        access,
        accountAdmin,
        auditLog,
        clock,
      }),
      accountAdmin,
      cutVideo: createVideoCutter({ videos, blobs, media, limits }),
      readPicture: createPictureReading({ media, limits, readPicture: local.readPicture }),
      voiceSample: createVoiceSamples({
        speech: localEngines.speech,
        media,
        models,
        isLocal: (model) => servedBy(routed.routing(), model).every((kind) => kind === 'local'),
      }),
      neededForGeneralQuestions: async () =>
        (await localEngines.chat?.knowsOnlyRecordings?.()) ? suggestedChatModel : null,
      readPrompt: createPromptReader(local.summarisePrompt),
      auditLog,
      webhookAdmin: store.webhookAdmin,
      sendWebhook: createWebhookSender({ safeFetch, clock }),
      modelInstaller: createModelInstaller({ manager: openModelManager(config), auditLog, logger }),
      labels: createVideoLabelService({
        labels: createVideoLabels(db),
        shares: createSharedVideos(db),
        videos,
        tasks,
        clock,
      }),
      library: createLibrary({ taskList, ledgerRows, videos, queue, oneAtATime }),
      ledgerView: createLedgerView({ ledgerRows, ledgerTotals }),
      prices,
      taskAdmin: createTaskAdmin({
        db,
        tasks,
        accounts,
        ledger,
        outcome,
        queue,
        queueView,
        notifications,
        blobs,
        auditLog,
        clock,
      }),
      overview: createOverview({
        queueView,
        requestStats,
        engines,
        routes: routed.routeStates,
        disk: () => diskSpace(config.dataDir),
        clock,
      }),
      /** Sends an upstream a request that costs nothing; a local engine does something small. */
      async checkRoute(modelId: string, route: string): Promise<{ message: string; isOk: boolean }> {
        const model = models.find(modelId);
        if (!model) throw new ApiError('model_not_found', { param: 'model' });
        const engine = routed.engineOf(model.id, route);
        if (!engine) return tryLocal(model);
        try {
          return await engine.check(AbortSignal.timeout(checkTimeoutMs), model.kind);
        } catch (error) {
          // Upstream messages can contain keys.
          const code = (error as { code?: unknown }).code;
          return { message: `does not answer${typeof code === 'string' ? ` (${code})` : ''}`, isOk: false };
        }
      },
      settingsInForce: () => describeSettings(config),
      roles: config.roles,
      databaseKind: capabilitiesOf(db).name,
    },
  };
};
export type ConsoleWiring = Awaited<ReturnType<typeof wireConsole>>;
