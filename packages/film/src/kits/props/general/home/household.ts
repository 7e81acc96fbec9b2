/** Machines and fixtures of a home: kitchen, laundry, bathroom. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { basinAndMirror } from './basin-and-mirror.ts';
import { bathtub, sewingMachine, sink, toilet, washingMachine } from './bathroom.ts';
import { dishSink, washedPlate } from './dish-sink.ts';
import { steel, white } from './household-parts.ts';
import { laceCloth } from './lace-cloth.ts';
import { duckInTub, rubberDuck } from './rubber-duck.ts';

const black = fromHex('#1c1d20');

const refrigerator = staticKit(['refrigerator', 'fridge', 'freezer'], (b, { colour }) => {
  b.paint(colour ?? lighten(steel, 0.3), 'glossy').box([0, 0.93, 0], [0.72, 1.8, 0.64], 0.04);
  b.paint(black, 'matte').box([0, 1.28, 0.321], [0.7, 0.012, 0.01]);
  b.paint(steel, 'metal')
    .tube(
      [
        [-0.28, 1.36, 0.36],
        [-0.28, 1.68, 0.36],
      ],
      0.015,
      8,
    )
    .tube(
      [
        [-0.28, 0.75, 0.36],
        [-0.28, 1.2, 0.36],
      ],
      0.015,
      8,
    );
  for (const [x, y, hex] of [
    [0.05, 1.55, '#f0d040'],
    [0.18, 1.6, '#e86a8a'],
    [0.1, 1.42, '#6ac0e0'],
  ] as const)
    b.paint(fromHex(hex), 'matte').box([x, y, 0.324], [0.09, 0.09, 0.004]);
  return undefined;
});

const stove = staticKit(
  ['stove', 'cooker', 'oven', 'gas stove', 'kitchen stove', 'cooktop'],
  (b, { colour }) => {
    b.paint(colour ?? white, 'glossy').box([0, 0.45, 0], [0.62, 0.9, 0.62], 0.015);
    b.paint(black, 'satin').box([0, 0.905, 0], [0.6, 0.02, 0.6], 0.005, 1);
    for (const x of [-0.15, 0.15])
      for (const z of [-0.14, 0.14]) {
        b.at(translation(x, 0.915, z), (k) =>
          k
            .paint(darken(steel, 0.5), 'metal')
            .lathe(
              [
                [0.03, 0],
                [0.05, 0.008],
                [0.04, 0.018],
                [0, 0.018],
              ],
              14,
            )
            .box([0, 0.028, 0], [0.2, 0.01, 0.012])
            .box([0, 0.028, 0], [0.012, 0.01, 0.2]),
        );
        b.paint([0.3, 0.7, 2.6], 'glow').tube(
          Array.from(
            { length: 13 },
            (_, n): Vec3 => [
              x + Math.cos((n / 12) * 2 * Math.PI) * 0.052,
              0.932,
              z + Math.sin((n / 12) * 2 * Math.PI) * 0.052,
            ],
          ),
          0.004,
          4,
          false,
        );
      }
    b.paint(fromHex('#241a12'), 'glass')
      .box([0, 0.42, 0.312], [0.46, 0.32, 0.01])
      .paint([1.1, 0.55, 0.16], 'glow')
      .box([0, 0.38, 0.3165], [0.4, 0.2, 0.004]);
    b.paint(steel, 'metal').tube(
      [
        [-0.24, 0.63, 0.35],
        [0.24, 0.63, 0.35],
      ],
      0.013,
      8,
    );
    for (const x of [-0.22, -0.11, 0, 0.11, 0.22])
      b.paint(black, 'satin').sphere([x, 0.78, 0.315], [0.024, 0.024, 0.02], 10);
    // A pan with a fried egg, and a pot.
    b.paint(fromHex('#2a2b2e'), 'metal').at(translation(0.15, 0.95, 0.14), (k) =>
      k
        .lathe(
          [
            [0, 0],
            [0.1, 0],
            [0.125, 0.04],
            [0.12, 0.04],
            [0.098, 0.006],
            [0, 0.006],
          ],
          24,
        )
        .tube(
          [
            [0.12, 0.035, 0.02],
            [0.3, 0.07, 0.08],
          ],
          0.012,
          8,
        )
        .paint(fromHex('#faf8f0'), 'satin')
        .sphere([0, 0.01, 0], [0.06, 0.006, 0.05], 14)
        .paint(fromHex('#f0a820'), 'glossy')
        .sphere([0.005, 0.016, 0], [0.022, 0.012, 0.022], 12),
    );
    b.paint(fromHex('#b5302a'), 'glossy').at(translation(-0.15, 0.95, -0.14), (k) =>
      k
        .lathe(
          [
            [0, 0],
            [0.11, 0],
            [0.115, 0.13],
            [0.12, 0.135],
            [0, 0.15],
          ],
          24,
        )
        .sphere([0, 0.165, 0], 0.016, 8),
    );
    return { top: [-0.15, 0.95, 0.14] };
  },
);

const kettle = staticKit(['kettle', 'tea kettle', 'teakettle'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#c8382f'), 'glossy').lathe(
    [
      [0, 0],
      [0.1, 0],
      [0.12, 0.04],
      [0.11, 0.11],
      [0.06, 0.16],
      [0.045, 0.165],
      [0, 0.175],
    ],
    28,
  );
  b.tube(
    [
      [0.09, 0.08, 0],
      [0.15, 0.11, 0],
      [0.18, 0.16, 0],
    ],
    [0.026, 0.018, 0.013],
    10,
  );
  b.paint(black, 'satin')
    .sphere([0, 0.185, 0], 0.016, 10)
    .tube(
      [
        [-0.09, 0.13, 0],
        [-0.08, 0.24, 0],
        [0.06, 0.25, 0],
        [0.08, 0.14, 0],
      ],
      0.011,
      8,
    );
  return { grip: [0, 0.25, 0] };
});

const toaster = staticKit(['toaster'], (b, { colour }) => {
  b.paint(colour ?? steel, 'metal')
    .box([0, 0.1, 0], [0.28, 0.18, 0.16], 0.05, 4)
    .paint(black, 'satin')
    .box([0, 0.015, 0], [0.27, 0.03, 0.15], 0.01, 1);
  for (const z of [-0.03, 0.03])
    b.paint(black, 'matte')
      .box([0, 0.19, z], [0.2, 0.006, 0.028])
      .paint(fromHex('#c98f4a'), 'matte')
      .box([0, 0.205, z], [0.12, 0.09, 0.018], 0.012);
  b.paint(black, 'satin').box([0.15, 0.13, 0], [0.03, 0.02, 0.05], 0.006, 1);
  return undefined;
});

const blender = staticKit(['blender', 'mixer', 'food processor'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#c8382f'), 'glossy').lathe(
    [
      [0, 0],
      [0.09, 0],
      [0.08, 0.12],
      [0.06, 0.15],
      [0, 0.15],
    ],
    20,
  );
  b.paint(fromHex('#e86a8a'), 'satin')
    .lathe(
      [
        [0, 0.155],
        [0.05, 0.155],
        [0.065, 0.28],
        [0, 0.28],
      ],
      18,
    )
    .paint([0.75, 0.85, 0.9], 'clear')
    .lathe(
      [
        [0.055, 0.15],
        [0.075, 0.37],
        [0, 0.37],
      ],
      20,
    )
    .paint(black, 'satin')
    .lathe(
      [
        [0.078, 0.36],
        [0.078, 0.39],
        [0.03, 0.41],
        [0, 0.41],
      ],
      18,
    )
    .tube(
      [
        [0.07, 0.34, 0],
        [0.12, 0.32, 0],
        [0.11, 0.2, 0],
        [0.06, 0.19, 0],
      ],
      0.011,
      8,
    );
  b.paint(steel, 'metal').sphere([0, 0.06, 0.085], [0.022, 0.022, 0.015], 10);
  return undefined;
});

const microwave = staticKit(['microwave', 'microwave oven'], (b) => {
  b.paint(white, 'glossy')
    .box([0, 0.15, 0], [0.5, 0.3, 0.36], 0.015)
    .paint(fromHex('#1c2228'), 'glass')
    .box([-0.06, 0.15, 0.182], [0.34, 0.22, 0.01])
    .paint(steel, 'metal')
    .tube(
      [
        [0.13, 0.05, 0.2],
        [0.13, 0.25, 0.2],
      ],
      0.01,
      8,
    )
    .paint([0.2, 1.6, 0.8], 'glow')
    .box([0.19, 0.24, 0.183], [0.08, 0.03, 0.006]);
  for (let n = 0; n < 9; n += 1)
    b.paint(fromHex('#9aa0a5'), 'satin').box(
      [0.165 + (n % 3) * 0.025, 0.18 - Math.floor(n / 3) * 0.03, 0.183],
      [0.018, 0.018, 0.006],
    );
  return undefined;
});

export const householdKits: readonly Kit[] = [
  washingMachine,
  refrigerator,
  stove,
  rubberDuck,
  laceCloth,
  duckInTub,
  sink,
  dishSink,
  washedPlate,
  bathtub,
  toilet,
  kettle,
  toaster,
  blender,
  microwave,
  basinAndMirror,
  sewingMachine,
];
