/** Acts that are told by verb and object together, each with a pose or a model of its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { direct } from '../src/direct.ts';
import { findKit } from '../src/kits/find-kit.ts';
import { plainOptions } from '../src/kits/kit.ts';
import { poseAtRest } from '../src/kits/model.ts';
import { buildPerson } from '../src/kits/people/person.ts';
import { positionOf } from '../src/math/matrix.ts';
import { distance } from '../src/math/vector.ts';
import type { Action } from '../src/scene/actions.ts';

const lastScene = (prompt: string) => direct(prompt).beats.at(-1)!.scene;

test('exercises and postures are acts by their name, and nothing they are named after is there', () => {
  for (const [prompt, action] of [
    ['a man does push-ups', 'push_up'],
    ['a woman doing squats', 'squat'],
    ['a boy does jumping jacks', 'jumping_jacks'],
    ['a woman does the downward dog', 'downward_dog'],
    ['a man holds the tree pose', 'tree_pose'],
    ['two men practise karate', 'martial_arts'],
    ['a girl yawns', 'yawn'],
    ['a woman ties her shoelaces', 'tie_shoes'],
    ['a boy is putting on his shoes', 'tie_shoes'],
  ] as const) {
    const { things } = lastScene(prompt);
    assert.deepEqual(
      things.map(({ acts }) => acts.map((act) => act.action)),
      [[action]],
      prompt,
    );
  }
});

test('housework is seen at what it is done to, on a table where it has one', () => {
  for (const [prompt, kit, on] of [
    ['a man folds towels', 'cloth being folded', 'table'],
    ['a woman reads, then she starts folding the shirts', 'cloth being folded', 'table'],
    ['a boy folds a paper boat', 'paper being folded', 'table'],
    ['a girl makes a sandwich', 'sandwich being made', 'table'],
    ['a man tosses a salad', 'salad being tossed', 'table'],
    ['a woman packs her suitcase', 'suitcase being packed', 'table'],
    ['a carpenter saws a plank', 'plank', 'workbench'],
    ['a boy makes the bed', 'bed being made', null],
  ] as const) {
    const { things } = lastScene(prompt);
    const worked = things.find((thing) => thing.kit === kit);
    assert.ok(worked, prompt);
    const [act] = things[0]!.acts;
    assert.deepEqual([act?.action, things[act?.object ?? -1]?.kit], ['work', kit], prompt);
    assert.equal(things[worked.ties.find(({ kind }) => kind === 'on')?.to ?? -1]?.kit ?? null, on, prompt);
  }
});

test('what is worked at moves with the hands on it', () => {
  for (const name of [
    'cloth being folded',
    'sandwich being made',
    'bed being made',
    'suitcase being packed',
  ]) {
    const model = findKit(name)!.build(plainOptions(name));
    const hands = [0.2, 1, 1.8].map((time) =>
      positionOf(model.pose!({ ...poseAtRest, time }).anchors.handRight!),
    );
    assert.ok(distance(hands[0]!, hands[1]!) + distance(hands[1]!, hands[2]!) > 0.15, name);
  }
});

test('who exercises moves most of the body', () => {
  const model = buildPerson(plainOptions('man', { detail: 1 }));
  const heights = (action: Action, anchor: 'handLeft' | 'neck' | 'footRight') =>
    [0, 0.3, 0.6, 0.9, 1.2, 1.5, 1.8].map(
      (time) =>
        positionOf(
          model.pose!({ ...poseAtRest, action, time, actionTime: time, actionSeconds: 4 }).anchors[anchor]!,
        )[1],
    );
  const rangeOf = (values: number[]) => Math.max(...values) - Math.min(...values);
  assert.ok(rangeOf(heights('jumping_jacks', 'handLeft')) > 0.7);
  assert.ok(rangeOf(heights('squat', 'neck')) > 0.25);
  assert.ok(rangeOf(heights('martial_arts', 'footRight')) > 0.8);
  // The hips are higher than head and hands.
  assert.ok(Math.max(...heights('downward_dog', 'neck')) < 0.6);
});

test('the moon goes through its phases where it is said to, and a crescent stays one', () => {
  const details = (prompt: string) => lastScene(prompt).setting.details ?? [];
  assert.ok(details('the moon waxes over a lake').includes('moon_waxes'));
  assert.ok(details('timelapse of a waning moon').includes('moon_wanes'));
  assert.ok(details('a crescent moon above a village').includes('crescent_moon'));
  // It is in the sky, not an ornament on a table.
  assert.deepEqual(
    lastScene('a crescent moon above a village')
      .things.map(({ kit }) => kit)
      .filter((kit) => /moon/.test(kit ?? '')),
    [],
  );
});

test('what grows from one size to another stays what it is', () => {
  const [thing] = lastScene('a pumpkin grows from a tiny bud into a huge fruit').things;
  assert.deepEqual(
    thing?.changes?.map(({ property, from, to }) => [property, from, to]),
    [['size', 'tiny', 'huge']],
  );
});
