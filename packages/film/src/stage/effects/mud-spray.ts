/** Mud and brown water that wheels throw up: clods in arcs to the sides and behind, and a sheet of water beside each wheel. */

import type { Particle } from '../../kits/model.ts';
import type { Vec3 } from '../../math/vector.ts';

const clod: Vec3 = [0.13, 0.075, 0.03];
const water: Vec3 = [0.26, 0.165, 0.085];
const life = 0.75;
const gravity = 9;

export const mudSpray = (
  base: Vec3,
  [width, height, length]: Vec3,
  ahead: Vec3,
  right: Vec3,
  time: number,
  bright: number,
): Particle[] => {
  // Wheels of a truck throw farther than those of a motorcycle.
  const strength = Math.min(2.2, 0.6 + height * 0.4);
  return Array.from({ length: 420 }, (_, n): Particle => {
    const share = (time / life + n * 0.618) % 1;
    const age = share * life;
    const side = n % 2 ? 1 : -1;
    const isFront = n % 4 < 2;
    const isSheet = n % 5 === 0;
    const [a, c, d] = [(n * 0.377) % 1, (n * 0.713) % 1, (n * 0.531) % 1];
    const out = width * 0.42 + strength * (0.5 + 2.6 * a) * age;
    const along = length * (isFront ? 0.3 : -0.32) - strength * (0.8 + 3.4 * c) * age;
    const up = strength * (1.8 + 3 * d) * age - (gravity / 2) * age * age;
    const colour = isSheet || n % 3 === 0 ? water : clod;
    return {
      position: [
        base[0] + right[0] * side * out + ahead[0] * along,
        base[1] + Math.max(0.03, 0.12 + up),
        base[2] + right[2] * side * out + ahead[2] * along,
      ],
      size: (isSheet ? 0.16 + 0.26 * share : 0.05 + 0.09 * a) * strength,
      colour: [colour[0] * bright, colour[1] * bright, colour[2] * bright],
      opacity: (isSheet ? 0.75 : 1) * (1 - share * share),
    };
  });
};
