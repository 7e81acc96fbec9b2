/** A village of mud-brick houses among dunes and palms. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { addRocks } from '../shared/rocks.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

const sand = (x: number, _y: number, z: number): Vec3 =>
  mix(
    fromHex('#c08a4c'),
    fromHex('#e3b577'),
    clamp(0.35 + 0.5 * noise(x / 9, 2, z / 9) + 0.15 * Math.sin((x * 0.5 + z) * 9)),
  );

const addMudHouse = (b: MeshBuilder, n: number, isLit: boolean): void => {
  const wall = mix(fromHex('#c8965c'), fromHex('#dcb07a'), (n % 4) / 3);
  const [width, depth, height] = [5.5 + (n % 3) * 1.2, 5, 3.1 + (n % 2) * 0.5];
  b.paint((p) => darken(wall, 0.18 * noise(p[0] * 2, p[1] * 2, p[2] * 2)), 'plaster').box(
    [0, height / 2, 0],
    [width, height, depth],
    0.18,
    3,
  );
  if (n % 3 === 0) b.box([-width * 0.2, height + 1.1, -0.4], [width * 0.5, 2.3, depth * 0.6], 0.16, 3);
  else if (n % 3 === 1) b.sphere([width * 0.12, height, 0], [1.7, 1.7, 1.7], 20);
  for (let k = -4; k <= 4; k += 1)
    b.box([(k / 9) * width, height + 0.18, depth / 2 - 0.1], [0.36, 0.4, 0.24], 0.06);
  b.paint(fromHex('#5a3a20'), 'wood');
  for (let k = -3; k <= 3; k += 1)
    b.tube(
      [
        [(k / 7) * width, height - 0.4, depth / 2 - 0.3],
        [(k / 7) * width, height - 0.4, depth / 2 + 0.45],
      ],
      0.08,
      6,
    );
  b.box([width * 0.1, 1.05, depth / 2], [1.1, 2.1, 0.1], 0.03);
  b.paint(isLit ? [1.6, 0.95, 0.35] : fromHex('#2a1c12'), isLit ? 'glow' : 'matte');
  for (const x of [-0.3, 0.36]) b.box([width * x, 1.9, depth / 2 + 0.01], [0.6, 0.8, 0.06]);
};

/** Wall by wall along a lane: across the picture and depth. */
const closer = [
  [-1.02, 1.5],
  [1, 1.7],
  [-0.46, 1.7],
  [0.46, 1.8],
  [-0.78, 1.9],
  [-0.12, 2.7],
  [0.14, 3.8],
  [0.78, 3.3],
  [-0.4, 2.9],
  [0.45, 3],
  [-0.2, 4.4],
  [0.34, 4.6],
] as const;

export const addDesertVillage = (set: SetBuilder): void => {
  addTerrain(set, { paint: sand, material: 'sand' });
  // Without figures: the houses themselves are near, and more of them.
  const isAlone = !set.area.hasCast && set.area.landmarks.length === 0;
  const near = isAlone ? 20 : Math.max(12, set.area.cameraDistance * 1.2 + 4);
  const spots = [
    [-0.66, 1.2],
    [0.66, 1.3],
    [-0.26, 2.1],
    [0.3, 2.3],
    [-0.9, 2.4],
    [0.92, 2.6],
    [0.02, 3.2],
    [-0.55, 3.6],
    [0.6, 4],
    ...(isAlone ? closer : []),
  ] as const;
  for (const [n, [across, depth]] of spots.entries()) {
    const [x, z] = set.atFrame(across, near * depth);
    if (!isAlone && !set.isClear(x, z, 4)) continue;
    const house = new MeshBuilder();
    addMudHouse(house, n, set.isDark);
    set.add(house.mesh, multiply(translation(x, set.ground(x, z), z), rotationY(-across * 0.9)), {
      castsNoShadow: n > 4 && !isAlone,
    });
    set.take(x, z, 5);
    if (set.isDark) set.lamp([x, 2.2, z + 4], [4, 2.6, 1.1], 8);
  }
  const plant = createTreePlanter(set);
  set.scatter(16, { near: near * 0.7, far: near * 4, radius: 1.6 }, (x, z) =>
    plant('palm', x, z, 0.8 + set.random() * 0.4),
  );
  addRocks(set, { count: 14, near: near * 0.4, far: 60, size: 0.5 });
};
