/** The counts that several processes on one Postgres share. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createRateWindows } from '../../src/db/cluster/rate-windows.ts';
import { openDatabase } from '../../src/db/database.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { createRateLimiter } from '../../src/services/rate-limiter.ts';
import { createSharedRateLimiter } from '../../src/services/shared-rate-limiter.ts';
import { afterTest } from '../support/after-test.ts';
import { createPostgresDatabase } from '../support/postgres.ts';
import { waitFor } from '../support/wait-for.ts';

const limit = 600;

const startLimiters = async (t: TestContext, postgresUrl: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const db = await openDatabase({ postgresUrl });
      const windows = createRateWindows(db, systemClock);
      const state = { reports: 0, isAway: false };
      const limiter = createSharedRateLimiter({
        windows: {
          insertMissing: windows.insertMissing,
          report: (...words) => {
            state.reports += 1;
            return state.isAway ? Promise.reject(new Error('away')) : windows.report(...words);
          },
        },
        local: createRateLimiter({ clock: systemClock, defaultRequestsPerMinute: limit }),
        nodes: () => count,
        clock: systemClock,
        logger: createLogger('silent'),
      });
      limiter.start();
      afterTest(t, async () => {
        limiter.stop();
        await db.destroy();
      });
      return { limiter, state };
    }),
  );
type Limiters = Awaited<ReturnType<typeof startLimiters>>;

test('limits of keys over three processes', async (t) => {
  const limiters = await startLimiters(t, await createPostgresDatabase(), 3);
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return { id: `key-${keys}`, requestsPerMinute: null };
  };
  /** Asks until it was refused this many times in a row; returns how many were let through. */
  const askAll = async (of: Limiters, key: ReturnType<typeof newKey>, attempts: number) => {
    let allowed = 0;
    for (let index = 0; index < attempts; index += 1)
      if ((await of[index % of.length]!.limiter.take(key)).allowed) allowed += 1;
    return allowed;
  };

  await t.test('together they let through what one would, and ask the database seldom', async () => {
    const key = newKey();
    const before = limiters.reduce((sum, { state }) => sum + state.reports, 0);
    let allowed = await askAll(limiters, key, 1500);
    // Requests that one set aside and did not use are for the others a second later.
    await waitFor(async () => {
      allowed += await askAll(limiters, key, 3);
      return allowed >= limit * 0.95;
    });
    allowed += await askAll(limiters, key, 30);
    assert.ok(allowed <= limit, `${allowed} of ${limit}`);
    const reports = limiters.reduce((sum, { state }) => sum + state.reports, 0) - before;
    assert.ok(reports < 250, `${reports} reports`);
  });

  await t.test('one process alone gets nearly all of it, also after another had some', async () => {
    const key = newKey();
    let allowed = await askAll([limiters[0]!], key, 200);
    assert.equal(allowed, 200);
    await waitFor(async () => {
      allowed += await askAll([limiters[1]!], key, 100);
      return allowed >= limit * 0.9;
    });
    assert.ok(allowed <= limit);
  });

  await t.test('the headers tell of all processes', async () => {
    const key = newKey();
    await askAll(limiters, key, 300);
    await waitFor(async () => {
      const states = await Promise.all(limiters.map(({ limiter }) => limiter.take(key)));
      return states.every(({ remaining }) => remaining < limit - 290);
    });
    const [first, second] = await Promise.all(limiters.map(({ limiter }) => limiter.take(key)));
    assert.equal(first!.limit, limit);
    assert.equal(first!.resetAt, second!.resetAt);
  });

  await t.test('many that ask at once never get more than there is', async () => {
    const key = newKey();
    const states = await Promise.all(
      Array.from({ length: 3000 }, (_, index) => limiters[index % 3]!.limiter.take(key)),
    );
    const allowed = states.filter((state) => state.allowed).length;
    assert.ok(allowed <= limit && allowed >= limit / 2, `${allowed}`);
  });

  await t.test(
    'while the database is unavailable each process uses its share, and afterwards they share again',
    async () => {
      for (const { state } of limiters) state.isAway = true;
      const key = newKey();
      const allowed = await askAll(limiters, key, 2000);
      assert.ok(allowed >= limit * 0.9 && allowed <= limit * 1.1, `${allowed}`);
      for (const { state } of limiters) state.isAway = false;
      const other = newKey();
      await waitFor(async () => {
        const [one, two] = await Promise.all([
          limiters[0]!.limiter.take(other),
          limiters[1]!.limiter.take(other),
        ]);
        return one.resetAt === two.resetAt && two.remaining < limit - 1;
      });
    },
  );
});
