import { mkdtempSync, statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterTest, type WithAfter } from './after-test.ts';

/** An empty folder that is removed after the test, or after all tests of a file with `temporaryFolder({ after })`. */
export const temporaryFolder = (t: WithAfter, within = tmpdir()): string => {
  const folder = mkdtempSync(join(within, 'kinora-'));
  // Engine processes end within a second of the service that was killed, and may write until then.
  afterTest(t, () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
};

const memoryFolder = '/dev/shm';
/** More than the databases of all tests that run side by side. */
const neededBytes = 1 << 30;

const hasMemoryFolder = (() => {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > neededBytes;
  } catch {
    return false;
  }
})();

/** For a small database of one test: in memory where there is room, since most of the wait was for the disk. */
export const databaseFolder = (t: WithAfter): string =>
  temporaryFolder(t, hasMemoryFolder ? memoryFolder : undefined);
