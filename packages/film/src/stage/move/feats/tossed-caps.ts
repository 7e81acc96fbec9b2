/** Caps that graduates throw into the air: up, turning over, down to the hands and up again, each in its own time. */

import { fraction } from '../../../math/interpolate.ts';
import { addScaled, scale, type Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import type { Axes } from '../../place/axes.ts';
import { still } from '../paths.ts';

export const tossesCap = 'tosses the cap';
const tossed = 'tossed up';

/** Seconds of one flight, and heights over the ground and over the hands in heights of the body. */
const period = 1.9;
const hands = 1.12;
const rise = 0.62;

export const tossCaps = (actors: readonly Actor[], { right, azimuth }: Axes): void => {
  const caps = actors.filter(({ thing }) => thing.traits.includes(tossed));
  const owners = actors.filter(({ thing }) => thing.traits.includes(tossesCap));
  if (owners.length === 0) return;
  // To the camera, so that faces are seen.
  for (const owner of owners) {
    owner.yaw = azimuth + 0.1 * Math.sin(owner.copy * 2.1);
    owner.path = () => still(owner.position, owner.yaw);
  }
  for (const [n, cap] of caps.entries()) {
    const owner = owners[n % owners.length]!;
    cap.support = { kind: 'free' };
    cap.speed = 0;
    cap.isBound = true;
    cap.target = null;
    const factor = 1.25;
    cap.scale *= factor;
    cap.size = scale(cap.size, factor);
    const tall = owner.size[1];
    cap.path = (time) => {
      const u = fraction(time / period + n * 0.382);
      const up = 4 * u * (1 - u);
      const at: Vec3 = addScaled(owner.position, right, Math.sin(n * 2.7) * 0.3 * up);
      return {
        ...still([at[0], tall * (hands + rise * (0.7 + 0.3 * Math.sin(n * 1.9)) * up), at[2]], n + time * 2),
        pitch: up * Math.sin(time * 3 + n) * 1.1,
        roll: Math.sin(time * 2.3 + n * 1.3) * 0.9,
      };
    };
  }
};
