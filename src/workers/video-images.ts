/** The reference images of a task, as files that an engine reads. Those at a URL are there already. */
import { join } from 'node:path';
import type { VideoTask } from '../domain/video-task.ts';
import type { VideoImage } from '../engines/engine.ts';
import type { Media } from '../engines/media/media.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { originalImage } from './fetch-inputs.ts';

const maxEnginePixels = 4096 * 2304;

export const createImageCollector = ({
  media,
  blobs,
}: {
  media: Pick<Media, 'inspectImage' | 'prepareImage'>;
  blobs: BlobStore;
}) => {
  return async (task: VideoTask, dir: string, signal: AbortSignal): Promise<VideoImage[]> => {
    const images: VideoImage[] = [];
    const call = { signal, accountId: task.accountId };
    for (const [index, image] of task.options.images.entries()) {
      const original = originalImage(dir, index);
      if ('blobKey' in image) await blobs.copyTo(image.blobKey, original);
      const path = join(dir, `image-${index}.png`);
      await media.inspectImage(original, call);
      await media.prepareImage(original, path, { maxPixels: maxEnginePixels, ...call });
      images.push({ path, role: image.role });
    }
    return images;
  };
};
