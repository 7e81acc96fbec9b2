/** Fireworks over the scene. */

import type { Lamp, Particle } from '../../kits/model.ts';
import { createRandom } from '../../math/random.ts';
import { addScaled, scale, type Vec3 } from '../../math/vector.ts';
import type { EffectContext } from './context.ts';

const burstColours: Vec3[] = [
  [4, 0.9, 0.5],
  [0.8, 2.2, 4.5],
  [4, 3.2, 0.9],
  [2.6, 0.8, 4],
  [0.8, 4, 1.6],
  [4.2, 2.8, 2.8],
];

/** The same sparks upside down, where the line of sight to their mirror image meets the water, broken by its ripples. */
const mirrored = (
  sparks: readonly Particle[],
  level: number,
  time: number,
  { position: [ex, ey, ez] }: EffectContext['camera'],
): Particle[] =>
  sparks.flatMap((spark, n) => {
    const above = ey - level;
    if (above < 0.1) return [];
    const onWater = ([x, y, z]: Vec3): Vec3 => {
      // Drawn nearer to the horizon than a mirror would, so that the picture holds it.
      const share = above / (above + Math.max(0.1, (y - level) * 0.36));
      return [ex + (x - ex) * share, level + 0.4, ez + (z - ez) * share];
    };
    const position = onWater(spark.position);
    const reach = Math.hypot(position[0] - ex, position[2] - ez);
    const whole = Math.hypot(spark.position[0] - ex, spark.position[2] - ez);
    position[0] += 0.006 * reach * Math.sin(time * 3 + n * 1.7);
    const end: Vec3 = [position[0], position[1], position[2] + reach * 0.05];
    return [{ ...spark, position, end, size: (spark.size * reach) / whole, opacity: spark.opacity * 0.5 }];
  });

/** Bursts high before the camera, one after the other, each a sphere of sparks that slows down and falls. */
export const fireworks = ({
  time,
  camera,
  mirrorHeight,
}: EffectContext): { particles: Particle[]; lamps: Lamp[] } => {
  const particles: Particle[] = [];
  const lamps: Lamp[] = [];
  const period = 0.55;
  const flat = Math.hypot(camera.forward[0], camera.forward[2]) || 1;
  const forward: Vec3 = [camera.forward[0] / flat, 0, camera.forward[2] / flat];
  for (let n = Math.floor(time / period) - 5; n <= time / period; n += 1) {
    const random = createRandom(n * 7919 + 90000);
    const age = time - n * period;
    const away = 70 + random() * 40;
    const across = (random() - 0.5) * away * 0.95;
    // In the upper half of the picture, whichever way the camera looks.
    const slope = Math.max(0.04, camera.forward[1] / flat + (0.17 + random() * 0.2) / camera.focalLength);
    const up = away * slope;
    const centre = addScaled(addScaled(camera.position, forward, away), camera.right, across);
    centre[1] += up;
    const colour = burstColours[Math.abs(n) % burstColours.length]!;
    const spread = (11 + random() * 8) * (1 - Math.exp(-age * 2.6));
    const fade = Math.max(0, 1 - age / 2.4);
    if (age < 0.5) lamps.push({ position: centre, colour: scale(colour, 5 * (1 - age * 2)), reach: 90 });
    for (let k = 0; k < 110; k += 1) {
      const [z, a] = [random() * 2 - 1, random() * 6.283];
      const r = Math.sqrt(1 - z * z);
      const out = spread * (0.85 + 0.15 * random());
      const position: Vec3 = [
        centre[0] + Math.cos(a) * r * out,
        centre[1] + z * out - 1.6 * age * age,
        centre[2] + Math.sin(a) * r * out,
      ];
      particles.push({
        position,
        end: addScaled(position, [Math.cos(a) * r, z - 0.25 * age, Math.sin(a) * r], -1.1 * fade - 0.1),
        size: 0.2,
        colour,
        opacity: fade * 0.95,
      });
    }
  }
  if (mirrorHeight !== null) particles.push(...mirrored(particles, mirrorHeight, time, camera));
  return { particles, lamps };
};
