/**
 * A blob that says which installation a storage belongs to. A database that was lost, made anew or mistaken knows none
 * of the files: to it all of them look abandoned.
 */
import { StartError } from '../lib/start-error.ts';
import { BlobNotFound, type BlobStore } from './blob-store.ts';

const markKey = 'installation';
const maxMarkBytes = 64;

export const createInstallationMark = (blobs: Pick<BlobStore, 'read' | 'putBytes'>) => ({
  async read(): Promise<string | undefined> {
    try {
      let mark = '';
      for await (const chunk of await blobs.read(markKey, { start: 0, end: maxMarkBytes - 1 }))
        mark += Buffer.from(chunk).toString('latin1');
      return mark.trim();
    } catch (error) {
      if (error instanceof BlobNotFound) return undefined;
      throw error;
    }
  },

  async write(installationId: string): Promise<void> {
    await blobs.putBytes(markKey, Buffer.from(`${installationId}\n`), { contentType: 'text/plain' });
  },
});
export type InstallationMark = ReturnType<typeof createInstallationMark>;

/** Files of two installations in one storage could not be told apart afterwards. */
export const refuseForeignStorage = async (
  blobs: BlobStore,
  installationId: string | undefined,
): Promise<void> => {
  const mark = await createInstallationMark(blobs).read();
  if (mark !== undefined && mark !== installationId)
    throw new StartError(
      'The storage belongs to another installation. Give an empty folder, bucket or prefix.',
    );
};
