/**
 * A blob that says which installation a storage belongs to. A database that was lost, made anew or mistaken knows none
 * of the files: to it all of them look abandoned.
 */
import { StartError } from '../lib/start-error.ts';
import { BlobNotFound, type BlobStore } from './blob-store.ts';

const markKey = 'installation';
const maxMarkBytes = 64;

export const readInstallationMark = async (blobs: Pick<BlobStore, 'read'>): Promise<string | undefined> => {
  try {
    let mark = '';
    for await (const chunk of await blobs.read(markKey, { start: 0, end: maxMarkBytes - 1 }))
      mark += Buffer.from(chunk).toString('latin1');
    return mark.trim();
  } catch (error) {
    if (error instanceof BlobNotFound) return undefined;
    throw error;
  }
};

export const writeInstallationMark = async (
  blobs: Pick<BlobStore, 'putBytes'>,
  installationId: string,
): Promise<void> => {
  await blobs.putBytes(markKey, Buffer.from(`${installationId}\n`), { contentType: 'text/plain' });
};

/** Files of two installations in one storage could not be told apart afterwards. */
export const refuseForeignStorage = async (
  blobs: Pick<BlobStore, 'read'>,
  installationId: string | undefined,
): Promise<void> => {
  const mark = await readInstallationMark(blobs);
  if (mark !== undefined && mark !== installationId)
    throw new StartError(
      'The storage belongs to another installation. Give an empty folder, bucket or prefix.',
    );
};
