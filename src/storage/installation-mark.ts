/**
 * A blob that says which installation a storage belongs to, and which round of its clean-up was the last. A database that
 * was lost, made anew or mistaken knows none of the files: to it all of them look abandoned. To a copy of the database,
 * or one that was restored from a backup, all files look so that were made since.
 */
import { StartError } from '../lib/start-error.ts';
import { BlobNotFound, type BlobStore } from './blob-store.ts';

const markKey = 'installation';
const maxMarkBytes = 64;

/** `round`: known to the database that wrote it and to later copies of that; absent in marks up to 0.2.0. */
type Mark = { installationId: string; round?: string | undefined };

/** The mark in the place of a round once a second database was found at work: no database knows it. */
const contestedRound = 'contested';

/** It is written for each storage, not copied with the files. */
export const isInstallationMark = (key: string): boolean => key === markKey;

export const createInstallationMark = (blobs: Pick<BlobStore, 'read' | 'putBytes'>) => ({
  async read(): Promise<Mark | undefined> {
    try {
      let mark = '';
      for await (const chunk of await blobs.read(markKey, { start: 0, end: maxMarkBytes - 1 }))
        mark += Buffer.from(chunk).toString('latin1');
      const [installationId = '', round] = mark.trim().split(' ');
      return { installationId, round };
    } catch (error) {
      if (error instanceof BlobNotFound) return undefined;
      throw error;
    }
  },

  async write({ installationId, round }: Mark): Promise<void> {
    const text = [installationId, ...(round === undefined ? [] : [round])].join(' ');
    await blobs.putBytes(markKey, Buffer.from(`${text}\n`), { contentType: 'text/plain' });
  },

  /** The other database finds it too, and removes nothing either. */
  async contest(installationId: string): Promise<void> {
    await this.write({ installationId, round: contestedRound });
  },
});
export type InstallationMark = ReturnType<typeof createInstallationMark>;

/** Files of two installations in one storage could not be told apart afterwards. Returns the mark that is there. */
export const refuseForeignStorage = async (
  blobs: BlobStore,
  installationId: string | undefined,
): Promise<Mark | undefined> => {
  const mark = await createInstallationMark(blobs).read();
  if (mark !== undefined && mark.installationId !== installationId)
    throw new StartError(
      'The storage belongs to another installation. Give an empty folder, bucket or prefix.',
    );
  return mark;
};
