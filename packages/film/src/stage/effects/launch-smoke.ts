/** Clouds of smoke that roll from under a rocket over the ground, lit from within. */

import type { Particle } from '../../kits/model.ts';
import { clamp } from '../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';

const hash = (n: number, salt: number): number => {
  const value = Math.sin(n * 12.9898 + salt * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** `size` is the height of the rocket. */
export const launchSmoke = (
  [x, , z]: Vec3,
  ground: (x: number, z: number) => number,
  size: number,
  time: number,
  darkness: number,
): Particle[] => {
  const at: Vec3 = [x, ground(x, z), z];
  const unit = size / 26;
  const pale: Vec3 = darkness > 0.5 ? [0.34, 0.24, 0.18] : [0.84, 0.83, 0.82];
  return Array.from({ length: 150 }, (_, n) => {
    const [angle, spread, far, large] = [
      hash(n, 1) * 6.283,
      hash(n, 2),
      0.35 + 0.65 * hash(n, 3),
      hash(n, 4),
    ];
    const age = time - spread ** 1.2 * 3 + 0.6;
    const grown = 1 - Math.exp(-Math.max(0, age) * 0.9);
    const r = (2 + 19 * far * grown) * unit;
    const radius = (1.4 + 4.6 * grown) * (0.7 + 0.6 * large) * unit;
    const heat = clamp(1 - r / (9 * unit)) * clamp(1.6 - time * 0.25);
    return {
      position: [
        at[0] + Math.cos(angle) * r * 1.25 + 1.5 * unit,
        at[1] + radius * 0.55 + 2.2 * unit * grown * far,
        at[2] + Math.sin(angle) * r,
      ] as Vec3,
      size: radius,
      colour: mix(scale(pale, 0.82 + 0.18 * far), [2.4, 1.3, 0.5], 0.75 * heat),
      opacity: age < 0 ? 0 : 0.62 * clamp(age * 3) * clamp(1.8 - age * 0.12),
      wisp: n * 1.7,
    };
  });
};
