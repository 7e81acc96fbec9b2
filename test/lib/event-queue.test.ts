import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertGrowth } from '../../packages/film/test/support/cpu-time.ts';
import { createEventQueue } from '../../src/lib/event-queue.ts';

test('every value is read in order, before and after the reader waits, and the work’s error comes last', async () => {
  const queue = createEventQueue<number>();
  const work = Promise.withResolvers<void>();
  queue.push(0);
  const read: number[] = [];
  const reading = (async () => {
    for await (const value of queue.until(work.promise)) read.push(value);
  })();
  queue.push(1);
  await new Promise(setImmediate);
  assert.deepEqual(read, [0, 1]);
  queue.push(2);
  work.reject(new Error('broken'));
  await assert.rejects(reading, /broken/);
  assert.deepEqual(read, [0, 1, 2]);
});

test('a writer waits for its reader, and no longer when the reader leaves', async () => {
  const queue = createEventQueue<string>();
  let isFirst = false;
  void queue.untilPushed().then(() => {
    isFirst = true;
  });
  for (const value of ['a', 'b', 'c']) queue.push(value);
  let hasDiskSpace = false;
  const room = queue.untilFewerThan(2).then(() => {
    hasDiskSpace = true;
  });
  const reader = queue.until(new Promise(() => {}));
  await reader.next();
  await new Promise(setImmediate);
  assert.deepEqual([isFirst, hasDiskSpace], [true, false]);
  await reader.next();
  await room;
  queue.push('d');
  const forgotten = queue.untilFewerThan(1);
  await reader.return(undefined);
  await forgotten;
});

test('work that fails before anybody reads does not end the process', async () => {
  const queue = createEventQueue<string>();
  const reader = queue.until(Promise.reject(new Error('early')));
  await new Promise(setImmediate);
  await assert.rejects(reader.next(), /early/);
});

test('many values at once are read in turns with others, each as quickly as one of a few', async () => {
  const readAll = async (count: number) => {
    const queue = createEventQueue<number>();
    for (let n = 0; n < count; n += 1) queue.push(n);
    assert.equal(queue.unread(), count);
    let [turns, next] = [0, 0];
    let isRead = false;
    const turn = () => {
      turns += 1;
      if (!isRead) setImmediate(turn);
    };
    setImmediate(turn);
    for await (const value of queue.until(Promise.resolve())) {
      assert.equal(value, next);
      next += 1;
    }
    isRead = true;
    assert.equal(next, count);
    assert.ok(turns >= count / 200, `${turns} turns`);
  };
  // Eight times the values: 8 times the work when each takes the same, 64 times when it moves all others.
  await assertGrowth({ part: () => readAll(8_000), whole: () => readAll(64_000), times: 24 });
});
