/** Flames, smoke and steam of things. */

import type { Lamp, Particle } from '../../kits/model.ts';
import { fraction } from '../../math/interpolate.ts';
import { createRandom } from '../../math/random.ts';
import { scale, type Vec3 } from '../../math/vector.ts';

/** Flames of a thing that burns: hot at the foot, licking upwards, with sparks and smoke above. */
export const flames = (
  centre: Vec3,
  width: number,
  height: number,
  time: number,
  seed: number,
): { particles: Particle[]; lamp: Lamp } => {
  const random = createRandom(seed);
  const particles: Particle[] = [];
  const count = 90;
  for (let n = 0; n < count; n += 1) {
    const [a, r, start, pace] = [random() * 6.283, Math.sqrt(random()), random(), 0.9 + random() * 0.7];
    const life = fraction(start + time * pace);
    const narrow = (1 - life * 0.75) * r * width * 0.5;
    const lick = Math.sin(time * 7 + n * 1.7) * width * 0.1 * life;
    particles.push({
      position: [
        centre[0] + Math.cos(a) * narrow + lick,
        centre[1] + life * height,
        centre[2] + Math.sin(a) * narrow,
      ],
      size: width * (0.2 - 0.13 * life),
      colour: life < 0.35 ? [4.6, 2.6, 0.7] : life < 0.7 ? [3.6, 1.2, 0.2] : [1.6, 0.35, 0.08],
      opacity: 0.55 * (1 - life) + 0.06,
      wisp: n * 0.37 + Math.floor(start + time * pace),
    });
  }
  for (let n = 0; n < 24; n += 1) {
    const life = fraction(random() + time * (0.4 + random() * 0.3));
    const position: Vec3 = [
      centre[0] + (random() - 0.5) * width + 0.3 * width * Math.sin(time * 2 + n),
      centre[1] + height * (0.6 + life * 1.6),
      centre[2] + (random() - 0.5) * width,
    ];
    particles.push({
      position,
      end: [position[0], position[1] + height * 0.05, position[2]],
      size: width * 0.012,
      colour: [5, 2.4, 0.6],
      opacity: 1 - life,
    });
  }
  const flicker = 0.85 + 0.15 * Math.sin(time * 11) * Math.sin(time * 7.3);
  return {
    particles,
    lamp: {
      position: [centre[0], centre[1] + height * 0.5, centre[2]],
      colour: scale([5, 2.3, 0.7], flicker * Math.min(3, 0.6 + width)),
      reach: 3 + width * 6,
    },
  };
};

/** Smoke or steam that rises, widens and thins out. */
export const plume = (
  from: Vec3,
  width: number,
  height: number,
  time: number,
  colour: Vec3,
  opacity: number,
  seed: number,
  wind = 0,
): Particle[] => {
  const random = createRandom(seed);
  const count = 34;
  return Array.from({ length: count }, (_, n) => {
    const life = fraction(n / count + time * 0.22);
    const [dx, dz] = [random() - 0.5, random() - 0.5];
    const wander = Math.sin(time * 1.3 + n * 0.9 + life * 5) * width * 0.35 * life;
    return {
      position: [
        from[0] + dx * width * 0.6 + wander + wind * life * height * 0.3,
        from[1] + life * height,
        from[2] + dz * width * 0.6,
      ] as Vec3,
      size: width * (0.28 + life * 0.75),
      colour,
      opacity: opacity * Math.sin(Math.min(1, life * 4) * 1.57) * (1 - life),
      wisp: n * 0.618,
    };
  });
};
