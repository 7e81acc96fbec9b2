import assert from 'node:assert/strict';
import { createCharacters } from '../../src/db/characters.ts';
import { createAuditLog } from '../../src/db/console/audit-log.ts';
import { createRequestLogRows } from '../../src/db/console/request-log.ts';
import { openDatabase } from '../../src/db/database.ts';
import { createDatabaseClock } from '../../src/db/database-clock.ts';
import { createIdempotency } from '../../src/db/idempotency.ts';
import { createSettings } from '../../src/db/settings.ts';
import { createSpokenReplies } from '../../src/db/spoken-replies.ts';
import { createWebhookDeliveries } from '../../src/db/webhooks/deliveries.ts';
import { ApiError } from '../../src/domain/errors.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createKeyedMutex } from '../../src/lib/keyed-mutex.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { createRequestLog } from '../../src/services/console/request-log.ts';
import { createIdempotencyGuard } from '../../src/services/idempotency.ts';
import { clockAt, clockSet } from '../support/clock.ts';
import type { DatabaseSuite } from '../support/databases.ts';
import { createCaller } from '../support/sample-rows.ts';

export const charactersSuite: DatabaseSuite = async (t, { db }) => {
  const characters = createCharacters(db);
  const mia = {
    id: 'ch_1',
    accountId: 'acc_a',
    username: 'mia',
    source: 'https://example.com/a.mp4?x=\'"',
    pictureKey: 'characters/ch_1.png',
    isPrivate: false,
    appearance: null,
    createdAt: 1_800_000_000,
  };

  await t.test('a username is taken once, by any account and however many ask at once', async () => {
    const inserted = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        characters.insert(db, { ...mia, id: `ch_${index}`, accountId: `acc_${index}` }),
      ),
    );
    assert.equal(inserted.filter(Boolean).length, 1);
    const taken = inserted.findIndex(Boolean);
    assert.equal((await characters.find(`ch_${taken}`))?.username, 'mia');
  });

  await t.test('of characters that are given one name at once, one gets it', async () => {
    const ids = ['ch_a', 'ch_b', 'ch_c', 'ch_d'];
    for (const id of ids) await characters.insert(db, { ...mia, id, username: `before_${id}` });
    const renamed = await Promise.all(ids.map((id) => characters.rename('acc_a', id, 'zoe')));
    assert.equal(renamed.filter((one) => one === false).length, 3);
    assert.equal(await characters.rename('acc_a', 'ch_unknown', 'anna'), undefined);
    const owner = renamed.findIndex((one) => one !== false);
    assert.ok(await characters.rename('acc_a', ids[owner]!, 'zoe'), 'its own name may be given again');
  });

  await t.test('a character comes back as it was put, to its own account', async () => {
    const leo = { ...mia, id: 'ch_leo', username: 'leo', isPrivate: true };
    assert.equal(await characters.insert(db, leo), true);
    assert.deepEqual(await characters.find('ch_leo'), leo);
    assert.equal(await characters.find('ch_unknown'), undefined);
    assert.deepEqual(await characters.listByUsernames('acc_a', ['leo', 'unknown', 'leo']), [leo]);
    assert.deepEqual(await characters.listByUsernames('acc_b', ['leo']), []);
    assert.deepEqual(await characters.listByUsernames('acc_a', []), []);
  });
};

