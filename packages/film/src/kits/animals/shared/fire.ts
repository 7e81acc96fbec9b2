/** Fire breathed from a mouth, as particles with a lamp. */

import { fraction } from '../../../math/interpolate.ts';
import { add, addScaled, mix, type Vec3 } from '../../../math/vector.ts';
import type { Lamp, Particle } from '../../model.ts';

/** `strength` 0 to 1; `reach` in metres. */
export const breatheFire = (
  mouth: Vec3,
  direction: Vec3,
  reach: number,
  time: number,
  strength: number,
): { particles: Particle[]; lamps: Lamp[] } => {
  if (strength < 0.02) return { particles: [], lamps: [] };
  const particles: Particle[] = [];
  const count = 90;
  for (let n = 0; n < count; n += 1) {
    const age = fraction(time * 1.7 + n / count);
    const wobble = (seed: number) => Math.sin(n * seed + time * 3) * age * age * reach * 0.13;
    const at = add(addScaled(mouth, direction, age * reach * (0.85 + 0.3 * fraction(n * 0.37))), [
      wobble(12.9),
      wobble(7.3) + age * age * reach * 0.1,
      wobble(4.1),
    ]);
    const hot: Vec3 = mix([3.2, 2.4, 0.9], [1.9, 0.42, 0.06], Math.min(1, age * 1.3));
    particles.push({
      position: at,
      size: reach * (0.025 + 0.13 * age) * (0.7 + 0.5 * fraction(n * 0.61)),
      colour: age > 0.82 ? [0.12, 0.1, 0.1] : hot,
      opacity: strength * (age > 0.82 ? 0.25 : 0.65) * (1 - age * 0.6),
      wisp: n,
    });
  }
  return {
    particles,
    lamps: [
      {
        position: addScaled(mouth, direction, reach * 0.4),
        colour: [6 * strength, 2.6 * strength, 0.7 * strength],
        reach: reach * 2,
      },
    ],
  };
};
