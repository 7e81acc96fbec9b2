import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeyedMutex } from '../../src/lib/keyed-mutex.ts';

test('work of one owner is done in order, with the event loop running in between', async () => {
  const oneAtATime = createKeyedMutex();
  const order: string[] = [];
  let loops = 0;
  let isOver = false;
  const count = () => {
    loops += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const done = (owner: string, n: number) =>
    oneAtATime(owner, async () => {
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

test('after an error the next work of the owner runs', async () => {
  const oneAtATime = createKeyedMutex();
  const failed = oneAtATime('a', () => Promise.reject(new Error('no disk')));
  const next = oneAtATime('a', async () => 'next');
  await assert.rejects(failed, /no disk/);
  assert.equal(await next, 'next');
});
