/** Stores a finished video with its thumbnail and spritesheet. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { taskFiles, type VideoTask } from '../domain/video-task.ts';
import type { VideoResult } from '../engines/engine.ts';
import type { Media } from '../engines/media/media.ts';
import type { BlobStore } from '../storage/blob-store.ts';

export const createVideoStore =
  ({ media, blobs }: { media: Pick<Media, 'probeVideo' | 'thumbnail' | 'spritesheet'>; blobs: BlobStore }) =>
  async (task: VideoTask, video: VideoResult, dir: string, signal: AbortSignal) => {
    const call = { signal, accountId: task.accountId };
    const { durationSeconds } = await media.probeVideo(video.videoPath, call);
    const thumbnail = join(dir, 'thumbnail.webp');
    const spritesheet = join(dir, 'spritesheet.jpg');
    await media.thumbnail(video.videoPath, thumbnail, { atSeconds: durationSeconds / 2, ...call });
    await media.spritesheet(video.videoPath, spritesheet, { columns: 4, rows: 4, tileWidth: 320, ...call });
    const files = taskFiles(task.id);
    let filesBytes = 0;
    for (const [key, path, contentType] of [
      [files.video, video.videoPath, 'video/mp4'],
      [files.thumbnail, thumbnail, 'image/webp'],
      [files.spritesheet, spritesheet, 'image/jpeg'],
    ] as const) {
      signal.throwIfAborted();
      filesBytes += (await stat(path)).size;
      await blobs.put(key, path, { contentType });
    }
    return { filesBytes, durationSeconds };
  };
