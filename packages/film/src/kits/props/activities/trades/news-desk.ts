/** Desk of a television studio with a seat behind it and a lit wall that says what is broadcast. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

/** Strokes in a box one wide and one high. */
const letters: Record<string, number[][]> = {
  N: [[0, 0, 0, 1, 1, 0, 1, 1]],
  E: [
    [1, 0, 0, 0, 0, 1, 1, 1],
    [0, 0.5, 0.8, 0.5],
  ],
  W: [[0, 1, 0.25, 0, 0.5, 0.7, 0.75, 0, 1, 1]],
  S: [[1, 0.9, 0.75, 1, 0.2, 1, 0, 0.78, 0.2, 0.55, 0.8, 0.45, 1, 0.22, 0.8, 0, 0.2, 0, 0, 0.1]],
};

const write = (b: MeshBuilder, text: string, x: number, y: number, z: number, height: number) => {
  for (const [index, letter] of [...text].entries())
    for (const stroke of letters[letter] ?? [])
      b.tube(
        pairs(...stroke).map(([u, v]) => [x + (index * 1.15 + u * 0.8) * height, y + v * height, z]),
        height * 0.1,
        6,
      );
};

/** Land of a world map: middle and half width of each piece, in parts of the wall. */
const land = [
  [-0.34, 0.25, 0.11, 0.1],
  [-0.29, 0.12, 0.06, 0.07],
  [-0.24, -0.12, 0.055, 0.14],
  [0.02, 0.22, 0.06, 0.07],
  [0.04, -0.02, 0.075, 0.16],
  [0.2, 0.22, 0.16, 0.12],
  [0.22, 0.06, 0.06, 0.08],
  [0.36, -0.18, 0.065, 0.055],
] as const;

export const newsDesk = staticKit(
  ['news desk', 'tv studio desk', 'newsroom desk', 'anchor desk', 'television studio desk'],
  (b, { colour }) => {
    const tone = colour ?? fromHex('#1f4fa8');
    // The wall behind.
    b.paint(fromHex('#141c30'), 'satin').box([0, 1.3, -1.3], [4.4, 2.6, 0.12], 0.03);
    b.paint([0.02, 0.1, 0.34], 'glow').box([0, 1.42, -1.235], [4.1, 2.1, 0.02]);
    b.paint([0.06, 0.34, 0.75], 'glow');
    for (const [x, y, wide, high] of land)
      b.sphere([x * 4, 1.35 + y * 2, -1.225], [wide * 3.6, high * 1.9, 0.012], 18);
    b.paint([0.03, 0.18, 0.5], 'glow');
    for (let n = -3; n <= 3; n += 1) rod(b, [n * 0.62, 0.42, -1.222], [n * 0.62, 2.44, -1.222], 0.006, 4);
    for (let n = 0; n < 5; n += 1)
      rod(b, [-2, 0.6 + n * 0.44, -1.222], [2, 0.6 + n * 0.44, -1.222], 0.006, 4);
    b.paint([0.75, 0.04, 0.04], 'glow').box([-1.28, 2.14, -1.2], [1.34, 0.46, 0.03], 0.02);
    b.paint([1.3, 1.3, 1.3], 'glow');
    write(b, 'NEWS', -1.86, 2.0, -1.175, 0.27);
    // The chair.
    b.paint(fromHex('#22252c'), 'satin').box([0, 0.45, -0.02], [0.5, 0.1, 0.48], 0.04, 3);
    b.box([0, 0.86, -0.26], [0.5, 0.66, 0.09], 0.04, 3);
    b.paint(fromHex('#9aa2ac'), 'metal').lathe(
      pairs(0, 0, 0.28, 0, 0.28, 0.03, 0.04, 0.07, 0.03, 0.4, 0, 0.4),
      20,
    );
    // The desk bends round who sits at it.
    for (let n = -4; n <= 4; n += 1) {
      const turn = n * 0.16;
      b.at(placed(Math.sin(turn) * 1.62, 0, 0.62 - (1 - Math.cos(turn)) * 1.62, { turnY: turn }), (k) => {
        k.paint(fromHex('#e9edf2'), 'glossy').box([0, 0.74, -0.06], [0.29, 0.05, 0.56], 0.012);
        k.paint(tone, 'glossy').box([0, 0.37, 0.1], [0.275, 0.68, 0.06], 0.01);
        k.paint([0.3, 0.8, 1.5], 'glow').box([0, 0.64, 0.134], [0.275, 0.03, 0.01]);
        k.paint([0.9, 0.06, 0.05], 'glow').box([0, 0.12, 0.134], [0.275, 0.05, 0.01]);
      });
    }
    b.paint([1.2, 1.2, 1.2], 'glow');
    write(b, 'NEWS', -0.42, 0.26, 0.76, 0.2);
    // Papers, a cup, a microphone.
    b.paint(fromHex('#f6f4ee'), 'matte')
      .box([0, 0.772, 0.46], [0.23, 0.012, 0.3])
      .at(placed(0.3, 0.772, 0.44, { turnY: 0.3 }), (k) => k.box([0, 0, 0], [0.22, 0.01, 0.29]));
    b.paint(fromHex('#2a2d34'), 'satin')
      .tube(points(-0.34, 0.77, 0.52, -0.32, 0.9, 0.46, -0.24, 0.98, 0.4), 0.01, 8)
      .sphere([-0.23, 0.99, 0.39], 0.026, 12);
    b.paint(tone, 'glossy').at(placed(0.58, 0.765, 0.32), (k) =>
      k.lathe(pairs(0, 0, 0.036, 0, 0.04, 0.1, 0.034, 0.1, 0.03, 0.01, 0, 0.01), 18),
    );
    return { seat: [0, 0.5, 0.02], top: [0, 0.78, 0.46] };
  },
);
