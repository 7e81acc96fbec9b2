/**
 * Waits for a video by its event stream, or by polling where a server has none; survives restarts of the server. Ctrl-C
 * stops waiting and prints how to resume.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { clamp } from '../../lib/clamp.ts';
import { TransportError } from '../../lib/http/http-client.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { printableLine } from '../printable.ts';
import { detailsOf, isUnreachable } from './api-client.ts';
import { type WatchedVideo, watchedVideo } from './responses.ts';
import { createPreview } from './show-preview.ts';
import type { ServerUse } from './use-server.ts';

/** How long a server may be unavailable before we give up. */
const maxWaitMs = 600_000;
const minPollMs = 400;
const maxPollMs = 5_000;
const unknownPollMs = 1_000;
const unreachablePollMs = 2_000;
/** The server sends something every 15 seconds; a stream silent for longer is broken. */
const silentStreamMs = 45_000;

export const videoPath = (id: string, rest = ''): string => `/v1/videos/${encodeURIComponent(id)}${rest}`;

export const watchVideo = async (use: ServerUse, id: string): Promise<WatchedVideo> => {
  try {
    return await untilDone(use, id);
  } catch (error) {
    if (use.signal.aborted) throw detached(id, use.isOwnServer());
    if (!isUnreachable(error)) throw error;
    throw new CommandError(
      exitCodes.server,
      `${(error as Error).message}\nThe video is not lost. To watch it again: kinora videos watch ${id}`,
      {},
      error,
    );
  }
};

const untilDone = async (use: ServerUse, id: string): Promise<WatchedVideo> => {
  const { api, progress, signal } = use;
  const preview = createPreview(use, videoPath(id, '/content?variant=preview'));
  using _ended = { [Symbol.dispose]: preview.end };
  const update = (video: WatchedVideo) => {
    progress.update(progressOf(video));
    if (video.status === 'processing' || video.status === 'in_progress') preview.start();
  };
  let unreachableSinceMs: number | undefined;
  let hasEvents = true;
  for (;;) {
    let pollMs = unreachablePollMs;
    try {
      const video = await api.json(videoPath(id), watchedVideo);
      unreachableSinceMs = undefined;
      if (isDone(video)) return video;
      update(video);
      if (hasEvents) hasEvents = await showEvents(use, id, update);
      pollMs = hasEvents ? minPollMs : pollAfterMs(video);
    } catch (error) {
      if (!isUnreachable(error) || signal.aborted) throw error;
      if (unreachableSinceMs === undefined)
        progress.say(`${(error as Error).message} Waiting until it is back …`);
      unreachableSinceMs ??= performance.now();
      if (performance.now() - unreachableSinceMs > maxWaitMs) throw error;
    }
    await delay(pollMs, undefined, { signal });
  }
};

const isDone = (video: WatchedVideo): boolean => {
  if (video.status === 'failed') throw videoFailed(video);
  return video.status === 'completed';
};

/** Shows each event until the stream ends: false where the server has none and must be polled. */
const showEvents = async (
  { api, signal }: ServerUse,
  id: string,
  update: (video: WatchedVideo) => void,
): Promise<boolean> => {
  try {
    const options = { event: 'status', retries: 0, idleTimeoutMs: silentStreamMs };
    for await (const video of api.events(videoPath(id, '/events'), watchedVideo, options))
      if (video.status !== 'completed' && video.status !== 'failed') update(video);
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    // A broken stream is reopened after the next response; a refused one is not.
    return error instanceof TransportError || (error as Error).cause instanceof TransportError;
  }
};

const progressOf = (video: WatchedVideo) => {
  if (video.status === 'pending' || video.status === 'queued') {
    const position = typeof video.queue_position === 'number' ? `position ${video.queue_position}` : '';
    return { label: 'Queued', fraction: null, note: position };
  }
  const left = video.estimated_seconds_left;
  return {
    label: 'Making the video',
    fraction: (video.progress ?? 0) / 100,
    ...(typeof left === 'number' && { note: `${formatDuration(left)} left` }),
  };
};

const formatDuration = (seconds: number): string =>
  seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;

/** Short when it is nearly done, long when it will take long. */
const pollAfterMs = ({ estimated_seconds_left: left }: WatchedVideo): number =>
  typeof left !== 'number' ? unknownPollMs : clamp(left * 50, minPollMs, maxPollMs);

const videoFailed = ({ id, error }: WatchedVideo): CommandError =>
  new CommandError(
    exitCodes.videoFailed,
    `The video ${printableLine(id)} failed: ${printableLine(error?.message ?? 'no reason was given')} Nothing was charged.`,
    detailsOf(error ?? undefined),
  );

const detached = (id: string, isOwnServer: boolean): CommandError =>
  new CommandError(
    exitCodes.interrupted,
    `${
      isOwnServer
        ? 'Stopped. The video continues when Kinora runs again.'
        : 'Detached. The server continues with the video.'
    }\nTo watch it again: kinora videos watch ${id}`,
  );
