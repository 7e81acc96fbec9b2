/** Beside roads and houses: ladder, mailbox, hydrant, cone, signs. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { iron, steel, white, wood } from './outdoors-parts.ts';

export const ladder = staticKit(['ladder', 'step ladder', 'stepladder'], (b, { noun, colour }) => {
  const paint = colour ?? wood;
  const isStep = noun.includes('step');
  for (const x of [-0.24, 0.24])
    b.paint(paint, 'wood').tube(
      [
        [x, 0, 0.35],
        [x * 0.85, isStep ? 1.8 : 3.2, isStep ? 0 : -0.5],
      ],
      0.03,
      6,
    );
  for (let n = 1; n < (isStep ? 6 : 10); n += 1) {
    const t = n / (isStep ? 6 : 10);
    b.paint(lighten(paint, 0.08), 'wood').tube(
      [
        [-0.24, (isStep ? 1.8 : 3.2) * t, 0.35 - t * (isStep ? 0.35 : 0.85)],
        [0.24, (isStep ? 1.8 : 3.2) * t, 0.35 - t * (isStep ? 0.35 : 0.85)],
      ],
      0.022,
      6,
    );
  }
  if (isStep)
    for (const x of [-0.22, 0.22])
      b.paint(paint, 'wood').tube(
        [
          [x, 0, -0.5],
          [x * 0.85, 1.78, -0.02],
        ],
        0.025,
        6,
      );
  return undefined;
});

export const mailbox = staticKit(['mailbox', 'letterbox', 'post box', 'postbox'], (b, { noun, colour }) => {
  if (noun.includes('post')) {
    b.paint(colour ?? fromHex('#c01822'), 'glossy')
      .lathe(
        [
          [0, 0],
          [0.26, 0],
          [0.26, 0.1],
          [0.22, 0.12],
          [0.22, 1.25],
          [0.27, 1.28],
          [0.26, 1.36],
          [0.15, 1.45],
          [0, 1.47],
        ],
        28,
      )
      .paint(iron, 'matte')
      .box([0, 1.08, 0.215], [0.2, 0.03, 0.03])
      .paint(white, 'satin')
      .box([0, 0.88, 0.22], [0.14, 0.18, 0.01]);
    return undefined;
  }
  b.paint(wood, 'wood')
    .box([0, 0.5, 0], [0.1, 1, 0.1], 0.01, 1)
    .paint(colour ?? fromHex('#5a7a9a'), 'glossy')
    .loft(
      [-0.26, 0.26].map((z): Vec3[] => [
        [-0.13, 1, z],
        [0.13, 1, z],
        ...Array.from({ length: 9 }, (_, n): Vec3 => {
          const a = (n / 8) * Math.PI;
          return [Math.cos(a) * 0.13, 1.14 + Math.sin(a) * 0.13, z];
        }),
      ]),
    )
    .paint(fromHex('#c8202a'), 'glossy')
    .box([0.14, 1.25, 0.05], [0.015, 0.22, 0.03])
    .box([0.14, 1.34, 0.09], [0.015, 0.07, 0.1]);
  b.paint(steel, 'metal').box([0, 1.2, 0.27], [0.05, 0.03, 0.02]);
  return undefined;
});

export const hydrant = staticKit(['fire hydrant', 'hydrant'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#c81f1c'), 'glossy').lathe(
    [
      [0, 0],
      [0.18, 0],
      [0.18, 0.05],
      [0.13, 0.07],
      [0.12, 0.5],
      [0.15, 0.52],
      [0.15, 0.57],
      [0.11, 0.65],
      [0.04, 0.7],
      [0.04, 0.76],
      [0, 0.76],
    ],
    22,
  );
  for (const s of [-1, 1])
    b.at(multiply(translation(s * 0.12, 0.42, 0), rotationZ((-s * Math.PI) / 2)), (k) =>
      k.lathe(
        [
          [0.06, 0],
          [0.06, 0.06],
          [0.075, 0.06],
          [0.075, 0.1],
          [0, 0.11],
        ],
        14,
      ),
    );
  b.at(multiply(translation(0, 0.4, 0.11), rotationX(Math.PI / 2)), (k) =>
    k.lathe(
      [
        [0.07, 0],
        [0.07, 0.06],
        [0.09, 0.06],
        [0.09, 0.11],
        [0, 0.12],
      ],
      16,
    ),
  );
  return undefined;
});

export const cone = staticKit(['traffic cone', 'cone'], (b, { colour }) => {
  const paint = colour ?? fromHex('#f0641a');
  b.paint(paint, 'satin').box([0, 0.02, 0], [0.38, 0.04, 0.38], 0.015);
  for (const [y0, y1, c] of [
    [0.04, 0.22, paint],
    [0.22, 0.36, white],
    [0.36, 0.5, paint],
    [0.5, 0.6, white],
    [0.6, 0.7, paint],
  ] as const)
    b.paint(c, 'satin').lathe(
      [
        [0.15 - y0 * 0.18, y0],
        [0.15 - y1 * 0.18, y1],
      ],
      22,
    );
  return { top: [0, 0.7, 0], grip: [0, 0.65, 0] };
});

export const sign = staticKit(
  ['road sign', 'stop sign', 'traffic sign', 'street sign', 'signpost', 'sign', 'wooden sign'],
  (b, { noun }) => {
    if (/signpost|wooden|^sign$/.test(noun)) {
      b.paint(wood, 'wood').box([0, 1, 0], [0.12, 2, 0.12], 0.01, 1);
      for (const [n, s] of [
        [0, 1],
        [1, -1],
      ] as const)
        b.paint(lighten(wood, 0.12 - n * 0.08), 'wood')
          .extrude(
            [
              [-0.5 * s, 1.55 - n * 0.34],
              [0.5 * s, 1.55 - n * 0.34],
              [0.68 * s, 1.68 - n * 0.34],
              [0.5 * s, 1.81 - n * 0.34],
              [-0.5 * s, 1.81 - n * 0.34],
            ],
            0.06,
            0.1,
          )
          .paint(darken(wood, 0.6), 'matte')
          .box([0, 1.68 - n * 0.34, 0.102], [0.7, 0.05, 0.005]);
      return undefined;
    }
    b.paint(steel, 'metal').tube(
      [
        [0, 0, 0],
        [0, 2.4, 0],
      ],
      0.035,
      8,
    );
    if (noun.includes('street')) {
      b.paint(fromHex('#1f6a3f'), 'satin')
        .box([0, 2.3, 0.02], [0.9, 0.22, 0.02], 0.01, 1)
        .paint(white, 'satin')
        .box([0, 2.3, 0.035], [0.6, 0.07, 0.005]);
      return undefined;
    }
    const octagon = (r: number): [number, number][] =>
      Array.from({ length: 8 }, (_, n): [number, number] => [
        Math.cos(((n + 0.5) / 8) * 2 * Math.PI) * r,
        2.2 + Math.sin(((n + 0.5) / 8) * 2 * Math.PI) * r,
      ]);
    b.paint(white, 'satin')
      .extrude(octagon(0.42), 0.04, 0.055)
      .paint(fromHex('#c8141c'), 'satin')
      .extrude(octagon(0.39), 0.055, 0.06)
      .paint(white, 'satin');
    for (const x of [-0.21, -0.07, 0.07, 0.21]) b.box([x, 2.2, 0.064], [0.09, 0.2, 0.006], 0.002, 1);
    return undefined;
  },
);
