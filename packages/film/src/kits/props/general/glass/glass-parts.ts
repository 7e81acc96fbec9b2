import { fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Particle, PoseInput } from '../../../model.ts';

export const clearGlass: Vec3 = [0.16, 0.22, 0.25];

export const brass = fromHex('#b8923e');

/** Bubbles that rise and vanish at the surface. */
export const bubbles = (
  { time, phase }: PoseInput,
  at: Vec3,
  height: number,
  spread: number,
  count = 10,
): Particle[] =>
  Array.from({ length: count }, (_, n) => {
    const age = fraction(time * 0.35 + n / count + phase);
    return {
      position: [
        at[0] + Math.sin(n * 7.1 + time * 2) * spread,
        at[1] + age * height,
        at[2] + Math.cos(n * 3.7) * spread,
      ],
      size: 0.004 + (n % 3) * 0.002,
      colour: [0.85, 0.95, 1] as Vec3,
      opacity: 0.55,
    };
  });
