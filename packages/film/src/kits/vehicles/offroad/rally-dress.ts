/** What makes a hatchback a rally car: wing, roof scoop, a row of lamps on the nose, stripes, number plates, mud flaps. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';

const black = fromHex('#1b1c1f');
const white = fromHex('#f3f3f0');
const yellow = fromHex('#f2c21a');

export type RallyBody = { length: number; halfWidth: number; roof: number; base: number; sill: number };

export const addRallyDress = (b: MeshBuilder, { length, halfWidth, roof, base, sill }: RallyBody): void => {
  const [tail, nose] = [-length / 2, length / 2];
  // The wing stands clear of the roof.
  b.paint(yellow, 'glossy').box([0, roof + 0.16, tail + 0.36], [halfWidth * 1.4, 0.05, 0.42], 0.02);
  b.paint(black, 'satin');
  for (const side of [-1, 1]) {
    b.box([side * halfWidth * 0.7, roof + 0.12, tail + 0.36], [0.04, 0.16, 0.44], 0.015);
    b.box([side * 0.4, roof + 0.05, tail + 0.46], [0.05, 0.22, 0.16], 0.02);
    for (const z of [-length * 0.37, length * 0.25])
      b.box([side * (halfWidth - 0.12), sill - 0.02, z], [0.24, 0.3, 0.03]);
  }
  b.paint(white, 'glossy').box([0, roof + 0.06, -0.25], [0.4, 0.12, 0.5], 0.05);
  b.paint(black, 'matte').box([0, roof + 0.06, 0.0], [0.32, 0.07, 0.03]);
  // Stripes along the sides, and a white plate with a number on each door.
  for (const side of [-1, 1]) {
    const x = side * (halfWidth + 0.004);
    b.paint(yellow, 'glossy').box([x, base * 0.52, 0], [0.025, 0.1, length * 0.5], 0.01);
    b.paint(white, 'satin').box([x, base * 0.74, -0.15], [0.025, 0.34, 0.46], 0.01);
    b.paint(black, 'matte')
      .box([x * 1.012, base * 0.74, -0.25], [0.02, 0.24, 0.06])
      .box([x * 1.012, base * 0.84, -0.07], [0.02, 0.05, 0.18])
      .box([x * 1.012, base * 0.69, -0.02], [0.02, 0.2, 0.05]);
  }
  // Four round lamps before the grille.
  b.paint(black, 'satin').box([0, base * 0.8, nose - 0.06], [halfWidth * 1.3, 0.3, 0.14], 0.04);
  for (const x of [-0.42, -0.14, 0.14, 0.42]) {
    const at: Vec3 = [x, base * 0.82, nose + 0.05];
    b.paint(black, 'satin').sphere(at, [0.14, 0.14, 0.07], 14);
    b.paint([1.5, 1.4, 1], 'glow').sphere([x, at[1], at[2] + 0.03], [0.115, 0.115, 0.05], 14);
  }
};
