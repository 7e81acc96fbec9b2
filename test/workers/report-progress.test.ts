/** The progress that an engine or a provider reports, as it is stored. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLogger } from '../../src/lib/logger.ts';
import type { ClaimedTask } from '../../src/queue/queue.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createProgressReport } from '../../src/workers/report-progress.ts';
import { sampleTask } from '../support/sample-rows.ts';

test('what is no percentage is not stored', async () => {
  const written: number[] = [];
  let nowMs = 0;
  const { report } = createProgressReport({
    tasks: { updateProgress: async (_id, _owner, percent) => void written.push(percent) as never },
    blobs: {} as BlobStore,
    notifications: { publish() {} },
    clock: { nowMs: () => nowMs, elapsedMs: () => nowMs },
    logger: createLogger('silent'),
  })({ task: sampleTask({}), owner: 'me', signal: new AbortController().signal } as unknown as ClaimedTask);
  for (const percent of [Number.NaN, 12.5, Number.POSITIVE_INFINITY, -40, 400]) {
    nowMs += 2_000;
    report(percent);
  }
  assert.deepEqual(written, [12, 0, 99]);
});
