/** Reads from the task table the counts and durations used to estimate positions and waiting times. */
import type { PositionSample } from '../db/queue/position-samples.ts';
import type { OpenTasks } from '../db/queue/task-counts.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import { secondsLeft } from '../domain/video/making-progress.ts';

/** A longer queue is sampled: each sample is a query once a second, and one in 250 is as near as a waiting time can be told. */
const exactPositions = 1000;
const sampledPositions = 250;
const recentTasks = 20;
/** Used until a first task has finished and there is something to average. */
const assumedSecondsPerTask = 15;

export type QueueStats = {
  open: OpenTasks;
  samples: PositionSample[];
  secondsPerTask: number;
  /** The time that the running tasks still need, added up; each at its own pace where that is known. */
  runningSecondsLeft: number;
  /** How many videos all processes together make at once; null: this process is the only one. */
  workerSlots: number | null;
  /** How many processes accept creates. */
  apiNodes: number;
  /** Age of the stats when they arrived here. */
  ageMs: number;
};

export const isQueueEmpty = ({ open }: QueueStats): boolean =>
  open.running + open.pending + open.waiting === 0;

type Counts = 'countOpenByState' | 'listRunning' | 'samplePositions' | 'averageSeconds' | 'readLeaseClock';

export const computeStats = async (tasks: Pick<VideoTasks, Counts>): Promise<QueueStats> => {
  const open = await tasks.countOpenByState();
  const step = open.pending <= exactPositions ? 1 : Math.ceil(open.pending / sampledPositions);
  const nowMs = await tasks.readLeaseClock();
  const running = (await tasks.listRunning()).map((task) => ({
    done: task.progress / 100,
    left: secondsLeft({ ...task, status: 'processing' }, nowMs),
  }));
  // Before any video has finished, those being made say how long one takes.
  const paces = running.flatMap(({ left, done }) => (left === null || done >= 1 ? [] : [left / (1 - done)]));
  const pace = paces.length === 0 ? undefined : paces.reduce((sum, one) => sum + one, 0) / paces.length;
  const secondsPerTask =
    (await tasks.averageSeconds(recentTasks)) ?? (pace && Math.max(1, pace)) ?? assumedSecondsPerTask;
  return {
    open,
    samples: await tasks.samplePositions(step),
    secondsPerTask,
    runningSecondsLeft:
      running.reduce((sum, { left, done }) => sum + (left ?? (1 - done) * secondsPerTask), 0) +
      Math.max(0, open.running - running.length) * secondsPerTask,
    workerSlots: null,
    apiNodes: 1,
    ageMs: 0,
  };
};
