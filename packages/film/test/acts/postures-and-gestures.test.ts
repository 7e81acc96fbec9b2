/** Changes of posture begin with the posture before them, gestures and gaits have acts of their own. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { direct } from '../../src/direct.ts';
import { identity } from '../../src/math/matrix.ts';
import { compileStage } from '../../src/stage/compile.ts';
import { runningLiquid } from '../../src/stage/effects/running-liquid.ts';
import { firstScene } from '../first-scene.ts';

const size = { seed: 1, seconds: 4, width: 320, height: 180 };

const actsOf = (prompt: string) => {
  const [first] = direct(prompt, { seconds: 4 }).beats[0]!.scene.things;
  return first!.acts.map(({ action }) => action).join(' ');
};

test('the posture before a change of posture is seen first, and gestures, gaits and liquids are acts', () => {
  for (const [prompt, acts] of [
    ['A librarian sits down on a stool', 'stand sit'],
    ['A sailor stands up from a bench', 'sit stand'],
    ['A nurse lies down on a bed', 'stand lie'],
    ['A boy wakes up in bed', 'sleep sit'],
    ['A cat lies down', 'stand lie'],
    ['A judge nods', 'nod'],
    ['A baker shakes his head', 'shake_head'],
    ['A clerk shrugs', 'shrug'],
    ['A hiker shivers', 'shiver'],
    ['A farmer limps along a road', 'limp'],
    ['A boy hops on one foot', 'hop'],
    ['A dancer turns around', 'turn_round'],
    ['A lantern lights up', 'light_up'],
    ['A sink overflows', 'overflow'],
    ['A barrel leaks', 'drip'],
    ['A scarf blows away', 'blow_away'],
    ['A goose paddles across a pond', 'swim'],
    ['A baker cycles home', 'ride'],
    ['A frog jumps out of a bucket', 'jump'],
  ] as const)
    assert.equal(actsOf(prompt), acts, prompt);
});

test('who sits down stands before the seat first, and sits on it facing as the seat does', async () => {
  const { actors } = await compileStage(firstScene('a man sits down on a chair'), size);
  const [man, chair] = ['man', 'chair'].map((kit) => actors.find(({ thing }) => thing.kit === kit)!);
  const [before, after] = [0.2, 3.8].map((time) => man!.path!(time));
  assert.equal(man!.seatAt!(0.2), null);
  assert.ok(man!.seatAt!(3.8)! > 0.2);
  assert.ok(Math.abs(after!.yaw - chair!.yaw) < 0.01 && Math.abs(before!.yaw - chair!.yaw) < 0.01);
  const [dx, dz] = [before!.position[0] - after!.position[0], before!.position[2] - after!.position[2]];
  assert.ok(dx * Math.sin(chair!.yaw) + dz * Math.cos(chair!.yaw) > 0.2, 'before the seat');
});

test('whoever follows is behind, a horse that is led comes after, and a child is at the hand', async () => {
  const placesOf = async (prompt: string, first: string, second: string) => {
    const { actors } = await compileStage(firstScene(prompt), size);
    const [a, b] = [first, second].map((kit) => actors.find(({ thing }) => thing.kit === kit)!);
    const { position, yaw } = a!.path!(2);
    const [x, , z] = b!.path!(2).position;
    return (position[0] - x) * Math.sin(yaw) + (position[2] - z) * Math.cos(yaw);
  };
  assert.ok((await placesOf('a kitten follows a boy', 'kitten', 'boy')) < -0.3);
  assert.ok((await placesOf('a man leads a horse', 'man', 'horse')) > 0.5);
});

test('what leaks drips to the ground below it', async () => {
  const { actors } = await compileStage(firstScene('a bucket leaks'), size);
  const bucket = actors.find(({ thing }) => thing.kit === 'bucket')!;
  const low = [0.05, 0.15, 0.25, 0.35].flatMap((time) => runningLiquid(bucket, identity(), time, 4));
  assert.ok(low.length > 0 && low.every(({ position }) => position[1] > -0.05));
});

test('whoever jumps out of something is in it first, and beside it on the ground at the end', async () => {
  const { actors } = await compileStage(firstScene('a frog jumps out of a bucket'), size);
  const [frog, bucket] = ['frog', 'bucket'].map((kit) => actors.find(({ thing }) => thing.kit === kit)!);
  const [x, , z] = bucket!.position;
  const awayAt = (time: number) => {
    const [fx, , fz] = frog!.path!(time).position;
    return Math.hypot(fx - x, fz - z);
  };
  assert.ok(awayAt(0.5) < bucket!.size[0] / 2 && awayAt(3.8) > bucket!.size[0] / 2);
  assert.ok(frog!.path!(2).position[1] > bucket!.size[1] * 0.75 && frog!.path!(3.8).position[1] < 0.1);
});

test('a rocket that leaves a pad rises', async () => {
  const rocket = (await compileStage(firstScene('a rocket launches from a pad'), size)).actors[0]!;
  assert.ok(rocket.path!(3.8).position[1] > rocket.path!(0).position[1] + 5);
});
