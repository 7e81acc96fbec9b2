/** The queue of video tasks. One implementation today: table-queue.ts, over the task table. */
import type { VideoTask } from '../domain/video-task.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';

/** Why a running task is told to stop. Taken: its lease ran out, and another worker goes on with it. */
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
export type ClaimedTask = { task: VideoTask; owner: string; signal: AbortSignal };

/** done: the handler settled it. retry: it goes back to its place in line. lost: so too, after a pause, and as a loss. */
export type TaskOutcome = 'done' | 'retry' | 'lost';
export type TaskHandler = (claimed: ClaimedTask) => Promise<TaskOutcome>;

export type Outlook = { position: number; secondsLeft: number };

/** What tells a task's place in line. */
export type Waiting = Pick<VideoTask, 'status' | 'queueTurn' | 'createdMs'>;

export interface TaskQueue {
  /** Runs `write`, which adds one task; throws model_overloaded when the line is full. */
  admit<T>(write: () => Promise<T>): Promise<T>;
  /** Keeps what positions are estimated from fresh until `drain`. */
  startEstimating(): Promise<void>;
  refreshEstimate(): Promise<void>;
  /** The highest turn that has been served: where a newcomer's turns begin. */
  servedTurn(): MaybePromise<number>;
  /** Says that a task may have become claimable. */
  wake(): void;
  /** Starts working; called once. */
  work(handler: TaskHandler): void;
  /** Stops a task that runs here. Elsewhere the lost lease stops it within a second. */
  cancel(taskId: string): void;
  /** Where a pending task stands; null for any other. */
  outlook(task: Waiting): MaybePromise<Outlook | null>;
  /** Takes no new work, lets running tasks finish until the deadline, then puts back those that stop within the grace. */
  drain(timeoutMs: number, graceMs?: number): Promise<void>;
}
