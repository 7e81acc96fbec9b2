/**
 * Queue stats computed by one process for all and stored in the database: their cost does not grow with the number of
 * processes, nor with the length of the queue, because a long computation is followed by a long pause.
 */
import type { ClusterJobs } from '../db/cluster/cluster-jobs.ts';
import type { Nodes } from '../db/cluster/nodes.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../db/settings.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import type { Clock } from '../lib/clock.ts';
import { computeStats, isQueueEmpty, type QueueStats } from './queue-stats.ts';

/** Stored in the database, where processes of other releases find it under this name. */
const job = 'queue_figures';
const everyMs = 900;
/** While nothing is queued. */
const everyMsWhenEmpty = 2500;
/** Expires if the computing process dies. */
const leaseMs = 10_000;
/** Computing takes at most this share of the time. */
const maxComputeShare = 1 / 20;

type StoredStats = QueueStats & { computedMs: number };

type SharedStatsDeps = {
  db: Database;
  tasks: VideoTasks;
  settings: Settings;
  jobs: ClusterJobs;
  nodes: Nodes;
  nodeId: string;
  /** Slots of upstream servers that all workers share. */
  sharedSlots: () => number;
  clock: Clock;
};

export const createSharedStats = (deps: SharedStatsDeps) => {
  const { db, tasks, settings, jobs, nodes, nodeId, clock } = deps;
  let cached: { text: string; stats: StoredStats } | undefined;

  const compute = async (computedMs: number): Promise<StoredStats> => {
    const startedMs = clock.elapsedMs();
    const alive = await nodes.listAlive();
    const workerSlots = alive.reduce((sum, node) => sum + node.workerSlots, 0);
    const stats: StoredStats = {
      ...(await computeStats(tasks)),
      workerSlots: workerSlots === 0 ? null : workerSlots + deps.sharedSlots(),
      apiNodes: Math.max(1, alive.filter(({ roles }) => roles.split(',').includes('api')).length),
      computedMs,
    };
    await settings.set(db, job, JSON.stringify(stats));
    const pauseMs = Math.max(
      isQueueEmpty(stats) ? everyMsWhenEmpty : everyMs,
      (clock.elapsedMs() - startedMs) / maxComputeShare,
    );
    await jobs.done(job, nodeId, Math.ceil(pauseMs));
    return stats;
  };

  return async (): Promise<QueueStats> => {
    const nowMs = await tasks.readLeaseClock();
    if (await jobs.claim(job, nodeId, leaseMs)) return compute(nowMs);
    const text = await settings.find(job);
    // Another process is computing the first ones right now.
    if (text === undefined) return compute(nowMs);
    if (cached?.text !== text) cached = { text, stats: JSON.parse(text) };
    return { ...cached.stats, ageMs: Math.max(0, nowMs - cached.stats.computedMs) };
  };
};
