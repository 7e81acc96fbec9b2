/** Out of doors and in workshops: ladder, mailbox, hydrant, cone, signs, wheelbarrow, hay, anchor, cannon, flag, shell, telescope, robot arm, gears, harp, cello. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import { createRandom } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { gears, robotArm, strings, telescope } from './mechanisms.ts';
import { iron, steel, wood } from './outdoors-parts.ts';
import { cone, hydrant, ladder, mailbox, sign } from './roadside.ts';

const wheelbarrow = staticKit(['wheelbarrow', 'barrow'], (b, { colour }) => {
  const paint = colour ?? fromHex('#3f7a4a');
  b.twoSided()
    .paint(paint, 'glossy')
    .loft(
      [
        [0.3, 0.22, 0.35],
        [0.6, 0.33, 0.52],
      ].map(([y, w, l]): Vec3[] => [
        [-w!, y!, -l! * 0.8],
        [w!, y!, -l! * 0.8],
        [w! * 0.9, y!, l! + 0.05],
        [-w! * 0.9, y!, l! + 0.05],
      ]),
      { hasCaps: false },
    )
    .box([0, 0.3, -0.02], [0.42, 0.02, 0.62]);
  for (const s of [-1, 1])
    b.paint(wood, 'wood')
      .tube(
        [
          [s * 0.12, 0.24, 0.62],
          [s * 0.28, 0.32, -0.3],
          [s * 0.32, 0.6, -1.05],
        ],
        0.026,
        8,
      )
      .paint(iron, 'metal')
      .tube(
        [
          [s * 0.26, 0.3, -0.3],
          [s * 0.26, 0, -0.38],
        ],
        0.02,
        6,
      );
  b.paint(fromHex('#1c1c1e'), 'matte').at(multiply(translation(0, 0.2, 0.68), rotationZ(Math.PI / 2)), (k) =>
    k
      .lathe(
        [
          [0.13, -0.045],
          [0.2, -0.04],
          [0.2, 0.04],
          [0.13, 0.045],
          [0.13, -0.045],
        ],
        22,
      )
      .paint(steel, 'metal')
      .lathe(
        [
          [0, 0.03],
          [0.13, 0.03],
          [0.13, -0.03],
          [0, -0.03],
        ].reverse() as [number, number][],
        16,
      ),
  );
  for (let n = 0; n < 26; n += 1)
    b.paint([0.09 + (n % 3) * 0.03, 0.05, 0.025], 'soil').sphere(
      [Math.sin(n * 5.1) * 0.2, 0.5 + Math.abs(Math.sin(n * 2.3)) * 0.14, Math.sin(n * 3.7) * 0.3],
      0.13,
      7,
    );
  return { top: [0, 0.65, 0], handlebarLeft: [0.32, 0.6, -1], handlebarRight: [-0.32, 0.6, -1] };
});

const hay = staticKit(['hay bale', 'hay', 'straw bale', 'haystack', 'bale of hay'], (b, { noun }) => {
  const straw = fromHex('#d0a848');
  const random = createRandom(5);
  if (noun === 'haystack')
    b.paint((p) => (Math.sin(p[1] * 30 + p[0] * 11) > 0 ? straw : darken(straw, 0.15)), 'fur').lathe(
      [
        [1.5, 0],
        [1.6, 0.5],
        [1.3, 1.4],
        [0.6, 2.1],
        [0, 2.3],
      ],
      30,
      (a) => 1 + 0.05 * Math.sin(a * 5),
    );
  else
    b.paint((p) => (Math.sin(Math.hypot(p[1] - 0.65, p[2]) * 60) > 0 ? straw : darken(straw, 0.2)), 'fur').at(
      multiply(translation(0, 0.65, 0), rotationZ(Math.PI / 2)),
      (k) =>
        k.lathe(
          [
            [0, -0.6],
            [0.3, -0.6],
            [0.6, -0.6],
            [0.65, -0.55],
            [0.65, 0.55],
            [0.6, 0.6],
            [0.3, 0.6],
            [0, 0.6],
          ],
          36,
        ),
    );
  for (let n = 0; n < 80; n += 1) {
    const a = random() * 6.3;
    const [x, z] =
      noun === 'haystack'
        ? [Math.cos(a) * 1.6, Math.sin(a) * 1.6]
        : [(random() - 0.5) * 1.2, Math.cos(a) * 0.66];
    const y = noun === 'haystack' ? random() * 0.8 : 0.65 + Math.sin(a) * 0.66;
    b.paint(lighten(straw, random() * 0.2), 'matte').tube(
      [
        [x, Math.max(0.01, y), z],
        [x + (random() - 0.5) * 0.2, Math.max(0.01, y + (random() - 0.3) * 0.12), z + (random() - 0.5) * 0.2],
      ],
      0.006,
      3,
      false,
    );
  }
  return { top: [0, noun === 'haystack' ? 2.3 : 1.3, 0], seat: [0, 1.3, 0] };
});

const anchor = staticKit(['anchor', 'ship anchor'], (b, { colour }) => {
  b.paint(colour ?? iron, 'metal')
    .tube(
      [
        [0, 0.1, 0],
        [0, 1.3, 0],
      ],
      0.055,
      10,
    )
    .tube(
      [
        [-0.35, 1.12, 0],
        [0.35, 1.12, 0],
      ],
      0.04,
      8,
    )
    .tube(
      Array.from(
        { length: 17 },
        (_, n): Vec3 => [
          Math.cos((n / 16) * 2 * Math.PI) * 0.11,
          1.42 + Math.sin((n / 16) * 2 * Math.PI) * 0.11,
          0,
        ],
      ),
      0.035,
      8,
      false,
    )
    .tube(
      Array.from({ length: 13 }, (_, n): Vec3 => {
        const a = -Math.PI * 0.92 + (n / 12) * Math.PI * 0.84;
        return [Math.cos(a) * 0.55, 0.6 + Math.sin(a) * 0.52, 0];
      }),
      [0.03, 0.045, 0.055, 0.06, 0.065, 0.07, 0.075, 0.07, 0.065, 0.06, 0.055, 0.045, 0.03],
      8,
    );
  for (const s of [-1, 1])
    b.extrude(
      [
        [s * 0.62, 0.62],
        [s * 0.36, 0.42],
        [s * 0.44, 0.34],
      ],
      -0.06,
      0.06,
    );
  return undefined;
});

const cannon = staticKit(['cannon'], (b) => {
  b.at(multiply(translation(0, 0.75, 0), rotationX(Math.PI / 2 - 0.1)), (k) =>
    k.paint(fromHex('#2a2c30'), 'metal').lathe(
      [
        [0, -0.85],
        [0.07, -0.82],
        [0.06, -0.75],
        [0.22, -0.7],
        [0.23, -0.3],
        [0.2, -0.28],
        [0.19, 0.3],
        [0.15, 0.8],
        [0.19, 0.84],
        [0.19, 0.9],
        [0.1, 0.9],
        [0.09, 0.5],
      ],
      26,
    ),
  );
  for (const s of [-1, 1]) b.paint(wood, 'wood').box([s * 0.26, 0.52, -0.15], [0.08, 0.32, 1.3], 0.02, 1);
  for (const s of [-1, 1])
    for (const z of [-0.6, 0.35])
      b.at(multiply(translation(s * 0.36, 0.25, z), rotationZ(Math.PI / 2)), (k) =>
        k
          .paint(darken(wood, 0.2), 'wood')
          .cylinder(-0.05, 0.05, 0.25, 0.25, 20)
          .paint(iron, 'metal')
          .lathe(
            [
              [0.25, -0.052],
              [0.258, -0.052],
              [0.258, 0.052],
              [0.25, 0.052],
            ],
            20,
          ),
      );
  for (const [x, y, z] of [
    [0.7, 0.1, 0.5],
    [0.9, 0.1, 0.5],
    [0.8, 0.1, 0.68],
    [0.8, 0.27, 0.56],
  ] as const)
    b.paint(fromHex('#2a2c30'), 'metal').sphere([x, y, z], 0.1, 14);
  return undefined;
});

const flag: Kit = {
  name: 'flag',
  nouns: ['flag on pole', 'flagpole', 'flag pole', 'flag'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, cloth] = [new MeshBuilder(), new MeshBuilder()];
    body
      .paint(steel, 'metal')
      .tube(
        [
          [0, 0, 0],
          [0, 6, 0],
        ],
        [0.06, 0.04],
        10,
      )
      .paint(fromHex('#d0a03a'), 'metal')
      .sphere([0, 6.06, 0], 0.09, 12)
      .paint(fromHex('#b4aea4'), 'stone')
      .box([0, 0.1, 0], [0.6, 0.2, 0.6], 0.04, 1);
    const stripes = colour ? [colour, colour, colour] : ['#c8202a', '#f4f3ee', '#2a55a8'].map(fromHex);
    for (const [row, paint] of stripes.entries())
      cloth
        .paint(paint, 'cloth')
        .grid(
          [0, 0.5, 1].map((v) =>
            Array.from({ length: 17 }, (_, n) =>
              cloth.vertex([(n / 16) * 2, 5.9 - (row + v) * 0.42, 0], [0, 0, 1]),
            ),
          ),
        );
    cloth.twoSided();
    const rest = Float32Array.from(cloth.mesh.positions);
    const moved = rest.slice();
    return assembleModel(
      { body, cloth },
      {
        size: [4, 6.1, 0.8],
        pose: ({ time, wind, phase }) => {
          for (let n = 0; n < rest.length; n += 3) {
            const u = rest[n]! / 2;
            moved[n + 2] =
              rest[n + 2]! + 0.28 * u * Math.sin(u * 7 - time * (4 + Math.abs(wind) * 0.5) + phase);
            moved[n + 1] = rest[n + 1]! - 0.08 * u + 0.04 * Math.sin(u * 5 - time * 4);
          }
          return { parts: { cloth: moved }, anchors: {} };
        },
      },
    );
  },
};

const shell = staticKit(['seashell', 'shell', 'conch', 'starfish toy'], (b, { colour }) => {
  const paint = colour ?? fromHex('#f0c8a8');
  b.paint(
    (p) => (Math.sin(Math.atan2(p[0], p[2] + 0.05) * 26) > 0 ? paint : darken(paint, 0.18)),
    'glossy',
  ).loft(
    Array.from({ length: 10 }, (_, n): Vec3[] => {
      const r = (n / 9) * 0.09 + 0.004;
      return Array.from({ length: 33 }, (_, k): Vec3 => {
        const a = -1.15 + (k / 32) * 2.3;
        const rib = 1 + 0.05 * Math.abs(Math.sin(k * 1.2));
        return [
          Math.sin(a) * r * rib,
          0.008 + 0.032 * Math.sin((n / 9) * 2.6) + 0.004 * Math.sin(k * 1.2),
          Math.cos(a) * r * rib - 0.05,
        ];
      });
    }),
    { isClosed: false, hasCaps: false },
  );
  b.twoSided().paint(paint, 'glossy').box([0, 0.01, -0.05], [0.045, 0.014, 0.018], 0.006);
  return { grip: [0, 0.02, 0] };
});

export const outdoorKits: readonly Kit[] = [
  ladder,
  mailbox,
  hydrant,
  cone,
  sign,
  wheelbarrow,
  hay,
  anchor,
  cannon,
  flag,
  shell,
  telescope,
  robotArm,
  gears,
  strings,
];
