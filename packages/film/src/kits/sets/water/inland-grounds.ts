/** The shape of the land at inland water: where the shore is, how deep the bed lies, what rises behind. */

import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mountainRange } from '../shared/landforms.ts';
import type { Ground } from '../shared/set-builder.ts';
import { fallHeight, fallZ } from './waterfall.ts';

export const inlandPlaces = ['lake', 'river', 'waterfall', 'swamp'] as const;
export type InlandPlace = (typeof inlandPlaces)[number];

export const grounds: Record<InlandPlace, Ground> = {
  // Land towards the camera, a far wooded shore behind.
  lake: (x, z) => {
    const shore = z + 2.6 + 1.6 * Math.sin(x / 9) + 0.012 * x * x * smoothstep(20, 60, Math.abs(x)) * -0.1;
    const farShore = smoothstep(-130, -190, z + 24 * noise(x / 70, 3, 0));
    const side = smoothstep(70, 150, Math.abs(x + 10));
    const bed =
      shore > 0 ? Math.min(0.5, shore * 0.16) + 0.15 * noise(x / 3, 1, z / 3) : Math.max(-4, shore * 0.22);
    return (
      Math.max(bed, (farShore + side) * 6 - 4) +
      mountainRange(x, z, { from: 170, to: 900, height: 380, scale: 330, seed: 8 })
    );
  },
  river: (x, z) => {
    const away = Math.abs(z + 8 + 4 * Math.sin(x / 22)) - 5.5;
    const bank = away < 0 ? Math.max(-1.6, away * 0.5) : Math.min(0.6, away * 0.35);
    return bank + smoothstep(16, 140, Math.abs(z + 8)) * (10 + 26 * noise(x / 60, 4, z / 60));
  },
  waterfall: (x, z) => {
    const cliff = smoothstep(
      fallZ - 1.2,
      fallZ - 3.6,
      z + 3.4 * (noise(x / 5, 3, 1) - 0.5) + 0.02 * x * x * 0.4,
    );
    const pool = Math.hypot(x * 0.8, z - fallZ - 1) - 7.2 - noise(x / 3, 1, z / 3) * 1.6;
    const bed = pool < 0 ? Math.max(-2, pool * 0.5) - 0.1 : Math.min(0.45, pool * 0.2);
    const stream = Math.abs(x + 6.5 + 0.5 * z) < 2.4 && z > fallZ + 5 ? -0.5 : 0;
    const notch = 1 - 0.16 * smoothstep(3.4, 1.6, Math.abs(x));
    return (
      bed +
      stream +
      cliff * (fallHeight * notch + 5 * noise(x / 9, 5, z / 9)) +
      smoothstep(9, 40, Math.abs(x)) * 12 * noise(x / 12, 2, z / 12)
    );
  },
  swamp: (x, z) => {
    const r = Math.hypot(x, z);
    return (
      Math.max(0.22 * smoothstep(3.2, 1.8, r), 0) -
      0.32 +
      0.62 * noise(x / 5, 7, z / 5) * smoothstep(1, 6, r) +
      smoothstep(50, 160, r) * 8
    );
  },
};

/** Straight where it is gone through, so that nobody comes out of the water before the film ends. */
export const fordGround: Ground = (x, z) => {
  const away = Math.abs(z + 1.5) - 10 - 2.5 * noise(x / 9, 3, z > 0 ? 1 : 5);
  const side = away < 0 ? Math.max(-0.42, away * 0.3) : Math.min(0.7, away * 0.22);
  return side + smoothstep(20, 140, Math.abs(z)) * (10 + 26 * noise(x / 60, 4, z / 60));
};

/** Narrower, so that the jungle of the far bank fills the picture. */
export const jungleFord: Ground = (x, z) => fordGround(x, z < -1.5 ? (z + 1.5) * 2 - 1.5 : z);

/** A stream towards the camera between banks as high as the road of the bridge that crosses it. */
export const bridgeGround: Ground = (x, z) => {
  const away = Math.abs(x + 2.5 * Math.sin(z / 26)) - 7.5;
  return away < 0
    ? Math.max(-1.6, away * 0.5)
    : Math.min(0.5, away * 0.3) +
        4.6 * smoothstep(3, 12, away) * smoothstep(26, 6, Math.abs(z)) +
        smoothstep(24, 120, Math.hypot(x, z)) * (4 + 16 * noise(x / 50, 4, z / 50));
};

/** A lake that birds stand in: the near shore is behind the camera, the water knee-deep for a long way. */
export const shallows: Ground = (x, z) =>
  z > -14 ? Math.max(-0.3, grounds.lake(x, z - 16)) : grounds.lake(x, z);
