import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/domain/errors.ts';
import { createContentPolicy } from '../../src/services/content-policy.ts';

const refuses = (terms: string[], text: string): boolean => {
  try {
    createContentPolicy(terms).require(text, 'prompt');
    return false;
  } catch (error) {
    assert.ok(error instanceof ApiError);
    assert.deepEqual([error.code, error.param], ['content_policy_violation', 'prompt']);
    return true;
  }
};

test('no terms, nothing refused', () => assert.equal(refuses([], 'anything'), false));

test('whole words, whatever their case, accents, width or spacing', () => {
  for (const text of ['a BOMB!', 'bomb', 'bómb', 'ｂｏｍｂ', '"bomb"', 'a-bomb'])
    assert.equal(refuses(['bomb'], text), true, text);
  for (const text of ['bombastic', 'abomb', 'bomb2', 'b o m b'])
    assert.equal(refuses(['bomb'], text), false, text);
  assert.equal(refuses(['two words'], 'say two \n words now'), true);
});

test('scripts without spaces match anywhere', () => {
  assert.equal(refuses(['炸弹'], '一颗炸弹在桌上'), true);
  assert.equal(refuses(['炸弹'], '一颗苹果'), false);
});

test('what means something in a pattern is plain text', () => {
  assert.equal(refuses(['c++'], 'learn c++ now'), true);
  assert.equal(refuses(['a.c'], 'abc'), false);
});
