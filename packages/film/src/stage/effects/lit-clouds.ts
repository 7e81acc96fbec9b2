/** Clouds over a fire or a launch at night: orange where the flames light them from below. */

import type { Lamp, Particle } from '../../kits/model.ts';
import { createRandom } from '../../math/random.ts';
import { addScaled, mix, type Vec3 } from '../../math/vector.ts';

const glow: Vec3 = [1.9, 0.72, 0.2];
const dark: Vec3 = [0.05, 0.055, 0.09];

/** A bank behind and above the source of light, as wide as the picture. `right` and `away` are the camera's. */
export const litClouds = (
  source: Vec3,
  size: number,
  time: number,
  right: Vec3,
  away: Vec3,
): { particles: Particle[]; lamp: Lamp } => {
  const random = createRandom(77);
  const particles = Array.from({ length: 46 }, (_, n): Particle => {
    const across = (random() - 0.5) * 5.4 * size;
    const depth = size * (0.9 + 1.6 * random());
    const up = size * (0.75 + 0.75 * random()) + 0.1 * size * Math.abs(across / size);
    const drift = 0.02 * size * time;
    const at = addScaled(addScaled(source, right, across + drift), away, depth);
    const far = Math.hypot(across, up * 0.8) / (2.1 * size);
    return {
      position: [at[0], source[1] + up, at[2]],
      size: size * (0.32 + 0.3 * random()),
      colour: mix(glow, dark, Math.min(1, far * far)),
      opacity: 0.34,
      wisp: n * 2.3,
    };
  });
  const flicker = 0.9 + 0.1 * Math.sin(time * 17) * Math.sin(time * 11);
  return {
    particles,
    lamp: {
      position: source,
      colour: [26 * flicker, 11 * flicker, 3.4 * flicker],
      reach: size * 3.2,
    },
  };
};
