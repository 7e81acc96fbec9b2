/** A base on another world: white domes joined by tunnels, an airlock, a mast with a dish and panels for the sun. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

export const addSpaceBase = (set: SetBuilder): void => {
  // Where nobody walks before it, it is the picture's subject.
  const depth = set.area.hasCast ? set.area.cameraDistance + 17 : 24;
  const [x, z] = set.atFrame(set.area.hasCast ? 0.42 : 0.12, depth);
  const y = set.ground(x, z) - 0.3;
  const white = (p: Vec3) => mix(fromHex('#c9cdd0'), fromHex('#a4a9ae'), noise(p[0] * 2, p[1] * 2, p[2] * 2));
  set.model((b) =>
    b.at(multiply(translation(x, y, z), rotationY(-0.3)), (k) => {
      for (const [dx, dz, r] of [
        [0, 0, 4.2],
        [8.6, -3, 3.2],
        [-7.6, -4, 2.8],
      ] as const) {
        k.paint(white, 'satin').sphere([dx, 0, dz], [r, r * 0.85, r], 28);
        k.paint(fromHex('#d8782a'), 'satin').at(translation(dx, 0, dz), (m) =>
          m.cylinder(0, 0.7, r + 0.12, r + 0.08, 28),
        );
        k.paint([1.9, 1.5, 0.8], 'glow');
        for (const a of [0.35, 0.85, 1.4, 1.95, 2.5])
          k.sphere(
            [dx + Math.cos(a) * r * 0.86, r * 0.42, dz + Math.sin(a) * r * 0.86],
            [0.36, 0.3, 0.2],
            10,
          );
      }
      k.paint(white, 'satin')
        .tube(
          [
            [0, 1, 0],
            [8.6, 1, -3],
          ],
          1,
          14,
        )
        .tube(
          [
            [0, 1, 0],
            [-7.6, 1, -4],
          ],
          1,
          14,
        );
      // The airlock looks at whoever comes.
      k.box([-0.6, 1.2, 4.4], [2.2, 2.4, 1.6], 0.25, 2);
      k.paint(fromHex('#2a3440'), 'satin').box([-0.6, 1.15, 5.22], [1.2, 1.9, 0.08], 0.05, 1);
      k.paint([1.6, 0.3, 0.15], 'glow').box([-0.6, 2.28, 5.22], [1, 0.1, 0.06]);
      k.paint(fromHex('#8d9399'), 'metal').tube(
        [
          [4, 0, 3],
          [4, 8, 3],
        ],
        [0.12, 0.06],
        8,
      );
      k.paint(fromHex('#e0e3e6'), 'satin').at(multiply(translation(4, 6, 3), rotationX(0.9)), (m) =>
        m.lathe(
          [
            [0.1, 0],
            [0.8, 0.16],
            [1.2, 0.42],
          ],
          20,
        ),
      );
      for (const n of [0, 1, 2])
        k.paint(fromHex('#1c3566'), 'glossy').at(
          multiply(translation(-13 - n * 3.2, 1.3, 2 + n), rotationX(0.7)),
          (m) => m.box([0, 0, 0], [2.8, 0.08, 2]),
        );
    }),
  );
};