export const requestLogSuite: DatabaseSuite = async (t, { db }) => {
  const rows = createRequestLogRows(db);
  const request = {
    requestId: 'req_1',
    accountId: 'acc_a',
    keyId: 'key_a',
    method: 'POST',
    path: '/v1/videos',
    model: null,
    route: null,
    status: 200,
    error: null,
    tookMs: 3,
    reference: 'req_1',
  };
  const dayMs = 86_400_000;
  const logAt = (ms: number, limits = { days: 30, maxRows: 1_000 }) =>
    createRequestLog({
      rows,
      oneAtATime: createKeyedMutex(),
      ...limits,
      clock: clockAt(() => ms),
      logger: createLogger('silent'),
    });
  const listed = async () =>
    (await rows.list({}, { limit: 1_000 })).requests.map(({ requestId }) => requestId);

  await t.test(
    'old rows go, and those beyond the number; more than a statement takes are written',
    async () => {
      const now = 1_800_000_000_000;
      const old = logAt(now - 31 * dayMs);
      old.record({ ...request, requestId: 'req_old' });
      await old.stop();
      const log = logAt(now, { days: 30, maxRows: 205 });
      for (let index = 0; index < 210; index += 1) log.record({ ...request, requestId: `req_${index}` });
      await log.stop();
      assert.equal((await listed()).length, 211);
      await log.deleteExpired();
      const left = await listed();
      assert.equal(left.length, 205);
      assert.deepEqual([left[0], left.at(-1)], ['req_209', 'req_5']);
      await db.deleteFrom('request_log').execute();
    },
  );

  await t.test('a request whose client left is no failed one', async () => {
    const log = logAt(1_800_000_000_000);
    for (const status of [200, 404, 499, 500]) log.record({ ...request, status });
    await log.stop();
    const { requests } = await rows.list({ failedOnly: true }, { limit: 10 });
    assert.deepEqual(requests.map(({ status }) => status).toSorted(), [404, 500]);
    await db.deleteFrom('request_log').execute();
  });

  await t.test("a flood of one account pushes out its own lines and nobody else's", async () => {
    const log = logAt(1_800_000_000_000, { days: 30, maxRows: 100 });
    const record = (accountId: string, requestId: string) => log.record({ ...request, accountId, requestId });
    for (let index = 0; index < 30; index += 1) record('acc_quiet', `quiet_${index}`);
    for (let index = 0; index < 300; index += 1) record('acc_flood', `flood_${index}`);
    for (let index = 0; index < 20; index += 1) record('acc_other', `other_${index}`);
    await log.stop();
    await log.deleteExpired();
    const left = await listed();
    const countOf = (name: string) => left.filter((id) => id.startsWith(name)).length;
    assert.deepEqual([countOf('quiet'), countOf('other'), countOf('flood')], [30, 20, 50]);
    assert.ok(left.includes('flood_299') && !left.includes('flood_249'));
    await db.deleteFrom('request_log').execute();
  });

  await t.test('of requests that a limit refuses some are kept each minute', async () => {
    let nowMs = 1_800_000_000_000;
    const log = createRequestLog({
      rows,
      oneAtATime: createKeyedMutex(),
      days: 30,
      maxRows: 1_000,
      clock: clockAt(() => nowMs),
      logger: createLogger('silent'),
    });
    const refuse = (accountId: string, count: number) => {
      for (let index = 0; index < count; index += 1) log.record({ ...request, accountId, status: 429 });
    };
    refuse('acc_flood', 500);
    refuse('acc_quiet', 5);
    log.record({ ...request, accountId: 'acc_flood' });
    nowMs += 60_000;
    refuse('acc_flood', 10);
    await log.stop();
    const counts = await rows.countByAccount();
    assert.deepEqual([counts.get('acc_flood'), counts.get('acc_quiet')], [60 + 1 + 10, 5]);
    await db.deleteFrom('request_log').execute();
  });

  await t.test('while the database is away a flood takes no place of others in memory', async () => {
    const log = logAt(1_800_000_000_000, { days: 30, maxRows: 100_000 });
    for (let index = 0; index < 6_000; index += 1)
      log.record({ ...request, accountId: 'acc_flood', requestId: `flood_${index}` });
    for (let index = 0; index < 5; index += 1)
      log.record({ ...request, accountId: 'acc_quiet', requestId: `quiet_${index}` });
    await log.stop();
    const { requests } = await rows.list({ accountId: 'acc_quiet' }, { limit: 100 });
    assert.equal(requests.length, 5);
    assert.equal(await rows.countByAccount().then((counts) => counts.get('acc_flood')), 4_995);
    await db.deleteFrom('request_log').execute();
  });

  await t.test('a filter that finds little looks at a part at a time, and finds it all', async () => {
    const fewAtOnce = createRequestLogRows(db, 10);
    const log = createRequestLog({
      rows: fewAtOnce,
      oneAtATime: createKeyedMutex(),
      days: 30,
      maxRows: 1_000,
      clock: systemClock,
      logger: createLogger('silent'),
    });
    for (let index = 0; index < 45; index += 1)
      log.record({
        ...request,
        accountId: index % 2 === 0 ? 'acc_a' : 'acc_b',
        requestId: `req_${index}`,
        model: index % 20 === 0 ? 'rare' : 'beta-2',
      });
    const rare = { accountId: 'acc_a', model: 'rare' };
    const pages: string[][] = [];
    for (let afterId: string | undefined; ; ) {
      const { requests, hasMore } = await log.list(rare, { limit: 2, ...(afterId && { afterId }) });
      pages.push(requests.map(({ requestId }) => requestId));
      if (!hasMore) break;
      afterId = requests.at(-1)!.id;
    }
    assert.deepEqual(pages, [['req_40', 'req_20'], ['req_0']]);
    const first = await fewAtOnce.list(rare, { limit: 10 });
    assert.deepEqual(
      first.requests.map(({ requestId }) => requestId),
      ['req_40'],
      'no more than ten rows of the account',
    );
    assert.ok(first.scannedTo);
  });
};

