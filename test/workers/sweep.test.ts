import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../../src/db/database.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { createFileBlobStore } from '../../src/storage/files.ts';
import { createSweep } from '../../src/workers/sweep.ts';
import { sampleTask } from '../support/sample-rows.ts';

const plain = { contentType: 'text/plain' };
const day = 24 * 3600 * 1000;

test('files without a task go after a day, however many of others stand before them', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'kinora-sweep-'));
  const db = await openDatabase({ sqlitePath: join(dir, 'kinora.db') });
  t.after(async () => {
    await db.destroy();
    rmSync(dir, { recursive: true, force: true });
  });
  const tasks = createVideoTasks(db);
  const blobs = await createFileBlobStore({ rootDir: join(dir, 'files') });
  for (let index = 0; index < 105; index += 1) {
    const task = sampleTask({ id: `beta-2:alive${index}` });
    await tasks.insert(db, task);
    await blobs.putBytes(`inputs/${task.id}/image-0`, Buffer.from('x'), plain);
  }
  for (const orphan of ['inputs/beta-2:a/image-0', 'inputs/beta-2:z/image-0', 'videos/beta-2:z/video.mp4'])
    await blobs.putBytes(orphan, Buffer.from('x'), plain);
  const sweepAt = (laterMs: number) =>
    createSweep({
      cluster: undefined,
      webhooks: { forgetOld: async () => {} },
      spokenReplies: { forgetOld: async () => {} },
      changeLog: { forgetOldDeletions: async () => {} },
      tasks,
      blobs,
      clock: { ...systemClock, nowMs: () => Date.now() + laterMs },
      logger: createLogger('silent'),
      videos: { remove: async () => {} },
      outcome: { failAbandoned: async () => {} },
      billing: { releaseAbandoned: async () => 0 },
      idempotency: { forgetOld: async () => {} },
      retentionDays: 0,
      retentionGigabytes: 0,
    }).run();
  const count = async () => {
    let found = 0;
    for await (const _ of blobs.list()) found += 1;
    return found;
  };
  await sweepAt(day - 60_000);
  assert.equal(await count(), 108);
  await sweepAt(day + 60_000);
  assert.equal(await count(), 105);
});
