/**
 * What the official OpenAI clients expect of /v1/videos, on top of our own fields. They announce themselves by
 * `X-Stainless-Lang`; nothing outside this file knows what is different for them.
 */
import { unixSeconds } from '../lib/clock.ts';
import type { VideoTask } from './video-task.ts';
import { listedVideoView, type ViewContext } from './video-views.ts';

export const speaksOpenAi = (headers: Record<string, unknown>): boolean =>
  headers['x-stainless-lang'] !== undefined;

/** How their forms write `input_reference: { image_url }`. */
const imageUrlField = 'input_reference[image_url]';

/** Their documented defaults: the base model, 4 seconds, portrait. */
export const withOpenAiDefaults = (fields: Record<string, unknown>): Record<string, unknown> => {
  const defaults = { model: 'beta-2', seconds: '4', size: '720x1280' };
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
  const seconds = typeof given.seconds === 'number' ? { seconds: String(given.seconds) } : {};
  const imageUrl = given[imageUrlField];
  const reference = imageUrl === undefined ? {} : { input_reference: imageUrl };
  return { ...defaults, ...given, ...seconds, ...reference };
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
) => ({
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
