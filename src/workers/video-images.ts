/** The reference images of a task, as files that an engine reads. */
import { join } from 'node:path';
import { maxImageBytes } from '../domain/upload-limits.ts';
import type { VideoTask } from '../domain/video-task.ts';
import type { VideoImage } from '../engines/engine.ts';
import type { Media } from '../engines/media/media.ts';
import { FetchError, type SafeFetch } from '../lib/safe-fetch.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { TaskFailure } from './task-failure.ts';

const maxEnginePixels = 4096 * 2304;
const imageTimeoutMs = 30_000;

export const createImageCollector = ({
  media,
  blobs,
  safeFetch,
}: {
  media: Pick<Media, 'inspectImage' | 'prepareImage'>;
  blobs: BlobStore;
  safeFetch: SafeFetch;
}) => {
  const fetchImage = async (url: string, toPath: string, signal: AbortSignal): Promise<void> => {
    try {
      await safeFetch.download(url, {
        toPath,
        maxBytes: maxImageBytes,
        timeoutMs: imageTimeoutMs,
        signal,
      });
    } catch (error) {
      if (error instanceof FetchError)
        throw new TaskFailure('invalid_image', `A reference image could not be used. ${error.message}`);
      throw error;
    }
  };

  return async (task: VideoTask, dir: string, signal: AbortSignal): Promise<VideoImage[]> => {
    const images: VideoImage[] = [];
    const call = { signal, accountId: task.accountId };
    for (const [index, image] of task.options.images.entries()) {
      const original = join(dir, `image-${index}`);
      if ('blobKey' in image) await blobs.copyTo(image.blobKey, original);
      else await fetchImage(image.url, original, signal);
      const path = join(dir, `image-${index}.png`);
      await media.inspectImage(original, call);
      await media.prepareImage(original, path, { maxPixels: maxEnginePixels, ...call });
      images.push({ path, role: image.role });
    }
    return images;
  };
};
