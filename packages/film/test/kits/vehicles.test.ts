import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildingKits } from '../../src/kits/buildings/index.ts';
import { plainOptions } from '../../src/kits/kit.ts';
import type { PoseInput } from '../../src/kits/model.ts';
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
