import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { createAccounts } from '../../src/db/accounts.ts';
import { createApiKeys } from '../../src/db/api-keys.ts';
import { capabilitiesOf } from '../../src/db/capabilities.ts';
import { hashSecret } from '../../src/domain/api-key.ts';
import type { DatabaseSuite } from '../support/databases.ts';
import { adminOf, createCaller } from '../support/sample-rows.ts';
import { waitFor } from '../support/wait-for.ts';

export const accountsSuite: DatabaseSuite = async (t, { db, another }) => {
  const accounts = createAccounts(db);
  const apiKeys = createApiKeys(db);
  const admin = adminOf(db);

  await t.test('an account is found by id and by name, and listed by name', async () => {
    await admin.createKey({ account: 'zoe' });
    await admin.createKey({ account: 'adam', billing: 'subscription', balance: 5, periodEndsAt: 2e9 });
    const adam = await accounts.findByName('adam');
    assert.deepEqual(adam && { ...adam, id: '', createdAt: 0 }, {
      id: '',
      name: 'adam',
      billing: 'subscription',
      balance: 5,
      held: 0,
      spent: 0,
      suspended: false,
      paymentFailed: false,
      periodEndsAt: 2e9,
      createdAt: 0,
    });
    assert.deepEqual(await accounts.find(adam!.id), adam);
    assert.deepEqual(
      (await accounts.list()).map(({ name }) => name),
      ['adam', 'zoe'],
    );
    assert.equal(await accounts.find('acc_unknown'), undefined);
    assert.equal(await accounts.findByName('nobody'), undefined);
  });

  await t.test('each field of an account changes alone', async () => {
    const { account } = await createCaller(db);
    await accounts.update(account.id, { suspended: true });
    await accounts.update(account.id, { paymentFailed: true });
    await accounts.update(account.id, { periodEndsAt: 2_000_000_000 });
    const changed = { ...account, suspended: true, paymentFailed: true, periodEndsAt: 2_000_000_000 };
    assert.deepEqual(await accounts.find(account.id), changed);
    await accounts.update(account.id, { suspended: false, paymentFailed: false, periodEndsAt: null });
    assert.deepEqual(await accounts.find(account.id), account);
  });

  await t.test('a name is taken once, also by two at the same moment', async () => {
    const made = await Promise.allSettled([
      admin.createKey({ account: 'twin', balance: 1 }),
      admin.createKey({ account: 'twin', balance: 1 }),
    ]);
    assert.deepEqual(made.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    assert.equal((await accounts.findByName('twin'))?.balance, 1);
    if (!capabilitiesOf(db).locksRows) return;
    // Looked up before the other one is committed, written after it.
    const { later } = await db.transaction().execute(async (transaction) => {
      const account = {
        id: 'acc_sooner',
        name: 'sooner',
        billing: 'payg',
        periodEndsAt: null,
        createdAt: 1,
      } as const;
      await accounts.insert(transaction, { ...account, unlimited: false });
      const later = admin.createKey({ account: 'sooner', balance: 1 });
      later.catch(() => {});
      await waitFor(
        async () => (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length > 0,
      );
      return { later };
    });
    await assert.rejects(later, { name: 'AdminError' });
  });

  await t.test('a key is stored by its hash and comes back with all its limits', async () => {
    const { key, id } = await admin.createKey({
      account: 'limits',
      name: 'the "first" key',
      models: ['beta-2', 'tts-1'],
      cidrs: ['10.0.0.0/8', '2001:db8::/32'],
      expiresAt: 2_000_000_000,
      requestsPerMinute: 30,
      quota: 9_007_199_254_740_991,
    });
    const caller = await apiKeys.findCaller(hashSecret(key));
    assert.equal(caller?.account.name, 'limits');
    assert.deepEqual(caller?.key, {
      id,
      accountId: caller?.account.id,
      hint: `${key.slice(0, 6)}…${key.slice(-4)}`,
      name: 'the "first" key',
      models: ['beta-2', 'tts-1'],
      cidrs: ['10.0.0.0/8', '2001:db8::/32'],
      expiresAt: 2_000_000_000,
      revokedAt: null,
      requestsPerMinute: 30,
      quota: 9_007_199_254_740_991,
      quotaUsed: 0,
      createdAt: caller?.key.createdAt,
    });
    assert.equal(await apiKeys.findCaller(key), undefined);
    const stored = JSON.stringify(await db.selectFrom('api_keys').selectAll().execute());
    assert.ok(!stored.includes(key));
    assert.equal((await apiKeys.list()).find((listed) => listed.id === id)?.accountName, 'limits');
  });

  await t.test('a key is revoked once', async () => {
    const { key, id } = await admin.createKey({ account: 'revoking' });
    assert.equal((await apiKeys.revoke(id, 1_900_000_000))?.id, id);
    assert.equal(await apiKeys.revoke(id, 1_900_000_001), undefined);
    assert.equal(await apiKeys.revoke('key_unknown', 1_900_000_001), undefined);
    assert.equal((await apiKeys.findCaller(hashSecret(key)))?.key.revokedAt, 1_900_000_000);
  });

  await t.test('keys are counted under the lock of their account, over processes', async () => {
    const admins = [adminOf(db), adminOf(await another())];
    const name = 'many-keys';
    await admins[0]!.createKey({ account: name });
    const limit = (keys: unknown[]) => {
      if (keys.length >= 5) throw new Error('too many');
    };
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        admins[index % 2]!.createKey({ account: name }, 'test', limit),
      ),
    );
    const { id } = await admins[0]!.showAccount(name);
    assert.equal((await admins[0]!.listKeys(id)).length, 5);
  });
};

export const firstStartSuite: DatabaseSuite = async (t, { db, another }) => {
  await t.test(
    'of several first starts at once one makes the account, and a set key works after all',
    async () => {
      const admins = await Promise.all(
        [db, await another(), await another(), await another()].map((database) => adminOf(database)),
      );
      const keys = await Promise.all(admins.map((admin) => admin.bootstrap('the-key-of-the-operator')));
      assert.deepEqual(
        keys.filter((key) => key !== undefined),
        ['the-key-of-the-operator'],
      );
      const caller = await createApiKeys(db).findCaller(hashSecret('the-key-of-the-operator'));
      assert.equal(caller?.account.name, 'default');
      assert.equal(caller?.account.balance, null);
      assert.equal((await createAccounts(db).list()).length, 1);
    },
  );

  await t.test('a later start makes nothing, a newly set key is added', async () => {
    assert.equal(await adminOf(db).bootstrap(null), undefined);
    assert.equal(await adminOf(db).bootstrap('the-key-of-the-operator'), undefined);
    assert.equal(await adminOf(db).bootstrap('another-key-set-later'), 'another-key-set-later');
    assert.equal((await createApiKeys(db).list()).length, 2);
  });
};
