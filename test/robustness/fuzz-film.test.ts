import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzzFilm } from './fuzz/fuzz-film.ts';

test('150 senseless prompts, edits and damaged scenes', () => {
  assert.deepEqual(fuzzFilm(11, 150), []);
});
