/**
 * The queue over the task table, for any number of processes: a claim is a compare-and-set with a lease, renewed by a
 * heartbeat. Fair between accounts: each account's tasks get ascending turns in their lane that start at the turn being
 * served there, so one account's thousand tasks wait behind another's first.
 */
import type { Claim } from '../db/queue/task-leases.ts';
import type { Settings } from '../db/settings.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import type { Lane } from '../domain/video/lane.ts';
import type { VideoTask } from '../domain/video-task.ts';
import type { Clock } from '../lib/clock.ts';
import { endsWithin } from '../lib/deadline.ts';
import { opaqueId } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import { chain } from '../lib/maybe-promise.ts';
import { createWaker } from '../lib/waker.ts';
import { createAdmission } from './admission.ts';
import { createHeldLeases } from './held-leases.ts';
import { createPlaces } from './places.ts';
import { createPositionEstimate } from './position-estimate.ts';
import { type StartSlots, type StopReason, type TaskHandler, type TaskQueue, TaskStopped } from './queue.ts';
import { computeStats, type QueueStats } from './queue-stats.ts';

export type TableQueueOptions = {
  tasks: VideoTasks;
  settings: Settings;
  clock: Clock;
  logger: Logger;
  /** Read before each claim: it changes with the routes to upstreams. */
  concurrency: () => number;
  limit: number;
  taskTimeoutMs: number;
  /** Which models' tasks this process makes; undefined: all. */
  models?: readonly string[];
  /** Without it any claimed task can start. */
  slots?: StartSlots;
  leaseMs?: number;
  /** For several processes, which all compute stats; otherwise this one computes its own. */
  readStats?: () => Promise<QueueStats>;
  /** Polling interval for work that another process added. */
  pollMs?: number;
  /** With a full disk nothing is claimed: the task would be lost again and again until it fails. */
  hasDiskSpace?: () => Promise<boolean>;
  /** This process is the only worker, so leases found at start belong to a dead process. */
  soleWorker: boolean;
  /** Models with the same one have one order; without it all have. */
  laneNameOf?: (model: string) => string;
  /** Needed where there are several lanes. */
  allModels?: () => readonly string[];
};

/** A dead worker's tasks continue within 15 s. The only worker frees them at its start and can use longer leases. */
const sharedLeaseMs = 12_000;
const soleWorkerLeaseMs = 30_000;

