/** Water thrown up by what enters or leaves it. */

import type { Particle } from '../../kits/model.ts';
import { createRandom } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';

/** Water thrown up around something that enters or leaves it. */
export const splash = (centre: Vec3, size: number, since: number, seed: number): Particle[] => {
  if (since < 0 || since > 2.2) return [];
  const random = createRandom(seed);
  return Array.from({ length: 150 }, () => {
    const [a, out, up] = [
      random() * 6.283,
      (0.3 + random()) * size * 0.9,
      (1.4 + random() * 2.6) * Math.sqrt(size),
    ];
    const y = up * since - 4.9 * since * since;
    const position: Vec3 = [
      centre[0] + Math.cos(a) * (size * 0.25 + out * since),
      centre[1] + Math.max(-0.2, y),
      centre[2] + Math.sin(a) * (size * 0.25 + out * since),
    ];
    return {
      position,
      size: size * (0.015 + 0.03 * random()) * (1 + since),
      colour: [0.92, 0.96, 1] as Vec3,
      opacity: y < -0.1 ? 0 : 0.75 * (1 - since / 2.2),
    };
  });
};
