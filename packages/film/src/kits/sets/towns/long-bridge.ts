/** A long bridge with railings over water. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { addSkyline } from '../shared/backdrop.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { asphalt, line } from './road-colours.ts';
import { buildRoadLamp } from './street-parts.ts';

/** A long bridge with railings over water, seen along it. */
export const buildBridge = (set: SetBuilder): void => {
  const isTower = set.request.details?.includes('tower_bridge') ?? false;
  // Other bridges of London are low, with iron railings.
  const isLow = !isTower && (set.request.details?.includes('london') ?? false);
  const half = Math.max(5, set.halfX + 2.5);
  const deck = set.baseY;
  set.model((builder) => {
    builder
      .paint(asphalt, set.isRainy ? 'wet' : 'asphalt')
      .heightField({ x0: -half, z0: -420, x1: half, z1: 60 }, { x: 4, z: 30 }, () => deck);
    builder.paint(line, 'matte');
    for (let z = 50; z > -200; z -= 8)
      builder.quad(
        [-0.08, deck + 0.01, z],
        [0.08, deck + 0.01, z],
        [0.08, deck + 0.01, z - 4],
        [-0.08, deck + 0.01, z - 4],
        [0, 1, 0],
      );
    const red = fromHex(isTower ? '#4f86b4' : isLow ? '#3d6b52' : '#b8402c');
    for (const side of [-1, 1]) {
      const x = side * (half + 0.3);
      builder
        .paint(fromHex('#9a958c'), 'plaster')
        .box([side * (half - 0.6), deck + 0.08, -180], [1.4, 0.16, 480]);
      builder
        .paint(red, 'satin')
        .box([x, deck + 1.15, -180], [0.12, 0.12, 480])
        .box([x, deck + 0.6, -180], [0.06, 0.06, 480])
        .box([x, deck - 0.6, -180], [0.5, 1.4, 480]);
      for (let z = 40; z > -200; z -= 2) builder.box([x, deck + 0.6, z], [0.07, 1.2, 0.07]);
      if (isTower || isLow) continue;
      for (const z of [-60, -240]) {
        builder.box([x, deck + 14, z], [1.6, 50, 1.6], 0.1);
        for (let n = 0; n < 24; n += 1) {
          const u = n / 24;
          const zz = z + (u - 0.5) * 180;
          const y = deck + 4 + 34 * (2 * u - 1) ** 2;
          if (zz < 60)
            builder.tube(
              [
                [x, y, zz],
                [x, deck + 1, zz],
              ],
              0.04,
              4,
              false,
            );
        }
        builder.tube(
          Array.from(
            { length: 25 },
            (_, n): Vec3 => [x, deck + 4 + 34 * ((n / 24) * 2 - 1) ** 2, z - 90 + (n / 24) * 180],
          ),
          0.18,
          6,
          false,
        );
      }
    }
    if (isTower) addGothicTowers(builder, half, deck);
    for (const z of isTower || isLow ? [] : [-60, -240])
      for (const y of [18, 34])
        builder.paint(red, 'satin').box([0, deck + y, z], [2 * half + 1, 1.8, 1.4], 0.1);
  });
  const lamp = buildRoadLamp(set.request.darkness, 1.6);
  for (let z = 20; z > -160; z -= 22)
    for (const side of [-1, 1]) {
      if (!set.isClear(side * (half - 0.3), z, 0.2)) continue;
      set.add(lamp, multiply(translation(side * (half - 0.3), deck, z), rotationY(side > 0 ? Math.PI : 0)), {
        castsNoShadow: true,
      });
      if (set.isDark) set.lamp([side * (half - 1.9), deck + 7.6, z], [9, 6.6, 3.4], 14);
    }
  addSea(set, { surface: createSeaSurface(0.25), level: 0, foam: 0.2 });
  addSkyline(set, { distance: 420, count: isLow ? 60 : 36, spread: 700, tallest: isLow ? 9 : 40 });
};

/** Two towers of stone with spires over the road, and the walk between them high up. */
const addGothicTowers = (builder: MeshBuilder, half: number, deck: number): void => {
  const stone = (p: Vec3): Vec3 =>
    mix(fromHex('#b3a58a'), fromHex('#8f836c'), noise(p[0] / 2, p[1] / 2, p[2] / 2));
  for (const z of [-34, -96]) {
    for (const side of [-1, 1]) {
      const x = side * (half + 2.2);
      builder.paint(stone, 'stone').box([x, deck + 10, z], [5, 32, 7.5], 0.2);
      for (let y = 6; y < 24; y += 5)
        builder.paint(fromHex('#3a4652'), 'glass').box([x, deck + y, z + 3.78], [1.4, 2.8, 0.08]);
      for (const dx of [-2, 2])
        for (const dz of [-3.2, 3.2])
          builder.paint(fromHex('#5d6f80'), 'roof').at(translation(x + dx, deck + 26, z + dz), (b) =>
            b.lathe(
              [
                [0.9, 0],
                [0.9, 3],
                [0, 8],
              ],
              8,
            ),
          );
      builder.paint(fromHex('#5d6f80'), 'roof').at(translation(x, deck + 26, z), (b) =>
        b.lathe(
          [
            [3.2, 0],
            [0.2, 9],
            [0, 11],
          ],
          4,
        ),
      );
    }
    // The gate over the road.
    builder.paint(stone, 'stone').box([0, deck + 12.5, z], [2 * half + 0.4, 9, 7], 0.2);
    builder.paint(fromHex('#3a4652'), 'glass');
    for (const x of [-half * 0.5, 0, half * 0.5]) builder.box([x, deck + 13, z + 3.54], [1.5, 3.4, 0.08]);
  }
  for (const side of [-1, 1])
    builder
      .paint(fromHex('#4f86b4'), 'satin')
      .box([side * (half + 1.5), deck + 21, -65], [2, 2.4, 58], 0.1)
      .paint(fromHex('#e8ecee'), 'satin')
      .box([side * (half + 1.5), deck + 21, -65], [2.1, 0.5, 58]);
};
