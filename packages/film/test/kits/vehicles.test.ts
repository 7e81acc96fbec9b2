import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildingKits } from '../../src/kits/buildings/index.ts';
import { type Kit, plainOptions } from '../../src/kits/kit.ts';
import type { PoseInput } from '../../src/kits/model.ts';
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

/** Nouns whose models may differ: a kit that does not read the noun builds the same for each. */
const nounsToBuild = (kit: Kit): string[] => {
  let isNounRead = false;
  const [first] = kit.nouns;
  kit.build({
    ...plainOptions(first!, { detail: 2 }),
    get noun() {
      isNounRead = true;
      return first!;
    },
  });
  return isNounRead ? kit.nouns : [first!];
};

const families = { vehicles: vehicleKits, buildings: buildingKits, props: generalPropKits };

for (const [family, kits] of Object.entries(families)) {
  test(`every noun of the ${family} builds a finite model that poses by day and night`, () => {
    for (const kit of kits) {
      for (const noun of nounsToBuild(kit)) {
        const model = kit.build(plainOptions(noun, { detail: 2 }));
        // No tower is higher than 830 m.
        assert.ok(
          model.size.every((value) => value > 0 && value < 830),
          `${noun}: size ${model.size}`,
        );
        for (const { name, mesh } of model.parts) {
          assert.ok(mesh.positions.every(Number.isFinite), `${noun}: positions of ${name}`);
          assert.ok(mesh.normals.every(Number.isFinite), `${noun}: normals of ${name}`);
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
    for (const noun of nounsToBuild(kit))
      assert.ok((kit.build(plainOptions(noun, { detail: 2 })).waterline ?? 0) > 0, noun);
  }
});
