import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/domain/errors.ts';
import { createContentPolicy } from '../../src/services/content-policy.ts';

const refuses = async (terms: string[], text: string): Promise<boolean> => {
  try {
    await createContentPolicy(terms).require(text, 'prompt');
    return false;
  } catch (error) {
    assert.ok(error instanceof ApiError);
    assert.deepEqual([error.code, error.param], ['content_policy_violation', 'prompt']);
    return true;
  }
};

test('no terms, nothing refused', async () => assert.equal(await refuses([], 'anything'), false));

test('whole words, whatever their case, accents, width or spacing', async () => {
  for (const text of ['a BOMB!', 'bomb', 'bómb', 'ｂｏｍｂ', '"bomb"', 'a-bomb'])
    assert.equal(await refuses(['bomb'], text), true, text);
  for (const text of ['bombastic', 'abomb', 'bomb2', 'b o m b'])
    assert.equal(await refuses(['bomb'], text), false, text);
  assert.equal(await refuses(['two words'], 'say two \n words now'), true);
});

test('scripts without spaces match anywhere', async () => {
  assert.equal(await refuses(['炸弹'], '一颗炸弹在桌上'), true);
  assert.equal(await refuses(['炸弹'], '一颗苹果'), false);
});

test('what means something in a pattern is plain text', async () => {
  assert.equal(await refuses(['c++'], 'learn c++ now'), true);
  assert.equal(await refuses(['a.c'], 'abc'), false);
});

test('what lies across two pieces of a long text is found, and nothing that is not there', async () => {
  const marks = '\u0301'.repeat(5_000);
  const spaces = ' \n'.repeat(3_000);
  for (let length = 1_985; length <= 2_015; length += 1) {
    const before = 'x '.repeat(length / 2) + (length % 2 ? ' ' : '');
    const around = (text: string) => `${before}${text}${' y'.repeat(3_000)}`;
    for (const text of ['bomb', 'BÓMB.', '"bomb"'])
      assert.equal(await refuses(['bomb'], around(text)), true, `${text} at ${length}`);
    for (const text of ['abomb', 'bombs', '𐌰bomb', 'bomb𐌰', 'xxbomb', 'bom b'])
      assert.equal(await refuses(['bomb'], around(text)), false, `${text} at ${length}`);
    assert.equal(await refuses(['two words'], around('two words')), true, `${length}`);
    assert.equal(await refuses(['x x'], around('ax x x')), true, `${length}`);
    assert.equal(
      await refuses(['炸弹'], `${'一'.repeat(length)}炸弹${'一'.repeat(3_000)}`),
      true,
      `${length}`,
    );
    assert.equal(await refuses(['ΟΔΟΣΑ'], `${'一'.repeat(length)}οδοσα`), true, `${length}`);
  }
  assert.equal(await refuses(['two words'], `two${spaces}words`), true);
  assert.equal(await refuses(['bomb'], `bo${marks}mb`), true);
  assert.equal(await refuses(['bomb'], `${marks}bo${marks}mb${marks}`), true);
  assert.equal(await refuses(['bomb'], `bo${marks}mb${marks}s`), false);
  assert.equal(await refuses(['bomb'], ''), false);
});

test('other requests are served while a long text is read, also one that is eighteen times as long unfolded', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  assert.equal(await refuses(['bomb'], 'ﷺ'.repeat(100_000)), false);
  clearImmediate(next);
  assert.ok(turns >= 10, `${turns} turns of the event loop`);
});

test('other requests are served between many short texts', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const policy = createContentPolicy(Array.from({ length: 300 }, (_, index) => `term ${index}`));
  for (let index = 0; index < 20_000; index += 1) await policy.require('term after term', 'messages');
  clearImmediate(next);
  assert.ok(turns >= 2, `${turns} turns of the event loop`);
});

test('a term inside a longer one is found where the longer one ends with a piece', async () => {
  for (let before = 1_980; before < 2_010; before += 1) {
    const text = `${'x'.repeat(before)} a bad day ${'y'.repeat(3_000)}`;
    assert.equal(await refuses(['a bad day y', 'bad'], text), true, `behind ${before} characters`);
  }
});
