import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { createApiKeys } from '../../src/db/api-keys.ts';
import { readMoneyTotals } from '../../src/db/copy/money-totals.ts';
import { createHolds } from '../../src/db/holds.ts';
import { createLedger, type HoldShortfall, type Payer } from '../../src/db/ledger.ts';
import { createLedgerTotals } from '../../src/db/money/ledger-totals.ts';
import { createAccountTurns } from '../../src/db/queue/account-turns.ts';
import { createSettings } from '../../src/db/settings.ts';
import { maxAccountMicro, toCredits } from '../../src/domain/money.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { earliestIdAt } from '../../src/lib/ids.ts';
import { createBilling } from '../../src/services/billing.ts';
import { clockAt, clockSet } from '../support/clock.ts';
import type { DatabaseSuite } from '../support/databases.ts';
import { adminOf, createCaller, createPayer, readAccount } from '../support/sample-rows.ts';
import { waitFor } from '../support/wait-for.ts';

export const ledgerSuite: DatabaseSuite = async (t, { db }) => {
  const ledger = createLedger(db, systemClock);

  /** As every caller of hold does: a refusal rolls back. */
  const hold = async (
    payer: Payer,
    amount: number,
    reference = 'task',
  ): Promise<HoldShortfall | undefined> => {
    let shortfall: HoldShortfall | undefined;
    await db
      .transaction()
      .execute(async (transaction) => {
        shortfall = await ledger.hold(transaction, payer, amount, reference);
        if (shortfall) throw new Error('refused');
      })
      .catch((error) => {
        if (!shortfall) throw error;
      });
    return shortfall;
  };
  const settle = (payer: Payer, held: number, charged: number) =>
    db.transaction().execute((transaction) => ledger.settle(transaction, payer, { held, charged }, 'task'));
  const quotaUsed = async (payer: Payer) =>
    (await createApiKeys(db).list()).find(({ id }) => id === payer.keyId)!.quotaUsed;
  const money = async (payer: Payer) => {
    const { balance, held, spent } = await readAccount(db, payer.accountId);
    return {
      balance,
      held,
      spent,
      quotaUsed: await quotaUsed(payer),
      sum: await ledger.sum(payer.accountId),
    };
  };

  await t.test('what is free to spend, by the account and by the key', async () => {
    const payer = await createPayer(db, { balance: 1000, quota: 500 });
    assert.deepEqual(await ledger.available(payer), { balance: 1000, quota: 500 });
    await hold(payer, 200);
    assert.deepEqual(await ledger.available(payer), { balance: 800, quota: 300 });
    const unlimited = await ledger.available(await createPayer(db, {}));
    assert.deepEqual(unlimited, { balance: null, quota: null });
    assert.deepEqual(await ledger.available({ ...payer, keyId: 'nobody' }), { balance: 0, quota: 0 });
  });

  await t.test('credits up to what an account may have in all, and not one more', async () => {
    const admin = adminOf(db);
    const limit = maxAccountMicro;
    const half = limit / 2;
    const { account } = await createCaller(db, { balance: half });
    // Concurrent ones: only one has room.
    const credits = await Promise.allSettled([1, 2, 3].map(() => admin.credit(account.name, half)));
    assert.equal(credits.filter(({ status }) => status === 'fulfilled').length, 1);
    await assert.rejects(admin.credit(account.name, 1), { name: 'AdminError', message: /maximum/ });
    assert.equal((await readAccount(db, account.id)).balance, limit);
    assert.equal(await ledger.sum(account.id), limit);
    const tooMuch = `account-of-too-much`;
    await assert.rejects(createCaller(db, { account: tooMuch, balance: 2 ** 54 }), /maximum/);
    assert.equal(
      (await admin.listAccounts()).find(({ name }) => name === tooMuch),
      undefined,
    );
  });

  await t.test('sums beyond 2^53 are read', async () => {
    for (let count = 0; count < 10; count += 1) await createCaller(db, { balance: 1e15 });
    const { balance, ledger: sum } = await readMoneyTotals(db);
    assert.ok(balance > 2 ** 53 && sum > 2 ** 53, `${balance} ${sum}`);
  });

  await t.test('sums beyond 2^63 are read and stored', async () => {
    const at = 1_500_000_000;
    const rows = Array.from({ length: 3000 }, (_, n) => ({
      id: `huge-${n}`,
      account_id: 'acc_huge',
      api_key_id: null,
      kind: 'release' as const,
      amount: maxAccountMicro,
      reference: 'huge',
      created_at: at,
      model: null,
    }));
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('ledger')
        .values(rows.slice(from, from + 500))
        .execute();
    const total = 3000 * maxAccountMicro;
    assert.equal(await ledger.sum('acc_huge'), total);
    const sums = createLedgerTotals({
      db,
      settings: createSettings(db),
      clock: clockAt(() => (at + 60) * 1000),
    });
    const range = { from: at - 3600 - (at % 3600), to: at + 7200, accountId: 'acc_huge' };
    const by = { time: null, account: false, model: false };
    assert.deepEqual(
      (await sums.totals(range, by)).map(({ amount }) => amount),
      [total],
    );
    const later = createLedgerTotals({
      db,
      settings: createSettings(db),
      clock: clockAt(() => (at + 86_400) * 1000),
    });
    // A number that a column cannot hold is stored as the most it can.
    assert.deepEqual(
      (await later.totals(range, by)).map(({ amount, rows }) => [amount, rows]),
      [[9e18, 3000]],
    );
    assert.ok((await readMoneyTotals(db)).ledger > 2 ** 63);
    await db.deleteFrom('ledger').where('account_id', '=', 'acc_huge').execute();
    await db.deleteFrom('ledger_hours').execute();
    await db.deleteFrom('settings').where('name', '=', 'ledger_hours_until').execute();
  });

  await t.test('totals are the ledger’s, also after the clock was set on by days and back', async () => {
    const at = 1_700_000_000;
    let byDays = 0;
    const clock = clockAt(() => (at + byDays * 86_400) * 1000);
    const sums = createLedgerTotals({ db, settings: createSettings(db), clock });
    const write = (id: string, seconds: number) =>
      db
        .insertInto('ledger')
        .values({
          id: `${earliestIdAt((at + seconds) * 1000)}${id}`,
          account_id: 'acc_clock',
          api_key_id: null,
          kind: 'charge',
          amount: -5,
          reference: 'task',
          created_at: at + seconds,
          model: null,
        })
        .execute();
    const total = async () => {
      const range = { from: at - 2000 - 86_400, to: at - 2000 + 20 * 86_400, accountId: 'acc_clock' };
      const [found] = await sums.totals(range, { time: null, account: false, model: false });
      return found?.amount;
    };
    await write('a', 0);
    byDays = 3;
    assert.equal(await total(), -5);
    byDays = 0;
    await write('b', 1);
    assert.equal(await total(), -10, 'at once');
    byDays = 10;
    assert.equal(await total(), -10, 'and later');
    await db.deleteFrom('ledger').where('account_id', '=', 'acc_clock').execute();
    await db.deleteFrom('ledger_hours').execute();
    await db.deleteFrom('settings').where('name', '=', 'ledger_hours_until').execute();
  });

  await t.test(
    'an account without limit holds and spends what can be counted, and not one more',
    async () => {
      const payer = await createPayer(db);
      assert.equal(await hold(payer, maxAccountMicro - 10), undefined);
      await settle(payer, maxAccountMicro - 10, maxAccountMicro - 10);
      assert.equal(await hold(payer, 11), 'balance');
      assert.equal(await hold(payer, 128_000 * 1e12), 'balance');
      assert.equal(await hold(payer, 10), undefined);
      assert.equal(await hold(payer, 1), 'balance');
      assert.deepEqual(await money(payer), {
        balance: null,
        held: 10,
        spent: maxAccountMicro - 10,
        quotaUsed: maxAccountMicro,
        sum: -maxAccountMicro,
      });
      assert.equal(toCredits(maxAccountMicro - 1) * 1e6, maxAccountMicro - 1);
    },
  );

  await t.test('what is not an amount is never written', async () => {
    const payer = await createPayer(db, { balance: 100 });
    await hold(payer, 50);
    for (const charged of [Number.NaN, -1, 0.5, 51, Number.POSITIVE_INFINITY])
      await assert.rejects(settle(payer, 50, charged), RangeError);
    assert.deepEqual(await money(payer), { balance: 50, held: 50, spent: 0, quotaUsed: 50, sum: 50 });
  });

  await t.test('hold, settle for less, release: the ledger sums to the balance at every step', async () => {
    const payer = await createPayer(db, { balance: 1000 });
    assert.deepEqual(await money(payer), { balance: 1000, held: 0, spent: 0, quotaUsed: 0, sum: 1000 });
    assert.equal(await hold(payer, 300), undefined);
    assert.deepEqual(await money(payer), { balance: 700, held: 300, spent: 0, quotaUsed: 300, sum: 700 });
    await settle(payer, 300, 200);
    assert.deepEqual(await money(payer), { balance: 800, held: 0, spent: 200, quotaUsed: 200, sum: 800 });
    await hold(payer, 800);
    assert.deepEqual(await money(payer), { balance: 0, held: 800, spent: 200, quotaUsed: 1000, sum: 0 });
    await settle(payer, 800, 0);
    assert.deepEqual(await money(payer), { balance: 800, held: 0, spent: 200, quotaUsed: 200, sum: 800 });
    await db.transaction().execute((transaction) => ledger.credit(transaction, payer.accountId, 50, 'gift'));
    assert.deepEqual(await money(payer), { balance: 850, held: 0, spent: 200, quotaUsed: 200, sum: 850 });
    const rows = await db
      .selectFrom('ledger')
      .select(['kind', 'amount', 'reference'])
      .where('account_id', '=', payer.accountId)
      .orderBy('created_at')
      .execute();
    assert.deepEqual(rows.map(({ kind, amount }) => `${kind} ${amount}`).sort(), [
      'charge -200',
      'credit 1000',
      'credit 50',
      'hold -300',
      'hold -800',
      'release 300',
      'release 800',
    ]);
  });

  await t.test('one micro-credit too much is refused and leaves no trace', async () => {
    const payer = await createPayer(db, { balance: 100 });
    assert.deepEqual(await hold(payer, 101), 'balance');
    assert.deepEqual(await money(payer), { balance: 100, held: 0, spent: 0, quotaUsed: 0, sum: 100 });
    assert.equal(await hold(payer, 100), undefined);
    assert.deepEqual(await hold(payer, 1), 'balance');
    assert.equal(await hold(payer, 0), undefined);
  });

  await t.test('the quota of a key holds whatever the account has', async () => {
    const payer = await createPayer(db, { quota: 100 });
    assert.equal(await hold(payer, 60), undefined);
    assert.deepEqual(await hold(payer, 41), 'quota');
    await settle(payer, 60, 10);
    assert.equal(await hold(payer, 90), undefined);
    assert.deepEqual(await money(payer), { balance: null, held: 90, spent: 10, quotaUsed: 100, sum: -100 });
  });

  await t.test('200 holds at once on a balance for 50 take exactly 50', async () => {
    const payer = await createPayer(db, { balance: 50 * 7 });
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) => hold(payer, 7, `t${index}`)),
    );
    assert.equal(outcomes.filter((shortfall) => shortfall === undefined).length, 50);
    assert.deepEqual(await money(payer), { balance: 0, held: 350, spent: 0, quotaUsed: 350, sum: 0 });
  });

  await t.test('200 holds at once on a quota for 50 take exactly 50', async () => {
    const payer = await createPayer(db, { quota: 50 * 7 });
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => hold(payer, 7)));
    assert.equal(outcomes.filter((shortfall) => shortfall === undefined).length, 50);
    assert.equal(await quotaUsed(payer), 350);
  });

  await t.test(
    'holds and settlements of one key at the same time do not stand in each other’s way',
    async () => {
      const payer = await createPayer(db, { balance: 1_000_000, quota: 1_000_000 });
      for (let index = 0; index < 50; index += 1) await hold(payer, 10);
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => (index % 2 ? hold(payer, 10) : settle(payer, 10, 4))),
      );
      const after = await money(payer);
      assert.deepEqual(after, { balance: 999_300, held: 500, spent: 200, quotaUsed: 700, sum: 999_300 });
    },
  );

  await t.test('turns ascend per account and never begin behind the served one', async () => {
    const payer = await createPayer(db);
    const turns = createAccountTurns(db);
    const turnOf = (servedTurn: number, lane = 'local video') =>
      db
        .transaction()
        .execute((transaction) => turns.nextTurn(transaction, payer.accountId, { name: lane, servedTurn }));
    assert.deepEqual([await turnOf(0), await turnOf(0), await turnOf(10), await turnOf(5)], [1, 2, 11, 12]);
    const taken = await Promise.all(Array.from({ length: 20 }, () => turnOf(0)));
    assert.equal(new Set(taken).size, 20);
    await hold(payer, 0);
    assert.equal(await turnOf(0), 33, 'money that is held for something else takes no turn');
    assert.equal(await turnOf(3, 'elsewhere'), 4, 'what is made elsewhere has an order of its own');
    assert.equal(await turnOf(0), 34);
  });

  await t.test('amounts up to the largest exact number survive', async () => {
    const most = maxAccountMicro;
    const payer = await createPayer(db, { balance: most });
    await hold(payer, most - 1);
    assert.deepEqual(await money(payer), {
      balance: 1,
      held: most - 1,
      spent: 0,
      quotaUsed: most - 1,
      sum: 1,
    });
  });
};

