import assert from 'node:assert/strict';
import type { Database } from '../../src/db/database.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import type { ClaimedTask, StopReason } from '../../src/queue/queue.ts';
import { clockAhead } from '../support/clock.ts';
import type { DatabaseSuite } from '../support/databases.ts';
import { createCaller, readAccount } from '../support/sample-rows.ts';
import { waitFor } from '../support/wait-for.ts';
import { createInstance, type Instance, price, untilStopped } from './queue-rig.ts';

const statusOf = async ({ tasks }: Instance, id: string) => (await tasks.find(id))?.status;

/** As if the owner of the lease had said nothing for long. */
const expire = async (db: Database, { task, owner }: ClaimedTask) =>
  void (await db
    .updateTable('video_tasks')
    .set({ lease_until_ms: 1 })
    .where('id', '=', task.id)
    .where('lease_owner', '=', owner)
    .execute());

export const leaseSuite: DatabaseSuite = async (t, database) => {
  const { db } = database;

  await t.test(
    'a task that waits for others has no place, and gets one before those that are new',
    async () => {
      const caller = await createCaller(db, { balance: 3 * price });
      const worker = await createInstance(database);
      const began: string[] = [];
      const [fetched, made] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const [first, second, third] = [
        await worker.create(caller),
        await worker.create(caller),
        await worker.create(caller),
      ];
      worker.queue.work(async ({ task, owner, withoutPlace }) => {
        if (task.id === first.id) await withoutPlace(() => fetched.promise);
        began.push(task.id);
        if (task.id === second.id) await made.promise;
        await worker.complete(task, owner);
        return 'done';
      });
      await waitFor(() => began.includes(second.id));
      fetched.resolve();
      await worker.queue.refreshEstimate();
      assert.deepEqual(began, [second.id]);
      made.resolve();
      await waitFor(async () => (await readAccount(db, caller.account.id)).spent === 3 * price);
      assert.deepEqual(began, [second.id, first.id, third.id]);
      await worker.queue.drain(1000);
    },
  );

  await t.test('the time limit of a task does not count its wait for a place', async () => {
    const caller = await createCaller(db, { balance: 2 * price });
    const worker = await createInstance(database, { taskTimeoutMs: 300 });
    const fetched = Promise.withResolvers<void>();
    const [first, second] = [await worker.create(caller), await worker.create(caller)];
    const stops: string[] = [];
    worker.queue.work(async ({ task, owner, signal, withoutPlace }) => {
      if (task.id === second.id) {
        fetched.resolve();
        stops.push(`second ${await untilStopped(signal)}`);
        await worker.complete(task, owner);
        return 'done';
      }
      await withoutPlace(() => fetched.promise);
      stops.push(signal.aborted ? 'first stopped' : 'first began');
      await worker.complete(task, owner);
      return 'done';
    });
    await waitFor(async () => (await worker.tasks.find(first.id))?.status === 'completed');
    await worker.queue.drain(1000);
    assert.deepEqual(stops, ['second timeout', 'first began']);
  });

  await t.test('two workers share thirty tasks; each is made once and charged once', async () => {
    const caller = await createCaller(db, { balance: 30 * price });
    const made: string[] = [];
    const workers = [await createInstance(database), await createInstance(database)];
    const created = await Promise.all(Array.from({ length: 30 }, () => workers[0]!.create(caller)));
    for (const worker of workers) {
      worker.queue.work(async ({ task, owner }) => {
        made.push(task.id);
        await worker.complete(task, owner);
        return 'done';
      });
    }
    await waitFor(async () => (await readAccount(db, caller.account.id)).spent === 30 * price);
    for (const worker of workers) await worker.queue.drain(1000);
    assert.deepEqual(made.toSorted(), created.map(({ id }) => id).toSorted());
    const { balance, held } = await readAccount(db, caller.account.id);
    assert.deepEqual([balance, held, await workers[0]!.ledger.sum(caller.account.id)], [0, 0, 0]);
  });

  await t.test(
    'an expired lease is taken over; the first worker can neither complete nor fail it',
    async () => {
      const caller = await createCaller(db, { balance: price });
      const first = await createInstance(database, { leaseMs: 1_000_000 });
      const second = await createInstance(database, { leaseMs: 2000, pollMs: 20 });
      const task = await first.create(caller);
      const claims: ClaimedTask[] = [];
      const goOn = Promise.withResolvers<void>();
      first.queue.work(async (claimed) => {
        claims.push(claimed);
        await goOn.promise;
        assert.equal(await first.complete(claimed.task, claimed.owner), false);
        assert.equal(await first.fail(claimed.task, claimed.owner), false);
        return 'retry';
      });
      await waitFor(() => claims.length === 1);
      second.queue.work(async (claimed) => {
        claims.push(claimed);
        goOn.resolve();
        await first.queue.drain(10_000);
        assert.equal(await second.complete(claimed.task, claimed.owner), true);
        return 'done';
      });
      await waitFor(async () => {
        // The first worker's heartbeat may extend it once more.
        await expire(db, claims[0]!);
        return (await statusOf(first, task.id)) === 'completed';
      });
      await second.queue.drain(1000);
      assert.deepEqual(
        claims.map(({ task: { attempts, lostAttempts } }) => [attempts, lostAttempts]),
        [
          [1, 0],
          [1, 1],
        ],
      );
      assert.notEqual(claims[0]!.owner, claims[1]!.owner);
      const { balance, held, spent } = await readAccount(db, caller.account.id);
      assert.deepEqual({ balance, held, spent }, { balance: 0, held: 0, spent: price });
      assert.equal(await first.ledger.sum(caller.account.id), 0);
    },
  );

  await t.test('a worker whose task was taken over learns that, and not that it was deleted', async () => {
    const caller = await createCaller(db);
    const worker = await createInstance(database, { leaseMs: 90 });
    const task = await worker.create(caller);
    let reason: StopReason | undefined;
    worker.queue.work(async ({ signal }) => {
      await db
        .updateTable('video_tasks')
        .set({ lease_owner: 'another', lease_until_ms: Date.now() + 60_000 })
        .where('id', '=', task.id)
        .execute();
      reason = await untilStopped(signal);
      return 'done';
    });
    await waitFor(() => reason !== undefined);
    assert.equal(reason, 'taken');
    await worker.outcome.remove(task.id, caller.account.id);
    await worker.queue.drain(1000);
  });

  await t.test('a worker whose clock is ahead takes no other’s task', async (t) => {
    if ('sqlitePath' in database.location) return t.skip('all processes are on one machine');
    const caller = await createCaller(db);
    const first = await createInstance(database);
    const task = await first.create(caller);
    const goOn = Promise.withResolvers<void>();
    let runs = 0;
    first.queue.work(async ({ task: claimed, owner }) => {
      runs += 1;
      await goOn.promise;
      await first.complete(claimed, owner);
      return 'done';
    });
    await waitFor(() => runs === 1);
    const tasks = createVideoTasks(await database.another());
    let takeOvers = 0;
    const ahead = await createInstance(database, {
      clock: clockAhead(() => 45_000),
      leaseMs: 300,
      pollMs: 10,
      tasks: {
        ...tasks,
        claim: (claim) => {
          if (claim.takeOverBeforeMs !== undefined) takeOvers += 1;
          return tasks.claim(claim);
        },
      },
    });
    ahead.queue.work(async () => {
      runs += 1;
      return 'retry';
    });
    await waitFor(() => takeOvers > 5);
    await ahead.queue.drain(0);
    assert.equal(runs, 1);
    goOn.resolve();
    await waitFor(async () => (await statusOf(first, task.id)) === 'completed');
    await first.queue.drain(1000);
  });

  await t.test('a delete elsewhere stops the work long before its lease is extended', async () => {
    const caller = await createCaller(db);
    const worker = await createInstance(database, { leaseMs: 3600_000 });
    const other = await createInstance(database);
    const task = await other.create(caller);
    let reason: StopReason | undefined;
    const begun = Promise.withResolvers<void>();
    worker.queue.work(async ({ signal }) => {
      begun.resolve();
      reason = await untilStopped(signal);
      return 'done';
    });
    worker.queue.wake();
    await begun.promise;
    await other.outcome.remove(task.id, caller.account.id);
    await waitFor(() => reason !== undefined);
    assert.equal(reason, 'deleted');
    await worker.queue.drain(1000);
  });

  await t.test('the heartbeat keeps a lease, and its loss stops the work', async () => {
    const caller = await createCaller(db);
    // Longer than a busy machine keeps a heartbeat waiting.
    const leaseMs = 3000;
    const worker = await createInstance(database, { leaseMs, pollMs: 10 });
    const task = await worker.create(caller);
    let runs = 0;
    let reason: StopReason | undefined;
    worker.queue.work(async ({ signal }) => {
      runs += 1;
      reason = await untilStopped(signal);
      return 'done';
    });
    const leaseOf = async () =>
      (
        await db
          .selectFrom('video_tasks')
          .select('lease_until_ms')
          .where('id', '=', task.id)
          .executeTakeFirstOrThrow()
      ).lease_until_ms;
    await waitFor(() => runs === 1);
    const before = await leaseOf();
    await waitFor(async () => (await leaseOf()) > before + leaseMs / 2);
    assert.deepEqual([runs, reason], [1, undefined]);
    await worker.outcome.remove(task.id, caller.account.id);
    await waitFor(() => reason !== undefined);
    assert.equal(reason, 'deleted');
    await worker.queue.drain(1000);
  });

  await t.test(
    'a sole worker takes over at once what a killed one held; others wait for the lease',
    async () => {
      const caller = await createCaller(db);
      const killed = await createInstance(database);
      const task = await killed.create(caller);
      assert.equal((await killed.tasks.claim({ owner: 'killed', leaseMs: 600_000 }))?.id, task.id);
      const other = await createInstance(database, { pollMs: 5 });
      let wrong = 0;
      other.queue.work(async () => {
        wrong += 1;
        return 'retry';
      });
      const sole = await createInstance(database, { soleWorker: true });
      await other.queue.drain(0);
      sole.queue.work(async ({ task: claimed, owner }) => {
        await sole.complete(claimed, owner);
        return 'done';
      });
      await waitFor(async () => (await statusOf(sole, task.id)) === 'completed');
      await sole.queue.drain(1000);
      assert.equal(wrong, 0);
    },
  );
};

