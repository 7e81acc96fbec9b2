/** No kit and no set makes a vertex that is not a number: such a triangle is drawn black or not at all. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Mesh } from '../src/geometry/mesh.ts';
import { kits } from '../src/kits/find-kit.ts';
import { plainOptions } from '../src/kits/kit.ts';

const hasOnlyNumbers = (numbers: readonly number[]) => numbers.every(Number.isFinite);

/** Names of the lists that have a number which is none. */
const wrongLists = (mesh: Mesh): string[] =>
  (['positions', 'normals', 'colours', 'occlusion', 'weights'] as const).filter(
    (name) => !hasOnlyNumbers(mesh[name]),
  );

test('every kit makes finite meshes, near and far', () => {
  const wrong = kits.flatMap((kit, n) => {
    // Each kit once, every other one as it is seen from far: both at once would take twice the time.
    const detail = n % 2 === 0 ? 0 : 2;
    return kit
      .build(plainOptions(kit.nouns[0]!, { detail }))
      .parts.flatMap(({ name, mesh }) => wrongLists(mesh).map((list) => `${kit.name}, ${name}: ${list}`));
  });
  assert.deepEqual(wrong, []);
});
