import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ApiError } from '../../../src/domain/errors.ts';
import { createPoolsByModelWeights } from '../../../src/engines/local/pools-by-model-weights.ts';
import { createLogger } from '../../../src/lib/logger.ts';
import { afterTest } from '../../support/after-test.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

const limits = { processes: 1, maxQueue: 1, idleMs: 0, memoryLimitMb: 0, logger: createLogger('silent') };
const server = new URL('../../../src/engines/child-process-server.ts', import.meta.url).href;

/** A process that writes a file when it is loaded. */
const writeModule = (folder: string) => {
  const loadedPath = join(folder, 'loaded');
  const path = join(folder, 'engine.mjs');
  writeFileSync(
    path,
    `import { writeFileSync } from 'node:fs';
     import { serveEngine } from '${server}';
     serveEngine({
       load: async () => writeFileSync(${JSON.stringify(loadedPath)}, ''),
       handlers: { ready: async () => true },
     });`,
  );
  return { loadedPath, modulePath: pathToFileURL(path) };
};

test('a process loads while its weights are verified, and takes no call before', async (t) => {
  const { loadedPath, modulePath } = writeModule(temporaryFolder(t));
  const { promise: verified, resolve: verify } = Promise.withResolvers<void>();
  const pools = createPoolsByModelWeights(limits, async (name: 'one') => ({
    name,
    modulePath,
    data: null,
    verified,
  }));
  afterTest(t, () => pools.close());
  let isGiven = false;
  const pool = pools.poolOf('one').then((found) => {
    isGiven = true;
    return found;
  });
  await waitFor(() => existsSync(loadedPath));
  assert.equal(isGiven, false);
  verify();
  await waitFor(async () => (await pool).stats().completed === 1);
  assert.equal((await pool).stats().started, 1, 'the process that was loading goes on');
});

test('weights that turn out to be damaged are not used', async (t) => {
  const { modulePath } = writeModule(temporaryFolder(t));
  const pools = createPoolsByModelWeights(limits, async (name: 'one') => ({
    name,
    modulePath,
    data: null,
    verified: Promise.reject(new Error('damaged')),
  }));
  afterTest(t, () => pools.close());
  await assert.rejects(
    pools.poolOf('one'),
    (error) => error instanceof ApiError && error.code === 'service_unavailable',
  );
  assert.deepEqual(await pools.stats(), {});
});
