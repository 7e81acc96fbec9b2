/** Head and tail lights drawn out by a long exposure, along a road that leads away from the camera. */

import type { Particle } from '../../kits/model.ts';
import { createRandom } from '../../math/random.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { EffectContext } from './context.ts';

const reach = 170;

export const lightTrails = ({ time, camera, groundAt }: EffectContext): Particle[] => {
  const random = createRandom(41);
  const flat = Math.hypot(camera.forward[0], camera.forward[2]) || 1;
  const forward: Vec3 = [camera.forward[0] / flat, 0, camera.forward[2] / flat];
  const particles: Particle[] = [];
  for (let n = 0; n < 90; n += 1) {
    const comes = n % 2 === 0;
    const lane = (comes ? -1 : 1) * (2.2 + 3.4 * Math.floor(random() * 3) + random() * 0.8);
    const length = 14 + random() * 34;
    const start = random() * reach;
    const gone = (start + time * (comes ? -30 : 30)) % reach;
    const from = 6 + (gone < 0 ? gone + reach : gone);
    const height = 0.55 + random() * 0.5;
    const at = (away: number): Vec3 => {
      const p = addScaled(addScaled(camera.position, forward, away), camera.right, lane);
      return [p[0], groundAt(p[0], p[2]) + height, p[2]];
    };
    const colour: Vec3 = comes ? [4.2, 3.8, 3] : [4.6, 0.5, 0.25];
    // Short pieces, so that a trail keeps its brightness over its length.
    for (let piece = 0; piece < 4; piece += 1) {
      const [a, b] = [from + (length * piece) / 4 - 1, from + (length * (piece + 1)) / 4 + 1];
      particles.push({ position: at(a), end: at(b), size: 0.07, colour, opacity: 0.9 });
    }
  }
  return particles;
};
