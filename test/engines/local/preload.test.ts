import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLocalEngines } from '../../../src/engines/local/local-engines.ts';
import { createLogger } from '../../../src/lib/logger.ts';
import { afterTest } from '../../support/after-test.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { waitFor } from '../../support/wait-for.ts';

test('an expected call finds its engine loaded, and nothing else is', async (t) => {
  const engines = await createLocalEngines({
    modelsDir: temporaryFolder(t),
    hubUrl: null,
    videosAtOnce: 1,
    framesPerSecond: 24,
    threads: 1,
    idleMs: 0,
    memoryLimitMb: 0,
    listenWeights: {},
    maxQueue: 1,
    chatModel: null,
    logger: createLogger('silent'),
  });
  afterTest(t, () => engines.close());
  engines.preload({ kind: 'transcription', model: 'no-such-model' });
  engines.preload({ kind: 'transcription', model: 'listen-1' });
  const readStats = async (): Promise<Record<string, { completed: number } | undefined>> => engines.stats();
  await waitFor(async () => (await readStats())['hearing base']?.completed === 1);
  assert.deepEqual(Object.keys(await readStats()).toSorted(), ['hearing base', 'video']);
});
