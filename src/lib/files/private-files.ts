/** Folders and files readable by this user only, whatever the umask and the process that created them. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { StartError } from '../start-error.ts';

const folderMode = 0o700;
const fileMode = 0o600;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** A mounted folder may have another owner and still be writable. */
const restrictMode = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
};

const orExplain = (path: string, work: () => void, setting = 'KINORA_DATA_DIR'): void => {
  try {
    work();
  } catch (error) {
    throw new StartError(
      `${path} cannot be written (${codeOf(error)}). Let this user write there, or choose another ${setting}.`,
      { cause: error },
    );
  }
};

const requireWritable = (path: string): void =>
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);

export const makePrivateFolder = (path: string, setting?: string): void => {
  const make = () => {
    mkdirSync(path, { recursive: true, mode: folderMode });
    restrictMode(path, folderMode);
    requireWritable(path);
  };
  orExplain(path, make, setting);
};

/** One that is there, as it is. */
export const requireWritableFolder = (path: string): void => orExplain(path, () => requireWritable(path));

/** For what nobody else may see: its owner could read what is written there, whatever the modes of the files. */
export const makeOwnFolder = (path: string, setting?: string): void => {
  makePrivateFolder(path, setting);
  const { uid, mode } = lstatSync(path);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0)
    throw new StartError(
      `${path} belongs to another user, or can be read by others. Give a folder that does not exist yet.`,
    );
};

/** Creates the file if it is missing. An existing one is not opened: closing it would drop SQLite's locks. */
export const makePrivateFile = (path: string): void =>
  orExplain(path, () => {
    try {
      closeSync(openSync(path, 'wx', fileMode));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    restrictMode(path, fileMode);
  });

/** Whether it is as this module leaves files: a cloned or unpacked one can be read by others. */
export const isPrivateFile = (path: string): boolean => {
  const { uid, mode } = lstatSync(path);
  return uid === process.getuid?.() && (mode & 0o077) === 0;
};

/** Atomic: a reader never sees half of it. */
export const writePrivateFile = (path: string, text: string): void => {
  const written = `${path}.${process.pid}.part`;
  // Never through a link that is waiting there.
  rmSync(written, { force: true });
  writeFileSync(written, text, { mode: fileMode, flag: 'wx' });
  restrictMode(written, fileMode);
  renameSync(written, path);
};
