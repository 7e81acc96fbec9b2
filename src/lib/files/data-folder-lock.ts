/**
 * Prevents two workers on one SQLite file, which would take over each other's tasks, and a move of a folder that is in
 * use. The OS releases the locks when the process ends.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirInUse } from '../start-error.ts';
import { makeDataFolder } from './data-folder.ts';
import { makePrivateFile } from './private-files.ts';

const take = (dataDir: string, name: string, statements: string): (() => void) => {
  const path = join(dataDir, name);
  makeDataFolder(dataDir);
  makePrivateFile(path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec(statements);
  } catch {
    lock.close();
    throw new DataDirInUse(
      `Another Kinora process uses ${dataDir}. Stop it, or choose another KINORA_DATA_DIR.`,
    );
  }
  return () => lock.close();
};

const requestsLock = 'requests.lock';

export const lockDataFolder = (dataDir: string): (() => void) =>
  take(dataDir, 'worker.lock', 'begin exclusive');

/** For processes that only accept requests: any number of them, beside a worker. */
export const shareDataFolder = (dataDir: string): (() => void) =>
  take(dataDir, requestsLock, 'begin; select count(*) from sqlite_master');

/** Against those too: what they accept while the folder is moved would be lost. */
export const lockWholeDataFolder = (dataDir: string): (() => void) => {
  const release = lockDataFolder(dataDir);
  try {
    const releaseRequests = take(dataDir, requestsLock, 'begin exclusive');
    return () => {
      releaseRequests();
      release();
    };
  } catch (error) {
    release();
    throw error;
  }
};
