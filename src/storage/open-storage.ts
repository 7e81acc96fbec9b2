/** Opens the storage of KINORA_STORAGE_URL: a folder, by default in the data folder, or a bucket. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../lib/clock.ts';
import { parseS3Url } from '../lib/s3-url.ts';
import type { BlobStore } from './blob-store.ts';
import { createFileBlobStore } from './files.ts';
import { createS3BlobStore } from './s3.ts';

export const openStorage = async (settings: {
  storageUrl: string | null;
  dataDir: string;
  clock?: Clock;
}) => {
  const { storageUrl, dataDir, clock } = settings;
  const opened = (blobs: BlobStore, folders: string[]) => ({
    blobs,
    /** The folders whose disks need free space for stored files. */
    folders,
    [Symbol.asyncDispose]: () => blobs.close(),
  });
  if (storageUrl?.startsWith('s3:'))
    return opened(await createS3BlobStore({ location: parseS3Url(storageUrl), clock }), []);
  const rootDir = storageUrl === null ? join(dataDir, 'files') : fileURLToPath(storageUrl);
  return opened(await createFileBlobStore({ rootDir, clock }), [rootDir]);
};
