import assert from 'node:assert/strict';
import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely';
import { assertGrowth } from '../../packages/film/test/support/cpu-time.ts';
import { capabilitiesOf } from '../../src/db/capabilities.ts';
import { createRecentFailures } from '../../src/db/console/recent-failures.ts';
import { createTaskList, type TaskCursor } from '../../src/db/console/task-list.ts';
import { createVideoTasks, type Page } from '../../src/db/video-tasks.ts';
import type { VideoTask } from '../../src/domain/video-task.ts';
import { createKeyedMutex } from '../../src/lib/keyed-mutex.ts';
import { createLibrary } from '../../src/services/console/library.ts';
import type { DatabaseSuite } from '../support/databases.ts';
import { sampleTask } from '../support/sample-rows.ts';

export const taskListsSuite: DatabaseSuite = async (t, { db }) => {
  const tasks = createVideoTasks(db);
  const insertAll = async (all: Partial<VideoTask>[]) => {
    for (const fields of all) await tasks.insert(db, sampleTask(fields));
  };
  const empty = async () => void (await db.deleteFrom('video_tasks').execute());

  await t.test('a search term of repeated letters costs about what another costs', async () => {
    const list = createTaskList(db);
    await insertAll(Array.from({ length: 16 }, () => ({ accountId: 'acc_a', prompt: 'a'.repeat(32_000) })));
    const find = async (search: string) =>
      assert.deepEqual(await list.list({ accountId: 'acc_a', search }, { limit: 10 }), []);
    const repeated = () => find(`${'a'.repeat(199)}b`);
    await assertGrowth({ part: () => find('b'), whole: repeated, times: 100, extraMs: 20 });
    const end = await list.findReadEnd({ accountId: 'acc_a', search: 'b' });
    assert.equal(end, undefined, 'all of it in one query');
    await insertAll([{ accountId: 'acc_a', prompt: 'a'.repeat(32_000), createdMs: 1 }]);
    assert.ok(await list.findReadEnd({ accountId: 'acc_a', search: 'b' }), 'and no more');
    await empty();
  });

  await t.test('a filter that matches few of very many tasks reads some of them at a time', async () => {
    await insertAll(
      Array.from({ length: 100 }, (_, index) => ({
        id: `beta-2:f${index}`,
        accountId: 'acc_a',
        status: index === 0 ? ('completed' as const) : ('failed' as const),
        createdMs: 1000 + index,
      })),
    );
    const library = createLibrary({
      taskList: createTaskList(db, { searchedBytes: 1_000_000, tasks: 10 }),
      oneAtATime: createKeyedMutex(),
    } as Parameters<typeof createLibrary>[0]);
    for (const filter of [
      { status: 'completed' as const },
      { status: 'completed' as const, search: 'a' },
      { model: 'none' },
      { tag: 'none' },
      { isFavourite: true },
    ]) {
      const found: string[] = [];
      let pages = 0;
      let after: TaskCursor | undefined;
      do {
        const page = await library.list(
          { accountId: 'acc_a', ...filter },
          { limit: 5, ...(after && { after }) },
        );
        found.push(...page.tasks.map(({ id }) => id));
        after = page.next;
        pages += 1;
      } while (after);
      assert.equal(pages, 3, JSON.stringify(filter));
      assert.deepEqual(found, 'status' in filter ? ['beta-2:f0'] : []);
    }
    const { total } = await library.list({ accountId: 'acc_b', status: 'failed' }, { limit: 5 });
    assert.equal(total, 0);
    await empty();
  });

  await t.test('the newest remixes of a video are found by an index of their own', async () => {
    // Postgres decides by what it has counted.
    if (capabilitiesOf(db).locksRows) return;
    const { rows } = await sql<{ detail: string }>`explain query plan select id, status from video_tasks
      where account_id = 'acc_a' and remix_of = 'beta-2:x' order by created_ms desc, id desc limit 5`.execute(
      db,
    );
    assert.deepEqual(
      rows.map(({ detail }) => detail),
      ['SEARCH video_tasks USING INDEX video_tasks_remixes (remix_of=?)'],
    );
  });

  await t.test('what the sweep asks every minute reads no finished videos', async () => {
    if (capabilitiesOf(db).locksRows) return;
    const plans: string[] = [];
    const planOf = async (node: RootOperationNode) => {
      const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
      const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
      const { rows } = await db.executeQuery(plan);
      plans.push(...rows.map((row) => (row as { detail: string }).detail));
    };
    const nodes: RootOperationNode[] = [];
    const seen = db.withPlugin({
      transformQuery({ node }) {
        nodes.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const swept = createVideoTasks(seen);
    nodes.length = 0;
    await swept.listIdleOfOtherModels({ models: ['beta-2'], createdBeforeMs: Date.now(), limit: 100 });
    await swept.totalFilesBytes();
    await createRecentFailures(seen).count(1);
    for (const node of nodes) await planOf(node);
    assert.deepEqual(plans, [
      'SCAN video_tasks USING INDEX video_tasks_open_of_account',
      'SEARCH video_tasks USING COVERING INDEX video_tasks_files_bytes (files_bytes>?)',
      'SEARCH video_tasks USING INDEX video_tasks_finished (completed_at>?)',
      'USE TEMP B-TREE FOR GROUP BY',
      'SEARCH request_log USING INDEX sqlite_autoindex_request_log_1 (id>?)',
      'USE TEMP B-TREE FOR GROUP BY',
    ]);
    await insertAll([
      { id: 'beta-2:old', status: 'pending', model: 'gone', createdMs: 5 },
      { id: 'beta-2:done', status: 'completed', model: 'gone', createdMs: 5, filesBytes: 7 },
      { id: 'beta-2:failed', accountId: 'acc_f', status: 'failed', createdMs: 5, completedAt: 9 },
      { id: 'beta-2:before', accountId: 'acc_f', status: 'failed', createdMs: 5, completedAt: 8 },
      { id: 'beta-2:kept', status: 'pending', model: 'beta-2', createdMs: 5 },
    ]);
    const found = await tasks.listIdleOfOtherModels({ models: ['beta-2'], createdBeforeMs: 9, limit: 100 });
    assert.deepEqual([found, await tasks.totalFilesBytes()], [['beta-2:old'], 7]);
    assert.deepEqual(await createRecentFailures(db).count(9), new Map([['acc_f', 1]]));
    await empty();
  });

  await t.test('pages hold every task once, also those of one millisecond, in both orders', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `beta-2:t${String(index).padStart(2, '0')}`);
    await insertAll(
      ids.map((id, index) => ({ id, accountId: 'acc_a', createdMs: 1000 + Math.floor(index / 10) })),
    );
    await insertAll([{ id: 'beta-2:other', accountId: 'acc_b', createdMs: 1000 }]);
    for (const order of ['asc', 'desc'] as const) {
      const seen: string[] = [];
      let page: Page = { limit: 4, order };
      for (;;) {
        const { tasks: shown, hasMore } = await tasks.list('acc_a', page);
        assert.ok(shown.length <= page.limit);
        seen.push(...shown.map(({ id }) => id));
        if (!hasMore) break;
        page = { ...page, afterId: shown.at(-1)!.id };
      }
      assert.deepEqual(seen, order === 'asc' ? ids : ids.toReversed());
    }
    assert.deepEqual(await tasks.list('acc_none', { limit: 10, order: 'desc' }), {
      tasks: [],
      hasMore: false,
    });
    await empty();
  });

  await t.test(
    'a page ends before its texts are longer than a megabyte, after one task at least',
    async () => {
      const lengths = [2_000_000, 500_000, 500_000, 500_000, 10];
      const ids = lengths.map((_, index) => `beta-2:long${index}`);
      await insertAll(
        lengths.map((length, index) => ({
          id: ids[index]!,
          accountId: 'acc_a',
          createdMs: index,
          prompt: 'é'.repeat(length / 2),
        })),
      );
      const read = async (page: Page) => {
        const { tasks: shown, hasMore } = await tasks.list('acc_a', page);
        return [shown.map(({ id }) => id), hasMore];
      };
      assert.deepEqual(await read({ limit: 5, order: 'asc' }), [[ids[0]], true]);
      assert.deepEqual(await read({ limit: 5, order: 'asc', afterId: ids[0]! }), [[ids[1], ids[2]], true]);
      assert.deepEqual(await read({ limit: 5, order: 'asc', afterId: ids[2]! }), [[ids[3], ids[4]], false]);
      assert.deepEqual(await read({ limit: 1, order: 'desc' }), [[ids[4]], true]);
      await empty();
    },
  );

  await t.test('open tasks are counted, and positions sampled in the order tasks are served', async () => {
    await insertAll([
      ...Array.from({ length: 25 }, (_, index) => ({ queueTurn: index + 1, createdMs: 100 - index })),
      { queueTurn: 1, status: 'completed' as const },
      { queueTurn: 1, status: 'failed' as const },
      { queueTurn: 1, status: 'processing' as const },
      { queueTurn: 1, waitsFor: 'beta-2:x' },
    ]);
    assert.deepEqual(await tasks.countOpenByState(), { running: 1, pending: 25, waiting: 1 });
    assert.equal(await tasks.countOpen(), 27);
    assert.deepEqual(await tasks.samplePositions(1), [
      ...Array.from({ length: 25 }, (_, index) => ({
        queueTurn: index + 1,
        createdMs: 100 - index,
        position: index + 1,
      })),
    ]);
    assert.deepEqual(
      (await tasks.samplePositions(4)).map(({ position }) => position),
      [1, 4, 8, 12, 16, 20, 24],
    );
    const sparse = await tasks.samplePositions(11);
    assert.equal(sparse.length, 3);
    for (const { position, queueTurn } of sparse) assert.equal(position, queueTurn);
    await empty();
    assert.equal(await tasks.countOpen(), 0);
    assert.deepEqual(await tasks.samplePositions(1), []);
  });

  await t.test('the average is of the newest finished tasks', async () => {
    assert.equal(await tasks.averageSeconds(2), undefined);
    const finished = (completedAt: number, seconds: number) => ({
      status: 'completed' as const,
      startedAt: completedAt - seconds,
      completedAt,
    });
    await insertAll([finished(1000, 500), finished(2000, 10), finished(3000, 21)]);
    assert.equal(await tasks.averageSeconds(2), 15.5);
    await insertAll([finished(4000, 0), finished(4001, 0)]);
    assert.equal(await tasks.averageSeconds(2), 1);
    // Any number of remixes of a deleted video end without having been begun: they are not all looked at.
    const unbegun = (completedAt: number) => ({ status: 'failed' as const, startedAt: null, completedAt });
    await insertAll(Array.from({ length: 19 }, (_, at) => unbegun(5000 + at)));
    assert.equal(await tasks.averageSeconds(2), 1);
    await insertAll([unbegun(6000)]);
    assert.equal(await tasks.averageSeconds(2), undefined);
    await empty();
  });

  await t.test('finished tasks are listed oldest first and by age, with the bytes they hold', async () => {
    assert.equal(await tasks.totalFilesBytes(), 0);
    await insertAll([
      { id: 'beta-2:new', status: 'completed', completedAt: 300, filesBytes: 4_000_000_000 },
      { id: 'beta-2:old', status: 'failed', completedAt: 100 },
      { id: 'beta-2:mid', status: 'completed', completedAt: 200, filesBytes: 4_000_000_000 },
      { id: 'beta-2:run', status: 'processing' },
    ]);
    const list = async (options: { completedBefore?: number; limit: number }) =>
      (await tasks.listFinished(options)).map(({ id }) => id);
    assert.deepEqual(await list({ limit: 10 }), ['beta-2:old', 'beta-2:mid', 'beta-2:new']);
    assert.deepEqual(await list({ limit: 2 }), ['beta-2:old', 'beta-2:mid']);
    assert.deepEqual(await list({ completedBefore: 200, limit: 10 }), ['beta-2:old']);
    assert.equal(await tasks.totalFilesBytes(), 8_000_000_000);
    assert.deepEqual(
      await tasks.existing(['beta-2:old', 'beta-2:gone', 'beta-2:run']),
      new Set(['beta-2:old', 'beta-2:run']),
    );
    assert.deepEqual(await tasks.existing([]), new Set());
    await empty();
  });
};
