/** Folders and files for this user alone, whatever the umask says and whoever made them before. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { StartError } from '../start-error.ts';

const folderMode = 0o700;
const fileMode = 0o600;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** A mounted folder may belong to somebody else and still be ours to write. */
const closeToOthers = (path: string, mode: number): void => {
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

export const makePrivateFolder = (path: string, setting?: string): void => {
  const make = () => {
    mkdirSync(path, { recursive: true, mode: folderMode });
    closeToOthers(path, folderMode);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  };
  orExplain(path, make, setting);
};

/** There afterwards, empty if it was not before. One that is there is not opened: closing it would drop SQLite's locks. */
export const makePrivateFile = (path: string): void =>
  orExplain(path, () => {
    try {
      closeSync(openSync(path, 'wx', fileMode));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    closeToOthers(path, fileMode);
  });

/** Whole or not at all: a reader never finds half of it. */
export const writePrivateFile = (path: string, text: string): void => {
  const written = `${path}.${process.pid}.part`;
  writeFileSync(written, text, { mode: fileMode });
  closeToOthers(written, fileMode);
  renameSync(written, path);
};
