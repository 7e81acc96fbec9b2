import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeScene } from '../../src/stage/cast/complete-scene.ts';
import { firstScene } from '../first-scene.ts';

test('a scene can be staged again: what acts need is added to a copy', () => {
  for (const prompt of [
    'a man washes the dishes',
    'a girl pours tea',
    'a boy watches the sunset on a bench',
  ]) {
    const scene = firstScene(prompt);
    const before = structuredClone(scene);
    completeScene(scene);
    assert.deepEqual(scene, before, prompt);
  }
});