export const stoppingSuite: DatabaseSuite = async (t, database) => {
  const { db } = database;
  const caller = await createCaller(db);

  await t.test('cancel stops what runs here, with its reason', async () => {
    const worker = await createInstance(database);
    const task = await worker.create(caller);
    let reason: StopReason | undefined;
    let begun = false;
    worker.queue.work(async ({ signal }) => {
      begun = true;
      reason = await untilStopped(signal);
      return 'done';
    });
    await waitFor(() => begun);
    await worker.outcome.remove(task.id, caller.account.id);
    worker.queue.cancel('beta-2:unknown');
    worker.queue.cancel(task.id);
    await worker.queue.drain(10_000);
    assert.equal(reason, 'deleted');
  });

  await t.test('a task that takes too long is stopped with a timeout', async () => {
    const worker = await createInstance(database, { taskTimeoutMs: 20 });
    const { id } = await worker.create(caller);
    let reason: StopReason | undefined;
    worker.queue.work(async ({ task, owner, signal }) => {
      reason = await untilStopped(signal);
      await worker.fail(task, owner);
      return 'done';
    });
    await waitFor(() => reason !== undefined);
    await worker.queue.drain(1000);
    assert.equal(reason, 'timeout');
    assert.equal(await statusOf(worker, id), 'failed');
  });

  await t.test('drain lets running work finish and claims no more', async () => {
    const worker = await createInstance(database);
    const running = await worker.create(caller);
    const waiting = await worker.create(caller);
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    worker.queue.work(async ({ task, owner }) => {
      begun.resolve();
      await finish.promise;
      await worker.complete(task, owner);
      return 'done';
    });
    await begun.promise;
    const drained = worker.queue.drain(10_000);
    worker.queue.wake();
    finish.resolve();
    await drained;
    assert.equal(await statusOf(worker, running.id), 'completed');
    assert.equal(await statusOf(worker, waiting.id), 'pending');
    await worker.outcome.remove(waiting.id, caller.account.id);
  });

  await t.test('past the deadline work is put back, and that is no attempt', async () => {
    const worker = await createInstance(database);
    const { id } = await worker.create(caller);
    let reason: StopReason | undefined;
    const begun = Promise.withResolvers<void>();
    worker.queue.work(async ({ signal }) => {
      begun.resolve();
      reason = await untilStopped(signal);
      return 'retry';
    });
    await begun.promise;
    await worker.queue.drain(10);
    assert.equal(reason, 'shutdown');
    assert.equal((await worker.tasks.find(id))?.attempts, 0);
    const next = await createInstance(database);
    next.queue.work(async ({ task, owner }) => {
      assert.equal(task.attempts, 1);
      await next.complete(task, owner);
      return 'done';
    });
    await waitFor(async () => (await statusOf(next, id)) === 'completed');
    await next.queue.drain(1000);
  });

  await t.test('a handler that asks again is counted each time', async () => {
    const worker = await createInstance(database);
    const { id } = await worker.create(caller);
    const attempts: number[] = [];
    worker.queue.work(async ({ task, owner }) => {
      attempts.push(task.attempts);
      if (task.attempts < 3) return 'retry';
      await worker.fail(task, owner);
      return 'done';
    });
    await waitFor(async () => (await statusOf(worker, id)) === 'failed');
    await worker.queue.drain(1000);
    assert.deepEqual(attempts, [1, 2, 3]);
  });

  await t.test(
    'a handler that throws affects no other task, and its own returns when the lease expires',
    async () => {
      const worker = await createInstance(database, { leaseMs: 100, pollMs: 10 });
      const [bad, good] = [await worker.create(caller), await worker.create(caller)];
      worker.queue.work(async ({ task, owner }) => {
        if (task.id === bad.id && task.lostAttempts === 0) throw new Error('a bug');
        await worker.complete(task, owner);
        return 'done';
      });
      await waitFor(async () => (await statusOf(worker, good.id)) === 'completed');
      await waitFor(async () => (await statusOf(worker, bad.id)) === 'completed');
      await worker.queue.drain(1000);
    },
  );
};
