import assert from 'node:assert/strict';
import { createClusterJobs } from '../../src/db/cluster/cluster-jobs.ts';
import { createNodes } from '../../src/db/cluster/nodes.ts';
import { createSettings } from '../../src/db/settings.ts';
import { toRow } from '../../src/db/video-task-row.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createSharedStats } from '../../src/queue/shared-stats.ts';
import { clockAt } from '../support/clock.ts';
import type { DatabaseSuite } from '../support/databases.ts';
import { createCaller, readAccount, sampleTask } from '../support/sample-rows.ts';
import { waitFor } from '../support/wait-for.ts';
import { createInstance, type Instance, price, untilStopped } from './queue-rig.ts';

/** Works through the line until `count` tasks are done; returns their accounts in order. */
const serveNext = async (instance: Instance, count: number): Promise<string[]> => {
  const served: string[] = [];
  instance.queue.work(async ({ task, owner, signal }) => {
    if (served.length === count) {
      await untilStopped(signal);
      return 'retry';
    }
    served.push(task.accountId);
    await instance.complete(task, owner);
    return 'done';
  });
  await waitFor(() => served.length === count);
  await instance.queue.drain(0);
  return served;
};

export const fairnessSuite: DatabaseSuite = async (t, database) => {
  const { db } = database;
  let nowMs = Date.now();
  const clock = clockAt(() => nowMs);
  const heavy = await createCaller(db);
  const accountIds = (callers: { account: { id: string } }[]) => callers.map(({ account }) => account.id);
  const [heavyId] = accountIds([heavy]);

  await t.test('one account’s hundreds of tasks do not starve another’s one', async () => {
    const instance = await createInstance(database, { clock });
    for (let index = 0; index < 200; index += 1) await instance.create(heavy);
    assert.equal((await instance.tasks.find((await instance.create(heavy)).id))?.queueTurn, 201);
    const first = await createInstance(database, { clock });
    assert.deepEqual(await serveNext(first, 5), Array(5).fill(heavyId));

    nowMs += 2000;
    const light = await createCaller(db);
    const api = await createInstance(database, { clock });
    const task = await api.create(light);
    await api.queue.refreshEstimate();
    const queueEstimate = await api.queue.estimate(task);
    assert.ok(queueEstimate!.position <= 3, `position ${queueEstimate!.position}`);
    const served = await serveNext(await createInstance(database, { clock }), 3);
    assert.ok(served.includes(light.account.id), 'the newcomer was served within the next three');
  });

  await t.test('a stream of new accounts does not starve the old one', async () => {
    nowMs += 2000;
    const api = await createInstance(database, { clock });
    const fresh = await createCaller(db);
    for (let index = 0; index < 100; index += 1) await api.create(fresh);
    const served = await serveNext(await createInstance(database, { clock }), 20);
    const ofHeavy = served.filter((id) => id === heavyId).length;
    assert.ok(ofHeavy >= 9 && ofHeavy <= 11, `${ofHeavy} of 20`);
  });

  await t.test(
    'remixes that waited for their source are not before what others asked for meanwhile',
    async () => {
      await db.deleteFrom('video_tasks').execute();
      const instance = await createInstance(database, { clock });
      const [remixer, busy, light] = [await createCaller(db), await createCaller(db), await createCaller(db)];
      const source = await instance.create(remixer);
      const claimed = (await instance.tasks.claim({ owner: 'worker', leaseMs: 60_000 }))!;
      assert.equal(claimed.id, source.id);
      for (let index = 0; index < 20; index += 1)
        await instance.create(remixer, { remixOf: source.id, waitsFor: source.id });
      nowMs += 1;
      // The turns that the remixes could have had are served.
      for (let index = 0; index < 25; index += 1) await instance.create(busy);
      // The one that makes the source has read the served turns long before, and claims nothing meanwhile.
      const maker = await createInstance(database, { clock });
      await maker.queue.refreshEstimate();
      const other = await createInstance(database, { clock });
      await serveNext(other, 25);
      nowMs += 1;
      await other.queue.refreshEstimate();
      const first = await other.create(light);
      assert.ok(await maker.complete(claimed, 'worker'));
      nowMs += 1;
      const second = await other.create(light);
      const served = await serveNext(await createInstance(database, { clock }), 4);
      assert.equal(served.filter((id) => id === light.account.id).length, 2, 'accounts take turns');
      assert.deepEqual(
        (await Promise.all([first, second].map(({ id }) => instance.tasks.find(id)))).map(
          (task) => task?.status,
        ),
        ['completed', 'completed'],
      );
    },
  );

  await t.test('hundreds of remixes of one video are let go some at a time', async () => {
    await db.deleteFrom('video_tasks').execute();
    const stored = createVideoTasks(db, clock);
    const counts: number[] = [];
    const tasks: typeof stored = {
      ...stored,
      async stopWaitingFor(...args) {
        const released = await stored.stopWaitingFor(...args);
        counts.push(released.length);
        return released;
      },
    };
    const instance = await createInstance(database, { clock, tasks });
    const remixer = await createCaller(db);
    const sources = [await instance.create(remixer), await instance.create(remixer)];
    const remixIds: string[][] = [];
    for (const { id } of sources) {
      const ids: string[] = [];
      for (let index = 0; index < 120; index += 1)
        ids.push((await instance.create(remixer, { remixOf: id, waitsFor: id, createdMs: index })).id);
      remixIds.push(ids);
    }
    const turnsOf = async (ids: string[]) => {
      const found = await Promise.all(ids.map((id) => stored.find(id)));
      assert.ok(found.every((remix) => remix?.waitsFor === null));
      return found.map((remix) => remix!.queueTurn);
    };
    const claimed = (await stored.claim({ owner: 'worker', leaseMs: 60_000 }))!;
    assert.ok(await instance.complete(claimed, 'worker'));
    const turns = await turnsOf(remixIds[0]!);
    assert.deepEqual(
      turns,
      turns.toSorted((a, b) => a - b),
      'in their order',
    );
    assert.equal(new Set(turns).size, 120);
    // The process is killed after the video is made.
    const other = (await stored.claim({ owner: 'worker', leaseMs: 60_000, models: [sources[1]!.model] }))!;
    await stored.complete(db, sources[1]!.id, 'worker', {
      scene: null,
      resultNotes: null,
      characters: [],
      charged: price,
      filesBytes: 1,
      enhancedPrompt: other.prompt,
      now: 1,
    });
    await instance.outcome.endAbandonedWaits();
    assert.equal((await turnsOf(remixIds[1]!)).length, 120);
    assert.equal(Math.max(...counts), 50);
  });

  await t.test('what waits in a lane that is new is not passed by what comes later', async () => {
    await db.deleteFrom('video_tasks').execute();
    let lane = 'before';
    const laneNameOf = () => lane;
    const instance = await createInstance(database, { clock, laneNameOf });
    const [early, late] = [await createCaller(db), await createCaller(db)];
    for (let index = 0; index < 20; index += 1) await instance.create(early);
    await serveNext(instance, 10);
    nowMs += 2000;
    // An operator gives the model another first route.
    lane = 'behind';
    const api = await createInstance(database, { clock, laneNameOf });
    for (let index = 0; index < 20; index += 1) await api.create(late);
    const served = await serveNext(await createInstance(database, { clock, laneNameOf }), 10);
    const ofEarly = served.filter((id) => id === early.account.id).length;
    assert.ok(ofEarly >= 4 && ofEarly <= 6, `${ofEarly} of 10`);
  });

  await t.test('lanes that meet in one place take turns there, whatever their turns are', async () => {
    await db.deleteFrom('video_tasks').execute();
    const laneNameOf = (model: string) => (model === 'beta-2' ? 'slow' : 'fast');
    const allModels = () => ['beta-2', 'alpha2-fast'];
    const instance = await createInstance(database, { clock, laneNameOf, allModels });
    const [here, far] = [await createCaller(db), await createCaller(db)];
    // The fast lane is far ahead: its turns are all behind those of the slow one.
    for (let index = 0; index < 30; index += 1) await instance.create(far, { model: 'alpha2-fast' });
    await serveNext(await createInstance(database, { clock, laneNameOf, models: ['alpha2-fast'] }), 20);
    for (let index = 0; index < 10; index += 1) await instance.create(here, { model: 'beta-2' });
    const both = await createInstance(database, { clock, laneNameOf, allModels });
    const served = await serveNext(both, 10);
    assert.equal(served.filter((id) => id === far.account.id).length, 5);
  });

  await t.test('a task of a model that is not served any more is found behind all lanes', async () => {
    await db.deleteFrom('video_tasks').execute();
    const laneNameOf = (model: string) => model;
    const allModels = () => ['beta-2', 'alpha2-fast'];
    const instance = await createInstance(database, { clock, laneNameOf, allModels });
    const caller = await createCaller(db);
    await instance.create(caller, { model: 'beta-2-gone' });
    assert.deepEqual(await serveNext(instance, 1), [caller.account.id]);
  });

  await t.test('what is served of one lane does not move the order of another', async () => {
    await db.deleteFrom('video_tasks').execute();
    const laneNameOf = (model: string) => (model === 'beta-2' ? 'local video' : 'far');
    const instance = await createInstance(database, { clock, laneNameOf });
    const [dora, emil, carl] = [await createCaller(db), await createCaller(db), await createCaller(db)];
    for (let index = 0; index < 20; index += 1) await instance.create(dora);
    await instance.tasks.claim({ owner: 'worker', leaseMs: 60_000, models: ['beta-2'] });
    // One account has sixty videos made elsewhere, and so has the one that comes here then.
    for (const caller of [emil, carl])
      for (let index = 0; index < 60; index += 1) await instance.create(caller, { model: 'alpha2-fast' });
    const far = await createInstance(database, { clock, laneNameOf, models: ['alpha2-fast'] });
    await serveNext(far, 120);
    nowMs += 2000;
    const api = await createInstance(database, { clock, laneNameOf });
    await api.create(carl);
    await api.create(emil);
    const here = await createInstance(database, { clock, laneNameOf, models: ['beta-2'] });
    const served = await serveNext(here, 4);
    for (const { account } of [carl, emil]) assert.ok(served.includes(account.id), 'within the next four');
  });
};

