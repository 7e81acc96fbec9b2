/** A part of a finished video, once or several times in a row: a file to download, kept nowhere. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller } from '../../domain/account.ts';
import { ApiError, invalidParameter } from '../../domain/errors.ts';
import { taskFiles } from '../../domain/video-task.ts';
import type { Media } from '../../engines/media/media.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { Videos } from '../videos.ts';

export type Cut = { startSeconds: number; endSeconds: number; times: number };

const shortestSeconds = 0.2;
/** It costs nothing but our time. */
const longestSeconds = 120;

export const createVideoCutter =
  (deps: {
    videos: Pick<Videos, 'find'>;
    blobs: Pick<BlobStore, 'copyTo'>;
    media: Pick<Media, 'cutVideo' | 'probeClip'>;
    limits: AccountLimits;
  }) =>
  async (
    caller: Caller,
    id: string,
    cut: Cut,
    { scratchDir, signal }: { scratchDir: string; signal: AbortSignal },
  ): Promise<string> => {
    const { videos, blobs, media, limits } = deps;
    const task = await videos.find(caller, id);
    if (task.status !== 'completed')
      throw new ApiError('invalid_request', { message: 'Only a finished video can be cut.' });
    const end = limits.acquire(caller, 'clips');
    try {
      const source = join(scratchDir, 'source.mp4');
      await blobs.copyTo(taskFiles(task.id).video, source);
      const call = { signal, accountId: caller.account.id };
      const { durationSeconds } = await media.probeClip(source, call);
      const stretch = { ...cut, endSeconds: Math.min(cut.endSeconds, durationSeconds) };
      const length = stretch.endSeconds - stretch.startSeconds;
      if (length < shortestSeconds)
        throw invalidParameter('end', `must be at least ${shortestSeconds} s after the start, in the video`);
      if (length * stretch.times > longestSeconds)
        throw invalidParameter('times', `would make more than ${longestSeconds} s`);
      const result = join(scratchDir, 'cut.mp4');
      await media.cutVideo(source, result, { stretch, ...call });
      await rm(source);
      return result;
    } finally {
      end();
    }
  };
export type VideoCutter = ReturnType<typeof createVideoCutter>;
