/** Lit screens of all sizes on the fronts of a street, as on Times Square. */

import { createRandom, pick } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const hues: Vec3[] = [
  [1.3, 0.16, 0.16],
  [0.12, 0.5, 1.5],
  [1.4, 1.05, 0.12],
  [0.12, 1.05, 0.45],
  [1.25, 0.2, 0.9],
  [1.2, 1.2, 1.25],
  [1.4, 0.5, 0.08],
  [0.1, 1, 1.2],
];

/** A screen in the plane of z, its middle at the origin: a picture of a few bold shapes. */
export const addBillboards = (set: SetBuilder, edge: number, near: number, far: number): void => {
  const random = createRandom(set.request.seed * 53 + 9);
  const bright = set.isDark ? 0.55 : 1.1;
  set.model(
    (b) => {
      b.twoSided();
      for (const side of [-1, 1])
        for (let z = near - 16; z > -Math.min(far, 110); z -= 7) {
          let y = 4.6;
          while (y < 24) {
            const [wide, high] = [4.6 + random() * 1.8, 2.6 + random() * 4.2];
            const middle = y + high / 2;
            // Turned a little towards the viewer, so that it is read along the street.
            const [ground, ink, accent] = [pick(random, hues), pick(random, hues), pick(random, hues)];
            const out = 0.7 + random() * 1.1;
            const corner = (u: number, v: number, lift: number): Vec3 => [
              side * (edge - 0.1 - out * (0.5 + u) * 2 - lift * 0.4),
              middle + v * high,
              z - u * wide + lift,
            ];
            const panel = (u0: number, v0: number, u1: number, v1: number, lift: number, colour: Vec3) => {
              b.paint(scale(colour, bright), 'glow');
              b.quad(corner(u0, v0, lift), corner(u1, v0, lift), corner(u1, v1, lift), corner(u0, v1, lift), [
                -side,
                0,
                0.6,
              ]);
            };
            b.paint([0.02, 0.02, 0.025], 'satin').box(
              [side * (edge + 0.1), middle, z],
              [0.3, high + 0.3, wide + 0.2],
            );
            panel(-0.5, -0.5, 0.5, 0.5, 0.02, mix(ground, [0.05, 0.05, 0.1], 0.45));
            panel(-0.42, 0.16, 0.3 * random() + 0.1, 0.36, 0.06, ink);
            panel(-0.42, -0.06, 0.36 * random(), 0.06, 0.06, [1.3, 1.3, 1.3]);
            panel(-0.42, -0.42, -0.42 + 0.5 * random(), -0.18, 0.06, accent);
            panel(0.12, -0.42, 0.44, 0.02, 0.06, mix(accent, ink, 0.5));
            y += high + 0.4;
          }
          if (set.isDark && z > -50)
            set.lamp([side * (edge - 2.5), 5.5, z], scale(pick(random, hues), 7), 11);
        }
    },
    { castsNoShadow: true },
  );
};
