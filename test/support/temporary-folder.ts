import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterTest, type WithAfter } from './after-test.ts';

/** An empty folder that is removed after the test, or after all tests of a file with `temporaryFolder({ after })`. */
export const temporaryFolder = (t: WithAfter): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-'));
  // Engine processes end within a second of the service that was killed, and may write until then.
  afterTest(t, () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
};
