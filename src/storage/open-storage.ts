/** Opens the storage of KINORA_STORAGE_URL: a folder, by default in the data folder, or a bucket. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../lib/clock.ts';
import { parseS3Url } from '../lib/s3-url.ts';
import type { BlobStore } from './blob-store.ts';
import { createFileBlobStore } from './files.ts';
import { createS3BlobStore } from './s3.ts';

export type Storage = {
  blobs: BlobStore;
  /** The folders whose disks need free space for stored files. */
  folders: string[];
};

export const openStorage = async (settings: {
  storageUrl: string | null;
  dataDir: string;
  clock?: Clock;
}): Promise<Storage> => {
  const { storageUrl, dataDir, clock } = settings;
  if (storageUrl?.startsWith('s3:')) {
    const location = parseS3Url(storageUrl);
    return { blobs: await createS3BlobStore({ location, ...(clock && { clock }) }), folders: [] };
  }
  const rootDir = storageUrl === null ? join(dataDir, 'files') : fileURLToPath(storageUrl);
  return { blobs: await createFileBlobStore({ rootDir, ...(clock && { clock }) }), folders: [rootDir] };
};
