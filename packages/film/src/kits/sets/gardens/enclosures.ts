/** What makes a park a zoo: a high fence and rocks behind the animals, and an arch that says so. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import { SetBuilder } from '../shared/set-builder.ts';

export const hasEnclosures = ({ details = [] }: SetRequest): boolean => details.includes('enclosures');

export const withEnclosures = (set: StageSet, request: SetRequest): StageSet => ({
  ...set,
  build: (area) => {
    const built = set.build(area);
    const own = new SetBuilder(request, area, set.ground);
    addEnclosure(own);
    built.pieces.push(...own.result().pieces);
    return built;
  },
});

const addEnclosure = (set: SetBuilder): void => {
  const { area } = set;
  const height = Math.max(2.2, Math.min(5, set.actionHeight * 1.15));
  const back = area.low[2] - Math.max(1.6, height * 0.6);
  const [left, right] = [area.low[0] - 6, area.high[0] + 6];
  const y = (x: number, z: number) => set.ground(x, z);
  set.model((b) => {
    b.paint(fromHex('#4a5a4c'), 'metal');
    for (let x = left, n = 0; x <= right; x += 0.32, n += 1) {
      const isPost = n % 8 === 0;
      b.box([x, y(x, back) + height / 2, back], [isPost ? 0.14 : 0.05, height, isPost ? 0.14 : 0.05]);
    }
    for (const share of [0.12, 0.55, 0.96])
      b.box([(left + right) / 2, y(0, back) + height * share, back], [right - left, 0.08, 0.08]);
    // The sides come forward a little, so that it is seen to close.
    for (const x of [left, right])
      for (let z = back; z < back + 5; z += 0.32) b.box([x, y(x, z) + height / 2, z], [0.05, height, 0.05]);
    addArch(b, [set.centre[0] + 0.25 * (right - left), y(set.centre[0], back), back - 0.4], height);
  });
  const rock = createRockPlacer(set, { roundness: 0.2 });
  for (const [x, size] of [
    [left + 2, 1.5],
    [left + 4.4, 0.9],
    [right - 2.4, 1.3],
  ] as const)
    rock(x, y(x, back + 1.4), back + 1.4, size);
};

/** Two posts and a board with three letters on it, cut out as shapes. */
const addArch = (b: MeshBuilder, [x, y, z]: Vec3, fence: number): void => {
  const top = y + fence + 0.3;
  const size = Math.max(0.7, fence * 0.36);
  const half = size * 2;
  b.paint(fromHex('#6b4526'), 'wood');
  for (const side of [-1, 1])
    b.box([x + side * (half + 0.15), (y + top + size) / 2, z], [0.26, top + size - y, 0.26]);
  b.box([x, top + size / 2, z], [2 * half + 0.6, size * 1.5, 0.12]);
  b.paint(fromHex('#f6d64a'), 'satin');
  const front = z + 0.1;
  const thick = size * 0.17;
  const [low, high] = [top + size * 0.05, top + size * 0.95];
  const zed = x - size * 1.15;
  const wide = size * 0.34;
  b.box([zed, high - thick / 2, front], [wide * 2, thick, 0.08]);
  b.box([zed, low + thick / 2, front], [wide * 2, thick, 0.08]);
  b.tube(
    [
      [zed - wide * 0.8, low + thick, front],
      [zed + wide * 0.8, high - thick, front],
    ],
    thick * 0.5,
    6,
  );
  for (const middle of [x, x + size * 1.15]) {
    const ring = Array.from({ length: 19 }, (_, n): Vec3 => {
      const a = (n / 18) * Math.PI * 2;
      return [middle + Math.cos(a) * wide, top + size / 2 + Math.sin(a) * size * 0.38, front];
    });
    b.tube(ring, thick * 0.5, 6);
  }
};
