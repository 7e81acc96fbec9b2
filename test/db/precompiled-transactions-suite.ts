import assert from 'node:assert/strict';
import { runPrecompiledTransaction } from '../../src/db/precompiled-transactions.ts';
import type { TransactionStatement } from '../../src/db/sqlite/driver.ts';
import type { DatabaseSuite } from '../support/databases.ts';

export const stepsSuite: DatabaseSuite = async (t, { db }) => {
  const insert = (name: string, value = 'x'): TransactionStatement => ({
    query: db.insertInto('settings').values({ name, value }).compile(),
  });
  const change = (name: string, value: string): TransactionStatement => ({
    query: db.updateTable('settings').set({ value }).where('name', '=', name).compile(),
    isRequired: true,
  });
  const changeReturning = (name: string, value: string): TransactionStatement => ({
    query: db.updateTable('settings').set({ value }).where('name', '=', name).returning('name').compile(),
    isRequired: true,
  });
  const stored = async (prefix: string) =>
    (
      await db
        .selectFrom('settings')
        .selectAll()
        .where('name', 'like', `${prefix}%`)
        .orderBy('name')
        .execute()
    ).map(({ name, value }) => `${name}=${value}`);

  await t.test('all steps are done, in their order', async () => {
    assert.equal(
      await runPrecompiledTransaction(db, [
        insert('order-a'),
        change('order-a', 'y'),
        changeReturning('order-a', 'z'),
      ]),
      -1,
    );
    assert.deepEqual(await stored('order-'), ['order-a=z']);
  });

  await t.test('a required step that finds no row is named, and nothing is done', async () => {
    for (const missing of [change('nobody', 'y'), changeReturning('nobody', 'y')])
      assert.equal(await runPrecompiledTransaction(db, [insert('missed-a'), missing, insert('missed-b')]), 1);
    assert.deepEqual(await stored('missed-'), []);
  });

  await t.test('a step that finds no row and is not required stops nothing', async () => {
    const optional = { ...change('nobody', 'y'), isRequired: false };
    assert.equal(await runPrecompiledTransaction(db, [optional, insert('optional-a')]), -1);
    assert.deepEqual(await stored('optional-'), ['optional-a=x']);
  });

  await t.test('a step that fails is thrown, and nothing is done', async () => {
    await assert.rejects(
      runPrecompiledTransaction(db, [insert('failed-a'), insert('failed-b'), insert('failed-a')]),
    );
    assert.deepEqual(await stored('failed-'), []);
  });

  await t.test(
    'many at once, among transactions of other kinds, undo themselves and nothing else',
    async () => {
      const transaction = (name: string) =>
        db.transaction().execute(async (connection) => {
          await connection.insertInto('settings').values({ name, value: 'x' }).execute();
          if (name.endsWith('refused')) throw new Error('refused');
        });
      const outcomes = await Promise.allSettled(
        Array.from({ length: 80 }, (_, index) => {
          const name = `mixed-${String(index).padStart(2, '0')}`;
          const options = { deferSync: index % 2 === 0 };
          if (index % 5 === 0) return transaction(name);
          if (index % 5 === 1) return transaction(`${name}-refused`);
          if (index % 5 === 2)
            return runPrecompiledTransaction(db, [insert(name), change('nobody', 'y')], options);
          if (index % 5 === 3) return runPrecompiledTransaction(db, [insert(name), insert(name)], options);
          return runPrecompiledTransaction(db, [insert(name)], options);
        }),
      );
      const failed = outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index % 5] : []));
      assert.deepEqual([...new Set(failed)].sort(), [1, 3]);
      assert.equal(failed.length, 32);
      const names = (await stored('mixed-')).map((row) => Number(row.slice(6, 8)) % 5);
      assert.equal(names.length, 32);
      assert.deepEqual([...new Set(names)].sort(), [0, 4]);
    },
  );
};
