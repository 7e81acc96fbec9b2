/** Describes a picture before a video is asked for. Nothing is charged, so what it may cost is bounded by account. */

import type { Caller } from '../../domain/account.ts';
import type { PictureReading } from '../../domain/responses/studio-responses.ts';
import type { Media } from '../../engines/media/media.ts';
import type { AccountLimits } from '../account-limits.ts';

type PictureReadingDeps = {
  media: Pick<Media, 'inspectImage' | 'prepareImage'>;
  limits: AccountLimits;
  readPicture: (path: string, call: { accountId: string; signal?: AbortSignal }) => Promise<PictureReading>;
};

/** More than the networks look at, less than would cost memory. */
const maxPixels = 2_000_000;

export const createPictureReading =
  ({ media, limits, readPicture }: PictureReadingDeps) =>
  async (caller: Caller, path: string, signal?: AbortSignal): Promise<PictureReading> => {
    const release = limits.acquire(caller, 'readings');
    try {
      const accountId = caller.account.id;
      // Decoded in the process for untrusted files; the networks get plain pixels.
      const prepared = `${path}.png`;
      await media.inspectImage(path, { accountId, signal });
      await media.prepareImage(path, prepared, { maxPixels, accountId, signal });
      return await readPicture(prepared, { accountId, signal });
    } finally {
      release();
    }
  };

export type PictureReadingService = ReturnType<typeof createPictureReading>;
