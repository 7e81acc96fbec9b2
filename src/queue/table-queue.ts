/**
 * The queue over the task table, for any number of processes: a claim is a compare-and-set with a lease, kept by a
 * heartbeat. Fair between accounts: each account's tasks take ascending turns that begin at the turn being served,
 * so one account's thousand tasks stand behind another's first.
 */
import type { Database } from '../db/database.ts';
import type { Settings } from '../db/settings.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import type { VideoTask } from '../domain/video-task.ts';
import type { Clock } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import { chain } from '../lib/maybe-promise.ts';
import { createAdmission } from './admission.ts';
import { createLine } from './line.ts';
import { type Outlook, type TaskHandler, type TaskQueue, TaskStopped, type Waiting } from './queue.ts';

export type TableQueueOptions = {
  db: Database;
  tasks: VideoTasks;
  settings: Settings;
  clock: Clock;
  logger: Logger;
  concurrency: number;
  limit: number;
  taskTimeoutMs: number;
  leaseMs?: number;
  /** How often to look for work that another process added. */
  pollMs?: number;
  /** This process is the only worker, so leases found at start belong to a dead one. */
  soleWorker: boolean;
};

export const createTableQueue = (options: TableQueueOptions): TaskQueue => {
  const { db, tasks, clock, logger, concurrency, leaseMs = 30_000, pollMs = 1000 } = options;
  const owner = `worker-${opaqueId(12)}`;
  const line = createLine(options);
  const admission = createAdmission(options);
  const running = new Map<string, { controller: AbortController; ended: Promise<void> }>();
  let draining = false;
  let woken = false;
  let resume: () => void = () => {};
  let loop: Promise<void> | undefined;
  let foundLeasesAreDead = options.soleWorker;

  const wakeUp = () => {
    woken = true;
    resume();
  };

  const nextEvent = (timeoutMs: number) =>
    new Promise<void>((resolve) => {
      // A task added while the last claim was under way would otherwise wait for the next poll.
      if (woken) return resolve();
      const timer = setTimeout(resolve, timeoutMs);
      resume = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async (task: VideoTask, handler: TaskHandler) => {
    const controller = new AbortController();
    const stop = (reason: ConstructorParameters<typeof TaskStopped>[0]) =>
      controller.abort(new TaskStopped(reason));
    const keepLease = async () => {
      if (await tasks.extendLease(task.id, owner, clock.nowMs() + leaseMs)) return;
      stop((await tasks.find(task.id)) ? 'taken' : 'deleted');
    };
    const heartbeat = setInterval(() => {
      keepLease().catch((error) => logger.warn({ err: error, task: task.id }, 'lease not extended'));
    }, leaseMs / 3);
    const timeout = setTimeout(() => stop('timeout'), options.taskTimeoutMs);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    running.set(task.id, { controller, ended });
    try {
      const outcome = await handler({ task, owner, signal: controller.signal });
      if (outcome === 'retry') await tasks.giveBack(task.id, owner, !draining);
      if (outcome === 'lost') await tasks.extendLease(task.id, owner, clock.nowMs());
    } catch (error) {
      // The handler settles every failure of a task itself: this is ours, and the lease brings the task back.
      logger.error({ err: error, task: task.id }, 'task handler failed');
    } finally {
      clearInterval(heartbeat);
      clearTimeout(timeout);
      running.delete(task.id);
      end();
      wakeUp();
    }
  };

  const workLoop = async (handler: TaskHandler) => {
    while (!draining) {
      woken = false;
      const task = running.size < concurrency ? await claimNext() : undefined;
      // Its lease ran out while it ran, after a jump of the clock or a lock on the store: claimed again, it is ours again.
      if (task && running.has(task.id)) continue;
      if (draining && task) await tasks.giveBack(task.id, owner, false);
      else if (task) void run(task, handler);
      else await nextEvent(pollMs);
    }
  };

  const claimNext = async (): Promise<VideoTask | undefined> => {
    try {
      if (foundLeasesAreDead) await tasks.freeAllLeases(clock.nowMs());
      foundLeasesAreDead = false;
      const task = await tasks.claim(owner, clock.nowMs(), leaseMs);
      if (task) await serve(task);
      return task;
    } catch (error) {
      // No task: the loop waits a poll instead of turning hot while the database is away.
      logger.error({ err: error }, 'claiming a task failed');
      return undefined;
    }
  };

  /** The task is ours already: it must run also when this cannot be written. */
  const serve = async (task: VideoTask): Promise<void> => {
    await line
      .serve(db, task.queueTurn)
      .catch((error) => logger.warn({ err: error }, 'the served turn was not written'));
  };

  const outlook = (task: Waiting): Outlook => {
    const position = line.place(task);
    return { position, secondsLeft: Math.ceil((position / concurrency) * line.secondsPerTask()) };
  };

  return {
    admit: (write) =>
      admission.admit(async () => {
        const written = await write();
        line.added();
        return written;
      }),
    servedTurn: () => line.servedTurn(),
    wake: wakeUp,
    work(handler) {
      loop = workLoop(handler);
    },
    cancel: (taskId) => running.get(taskId)?.controller.abort(new TaskStopped('deleted')),

    outlook: (task) => (task.status === 'pending' ? chain(line.refresh(), () => outlook(task)) : null),

    async drain(timeoutMs) {
      draining = true;
      wakeUp();
      await loop;
      const deadline = setTimeout(() => {
        for (const { controller } of running.values()) controller.abort(new TaskStopped('shutdown'));
      }, timeoutMs);
      await Promise.all(Array.from(running.values(), ({ ended }) => ended));
      clearTimeout(deadline);
    },
  };
};
