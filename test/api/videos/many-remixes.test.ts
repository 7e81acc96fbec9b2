/** A source that many remixes wait for goes: all of them fail, and nobody else has to wait. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { createVideoTasks } from '../../../src/db/video-tasks.ts';
import { afterTest } from '../../support/after-test.ts';
import { sampleTask } from '../../support/sample-rows.ts';
import { startTestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

const remixes = 600;
const held = 3;

test('deleting a source with 600 waiting remixes', async (t) => {
  const service = await startTestService(t, { config: { videoConcurrency: 1 } });
  const { db, accountAdmin } = service.store;
  service.video.hold();
  afterTest(t, () => service.video.release());
  const source = await service.createTask();
  await waitFor(() => service.video.jobs.length === 1);
  const account = await accountAdmin.showAccount('default');
  const tasks = createVideoTasks(db);
  const { keyId } = (await tasks.find(source))!;
  const waiting = (waitsFor: string) =>
    sampleTask({ accountId: account.id, keyId, remixOf: waitsFor, waitsFor, held });
  await db.transaction().execute(async (transaction) => {
    let last = source;
    for (let index = 0; index < remixes; index += 1) {
      // Some wait for a remix that waits.
      const task = waiting(index % 100 === 1 ? last : source);
      await tasks.insert(transaction, task);
      last = task.id;
    }
    await transaction
      .updateTable('accounts')
      .set((eb) => ({ held: eb('held', '+', remixes * held) }))
      .where('id', '=', account.id)
      .execute();
  });

  // A connection of its own, which sees what is committed.
  const reader = new DatabaseSync(join(service.dataDir, 'kinora.db'), { readOnly: true });
  afterTest(t, () => reader.close());
  const readFailed = reader.prepare(
    "select count(*) as count from video_tasks where error_code = 'source_failed'",
  );
  const steps = [0];
  const watch = () => {
    const { count } = readFailed.get() as { count: number };
    if (count !== steps.at(-1)) steps.push(count);
    if (count < remixes) setImmediate(watch);
  };
  watch();
  const removal = await service.request(`/v1/videos/${source}`, { method: 'DELETE' });
  assert.equal(removal.status, 200);
  await waitFor(() => steps.at(-1) === remixes);
  const longest = Math.max(...steps.slice(1).map((count, index) => count - steps[index]!));
  assert.ok(longest <= 200, `${longest} remixes between two turns of the event loop`);
  const { count } = await db
    .selectFrom('video_tasks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('error_code', '=', 'source_failed')
    .where('waits_for', 'is', null)
    .executeTakeFirstOrThrow();
  assert.equal(count, remixes);
  assert.equal((await accountAdmin.showAccount('default')).held, 0);
});
