import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTurns } from '../../src/lib/turns.ts';

test('work of one owner is done in order, with the event loop running in between', async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  let loops = 0;
  let isOver = false;
  const count = () => {
    loops += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const done = (owner: string, n: number) =>
    inTurn(owner, async () => {
      order.push(`${owner}${n}`);
    });
  await Promise.all([done('a', 1), done('a', 2), done('a', 3), done('b', 1), done('a', 4)]);
  isOver = true;
  assert.deepEqual(
    order.filter((name) => name.startsWith('a')),
    ['a1', 'a2', 'a3', 'a4'],
  );
  assert.ok(order.indexOf('b1') < order.indexOf('a2'), 'the other owner does not wait');
  assert.ok(loops >= 3, `${loops} loops`);
});

test('an error ends a turn like a result', async () => {
  const inTurn = createTurns();
  const failed = inTurn('a', () => Promise.reject(new Error('no disk')));
  const next = inTurn('a', async () => 'next');
  await assert.rejects(failed, /no disk/);
  assert.equal(await next, 'next');
});
