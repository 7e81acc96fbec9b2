/**
 * Recordings and their transcripts, stored on this device: one folder each, with the audio in pieces of a second. A
 * folder in state "recording" that no tab has locked was interrupted.
 */
import type { Transcript } from '../../api/audio.ts';
import { session } from '../../api/session.ts';
import {
  type Folder,
  holdLock,
  isLocked,
  namesIn,
  openFolder,
  randomId,
  readFile,
  readJsonFile,
  removeEntry,
  writeFile,
} from '../../parts/data/private-files.ts';

export type About = {
  name: string;
  type: string;
  /** Unix seconds. */
  createdAt: number;
  state: 'recording' | 'kept';
  seconds: number | null;
  /** Why it was not transcribed. */
  failure?: { message: string; mayRetry: boolean };
};

export type Stored = {
  id: string;
  about: About;
  transcript: Transcript | null;
  translation: Transcript | null;
};

const aboutFile = 'about.json';
const transcriptFile = 'transcript.json';
const translationFile = 'translation.json';
const piecePrefix = 'piece-';

/** People who share a browser do not see each other's recordings. */
const home = (): Promise<Folder | undefined> =>
  openFolder('recordings', session.peek()?.account?.id ?? 'nobody');

const folderOf = async (id: string): Promise<Folder | undefined> =>
  openFolder('recordings', session.peek()?.account?.id ?? 'nobody', id);

const lockName = (id: string): string => `kinora-recording-${id}`;

/** Uses memory where there is no private file system: then a crash does lose the recording. */
const inMemory = new Map<string, Blob>();

export const isDurable = async (): Promise<boolean> => (await home()) !== undefined;

export const listStored = async (): Promise<Stored[]> => {
  const folder = await home();
  if (!folder) return [];
  const found = await Promise.all(
    (await namesIn(folder)).map(async (id): Promise<Stored | null> => {
      const own = await folderOf(id);
      const about = own && (await readJsonFile<About>(own, aboutFile));
      if (!own || !about) return null;
      if (about.state === 'recording' && (await isLocked(lockName(id)))) return null;
      return {
        id,
        about,
        transcript: (await readJsonFile<Transcript>(own, transcriptFile)) ?? null,
        translation: (await readJsonFile<Transcript>(own, translationFile)) ?? null,
      };
    }),
  );
  return found
    .filter((stored) => stored !== null)
    .toSorted((one, other) => other.about.createdAt - one.about.createdAt);
};

export const readSound = async (id: string): Promise<Blob> => {
  const folder = await folderOf(id);
  const memory = inMemory.get(id);
  if (memory || !folder) return memory ?? new Blob([]);
  const about = await readJsonFile<About>(folder, aboutFile);
  const names = (await namesIn(folder)).filter((name) => name.startsWith(piecePrefix));
  const pieces = await Promise.all(names.map((name) => readFile(folder, name)));
  return new Blob(
    pieces.filter((piece) => piece !== undefined),
    { type: about?.type ?? 'audio/webm' },
  );
};

export const writeAbout = async (id: string, about: About): Promise<void> => {
  const folder = await folderOf(id);
  if (folder) await writeFile(folder, aboutFile, JSON.stringify(about));
};

export const keepTranscript = async (id: string, transcript: Transcript): Promise<void> => {
  const folder = await folderOf(id);
  if (folder) await writeFile(folder, transcriptFile, JSON.stringify(transcript));
};

export const keepTranslation = async (id: string, translation: Transcript): Promise<void> => {
  const folder = await folderOf(id);
  if (folder) await writeFile(folder, translationFile, JSON.stringify(translation));
};

export const deleteRecording = async (id: string): Promise<void> => {
  inMemory.delete(id);
  const folder = await home();
  if (folder) await removeEntry(folder, id);
};

/** A dropped file, stored whole. */
export const keepFile = async (file: File): Promise<Stored> => {
  const id = randomId();
  const about: About = {
    name: file.name,
    type: file.type || 'application/octet-stream',
    createdAt: Date.now() / 1000,
    state: 'kept',
    seconds: null,
  };
  const folder = await folderOf(id);
  try {
    if (!folder) throw new Error('no private file system');
    await writeFile(folder, `${piecePrefix}000000`, file);
    await writeAbout(id, about);
  } catch {
    inMemory.set(id, file);
  }
  return { id, about, transcript: null, translation: null };
};

/** Stores the pieces of a running recording, in order. */
export const startKeeping = async (name: string, type: string) => {
  const id = randomId();
  const about: About = { name, type, createdAt: Date.now() / 1000, state: 'recording', seconds: null };
  const release = holdLock(lockName(id));
  const folder = await folderOf(id);
  if (folder) await writeAbout(id, about);
  const pieces: Blob[] = [];
  let count = 0;
  let writing: Promise<void> = Promise.resolve();
  return {
    id,
    add(piece: Blob): void {
      const file = `${piecePrefix}${String(count++).padStart(6, '0')}`;
      pieces.push(piece);
      // If the disk is full the pieces stay in memory, where the end of the recording still finds them.
      writing = writing
        .then(async () => {
          if (folder) await writeFile(folder, file, piece);
        })
        .catch(() => {});
    },
    async discard(): Promise<void> {
      await writing;
      await deleteRecording(id);
      release();
    },
    async end(seconds: number): Promise<Stored> {
      await writing;
      const done: About = { ...about, state: 'kept', seconds };
      inMemory.set(id, new Blob(pieces, { type }));
      await writeAbout(id, done).catch(() => {});
      release();
      return { id, about: done, transcript: null, translation: null };
    },
  };
};
