/** Small lights and bubbles about the subject, and stars that fall. */

import type { Particle } from '../../kits/model.ts';
import { fraction, smoothstep } from '../../math/interpolate.ts';
import { createRandom } from '../../math/random.ts';
import { add, addScaled, subtract, type Vec3 } from '../../math/vector.ts';
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

const powderHues: readonly Vec3[] = [
  [1, 0.08, 0.42],
  [1.05, 0.72, 0.04],
  [0.1, 0.55, 1],
  [0.12, 0.72, 0.2],
  [0.55, 0.12, 0.9],
  [1.05, 0.34, 0.05],
];

/** Clouds that burst over the people again and again, each of one colour, and hang in the air. */
export const colourPowder = ({ time, centre, size, groundAt, camera }: EffectContext): Particle[] => {
  const particles: Particle[] = [];
  // In a wide shot there are more of them, over the whole crowd.
  const away = Math.hypot(centre[0] - camera.position[0], centre[2] - camera.position[2]);
  const span = Math.max(size * 2.4, away * 0.85);
  const clouds = Math.min(40, Math.round(16 * Math.max(1, span / (size * 2.4))));
  for (let n = 0; n < clouds; n += 1) {
    const random = createRandom(400 + n);
    const age = fraction(n / clouds + time / 3.2 + random());
    const hue = powderHues[n % powderHues.length]!;
    // Around the people and a little before them.
    const [across, towards] = [(random() - 0.5) * span, (random() - 0.4) * 1.7];
    const x = centre[0] + camera.right[0] * across - camera.forward[0] * towards;
    const z = centre[2] + camera.right[2] * across - camera.forward[2] * towards;
    const from: Vec3 = [x, groundAt(x, z) + 0.9 + random() * 0.8, z];
    const spread = (0.2 + 0.75 * Math.sqrt(age)) * (0.6 + 0.5 * random());
    for (let k = 0; k < 34; k += 1) {
      const [a, b, c] = [random() * 2 - 1, random(), random() * 2 - 1];
      particles.push({
        position: [from[0] + a * spread, from[1] + b * spread * 1.3 - age * 0.5, from[2] + c * spread * 0.7],
        size: (0.14 + 0.34 * age) * (0.6 + 0.6 * random()),
        colour: hue,
        opacity: (1 - age) ** 0.6,
        wisp: n * 31 + k,
      });
    }
  }
  return particles;
};

/** Clouds of dust that the wind drives along the ground, thinner the higher they are. */
export const blownDust = ({ time, centre, size, groundAt, camera }: EffectContext): Particle[] => {
  const random = createRandom(57);
  const room = Math.max(5, size * 2.4);
  return Array.from({ length: 64 }, (_, n): Particle => {
    const across = (fraction(random() + time * (0.05 + 0.05 * random())) - 0.5) * room * 2;
    const along = (random() - 0.62) * room;
    const base = addScaled(addScaled(centre, camera.right, across), camera.forward, along);
    const rise = random() ** 1.8;
    const radius = room * (0.06 + 0.09 * random());
    // Neither before the lens nor at the ends of the way, where clouds would come and go at once.
    const distance = Math.hypot(...subtract(base, camera.position));
    const fade = smoothstep(1, 0.7, Math.abs(across) / room) * smoothstep(room * 0.3, room * 0.7, distance);
    return {
      position: [base[0], groundAt(base[0], base[2]) + radius * 0.4 + rise * room * 0.3, base[2]],
      size: radius,
      colour: [0.86, 0.68, 0.44],
      opacity: (0.26 - 0.16 * rise) * fade,
      wisp: n * 1.7,
    };
  });
};