export const holdsSuite: DatabaseSuite = async (t, { db }) => {
  let nowMs = 1_800_000_000_000;
  const clock = clockAt(() => nowMs);
  const ledger = createLedger(db, clock);
  const holds = createHolds({ db, ledger, clock, nodeId: null });
  const billing = createBilling({ ledger, holds, clock });

  await t.test('a response is charged once, however often its end is reported', async () => {
    const caller = await createCaller(db, { balance: 100 });
    const open = await billing.openHold(caller, { amount: 60, reference: 'req_1', model: 'beta-2' });
    assert.equal((await readAccount(db, caller.account.id)).held, 60);
    await Promise.all([open.charge(45), open.charge(45), open.release()]);
    const after = await readAccount(db, caller.account.id);
    assert.equal(after.held, 0);
    assert.ok(after.spent === 45 || after.spent === 0);
    assert.equal(after.balance, 100 - after.spent);
    assert.equal(await ledger.sum(caller.account.id), after.balance);
  });

  await t.test('never more than was held is charged', async () => {
    const caller = await createCaller(db, { balance: 100 });
    await (await billing.openHold(caller, { amount: 60, reference: 'req_2', model: 'beta-2' })).charge(90);
    assert.equal((await readAccount(db, caller.account.id)).spent, 60);
  });

  await t.test('a price that no account could have, or that is none, holds nothing', async () => {
    for (const caller of [await createCaller(db, {}), await createCaller(db, { balance: 100 })]) {
      const open = (amount: number) =>
        billing.openHold(caller, { amount, reference: 'req', model: 'beta-2' });
      for (const amount of [maxAccountMicro + 1, 1e18, Number.POSITIVE_INFINITY])
        await assert.rejects(open(amount), { code: 'insufficient_balance' });
      for (const amount of [Number.NaN, -1, 0.5]) await assert.rejects(open(amount), RangeError);
      const held = await open(60);
      for (const used of [Number.NaN, -5]) await assert.rejects(held.charge(used), RangeError);
      await held.release();
      const { held: left, spent } = await readAccount(db, caller.account.id);
      assert.deepEqual([left, spent], [0, 0]);
    }
  });

  await t.test('what a dead process set aside comes back after its time, not before', async () => {
    const caller = await createCaller(db, { balance: 100 });
    const open = await billing.openHold(caller, { amount: 60, reference: 'req_3', model: 'beta-2' });
    assert.equal(await billing.releaseAbandoned(), 0);
    nowMs += 2 * 3600 * 1000;
    const released = await Promise.all([billing.releaseAbandoned(), billing.releaseAbandoned()]);
    assert.ok(released.some((count) => count === 1));
    await open.release();
    const { balance, held, spent } = await readAccount(db, caller.account.id);
    assert.deepEqual({ balance, held, spent }, { balance: 100, held: 0, spent: 0 });
    assert.equal(await ledger.sum(caller.account.id), 100);
  });

  await t.test(
    'what a process delivers that seemed dead is charged once, as far as there is money',
    async () => {
      const caller = await createCaller(db, { balance: 100 });
      const open = (reference: string, amount: number) =>
        billing.openHold(caller, { amount, reference, model: 'beta-2' });
      const releaseByOthers = async () => {
        for (const lost of await holds.listAll()) await holds.end(lost, 0);
      };
      const moneyNow = async () => {
        const { balance, held, spent } = await readAccount(db, caller.account.id);
        assert.equal(await ledger.sum(caller.account.id), balance);
        return [balance, held, spent];
      };
      const whole = await open('req_9', 40);
      await releaseByOthers();
      await whole.chargeDelivered(30);
      await whole.chargeDelivered(30);
      assert.deepEqual(await moneyNow(), [70, 0, 30]);

      let isAnswered = false;
      const deaf = {
        ...holds,
        end: async (...args: Parameters<typeof holds.end>) => {
          await holds.end(...args);
          if (!isAnswered) throw new Error('the answer was lost');
        },
      };
      const repeated = await createBilling({ ledger, holds: deaf, clock }).openHold(caller, {
        amount: 20,
        reference: 'req_12',
        model: 'beta-2',
      });
      await assert.rejects(repeated.charge(10), /lost/);
      isAnswered = true;
      await repeated.charge(10);
      assert.deepEqual(await moneyNow(), [60, 0, 40], 'it was written before');

      const stored = await open('req_13', 20);
      await releaseByOthers();
      await stored.chargeWith(20, async () => {});
      assert.deepEqual(await moneyNow(), [40, 0, 60]);

      const held = { id: 'hold-18', accountId: caller.account.id, keyId: caller.key.id, model: 'beta-2' };
      const late = { ...held, amount: 5, reference: 'req_18', expiresAt: 0 };
      // As one whose commit is under way when its connection breaks, and that is repeated.
      await Promise.all([holds.end(late, 5), holds.end(late, 5)]);
      assert.deepEqual(await moneyNow(), [35, 0, 65]);

      const part = await open('req_10', 35);
      await releaseByOthers();
      await (await open('req_11', 30)).charge(30);
      await part.charge(35);
      assert.deepEqual(await moneyNow(), [0, 0, 100]);
    },
  );

  await t.test('what was held when an answer of the database was lost is given back soon', async (test) => {
    const caller = await createCaller(db, { balance: 100 });
    let isDeaf = true;
    const deafFor =
      <Args extends unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        const result = await write(...args);
        if (isDeaf) throw new Error('the answer was lost');
        return result;
      };
    const away = async () => {
      if (isDeaf) throw new Error('away');
    };
    const deaf = {
      ...holds,
      open: deafFor(holds.open),
      end: async (...args: Parameters<typeof holds.end>) => {
        await away();
        await holds.end(...args);
      },
    };
    test.mock.timers.enable({ apis: ['setTimeout'] });
    const waiting = createBilling({ ledger, holds: deaf, clock });
    const open = (reference: string) => waiting.openHold(caller, { amount: 40, reference, model: 'beta-2' });
    await assert.rejects(open('req_16'), /lost/);
    isDeaf = false;
    const failed = await open('req_17');
    isDeaf = true;
    await assert.rejects(failed.release(), /away/);
    assert.equal((await readAccount(db, caller.account.id)).held, 80);
    isDeaf = false;
    test.mock.timers.tick(2_000);
    test.mock.timers.reset();
    await waitFor(async () => (await readAccount(db, caller.account.id)).held === 0);
    assert.equal((await readAccount(db, caller.account.id)).balance, 100);
  });

  await t.test('a response that was given up stays free', async () => {
    const caller = await createCaller(db, { balance: 100 });
    const open = await billing.openHold(caller, { amount: 60, reference: 'req_15', model: 'beta-2' });
    await open.release();
    await open.chargeDelivered(60);
    assert.equal((await readAccount(db, caller.account.id)).spent, 0);
  });

  await t.test('a response that is read for hours keeps its hold, and is charged', async (test) => {
    test.mock.timers.enable({ apis: ['setInterval'] });
    const caller = await createCaller(db, { balance: 100 });
    const patient = createBilling({ ledger, holds, clock });
    const open = await patient.openHold(caller, { amount: 60, reference: 'req_6', model: 'beta-2' });
    const row = db.selectFrom('holds').select('expires_at').where('reference', '=', 'req_6');
    const endOf = async () => Number((await row.executeTakeFirstOrThrow()).expires_at);
    for (let halfHours = 1; halfHours <= 6; halfHours += 1) {
      const before = await endOf();
      nowMs += 1_800_000;
      test.mock.timers.tick(1_800_000);
      await waitFor(async () => (await endOf()) > before);
      assert.equal(await patient.releaseAbandoned(), 0);
    }
    await open.charge(60);
    assert.equal((await readAccount(db, caller.account.id)).spent, 60);
  });

  await t.test('a clock that is set forward or back releases no hold of a response under way', async () => {
    const caller = await createCaller(db, { balance: 100 });
    let byMs = 0;
    const jumping = createBilling({ ledger, holds, clock: clockSet(() => byMs) });
    const open = await jumping.openHold(caller, { amount: 60, reference: 'req_5', model: 'beta-2' });
    for (byMs of [86_400_000, 3 * 3_600_000, -3 * 3_600_000]) await jumping.releaseAbandoned();
    await open.charge(60);
    assert.equal((await readAccount(db, caller.account.id)).spent, 60);
  });

  await t.test('nor does one that is set right after a response began', async () => {
    const caller = await createCaller(db, { balance: 100 });
    let byMs = 0;
    const jumping = createBilling({ ledger, holds, clock: clockSet(() => byMs) });
    byMs = -3 * 3_600_000;
    const open = await jumping.openHold(caller, { amount: 60, reference: 'req_7', model: 'beta-2' });
    byMs = 0;
    await jumping.releaseAbandoned();
    await open.charge(60);
    assert.equal((await readAccount(db, caller.account.id)).spent, 60);
  });

  await t.test('what was sent is charged, also when the database is away at its end', async (test) => {
    const caller = await createCaller(db, { balance: 100 });
    let [isAway, isStuck] = [true, true];
    const flaky = {
      ...holds,
      end: async (...args: Parameters<typeof holds.end>) => {
        if (isAway || (isStuck && args[0].reference === 'stuck')) throw new Error('away');
        await holds.end(...args);
      },
    };
    test.mock.timers.enable({ apis: ['setTimeout'] });
    const waiting = createBilling({ ledger, holds: flaky, clock });
    const open = await waiting.openHold(caller, { amount: 60, reference: 'req_8', model: 'beta-2' });
    const stuck = await waiting.openHold(caller, { amount: 10, reference: 'stuck', model: 'beta-2' });
    await stuck.chargeDelivered(5);
    await open.chargeDelivered(45);
    await assert.rejects(open.release(), /away/);
    test.mock.timers.tick(2_000);
    await setImmediate();
    isAway = false;
    test.mock.timers.tick(2_000);
    test.mock.timers.reset();
    await waitFor(async () => (await readAccount(db, caller.account.id)).spent === 45);
    await open.release();
    const { balance, held } = await readAccount(db, caller.account.id);
    assert.deepEqual([balance, held], [45, 10], 'one that cannot be written holds up no other');
    isStuck = false;
    await stuck.release();
    assert.equal((await readAccount(db, caller.account.id)).spent, 50);
  });

  await t.test('an answer that cannot be paid opens no hold', async () => {
    const caller = await createCaller(db, { balance: 10 });
    await assert.rejects(billing.openHold(caller, { amount: 11, reference: 'req_4', model: 'beta-2' }), {
      code: 'insufficient_balance',
    });
    assert.equal((await readAccount(db, caller.account.id)).held, 0);
    nowMs += 3 * 3600 * 1000;
    assert.deepEqual(await holds.listExpired(nowMs / 1000), []);
  });
};
