/** A jeep: a square tub on high wheels, flat wings, a grille of seven slots, an upright windscreen, a spare wheel. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addPane } from '../../shared/windows.ts';
import { addOpenSeats, type Cabin } from '../shared/car-body.ts';
import { poseOnWheels } from '../shared/driving.ts';
import { addWheel, createAxles } from '../shared/wheels.ts';

const black = fromHex('#1c1d1f');
const [halfWidth, wheel, front, back, belt, roof] = [0.8, 0.42, 1.95, -1.95, 1.16, 1.9];
const cabin: Cabin = {
  base: belt - 0.06,
  roof,
  rear: [-1.8, -1.7],
  front: [0.95, 0.6],
  halfWidth: [0.76, 0.7],
};

const addTub = (b: MeshBuilder, paint: Vec3) => {
  b.paint(paint, 'glossy')
    .box([0, 0.86, -0.7], [halfWidth * 2, 0.6, 2.5], 0.05)
    .box([0, 0.92, 1.15], [1.22, 0.5, 1.4], 0.06);
  // The bonnet narrows towards the grille and stands above the wings.
  b.loft(
    [
      [0.5, 0.7, 1.22],
      [1.2, 0.62, 1.2],
      [1.8, 0.56, 1.16],
    ].map(([z, w, y]): Vec3[] => [
      [-w!, y! - 0.2, z!],
      [-w!, y!, z!],
      [w!, y!, z!],
      [w!, y! - 0.2, z!],
    ]),
  );
  b.paint(darken(paint, 0.25), 'satin');
  for (const side of [-1, 1]) {
    const x = side * 0.74;
    b.box([x, 0.98, 1.2], [0.36, 0.06, 1.05], 0.02).at(
      multiply(translation(x, 0.86, 1.78), rotationX(0.75)),
      (k) => k.box([0, 0, 0], [0.36, 0.06, 0.38], 0.02),
    );
    b.box([side * 0.86, 0.98, -1.2], [0.16, 0.07, 1.1], 0.02);
    b.paint(black, 'satin')
      .box([side * 0.82, 0.52, 0], [0.18, 0.07, 1.2], 0.02)
      .box([side * 0.803, 0.9, 0.42], [0.012, 0.5, 0.02])
      .box([side * 0.803, 0.9, -0.5], [0.012, 0.5, 0.02])
      .box([side * 0.82, 1.02, -0.36], [0.03, 0.04, 0.14], 0.01)
      .box([side * 0.95, belt + 0.2, 0.6], [0.2, 0.16, 0.06], 0.02);
    b.paint(darken(paint, 0.25), 'satin');
  }
  // The dark axles and frame below.
  b.paint(black, 'matte').box([0, 0.56, 0], [1, 0.2, 3.5], 0.04);
};

const addFront = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3) => {
  b.paint(paint, 'glossy').box([0, 0.92, 1.84], [1.24, 0.48, 0.1], 0.04);
  b.paint(black, 'matte');
  for (let n = -3; n <= 3; n += 1) b.box([n * 0.085, 0.93, 1.893], [0.045, 0.34, 0.02], 0.01);
  for (const side of [-1, 1]) {
    const at: Vec3 = [side * 0.47, 0.97, 1.89];
    b.paint(fromHex('#c4c8cc'), 'metal').sphere(at, [0.125, 0.125, 0.04], 18);
    b.paint([0.9, 0.9, 0.86], 'glossy').sphere([at[0], at[1], at[2] + 0.014], [0.105, 0.105, 0.05], 16);
    lit.paint([5, 4.4, 3.3], 'glow').sphere([at[0], at[1], at[2] + 0.024], [0.1, 0.1, 0.05], 12);
    b.paint(fromHex('#d87a1c'), 'glossy').sphere([side * 0.47, 0.79, 1.89], [0.05, 0.04, 0.03], 10);
    b.paint(fromHex('#a01414'), 'glossy').box([side * 0.68, 0.92, back - 0.01], [0.12, 0.2, 0.05], 0.02);
  }
  b.paint(black, 'satin')
    .box([0, 0.58, front + 0.03], [1.5, 0.17, 0.16], 0.04)
    .box([0, 0.58, back - 0.03], [1.5, 0.17, 0.16], 0.04);
};

const addTop = (b: MeshBuilder, paint: Vec3) => {
  const length = 2.42;
  const z = -1.9 + length / 2;
  b.paint(black, 'satin').box([0, (belt + roof) / 2, z], [1.44, roof - belt, length], 0.07);
  b.paint(darken(paint, 0.12), 'satin').box([0, roof, z], [1.54, 0.09, length + 0.06], 0.04);
  for (const side of [-1, 1]) {
    for (const at of [0.5, -0.5, -1.86])
      b.box([side * 0.72, (belt + roof) / 2, at], [0.1, roof - belt, 0.1], 0.03);
    for (const [at, wide] of [
      [0, 0.84],
      [-1.18, 1.2],
    ] as const)
      addPane(b, null, [side * 0.725, 1.53, at], [0.03, 0.5, wide]);
  }
  addPane(b, null, [0, 1.53, -1.91], [1.2, 0.48, 0.03]);
  addPane(b, null, [0, 1.54, 0.54], [1.28, 0.54, 0.04]);
};

const addRollBar = (b: MeshBuilder) => {
  b.paint(black, 'satin');
  for (const z of [-0.95, -1.75])
    b.tube(
      [
        [-0.7, belt, z],
        [-0.66, 1.82, z],
        [0.66, 1.82, z],
        [0.7, belt, z],
      ],
      0.04,
      8,
    );
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.66, 1.82, -1.75],
        [side * 0.66, 1.82, -0.95],
      ],
      0.035,
      8,
    );
};

export const buildJeep = (paint: Vec3, isOpen: boolean, detail: 0 | 1 | 2): Model => {
  const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
  addTub(body, paint);
  addFront(body, lit, paint);
  if (isOpen) {
    addOpenSeats(body, cabin, paint);
    addRollBar(body);
  } else addTop(body, paint);
  body.at(multiply(translation(0, 1.1, back - 0.17), rotationY(Math.PI / 2)), (k) =>
    addWheel(k, 0.38, 0.22, 'disc', 1, undefined, 20),
  );
  const axles = createAxles(
    [-1.2, 1.2].map((z) => ({
      z,
      radius: wheel,
      width: 0.27,
      track: halfWidth - 0.08,
      style: 'disc' as const,
      segments: [28, 16, 9][detail],
    })),
  );
  const lampLeft: Vec3 = [0.47, 0.97, front];
  const lampRight: Vec3 = [-0.47, 0.97, front];
  return assembleModel(
    { body, lit, ...axles.builders },
    {
      size: [halfWidth * 2 + 0.24, roof + 0.05, front - back + 0.3],
      anchors: {
        seat: [0.36, isOpen ? 0.72 : 0.62, isOpen ? -0.25 : 0.05],
        ...(isOpen && {
          handlebarLeft: [0.5, cabin.base + 0.2, 0.16] as Vec3,
          handlebarRight: [0.22, cabin.base + 0.2, 0.16] as Vec3,
        }),
        inside: [-0.36, 0.72, -0.25],
        top: [0, roof + 0.05, -0.7],
        door: [halfWidth + 0.4, 0, 0],
        lampLeft,
        lampRight,
        exhaust: [-0.5, 0.4, back],
      },
      pose: (input) => poseOnWheels(input, axles, 1.4, { left: lampLeft, right: lampRight }),
    },
  );
};
