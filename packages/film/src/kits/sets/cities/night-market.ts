/** A market by night: dark sky, a warm bulb in every stall, steam from the pans, few strings of lanterns. */

import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addGarland } from '../towns/street-parts.ts';

/** Metres from one stall to the next. */
const stallStep = 3.1;
const lanterns: Vec3[] = [
  [2.2, 0.4, 0.14],
  [2.2, 1.2, 0.4],
];

/** Strokes of two signs of writing: middle, width and height. */
const glyphs: readonly (readonly [number, number, number, number][])[] = [
  [
    [-0.1, 0, 0.04, 0.28],
    [0.1, 0, 0.04, 0.28],
    [0, 0.13, 0.24, 0.04],
    [0, 0, 0.2, 0.04],
    [0, -0.13, 0.24, 0.04],
  ],
  [
    [0, 0.1, 0.26, 0.04],
    [0, -0.02, 0.18, 0.04],
    [0, -0.13, 0.28, 0.04],
    [-0.07, 0.04, 0.04, 0.16],
    [0.07, -0.06, 0.04, 0.16],
  ],
];

export const lightMarket = (set: SetBuilder, half: number, front: number): void => {
  const x = set.centre[0];
  set.model(
    (b) => {
      const wide = Math.min(half, 6) + 0.6;
      for (let n = 0; n < 5; n += 1) {
        const z = front - 5 - n * 5;
        addGarland(b, [x - wide, 4.3, z], [x + wide, 4.3, z], lanterns, 8, 0.17);
      }
      for (let n = 0; n < 9; n += 1)
        for (const side of [-1, 1]) {
          const place = multiply(
            translation(x + side * half, 0, front - n * stallStep),
            rotationY((-side * Math.PI) / 2),
          );
          b.at(place, (k) => {
            k.paint([3.4, 2.2, 0.9], 'glow');
            for (const across of [-0.7, 0.7]) k.sphere([across, 1.92, 0.45], 0.07, 8);
            // A lit sign with a few strokes over the awning.
            k.paint(n % 2 ? [1.5, 0.28, 0.12] : [1.3, 0.8, 0.2], 'glow').box(
              [0, 2.72, 0.3],
              [1.7, 0.42, 0.06],
            );
            k.paint([0.05, 0.03, 0.03], 'satin');
            for (let stroke = 0; stroke < 4; stroke += 1)
              for (const [dx, dy, w, h] of glyphs[(stroke + n) % 2]!)
                k.box([-0.6 + stroke * 0.4 + dx, 2.72 + dy, 0.34], [w, h, 0.02]);
          });
        }
    },
    { castsNoShadow: true },
  );
  for (let n = 0; n < 5; n += 1)
    for (const side of [-1, 1])
      set.lamp([x + side * (half - 0.5), 1.85, front - n * stallStep], [2.6, 1.5, 0.55], 2.6);
  // Steam of pans and grills.
  set.particles((time) =>
    Array.from({ length: 72 }, (_, n) => {
      const [stall, age] = [n % 6, (time * 0.4 + n * 0.618) % 1];
      const side = stall % 2 ? 1 : -1;
      return {
        position: [
          x + side * (half - 0.5) + 0.25 * Math.sin(n * 3.1 + age * 3),
          1 + age * 1.9,
          front - (Math.floor(stall / 2) * 2 + 1) * stallStep + 0.4 * Math.sin(n * 7.7),
        ] as Vec3,
        size: 0.14 + 0.36 * age,
        colour: [0.55, 0.46, 0.38] as Vec3,
        opacity: 0.13 * (1 - age),
      };
    }),
  );
};
