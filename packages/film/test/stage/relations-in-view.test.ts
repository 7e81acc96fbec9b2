/** Where things stand to each other, as the viewer sees it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dot, subtract } from '../../src/math/vector.ts';
import type { Scene } from '../../src/scene/scene.ts';
import { firstScene } from '../first-scene.ts';
import { acrossAt, actorOf, stagePrompt, stageScene } from '../support/staged-prompt.ts';

const pair = (tie: 'left_of' | 'right_of'): Scene => {
  const scene = firstScene('a sheep and a wooden bench in a meadow');
  scene.things[0]!.ties = [{ kind: tie, to: 1 }];
  scene.things[1]!.ties = [];
  return scene;
};

test('left and right are those of the viewer', async () => {
  for (const [tie, sign] of [
    ['left_of', -1],
    ['right_of', 1],
  ] as const) {
    const stage = await stageScene(pair(tie));
    const apart = acrossAt(stage, actorOf(stage, 0), 2) - acrossAt(stage, actorOf(stage, 1), 2);
    assert.ok(apart * sign > 0.05, `${tie}: ${apart}`);
  }
});

test('two small things that are named together share one surface, in the order that is said', async () => {
  const stage = await stagePrompt('A jar on the left of a hamster in a room');
  const [jar, hamster] = [actorOf(stage, 0), actorOf(stage, 1)];
  assert.ok(jar.support.kind === 'on' && hamster.support.kind === 'on');
  assert.equal(jar.support.host, hamster.support.host);
  const apart = subtract(hamster.support.offset, jar.support.offset);
  const { yaw } = jar.support.host;
  const turned = [
    apart[0] * Math.cos(yaw) + apart[2] * Math.sin(yaw),
    0,
    apart[2] * Math.cos(yaw) - apart[0] * Math.sin(yaw),
  ] as const;
  assert.ok(dot([...turned], stage.axes.right) > 0.05);
  const large = await stagePrompt('A kettle in front of a cow in a meadow');
  assert.equal(actorOf(large, 0).support.kind, 'free', 'beside what stands on the ground it does too');
});

test('what is on a thing without a flat top stands on what is there', async () => {
  const stage = await stagePrompt('a rabbit sits on a drum');
  const { support } = actorOf(stage, 0);
  assert.ok(support.kind === 'on');
  const { host, anchor, offset } = support;
  const top = Math.max(
    ...host.model.parts.flatMap(({ mesh }) => Array.from(mesh.positions.filter((_, at) => at % 3 === 1))),
  );
  assert.ok(Math.abs(host.model.anchors[anchor]![1] * host.scale + offset[1] - top * host.scale) < 0.05);
});

test('groups that are counted stand apart, each of them in the picture', async () => {
  const stage = await stagePrompt('three goats and two barrels in a yard');
  for (const actor of stage.actors.filter(({ thing }) => !thing.isImplied && thing.count > 1))
    for (const time of [0.3, 3.7])
      assert.ok(Math.abs(acrossAt(stage, actor, time)) < 1.1, `${actor.thing.name} ${actor.copy}`);
  const [goats, barrels] = [0, 1].map((index) =>
    stage.actors.filter(({ thingIndex }) => thingIndex === index).map((one) => acrossAt(stage, one, 2)),
  );
  assert.ok(Math.max(...goats!) < Math.min(...barrels!) || Math.max(...barrels!) < Math.min(...goats!));
});
