/** Tables and sacks of a spice market on both sides of the way: cones of red, yellow, orange, green and brown. */

import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from './set-builder.ts';

const hues = ['#c8341c', '#e8a81c', '#d8681c', '#8a4a1e', '#7f9a2c', '#e6c22a', '#a01e24', '#c98a4a'].map(
  fromHex,
);

export const addSpiceTables = (set: SetBuilder, half: number, front: number): void => {
  set.model((b) => {
    const heap = (x: number, y: number, z: number, r: number, n: number) => {
      const hue = hues[n % hues.length]!;
      b.paint(
        (p: Vec3) => mix(hue, mix(hue, [0.08, 0.04, 0.02], 0.4), noise(p[0] * 30, p[1] * 30, p[2] * 30)),
        'sand',
      ).at(translation(x, y, z), (k) =>
        k.lathe(
          [
            [r, 0],
            [r * 0.86, r * 0.22],
            [r * 0.45, r * 0.8],
            [0, r * 1.35],
          ],
          16,
        ),
      );
    };
    for (const side of [-1, 1])
      for (let row = 0; row < 8; row += 1) {
        const z = front - row * 2.3;
        const x = set.centre[0] + side * (half - 1.15);
        if (set.area.hasCast && !set.isClear(x, z, 0.9)) continue;
        // A sloping table with bowls in two rows, and open sacks before it.
        b.paint(fromHex('#7a5230'), 'wood').box([x + side * 0.2, 0.36, z], [0.9, 0.72, 2], 0.02, 1);
        for (let n = 0; n < 8; n += 1) {
          const [col, line] = [n % 4, Math.floor(n / 4)];
          const at: Vec3 = [x + side * (line * 0.44), 0.74 + line * 0.16, z - 0.75 + col * 0.5];
          b.paint(fromHex('#8f6238'), 'wood').at(translation(...at), (k) =>
            k.cylinder(-0.04, 0.08, 0.2, 0.23, 16),
          );
          heap(at[0], at[1] + 0.07, at[2], 0.21, row * 3 + n + (side > 0 ? 4 : 0));
        }
        for (let n = 0; n < 3; n += 1) {
          const at: Vec3 = [x - side * 0.48, 0, z - 0.66 + n * 0.64];
          b.paint(
            (p: Vec3) => mix(fromHex('#b39a6c'), fromHex('#8f774c'), noise(p[0] * 9, p[1] * 20, p[2] * 9)),
            'cloth',
          ).at(translation(...at), (k) =>
            k.lathe(
              [
                [0.2, 0],
                [0.27, 0.12],
                [0.25, 0.36],
                [0.29, 0.42],
                [0.24, 0.43],
              ],
              14,
            ),
          );
          heap(at[0], 0.4, at[2], 0.24, row + n * 2 + 1);
        }
      }
  });
};
