/** Bodies of trucks and vans. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addPane } from '../../shared/windows.ts';
import { addCabin, addShell } from '../shared/car-body.ts';
import { steps } from '../shared/section.ts';
import type { TruckKind, TruckShape } from './truck-parts.ts';

const black = fromHex('#1b1c1e');

const steel = fromHex('#b8bdc2');

const white = fromHex('#f2f1ec');

const addLamps = (
  b: MeshBuilder,
  lit: MeshBuilder,
  halfWidth: number,
  y: number,
  front: number,
  isRound = false,
) => {
  for (const side of [-1, 1]) {
    const x = side * halfWidth * 0.72;
    b.paint([0.94, 0.94, 0.9], 'glossy').sphere(
      [x, y, front - 0.02],
      isRound ? [0.16, 0.16, 0.08] : [0.18, 0.1, 0.1],
      14,
    );
    lit
      .paint([5, 4.4, 3.3], 'glow')
      .sphere([x, y, front], isRound ? [0.15, 0.15, 0.08] : [0.17, 0.09, 0.1], 10);
  }
};

const addCab = (
  b: MeshBuilder,
  lit: MeshBuilder,
  paint: Vec3,
  front: number,
  halfWidth: number,
  height: number,
  depth: number,
) => {
  b.paint(paint, 'glossy').box(
    [0, height / 2 + 0.35, front - depth / 2],
    [halfWidth * 2, height - 0.6, depth],
    0.2,
    3,
  );
  b.paint(black, 'satin').box([0, height * 0.68, front - 0.02], [halfWidth * 1.8, height * 0.34, 0.08], 0.05);
  addPane(b, null, [0, height * 0.68, front + 0.01], [halfWidth * 1.68, height * 0.3, 0.06]);
  for (const side of [-1, 1]) {
    addPane(
      b,
      null,
      [side * (halfWidth + 0.004), height * 0.68, front - depth * 0.45],
      [0.04, height * 0.28, depth * 0.55],
    );
    b.paint(black, 'satin').box(
      [side * (halfWidth + 0.2), height * 0.66, front - 0.15],
      [0.16, 0.5, 0.1],
      0.03,
    );
  }
  b.paint(steel, 'metal')
    .box([0, 0.55, front], [halfWidth * 2, 0.35, 0.25], 0.06)
    .paint(black, 'satin')
    .box([0, height * 0.36, front], [halfWidth * 1.1, 0.6, 0.06], 0.03)
    .paint(steel, 'metal');
  for (const y of steps(height * 0.3, height * 0.42, 4)) b.box([0, y, front + 0.03], [halfWidth, 0.04, 0.03]);
  addLamps(b, lit, halfWidth, height * 0.33, front);
};

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

export const addBody = (
  b: MeshBuilder,
  lit: MeshBuilder,
  kind: TruckKind,
  shape: TruckShape,
  paint: Vec3,
  detail: 0 | 1 | 2,
) => {
  const { length, halfWidth, wheel } = shape;
  const front = length / 2;
  const wheels = shape.axles.map((z) => ({ z, radius: wheel }));
  if (kind === 'pickup') {
    addShell(
      b,
      {
        length,
        halfWidth,
        sill: 0.42,
        top: [
          [-2.6, 1.12],
          [0.2, 1.12],
          [1.2, 1.14],
          [2.6, 1.02],
        ],
        wheels,
        squareness: 7,
      },
      paint,
      detail,
    );
    addCabin(
      b,
      {
        base: 1.06,
        roof: 1.82,
        rear: [-0.35, -0.2],
        front: [1.35, 0.75],
        halfWidth: [0.9, 0.76],
        pillars: [0.05],
      },
      paint,
      detail,
    );
    b.paint(black, 'matte').box([0, 1.12, -1.5], [1.6, 0.06, 1.9]);
    b.paint(darken(paint, 0.2), 'glossy')
      .box([0.88, 1.2, -1.5], [0.12, 0.2, 2.1], 0.04)
      .box([-0.88, 1.2, -1.5], [0.12, 0.2, 2.1], 0.04);
    addLamps(b, lit, halfWidth, 0.9, front);
    b.paint(steel, 'metal')
      .box([0, 0.6, front], [1.9, 0.22, 0.16], 0.05)
      .box([0, 0.6, -front], [1.9, 0.22, 0.16], 0.05);
  } else if (kind === 'van' || kind === 'iceCream' || kind === 'camper') {
    const isCamper = kind === 'camper';
    const roof = kind === 'iceCream' ? 2.5 : shape.height;
    const top: [number, number][] = isCamper
      ? [
          [-2.3, 1.98],
          [1.5, 2.02],
          [2.05, 1.85],
          [2.3, 1.3],
        ]
      : [
          [-2.6, roof],
          [0.6, roof],
          [1.2, roof - 0.15],
          [1.85, 1.25],
          [2.6, 1],
        ];
    addShell(
      b,
      { length, halfWidth, sill: 0.32, top, wheels, squareness: 7 },
      isCamper ? paint : paint,
      detail,
    );
    if (isCamper) {
      b.paint(white, 'glossy')
        .box([0, 1.52, -0.1], [halfWidth * 2 + 0.02, 0.86, 4.1], 0.2, 2)
        .box([0, 1.95, -0.2], [1.7, 0.2, 3.8], 0.09, 2);
      for (const side of [-1, 1])
        for (const z of steps(-1.6, 1.1, 3))
          addPane(b, lit, [side * (halfWidth + 0.015), 1.55, z], [0.03, 0.5, 0.72]);
      addPane(b, null, [0, 1.58, 2.13], [1.45, 0.5, 0.1]);
      b.paint(white, 'glossy')
        .extrude(
          [
            [-0.6, 1.18],
            [0.6, 1.18],
            [0, 0.62],
          ],
          front - 0.12,
          front - 0.02,
        )
        .paint(steel, 'metal')
        .sphere([0, 1.0, front - 0.01], [0.14, 0.14, 0.03], 16);
      b.paint(fromHex('#d8a838'), 'satin')
        .box([0, 2.25, -0.6], [1.3, 0.06, 2.2])
        .paint(fromHex('#e8e0cc'), 'satin')
        .sphere([0.1, 2.36, -0.6], [0.24, 0.05, 1.15], 14);
    } else {
      b.at(multiply(translation(0, 1.72, 1.56), rotationX(-0.62)), (k) =>
        addPane(k, null, [0, 0, 0], [1.62, 0.95, 0.06]),
      );
      for (const side of [-1, 1])
        addPane(b, null, [side * (halfWidth + 0.004), 1.6, 0.85], [0.03, 0.55, 0.8]);
    }
    if (kind === 'iceCream') {
      b.paint(white, 'glossy').box([0, 1.0, -0.6], [halfWidth * 2 + 0.02, 0.3, 3.9]);
      addPane(b, lit, [halfWidth + 0.01, 1.75, -1], [0.04, 0.8, 1.6], [1.7, 1.4, 0.9]);
      for (let n = 0; n < 8; n += 1)
        b.paint(n % 2 ? fromHex('#e85a7a') : white, 'cloth').box(
          [halfWidth + 0.3, 2.2, -1.7 + n * 0.2],
          [0.6, 0.05, 0.2],
        );
      addIceCreamCone(b, [0, 2.45, -0.6]);
      for (const [n, hex] of ['#e85a7a', '#7ac8d8', '#f4d03a', '#8ac86a'].entries())
        b.paint(fromHex(hex), 'glossy').sphere(
          [halfWidth + 0.01, 0.75, -1.8 + n * 0.5],
          [0.03, 0.13, 0.13],
          12,
        );
    }
    addLamps(b, lit, halfWidth, 0.85, front, isCamper);
    b.paint(isCamper ? steel : black, 'satin')
      .box([0, 0.5, front - 0.02], [halfWidth * 1.85, 0.2, 0.14], 0.05)
      .box([0, 0.5, -front + 0.02], [halfWidth * 1.85, 0.2, 0.14], 0.05);
  } else {
    const isDump = kind === 'dump';
    const depth = isDump ? 2 : 2.2;
    addCab(b, lit, paint, front, halfWidth, isDump ? 2.9 : 3, depth);
    b.paint(black, 'satin').box([0, 0.75, -depth / 2], [1.2, 0.35, length - depth], 0.05);
    const [from, to] = [-front, front - depth - 0.25];
    const middle = (from + to) / 2;
    if (isDump) {
      b.paint(darken(paint, 0.1), 'satin').extrude(
        [
          [from, 2.2],
          [from + 0.3, 1.2],
          [to, 1.2],
          [to, 3],
          [to + 1.2, 3.2],
          [to + 1.2, 3.35],
          [to - 0.1, 3.2],
          [from, 2.6],
        ].map(([z, y]) => [z!, y!]),
        0,
        0.01,
      );
      for (const side of [-1, 1]) b.box([side * 1.25, 2, middle], [0.12, 1.6, to - from], 0.03, 1);
      b.box([0, 1.25, middle], [2.5, 0.14, to - from])
        .box([0, 2.1, to], [2.5, 1.9, 0.14], 0.03, 1)
        .box([0, 3.1, to + 0.8], [2.5, 0.12, 1.7], 0.03, 1)
        .box([0, 1.9, from], [2.5, 1.3, 0.12]);
      for (let n = 0; n < 60; n += 1)
        b.paint([0.16, 0.12, 0.08], 'soil').sphere(
          [
            Math.sin(n * 12.9) * 1,
            2.5 + Math.abs(Math.sin(n * 4.1)) * 0.5,
            middle + Math.sin(n * 7.7) * (to - from) * 0.42,
          ],
          0.3,
          6,
        );
    } else {
      b.paint(white, 'satin')
        .box([0, 2.35, middle], [2.5, 2.65, to - from], 0.05, 1)
        .paint(paint, 'satin')
        .box([0, 2.35, middle], [2.52, 0.3, to - from - 0.2]);
      b.paint(steel, 'metal')
        .box([0, 1.02, middle], [2.52, 0.08, to - from])
        .box([0, 2.35, from - 0.01], [0.06, 2.5, 0.04]);
    }
  }
};
