/** Stores a finished video with its thumbnail and spritesheet. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { taskFiles, type VideoTask } from '../domain/video-task.ts';
import type { VideoResult } from '../engines/engine.ts';
import type { Media } from '../engines/media/media.ts';
import type { BlobStore } from '../storage/blob-store.ts';

/** They are kept as long as the video. Those of a remix are its source's, which share the room where the storage can. */
const bytesOfUploads = async (
  { remixOf, options }: VideoTask,
  blobs: Pick<BlobStore, 'stat'>,
): Promise<number> => {
  let bytes = 0;
  for (const image of remixOf === null ? options.images : [])
    if ('blobKey' in image) bytes += (await blobs.stat(image.blobKey))?.sizeBytes ?? 0;
  return bytes;
};

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
    let filesBytes = await bytesOfUploads(task, blobs);
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