export const webhookDeliveriesSuite: DatabaseSuite = async (t, { db }) => {
  const deliveries = createWebhookDeliveries(db, createDatabaseClock(db, systemClock));

  await t.test('one account with callbacks on many hosts leaves room for others', async () => {
    const delivery = (accountId: string, host: number) => ({
      id: `whd_${accountId}_${host}`,
      eventId: `evt_${accountId}_${host}`,
      accountId,
      endpointId: null,
      receiver: `${accountId} host-${host}.example`,
      url: `http://host-${host}.example/`,
      type: 'video.completed' as const,
      body: '{}',
      createdAt: 1_800_000_000,
    });
    await deliveries.insert(
      db,
      Array.from({ length: 150 }, (_, host) => delivery('acc_many', host)),
    );
    await deliveries.insert(db, [delivery('acc_few', 0), delivery('acc_few', 1)]);
    const options = { leaseMs: 60_000, limit: 128, perAccount: 16, perReceiver: 4, busyReceivers: [] };
    const first = await deliveries.claim('one', { ...options, busyAccounts: [] });
    const count = (claimed: typeof first, account: string) =>
      claimed.filter(({ accountId }) => accountId === account).length;
    assert.deepEqual([count(first, 'acc_many'), count(first, 'acc_few')], [16, 2]);
    const second = await deliveries.claim('one', { ...options, busyAccounts: ['acc_many'] });
    assert.deepEqual(second, []);
  });
};

export const settingsSuite: DatabaseSuite = async (t, { db }) => {
  const settings = createSettings(db);

  await t.test('of many first proposals one stands, and all see it', async () => {
    const seen = await Promise.all(
      Array.from({ length: 8 }, (_, index) => settings.getOrInsert('secret', `proposal ${index}`)),
    );
    assert.equal(new Set(seen).size, 1);
    assert.equal(await settings.find('secret'), seen[0]);
  });

  await t.test('a value is set and set again', async () => {
    assert.equal(await settings.find('turn'), undefined);
    await settings.set(db, 'turn', '1');
    await settings.set(db, 'turn', '2');
    assert.equal(await settings.find('turn'), '2');
  });

  await t.test('a number that is raised never falls, in any order of writes', async () => {
    for (const value of [9, 10, 8]) await settings.raise('served', value);
    assert.equal(await settings.find('served'), '10');
  });
};

