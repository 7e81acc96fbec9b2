/** Bursts of spray where waves break, and mist under falls. */

import { smoothstep } from '../../../math/interpolate.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';

export type BreakPoint = { at: Vec3 /** Unit direction towards the open water. */; out: [number, number] };

/** Every point bursts again and again, each at its own moment. */
export const wavesBreaking =
  (points: BreakPoint[], power: number, perBurst = 60) =>
  (time: number): Particle[] => {
    const particles: Particle[] = [];
    const period = 2.6;
    for (const [n, { at, out }] of points.entries()) {
      const shifted = time + n * 0.71;
      const age = shifted % period;
      if (age > 1.9) continue;
      const random = createRandom(n * 77 + Math.floor(shifted / period) * 131 + 5);
      const force = power * (0.55 + random() * 0.75);
      const fade = smoothstep(1.9, 0.7, age) * smoothstep(0, 0.12, age);
      for (let k = 0; k < perBurst; k += 1) {
        const up = (3 + random() * 9) * force;
        const away = (random() - 0.25) * 3.4 * Math.sqrt(force);
        const aside = (random() - 0.5) * 4.5;
        const isMist = random() < 0.2;
        const size = isMist ? (0.4 + age * 0.9) * force : 0.03 + random() ** 2 * 0.13;
        const y = at[1] + up * age - 5.2 * age * age;
        if (y < at[1] - 0.6) continue;
        particles.push({
          position: [
            at[0] + (out[0] * away - out[1] * aside) * age,
            y,
            at[2] + (out[1] * away + out[0] * aside) * age,
          ],
          size,
          colour: [0.74, 0.78, 0.82],
          opacity: (isMist ? 0.3 : 0.85) * fade,
          ...(isMist && { wisp: n * 3.1 + k * 1.7 }),
        });
      }
    }
    return particles;
  };

/** Soft clouds that rise and drift from places on the ground. */
export const driftingMist =
  (
    spots: { at: Vec3; size: number }[],
    { colour = [0.8, 0.84, 0.88] as Vec3, opacity = 0.2, rise = 0.3, drift = 0.3, period = 5 } = {},
  ) =>
  (time: number): Particle[] =>
    spots.map(({ at, size }, n) => {
      const age = (((time / period + n * 0.377) % 1) + 1) % 1;
      return {
        position: [at[0] + drift * (age - 0.5) * period, at[1] + rise * age * period, at[2]],
        size: size * (0.7 + 0.6 * age),
        colour,
        opacity: opacity * Math.sin(Math.PI * age),
        wisp: n * 2.3,
      };
    });
