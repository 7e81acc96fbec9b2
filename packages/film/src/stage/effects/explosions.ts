/** Fireballs that burst around the action, swell, darken to smoke and throw sparks. */

import type { Lamp, Particle } from '../../kits/model.ts';
import { createRandom } from '../../math/random.ts';
import { addScaled, scale, type Vec3 } from '../../math/vector.ts';
import type { EffectContext } from './context.ts';

const period = 0.7;
const lifetime = 2.1;

export const explosions = ({
  time,
  camera,
  centre,
  size,
  groundAt,
}: EffectContext): { particles: Particle[]; lamps: Lamp[] } => {
  const particles: Particle[] = [];
  const lamps: Lamp[] = [];
  const distance = Math.hypot(...centre.map((value, axis) => value - camera.position[axis]!)) || 1;
  for (let n = Math.floor((time - lifetime) / period); n <= time / period; n += 1) {
    const random = createRandom(n * 6151 + 70_000);
    const age = time - n * period;
    if (age < 0 || age > lifetime) continue;
    const away = distance * (1.15 + random() * 0.9);
    const side = n % 2 === 0 ? 1 : -1;
    const across = side * away * (0.22 + random() * 0.3);
    const middle = addScaled(addScaled(camera.position, camera.forward, away), camera.right, across);
    middle[1] += (random() - 0.35) * away * 0.25;
    const radius = Math.max(0.3, size * 0.5) * (away / distance) * (0.8 + random() * 0.5);
    middle[1] = Math.max(middle[1], groundAt(middle[0], middle[2]) + radius * 0.5);
    const swell = 1 - Math.exp(-age * 3.4);
    const heat = Math.max(0, 1 - age / 1.1);
    const fade = Math.max(0, 1 - age / lifetime);
    lamps.push({ position: middle, colour: scale([9, 4, 1.2], heat), reach: radius * 9 });
    for (let k = 0; k < 54; k += 1) {
      const [z, a, r] = [random() * 2 - 1, random() * 6.283, Math.cbrt(random())];
      const flat = Math.sqrt(1 - z * z);
      const out = radius * swell * r;
      const hot = heat * (1.2 - r);
      particles.push({
        position: [
          middle[0] + Math.cos(a) * flat * out,
          middle[1] + z * out + age * radius * 0.15,
          middle[2] + Math.sin(a) * flat * out,
        ],
        size: radius * (0.2 + 0.3 * swell),
        colour: [0.06 + 4.5 * hot, 0.05 + 1.9 * hot * hot, 0.05 + 0.5 * hot * hot * hot],
        opacity: 0.6 * fade,
        wisp: k * 0.618,
      });
    }
    for (let k = 0; k < 30; k += 1) {
      const [z, a] = [random() * 2 - 1, random() * 6.283];
      const flat = Math.sqrt(1 - z * z);
      const direction: Vec3 = [Math.cos(a) * flat, z, Math.sin(a) * flat];
      const position = addScaled(middle, direction, radius * swell * (1.2 + random()));
      particles.push({
        position,
        end: addScaled(position, direction, -radius * 0.2 * heat),
        size: radius * 0.025,
        colour: [5, 2.6, 0.7],
        opacity: heat,
      });
    }
  }
  return { particles, lamps };
};
