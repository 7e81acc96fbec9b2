/** A car of the nineteen-thirties: long bonnet, swept wings, running boards, chrome grille and round lamps. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

import { addCabin, addOpenSeats, type Cabin } from '../shared/car-body.ts';
import { poseOnWheels } from '../shared/driving.ts';
import { curve, sectionAcrossZ, steps } from '../shared/section.ts';
import { addWheel, createAxles } from '../shared/wheels.ts';

const chrome = fromHex('#cfd3d8');
const wheelRadius = 0.38;
const [rearAxle, frontAxle] = [-1.35, 1.5];

/** A wing over a wheel, sweeping down to the running board behind or before it. */
const addWing = (b: MeshBuilder, x: number, path: [number, number][], width: number, points: number) => {
  const height = curve(path);
  const [from, to] = [path[0]![0], path.at(-1)![0]];
  b.loft(
    steps(from, to, 22).map((z) => {
      const end = Math.min(1, Math.min(z - from, to - z) / 0.12 + 0.35);
      const y = height(z);
      return sectionAcrossZ(z, (width / 2) * end, y - 0.09, y, 2.6, points).map(
        ([px, py]): Vec3 => [px + x, py, z],
      );
    }),
  );
};

const addFront = (b: MeshBuilder, lit: MeshBuilder) => {
  b.paint(chrome, 'metal').loft(
    [2.0, 2.06, 2.1].map((z, n) => sectionAcrossZ(z, 0.34 - n * 0.02, 0.5, 1.1 - n * 0.01, 3.2, 20)),
  );
  b.paint(fromHex('#24262a'), 'satin');
  for (const x of steps(-0.22, 0.22, 8)) b.box([x, 0.79, 2.11], [0.018, 0.48, 0.02]);
  b.paint(chrome, 'metal').tube(
    [
      [0, 1.1, 2.04],
      [0, 1.17, 2.08],
      [0, 1.19, 1.98],
    ],
    0.02,
    6,
  );
  for (const side of [-1, 1]) {
    const x = side * 0.52;
    b.paint(chrome, 'metal').at(multiply(translation(x, 0.86, 1.98), rotationX(Math.PI / 2)), (k) =>
      k.lathe(
        [
          [0.02, -0.26],
          [0.1, -0.2],
          [0.15, -0.06],
          [0.165, 0.02],
          [0.15, 0.04],
        ],
        20,
      ),
    );
    b.tube(
      [
        [x, 0.86, 1.92],
        [x * 0.75, 0.7, 1.9],
      ],
      0.03,
      6,
    );
    b.paint([0.95, 0.93, 0.84], 'glossy').sphere([x, 0.86, 2.0], [0.148, 0.148, 0.06], 14);
    lit.paint([5, 4.2, 2.9], 'glow').sphere([x, 0.86, 2.01], [0.14, 0.14, 0.06], 12);
    lit.paint([2.4, 0.1, 0.06], 'glow').sphere([side * 0.66, 0.66, -2.12], 0.06, 8);
    b.paint(fromHex('#8f1512'), 'glossy').sphere([side * 0.66, 0.66, -2.1], 0.06, 8);
  }
  b.paint(chrome, 'metal').tube(
    [
      [-0.8, 0.44, 2.18],
      [-0.4, 0.43, 2.3],
      [0.4, 0.43, 2.3],
      [0.8, 0.44, 2.18],
    ],
    0.045,
    8,
  );
  b.tube(
    [
      [-0.75, 0.44, -2.16],
      [0, 0.43, -2.24],
      [0.75, 0.44, -2.16],
    ],
    0.045,
    8,
  );
};

export const buildVintageCar = (colour: Vec3 | null, detail: 0 | 1 | 2, isOpen = false): Model => {
  const paint = colour ?? fromHex('#8e1b22');
  const wings = darken(paint, 0.35);
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  const points = detail === 0 ? 24 : 14;
  const width = curve([
    [-2.1, 0.3],
    [-1.7, 0.62],
    [-0.6, 0.76],
    [0.5, 0.72],
    [0.8, 0.5],
    [2.02, 0.33],
  ]);
  const top = curve([
    [-2.1, 0.72],
    [-1.75, 1.02],
    [-1.2, 1.12],
    [0.6, 1.1],
    [0.9, 1.08],
    [2.02, 1.06],
  ]);
  body
    .paint(paint, 'glossy')
    .loft(
      steps(-2.1, 2.02, detail === 0 ? 40 : 18).map((z) =>
        sectionAcrossZ(z, width(z), 0.42, top(z), 3.4, points),
      ),
    );
  const cabin: Cabin = {
    base: 1.02,
    roof: 1.68,
    rear: [-1.75, -1.3],
    front: [0.72, 0.48],
    halfWidth: [0.7, 0.58],
    pillars: [0, -0.35],
  };
  if (isOpen) addOpenSeats(body, { ...cabin, halfWidth: [0.74, 0.6] }, paint);
  else addCabin(body, cabin, paint, detail);
  body.paint(wings, 'glossy');
  for (const side of [-1, 1]) {
    const x = side * 0.72;
    addWing(
      body,
      x,
      [
        [0.45, 0.36],
        [0.9, 0.56],
        [1.25, 0.84],
        [1.6, 0.9],
        [1.95, 0.78],
        [2.1, 0.55],
      ],
      0.34,
      points,
    );
    addWing(
      body,
      x,
      [
        [-2.05, 0.42],
        [-1.8, 0.72],
        [-1.4, 0.88],
        [-1, 0.78],
        [-0.65, 0.45],
        [-0.5, 0.36],
      ],
      0.34,
      points,
    );
    body.box([x, 0.34, 0], [0.3, 0.06, 1.2], 0.02);
    body
      .paint(chrome, 'metal')
      .box([side * 0.74, 0.97, -0.1], [0.02, 0.03, 1.5])
      .paint(wings, 'glossy');
  }
  addFront(body, lit);
  body.at(multiply(translation(0, 0.82, -2.12), rotationX(0.2)), (k) => {
    k.at(rotationX(0), (spare) => {
      spare.at(multiply(translation(0, 0, 0), new Float64Array([0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 0])), (w) =>
        addWheel(w, 0.33, 0.14, 'whitewall', -1, chrome, 20),
      );
    });
  });
  const axles = createAxles(
    [rearAxle, frontAxle].map((z) => ({
      z,
      radius: wheelRadius,
      width: 0.17,
      track: 0.72,
      style: 'whitewall' as const,
      rim: paint,
      segments: [26, 16, 9][detail],
    })),
  );
  const lampLeft: Vec3 = [0.52, 0.86, 2.05];
  const lampRight: Vec3 = [-0.52, 0.86, 2.05];
  return assembleModel(
    { body, lit, ...axles.builders },
    {
      size: [1.8, 1.7, 4.5],
      anchors: {
        seat: [0.32, isOpen ? 0.8 : 0.62, isOpen ? -0.2 : 0],
        inside: [-0.32, 0.62, 0],
        top: [0, 1.7, -0.4],
        lampLeft,
        lampRight,
        exhaust: [-0.4, 0.3, -2.1],
      },
      pose: (input) =>
        poseOnWheels(input, axles, 1.6, { left: lampLeft, right: lampRight, colour: [1.5, 1.2, 0.8] }),
    },
  );
};
