/** Constructs the parts that only the console needs. */
import type { BaseParts } from './base-parts.ts';
import { describeSettings } from './config/settings-view.ts';
import { capabilitiesOf } from './db/capabilities.ts';
import { createLedgerRows } from './db/console/ledger-rows.ts';
import { createQueueView } from './db/console/queue-view.ts';
import { createTaskList } from './db/console/task-list.ts';
import { createLedgerTotals } from './db/money/ledger-totals.ts';
import { ApiError } from './domain/errors.ts';
import type { Model } from './domain/models.ts';
import type { EngineParts } from './engine-parts.ts';
import type { EngineSelfTest } from './engines/local/engine-self-test.ts';
import { diskSpace } from './lib/files/disk-space.ts';
import { residentBytes } from './lib/resident-memory.ts';
import type { TaskQueue } from './queue/queue.ts';
import type { ServiceParts } from './service-parts.ts';
import { createConsoleAccess } from './services/console/console-access.ts';
import { createLedgerView } from './services/console/ledger-view.ts';
import { createLibrary } from './services/console/library.ts';
import { createOverview, type EngineState } from './services/console/overview.ts';
import { createPrices } from './services/console/prices.ts';
import { createRequestStats } from './services/console/request-stats.ts';
import { createTaskAdmin } from './services/console/task-admin.ts';

const checkTimeoutMs = 15_000;
/** Includes time for loading weights. */
const probeTimeoutMs = 120_000;

/** Outside src: browser sources, and the build that bundles them. */
const loadConsole = async () =>
  (await import(new URL('../console/build.ts', import.meta.url).href)).loadConsole();

export const createConsoleParts = async (
  deps: BaseParts &
    Pick<ServiceParts, 'videos' | 'outcome' | 'access' | 'oneAtATime'> &
    Pick<EngineParts, 'local' | 'media' | 'routed'> & { queue: TaskQueue; selfTest: EngineSelfTest },
) => {
  const { config, store, models, clock } = deps;
  const { db, settings } = store;
  const ledgerRows = createLedgerRows(db);
  const ledgerTotals = createLedgerTotals({ db, settings, clock });
  const taskList = createTaskList(db);
  const queueView = createQueueView(db);
  const requestStats = createRequestStats(clock);
  const prices = createPrices({ ...deps, ...store, ledgerTotals, configured: config.prices });
  await prices.load();

  const engines = async (): Promise<EngineState[]> => {
    const media = Object.entries(deps.media.stats()).map(
      ([name, stats]) => [`media ${name}`, stats] as const,
    );
    const all = [...Object.entries(await deps.local.stats()), ...media];
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
      const did = await deps.selfTest.run(kind, id, AbortSignal.timeout(probeTimeoutMs));
      return { message: `made ${did}`, isOk: true };
    } catch (error) {
      return { message: `fails: ${(error as Error).message}`, isOk: false };
    }
  };

  return {
    prices,
    appDeps: {
      loadConsole,
      requestStats,
      consoleAccess: createConsoleAccess({ ...store, access: deps.access, clock }),
      accountAdmin: store.accountAdmin,
      auditLog: store.auditLog,
      library: createLibrary({ ...deps, taskList, ledgerRows }),
      ledgerView: createLedgerView({ ledgerRows, ledgerTotals }),
      prices,
      taskAdmin: createTaskAdmin({ ...deps, ...store, queueView }),
      overview: createOverview({
        queueView,
        requestStats,
        engines,
        routes: deps.routed.routeStates,
        disk: () => diskSpace(config.dataDir),
        clock,
      }),
      /** Sends an upstream a request that costs nothing; a local engine does something small. */
      async checkRoute(modelId: string, route: string): Promise<{ message: string; isOk: boolean }> {
        const model = models.find(modelId);
        if (!model) throw new ApiError('model_not_found', { param: 'model' });
        const engine = deps.routed.engineOf(model.id, route);
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
      databaseKind: capabilitiesOf(store.db).name,
    },
  };
};
export type ConsoleParts = Awaited<ReturnType<typeof createConsoleParts>>;
