/** A long bridge with railings over water. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addSkyline } from '../shared/backdrop.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { asphalt, line } from './road-colours.ts';
import { buildRoadLamp } from './street-parts.ts';

/** A long bridge with railings over water, seen along it. */
export const buildBridge = (set: SetBuilder): void => {
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
    const red = fromHex('#b8402c');
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
    for (const z of [-60, -240])
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
  addSkyline(set, { distance: 420, count: 36, spread: 700, tallest: 40 });
};
