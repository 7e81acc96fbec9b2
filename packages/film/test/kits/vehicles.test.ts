import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildingKits } from '../../src/kits/buildings/index.ts';
import { type Kit, plainOptions } from '../../src/kits/kit.ts';
import type { Model, PoseInput } from '../../src/kits/model.ts';
import { generalPropKits } from '../../src/kits/props/general/index.ts';
import { vehicleKits } from '../../src/kits/vehicles/index.ts';

const input = (time: number, change: Partial<PoseInput> = {}): PoseInput => ({
  time,
  action: 'stand',
  actionTime: time,
  actionSeconds: 2,
  speed: 3,
  travelled: 3 * time,
  turnRate: 0.1,
  phase: 0.4,
  wind: 2,
  darkness: 0,
  ...change,
});

/** One for each noun whose model may differ: a kit that does not read the noun builds the same for each. */
function* modelsOf(kit: Kit): Generator<[noun: string, model: Model]> {
  let isNounRead = false;
  const [first, ...others] = kit.nouns;
  const options = {
    ...plainOptions(first!, { detail: 2 }),
    get noun() {
      isNounRead = true;
      return first!;
    },
  };
  yield [first!, kit.build(options)];
  if (isNounRead) for (const noun of others) yield [noun, kit.build(plainOptions(noun, { detail: 2 }))];
}

const hasOnlyNumbers = (numbers: ArrayLike<number>): boolean => {
  for (let at = 0; at < numbers.length; at += 1) if (!Number.isFinite(numbers[at])) return false;
  return true;
};

const families = { vehicles: vehicleKits, buildings: buildingKits, props: generalPropKits };

for (const [family, kits] of Object.entries(families)) {
  test(`every noun of the ${family} builds a finite model that poses by day and night`, () => {
    for (const kit of kits) {
      for (const [noun, model] of modelsOf(kit)) {
        // No tower is higher than 830 m.
        assert.ok(
          model.size.every((value) => value > 0 && value < 830),
          `${noun}: size ${model.size}`,
        );
        for (const { name, mesh } of model.parts) {
          assert.ok(hasOnlyNumbers(mesh.positions), `${noun}: positions of ${name}`);
          assert.ok(hasOnlyNumbers(mesh.normals), `${noun}: normals of ${name}`);
          assert.equal(mesh.materials.length * 3, mesh.triangles.length, `${noun}: materials of ${name}`);
        }
        const parts = new Set(model.parts.map(({ name }) => name));
        for (const pose of [
          model.pose?.(input(0.7)),
          model.pose?.(input(1.9, { darkness: 1, action: 'launch' })),
        ]) {
          for (const [name, value] of Object.entries(pose?.parts ?? {})) {
            if (value)
              assert.ok(parts.has(name) || !Array.isArray(value), `${noun}: pose of unknown ${name}`);
            if (value instanceof Float64Array)
              assert.ok(value.every(Number.isFinite), `${noun}: matrix of ${name}`);
          }
          for (const { position, opacity } of pose?.particles ?? []) {
            assert.ok(position.every(Number.isFinite) && opacity >= 0, `${noun}: particle`);
          }
        }
      }
    }
  });

  test(`no two kits of the ${family} draw the same noun`, () => {
    const nouns = kits.flatMap((kit) => kit.nouns);
    assert.deepEqual(
      nouns.filter((noun, at) => nouns.indexOf(noun) !== at),
      [],
    );
  });
}

test('the same options give the same mesh', () => {
  for (const kit of [...vehicleKits.slice(0, 3), ...buildingKits.slice(0, 4)]) {
    const build = () =>
      kit.build(plainOptions(kit.nouns[0]!, { seed: 7 })).parts.map(({ mesh }) => mesh.positions);
    assert.deepEqual(build(), build());
  }
});

test('wheels roll without slipping', () => {
  const car = vehicleKits[0]!.build(plainOptions('car'));
  const at = (travelled: number) => car.pose!(input(1, { travelled })).parts.axle0 as Float64Array;
  const radius = at(0)[7]!;
  const angle = Math.atan2(at(0.2)[9]!, at(0.2)[5]!);
  assert.ok(Math.abs(angle * radius - 0.2) < 1e-6);
});

test('boats say where the water meets them', () => {
  for (const kit of vehicleKits.filter(({ locomotion }) => locomotion === 'floats')) {
    for (const [noun, model] of modelsOf(kit)) assert.ok((model.waterline ?? 0) > 0, noun);
  }
});
