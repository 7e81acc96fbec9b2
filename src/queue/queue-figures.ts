/** The figures that positions and waiting times are estimated from, as the task table has them. */
import type { PositionSample } from '../db/queue/position-samples.ts';
import type { OpenTasks } from '../db/queue/task-counts.ts';
import type { VideoTasks } from '../db/video-tasks.ts';

const sampledPositions = 1000;
const recentTasks = 20;
/** Until a first task has been made there is nothing to average. */
const assumedSecondsPerTask = 15;

export type QueueFigures = {
  open: OpenTasks;
  samples: PositionSample[];
  secondsPerTask: number;
  /** How many videos all processes together make at once; null: this process is the only one. */
  workerSlots: number | null;
  /** How many processes take creates. */
  apiNodes: number;
  /** How old the figures were when they came here. */
  ageMs: number;
};

export const computeFigures = async (
  tasks: Pick<VideoTasks, 'countOpenByState' | 'samplePositions' | 'averageSeconds'>,
): Promise<QueueFigures> => {
  const open = await tasks.countOpenByState();
  return {
    open,
    samples: await tasks.samplePositions(Math.max(1, Math.ceil(open.pending / sampledPositions))),
    secondsPerTask: (await tasks.averageSeconds(recentTasks)) ?? assumedSecondsPerTask,
    workerSlots: null,
    apiNodes: 1,
    ageMs: 0,
  };
};
