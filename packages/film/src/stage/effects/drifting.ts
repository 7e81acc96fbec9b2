/** Small lights and bubbles about the subject, and stars that fall. */

import type { Particle } from '../../kits/model.ts';
import { fraction } from '../../math/interpolate.ts';
import { createRandom } from '../../math/random.ts';
import { add, addScaled, type Vec3 } from '../../math/vector.ts';
import type { EffectContext } from './context.ts';

export const fireflies = ({ time, centre, size, groundAt }: EffectContext): Particle[] => {
  const random = createRandom(31);
  return Array.from({ length: 70 }, (_, n) => {
    const at = add(centre, [(random() - 0.5) * size * 5, 0, (random() - 0.5) * size * 5]);
    const height = groundAt(at[0], at[2]) + 0.3 + random() * 2;
    const blink = Math.max(0, Math.sin(time * (1 + random()) + n)) ** 2;
    const position: Vec3 = [
      at[0] + 0.4 * Math.sin(time * 0.5 + n),
      height + 0.25 * Math.sin(time * 0.8 + n * 2),
      at[2] + 0.3 * Math.cos(time * 0.6 + n),
    ];
    return { position, size: 0.035, colour: [2.4, 2.6, 0.6] as Vec3, opacity: blink * 0.9 };
  });
};

/** Each is a pale disc with a small highlight: rings of light are what makes a bubble. */
export const bubbles = ({ time, centre, size, camera }: EffectContext): Particle[] => {
  const random = createRandom(32);
  return Array.from({ length: 60 }, (_, n): Particle[] => {
    const rise = fraction(random() + time * (0.12 + random() * 0.1));
    const position: Vec3 = add(centre, [
      (random() - 0.5) * size * 3.2 + 0.1 * Math.sin(time * 3 + n),
      (rise - 0.4) * size * 3,
      (random() - 0.5) * size * 2.4,
    ]);
    const radius = 0.02 + random() * 0.05;
    const hue = random();
    const highlight = addScaled(
      addScaled(addScaled(position, camera.right, -radius * 0.35), [0, 1, 0], radius * 0.4),
      camera.forward,
      -radius,
    );
    return [
      { position, size: radius, colour: [0.75 + 0.3 * hue, 0.95, 1.25 - 0.2 * hue], opacity: 0.45 },
      { position: highlight, size: radius * 0.3, colour: [2.6, 2.6, 2.6], opacity: 0.95 },
    ];
  }).flat();
};

export const shootingStars = ({ time, camera }: EffectContext): Particle[] => {
  const particles: Particle[] = [];
  for (let n = 0; n < 3; n += 1) {
    const random = createRandom(Math.floor(time / 1.7 + n * 0.33) * 31 + n);
    const age = fraction(time / 1.7 + n * 0.33);
    const start = addScaled(
      addScaled(camera.position, camera.forward, 200),
      camera.right,
      (random() - 0.5) * 180,
    );
    start[1] += 50 + random() * 40;
    const along: Vec3 = addScaled([0, -30, 0], camera.right, 55);
    const head = addScaled(start, along, age);
    particles.push({
      position: head,
      end: addScaled(head, along, -0.22),
      size: 0.35,
      colour: [3, 3, 3.4],
      opacity: Math.sin(age * 3.14) * 0.9,
    });
  }
  return particles;
};
