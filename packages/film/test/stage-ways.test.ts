/** Ways of things on the stage: along what they are on, up and down what they climb, across the picture. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matrix } from '../src/math/matrix.ts';
import { dot, subtract } from '../src/math/vector.ts';
import type { Actor } from '../src/stage/actor.ts';
import { compileStage } from '../src/stage/compile.ts';
import type { Stage } from '../src/stage/stage.ts';
import { firstScene } from './first-scene.ts';

const seconds = 4;
const staged = (prompt: string) =>
  compileStage(firstScene(prompt), { seed: 1, seconds, width: 320, height: 180 });
const actorOf = (stage: Stage, name: string): Actor =>
  stage.actors.find(({ thing, copy }) => thing.name === name && copy === 0)!;
const acrossAt = ({ shots }: Stage, actor: Actor, time: number): number => {
  const camera = shots[0]!.at(time);
  const to = subtract(actor.path!(time).position, camera.position);
  return dot(to, camera.right) / dot(to, camera.forward);
};
const heightAt = (actor: Actor, time: number) => actor.path!(time).position[1];

test('what rolls on a table goes along its top, the way that is said', async () => {
  for (const [way, sign] of [
    ['from left to right', 1],
    ['from right to left', -1],
  ] as const) {
    const stage = await staged(`A lemon rolling ${way} on the table`);
    const lemon = actorOf(stage, 'lemon');
    const gone = acrossAt(stage, lemon, 3.8) - acrossAt(stage, lemon, 0.2);
    assert.ok(gone * sign > 0.5, `${way}: ${gone}`);
    assert.ok(heightAt(lemon, 0.2) > 0.5 && heightAt(lemon, 3.8) > 0.5);
  }
});

test('what is upright rolls on its side, and turns as it goes', async () => {
  const barrel = actorOf(await staged('A barrel rolls towards a wooden sign'), 'barrel');
  const pose = (travelled: number) => {
    const input = { ...atRest, time: 0, travelled, lookAt: null, seatHeight: null };
    const [part] = barrel.model.parts;
    return barrel.model.pose!(input).parts[part!.name] as Matrix;
  };
  // Its own upright lies level at every moment.
  for (const travelled of [0, 0.3, 0.7]) assert.ok(Math.abs(pose(travelled)[5]!) < 1e-6);
  assert.notDeepEqual(pose(0), pose(0.3));
  const way = subtract(barrel.path!(seconds).position, barrel.path!(0).position);
  assert.ok(Math.hypot(...way) > Math.max(...barrel.size));
});
const atRest = {
  action: 'roll',
  actionTime: 0,
  actionSeconds: 4,
  speed: 1,
  turnRate: 0,
  phase: 0,
  wind: 0,
  darkness: 0,
} as const;

test('a slide and a tree are climbed up or down as is said', async () => {
  for (const [prompt, name, sign] of [
    ['A boy climbs up the slide', 'boy', 1],
    ['A boy climbs down the slide', 'boy', -1],
    ['A squirrel climbs up a tree', 'squirrel', 1],
    ['A squirrel climbs down a tree', 'squirrel', -1],
  ] as const) {
    const climber = actorOf(await staged(prompt), name);
    assert.ok((heightAt(climber, 3.8) - heightAt(climber, 0.2)) * sign > 0.1, prompt);
  }
});

test('an insect that crosses the picture rises and sinks less than it goes', async () => {
  const stage = await staged('A moth flies from left to right');
  const moth = actorOf(stage, 'moth');
  const times = [0, 1, 2, 3, 4];
  const heights = times.map((time) => heightAt(moth, time));
  const gone = subtract(moth.path!(seconds).position, moth.path!(0).position);
  assert.ok(Math.max(...heights) - Math.min(...heights) < 0.3 * Math.hypot(gone[0], gone[2]));
});

test('what is beside somebody on a table is on it as well', async () => {
  const stage = await staged('A grey cat sits beside a blue jug on a table');
  const { support } = actorOf(stage, 'jug');
  assert.equal(support.kind === 'on' && support.host.thing.name, 'table');
});

test('a tool that is named alone is at what it works on', async () => {
  for (const [prompt, tool, worked] of [
    ['An eraser removes marks from paper', 'eraser', 'paper'],
    ['A knife sharpens a pencil', 'knife', 'pencil'],
  ] as const) {
    const { support } = actorOf(await staged(prompt), tool);
    assert.equal(support.kind === 'on' && support.host.thing.name, worked, prompt);
  }
});

test('a tree is climbed at its trunk, not at the edge of its crown', async () => {
  const stage = await staged('A girl climbs a tree');
  const [girl, tree] = [actorOf(stage, 'girl'), actorOf(stage, 'tree')];
  const apart = subtract(girl.path!(2).position, tree.position);
  assert.ok(Math.hypot(apart[0], apart[2]) < 0.25 * tree.size[0], `${apart}`);
});
