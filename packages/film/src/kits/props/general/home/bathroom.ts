/** Bathroom and laundry: sink, bathtub, toilet, washing machine, sewing machine. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { steel, white } from './household-parts.ts';

/** A disc in a wall that faces +z. */
const addDisc = (b: MeshBuilder, at: Vec3, profile: [number, number][], segments = 24) =>
  b.at(multiply(translation(...at), rotationX(Math.PI / 2)), (k) => k.lathe(profile, segments));

export const washingMachine = staticKit(
  ['washing machine', 'washer', 'dryer', 'tumble dryer'],
  (b, { colour }) => {
    b.paint(colour ?? white, 'glossy').box([0, 0.43, 0], [0.6, 0.85, 0.58], 0.02);
    addDisc(
      b.paint(steel, 'metal'),
      [0, 0.42, 0.28],
      [
        [0.22, 0],
        [0.22, 0.04],
        [0.17, 0.06],
        [0.16, 0.03],
      ],
    );
    b.paint(fromHex('#22303c'), 'glass').sphere([0, 0.42, 0.3], [0.165, 0.165, 0.06], 24);
    b.paint(fromHex('#d8d8d4'), 'satin')
      .box([0, 0.79, 0.292], [0.58, 0.11, 0.01])
      .paint(steel, 'metal')
      .sphere([0.14, 0.79, 0.3], [0.035, 0.035, 0.03], 14)
      .paint(darken(white, 0.3), 'satin')
      .box([-0.2, 0.79, 0.299], [0.16, 0.07, 0.01], 0.005, 1);
    return { top: [0, 0.86, 0] };
  },
);

export const sink = staticKit(['sink', 'kitchen sink', 'washbasin', 'wash basin', 'basin'], (b, { noun }) => {
  if (noun.includes('basin')) {
    b.paint(white, 'glossy').lathe(
      [
        [0, 0],
        [0.14, 0],
        [0.09, 0.08],
        [0.08, 0.55],
        [0.16, 0.68],
        [0.3, 0.82],
        [0.31, 0.85],
        [0.28, 0.85],
        [0.18, 0.74],
        [0, 0.72],
      ],
      30,
    );
  } else {
    b.paint(fromHex('#8a6a4a'), 'wood').box([0, 0.42, 0], [1.1, 0.84, 0.56], 0.01);
    b.paint(darken(fromHex('#8a6a4a'), 0.2), 'wood')
      .box([-0.27, 0.42, 0.285], [0.5, 0.7, 0.02], 0.005, 1)
      .box([0.27, 0.42, 0.285], [0.5, 0.7, 0.02], 0.005, 1);
    b.paint(lighten(steel, 0.1), 'metal')
      .box([0, 0.86, 0], [1.14, 0.04, 0.6], 0.01)
      .paint(darken(steel, 0.35), 'metal')
      .box([0, 0.883, 0.02], [0.52, 0.006, 0.4], 0.003, 1);
  }
  b.paint(steel, 'metal')
    .tube(
      [
        [0, 0.86, -0.2],
        [0, 1.12, -0.2],
        [0, 1.18, -0.12],
        [0, 1.14, -0.02],
        [0, 1.08, -0.02],
      ],
      0.018,
      8,
    )
    .sphere([0.1, 0.9, -0.2], 0.03, 8)
    .sphere([-0.1, 0.9, -0.2], 0.03, 8);
  return { top: [0, 0.88, 0] };
});

/** A tub on feet with its tap, without what is in it. */
export const addTub = (b: MeshBuilder, paint: Vec3) => {
  // Straight sides between two round ends, in even steps, so that the rim is smooth.
  const ring = (y: number, w: number, l: number) =>
    Array.from({ length: 48 }, (_, n): Vec3 => {
      const a = ((n + 0.5) / 48) * 2 * Math.PI;
      const side = Math.sign(Math.cos(a)) * (l - w);
      return [side * Math.min(1, Math.abs(Math.cos(a)) * 3) + Math.cos(a) * w, y, Math.sin(a) * w];
    });
  b.paint(paint, 'glossy').loft([
    ring(0.14, 0.24, 0.6),
    ring(0.2, 0.32, 0.72),
    ring(0.5, 0.37, 0.82),
    ring(0.58, 0.38, 0.86),
    ring(0.61, 0.42, 0.91),
    ring(0.6, 0.43, 0.92),
  ]);
  const rim = ring(0.605, 0.4, 0.88);
  b.tube([...rim, rim[0]!], 0.032, 10);
  b.paint(fromHex('#bfe0ea'), 'glass').loft([ring(0.51, 0.37, 0.83), ring(0.515, 0.2, 0.5)]);
  for (const x of [-0.6, 0.6])
    for (const z of [-0.22, 0.22])
      b.paint(fromHex('#c9a24a'), 'metal').tube(
        [
          [x, 0.2, z],
          [x * 1.1, 0.1, z * 1.2],
          [x * 1.12, 0.02, z * 1.25],
        ],
        [0.05, 0.03, 0.035],
        8,
      );
  b.tube(
    [
      [0.95, 0.3, 0],
      [0.97, 0.75, 0],
      [0.9, 0.82, 0],
      [0.8, 0.78, 0],
    ],
    0.02,
    8,
  );
};

