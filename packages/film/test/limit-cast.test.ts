/** The stage of any prompt stays within the memory of one video. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MeshBuilder } from '../src/geometry/mesh-builder.ts';
import { compile } from '../src/index.ts';
import type { Model } from '../src/kits/model.ts';
import { limits } from '../src/scene/scene.ts';
import { addGuests } from '../src/stage/cast/guests.ts';
import {
  limitCopies,
  limitForEach,
  mostActors,
  mostCastTriangles,
  mostWorldTriangles,
} from '../src/stage/cast/limit-cast.ts';
import { countTriangles, simplifyModel } from '../src/stage/cast/simplify-model.ts';
import { succeed } from '../src/stage/change/succession.ts';
import { firstScene } from './first-scene.ts';

const size = { seed: 1, seconds: 1, width: 160, height: 90 };

const castOf = async (prompt: string) => {
  const { stage, film } = await compile(firstScene(prompt), size);
  return {
    actors: stage.actors.length,
    triangles: stage.actors.reduce((sum, { model }) => sum + countTriangles(model), 0),
    names: new Set(stage.actors.map(({ thing }) => thing.name)),
    world: film.world.triangles,
  };
};

test('hundreds of trains and castles become fewer and simpler ones, and none is left out', async () => {
  const cast = await castOf(
    '500 trains fighting, a crowd of trains playing violin, a thousand trains holding umbrellas, twelve cats juggling, countless castles',
  );
  assert.ok(cast.actors <= mostActors, `${cast.actors} actors`);
  assert.ok(cast.triangles <= mostCastTriangles * 1.05, `${cast.triangles} triangles of the cast`);
  assert.ok(cast.world <= mostWorldTriangles * 1.05, `${cast.world} triangles in the world`);
  for (const name of ['train', 'cat', 'castle']) assert.ok([...cast.names].some((one) => one.includes(name)));
});

test('of teams of animals so many are left as can be posed', () => {
  const [sleighs] = limitCopies(firstScene('Fifty santa sleighs flying')).things;
  const [balloons] = limitCopies(firstScene('Fifty balloons flying')).things;
  assert.equal(balloons!.count, 50);
  assert.equal(sleighs!.count, mostActors / 5);
});

test('of hundreds that become something else so many are left as can be posed', async () => {
  const cast = await castOf('500 bottles turning into dinosaurs');
  assert.ok(cast.actors >= 10 && cast.actors <= mostActors / 4, `${cast.actors} actors`);
  assert.ok(cast.world <= mostWorldTriangles * 1.05, `${cast.world} triangles in the world`);
});

test('of hundreds of characters a few take part, and the others are named as left out', () => {
  const characters = Array.from({ length: 300 }, (_, n) => ({
    username: `guest${n}`,
    picturePath: '',
    thing: null,
  }));
  const { things, notDrawn } = addGuests(firstScene('@guest7 throws a ball to @guest8'), characters);
  assert.ok(things.length <= 2 * limits.things, `${things.length} things`);
  for (const name of ['guest7', 'guest8', 'guest0'])
    assert.ok(
      things.some(({ character }) => character === name),
      name,
    );
  assert.ok(notDrawn.includes('guest30'));
});

test('a usual cast keeps its number and its triangles', async () => {
  const { stage } = await compile(firstScene('three kittens playing with a ball of yarn'), size);
  assert.equal(stage.actors.filter(({ thing }) => thing.kit?.includes('kitten')).length, 3);
  for (const { model } of stage.actors) assert.equal(simplifyModel(model, mostCastTriangles / 4), model);
});

test('the limit for each leaves small numbers alone', () => {
  assert.equal(limitForEach([1, 2, 60, 60], 43), 20);
  assert.equal(limitForEach([1, 2, 3], 6), Number.POSITIVE_INFINITY);
  assert.equal(limitForEach([], 6), Number.POSITIVE_INFINITY);
});

const ball = (): Model => ({
  size: [2, 2, 2],
  parts: [{ name: 'ball', mesh: new MeshBuilder().sphere([0, 0, 0], 1, 64).mesh }],
  anchors: {},
});

test('a simplified model has whole triangles, its outline, and bends as before', () => {
  const model = ball();
  const before = model.parts[0]!.mesh;
  model.pose = () => ({
    parts: { ball: Float32Array.from(before.positions, (value) => value * 3) },
    anchors: {},
  });
  const simple = simplifyModel(model, 500);
  const { mesh } = simple.parts[0]!;
  const vertices = mesh.positions.length / 3;
  assert.ok(countTriangles(simple) <= 500 && countTriangles(simple) > 100, `${countTriangles(simple)}`);
  assert.equal(mesh.triangles.length, mesh.materials.length * 3);
  assert.ok(mesh.triangles.every((vertex) => vertex < vertices));
  assert.deepEqual([mesh.normals.length, mesh.colours.length], [vertices * 3, vertices * 3]);
  assert.ok(Math.max(...mesh.positions) > 0.9 && Math.min(...mesh.positions) < -0.9);
  const bent = simple.pose!({} as never).parts.ball as Float32Array;
  assert.deepEqual(
    [...bent],
    mesh.positions.map((value) => Math.fround(value * 3)),
  );
});

test('what turns into something much larger is simplified in the size of each', () => {
  const large = ball();
  const part = large.parts[0]!;
  const positions = part.mesh.positions.map((metres) => metres * 20);
  large.size = [40, 40, 40];
  large.parts = [{ ...part, mesh: { ...part.mesh, positions } }];
  const changed = succeed([{ model: ball() }, { model: large, scale: 1 / 20 }], 4, 'plain');
  const simplified = simplifyModel(changed, 1_000);
  assert.ok(countTriangles(simplified) <= 1_000, `${countTriangles(simplified)} triangles`);
  for (const step of ['0:', '1:'])
    assert.ok(simplified.parts.some(({ name, mesh }) => name.startsWith(step) && mesh.materials.length > 0));
});
