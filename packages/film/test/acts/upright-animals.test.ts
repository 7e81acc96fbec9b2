/** Animals that do what only hands can do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findKit } from '../../src/kits/find-kit.ts';
import { plainOptions } from '../../src/kits/kit.ts';
import { buildUprightAnimal } from '../../src/kits/people/figures/upright-animal.ts';
import { completeScene } from '../../src/stage/cast/complete-scene.ts';
import { firstScene } from '../first-scene.ts';
import { moment } from '../support/pose-input.ts';
import { anchorAt } from '../support/staged-prompt.ts';

test('animals stand upright for what only hands can do, and only for that', () => {
  const isUpright = (prompt: string) => completeScene(firstScene(prompt)).things[0]!.person !== null;
  for (const prompt of [
    'a cat reading a newspaper',
    'a bear riding a bicycle',
    'a fox in a coat',
    'a rabbit cooking soup',
    'a monkey playing the drums',
    'a dog driving a car',
  ])
    assert.ok(isUpright(prompt), prompt);
  for (const prompt of [
    'a cat sleeping on a sofa',
    'a dog in a red scarf running on the beach',
    'a fox drinking from a river',
    'a bear catching a fish',
    'a horse galloping',
  ])
    assert.ok(!isUpright(prompt), prompt);
});

test('an upright animal has its own head: eyes, ears and muzzle above a body with hands', () => {
  for (const noun of ['cat', 'bear', 'penguin', 'elephant']) {
    const model = buildUprightAnimal(findKit(noun)!, plainOptions(noun, { detail: 1 }));
    const pose = model.pose!(moment());
    assert.ok(pose.anchors.handLeft && pose.anchors.handRight, noun);
    assert.ok(anchorAt(pose, 'mouth')[2] > anchorAt(pose, 'head')[2] + 0.1, noun);
    assert.ok(model.size[1] > 1, noun);
  }
});
