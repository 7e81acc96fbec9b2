/**
 * Waits for a video by its event stream, or by polling where a server has none; survives restarts of the server. Ctrl-C
 * stops waiting and prints how to resume.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { HttpFailure, readBody } from '../../lib/http/http-client.ts';
import { readServerSentEvents } from '../../lib/http/server-sent-events.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { isUnreachable } from './api-client.ts';
import type { ServerUse } from './use-server.ts';

/** How long a server may be unavailable before we give up. */
const maxWaitMs = 600_000;
const shortestPollMs = 400;
const longestPollMs = 5_000;
const unknownPollMs = 1_000;
const awayPollMs = 2_000;
/** The server sends something every 15 seconds; a stream silent for longer is broken. */
const silentStreamMs = 45_000;

export type Video = {
  id: string;
  status: string;
  progress?: number;
  video_url?: string | null;
  model?: string;
  seconds?: number;
  size?: string;
  error?: { code: string; message: string };
  queue_position?: number;
  estimated_seconds_left?: number;
  not_drawn?: string[];
};

export const videoPath = (id: string, rest = ''): string => `/v1/videos/${encodeURIComponent(id)}${rest}`;

export const watchVideo = async (use: ServerUse, id: string): Promise<Video> => {
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

const untilDone = async (use: ServerUse, id: string): Promise<Video> => {
  const { api, progress, signal } = use;
  let awaySinceMs: number | undefined;
  let hasEvents = true;
  for (;;) {
    let pollMs = awayPollMs;
    try {
      const video = await api.json<Video>(videoPath(id));
      awaySinceMs = undefined;
      if (isDone(video)) return video;
      progress.update(progressOf(video));
      if (hasEvents) hasEvents = await showEvents(use, id);
      pollMs = hasEvents ? shortestPollMs : pollAfterMs(video);
    } catch (error) {
      if (!isUnreachable(error) || signal.aborted) throw error;
      if (awaySinceMs === undefined) progress.say(`${(error as Error).message} Waiting until it is back …`);
      awaySinceMs ??= performance.now();
      if (performance.now() - awaySinceMs > maxWaitMs) throw error;
    }
    await delay(pollMs, undefined, { signal });
  }
};

const isDone = (video: Video): boolean => {
  if (video.status === 'failed') throw videoFailed(video);
  return video.status === 'completed';
};

/** Shows each event until the stream ends: false where the server has none and must be polled. */
const showEvents = async ({ api, progress, signal }: ServerUse, id: string): Promise<boolean> => {
  try {
    const answer = await api.send(videoPath(id, '/events'), { repeats: 0, idleTimeoutMs: silentStreamMs });
    for await (const event of readServerSentEvents(readBody(answer, signal))) {
      const video = event as Video;
      if (video.status === 'pending' || video.status === 'processing') progress.update(progressOf(video));
    }
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    // A broken stream is reopened after the next response; a refused one is not.
    return error instanceof HttpFailure || (error as Error).cause instanceof HttpFailure;
  }
};

const progressOf = (video: Video) => {
  if (video.status === 'pending') {
    const position = video.queue_position === undefined ? '' : `position ${video.queue_position}`;
    return { label: 'Queued', fraction: null, note: position };
  }
  const left = video.estimated_seconds_left;
  return {
    label: 'Making the video',
    fraction: (video.progress ?? 0) / 100,
    ...(left !== undefined && { note: `${spanOf(left)} left` }),
  };
};

const spanOf = (seconds: number): string =>
  seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;

/** Short when it is nearly done, long when it will take long. */
const pollAfterMs = ({ estimated_seconds_left: left }: Video): number =>
  left === undefined ? unknownPollMs : Math.min(longestPollMs, Math.max(shortestPollMs, left * 50));

const videoFailed = ({ id, error }: Video): CommandError =>
  new CommandError(
    exitCodes.videoFailed,
    `The video ${id} failed: ${error?.message ?? 'no reason was given'} Nothing was charged.`,
    error ? { code: error.code } : {},
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
