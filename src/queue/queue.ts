/** The queue of video tasks. One implementation today: table-queue.ts, over the task table. */
import type { Lane } from '../domain/video/lane.ts';
import type { VideoTask } from '../domain/video-task.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';

/** Why a running task is aborted. Taken: its lease expired, and another worker continues with it. */
export type StopReason = 'deleted' | 'taken' | 'timeout' | 'shutdown';

export class TaskStopped extends Error {
  readonly reason: StopReason;
  constructor(reason: StopReason) {
    super(`stopped: ${reason}`);
    this.name = 'TaskStopped';
    this.reason = reason;
  }
}

/** A task and the lease on it; `signal` aborts with a TaskStopped. */
export type ClaimedTask = {
  task: VideoTask;
  owner: string;
  signal: AbortSignal;
  /** For waits that take none of this machine's work: meanwhile another task has its place. */
  withoutPlace: <T>(wait: () => Promise<T>) => Promise<T>;
};

/**
 * done: the handler settled it. retry: requeued at its old position. lost: the same after a pause, and counted as a
 * loss; engine_lost: also counted as a loss of the engine.
 */
export type TaskOutcome = 'done' | 'retry' | 'lost' | 'engine_lost';
export type TaskHandler = (claimed: ClaimedTask) => Promise<TaskOutcome>;

export type QueueEstimate = { position: number; secondsLeft: number };

/** The fields that determine a task's position. */
export type Waiting = Pick<VideoTask, 'status' | 'queueTurn' | 'createdMs'>;

/** Slots for the tasks of each model; a task is claimed only when one is free. */
export interface StartSlots {
  /** Models whose tasks could start now; undefined: all. */
  startable(): string[] | undefined;
  /** Models whose tasks could start if a slot that other processes share is granted. */
  requestable(): string[];
  /** Keeps a granted slot until `reserve` or `returnGranted`. */
  request(model: string): Promise<boolean>;
  returnGranted(): void;
  /** Keeps a slot for a claimed task until `release`. */
  reserve(task: VideoTask): void;
  release(taskId: string): void;
}

export interface TaskQueue {
  /**
   * Runs `write`, which adds one task; throws model_overloaded when the queue is full, and rate_limit_exceeded when the
   * account has its share of it. Undefined: an account of the operator's own, which has no share.
   */
  admit<T>(write: () => Promise<T>, accountId: string | undefined): Promise<T>;
  /** Runs `prepare`, which costs money, for a task that is admitted then; throws as `admit`. */
  whileRoom<T>(prepare: () => Promise<T>, accountId: string | undefined): Promise<T>;
  /** Keeps the position estimates up to date until `drain`. */
  startEstimating(): Promise<void>;
  refreshEstimate(): Promise<void>;
  /** The lane of each model's videos, with the turn being served in it. */
  lanes(): MaybePromise<(model: string) => Lane>;
  /** The same with served turns that are read now: a process that only makes videos knows little of the others. */
  freshLanes(): Promise<(model: string) => Lane>;
  /** The highest turn that was served in any lane. */
  servedTurn(): MaybePromise<number>;
  /** A task may have become claimable. */
  wake(): void;
  /** Starts working; called once. */
  work(handler: TaskHandler): void;
  /** Stops a task that runs in this process. Other processes notice the lost lease within a second. */
  cancel(taskId: string): void;
  /** Position and waiting time of a pending task; null for any other. */
  estimate(task: Waiting): MaybePromise<QueueEstimate | null>;
  /**
   * Takes no new work, lets running tasks finish until the deadline, then requeues those that stop within the grace
   * period.
   */
  drain(timeoutMs: number, graceMs?: number): Promise<void>;
}
