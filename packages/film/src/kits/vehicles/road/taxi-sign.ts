/** What tells a taxi: the lit sign with its letters on the roof, and the band of checks. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';

/** T, A, X and I as strokes from [x, y] to [x, y] in a square of one. */
const taxiLetters: [number, number, number, number][][] = [
  [
    [0, 1, 1, 1],
    [0.5, 0, 0.5, 1],
  ],
  [
    [0, 0, 0.5, 1],
    [0.5, 1, 1, 0],
    [0.25, 0.4, 0.75, 0.4],
  ],
  [
    [0, 0, 1, 1],
    [0, 1, 1, 0],
  ],
  [[0.5, 0, 0.5, 1]],
];

export const addTaxiSign = (b: MeshBuilder, lit: MeshBuilder, roof: number) => {
  b.paint(fromHex('#1a1a1a'), 'satin').box([0, roof + 0.03, -0.3], [0.9, 0.06, 0.3], 0.02);
  // Lit by day too: so it is seen whether it is free.
  b.paint([1.5, 1.3, 0.72], 'glow').box([0, roof + 0.19, -0.3], [0.84, 0.26, 0.22], 0.04);
  lit.paint([1.9, 1.6, 0.8], 'glow').box([0, roof + 0.19, -0.3], [0.83, 0.25, 0.224], 0.04);
  b.paint([0.01, 0.01, 0.01], 'matte');
  for (const side of [-1, 1])
    for (const [n, strokes] of taxiLetters.entries())
      for (const [x0, y0, x1, y1] of strokes) {
        const at = (x: number, y: number): Vec3 => [
          side * (-0.33 + n * 0.18 + x * 0.12),
          roof + 0.12 + y * 0.14,
          -0.3 + side * 0.12,
        ];
        b.tube([at(x0, y0), at(x1, y1)], 0.016, 5);
      }
  // The checks also run along the edge of the roof over the windscreen.
  for (let n = 0; n < 10; n += 1) {
    b.paint(n % 2 ? fromHex('#151515') : fromHex('#f4f4f4'), 'satin');
    b.box([-0.45 + n * 0.1, roof - 0.035, 0.34], [0.1, 0.05, 0.06]);
  }
  for (let n = 0; n < 18; n += 1) {
    for (const side of [-1, 1]) {
      b.paint(n % 2 ? fromHex('#151515') : fromHex('#f4f4f4'), 'satin');
      b.box([side * 0.897, 0.79, -1.5 + n * 0.16], [0.02, 0.07, 0.16]).box(
        [side * 0.9, 0.72, -1.42 + n * 0.16],
        [0.02, 0.07, 0.16],
      );
    }
  }
};
