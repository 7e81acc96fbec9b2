/** Adjectives that show on a surface: each changes the model it is said of, and only that of what can have it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Model } from '../../src/kits/model.ts';
import { castScene } from '../../src/stage/cast/cast.ts';
import { firstScene } from '../first-scene.ts';

const build = async (prompt: string, isPlain: boolean): Promise<Model> => {
  const scene = firstScene(prompt);
  const thing = { ...scene.things[0]!, ties: [], acts: [] };
  if (isPlain) thing.traits = [];
  const [actor] = await castScene(
    { ...scene, things: [thing] },
    1,
    0,
    () => undefined,
    async () => {},
  );
  return actor!.model;
};

const mean = ({ parts }: Model): number[] => {
  const sums = [0, 0, 0];
  let count = 0;
  for (const { mesh } of parts)
    for (let at = 0; at < mesh.colours.length; at += 3, count += 1)
      for (let axis = 0; axis < 3; axis += 1) sums[axis]! += mesh.colours[at + axis]!;
  return sums.map((sum) => sum / count);
};

/** How far the mean colour moves. */
const shift = async (prompt: string): Promise<number> => {
  const [said, plain] = await Promise.all([build(prompt, false), build(prompt, true)]);
  return Math.hypot(...mean(said).map((value, axis) => value - mean(plain)[axis]!));
};

test('surfaces that are said are seen on things and animals', async () => {
  for (const prompt of [
    'a mossy statue',
    'a wet pony',
    'an ancient vase',
    'a colourful parrot',
    'a dark castle',
  ])
    assert.ok((await shift(prompt)) > 0.03, prompt);
});

test('a colourful dancer and an old horse keep the colours of their skin', async () => {
  assert.ok((await shift('a dark horse')) < 0.001);
  assert.ok((await shift('a vibrant dancer')) < 0.001);
});

test('both of a couple whose silhouette is said are black', async () => {
  const { things, timeOfDay } = firstScene('silhouette of a couple');
  assert.deepEqual(
    things.map(({ traits }) => traits.includes('silhouetted')),
    [true, true],
  );
  assert.equal(timeOfDay, 'sunset');
  assert.ok(mean(await build('silhouette of a canoe', false)).every((value) => value < 0.03));
});

test('what is torn has holes', async () => {
  const [said, plain] = await Promise.all([build('a torn curtain', false), build('a torn curtain', true)]);
  const area = ({ parts }: Model) =>
    parts.reduce((sum, { mesh }) => {
      for (let at = 0; at < mesh.triangles.length; at += 3) {
        const [a, b, c] = [0, 1, 2].map((n) => {
          const from = mesh.triangles[at + n]! * 3;
          return mesh.positions.slice(from, from + 3);
        }) as [number[], number[], number[]];
        const [u, v] = [b.map((value, n) => value - a[n]!), c.map((value, n) => value - a[n]!)];
        sum += Math.hypot(
          u[1]! * v[2]! - u[2]! * v[1]!,
          u[2]! * v[0]! - u[0]! * v[2]!,
          u[0]! * v[1]! - u[1]! * v[0]!,
        );
      }
      return sum;
    }, 0);
  assert.ok(area(said) < area(plain) * 0.97);
});
