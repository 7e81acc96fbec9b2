import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animalKits } from '../../src/kits/animals/index.ts';
import { type Kit, plainOptions } from '../../src/kits/kit.ts';
import type { Model, PoseInput } from '../../src/kits/model.ts';
import { transformPoint } from '../../src/math/matrix.ts';
import type { Vec3 } from '../../src/math/vector.ts';
import { actionNames } from '../../src/scene/actions.ts';
import { moment } from '../support/pose-input.ts';

const kitOf = (noun: string): Kit => animalKits.find((kit) => kit.nouns.includes(noun))!;
const crowd = (noun: string): Model => kitOf(noun).build(plainOptions(noun, { detail: 2 }));

const numbersOf = (model: Model, input: PoseInput): number[] => {
  const pose = model.pose?.(input);
  return Object.values(pose?.parts ?? {}).flatMap((part) =>
    part === null ? [] : Array.isArray(part) ? part.flatMap((matrix) => [...matrix]) : [...part],
  );
};

test('the same seed gives the same model', () => {
  for (const noun of ['cat', 'cow', 'fish', 'butterfly']) {
    const [a, b] = [crowd(noun), crowd(noun)];
    assert.deepEqual(a.parts[0]!.mesh.colours, b.parts[0]!.mesh.colours);
  }
});

test('every action poses every kind of animal with finite numbers, and nothing living is frozen', () => {
  for (const noun of [
    'dog',
    'horse',
    'elephant',
    'rabbit',
    'eagle',
    'penguin',
    'whale',
    'bee',
    'dragon',
    't-rex',
    'snake',
    'jellyfish',
    'bat',
  ]) {
    const model = crowd(noun);
    for (const action of actionNames) {
      const [now, later] = [0.4, 1.1].map((time) =>
        numbersOf(model, moment({ action, time, actionTime: time })),
      );
      assert.ok(now!.every(Number.isFinite), `${noun} ${action}`);
      assert.ok(
        now!.some((value, at) => value !== later![at]),
        `${noun} does not move: ${action}`,
      );
    }
  }
});

/** The lowest point of a foot's bone in the pose, and where it is along the way. */
const soleOf = (model: Model, input: PoseInput, restToe: Vec3, bone: number): Vec3 => {
  const bones = model.pose!(input).parts.body;
  assert.ok(Array.isArray(bones));
  return transformPoint(bones[bone]!, restToe);
};

test('a planted foot stays where it is while the body moves on', () => {
  const model = crowd('dog');
  const { mesh } = model.parts[0]!;
  // The bone whose skin is lowest at the back left is that hind foot.
  let lowest = 0;
  for (let vertex = 0; vertex < mesh.positions.length / 3; vertex += 1) {
    const [x, y, z] = [0, 1, 2].map((axis) => mesh.positions[vertex * 3 + axis]!);
    if (x! > 0 && z! < 0 && y! < mesh.positions[lowest * 3 + 1]!) lowest = vertex;
  }
  const toe = [0, 1, 2].map((axis) => mesh.positions[lowest * 3 + axis]!) as Vec3;
  const bone = mesh.bones[lowest * 2]!;
  const speed = 1;
  let planted = 0;
  for (let step = 0; step < 60; step += 1) {
    const [a, b] = [step * 0.02, step * 0.02 + 0.005].map((time) => {
      const at = soleOf(model, moment({ action: 'walk', time, speed, travelled: speed * time }), toe, bone);
      return [at[1], at[2] + speed * time] as const;
    });
    if (Math.abs(a![0] - toe[1]) > 0.002 || Math.abs(b![0] - toe[1]) > 0.002) continue;
    planted += 1;
    assert.ok(Math.abs(a![1] - b![1]) < 0.0015, `slides ${a![1] - b![1]} m at step ${step}`);
  }
  assert.ok(planted > 10, `on the ground in ${planted} of 60 moments`);
});

test('riders and leads find their anchors', () => {
  for (const noun of ['horse', 'camel', 'elephant', 'dog', 'dragon', 'ostrich']) {
    const model = crowd(noun);
    for (const anchor of ['back', 'neck', 'head', 'mouth'] as const) {
      assert.ok(model.anchors[anchor], `${noun} ${anchor}`);
      assert.ok(model.pose!(moment()).anchors[anchor], `${noun} ${anchor} moves`);
    }
  }
});
