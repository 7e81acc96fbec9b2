/** Where acts lead: up and down, towards and away from each other, round in circles. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distance, type Vec3 } from '../../src/math/vector.ts';
import { mainAction } from '../../src/stage/actor.ts';
import { impactOf, touchDistance } from '../../src/stage/move/story/impacts.ts';
import { filmOf, stagePrompt } from '../support/staged-prompt.ts';

test('who climbs a ladder goes up it, and who slides goes down', async () => {
  const climbing = await stagePrompt('a man climbing a ladder');
  const climber = climbing.actors.find(({ thing }) => thing.person)!;
  assert.ok(climber.path!(3.9).position[1] > climber.path!(0).position[1] + 0.4);
  const sliding = await stagePrompt('a child going down a slide');
  const child = sliding.actors.find(({ thing }) => thing.person)!;
  assert.equal(mainAction(child), 'slide');
  assert.ok(child.path!(3.9).position[1] < child.path!(0).position[1] - 1);
});

test('those who pull at a rope face each other, and the rope is between their hands', async () => {
  const { stage } = await filmOf('two boys play tug of war with a rope');
  const [left, right] = stage.actors.filter((actor) => mainAction(actor) === 'tug');
  const turn = Math.abs(left!.yaw - right!.yaw);
  assert.ok(Math.abs(turn - Math.PI) < 0.1, `${turn.toFixed(2)}`);
  assert.ok(distance(left!.position, right!.position) > 1);
});

test('each of a group has its own food, and a flock runs before the dog that herds it', async () => {
  const hamsters = await stagePrompt('six hamsters nibble carrots');
  const held = hamsters.actors.filter(({ support }) => support.kind === 'held');
  assert.equal(new Set(held.map(({ support }) => support.kind === 'held' && support.host)).size, 6);
  const meadow = await stagePrompt('a sheepdog herds goats over a meadow');
  const [dog, ...goats] = meadow.actors;
  const ahead = goats.map(({ path }) => {
    const [from, to] = [dog!.path!(2), path!(2)];
    return (
      (to.position[0] - from.position[0]) * Math.sin(from.yaw) +
      (to.position[2] - from.position[2]) * Math.cos(from.yaw)
    );
  });
  assert.ok(Math.min(...ahead) > 0.3, ahead.map((one) => one.toFixed(1)).join(' '));
});

test('what is said to fall onto water comes down on it', async () => {
  const stage = await stagePrompt('a leaf falls onto a pond');
  const [leaf] = stage.actors;
  assert.notEqual(stage.set.water?.(leaf!.position[0], leaf!.position[2], 0) ?? null, null);
});

test('who runs into or at another comes from apart, touches and is thrown back', async () => {
  for (const [prompt, moments] of [
    ['two hockey players bump into each other', [1.92]],
    ['a ram butts a gate', [1.92]],
    ['a truck crashes into a bus', [1.92]],
    ['a monster attacks a knight', [1.2, 1.96, 3.44]],
  ] as const) {
    const { actors, clock } = await stagePrompt(prompt);
    const impact = actors.flatMap((actor) => impactOf(actor, actors, clock.seconds) ?? [])[0]!;
    const { doer, other } = impact;
    const gap = (time: number) => {
      const [a, b] = [doer, other].map((one) => one.path?.(time).position ?? one.position) as [Vec3, Vec3];
      const way: Vec3 = [b[0] - a[0], 0, b[2] - a[2]];
      const apart = Math.hypot(way[0], way[2]);
      return apart - touchDistance(doer, other, [way[0] / apart, 0, way[2] / apart]);
    };
    assert.ok(gap(0) > doer.size[1] * 0.5, `${prompt}: ${gap(0)} m apart at first`);
    for (const moment of moments) assert.ok(Math.abs(gap(moment)) < 0.08, `${prompt}: ${gap(moment)} m`);
    assert.ok(gap(3.95) > 0.02, `${prompt}: ${gap(3.95)} m afterwards`);
  }
});

test('who goes in a circle comes round, whatever it goes on', async () => {
  for (const prompt of ['a donkey trots in a circle', 'a scooter drives in circles']) {
    const { actors } = await stagePrompt(prompt);
    const { path, thing } = actors.find((actor) => actor.path && actor.speed > 0)!;
    const turned = Math.abs(path!(3.9).yaw - path!(0).yaw);
    assert.ok(turned > Math.PI, `${thing.name}: ${turned}`);
  }
});
