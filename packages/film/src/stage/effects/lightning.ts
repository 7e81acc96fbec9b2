/** Bolts of lightning over the far end of the scene, each with branches, and the flash they throw. */

import type { Particle } from '../../kits/model.ts';
import { createRandom, type Random } from '../../math/random.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { EffectContext } from './context.ts';

/** Seconds between bolts, and how long one is seen: film makers let it linger, so that it is seen at all. */
const period = 0.95;
const shownFor = 0.92;
const bluish: Vec3 = [3.4, 3.6, 5];

const addBranch = (
  particles: Particle[],
  random: Random,
  from: Vec3,
  along: Vec3,
  right: Vec3,
  { steps, width, opacity }: { steps: number; width: number; opacity: number },
) => {
  let at = from;
  for (let n = 0; n < steps; n += 1) {
    const length = Math.hypot(...along);
    const next = addScaled(addScaled(at, along, 1 / steps), right, (random() - 0.5) * length * 0.13);
    const thin = width * (1 - (0.6 * n) / steps);
    particles.push({
      position: at,
      end: next,
      size: thin * 5,
      colour: [0.5, 0.6, 1.3],
      opacity: opacity * 0.16,
    });
    particles.push({ position: at, end: next, size: thin, colour: bluish, opacity });
    if (width > 0.2 && n > 1 && random() < 0.42) {
      const side = random() < 0.5 ? -1 : 1;
      const fork = addScaled(
        [0, along[1] * (0.25 + 0.2 * random()), 0],
        right,
        side * length * (0.1 + 0.16 * random()),
      );
      addBranch(particles, random, next, fork, right, {
        steps: 6,
        width: width * 0.45,
        opacity: opacity * 0.8,
      });
    }
    at = next;
  }
};

export const lightning = ({
  time,
  camera,
  groundAt,
  setting,
}: EffectContext): { particles: Particle[]; flash: number } => {
  const turn = time / period + 0.62;
  const age = (turn - Math.floor(turn)) * period;
  const flash = age < 0.09 ? 1 : age > 0.15 && age < 0.24 ? 0.6 : 0;
  const particles: Particle[] = [];
  if (age > shownFor) return { particles, flash };
  const random = createRandom(Math.floor(turn) * 6151 + 31);
  const flat = Math.hypot(camera.forward[0], camera.forward[2]) || 1;
  const forward: Vec3 = [camera.forward[0] / flat, 0, camera.forward[2] / flat];
  // Strikes over a city across water are as far away as it is.
  const isAcrossWater = setting?.place === 'skyline';
  const away = isAcrossWater ? 380 : 150;
  const across = (random() - 0.5) * away * 0.62;
  const foot = addScaled(addScaled(camera.position, forward, away), camera.right, across);
  // It comes out of clouds that are above the picture.
  const steep = camera.forward[1] / flat + 0.56 / camera.focalLength;
  const top: Vec3 = [foot[0], camera.position[1] + away * Math.max(0.5, steep), foot[2]];
  // It strikes the roofs of a far city.
  const lowest = Math.min(camera.position[1], groundAt(foot[0], foot[2])) + (isAcrossWater ? 34 : 0);
  const along = addScaled([0, lowest - top[1], 0], camera.right, (random() - 0.5) * away * 0.16);
  addBranch(particles, random, top, along, camera.right, {
    steps: 20,
    width: (0.55 * away) / 150,
    opacity: Math.max(0, 1 - (age / shownFor) ** 4) * (age > 0.1 && age < 0.15 ? 0.4 : 1),
  });
  return { particles, flash };
};