export const boundSuite: DatabaseSuite = async (t, database) => {
  const { db } = database;
  let nowMs = Date.now();
  const clock = clockAt(() => nowMs);
  const limit = 20;
  const refused = { code: 'model_overloaded', status: 503, retryAfterSeconds: 30 };

  await t.test('of a hundred concurrent creates exactly as many as fit are accepted', async () => {
    const instance = await createInstance(database, { limit, clock });
    const caller = await createCaller(db, { balance: 1000 * price });
    const created = await Promise.allSettled(Array.from({ length: 100 }, () => instance.create(caller)));
    assert.equal(created.filter(({ status }) => status === 'fulfilled').length, limit);
    for (const result of created)
      if (result.status === 'rejected') assert.equal(result.reason.code, 'model_overloaded');
    assert.equal(await instance.tasks.countOpen(), limit);
    assert.equal((await readAccount(db, caller.account.id)).held, limit * price);
    await assert.rejects(instance.create(caller), refused);
  });

  await t.test('a slot that becomes free is used at once, and once', async () => {
    const instance = await createInstance(database, { limit, clock });
    const caller = await createCaller(db);
    await assert.rejects(instance.create(caller), refused);
    const claimed = await instance.tasks.claim({ owner: 'worker', leaseMs: 60_000 });
    await instance.complete(claimed!, 'worker');
    const created = await Promise.allSettled(Array.from({ length: 5 }, () => instance.create(caller)));
    assert.equal(created.filter(({ status }) => status === 'fulfilled').length, 1);
  });

  await t.test('one account leaves as much of the queue to others as it has', async () => {
    await db.deleteFrom('video_tasks').execute();
    nowMs += 2000;
    const instance = await createInstance(database, { limit, clock });
    for (const share of [10, 5, 3, 1]) {
      const caller = await createCaller(db);
      await Promise.allSettled(Array.from({ length: 30 }, () => instance.create(caller, {}, true)));
      const refusal = async () => {
        for (;;) await instance.create(caller, {}, true);
      };
      await assert.rejects(refusal, { code: 'rate_limit_exceeded', retryAfterSeconds: 30 });
      assert.equal(await instance.tasks.countOpenOf(caller.account.id), share);
    }
    await instance.create(await createCaller(db), {}, true);
    await assert.rejects(instance.create(await createCaller(db), {}, true), refused);
  });

  await t.test('a create that fails frees its slot', async () => {
    await db.deleteFrom('video_tasks').execute();
    nowMs += 2000;
    const instance = await createInstance(database, { limit: 1, clock });
    const poor = await createCaller(db, { balance: 0 });
    for (let index = 0; index < 3; index += 1)
      await assert.rejects(instance.create(poor), { code: 'insufficient_balance' });
    await instance.create(await createCaller(db));
    await assert.rejects(instance.create(poor), refused);
  });

  await t.test('remixes that wait for their source are bounded too', async () => {
    await db.deleteFrom('video_tasks').execute();
    const instance = await createInstance(database, { limit: 3, clock });
    const caller = await createCaller(db);
    const source = await instance.create(caller);
    const remix = { remixOf: source.id, waitsFor: source.id };
    await instance.create(caller, remix);
    await instance.create(caller, remix);
    nowMs += 2000;
    await assert.rejects(instance.create(caller, remix), refused);
  });
};

