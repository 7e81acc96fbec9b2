/** The body of a racing motorcycle: a fairing with a screen, a high tail, low bars. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { sectionAcrossZ, steps } from '../shared/section.ts';

const black = fromHex('#18191b');

/** Seat, right bar and right footrest. */
export const superbikeSeat: Vec3 = [0, 0.86, -0.3];
export const superbikeBar: Vec3 = [0.27, 0.9, 0.38];
export const superbikeRest: Vec3 = [0.2, 0.46, -0.3];

const shell = (b: MeshBuilder, sections: readonly (readonly [number, number, number, number])[]) =>
  b.loft(sections.map(([z, w, low, high]) => sectionAcrossZ(z, w, low, high, 2.8, 22)));

export const addSuperbike = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3) => {
  // The fairing, from the nose down to the belly pan.
  b.paint(paint, 'glossy');
  shell(b, [
    [0.86, 0.05, 0.78, 0.86],
    [0.76, 0.14, 0.66, 0.98],
    [0.6, 0.2, 0.46, 1.04],
    [0.42, 0.22, 0.3, 1.0],
    [0.2, 0.21, 0.22, 0.78],
    [-0.05, 0.18, 0.24, 0.56],
    [-0.3, 0.1, 0.27, 0.4],
  ]);
  shell(b, [
    [-0.06, 0.1, 0.76, 0.88],
    [0.04, 0.17, 0.7, 1.0],
    [0.2, 0.19, 0.68, 1.04],
    [0.38, 0.15, 0.7, 0.98],
    [0.46, 0.08, 0.74, 0.92],
  ]);
  shell(b, [
    [-0.98, 0.03, 0.98, 1.02],
    [-0.86, 0.09, 0.9, 1.03],
    [-0.66, 0.13, 0.82, 0.98],
    [-0.5, 0.13, 0.74, 0.88],
    [-0.1, 0.12, 0.68, 0.8],
  ]);
  b.paint(black, 'satin');
  shell(b, [
    [-0.62, 0.1, 0.84, 0.93],
    [-0.4, 0.14, 0.78, 0.87],
    [-0.06, 0.12, 0.76, 0.85],
  ]);
  // A white band along the side, with a plate for the number.
  for (const side of [-1, 1]) {
    b.paint(fromHex('#f2efe8'), 'glossy').box([side * 0.205, 0.66, 0.42], [0.04, 0.2, 0.26], 0.02);
    b.paint(black, 'satin').box([side * 0.228, 0.66, 0.42], [0.006, 0.13, 0.035]);
    b.paint(darken(paint, 0.6), 'satin').box([side * 0.19, 0.36, 0.16], [0.05, 0.06, 0.4], 0.02);
  }
  b.paint(fromHex('#f2efe8'), 'glossy').box([0, 0.82, 0.83], [0.15, 0.1, 0.06], 0.02);
  // A smoked screen behind the nose.
  b.paint([0.05, 0.07, 0.09], 'glossy');
  shell(b, [
    [0.72, 0.06, 0.94, 1.0],
    [0.58, 0.13, 0.96, 1.15],
    [0.46, 0.11, 0.98, 1.14],
  ]);
  b.paint(fromHex('#4a4e54'), 'metal').box([0, 0.46, 0.02], [0.26, 0.3, 0.36], 0.05);
  b.paint(fromHex('#9a9ea4'), 'metal').tube(
    [
      [0.14, 0.3, 0.1],
      [0.17, 0.32, -0.3],
      [0.19, 0.5, -0.72],
    ],
    [0.04, 0.05, 0.07],
    10,
  );
  for (const side of [-1, 1]) {
    b.paint(fromHex('#c8a24a'), 'metal').tube(
      [
        [side * 0.1, 0.86, 0.52],
        [side * 0.1, 0.31, 0.77],
      ],
      0.032,
      8,
    );
    b.paint(black, 'satin').tube(
      [
        [side * 0.09, 0.42, -0.2],
        [side * 0.11, 0.31, -0.68],
      ],
      0.04,
      8,
    );
    b.tube(
      [
        [side * 0.1, 0.93, 0.48],
        [side * 0.34, 0.89, 0.34],
      ],
      0.02,
      8,
    );
    b.box([side * 0.2, 0.43, -0.3], [0.14, 0.025, 0.05], 0.01, 1);
  }
  b.paint(paint, 'glossy').tube(
    steps(0.5, 2.3, 10).map((a): Vec3 => [0, 0.31 + Math.sin(a) * 0.345, 0.77 + Math.cos(a) * 0.345]),
    0.05,
    8,
  );
  b.paint(fromHex('#a01414'), 'glossy').sphere([0, 0.98, -0.96], [0.06, 0.025, 0.03], 8);
  lit.paint([2.6, 0.1, 0.06], 'glow').sphere([0, 0.98, -0.97], [0.06, 0.025, 0.03], 8);
  for (const side of [-1, 1])
    lit.paint([4, 3.8, 3.2], 'glow').sphere([side * 0.09, 0.9, 0.77], [0.045, 0.03, 0.03], 10);
};
