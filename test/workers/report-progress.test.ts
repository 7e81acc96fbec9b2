/** The progress that an engine or a provider reports, as it is stored. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnPercent, secondsLeft, stagePercents } from '../../src/domain/video/making-progress.ts';
import { createLogger } from '../../src/lib/logger.ts';
import type { ClaimedTask } from '../../src/queue/queue.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { createProgressReport } from '../../src/workers/report-progress.ts';
import { sampleTask } from '../support/sample-rows.ts';

test('time left is that of the frames, however long composing took', () => {
  // Composing 30 s, then 96 frames at 3.3 a second, then the end of the file.
  const [composingMs, frames, frameMs, encodingMs] = [30_000, 96, 1000 / 3.3, 1000];
  const endMs = composingMs + frames * frameMs + encodingMs;
  const tasks = { written: [] as { expectedEndMs: number | null; atMs: number }[] };
  let nowMs = 0;
  const { report } = createProgressReport({
    tasks: {
      updateProgress: async (_id, _owner, { expectedEndMs }) =>
        void tasks.written.push({ expectedEndMs, atMs: nowMs }) as never,
    },
    blobs: {} as BlobStore,
    notifications: { publish() {} },
    clock: { nowMs: () => nowMs, elapsedMs: () => nowMs },
    logger: createLogger('silent'),
  })({ task: sampleTask({}), owner: 'me', signal: new AbortController().signal } as unknown as ClaimedTask);
  report(stagePercents.staging);
  nowMs = composingMs;
  report(stagePercents.drawing);
  for (let frame = 1; frame <= frames; frame += 1) {
    nowMs = composingMs + frame * frameMs;
    report(drawnPercent(frame / frames));
    const { expectedEndMs } = tasks.written.at(-1)!;
    if (frame < 5) continue;
    const left = secondsLeft({ status: 'processing', progress: 50, startedAt: 0, expectedEndMs }, nowMs)!;
    const truth = (endMs - nowMs) / 1000;
    // Seconds are told whole, and the end of the file may take one.
    assert.ok(Math.abs(left - truth) <= Math.max(0.4 * truth, 2), `frame ${frame}: ${left} s for ${truth} s`);
  }
});

test('what is no percentage is not stored', async () => {
  const written: number[] = [];
  let nowMs = 0;
  const { report } = createProgressReport({
    tasks: { updateProgress: async (_id, _owner, { percent }) => void written.push(percent) as never },
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
