/** Water thrown up by what enters or leaves it. */

import type { Particle } from '../../kits/model.ts';
import { createRandom } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';

/** What goes through the water: `right` points to its side, `ahead` along its way. */
type Passing = { centre: Vec3; size: Vec3; ahead: Vec3; right: Vec3; speed: number };

/** Spray on both sides of what runs or drives through shallow water. */
export const wadingSpray = (
  { centre, size: [width, , length], ahead, right, speed }: Passing,
  time: number,
  colour: Vec3 = [0.93, 0.97, 1],
): Particle[] => {
  const strength = Math.min(1.6, Math.sqrt(speed) * 0.5) * Math.min(1.3, 0.5 + width * 0.4);
  // Around a small animal the veil would hide it.
  const veil = Math.min(1, 0.12 + length * 0.3);
  return Array.from({ length: 240 }, (_, n) => {
    const age = (time * 1.5 + n * 0.618) % 1;
    const side = n % 2 ? 1 : -1;
    const share = ((n * 0.377) % 1) - 0.35;
    const out = width * 0.42 + strength * (0.3 + ((n * 0.71) % 1) * 1.5) * age;
    const along = length * share - speed * age * 0.35;
    const up = strength * (1.6 + 2.2 * ((n * 0.53) % 1)) * age - 3.2 * strength * age * age;
    return {
      position: [
        centre[0] + right[0] * side * out + ahead[0] * along,
        centre[1] + Math.max(0.02, up),
        centre[2] + right[2] * side * out + ahead[2] * along,
      ] as Vec3,
      ...(n % 3 === 0 && { wisp: n * 1.3 }),
      size: (n % 3 === 0 ? (0.22 + 0.3 * age) * veil : 0.035 + 0.07 * age) * Math.min(1.5, 0.5 + width * 0.4),
      colour,
      opacity: (n % 3 === 0 ? 0.45 : 0.7) * (1 - age * 0.8),
    };
  });
};

/** Water thrown up around something that enters or leaves it. */
export const splash = (
  centre: Vec3,
  size: number,
  since: number,
  seed: number,
  colour: Vec3 = [0.92, 0.96, 1],
): Particle[] => {
  if (since < 0 || since > 2.2) return [];
  const random = createRandom(seed);
  return Array.from({ length: 150 }, () => {
    const [a, out, up] = [
      random() * 6.283,
      (0.3 + random()) * size * 0.9,
      (1.4 + random() * 2.6) * Math.sqrt(size),
    ];
    const y = up * since - 4.9 * since * since;
    const position: Vec3 = [
      centre[0] + Math.cos(a) * (size * 0.25 + out * since),
      centre[1] + Math.max(-0.2, y),
      centre[2] + Math.sin(a) * (size * 0.25 + out * since),
    ];
    return {
      position,
      size: size * (0.015 + 0.03 * random()) * (1 + since),
      colour,
      opacity: y < -0.1 ? 0 : 0.75 * (1 - since / 2.2),
    };
  });
};

/** Foam that spreads behind a boat in a V, the churned water of its screw, a tail of spray over that, and sheets of spray at the bow. */
const wakeParts = { foam: 0, churned: 1, tail: 2, bow: 3 } as const;
const wakeParticles = 320;

/** The wake of a boat. `bright` is 1 by day, less by night. */
export const wake = (
  { centre, size: [width, , length], ahead, right, speed }: Passing,
  time: number,
  bright: number,
): Particle[] => {
  const strength = Math.min(1.4, speed / 7);
  const tall = strength * Math.min(1.5, 0.35 + width * 0.35);
  const colour: Vec3 = [0.95 * bright, 0.98 * bright, bright];
  return Array.from({ length: wakeParticles }, (_, n) => {
    const part = n % 4;
    const age = (time * (part === wakeParts.foam ? 0.55 : 0.9) + n * 0.618) % 1;
    const side = n % 8 < 4 ? 1 : -1;
    const spread = (n * 0.37) % 1;
    const behind = -length * 0.44;
    const thrown = age * (1 - age) * 4;
    const [along, out, up, size, opacity] =
      part === wakeParts.bow
        ? [
            length * (0.4 - 0.75 * age),
            width * (0.32 + age * (0.9 + 0.8 * spread)),
            tall * thrown * (0.5 + 0.5 * spread),
            width * (0.05 + 0.11 * age),
            0.75,
          ]
        : part === wakeParts.tail
          ? [
              behind - age * length * (0.5 + 0.6 * spread),
              width * 0.3 * spread * (0.5 + age),
              tall * thrown * (0.4 + 0.9 * spread),
              width * (0.08 + 0.16 * age),
              0.6,
            ]
          : part === wakeParts.churned
            ? [
                behind - age * length * 1.4 * strength,
                width * 0.34 * spread,
                0.05,
                width * (0.14 + 0.16 * age),
                0.7,
              ]
            : [
                behind - age * length * 1.5 * strength,
                width * (0.3 + 0.14 * spread) + age * length * 0.34 * strength,
                0.05,
                width * (0.12 + 0.2 * age),
                0.6,
              ];
    return {
      position: [
        centre[0] + right[0] * side * out + ahead[0] * along,
        centre[1] + up,
        centre[2] + right[2] * side * out + ahead[2] * along,
      ] as Vec3,
      size,
      colour,
      opacity: opacity * (1 - age) ** 0.7 * Math.min(1, strength + 0.2),
      ...(n % 3 === 0 && { wisp: n * 1.3 }),
    };
  });
};
