/** A sandcastle of bucket-shaped towers with a moat, shells, flags, and the bucket and spade that made it. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { staticKit } from '../../shared/static-kit.ts';

const sand = fromHex('#d8b47c');
const sandPaint = (p: Vec3): Vec3 => {
  const grain = noise(p[0] * 60, p[1] * 60, p[2] * 60);
  return grain > 0.5 ? lighten(sand, (grain - 0.5) * 0.2) : darken(sand, (0.5 - grain) * 0.3);
};

const addTower = (b: MeshBuilder, [x, y, z]: Vec3, radius: number, height: number, flag: Vec3 | null) =>
  b.at(translation(x, y, z), (k) => {
    k.paint(sandPaint, 'sand').lathe(
      [
        [radius * 1.18, 0],
        [radius * 1.1, height * 0.1],
        [radius * 0.92, height],
        [radius * 0.5, height * 1.02],
        [0, height * 1.01],
      ],
      22,
      (angle) => 1 + 0.03 * Math.sin(angle * 5 + x * 9),
    );
    const merlons = 7;
    for (let n = 0; n < merlons; n += 1)
      k.at(rotationY((n / merlons) * 2 * Math.PI), (m) =>
        m.box(
          [0, height + radius * 0.13, radius * 0.76],
          [radius * 0.42, radius * 0.34, radius * 0.3],
          0.008,
        ),
      );
    k.paint([0.16, 0.1, 0.05], 'matte').sphere(
      [0, height * 0.58, radius * 0.98],
      [radius * 0.16, radius * 0.26, radius * 0.12],
      8,
    );
    if (flag) {
      k.paint(fromHex('#8a6238'), 'wood').tube(
        [
          [0, height, 0],
          [0, height + 0.2, 0],
        ],
        0.005,
        5,
      );
      k.paint(flag, 'cloth').extrude(
        [
          [0, height + 0.12],
          [0, height + 0.2],
          [0.12, height + 0.16],
        ],
        -0.004,
        0.004,
      );
    }
  });

export const sandcastle = staticKit(['sandcastle', 'sand castle', 'castle of sand'], (b) => {
  b.paint(sandPaint, 'sand').lathe(
    [
      [0.85, 0],
      [0.72, 0.04],
      [0.62, 0.09],
      [0.54, 0.12],
      [0, 0.13],
    ],
    32,
    (angle) => 1 + 0.05 * Math.sin(angle * 3) + 0.03 * Math.sin(angle * 7),
  );
  const corner = 0.36;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      addTower(
        b,
        [x * corner, 0.1, z * corner],
        0.11,
        0.27,
        z > 0 ? fromHex(x > 0 ? '#d8352a' : '#2f6fb5') : null,
      );
  for (const side of [-1, 1]) {
    b.paint(sandPaint, 'sand')
      .box([0, 0.19, side * corner], [corner * 1.6, 0.2, 0.12], 0.02)
      .box([side * corner, 0.19, 0], [0.12, 0.2, corner * 1.6], 0.02);
    for (const t of [-0.17, -0.06, 0.06, 0.17])
      b.box([t, 0.31, side * corner], [0.06, 0.06, 0.1], 0.01, 1).box(
        [side * corner, 0.31, t],
        [0.1, 0.06, 0.06],
        0.01,
        1,
      );
  }
  addTower(b, [0, 0.1, -0.04], 0.17, 0.42, null);
  addTower(b, [0, 0.5, -0.04], 0.11, 0.22, fromHex('#e8b23a'));
  // The gate, shells and pebbles pressed into the walls.
  b.paint([0.14, 0.09, 0.05], 'matte').sphere([0, 0.15, corner + 0.055], [0.075, 0.11, 0.02], 12);
  for (const [x, y, z] of [
    [-0.2, 0.2, 0.425],
    [0.2, 0.2, 0.425],
    [0, 0.28, 0.425],
    [-0.1, 0.42, 0.13],
    [0.1, 0.42, 0.13],
  ] as const)
    b.paint(fromHex('#f4e3d6'), 'satin').sphere([x, y, z], [0.028, 0.022, 0.014], 8);
  // Bucket lying on its side, spade stuck in the sand.
  b.at(multiply(translation(0.82, 0.12, 0.42), rotationY(0.7), rotationZ(1.35)), (k) => {
    k.paint(fromHex('#d8352a'), 'glossy').lathe(
      [
        [0, -0.11],
        [0.09, -0.11],
        [0.125, 0.12],
        [0.135, 0.125],
        [0.12, 0.12],
        [0.085, -0.1],
      ],
      20,
    );
    k.paint(fromHex('#f4d03a'), 'glossy').tube(
      [
        [0.12, 0.11, 0],
        [0.1, 0.02, 0.16],
        [-0.1, 0.02, 0.16],
        [-0.12, 0.11, 0],
      ],
      0.008,
      6,
    );
  });
  b.at(multiply(translation(-0.8, 0, 0.4), rotationX(-0.25), rotationZ(0.2)), (k) => {
    k.paint(fromHex('#2f8fc0'), 'glossy').box([0, 0.06, 0], [0.12, 0.16, 0.015], 0.007);
    k.paint(fromHex('#f4d03a'), 'glossy')
      .tube(
        [
          [0, 0.14, 0],
          [0, 0.38, 0],
        ],
        0.013,
        8,
      )
      .tube(
        [
          [-0.045, 0.39, 0],
          [0.045, 0.39, 0],
        ],
        0.014,
        8,
      );
  });
  return { top: [0, 0.82, 0] };
});
