/** A building on fire seen from close before its door: flames out of the windows, smoke out of them and out of the door. */

import type { Lamp, Particle } from '../../kits/model.ts';
import { type Matrix, transformPoint } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import { flames, plume } from './fire-and-smoke.ts';

const soot: Vec3 = [0.09, 0.085, 0.085];
const grey: Vec3 = [0.3, 0.29, 0.28];

/** `size` is that of the building; its door is in the middle of its +z side. */
export const burningFront = (
  root: Matrix,
  [width, height, length]: Vec3,
  time: number,
): { particles: Particle[]; lamps: Lamp[] } => {
  const particles: Particle[] = [];
  const lamps: Lamp[] = [];
  const front = length / 2;
  const storey = Math.min(3, height * 0.5);
  for (const [n, x] of [-0.32, 0.3, -0.17, 0.19].entries()) {
    const isUpper = n > 1;
    const y = isUpper ? storey * 1.35 : storey * 0.42;
    const at = transformPoint(root, [x * width, y, front - 0.6]);
    const fire = flames(at, Math.min(1.7, width * 0.16), storey * 0.95, time, 41 + n * 7);
    particles.push(...fire.particles);
    if (!isUpper) lamps.push(fire.lamp);
    const above: Vec3 = [at[0], at[1] + storey * 0.6, at[2]];
    particles.push(...plume(above, 1.9, storey * 2.6, time, soot, 0.6, 61 + n, 0.4));
  }
  // Out of the door it rolls along the ground and up.
  for (const [n, x] of [-0.9, 0.9, 0].entries()) {
    const at = transformPoint(root, [x, n === 2 ? storey * 0.75 : 0.1, front - 0.2]);
    particles.push(...plume(at, 1.6, storey * 1.7, time, n === 2 ? soot : grey, 0.42, 81 + n, 0.5));
  }
  return { particles, lamps };
};