export const idempotencySuite: DatabaseSuite = async (t, { db }) => {
  let nowMs = 1_800_000_000_000;
  const idempotency = createIdempotency(db);
  const guard = createIdempotencyGuard({ idempotency, clock: clockAt(() => nowMs) });
  const caller = await createCaller(db);
  let works = 0;
  /** A create: some work, then the answer kept in the same transaction. */
  const create = (key: string, requestHash = 'hash', who = caller) =>
    guard.once<{ id: string; text: string }>(who, { key, requestHash }, (answers) =>
      db.transaction().execute(async (transaction) => {
        works += 1;
        const answer = { id: `task-${works}`, text: '🎬 "猫"' };
        await transaction
          .insertInto('settings')
          .values({ name: `${who.account.id}-${answer.id}`, value: key })
          .execute();
        await answers.insert(answers.toRow(answer), transaction);
        return answer;
      }),
    );
  const worksKept = async (key: string) =>
    (await db.selectFrom('settings').selectAll().where('value', '=', key).execute()).length;

  await t.test('the same key and body get the same answer, and nothing is done twice', async () => {
    const first = await create('again');
    assert.deepEqual(await create('again'), first);
    assert.equal(await worksKept('again'), 1);
  });

  await t.test('of twenty at once one is done and all get its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('at-once')));
    assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
    assert.equal(await worksKept('at-once'), 1);
  });

  await t.test('another body is refused, another account is not', async () => {
    await create('bodies');
    await assert.rejects(create('bodies', 'other'), { code: 'idempotency_key_reused' });
    await create('bodies', 'other', await createCaller(db));
    assert.equal(await worksKept('bodies'), 2);
  });

  await t.test('work that failed is not kept', async () => {
    const failing = () =>
      guard.once(caller, { key: 'failing', requestHash: 'hash' }, async () => {
        throw new Error('no');
      });
    await assert.rejects(failing, /no/);
    await create('failing');
  });

  await t.test('after a day the key is free, for one of twenty at once', async () => {
    const first = await create('day');
    nowMs += 24 * 3600 * 1000 - 1000;
    assert.deepEqual(await create('day'), first);
    nowMs += 1000;
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('day')));
    assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
    assert.equal(await worksKept('day'), 2);
  });

  await t.test('a clock that is set forward or back forgets no key', async () => {
    let byMs = 0;
    const jumping = createIdempotencyGuard({ idempotency, clock: clockSet(() => byMs) });
    const attempt = (): Promise<{ id: number }> =>
      jumping.once(caller, { key: 'jump', requestHash: 'hash', attempt: 'retry' }, async (answers) => {
        works += 1;
        await answers.insert(answers.toRow({ id: works }));
        return { id: works };
      });
    const first = await attempt();
    for (byMs of [2 * 86_400_000, 3_600_000, -3_600_000]) {
      assert.deepEqual(await attempt(), first);
      await jumping.deleteExpired();
    }
  });

  await t.test('a process whose clock was set right after its start shares keys with others', async () => {
    let byMs = -3_600_000;
    const late = createIdempotencyGuard({ idempotency, clock: clockSet(() => byMs) });
    const other = createIdempotencyGuard({ idempotency, clock: clockSet(() => 0) });
    byMs = 0;
    const attempt = (at: typeof late, attempt: 'first' | 'retry'): Promise<{ id: number }> =>
      at.once(caller, { key: 'set-right', requestHash: 'hash', attempt }, async (answers) => {
        works += 1;
        await answers.insert(answers.toRow({ id: works }));
        return { id: works };
      });
    const first = await attempt(late, 'first');
    assert.deepEqual(await attempt(other, 'retry'), first);
    assert.notDeepEqual(await attempt(late, 'first'), first);
  });

  await t.test(
    'a request that lasts longer than the answer to its repeat is kept is no success',
    async () => {
      const attempt = (attempt: 'first' | 'retry', meanwhile: () => Promise<unknown>) =>
        guard.once(caller, { key: 'lasting', requestHash: 'hash', attempt }, async (answers) => {
          await meanwhile();
          await answers.insert(answers.toRow({ id: attempt }));
          return { id: attempt };
        });
      const lasting = attempt('first', async () => {
        await attempt('retry', async () => {});
        nowMs += 121_000;
      });
      await assert.rejects(lasting, { code: 'idempotency_key_reused' });
    },
  );

  await t.test(
    'clients that count their repeats: a repeat within two minutes is answered, not done',
    async () => {
      const attempt = (attempt: 'first' | 'retry', key: string) =>
        guard.once(caller, { key, requestHash: 'hash', attempt }, (answers) =>
          db.transaction().execute(async (transaction) => {
            works += 1;
            const id = `task-${works}`;
            await transaction
              .insertInto('settings')
              .values({ name: `${caller.account.id}-${id}`, value: key })
              .execute();
            await answers.insert(answers.toRow({ id }), transaction);
            return { id };
          }),
        );
      const first = await attempt('first', 'counted');
      const second = await attempt('first', 'counted');
      assert.notDeepEqual(second, first);
      assert.deepEqual(await attempt('retry', 'counted'), second);
      nowMs += 120_000;
      assert.deepEqual(await attempt('retry', 'counted'), second);
      nowMs += 1000;
      const late = await attempt('retry', 'counted');
      assert.notDeepEqual(late, second);
      assert.equal(await worksKept('counted'), 3);

      // The first request is still under way when the client repeats it; whichever ends first is the one.
      for (const order of [
        ['first', 'retry'],
        ['retry', 'first'],
      ] as const) {
        const key = `counted-${order[0]}`;
        const { promise: started, resolve: start } = Promise.withResolvers<void>();
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        const slow = guard.once(caller, { key, requestHash: 'hash', attempt: order[1] }, async (answers) => {
          start();
          await released;
          return db.transaction().execute(async (transaction) => {
            await transaction
              .insertInto('settings')
              .values({ name: `slow-${key}`, value: key })
              .execute();
            await answers.insert(answers.toRow({ id: 'slow' }), transaction);
            return { id: 'slow' };
          });
        });
        await started;
        const quick = await attempt(order[0], key);
        release();
        assert.deepEqual(await slow, quick);
        assert.equal(await worksKept(key), 1);
      }
    },
  );

  await t.test(
    'one that finds the last of the money taken by its repeat has the answer of that',
    async () => {
      const other = createIdempotencyGuard({ idempotency, clock: clockAt(() => nowMs) });
      const request = { key: 'last-credit', requestHash: 'hash' };
      const withoutMoney = (found: () => Promise<unknown>) =>
        other.once<unknown>(caller, request, async () => {
          await found();
          throw new ApiError('insufficient_balance');
        });
      await assert.rejects(
        withoutMoney(async () => {}),
        { code: 'insufficient_balance' },
      );
      let made: unknown;
      const answer = await withoutMoney(async () => {
        made = await create('last-credit');
      });
      assert.deepEqual(answer, made);
    },
  );

  await t.test('old answers are forgotten, young ones not', async () => {
    await create('old');
    nowMs += 24 * 3600 * 1000 + 1000;
    await create('young');
    await guard.deleteExpired();
    assert.equal(await idempotency.find(caller.account.id, 'old'), undefined);
    assert.ok(await idempotency.find(caller.account.id, 'young'));
  });
};

