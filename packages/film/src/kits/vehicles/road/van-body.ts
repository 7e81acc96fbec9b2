/** Bodies of vans: the delivery van and the ice cream van of today, and the two-coloured camper with a V on its front. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addPane } from '../../shared/windows.ts';
import { addShell } from '../shared/car-body.ts';
import { steps } from '../shared/section.ts';
import { addLamps, measuresOf, type TruckShape } from './truck-parts.ts';

const black = fromHex('#1b1c1e');
const steel = fromHex('#b8bdc2');
const white = fromHex('#e9e7de');

const addIceCreamCone = (b: MeshBuilder, at: Vec3) =>
  b.at(translation(...at), (k) =>
    k
      .paint(fromHex('#d89a4a'), 'matte')
      .lathe(
        [
          [0, 0],
          [0.24, 0.6],
          [0, 0.6],
        ],
        14,
      )
      .paint(fromHex('#f6d8e0'), 'satin')
      .sphere([0, 0.72, 0], 0.27, 14)
      .paint(fromHex('#fdf6ea'), 'satin')
      .sphere([0, 0.98, 0], 0.2, 14)
      .paint(fromHex('#c8202a'), 'glossy')
      .sphere([0, 1.2, 0], 0.08, 10),
  );

const addShop = (b: MeshBuilder, lit: MeshBuilder, halfWidth: number) => {
  b.paint(white, 'glossy').box([0, 1.0, -0.6], [halfWidth * 2 + 0.02, 0.3, 3.9]);
  addPane(b, lit, [halfWidth + 0.01, 1.75, -1], [0.04, 0.8, 1.6], [1.7, 1.4, 0.9]);
  for (let n = 0; n < 8; n += 1)
    b.paint(n % 2 ? fromHex('#e85a7a') : white, 'cloth').box(
      [halfWidth + 0.3, 2.2, -1.7 + n * 0.2],
      [0.6, 0.05, 0.2],
    );
  addIceCreamCone(b, [0, 2.45, -0.6]);
  for (const [n, hex] of ['#e85a7a', '#7ac8d8', '#f4d03a', '#8ac86a'].entries())
    b.paint(fromHex(hex), 'glossy').sphere([halfWidth + 0.01, 0.75, -1.8 + n * 0.5], [0.03, 0.13, 0.13], 12);
};

export const addVanBody = (
  b: MeshBuilder,
  lit: MeshBuilder,
  shape: TruckShape,
  paint: Vec3,
  detail: 0 | 1 | 2,
  isShop: boolean,
) => {
  const { length, halfWidth, front, wheels } = measuresOf(shape);
  const roof = isShop ? 2.5 : shape.height;
  const top: [number, number][] = [
    [-2.6, roof],
    [0.6, roof],
    [1.2, roof - 0.15],
    [1.85, 1.25],
    [2.6, 1],
  ];
  addShell(b, { length, halfWidth, sill: 0.32, top, wheels, squareness: 7 }, paint, detail);
  b.at(multiply(translation(0, 1.72, 1.56), rotationX(-0.62)), (k) =>
    addPane(k, null, [0, 0, 0], [1.62, 0.95, 0.06]),
  );
  const seam = darken(paint, 0.55);
  for (const side of [-1, 1]) {
    const x = side * (halfWidth + 0.003);
    addPane(b, null, [side * (halfWidth + 0.004), 1.6, 0.85], [0.03, 0.55, 0.8]);
    b.paint(seam, 'satin');
    // Doors that slide, and the strip that guards them.
    for (const z of [-2.1, -1.05, 0.25]) b.box([x, 1.25, z], [0.02, 1.5, 0.025]);
    b.box([x, 1.98, -0.9], [0.02, 0.025, 2.4]);
    b.paint(black, 'satin')
      .box([x, 0.72, 0], [0.04, 0.12, 2.3], 0.01)
      .box([side * (halfWidth + 0.02), 1.15, 0.4], [0.05, 0.05, 0.2], 0.01)
      .box([side * (halfWidth + 0.16), 1.5, 1.45], [0.2, 0.28, 0.1], 0.03);
    b.paint(fromHex('#a01414'), 'glossy').box([side * 0.8, 1.25, -front + 0.02], [0.14, 0.5, 0.1], 0.03);
  }
  if (isShop) addShop(b, lit, halfWidth);
  b.paint(black, 'satin').box([0, 0.8, front - 0.01], [0.9, 0.2, 0.08], 0.02);
  addLamps(b, lit, halfWidth, 0.85, front);
  b.paint(black, 'satin')
    .box([0, 0.5, front - 0.02], [halfWidth * 1.85, 0.2, 0.14], 0.05)
    .box([0, 0.5, -front + 0.02], [halfWidth * 1.85, 0.2, 0.14], 0.05);
};

/** A ring with two strokes over each other, as the makers of such vans put on the front. */
const addBadge = (b: MeshBuilder, y: number, z: number) => {
  const ring = Array.from({ length: 25 }, (_, n): Vec3 => {
    const a = (n / 24) * 2 * Math.PI;
    return [0.17 * Math.cos(a), y + 0.17 * Math.sin(a), z];
  });
  b.paint(steel, 'metal').tube(ring, 0.022, 6, false);
  b.tube(
    [
      [-0.09, 0.12],
      [0, 0.01],
      [0.09, 0.12],
    ].map(([x, h]): Vec3 => [x!, y + h!, z]),
    0.016,
    6,
  );
  b.tube(
    [
      [-0.13, 0.08],
      [-0.06, -0.12],
      [0, -0.02],
      [0.06, -0.12],
      [0.13, 0.08],
    ].map(([x, h]): Vec3 => [x!, y + h!, z]),
    0.016,
    6,
  );
};