export const estimateSuite: DatabaseSuite = async (t, database) => {
  const { db } = database;
  let nowMs = Date.now();
  const clock = clockAt(() => nowMs);

  await t.test('position and seconds left follow the line', async () => {
    const instance = await createInstance(database, { clock, concurrency: () => 2 });
    const created = [];
    for (let index = 0; index < 6; index += 1) {
      nowMs += 1;
      created.push(await instance.create(await createCaller(db)));
    }
    await instance.queue.refreshEstimate();
    for (const [index, task] of created.entries()) {
      const position = index + 1;
      assert.deepEqual(await instance.queue.estimate(task), {
        position,
        secondsLeft: Math.ceil((position / 2) * 15),
      });
    }
    const first = (await instance.tasks.claim({ owner: 'worker', leaseMs: 60_000 }))!;
    assert.equal(await instance.queue.estimate(first), null);
    // Half of the running one took 40 s: it needs 40 s more, the second 80 s, and two are made at once.
    const startedAt = Math.floor((await instance.tasks.readLeaseClock()) / 1000) - 40;
    const halfDone = { progress: 50, started_at: startedAt };
    await db.updateTable('video_tasks').set(halfDone).where('id', '=', first.id).execute();
    await instance.queue.refreshEstimate();
    const second = (await instance.queue.estimate(created[1]!))!;
    assert.equal(second.position, 2);
    assert.ok(second.secondsLeft >= 60 && second.secondsLeft < 75, `${second.secondsLeft} s left`);
    const begun = { started_at: startedAt + 40 };
    await db.updateTable('video_tasks').set(begun).where('id', '=', first.id).execute();
    nowMs += 40_000;
    await instance.complete(first, 'worker');
    await instance.queue.refreshEstimate();
    const queueEstimate = (await instance.queue.estimate(created[5]!))!;
    assert.equal(queueEstimate.position, 5);
    // Begun by the database's clock, ended by the test's.
    assert.ok(Math.abs(queueEstimate.secondsLeft - 100) <= 15, `${queueEstimate.secondsLeft} s left`);
    await db.deleteFrom('video_tasks').execute();
  });

  await t.test('in a long queue the position is approximate', async () => {
    const instance = await createInstance(database, { clock });
    const rows = Array.from({ length: 3000 }, (_, index) =>
      sampleTask({ id: `beta-2:${index}`, queueTurn: index + 1, createdMs: nowMs }),
    );
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('video_tasks')
        .values(rows.slice(from, from + 500).map(toRow))
        .execute();
    await instance.queue.refreshEstimate();
    for (const index of [0, 1, 1500, 2998, 2999]) {
      const { position } = (await instance.queue.estimate(rows[index]!))!;
      assert.ok(Math.abs(position - (index + 1)) <= rows.length / 250, `${index + 1} shown as ${position}`);
    }
    await db.deleteFrom('video_tasks').execute();
  });
};