export const bathtub = staticKit(['bathtub', 'bath', 'tub'], (b, { colour }) => {
  addTub(b, colour ?? white);
  for (let n = 0; n < 40; n += 1)
    b.paint([0.9, 0.93, 0.95], 'snow').sphere(
      [Math.sin(n * 12.9) * 0.7, 0.53 + (n % 3) * 0.012, Math.cos(n * 7.3) * 0.26],
      0.05 + (n % 4) * 0.015,
      8,
    );
  return { seat: [-0.3, 0.22, 0], inside: [-0.1, 0.44, 0], top: [0, 0.6, 0] };
});

export const toilet = staticKit(['toilet', 'loo'], (b) => {
  b.paint(white, 'glossy').loft(
    [
      [0, 0.14, 0.2],
      [0.1, 0.12, 0.18],
      [0.25, 0.16, 0.24],
      [0.38, 0.2, 0.28],
      [0.4, 0.205, 0.285],
    ].map(([y, w, l]) =>
      Array.from({ length: 24 }, (_, n): Vec3 => {
        const a = (n / 24) * 2 * Math.PI;
        return [Math.cos(a) * w!, y!, Math.sin(a) * l! + 0.04];
      }),
    ),
  );
  b.box([0, 0.6, -0.26], [0.4, 0.36, 0.18], 0.04, 3).box([0, 0.8, -0.26], [0.43, 0.04, 0.21], 0.015);
  b.paint(lighten(white, 0.5), 'glossy')
    .sphere([0, 0.41, 0.05], [0.21, 0.02, 0.28], 24)
    .paint(fromHex('#8a8f94'), 'metal')
    .box([0.13, 0.72, -0.16], [0.07, 0.02, 0.02], 0.005, 1);
  return { seat: [0, 0.43, 0.04] };
});

export const sewingMachine = staticKit(['sewing machine'], (b, { colour }) => {
  const paint = colour ?? fromHex('#16171a');
  b.paint(fromHex('#7a4a26'), 'wood')
    .box([0, 0.02, 0], [0.44, 0.04, 0.2], 0.008)
    .paint(paint, 'glossy')
    .box([0, 0.055, 0], [0.4, 0.035, 0.17], 0.01);
  b.tube(
    [
      [0.14, 0.06, 0],
      [0.14, 0.2, 0],
      [0.1, 0.27, 0],
      [-0.1, 0.26, 0],
      [-0.14, 0.24, 0],
    ],
    [0.05, 0.042, 0.042, 0.034, 0.04],
    14,
  ).tube(
    [
      [-0.14, 0.25, 0],
      [-0.14, 0.14, 0],
    ],
    0.035,
    12,
  );
  b.paint(steel, 'metal')
    .tube(
      [
        [-0.14, 0.15, 0],
        [-0.14, 0.075, 0],
      ],
      0.005,
      6,
    )
    .at(multiply(translation(0.2, 0.23, 0), rotationZ(Math.PI / 2)), (k) =>
      k.lathe(
        [
          [0.03, -0.012],
          [0.065, -0.012],
          [0.065, 0.012],
          [0.03, 0.012],
        ],
        22,
      ),
    );
  b.paint(fromHex('#d0a040'), 'metal')
    .box([0, 0.262, 0.037], [0.14, 0.03, 0.004])
    .paint(fromHex('#c8302a'), 'cloth')
    .at(translation(0.06, 0.3, 0), (k) => k.cylinder(0, 0.05, 0.018, 0.018, 12))
    .paint(fromHex('#5a8ac8'), 'cloth')
    .box([-0.16, 0.077, 0.06], [0.2, 0.008, 0.26], 0.003, 1);
  return undefined;
});
