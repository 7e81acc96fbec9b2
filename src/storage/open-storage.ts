/** Opens the storage of KINORA_STORAGE_URL: a folder, by default in the data folder, or a bucket. */
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../lib/clock.ts';
import { StartError } from '../lib/start-error.ts';
import { parseS3Url } from '../lib/storage-url.ts';
import type { BlobStore } from './blob-store.ts';
import { createFileBlobStore } from './files.ts';
import { createS3BlobStore } from './s3.ts';

type Settings = { storageUrl: string | null; dataDir: string };

const isBucket = (storageUrl: string | null): storageUrl is string => storageUrl?.startsWith('s3:') ?? false;

const folderOf = ({ storageUrl, dataDir }: Settings): string =>
  storageUrl === null ? join(dataDir, 'files') : fileURLToPath(storageUrl);

/** A copy of a storage that is in it would be copied too, and again with each copy. */
export const refuseInsideStorage = (settings: Settings, folder: string): void => {
  if (isBucket(settings.storageUrl)) return;
  const root = folderOf(settings);
  const path = relative(root, resolve(folder));
  if (!path.startsWith('..') && !isAbsolute(path))
    throw new StartError(`${folder} is in ${root}, which is to be copied. Give a folder elsewhere.`);
};

/** The same for a storage that another is copied to. */
export const refuseNestedStorages = (source: Settings, target: Settings): void => {
  if (isBucket(target.storageUrl)) return;
  refuseInsideStorage(source, folderOf(target));
};

export const openStorage = async (settings: Settings & { clock?: Clock }) => {
  const { storageUrl, clock } = settings;
  const opened = (blobs: BlobStore, folders: string[]) => ({
    blobs,
    /** The folders whose disks need free space for stored files. */
    folders,
    [Symbol.asyncDispose]: () => blobs.close(),
  });
  if (isBucket(storageUrl))
    return opened(await createS3BlobStore({ location: parseS3Url(storageUrl), clock }), []);
  const rootDir = folderOf(settings);
  return opened(await createFileBlobStore({ rootDir, clock }), [rootDir]);
};