export const sharedStatsSuite: DatabaseSuite = async (t, database) => {
  const { db } = database;

  await t.test('many processes compute the stats once, and all have them', async () => {
    const nodes = createNodes(db, systemClock);
    const node = (id: string, roles: string, workerSlots: number) =>
      nodes.touch({ id, roles, version: '0', settings: {}, workerSlots });
    await Promise.all([node('a', 'api', 0), node('b', 'worker', 3), node('c', 'worker,api', 2)]);
    let computed = 0;
    const create = async (nodeId: string) => {
      const own = await database.another();
      const tasks = createVideoTasks(own);
      return createInstance(database, {
        readStats: createSharedStats({
          sharedSlots: () => 0,
          db: own,
          settings: createSettings(own),
          jobs: createClusterJobs(own, systemClock),
          nodes: createNodes(own, systemClock),
          nodeId,
          clock: systemClock,
          tasks: {
            ...tasks,
            samplePositions: (step) => {
              computed += 1;
              return tasks.samplePositions(step);
            },
          },
        }),
      });
    };
    const instances = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(create));
    await instances[0]!.queue.refreshEstimate();
    assert.equal(computed, 1);
    const task = await instances[0]!.create(await createCaller(db));
    const behind = await instances[1]!.create(await createCaller(db));
    // No process computes again within a second of the first; then one does for all.
    await waitFor(async () => {
      await Promise.all(instances.map(({ queue }) => queue.refreshEstimate()));
      return computed > 1;
    });
    assert.equal(computed, 2);
    for (const { queue } of instances) {
      await queue.refreshEstimate();
      assert.deepEqual(await queue.estimate(task), { position: 1, secondsLeft: 3 });
      assert.deepEqual(await queue.estimate(behind), { position: 2, secondsLeft: 6 });
    }
  });

  await t.test('a create and a status read wait for no count of the queue', async () => {
    const tasks = createVideoTasks(db);
    const isSlow = { value: false };
    const never = new Promise<never>(() => {});
    const instance = await createInstance(database, {
      tasks: {
        ...tasks,
        countOpenByState: () => (isSlow.value ? never : tasks.countOpenByState()),
      },
    });
    await instance.queue.refreshEstimate();
    isSlow.value = true;
    void instance.queue.refreshEstimate();
    const task = await instance.create(await createCaller(db));
    assert.ok((await instance.queue.estimate(task))!.position >= 1);
  });
};