export const spokenRepliesSuite: DatabaseSuite = async (t, { db, another }) => {
  let nowMs = 1_800_000_000_000;
  const clock = clockAt(() => nowMs);
  const here = createSpokenReplies(db, clock);
  const elsewhere = createSpokenReplies(await another(), clock);

  await t.test('what one process said another one knows, for its account and for a day', async () => {
    const { id, expiresAt } = await here.insert('acc_a', 'hello');
    assert.deepEqual(await elsewhere.findTexts('acc_a', [id, 'audio_none']), new Map([[id, 'hello']]));
    assert.equal((await elsewhere.findTexts('acc_b', [id])).size, 0);
    assert.equal((await elsewhere.findTexts('acc_a', [])).size, 0);
    const spoken = await here.insert('acc_a', 'kept', { hasSound: true });
    nowMs = expiresAt * 1000;
    assert.equal((await here.findTexts('acc_a', [id])).size, 0);
    assert.deepEqual(await elsewhere.listExpired(9), [], 'a stored response may still name it');
    nowMs += 6 * 3600 * 1000;
    assert.deepEqual(
      (await elsewhere.listExpired(9)).toSorted((one) => (one.id === id ? -1 : 1)),
      [
        { id, hasSound: false },
        { id: spoken.id, hasSound: true },
      ],
    );
    assert.deepEqual(await elsewhere.existing([id, 'audio_none']), new Set([id]));
    await elsewhere.delete([id, spoken.id]);
    assert.deepEqual(await db.selectFrom('spoken_replies').selectAll().execute(), []);
  });
};

