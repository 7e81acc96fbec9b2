/** Glass things and what is in them: fishbowl, aquarium, snow globe, crystal ball, bottle ship, bubbles, flasks, bulb. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { multiply, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { aquarium, fishbowl } from './fish-tanks.ts';
import { brass, clearGlass } from './glass-parts.ts';
import { bulb, flasks } from './laboratory.ts';
import { mixedLiquidKits } from './mixed-liquids.ts';

const snowGlobe: Kit = {
  name: 'snow globe',
  nouns: ['snow globe', 'snowglobe', 'crystal ball', 'glass ball', 'magic ball'],
  locomotion: 'none',
  build: ({ noun }) => {
    const isSnow = noun.includes('snow');
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(isSnow ? fromHex('#7a3a26') : brass, isSnow ? 'wood' : 'metal').lathe(
      [
        [0, 0],
        [0.075, 0],
        [0.08, 0.012],
        [0.06, 0.03],
        [0.058, 0.045],
        [0, 0.045],
      ],
      28,
    );
    const centre: Vec3 = [0, 0.115, 0];
    if (isSnow) {
      body.paint(fromHex('#f2f6fb'), 'snow').sphere([0, 0.05, 0], [0.068, 0.024, 0.068], 20);
      body
        .paint(fromHex('#a8402c'), 'satin')
        .box([0, 0.082, 0], [0.04, 0.03, 0.034])
        .paint(fromHex('#f2f6fb'), 'snow')
        .extrude(
          [
            [-0.028, 0.096],
            [0.028, 0.096],
            [0, 0.12],
          ],
          -0.022,
          0.022,
        )
        .paint([2, 1.3, 0.5], 'glow')
        .box([0.008, 0.083, 0.0175], [0.01, 0.011, 0.002]);
      for (const [x, z] of [
        [-0.038, -0.012],
        [0.042, 0],
        [-0.03, 0.03],
      ] as const)
        for (const t of [0, 1, 2])
          body.paint(fromHex('#2f6b3f'), 'leaf').at(translation(x, 0.068 + t * 0.012, z), (k) =>
            k.lathe(
              [
                [0.016 - t * 0.004, 0],
                [0, 0.018],
              ],
              8,
            ),
          );
    } else
      body
        .paint([0.5, 0.25, 1.1], 'glow')
        .sphere(centre, 0.03, 14)
        .paint([0.25, 0.5, 1.2], 'haze')
        .sphere(centre, 0.06, 16);
    glass.paint(isSnow ? clearGlass : [0.12, 0.08, 0.34], 'clear').sphere(centre, 0.082, 30);
    return assembleModel(
      { body, glass },
      {
        anchors: { grip: [0, 0.02, 0], top: [0, 0.2, 0], lamp: centre },
        pose: ({ time }) => ({
          parts: {},
          anchors: {},
          particles: isSnow
            ? Array.from({ length: 90 }, (_, n) => {
                const age = fraction(time * 0.14 + n * 0.7549);
                const a = n * 2.4 + time * 0.9;
                const r = 0.07 * Math.sqrt(fraction(n * 0.618)) * Math.sin(Math.PI * (0.15 + 0.7 * age));
                return {
                  position: [Math.cos(a) * r, 0.185 - age * 0.12, Math.sin(a) * r] as Vec3,
                  size: 0.0032 + 0.001 * (n % 3),
                  colour: [1, 1, 1] as Vec3,
                  opacity: 0.95,
                };
              })
            : Array.from({ length: 12 }, (_, n) => ({
                position: [
                  Math.cos(time + n) * 0.04,
                  0.115 + Math.sin(time * 1.3 + n * 2) * 0.04,
                  Math.sin(time * 0.8 + n) * 0.04,
                ] as Vec3,
                size: 0.014,
                colour: (n % 2 ? [0.7, 0.3, 1.4] : [0.2, 0.7, 1.6]) as Vec3,
                opacity: 0.35,
                wisp: n,
              })),
          lamps: isSnow ? [] : [{ position: [0, 0.25, 0.1], colour: [0.5, 0.3, 1], reach: 1 }],
        }),
      },
    );
  },
};

const bottleShip = staticKit(['ship in a bottle', 'bottle ship'], (b) => {
  b.at(multiply(translation(0, 0.065, 0), rotationZ(-Math.PI / 2)), (k) =>
    k
      .paint(clearGlass, 'clear')
      .lathe(
        [
          [0, -0.15],
          [0.055, -0.15],
          [0.06, -0.14],
          [0.06, 0.05],
          [0.045, 0.09],
          [0.02, 0.11],
          [0.018, 0.16],
          [0.022, 0.165],
        ],
        26,
      )
      .paint(fromHex('#a87a48'), 'wood')
      .cylinder(0.15, 0.185, 0.017, 0.019, 12),
  );
  b.paint(fromHex('#2f6f9a'), 'glass').sphere([-0.04, 0.03, 0], [0.1, 0.014, 0.04], 18);
  b.paint(fromHex('#6b4226'), 'wood').sphere([-0.04, 0.045, 0], [0.055, 0.014, 0.014], 14);
  for (const [x, h] of [
    [-0.065, 0.05],
    [-0.035, 0.06],
    [-0.008, 0.045],
  ] as const) {
    b.paint(fromHex('#5a3a20'), 'wood').tube(
      [
        [x, 0.05, 0],
        [x, 0.05 + h, 0],
      ],
      0.0015,
      5,
    );
    for (const t of [0.35, 0.72])
      b.paint(fromHex('#f4ecd8'), 'cloth').box(
        [x + 0.004, 0.05 + h * t, 0],
        [0.002, h * 0.3, 0.03 - t * 0.012],
        0.001,
        1,
      );
  }
  for (const x of [-0.11, 0.03])
    b.paint(fromHex('#5a3a20'), 'wood').box([x, 0.012, 0], [0.02, 0.024, 0.1], 0.004, 1);
  return { grip: [0, 0.06, 0] };
});

export const glassKits: readonly Kit[] = [
  fishbowl,
  aquarium,
  snowGlobe,
  bottleShip,
  flasks,
  bulb,
  ...mixedLiquidKits,
];