export const wakingSuite: DatabaseSuite = async (t, database) => {
  const { db } = database;

  await t.test('a remix waits for its source, then runs without anyone looking again', async () => {
    const caller = await createCaller(db);
    const worker = await createInstance(database);
    const source = await worker.create(caller);
    const remix = await worker.create(caller, { remixOf: source.id, waitsFor: source.id });
    const order: string[] = [];
    worker.queue.work(async ({ task, owner }) => {
      order.push(task.id);
      await worker.complete(task, owner);
      return 'done';
    });
    await waitFor(() => order.length === 2);
    await worker.queue.drain(1000);
    assert.deepEqual(order, [source.id, remix.id]);
  });

  await t.test('a failed source fails its remixes and theirs, and nobody pays', async () => {
    const caller = await createCaller(db, { balance: 100 * price });
    const worker = await createInstance(database);
    const source = await worker.create(caller);
    const remix = await worker.create(caller, { remixOf: source.id, waitsFor: source.id });
    const remixOfRemix = await worker.create(caller, { remixOf: remix.id, waitsFor: remix.id });
    worker.queue.work(async ({ task, owner }) => {
      await worker.fail(task, owner);
      return 'done';
    });
    await waitFor(async () => (await worker.tasks.find(remixOfRemix.id))?.status === 'failed');
    await worker.queue.drain(1000);
    assert.equal((await worker.tasks.find(remix.id))?.error?.code, 'source_failed');
    const { balance, held, spent } = await readAccount(db, caller.account.id);
    assert.deepEqual([balance, held, spent], [100 * price, 0, 0]);
  });

  await t.test(
    'a source and its remixes ending at the same moment neither deadlock nor lose money',
    async () => {
      const caller = await createCaller(db, { balance: 1000 * price });
      const instance = await createInstance(database);
      for (let round = 0; round < 8; round += 1) {
        const source = await instance.create(caller);
        const waiting = { remixOf: source.id, waitsFor: source.id };
        const remixes = [];
        for (let index = 0; index < 4; index += 1) remixes.push(await instance.create(caller, waiting));
        const claimed = (await instance.tasks.claim({ owner: 'worker', leaseMs: 60_000 }))!;
        assert.equal(claimed.id, source.id);
        const end = round % 2 === 0 ? instance.complete : instance.fail;
        await Promise.all([
          end(claimed, 'worker'),
          ...remixes.map(({ id }) => instance.outcome.remove(id, caller.account.id)),
          instance.create(caller),
        ]);
        await db.deleteFrom('video_tasks').where('account_id', '=', caller.account.id).execute();
      }
      const { balance, held, spent } = await readAccount(db, caller.account.id);
      assert.deepEqual([held, spent], [8 * price, 4 * price], 'the eight bare creates are held still');
      assert.equal(balance, 1000 * price - held - spent);
      assert.equal(await instance.ledger.sum(caller.account.id), balance);
    },
  );

  await t.test('every create wakes an idle worker, however the two fall together', async () => {
    const caller = await createCaller(db);
    const worker = await createInstance(database, { concurrency: () => 4 });
    let done = 0;
    worker.queue.work(async ({ task, owner }) => {
      await worker.complete(task, owner);
      done += 1;
      return 'done';
    });
    for (let index = 0; index < 40; index += 1) {
      await worker.create(caller);
      if (index % 4 === 0) await waitFor(() => done === index + 1, { everyMs: 1 });
    }
    await waitFor(() => done === 40);
    await worker.queue.drain(1000);
  });

  await t.test('an unavailable database is asked again at each poll, not in a hot loop', async () => {
    const caller = await createCaller(db);
    const tasks = createVideoTasks(db);
    let claims = 0;
    let away = true;
    const worker = await createInstance(database, {
      pollMs: 25,
      tasks: {
        ...tasks,
        claim: async (...claim) => {
          claims += 1;
          if (away) throw new Error('the database is away');
          return tasks.claim(...claim);
        },
      },
    });
    const { id } = await worker.create(caller);
    const startedMs = performance.now();
    worker.queue.work(async ({ task, owner }) => {
      await worker.complete(task, owner);
      return 'done';
    });
    await waitFor(() => claims >= 5);
    assert.ok(performance.now() - startedMs >= 4 * 25 - 5, 'five claims took four polls');
    away = false;
    await waitFor(async () => (await tasks.find(id))?.status === 'completed');
    await worker.queue.drain(1000);
  });
};
