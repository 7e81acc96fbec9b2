/**
 * Makes the data folder, for this user only. One that was there before may be a folder of the machine, given by mistake
 * (`/srv`, `/tmp`): where it holds what Kinora did not write it keeps its mode, on which others may depend.
 */
import { readdirSync, statSync } from 'node:fs';
import { StartError } from '../start-error.ts';
import { makePrivateFolder, requireWritableFolder } from './private-files.ts';

/** The names that any release writes there or into a backup, and what a new volume has. */
const ownNames =
  /^(kinora\.db|(worker|requests)\.lock|server\.json|(terminal|encryption)\.key|backup\.json|files\.sha256|upgrade-check-|(kinora-tmp|tmp|files|models|lost\+found)$)/;

const holdsForeignFiles = (path: string): boolean => {
  try {
    return readdirSync(path).some((name) => !ownNames.test(name));
  } catch {
    // Absent, or not for us to read, which is said when it is made.
    return false;
  }
};

/** In one of another owner, a mounted volume, we could not change that anyway. */
const isOwnAndOpen = (path: string): boolean => {
  const { uid, mode } = statSync(path);
  return uid === process.getuid?.() && (mode & 0o002) !== 0;
};

export const makeDataFolder = (path: string): void => {
  if (!holdsForeignFiles(path)) {
    makePrivateFolder(path);
    return;
  }
  requireWritableFolder(path);
  if (isOwnAndOpen(path))
    throw new StartError(
      `${path} holds other files, and every user of the machine can write there. Choose a folder of its own as KINORA_DATA_DIR.`,
    );
};
