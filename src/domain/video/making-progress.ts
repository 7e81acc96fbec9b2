/**
 * How far a video is that the embedded engine makes: its stages as parts of the progress, so that every change of stage
 * is a change of progress, and what follows from them.
 */
import { stages } from '../responses/video-responses.ts';
import type { VideoTask } from '../video-task.ts';

export type Stage = (typeof stages)[number];

/** The percent at which each stage begins. */
export const stagePercents: Record<Stage, number> = { reading: 1, staging: 2, drawing: 6, encoding: 97 };

/** The percent when this share of the frames is drawn. The first frame is seen as soon as there is one. */
export const drawnPercent = (share: number): number => {
  const { drawing, encoding } = stagePercents;
  return share >= 1 ? encoding : Math.max(drawing + 1, Math.floor(drawing + share * (encoding - drawing)));
};

type Making = Pick<VideoTask, 'status' | 'progress' | 'route' | 'startedAt' | 'expectedEndMs'>;

const isMadeHere = ({ route }: Making): boolean => route === 'local' || route?.startsWith('local/') === true;

/** Null unless the embedded engine is making it. */
export const stageOf = (task: Making): Stage | null => {
  if (task.status !== 'processing' || !isMadeHere(task) || task.progress === 0) return null;
  return stages.findLast((stage) => task.progress >= stagePercents[stage]) ?? null;
};

/** Whether there is a still of the newest drawn frame: it is stored before the percent after the stage's first. */
export const hasPreview = (task: Making): boolean => {
  const stage = stageOf(task);
  return stage === 'encoding' || (stage === 'drawing' && task.progress > stagePercents.drawing);
};

/** Below this, the time so far says little about the rest. */
const firstEstimate = 10;

/** Percents after the first frame from which on the rate is known: some frames. */
const firstDrawn = 2;

/**
 * When a video is done at the rate of its frames since the first one. Composing before it, and the start of the threads
 * that draw, say nothing about the rest.
 */
export const createEndEstimate = () => {
  let isDrawing = false;
  let first: { percent: number; atMs: number } | null = null;
  let endMs: number | null = null;
  return (percent: number, nowMs: number): number | null => {
    isDrawing ||= percent === stagePercents.drawing;
    if (isDrawing && percent > stagePercents.drawing) first ??= { percent, atMs: nowMs };
    // A percent is told as soon as it is full: on average, half of the next is done.
    if (first !== null && percent - first.percent >= firstDrawn)
      endMs = nowMs + ((nowMs - first.atMs) * Math.max(0, 99.5 - percent)) / (percent + 0.5 - first.percent);
    return endMs;
  };
};

/** By the rate of its frames, elsewhere by its pace so far; null while that says little. */
export const secondsLeft = (task: Omit<Making, 'route'>, nowMs: number): number | null => {
  if (task.status !== 'processing') return null;
  if (task.expectedEndMs !== null) return Math.max(1, Math.ceil((task.expectedEndMs - nowMs) / 1000));
  if (task.progress < firstEstimate || task.startedAt === null) return null;
  const elapsedSeconds = Math.max(0, nowMs / 1000 - task.startedAt);
  return Math.ceil((elapsedSeconds * (100 - task.progress)) / task.progress);
};