export const createTableQueue = (options: TableQueueOptions): TaskQueue => {
  const { tasks, logger, concurrency, soleWorker, pollMs = 1000, laneNameOf = () => 'all' } = options;
  const leaseMs = options.leaseMs ?? (soleWorker ? soleWorkerLeaseMs : sharedLeaseMs);
  const owner = `worker-${opaqueId(12)}`;
  const admission = createAdmission(options);
  const estimate = createPositionEstimate({
    ...options,
    readStats: options.readStats ?? (() => computeStats(tasks)),
    onStats: admission.update,
  });
  const running = new Map<string, { controller: AbortController; ended: Promise<void> }>();
  const places = createPlaces({ concurrency, running, onFreed: () => waker.wake(), slots: options.slots });
  const stop = (taskId: string, reason: StopReason) =>
    running.get(taskId)?.controller.abort(new TaskStopped(reason));
  const leases = createHeldLeases({
    ...options,
    owner,
    leaseMs,
    runningIds: () => [...running.keys()],
    onLost: stop,
  });
  let draining = false;
  const waker = createWaker();
  let loop: Promise<void> | undefined;
  let mustFreeStaleLeases = soleWorker;

  const run = async (task: VideoTask, handler: TaskHandler) => {
    const controller = new AbortController();
    const startTimer = () => setTimeout(() => stop(task.id, 'timeout'), options.taskTimeoutMs).unref();
    let timeout = startTimer();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    running.set(task.id, { controller, ended });
    try {
      const { signal } = controller;
      const withoutPlace = async <T>(wait: () => Promise<T>) => {
        // The server it waits for has its own limit, and others may be made before it has its place again.
        clearTimeout(timeout);
        try {
          return await places.without(task, signal, wait);
        } finally {
          timeout = startTimer();
        }
      };
      const outcome = await handler({ task, owner, signal, withoutPlace });
      if (outcome === 'retry') await tasks.returnToQueue(task.id, owner, { countsAsAttempt: !draining });
      if (outcome === 'lost' || outcome === 'engine_lost')
        await tasks.expireLease(task.id, owner, outcome === 'engine_lost');
    } catch (error) {
      // The handler settles task failures itself: this is a bug or an unavailable database, and the expired lease
      // brings the task back.
      logger.error({ err: error, task: task.id }, 'task handler failed');
    } finally {
      clearTimeout(timeout);
      running.delete(task.id);
      options.slots?.release(task.id);
      places.ended(task.id);
      end();
      waker.wake();
    }
  };

  const workLoop = async (handler: TaskHandler) => {
    while (!draining) {
      waker.reset();
      const task = places.isOneFree() ? await places.keepOne(claimNext) : undefined;
      // Its lease expired while it ran, after a clock jump or a lock on the database: we claimed our own task again.
      if (task && running.has(task.id)) continue;
      if (draining && task) {
        options.slots?.release(task.id);
        await tasks.returnToQueue(task.id, owner, { countsAsAttempt: false });
      } else if (task) void run(task, handler);
      else await waker.pause(pollMs);
    }
  };

  const isOurs = (model: string): boolean => options.models?.includes(model) ?? true;

  const startableModels = (): readonly string[] | undefined =>
    options.slots?.startable()?.filter(isOurs) ?? options.models;

  /** The model that a slot was granted for: asked for only when one of its tasks waits. */
  const requestSlot = async (takeOver: Pick<Claim, 'takeOverBeforeMs'>): Promise<string[]> => {
    const models = options.slots?.requestable().filter(isOurs) ?? [];
    const waiting = models.length > 0 ? await tasks.findClaimableModel({ ...takeOver, models }) : undefined;
    return waiting !== undefined && (await options.slots!.request(waiting)) ? [waiting] : [];
  };

  /** The lane that was claimed from longest ago is first. */
  const claimedFrom = new Set<string>();

  /** The models of each lane, in the order in which to look for a task; those of all models together if undefined. */
  const lanesInTurn = (models: readonly string[] | undefined): (readonly string[] | undefined)[] => {
    const lanes = Map.groupBy(models ?? options.allModels?.() ?? [], laneNameOf);
    if (lanes.size <= 1) return models?.length === 0 ? [] : [models];
    const order = [...claimedFrom];
    const inTurn = [...lanes]
      .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([, some]) => some);
    // Tasks of models that are not served any more belong to no lane.
    return models ? inTurn : [...inTurn, undefined];
  };

  const claimNext = async (): Promise<VideoTask | undefined> => {
    try {
      if (options.hasDiskSpace && !(await options.hasDiskSpace())) return undefined;
      if (mustFreeStaleLeases) await tasks.freeAllLeases();
      mustFreeStaleLeases = false;
      const takeOverBeforeMs = soleWorker ? await tasks.readLeaseClock() : leases.lostBeforeMs();
      const takeOver = takeOverBeforeMs === undefined ? {} : { takeOverBeforeMs };
      const claim = async (models: readonly string[] | undefined) => {
        for (const some of lanesInTurn(models)) {
          const task = await tasks.claim({ owner, leaseMs, ...takeOver, ...(some && { models: some }) });
          if (task) return task;
        }
        return undefined;
      };
      // Side by side: a task that needs a slot from elsewhere should not wait for a claim that finds nothing.
      const [startable, granted] = await Promise.all([
        claim(startableModels()),
        requestSlot(takeOver).catch(() => []),
      ]);
      const task = startable ?? (await claim(granted));
      // Before anything is awaited: a slot that nobody uses goes to other processes that want it.
      if (task && !running.has(task.id)) options.slots?.reserve(task);
      // The task is already claimed: it runs even when this cannot be written.
      if (task) {
        const lane = laneNameOf(task.model);
        claimedFrom.delete(lane);
        claimedFrom.add(lane);
        await estimate.taskClaimed(lane, task.queueTurn);
      }
      return task;
    } catch (error) {
      // No task: the loop waits for a poll interval instead of busy-looping while the database is unavailable.
      logger.error({ err: error }, 'claiming a task failed');
      return undefined;
    } finally {
      options.slots?.returnGranted();
    }
  };

  const laneOf = (model: string): Lane => {
    const name = laneNameOf(model);
    return { name, servedTurn: estimate.servedTurn(name) };
  };

  return {
    admit: (write, accountId) =>
      admission.admit(async () => {
        const written = await write();
        estimate.taskAdded();
        return written;
      }, accountId),
    whileRoom: admission.whileRoom,
    startEstimating: estimate.start,
    refreshEstimate: estimate.refresh,
    lanes: () => chain(estimate.whenKnown(), () => laneOf),
    async freshLanes() {
      await estimate.refresh();
      return laneOf;
    },
    servedTurn: () => chain(estimate.whenKnown(), estimate.highestServedTurn),
    wake() {
      estimate.queueChanged();
      waker.wake();
    },
    work(handler) {
      leases.start();
      loop = workLoop(handler);
    },
    cancel: (taskId) => stop(taskId, 'deleted'),

    estimate: (task) =>
      task.status === 'pending'
        ? chain(estimate.whenKnown(), () => estimate.estimate(task, concurrency()))
        : null,

    async drain(timeoutMs, graceMs = 10_000) {
      draining = true;
      waker.wake();
      await loop;
      const allEnded = Promise.all(Array.from(running.values(), ({ ended }) => ended));
      await endsWithin(allEnded, timeoutMs);
      for (const id of running.keys()) stop(id, 'shutdown');
      if (!(await endsWithin(allEnded, graceMs)))
        logger.error(
          { waitedFor: 'running videos', open: [...running.keys()] },
          'videos did not stop when aborted; they will be generated again after a restart',
        );
      await leases.stop();
      await estimate.stop();
    },
  };
};