export const addCamperBody = (
  b: MeshBuilder,
  lit: MeshBuilder,
  shape: TruckShape,
  paint: Vec3,
  detail: 0 | 1 | 2,
) => {
  const { length, halfWidth, front, wheels } = measuresOf(shape);
  const top: [number, number][] = [
    [-2.3, 1.98],
    [1.5, 2.02],
    [2.05, 1.85],
    [2.3, 1.3],
  ];
  addShell(b, { length, halfWidth, sill: 0.32, top, wheels, squareness: 7 }, paint, detail);
  b.paint(white, 'glossy')
    .box([0, 1.52, -0.1], [halfWidth * 2 + 0.02, 0.86, 4.1], 0.2, 2)
    .box([0, 1.95, -0.2], [1.7, 0.2, 3.8], 0.09, 2);
  // A bright strip between the two colours.
  b.paint(steel, 'metal');
  for (const side of [-1, 1]) b.box([side * (halfWidth + 0.006), 1.1, -0.1], [0.03, 0.04, 4], 0.01, 1);
  for (const side of [-1, 1])
    for (const z of steps(-1.6, 1.1, 3))
      addPane(b, lit, [side * (halfWidth + 0.015), 1.55, z], [0.03, 0.5, 0.72]);
  for (const side of [-1, 1]) addPane(b, null, [side * 0.38, 1.6, 2.13], [0.7, 0.5, 0.1]);
  b.paint(white, 'glossy').extrude(
    [
      [-0.72, 1.27],
      [-0.66, 1.12],
      [-0.36, 0.88],
      [-0.13, 0.64],
      [0, 0.42],
      [0.13, 0.64],
      [0.36, 0.88],
      [0.66, 1.12],
      [0.72, 1.27],
    ],
    front - 0.17,
    front + 0.014,
  );
  addBadge(b, 0.98, front + 0.03);
  for (const side of [-1, 1]) {
    const at: Vec3 = [side * 0.53, 0.76, front];
    b.paint(steel, 'metal').sphere(at, [0.17, 0.17, 0.045], 20);
    b.paint([0.9, 0.9, 0.86], 'glossy').sphere([at[0], at[1], at[2] + 0.015], [0.14, 0.14, 0.06], 18);
    lit.paint([5, 4.4, 3.3], 'glow').sphere([at[0], at[1], at[2] + 0.03], [0.13, 0.13, 0.06], 12);
    b.paint(fromHex('#d87a1c'), 'glossy').sphere([side * 0.56, 1.08, front - 0.02], [0.07, 0.05, 0.04], 10);
    b.paint(fromHex('#a01414'), 'glossy').sphere([side * 0.68, 0.85, -front], [0.07, 0.12, 0.04], 12);
  }
  addPane(b, null, [0, 1.58, -front + 0.1], [1.2, 0.45, 0.2]);
  b.paint(fromHex('#d8a838'), 'satin')
    .box([0, 2.25, -0.6], [1.3, 0.06, 2.2])
    .paint(fromHex('#e8e0cc'), 'satin')
    .sphere([0.1, 2.36, -0.6], [0.24, 0.05, 1.15], 14);
  b.paint(steel, 'satin')
    .box([0, 0.46, front + 0.02], [halfWidth * 1.75, 0.16, 0.12], 0.05)
    .box([0, 0.46, -front - 0.02], [halfWidth * 1.75, 0.16, 0.12], 0.05);
};
