/** State shared by the processes on one Postgres. On SQLite only one process accepts requests, so there is none. */
import { type Config, sharedSettings } from './config/config.ts';
import { capabilitiesOf } from './db/capabilities.ts';
import { createClusterJobs } from './db/cluster/cluster-jobs.ts';
import { createNodes, nodeLostAfterMs } from './db/cluster/nodes.ts';
import { createOneProcessAtATime } from './db/cluster/one-process-at-a-time.ts';
import { createRateWindows } from './db/cluster/rate-windows.ts';
import { createUpstreamServers } from './db/cluster/upstream-servers.ts';
import type { Database } from './db/database.ts';
import type { Notifications } from './db/notifications.ts';
import type { Settings } from './db/settings.ts';
import type { VideoTasks } from './db/video-tasks.ts';
import type { Clock } from './lib/clock.ts';
import { claimProcessScratch } from './lib/files/process-scratch.ts';
import { scratchFolderOf } from './lib/files/scratch-folder.ts';
import { opaqueId } from './lib/ids.ts';
import type { Logger } from './lib/logger.ts';
import { createSharedStats } from './queue/shared-stats.ts';
import { createClusterMembership, fingerprints } from './services/cluster-membership.ts';
import { createRateLimiter } from './services/rate-limiter.ts';
import { createUpstreamQuotas } from './services/share-upstream-quota.ts';
import { createSharedRateLimiter } from './services/shared-rate-limiter.ts';

export const createCluster = (deps: {
  config: Config;
  version: string;
  /** How many upstream videos each process has in progress at once, and all processes together. */
  upstream: () => { own: number; shared: number };
  db: Database;
  tasks: VideoTasks;
  settings: Settings;
  notifications: Notifications;
  clock: Clock;
  logger: Logger;
}) => {
  const { config, version, upstream, db, tasks, settings, notifications, clock, logger } = deps;
  if (!capabilitiesOf(db).servesSeveralMachines) return undefined;
  const nodeId = `node-${opaqueId(12)}`;
  const scratch = claimProcessScratch({ root: scratchFolderOf(config.dataDir), nodeId, clock, logger });
  const nodes = createNodes(db, clock);
  const jobs = createClusterJobs(db, clock);
  const membership = createClusterMembership({
    clock,
    logger,
    nodes,
    lostAfterMs: nodeLostAfterMs,
    node: {
      id: nodeId,
      roles: config.roles.join(),
      version,
      settings: fingerprints(sharedSettings(config)),
      // Read with each heartbeat: it changes with the routes.
      get workerSlots() {
        return config.roles.includes('worker') ? config.videoConcurrency + upstream().own : 0;
      },
    },
  });
  const rateWindows = createRateWindows(db, clock);
  const createLimiter = (nodes: () => number) =>
    createSharedRateLimiter({
      clock,
      logger,
      windows: rateWindows,
      local: createRateLimiter({ clock, defaultRequestsPerMinute: config.defaultRequestsPerMinute }),
      nodes,
    });
  const rateLimiter = createLimiter(membership.apiNodes);
  const upstreamServers = createUpstreamServers(db, clock);
  const upstreamRequestLimiter = createLimiter(membership.nodes);
  const upstreamQuotas = createUpstreamQuotas({
    notifications,
    clock,
    logger,
    nodeId,
    serverRows: upstreamServers,
    requestLimiter: upstreamRequestLimiter,
    nodes: membership.nodes,
  });
  return {
    nodeId,
    /** For temporary files of this process. */
    scratch,
    jobs,
    oneProcessAtATime: createOneProcessAtATime(jobs, nodeId),
    nodes,
    membership,
    rateWindows,
    rateLimiter,
    upstreamQuotas,
    readStats: createSharedStats({
      db,
      settings,
      tasks,
      clock,
      nodeId,
      nodes,
      jobs,
      sharedSlots: () => upstream().shared,
    }),
    /** True for exactly one process in each round of the sweep. */
    claimSweep: (roundMs: number) => jobs.claim('sweep', nodeId, roundMs),
    knowsLostNodes: membership.knowsLostNodes,
    clock: membership.clock,
    async deleteExpired(): Promise<void> {
      await nodes.deleteLost();
      await jobs.deleteExpired();
      await rateWindows.deleteExpired();
      await upstreamServers.deleteExpired();
    },
    async start(): Promise<void> {
      await membership.start();
      rateLimiter.start();
      upstreamRequestLimiter.start();
      upstreamQuotas.start();
    },
    async stop(): Promise<void> {
      rateLimiter.stop();
      upstreamRequestLimiter.stop();
      await upstreamQuotas.stop();
      await membership.stop();
    },
  };
};
export type Cluster = NonNullable<ReturnType<typeof createCluster>>;
