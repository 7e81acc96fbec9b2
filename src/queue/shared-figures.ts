/**
 * Queue figures computed by one process for all and stored in the database: their cost does not grow with the number of
 * processes, nor with the length of the queue, because a long computation is followed by a long pause.
 */
import type { ClusterJobs } from '../db/cluster/cluster-jobs.ts';
import type { Nodes } from '../db/cluster/nodes.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../db/settings.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import type { Clock } from '../lib/clock.ts';
import { computeFigures, isQueueEmpty, type QueueFigures } from './queue-figures.ts';

const job = 'queue_figures';
const everyMs = 900;
/** While nothing is in line. */
const everyMsWhenEmpty = 2500;
/** Expires when the computing process dies meanwhile. */
const givenUpAfterMs = 10_000;
/** Computing takes at most this share of the time. */
const share = 1 / 20;

type StoredFigures = QueueFigures & { computedMs: number };

type SharedFiguresDeps = {
  db: Database;
  tasks: VideoTasks;
  settings: Settings;
  jobs: ClusterJobs;
  nodes: Nodes;
  nodeId: string;
  /** Slots of upstream servers that all workers share. */
  sharedSlots: number;
  clock: Clock;
};

export const createSharedFigures = (deps: SharedFiguresDeps) => {
  const { db, tasks, settings, jobs, nodes, nodeId, clock } = deps;
  let cached: { text: string; figures: StoredFigures } | undefined;

  const compute = async (computedMs: number): Promise<StoredFigures> => {
    const startedMs = clock.elapsedMs();
    const alive = await nodes.listAlive();
    const workerSlots = alive.reduce((sum, node) => sum + node.workerSlots, 0);
    const figures: StoredFigures = {
      ...(await computeFigures(tasks)),
      workerSlots: workerSlots === 0 ? null : workerSlots + deps.sharedSlots,
      apiNodes: Math.max(1, alive.filter(({ roles }) => roles.split(',').includes('api')).length),
      computedMs,
    };
    await settings.set(db, job, JSON.stringify(figures));
    const pauseMs = Math.max(
      isQueueEmpty(figures) ? everyMsWhenEmpty : everyMs,
      (clock.elapsedMs() - startedMs) / share,
    );
    await jobs.done(job, nodeId, Math.ceil(pauseMs));
    return figures;
  };

  return async (): Promise<QueueFigures> => {
    const nowMs = await tasks.readLeaseClock();
    if (await jobs.claim(job, nodeId, givenUpAfterMs)) return compute(nowMs);
    const text = await settings.find(job);
    // Another process is computing the first ones right now.
    if (text === undefined) return compute(nowMs);
    if (cached?.text !== text) cached = { text, figures: JSON.parse(text) };
    return { ...cached.figures, ageMs: Math.max(0, nowMs - cached.figures.computedMs) };
  };
};
