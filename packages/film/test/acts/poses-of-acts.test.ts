/** Poses of single acts: hands, feet, eyes and what is swung, at the moments that count. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findKit } from '../../src/kits/find-kit.ts';
import { plainOptions } from '../../src/kits/kit.ts';
import type { Model } from '../../src/kits/model.ts';
import { buildUprightAnimal } from '../../src/kits/people/figures/upright-animal.ts';
import { buildPerson } from '../../src/kits/people/person.ts';
import { identity } from '../../src/math/matrix.ts';
import { distance, type Vec3 } from '../../src/math/vector.ts';
import { ropePeriod } from '../../src/motion/actions/play.ts';
import { ropeBulge } from '../../src/stage/build/contacts.ts';
import { firstScene } from '../first-scene.ts';
import { moment } from '../support/pose-input.ts';
import { anchorAt } from '../support/staged-prompt.ts';

const man = (): Model => buildPerson(plainOptions('man', { detail: 2 }));

test('who drinks brings the cup to the mouth, also to a muzzle', () => {
  const fox = buildUprightAnimal(findKit('fox')!, plainOptions('fox', { detail: 1 }));
  for (const model of [man(), fox]) {
    const gaps = [0.4, 1, 1.6, 2.2, 2.8].map((time) => {
      const pose = model.pose!(moment({ action: 'drink', time, actionTime: time }));
      return distance(anchorAt(pose, 'handRight'), anchorAt(pose, 'mouth'));
    });
    assert.ok(Math.min(...gaps) < 0.14, `${Math.min(...gaps).toFixed(3)} m`);
  }
});

test('push-ups are done on the hands with the hips going down and up', () => {
  const model = man();
  const heights = [0, 0.4, 0.8].map((time) => {
    const pose = model.pose!(moment({ action: 'push_up', time, actionTime: time }));
    for (const hand of ['handLeft', 'handRight'] as const) {
      const y = anchorAt(pose, hand)[1];
      assert.ok(y > -0.05 && y < 0.22, `hand at ${y.toFixed(2)} m`);
    }
    return anchorAt(pose, 'neck')[1];
  });
  assert.ok(heights[0]! - heights[2]! > 0.1);
});

test('the skipping rope passes under the feet while they are in the air, and over the head', () => {
  const model = man();
  const poseAt = (time: number) => model.pose!(moment({ action: 'jump_rope', time, actionTime: time }));
  const under = poseAt(ropePeriod / 2);
  assert.ok(anchorAt(under, 'footLeft')[1] > 0.1 && anchorAt(under, 'footRight')[1] > 0.1);
  const lowest = (time: number) => {
    const pose = poseAt(time);
    const hands: [Vec3, Vec3] = [anchorAt(pose, 'handLeft'), anchorAt(pose, 'handRight')];
    const bulge = ropeBulge(hands, identity(), model.size[1], time);
    return (hands[0][1] + hands[1][1]) / 2 + bulge[1];
  };
  assert.ok(Math.abs(lowest(ropePeriod / 2)) < 0.05);
  assert.ok(lowest(ropePeriod) > model.size[1]);
});

test('an eye comes to the eyepiece it is asked to look into', () => {
  const model = man();
  for (const height of [1.15, 1.35, 1.5]) {
    const pose = model.pose!(moment({ action: 'look', eyeAt: [0, height, 0.45] }));
    assert.ok(
      Math.abs(anchorAt(pose, 'head')[1] - height) < 0.12,
      `head at ${anchorAt(pose, 'head')[1].toFixed(2)} m`,
    );
  }
});

test('a dog that scratches itself has a hind foot at its head, and one that lies down stood before', () => {
  const dog = findKit('dog')!.build(plainOptions('dog', { detail: 2 }));
  const [standing, scratching] = (['stand', 'pet'] as const).map((action) => dog.pose!(moment({ action })));
  assert.ok(anchorAt(scratching!, 'head')[1] < anchorAt(standing!, 'head')[1]);
  const acts = firstScene('a dog lies down on a rug').things[0]!.acts.map(({ action }) => action);
  assert.deepEqual(acts, ['stand', 'lie']);
});
