/** Files that a task names by URL, downloaded before it is made. */
import { join } from 'node:path';
import { maxImageBytes } from '../domain/upload-limits.ts';
import type { VideoTask } from '../domain/video-task.ts';
import { FetchError, type SafeFetch } from '../lib/safe-fetch.ts';
import type { CharacterService } from '../services/characters.ts';
import { TaskFailure } from './task-failure.ts';

/** For all of them: nothing is charged for a video that fails. */
const fetchTimeoutMs = 30_000;

export const originalImage = (dir: string, index: number): string => join(dir, `image-${index}`);

export const namesUrls = ({ options: { images, characterClip } }: VideoTask): boolean =>
  images.some((image) => 'url' in image) || (characterClip !== null && 'url' in characterClip);

export const createInputFetcher = ({
  safeFetch,
  characters,
}: {
  safeFetch: Pick<SafeFetch, 'download'>;
  characters: Pick<CharacterService, 'fetchClip'>;
}) => {
  const fetchImage = async (url: string, toPath: string, signal: AbortSignal): Promise<void> => {
    try {
      await safeFetch.download(url, {
        toPath,
        maxBytes: maxImageBytes,
        timeoutMs: fetchTimeoutMs,
        signal,
      });
    } catch (error) {
      if (error instanceof FetchError)
        throw new TaskFailure('invalid_image', `A reference image could not be used. ${error.message}`);
      throw error;
    }
  };

  /** Images go to `originalImage`; returns where the clip is. */
  return async (
    { options: { images, characterClip: clip } }: VideoTask,
    dir: string,
    signal: AbortSignal,
  ): Promise<string | undefined> => {
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    const fetchingClip =
      clip && 'url' in clip
        ? characters.fetchClip(clip.url, 'character_url', dir, either, fetchTimeoutMs)
        : Promise.resolve(undefined);
    const fetchingImages = images.map((image, index) =>
      'url' in image ? fetchImage(image.url, originalImage(dir, index), either) : Promise.resolve(),
    );
    const all = [fetchingClip, ...fetchingImages];
    try {
      await Promise.all(all);
    } catch (error) {
      // The folder is removed next: nothing may be written to it any more.
      failed.abort();
      await Promise.allSettled(all);
      throw error;
    }
    return fetchingClip;
  };
};
