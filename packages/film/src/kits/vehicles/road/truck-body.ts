/** Bodies of trucks and vans. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addPane } from '../../shared/windows.ts';
import { addCabin, addShell } from '../shared/car-body.ts';
import { steps } from '../shared/section.ts';
import { addLamps, measuresOf, type TruckKind, type TruckShape } from './truck-parts.ts';
import { addCamperBody, addVanBody } from './van-body.ts';

const black = fromHex('#1b1c1e');

const steel = fromHex('#b8bdc2');

const white = fromHex('#f2f1ec');

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

export const addBody = (
  b: MeshBuilder,
  lit: MeshBuilder,
  kind: TruckKind,
  shape: TruckShape,
  paint: Vec3,
  detail: 0 | 1 | 2,
) => {
  const { length, halfWidth, front, wheels } = measuresOf(shape);
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
  } else if (kind === 'camper') {
    addCamperBody(b, lit, shape, paint, detail);
  } else if (kind === 'van' || kind === 'iceCream') {
    addVanBody(b, lit, shape, paint, detail, kind === 'iceCream');
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
