import assert from 'node:assert/strict';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import type { VideoTask } from '../../src/domain/video-task.ts';
import type { DatabaseSuite } from '../support/databases.ts';
import { createCaller, sampleTask } from '../support/sample-rows.ts';

const nowMs = 1_800_000_000_000;
const now = nowMs / 1000;
const leaseMs = 60_000;
const made = {
  scene: null,
  resultNotes: null,
  enhancedPrompt: 'p',
  characters: [],
  charged: 3,
  filesBytes: 10,
  now,
};

export const videoTasksSuite: DatabaseSuite = async (t, { db }) => {
  const tasks = createVideoTasks(db);
  const insert = async (fields: Partial<VideoTask> = {}): Promise<VideoTask> => {
    const task = sampleTask(fields);
    await tasks.insert(db, task);
    return task;
  };
  const empty = async () => void (await db.deleteFrom('video_tasks').execute());
  const state = async (id: string) => {
    const task = await tasks.find(id);
    return task && { status: task.status, progress: task.progress, attempts: task.attempts };
  };
  /** Leases that ran out before `takeOverBeforeMs` are taken over; without it none. */
  const claim = (owner = 'worker-a', takeOverBeforeMs?: number) =>
    tasks.claim({ owner, leaseMs, ...(takeOverBeforeMs !== undefined && { takeOverBeforeMs }) });
  const leaseEndOf = async (id: string): Promise<number> =>
    (
      await db
        .selectFrom('video_tasks')
        .select('lease_until_ms')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).lease_until_ms;

  await t.test('a task comes back as it was put, every field', async () => {
    const full = sampleTask({
      prompt: 'a "quoted" \\ cat 🐈‍⬛ 猫 𠮷 é\n\t% _ $1 :x ?',
      enhancedPrompt: '龍と桜、夜 🌸',
      options: {
        ...sampleTask().options,
        images: [{ url: 'https://example.com/ä.png', role: 'reference' }],
        style: 'noir',
        metadata: { nested: [1, null, { ключ: '值 🎬' }], nul: 'a\u0000b' },
        characterClip: { taskId: 'beta-2:abc', times: { startSeconds: 1, endSeconds: 2.5 } },
      },
      remixOf: 'beta-2:source',
      waitsFor: 'beta-2:source',
      scene: '{"sky":"dusk"}',
      characters: [{ id: 'ch_1', username: 'mia', pictureKey: 'characters/ch_1.png' }],
      error: { code: 'internal_error', message: 'It’s broken' },
      held: Number.MAX_SAFE_INTEGER,
      charged: 1,
      queueTurn: 4_294_967_297,
      attempts: 2,
      lostAttempts: 3,
      engineLosses: 2,
      createdMs: nowMs + 7,
      startedAt: now,
      expectedEndMs: nowMs + 9,
      completedAt: now + 1,
      filesBytes: 5_000_000_000,
    });
    await tasks.insert(db, full);
    const found = await tasks.find(full.id);
    assert.deepEqual(found, { ...full, changedUs: found?.changedUs });
    assert.equal(await tasks.find('beta-2:unknown'), undefined);
    await empty();
  });

  await t.test('the line is served by turn, then age, then id; none twice', async () => {
    const [third, first, second, last] = [
      await insert({ queueTurn: 2, createdMs: 5 }),
      await insert({ queueTurn: 1, createdMs: 7, id: 'beta-2:a' }),
      await insert({ queueTurn: 1, createdMs: 7, id: 'beta-2:b' }),
      await insert({ queueTurn: 3, createdMs: 1 }),
    ];
    await insert({ queueTurn: 0, waitsFor: 'beta-2:x', remixOf: 'beta-2:x' });
    await insert({ queueTurn: 0, status: 'completed' });
    const served = [await claim(), await claim(), await claim(), await claim(), await claim()];
    assert.deepEqual(
      served.map((task) => task?.id),
      [first, second, third, last].map(({ id }) => id).concat(undefined as never),
    );
    assert.equal(served[0]?.status, 'processing');
    assert.equal(served[0]?.attempts, 1);
    assert.ok(Math.abs(served[0]!.startedAt! - Date.now() / 1000) < 30);
    await empty();
  });

  await t.test('a worker takes tasks of its models alone, each account in its turn', async () => {
    await insert({ queueTurn: 1, model: 'beta-2' });
    const third = await insert({ queueTurn: 4, model: 'alpha_3_1' });
    const second = await insert({ queueTurn: 3, model: 'alpha_3_1-fast' });
    const first = await insert({ queueTurn: 2, model: 'alpha_3_1' });
    const models = ['alpha_3_1-fast', 'alpha_3_1'];
    const served = [];
    for (const next of ['alpha_3_1', 'alpha_3_1-fast', 'alpha_3_1', undefined]) {
      assert.equal(await tasks.findClaimableModel({ models }), next);
      served.push((await tasks.claim({ owner: 'worker-a', leaseMs, models }))?.id);
    }
    assert.deepEqual(served, [first.id, second.id, third.id, undefined]);
    const lost = await leaseEndOf(first.id);
    const others = { owner: 'worker-b', leaseMs, models: ['beta-2-pro'], takeOverBeforeMs: lost };
    assert.equal(await tasks.claim(others), undefined);
    assert.equal((await tasks.claim({ ...others, models }))?.id, first.id);
    await empty();
  });

  await t.test('ten claims at once get ten different tasks', async () => {
    for (let index = 0; index < 10; index += 1) await insert({ queueTurn: index });
    const claimed = await Promise.all(Array.from({ length: 10 }, (_, index) => claim(`worker-${index}`)));
    assert.equal(new Set(claimed.map((task) => task?.id)).size, 10);
    assert.ok(claimed.every((task) => task !== undefined));
    await empty();
    for (let index = 0; index < 20; index += 1) await insert({ queueTurn: index, model: 'alpha_3_1' });
    const ofModel = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        tasks.claim({ owner: `worker-${index}`, leaseMs, models: ['alpha_3_1', 'beta-2'] }),
      ),
    );
    assert.equal(new Set(ofModel.map((task) => task?.id)).size, 20);
    assert.ok(ofModel.every((task) => task !== undefined));
    await empty();
  });

  await t.test('of ten claims at once for one task one wins', async () => {
    const { id } = await insert();
    const claimed = await Promise.all(Array.from({ length: 10 }, (_, index) => claim(`worker-${index}`)));
    assert.equal(claimed.filter((task) => task !== undefined).length, 1);
    assert.deepEqual(await state(id), { status: 'processing', progress: 0, attempts: 1 });
    await empty();
  });

  await t.test('a lease lasts until its end, is extended by its owner alone, and then is free', async () => {
    const { id } = await insert();
    const { startedAt } = (await claim('worker-a'))!;
    const endMs = await leaseEndOf(id);
    assert.ok(Math.abs(endMs - (await tasks.readLeaseClock()) - leaseMs) < 30_000);
    assert.equal(await claim('worker-b', endMs - 1), undefined);
    assert.deepEqual(await tasks.extendLeases([id], 'worker-b', 2 * leaseMs), new Set());
    assert.deepEqual(await tasks.extendLeases([id, 'beta-2:x'], 'worker-a', 2 * leaseMs), new Set([id]));
    assert.equal(await claim('worker-b', endMs), undefined);
    assert.deepEqual(await tasks.findHeld([id, 'beta-2:x'], 'worker-a'), new Set([id]));
    assert.equal(await claim('worker-b'), undefined);
    const taken = await claim('worker-b', await leaseEndOf(id));
    assert.deepEqual([taken?.attempts, taken?.lostAttempts], [1, 1]);
    assert.deepEqual(await tasks.extendLeases([id], 'worker-a', leaseMs), new Set());
    assert.deepEqual(await tasks.findHeld([id], 'worker-a'), new Set());
    assert.equal((await tasks.find(id))?.startedAt, startedAt);
    await empty();
  });

  await t.test('only the owner of the lease moves, completes or fails a task, and once', async () => {
    const { id } = await insert();
    await claim('worker-a');
    await claim('worker-b', await leaseEndOf(id));
    assert.equal(await tasks.complete(db, id, 'worker-a', made), undefined);
    const broken = { code: 'internal_error', message: 'broken' };
    assert.equal(await tasks.fail(db, id, broken, now, 'worker-a'), undefined);
    await tasks.updateProgress(id, 'worker-a', { percent: 50, expectedEndMs: null }, now);
    await tasks.returnToQueue(id, 'worker-a', { countsAsAttempt: true });
    assert.deepEqual(await state(id), { status: 'processing', progress: 0, attempts: 1 });
    const completed = await Promise.all([
      tasks.complete(db, id, 'worker-b', made),
      tasks.complete(db, id, 'worker-b', made),
      tasks.fail(db, id, broken, now, 'worker-b'),
    ]);
    assert.equal(completed.filter((task) => task !== undefined).length, 1);
    assert.equal(await tasks.fail(db, id, broken, now), undefined);
    assert.equal(await claim('worker-c', nowMs * 2), undefined);
    await empty();
  });

  await t.test('a completed task keeps what came out', async () => {
    const { id } = await insert({ held: 5 });
    await claim();
    const characters = [{ id: 'ch_1', username: 'mia', pictureKey: 'characters/ch_1.png' }];
    const done = await tasks.complete(db, id, 'worker-a', {
      ...made,
      scene: '{"a":1}',
      resultNotes: { notDrawn: ['zorble'], actualSeconds: 3.5 },
      enhancedPrompt: 'rich',
      characters,
    });
    const found = await tasks.find(id);
    assert.deepEqual(done && { ...done, changedUs: found?.changedUs }, found);
    assert.equal(done?.progress, 100);
    assert.deepEqual(done?.resultNotes, { notDrawn: ['zorble'], actualSeconds: 3.5 });
    assert.deepEqual(
      [done?.status, done?.scene, done?.enhancedPrompt, done?.charged, done?.completedAt, done?.filesBytes],
      ['completed', '{"a":1}', 'rich', 3, now, 10],
    );
    assert.deepEqual(done?.characters, characters);
    await empty();
  });

  await t.test('a pending task can fail without an owner, and says why', async () => {
    const { id } = await insert({ waitsFor: 'beta-2:x' });
    const failed = await tasks.fail(db, id, { code: 'source_failed', message: 'why' }, now + 9);
    assert.deepEqual(failed?.error, { code: 'source_failed', message: 'why' });
    assert.deepEqual([failed?.waitsFor, failed?.statusUpdateTime], [null, now + 9]);
    await empty();
  });

  await t.test('progress never goes back, and only a move moves the time', async () => {
    const { id } = await insert();
    await claim();
    for (const [at, percent] of [40, 30, 40].entries())
      await tasks.updateProgress(id, 'worker-a', { percent, expectedEndMs: nowMs + at }, now + 1 + at);
    const task = await tasks.find(id);
    assert.deepEqual([task?.progress, task?.statusUpdateTime, task?.expectedEndMs], [40, now + 1, nowMs]);
    await claim('worker-b', await leaseEndOf(id));
    const again = await tasks.find(id);
    assert.deepEqual([again?.statusUpdateTime, again?.expectedEndMs], [now + 1, null]);
    await empty();
  });

  await t.test('what was lost is claimed again, also when the clock was set back since', async () => {
    await empty();
    const { id } = await insert();
    let wallMs = nowMs;
    const clock = { nowMs: () => wallMs, elapsedMs: () => performance.now() };
    const jumping = createVideoTasks(db, clock);
    for (const lose of [() => jumping.freeAllLeases(), () => jumping.expireLease(id, 'worker-a')]) {
      const takeOverBeforeMs = await jumping.readLeaseClock();
      assert.equal((await jumping.claim({ owner: 'worker-a', leaseMs, takeOverBeforeMs }))?.id, id);
      await lose();
      await db.updateTable('video_tasks').set({ losses: 0 }).execute();
      wallMs -= 3_600_000;
    }
    const takeOverBeforeMs = await jumping.readLeaseClock();
    assert.equal((await jumping.claim({ owner: 'worker-b', leaseMs, takeOverBeforeMs }))?.id, id);
  });

  await t.test('what is given back is next again; a shutdown does not count as an attempt', async () => {
    const first = await insert({ queueTurn: 1 });
    await insert({ queueTurn: 2 });
    await claim('worker-a');
    await tasks.returnToQueue(first.id, 'worker-a', { countsAsAttempt: false });
    assert.deepEqual(await state(first.id), { status: 'processing', progress: 0, attempts: 0 });
    assert.equal((await claim('worker-b'))?.id, first.id);
    await tasks.returnToQueue(first.id, 'worker-b', { countsAsAttempt: true });
    const again = await claim('worker-a');
    assert.deepEqual([again?.id, again?.attempts], [first.id, 2]);
    await tasks.freeAllLeases();
    const freed = await claim('worker-c', await leaseEndOf(first.id));
    assert.deepEqual([freed?.id, freed?.attempts, freed?.lostAttempts], [first.id, 2, 1]);
    await empty();
  });

  await t.test('each loss of the process makes the pause longer, and tasks lost together part', async () => {
    for (const [createdMs, pausesMs] of [
      [8000, [0, 100, 400, 900, 1600, 2500]],
      [8007, [0, 800, 3200, 7200, 12_800, 20_000]],
    ] as const) {
      const { id } = await insert({ createdMs });
      await claim();
      for (const [losses, pauseMs] of pausesMs.entries()) {
        await tasks.freeAllLeases();
        const freedMs = await leaseEndOf(id);
        assert.equal(await claim('worker-a', freedMs + pauseMs - 1), undefined);
        const taken = await claim('worker-a', freedMs + pauseMs);
        assert.deepEqual([taken?.id, taken?.attempts, taken?.lostAttempts], [id, 1, losses + 1]);
      }
      await empty();
    }
  });

  await t.test('losses of the engine are counted whichever worker sees them', async () => {
    const { id } = await insert();
    for (const [index, worker] of ['worker-a', 'worker-b', 'worker-c'].entries()) {
      const claimed = await claim(worker, index === 0 ? undefined : (await leaseEndOf(id)) + 100_000);
      assert.deepEqual([claimed?.id, claimed?.engineLosses], [id, index]);
      // One that lost its lease counts nothing.
      await tasks.expireLease(id, 'somebody else', true);
      await tasks.expireLease(id, worker, true);
    }
    await claim('worker-a', (await leaseEndOf(id)) + 100_000);
    await tasks.expireLease(id, 'worker-a');
    assert.equal((await tasks.find(id))?.engineLosses, 3);
    await empty();
  });

  await t.test('only its own account deletes a task, once', async () => {
    const task = await insert({ accountId: 'acc_a' });
    assert.equal(await tasks.delete(db, task.id, 'acc_b'), undefined);
    const deleted = await Promise.all([
      tasks.delete(db, task.id, 'acc_a'),
      tasks.delete(db, task.id, 'acc_a'),
    ]);
    assert.deepEqual(
      deleted.flatMap((gone) => (gone ? [gone.id] : [])),
      [task.id],
    );
    assert.equal(await tasks.find(task.id), undefined);
  });

  await t.test('a remix waits for its source and is let go with it', async () => {
    const source = await insert();
    const { account } = await createCaller(db);
    const waiting = { remixOf: source.id, waitsFor: source.id, accountId: account.id, queueTurn: 0 };
    const remix = await insert({ ...waiting, createdMs: 1 });
    assert.equal(await tasks.lockSource(db, source.id), 'unfinished');
    assert.deepEqual(await tasks.listWaitingFor(db, source.id, 10), [remix.id]);
    assert.deepEqual(await tasks.listEndedSources(10), []);
    assert.equal((await claim())?.id, source.id);
    assert.equal(await claim(), undefined);
    await tasks.complete(db, source.id, 'worker-a', made);
    assert.equal(await tasks.lockSource(db, source.id), 'completed');
    const later = await insert({ ...waiting, createdMs: 2 });
    assert.deepEqual(await tasks.listEndedSources(10), [{ id: source.id, isCompleted: true }]);
    const laneOf = () => ({ name: 'local video', servedTurn: 7 });
    for (const { id } of [remix, later]) {
      const released = await tasks.stopWaitingFor(db, source.id, 1);
      assert.deepEqual(released, [{ id, accountId: account.id, model: remix.model }], 'the oldest first');
      await tasks.numberReleased(db, released, laneOf);
    }
    assert.deepEqual(
      [(await tasks.find(remix.id))?.queueTurn, (await tasks.find(later.id))?.queueTurn],
      [8, 9],
      'their turns begin when they are let go',
    );
    assert.equal((await claim())?.id, remix.id);
    assert.equal((await claim())?.id, later.id);
    await empty();
    await insert({ remixOf: 'beta-2:gone', waitsFor: 'beta-2:gone' });
    const failed = await insert({ status: 'failed' });
    await insert({ remixOf: failed.id, waitsFor: failed.id });
    assert.deepEqual(
      (await tasks.listEndedSources(10)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      [failed.id, 'beta-2:gone'].toSorted().map((id) => ({ id, isCompleted: false })),
    );
    await empty();
  });

  await t.test('text of any script survives in every text column', async () => {
    for (const text of [
      '',
      "O'Hara; drop table accounts;--",
      '👩‍👩‍👧‍👦 🏳️‍🌈',
      '漢字かな交じり文',
      '𝒳𠜎',
      'ـعربي\u200f',
      '\u{10ffff}',
    ]) {
      const { id } = await insert({ prompt: text });
      assert.equal((await tasks.find(id))?.prompt, text);
    }
    await empty();
  });
};
