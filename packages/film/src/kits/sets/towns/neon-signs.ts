/** Neon signs and lit billboards on the house fronts of a street at night. */

import { createRandom, pick } from '../../../math/random.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const neons: Vec3[] = [
  [2.6, 0.25, 0.9],
  [0.2, 1.7, 2.6],
  [2.6, 0.5, 0.12],
  [0.35, 2.3, 0.55],
  [1.3, 0.4, 2.7],
  [2.6, 1.9, 0.3],
];
const dark: Vec3 = [0.015, 0.016, 0.022];

/** Both sides of a street whose fronts stand at x = -edge and x = edge. */
export const addNeonSigns = (set: SetBuilder, edge: number, near: number, far: number): void => {
  const random = createRandom(set.request.seed * 37 + 5);
  set.model(
    (b) => {
      for (const side of [-1, 1]) {
        for (let z = near - 14; z > -Math.min(far, 90); z -= 2.6 + random() * 1.6) {
          const colour = pick(random, neons);
          const other = pick(random, neons);
          const height = 1.6 + random() * 3.2;
          const y = 3.6 + random() * 1.2 + height / 2;
          const width = 0.8 + random() * 0.5;
          const x = side * (edge - 0.15 - width / 2);
          // Upright signs stand out from the wall and are read along the street.
          b.paint(dark, 'satin').box([x, y, z], [width, height, 0.22], 0.03);
          for (const face of [-1, 1]) {
            const at = z + face * 0.125;
            b.paint(colour, 'glow');
            for (const end of [-1, 1]) {
              b.box([x, y + (end * (height - 0.1)) / 2, at], [width - 0.08, 0.05, 0.02]);
              b.box([x + (end * (width - 0.1)) / 2, y, at], [0.05, height - 0.1, 0.02]);
            }
            b.paint(other, 'glow');
            const glyphs = Math.floor(height / 0.7);
            for (let n = 0; n < glyphs; n += 1) {
              const middle = y - height / 2 + ((n + 0.5) * height) / glyphs;
              b.box([x, middle + 0.14, at], [width * 0.5, 0.055, 0.02]);
              b.box([x, middle - 0.14, at], [width * (0.3 + 0.25 * random()), 0.055, 0.02]);
              b.box([x + (random() - 0.5) * width * 0.3, middle, at], [0.055, 0.32, 0.02]);
            }
          }
          // Boards flat on the wall above.
          if (random() < 0.6) {
            const wide = 1.6 + random() * 2.6;
            const high = 1.4 + random() * 2.2;
            const level = 7.2 + random() * 5;
            b.paint(dark, 'satin').box([side * (edge - 0.08), level, z], [0.2, high, wide], 0.03);
            b.paint(scale(pick(random, neons), 0.55), 'glow').box(
              [side * (edge - 0.2), level, z],
              [0.03, high - 0.16, wide - 0.16],
            );
            b.paint(pick(random, neons), 'glow').box(
              [side * (edge - 0.23), level + high * 0.16, z],
              [0.03, high * 0.16, wide * 0.66],
            );
            b.box([side * (edge - 0.23), level - high * 0.16, z], [0.03, high * 0.1, wide * 0.4]);
          }
          if (z > -30 && random() < 0.5) set.lamp([side * (edge - 1.6), y, z], scale(colour, 0.9), 8);
        }
      }
    },
    { castsNoShadow: true },
  );
};
