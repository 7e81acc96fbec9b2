/** Broadsides of a galleon. */

import { fraction } from '../../../math/interpolate.ts';
import type { Particle } from '../../model.ts';
import { steps } from '../shared/section.ts';

/** Flashes and smoke from the ports of both sides, one gun after another. */
export const gunSmoke = (half: number, time: number): Particle[] =>
  [-1, 1].flatMap((side) =>
    steps(-7.5, 6.5, 6).flatMap((z, gun) => {
      const age = fraction(time / 2.4 + gun * 0.29 + (side > 0 ? 0.15 : 0)) * 2.4;
      const mouth = side * (half + 0.7);
      const smoke = Array.from({ length: 18 }, (_, n): Particle => {
        const reach = (1 + n * 0.5) * (1 - Math.exp(-age * 2.2));
        return {
          position: [
            mouth + side * reach,
            4 + 0.35 * age * age + (0.3 + 0.6 * Math.min(1, age)) * Math.sin(n * 2.4 + gun),
            z + (0.4 + 0.9 * Math.min(1, age)) * Math.sin(n * 1.7 + gun),
          ],
          size: 0.45 + 0.7 * Math.min(1, age) + 0.5 * ((n * 0.618) % 1),
          colour: [0.82, 0.8, 0.77],
          opacity: age < 0.2 ? 0 : 0.6 * (1 - age / 2.4),
          wisp: n * 1.3 + gun * 9,
        };
      });
      const blaze = 1 - age / 0.7;
      if (blaze <= 0) return smoke;
      return [
        ...smoke,
        ...[0.2, 1, 1.9, 2.8].map(
          (out, n): Particle => ({
            position: [mouth + side * out, 4, z],
            size: (1.9 - n * 0.36) * (0.6 + 0.4 * blaze),
            colour: [7, 3.4 - n * 0.5, 0.8],
            opacity: Math.min(1, blaze * 1.6),
          }),
        ),
      ];
    }),
  );