export const migrationsSuite: DatabaseSuite = async (t, { db, location, another }) => {
  await t.test('opening again changes nothing', async () => {
    await createSettings(db).set(db, 'kept', 'value');
    if ('sqlitePath' in location) {
      const again = await openDatabase(location);
      assert.equal(await createSettings(again).find('kept'), 'value');
      await again.destroy();
    } else {
      const opened = await Promise.all([another(), another(), another()]);
      for (const again of opened) assert.equal(await createSettings(again).find('kept'), 'value');
    }
  });

  await t.test('whole numbers arrive as numbers, not as text', async () => {
    await createCaller(db, { balance: 5_000_000_000 });
    const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    assert.equal(account.balance, 5_000_000_000);
    for (const name of ['held', 'spent', 'suspended', 'queue_turn', 'created_at'] as const)
      assert.equal(typeof account[name], 'number', name);
    const { count } = await db
      .selectFrom('accounts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.equal(count, 1);
  });

  await t.test('a transaction that throws leaves nothing', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await createSettings(db).set(transaction, 'undone', 'value');
      throw new Error('no');
    });
    await assert.rejects(failing, /no/);
    assert.equal(await createSettings(db).find('undone'), undefined);
  });
};

export const auditSuite: DatabaseSuite = async (_, { db }) => {
  let nowMs = 1_800_000_000_000;
  const log = createAuditLog(db, { ...systemClock, nowMs: () => nowMs });
  const refuse = (address: string, actor = 'nobody', action = 'session.refuse') =>
    log.count({ actor, action, subject: 'console', details: { address, with: 'a token' } });
  for (let count = 0; count < 500; count += 1) await refuse(`10.0.0.${count % 250}`);
  const [row, ...others] = await log.list({}, { limit: 10 });
  assert.deepEqual(others, []);
  assert.deepEqual(row!.details, { address: '10.0.0.249', with: 'a token', times: 500 });
  nowMs += 3_600_000;
  await refuse('10.0.0.1');
  assert.equal((await log.list({}, { limit: 10 })).length, 2);
  nowMs += 91 * 24 * 3_600_000;
  await refuse('10.0.0.2');
  assert.equal((await log.list({}, { limit: 10 })).length, 1, 'old ones are removed');
  for (let count = 0; count < 20; count += 1)
    await refuse('10.0.0.3', `key key_${count % 2}`, 'session.begin');
  const signIns = (await log.list({}, { limit: 10 })).filter(({ action }) => action === 'session.begin');
  assert.deepEqual(
    signIns.map(({ actor, details }) => [actor, details.times]).toSorted(),
    [
      ['key key_0', 10],
      ['key key_1', 10],
    ],
    'one row for each key',
  );
};
