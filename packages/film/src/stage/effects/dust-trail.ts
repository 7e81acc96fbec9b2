/** Dust or tyre smoke that rises behind wheels and feet and stays where it was raised. */

import type { Particle } from '../../kits/model.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';

export type Trail = {
  /** Where the mover's base was at a moment. */
  at: (time: number) => Vec3;
  size: Vec3;
  right: Vec3;
  ahead: Vec3;
  time: number;
  colour: Vec3;
  opacity: number;
  count: number;
  /** Seconds until a puff has gone. */
  life: number;
  /** Radius of an old puff in metres. */
  spread: number;
};

export const dustTrail = ({ at, size, right, ahead, time, ...trail }: Trail): Particle[] => {
  const [width, , length] = size;
  return Array.from({ length: trail.count }, (_, n): Particle => {
    const age = ((time / trail.life + n * 0.618) % 1) * trail.life;
    const share = age / trail.life;
    const random = (n * 0.377) % 1;
    const from = addScaled(
      addScaled(at(time - age), ahead, length * (n % 3 === 0 ? 0.24 : -0.34 - 0.1 * random)),
      right,
      width * (n % 2 ? 0.38 : -0.38) * (0.7 + 0.6 * random),
    );
    const radius = trail.spread * (0.25 + 0.75 * Math.sqrt(share)) * (0.6 + 0.7 * random);
    return {
      position: [
        from[0] + Math.sin(n * 7.1) * share * trail.spread,
        from[1] + radius * 0.55 + share * trail.spread * (0.3 + 0.8 * ((n * 0.53) % 1)),
        from[2] + Math.cos(n * 4.7) * share * trail.spread,
      ],
      size: radius,
      colour: trail.colour,
      opacity: trail.opacity * Math.min(1, age * 8) * (1 - share) ** 1.2,
      wisp: n * 1.7,
    };
  });
};
