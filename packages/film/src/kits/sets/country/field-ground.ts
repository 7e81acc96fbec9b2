/** The ground of fields, and the slope of vineyards. */

import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { rollingHills } from '../shared/landforms.ts';

export const ground = (x: number, z: number): number =>
  0.05 * noise(x * 0.2, 1, z * 0.2) +
  rollingHills(x, z, { from: 70, to: 400, height: 44, scale: 170, seed: 7 });

export const slope = (x: number, z: number): number => ground(x, z) + smoothstep(4, 120, -z) * 26;
