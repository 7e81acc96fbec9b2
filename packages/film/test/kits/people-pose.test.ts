import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainOptions } from '../../src/kits/kit.ts';
import type { Model } from '../../src/kits/model.ts';
import { buildPerson, person } from '../../src/kits/people/person.ts';
import { positionOf } from '../../src/math/matrix.ts';
import { distance } from '../../src/math/vector.ts';
import { actionNames } from '../../src/scene/actions.ts';
import { garmentNames } from '../../src/scene/garments.ts';
import { moment } from '../support/pose-input.ts';

const crowd = (noun = 'man'): Model => buildPerson(plainOptions(noun, { detail: 2 }));

test('every action poses every bone with finite numbers, and no action is a frozen stand', () => {
  const model = crowd();
  for (const action of actionNames) {
    for (const seatHeight of [null, 0.45]) {
      const pose = model.pose!(moment({ action, seatHeight }));
      const bones = pose.parts.body as Float64Array[];
      assert.ok(
        bones.every((bone) => bone.every(Number.isFinite)),
        action,
      );
      const later = model.pose!(moment({ action, seatHeight, time: 0.9, actionTime: 0.9 }));
      const moved = later.parts.body as Float64Array[];
      assert.ok(
        moved.some((bone, n) => bone.some((value, k) => Math.abs(value - bones[n]![k]!) > 1e-5)),
        `${action} is frozen`,
      );
    }
  }
});

test('a planted foot does not slide while the body walks over it', () => {
  const model = crowd();
  const speed = 1.25;
  const footAt = (time: number) => {
    const travelled = speed * time;
    const anchor = model.pose!(moment({ action: 'walk', time, actionTime: time, speed, travelled })).anchors
      .footLeft!;
    const [x, y, z] = positionOf(anchor);
    return { x, y, z: z + travelled };
  };
  let planted = 0;
  for (let time = 0; time < 1.2; time += 0.02) {
    const [now, next] = [footAt(time), footAt(time + 0.02)];
    if (now.y > 0.012 || next.y > 0.012) continue;
    planted += 1;
    assert.ok(
      Math.abs(next.z - now.z) < 0.012,
      `slides ${(next.z - now.z).toFixed(4)} m at ${time.toFixed(2)} s`,
    );
  }
  assert.ok(planted > 10);
});

test('hands reach what the stage asks for', () => {
  const model = crowd();
  const target: [number, number, number] = [-0.2, 1.15, 0.4];
  const anchor = model.pose!(moment({ handRight: target })).anchors.handRight!;
  assert.ok(distance(positionOf(anchor), target) < 0.07);
});

test('a bag hangs upright in the hand', () => {
  const anchor = crowd().pose!(moment({ action: 'walk', speed: 1, travelled: 0.3, holdRight: 'hanging' }))
    .anchors.handRight!;
  assert.equal(anchor[5], 1);
});

test('children are shorter than adults and the old are not taller', () => {
  const height = (noun: string, sex: 'female' | 'male') =>
    buildPerson(plainOptions(noun, { sex, detail: 2 })).size[1];
  assert.ok(height('child', 'male') < 1.3 && height('child', 'male') > 1);
  assert.ok(height('person', 'male') > 1.6 && height('person', 'male') < 1.95);
  assert.ok(height('old man', 'male') < height('man', 'male'));
});

test('every role and every garment can be built', () => {
  for (const noun of person.nouns) assert.ok(crowd(noun).parts[0]!.mesh.triangles.length > 300, noun);
  for (const name of garmentNames) {
    const wears = [{ name, colour: { name: 'red', hex: '#c02020' } }];
    assert.ok(buildPerson(plainOptions('person', { wears, detail: 2 })).parts.length > 0, name);
  }
});

test('a dress asked for replaces what the role wears, in its colour', () => {
  const wears = [{ name: 'dress' as const, colour: { name: 'blue', hex: '#0000ff' } }];
  const model = buildPerson(plainOptions('chef', { wears, sex: 'female', detail: 1 }));
  const skirt = model.parts.find(({ name }) => name === 'skirt0');
  assert.ok(skirt);
  const [red, , blue] = skirt.mesh.colours;
  assert.ok(blue! > 0.5 && red! < 0.1);
});
