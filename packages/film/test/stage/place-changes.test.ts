/** What a place has by itself changes as told: water, ground, sky and moon. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../src/compile.ts';
import { direct } from '../../src/direct.ts';
import { moonFor } from '../../src/stage/build/frame-light.ts';
import { firstScene } from '../first-scene.ts';
import { size, stagePrompt } from '../support/staged-prompt.ts';

const changesOf = (prompt: string) =>
  (firstScene(prompt).setting.changes ?? []).map(({ of, property, to }) => [of, property, to]);

test('what no kit draws changes as a part of the place', () => {
  assert.deepEqual(changesOf('A brook changes from blue to brown'), [['water', 'colour', 'brown']]);
  assert.deepEqual(changesOf('A lake freezes over'), [['water', 'wholeness', 'frozen']]);
  assert.deepEqual(changesOf('The lawn turns yellow'), [['ground', 'colour', 'yellow']]);
  assert.deepEqual(changesOf('The wooden floor turned into a glass floor'), [
    ['ground', 'material', 'glass'],
  ]);
  assert.deepEqual(changesOf('A blue sky turns rainy'), [['sky', 'wholeness', 'rain']]);
  assert.deepEqual(changesOf('An apple turns red in a meadow'), []);
});

test('both values of a change of water are seen, and that is measured', async () => {
  const prompt = 'A brook changes from green to brown';
  const film = await compile(direct(prompt, size), size);
  assert.deepEqual(film.notDrawn, []);
  const { partOf, world, poseFrame } = film.film;
  assert.deepEqual(new Set(partOf.values()), new Set(['water']));
  /** Triangles of the water in which red is stronger than green, of those that are not hidden. */
  const brownAt = (time: number): number => {
    poseFrame(time);
    let [all, brown] = [0, 0];
    for (let n = world.stillTriangles; n < world.triangles; n += 1) {
      if (!partOf.has(world.objects[n]!)) continue;
      const [a, b] = [world.indexes[n * 3]! * 3, world.indexes[n * 3 + 1]! * 3];
      if (world.positions[a] === world.positions[b] && world.positions[a + 2] === world.positions[b + 2])
        continue;
      all += 1;
      if (world.colours[a]! > world.colours[a + 1]!) brown += 1;
    }
    return brown / all;
  };
  assert.equal(brownAt(0), 0);
  assert.equal(brownAt(3.9), 1);
});

test('sky and moon go from one colour to the other', async () => {
  const sky = await stagePrompt('The sky changes from pink to blue');
  const [first, last] = [0, 1].map((share) => sky.lightingAt(share).sky.zenith);
  assert.ok(first![0] > first![2] * 0.9 && last![2] > last![0] * 2);
  const night = await stagePrompt('The moon changes from red to blue');
  const [red, blue] = [0, 1].map((share) => moonFor(night, share)!.colour);
  assert.ok(red![0] > red![2] && blue![2] > blue![0]);
});
