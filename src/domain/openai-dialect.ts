/**
 * The expectations of the official OpenAI clients of /v1/videos, on top of our own fields. They send `X-Stainless-Lang`; only
 * this file knows their differences.
 */
import { clamp } from '../lib/clamp.ts';
import { unixSeconds } from '../lib/clock.ts';
import { modelFor } from './models.ts';
import type { OpenAiVideo } from './responses/video-responses.ts';
import { isFinished, type VideoTask } from './video-task.ts';
import { listedVideoView, type ViewContext } from './video-views.ts';

export const speaksOpenAi = (headers: Record<string, unknown>): boolean =>
  headers['x-stainless-lang'] !== undefined;

/** How often the client has already sent this request; it retries by itself when no response arrives. */
export const retryCountOf = (headers: Record<string, unknown>): number | undefined => {
  const count = headers['x-stainless-retry-count'];
  return typeof count === 'string' && /^\d{1,3}$/.test(count) ? Number(count) : undefined;
};

/** The form field name the clients use for `input_reference: { image_url }`. */
const imageUrlField = 'input_reference[image_url]';

/** Their documented defaults: the base model, 4 seconds, portrait. */
export const withOpenAiDefaults = (fields: Record<string, unknown>): Record<string, unknown> => {
  const defaults = { model: modelFor.unnamedVideo, seconds: '4', size: '720x1280' };
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
  const seconds = typeof given.seconds === 'number' ? { seconds: String(given.seconds) } : {};
  const imageUrl = given[imageUrlField];
  const reference = imageUrl === undefined ? {} : { input_reference: imageUrl };
  return { ...defaults, ...given, ...seconds, ...reference };
};

const minPollMs = 500;
const maxPollMs = 10_000;
/** The polling interval when no better estimate exists. */
const unknownPollMs = 1000;

/**
 * When to poll next, for `openai-poll-after-ms`: a waiting task when it is expected to start, a running one when it
 * should finish at its current pace. Null: it is finished.
 */
export const pollAfterMs = (
  task: Pick<VideoTask, 'status' | 'progress' | 'startedAt'>,
  secondsUntilTurn: number | undefined,
  nowMs: number,
): number | null => {
  if (isFinished(task)) return null;
  const elapsedMs = nowMs - (task.startedAt ?? unixSeconds(nowMs)) * 1000;
  const expectedMs =
    task.status === 'pending'
      ? secondsUntilTurn === undefined
        ? unknownPollMs
        : secondsUntilTurn * 1000
      : task.progress === 0
        ? unknownPollMs
        : (elapsedMs * (100 - task.progress)) / task.progress;
  return Math.round(clamp(expectedMs, minPollMs, maxPollMs));
};

const statuses = {
  pending: 'queued',
  processing: 'in_progress',
  completed: 'completed',
  failed: 'failed',
} as const;

export const openAiVideoView = (
  task: VideoTask,
  context: ViewContext & { expiresAt: (completedAt: number) => number | null },
): OpenAiVideo => ({
  ...listedVideoView(task, context),
  object: 'video',
  status: statuses[task.status],
  created_at: unixSeconds(task.createdMs),
  completed_at: task.status === 'completed' ? task.completedAt : null,
  expires_at: task.status === 'completed' ? context.expiresAt(task.completedAt!) : null,
  error: task.error,
  prompt: task.prompt,
  remixed_from_video_id: task.remixOf,
  seconds: String(task.seconds),
});
