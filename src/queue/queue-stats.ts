/** Reads from the task table the counts and durations used to estimate positions and waiting times. */
import type { PositionSample } from '../db/queue/position-samples.ts';
import type { OpenTasks } from '../db/queue/task-counts.ts';
import type { VideoTasks } from '../db/video-tasks.ts';

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
  /** How much of the running tasks is done, in tasks. */
  runningProgress: number;
  /** How many videos all processes together make at once; null: this process is the only one. */
  workerSlots: number | null;
  /** How many processes accept creates. */
  apiNodes: number;
  /** Age of the stats when they arrived here. */
  ageMs: number;
};

export const isQueueEmpty = ({ open }: QueueStats): boolean =>
  open.running + open.pending + open.waiting === 0;

export const computeStats = async (
  tasks: Pick<VideoTasks, 'countOpenByState' | 'sumRunningProgress' | 'samplePositions' | 'averageSeconds'>,
): Promise<QueueStats> => {
  const open = await tasks.countOpenByState();
  const step = open.pending <= exactPositions ? 1 : Math.ceil(open.pending / sampledPositions);
  return {
    open,
    samples: await tasks.samplePositions(step),
    secondsPerTask: (await tasks.averageSeconds(recentTasks)) ?? assumedSecondsPerTask,
    runningProgress: await tasks.sumRunningProgress(),
    workerSlots: null,
    apiNodes: 1,
    ageMs: 0,
  };
};
