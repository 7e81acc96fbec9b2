/** A source that many remixes wait for goes: all of them fail, and nobody else waits meanwhile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVideoTasks } from '../../../src/db/video-tasks.ts';
import { afterTest } from '../../support/after-test.ts';
import { sampleTask } from '../../support/sample-rows.ts';
import { startTestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

const remixes = 1500;
const held = 3;

test('deleting a source with 1,500 waiting remixes', async (t) => {
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

  const other = await service.createKey({ account: 'other', balance: 1e12, requestsPerMinute: 0 });
  let isDone = false;
  const removal = service.request(`/v1/videos/${source}`, { method: 'DELETE' }).then((response) => {
    isDone = true;
    return response;
  });
  let created = 0;
  while (!isDone) {
    // Writes as well: it waits for the transaction that is under way.
    await service.createTask({}, other);
    created += 1;
  }
  assert.equal((await removal).status, 200);
  assert.ok(created >= 8, `${created} others were created meanwhile`);
  const { count } = await db
    .selectFrom('video_tasks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('error_code', '=', 'source_failed')
    .where('waits_for', 'is', null)
    .executeTakeFirstOrThrow();
  assert.equal(count, remixes);
  assert.equal((await accountAdmin.showAccount('default')).held, 0);
});
