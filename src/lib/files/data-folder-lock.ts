/**
 * Prevents two workers on one SQLite file, which would take over each other's tasks. The OS releases the lock when the
 * process ends.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirInUse } from '../start-error.ts';
import { makeDataFolder } from './data-folder.ts';
import { makePrivateFile } from './private-files.ts';

export const lockDataFolder = (dataDir: string): (() => void) => {
  const path = join(dataDir, 'worker.lock');
  makeDataFolder(dataDir);
  makePrivateFile(path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new DataDirInUse(
      `Another Kinora process uses ${dataDir}. Stop it, or choose another KINORA_DATA_DIR.`,
    );
  }
  return () => lock.close();
};
