import assert from 'node:assert/strict';
import { createNotifications } from '../../src/db/create-notifications.ts';
import { createTaskChangeQueries, type TaskChangeQueries } from '../../src/db/task-change-queries.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { createTaskChangeStream } from '../../src/services/task-change-stream.ts';
import { afterTest } from '../support/after-test.ts';
import { testOnEachDatabase } from '../support/databases.ts';
import { sampleTask } from '../support/sample-rows.ts';
import { waitFor } from '../support/wait-for.ts';

testOnEachDatabase('subscribers of tasks', async (t, { db, another }) => {
  const tasks = createVideoTasks(db);
  const notifications = createNotifications(db);
  afterTest(t, () => notifications.close());
  let queries = 0;
  const counted = Object.fromEntries(
    Object.entries(createTaskChangeQueries(db)).map(([name, value]) => [
      name,
      name === 'version' || typeof value !== 'function'
        ? value
        : (...values: unknown[]) => {
            queries += 1;
            return (value as (...values: unknown[]) => unknown)(...values);
          },
    ]),
  ) as TaskChangeQueries;
  const changeStream = createTaskChangeStream({
    queries: counted,
    notifications,
    clock: systemClock,
    logger: createLogger('silent'),
  });
  const insert = async (fields: Parameters<typeof sampleTask>[0] = {}) => {
    const task = sampleTask({ status: 'processing', ...fields });
    await tasks.insert(db, task);
    return task;
  };
  const move = (id: string, progress: number, connection = db) =>
    connection.updateTable('video_tasks').set({ progress }).where('id', '=', id).execute();

  await t.test(
    'a change of status or progress moves the time of change on, another column does not',
    async () => {
      const { id } = await insert();
      const changedUs = async () => (await tasks.find(id))!.changedUs;
      const inserted = await changedUs();
      assert.ok(Math.abs(inserted / 1000 - Date.now()) < 600_000, 'microseconds of now');
      await move(id, 1);
      const moved = await changedUs();
      assert.ok(moved > inserted);
      await db.updateTable('video_tasks').set({ lease_until_ms: 1 }).where('id', '=', id).execute();
      assert.equal(await changedUs(), moved);
    },
  );

  await t.test('a thousand cost no query each', async () => {
    const followed = await Promise.all(Array.from({ length: 1000 }, () => insert({ accountId: 'many' })));
    const subscriptions = await Promise.all(
      followed.map(({ id }) => changeStream.subscribe({ accountId: 'many', taskId: id })),
    );
    const whole = await changeStream.subscribe({ accountId: 'many' });
    const moved = followed.slice(0, 10);
    queries = 0;
    for (const { id } of moved) await move(id, 5);
    for (const { id } of moved) notifications.publish('task_changed', id);
    const told = new Set<string>();
    await waitFor(() => {
      for (const task of subscriptions.flatMap((subscription) => subscription.take()))
        if (task.progress === 5) told.add(task.id);
      return told.size === moved.length;
    });
    assert.ok(queries < 40, `${queries} queries`);
    assert.ok(whole.take().length >= 10);
    for (const subscription of [...subscriptions, whole]) subscription.close();
  });

  await t.test('one that left takes nothing more, and the last one lets the store rest', async () => {
    const { id, accountId } = await insert();
    const subscription = await changeStream.subscribe({ accountId, taskId: id });
    subscription.close();
    await waitFor(() => changeStream.cursorUs() === undefined);
    queries = 0;
    await move(id, 7);
    notifications.publish('task_changed', id);
    assert.deepEqual([subscription.take(), queries], [[], 0]);
  });

  await t.test('a deletion is noticed', async () => {
    const { id, accountId } = await insert();
    const subscription = await changeStream.subscribe({ accountId, taskId: id });
    await tasks.delete(db, id, accountId);
    notifications.publish('task_changed', id);
    await waitFor(() => subscription.isGone);
    subscription.close();
  });

  await t.test('a change that is committed after a later one is not lost', async () => {
    const [slow, quick] = [await insert({ accountId: 'late' }), await insert({ accountId: 'late' })];
    const subscription = await changeStream.subscribe({ accountId: 'late' });
    const taken = new Map<string, number>();
    const seen = (id: string, progress: number) => {
      for (const task of subscription.take()) taken.set(task.id, task.progress);
      return taken.get(id) === progress;
    };
    const elsewhere = await another();
    await elsewhere.transaction().execute(async (transaction) => {
      await transaction.updateTable('video_tasks').set({ progress: 3 }).where('id', '=', slow.id).execute();
      // SQLite has one writer, so there is nothing to overtake it.
      if (elsewhere === db) return;
      await move(quick.id, 4);
      await waitFor(() => seen(quick.id, 4));
    });
    await waitFor(() => seen(slow.id, 3));
    subscription.close();
  });

  await t.test('a shutdown ends them all, also one that comes later', async () => {
    const { id, accountId } = await insert();
    const subscription = await changeStream.subscribe({ accountId, taskId: id });
    changeStream.close();
    assert.equal(subscription.isClosed, true);
    assert.equal((await changeStream.subscribe({ accountId, taskId: id })).isClosed, true);
  });
});
