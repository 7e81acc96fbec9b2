/** Out of doors and in workshops: ladder, mailbox, hydrant, cone, signs, wheelbarrow, hay, anchor, cannon, flag, shell, telescope, robot arm, gears, harp, cello. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { staticKit } from '../../shared/static-kit.ts';

const wood = fromHex('#9a6a3c');
const iron = fromHex('#3a3c40');
const steel = fromHex('#b8bdc2');
const white = fromHex('#f4f3ee');

const ladder = staticKit(['ladder', 'step ladder', 'stepladder'], (b, { noun, colour }) => {
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

const mailbox = staticKit(['mailbox', 'letterbox', 'post box', 'postbox'], (b, { noun, colour }) => {
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

const hydrant = staticKit(['fire hydrant', 'hydrant'], (b, { colour }) => {
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

const cone = staticKit(['traffic cone', 'cone'], (b, { colour }) => {
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

const sign = staticKit(
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

const telescope = staticKit(['telescope', 'telescope on a tripod', 'astronomical telescope'], (b) => {
  for (const n of [0, 1, 2]) {
    const a = (n / 3) * 2 * Math.PI + 0.5;
    b.paint(wood, 'wood').tube(
      [
        [0, 1.2, 0],
        [Math.cos(a) * 0.5, 0, Math.sin(a) * 0.5],
      ],
      [0.03, 0.022],
      8,
    );
  }
  b.paint(fromHex('#c9a04a'), 'metal')
    .sphere([0, 1.24, 0], 0.07, 12)
    .at(multiply(translation(0, 1.36, 0), rotationX(Math.PI / 2 - 0.6)), (k) =>
      k
        .paint(white, 'glossy')
        .lathe(
          [
            [0.07, -0.1],
            [0.07, 0.55],
            [0.085, 0.56],
            [0.085, 0.75],
            [0.075, 0.75],
            [0, 0.7],
          ],
          24,
        )
        .paint(fromHex('#c9a04a'), 'metal')
        .lathe(
          [
            [0, -0.48],
            [0.03, -0.48],
            [0.028, -0.36],
            [0.045, -0.35],
            [0.045, -0.12],
            [0.072, -0.1],
          ],
          20,
        )
        .lathe(
          [
            [0.072, 0.3],
            [0.078, 0.32],
            [0.072, 0.34],
          ],
          24,
        ),
    );
  return { mouth: [0, 1.12, -0.42], grip: [0, 1.2, -0.35] };
});

const robotArm: Kit = {
  name: 'robot arm',
  nouns: ['robot arm', 'robotic arm', 'industrial robot'],
  locomotion: 'none',
  build: ({ colour }) => {
    const paint = colour ?? fromHex('#e8781c');
    const [base, lower, upper] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    base
      .paint(iron, 'metal')
      .lathe(
        [
          [0, 0],
          [0.5, 0],
          [0.5, 0.12],
          [0.35, 0.16],
          [0.32, 0.4],
          [0, 0.42],
        ],
        24,
      )
      .paint(paint, 'glossy')
      .box([0, 0.6, 0], [0.5, 0.5, 0.5], 0.1);
    lower
      .paint(paint, 'glossy')
      .tube(
        [
          [0, 0, 0],
          [0, 1, 0],
        ],
        [0.19, 0.14],
        14,
      )
      .paint(iron, 'metal')
      .at(rotationZ(Math.PI / 2), (k) => k.cylinder(-0.26, 0.26, 0.19, 0.19, 18));
    upper
      .paint(paint, 'glossy')
      .tube(
        [
          [0, 0, 0],
          [0, 0, 0.95],
        ],
        [0.15, 0.1],
        14,
      )
      .paint(iron, 'metal')
      .at(rotationZ(Math.PI / 2), (k) => k.cylinder(-0.2, 0.2, 0.15, 0.15, 18))
      .tube(
        [
          [0, 0, 0.95],
          [0, -0.02, 1.1],
        ],
        0.07,
        10,
      );
    for (const s of [-1, 1])
      upper.tube(
        [
          [s * 0.03, -0.02, 1.1],
          [s * 0.13, -0.02, 1.2],
          [s * 0.06, -0.02, 1.34],
        ],
        0.03,
        6,
      );
    return assembleModel(
      { base, lower, upper },
      {
        size: [1, 2.2, 2.6],
        pose: ({ time, phase }) => {
          const turn = multiply(
            translation(0, 0.75, 0),
            new Float64Array([
              Math.cos(0.6 * Math.sin(time * 0.8 + phase)),
              0,
              Math.sin(0.6 * Math.sin(time * 0.8 + phase)),
              0,
              0,
              1,
              0,
              0,
              -Math.sin(0.6 * Math.sin(time * 0.8 + phase)),
              0,
              Math.cos(0.6 * Math.sin(time * 0.8 + phase)),
              0,
            ]),
          );
          const first = multiply(turn, rotationX(0.25 + 0.25 * Math.sin(time * 1.1)));
          return {
            parts: {
              lower: first,
              upper: multiply(first, translation(0, 1, 0), rotationX(0.2 + 0.4 * Math.sin(time * 1.3 + 1))),
            },
            anchors: {},
          };
        },
      },
    );
  },
};

const gears: Kit = {
  name: 'gears',
  nouns: ['gear', 'gears', 'cogwheel', 'cog', 'clockwork'],
  locomotion: 'none',
  build: () => {
    const specs = [
      { r: 0.3, teeth: 18, at: [-0.18, 0.36, 0], hex: '#b8923e' },
      { r: 0.2, teeth: 12, at: [0.32, 0.5, 0], hex: '#8a9096' },
      { r: 0.15, teeth: 9, at: [0.42, 0.15, 0], hex: '#a8623a' },
    ] as const;
    const builders: Record<string, MeshBuilder> = {};
    for (const [n, { r, teeth, hex }] of specs.entries()) {
      const b = new MeshBuilder();
      b.paint(fromHex(hex), 'metal').at(rotationX(Math.PI / 2), (k) =>
        k.lathe(
          [
            [r * 0.2, -0.03],
            [r * 0.95, -0.03],
            [r * 0.95, 0.03],
            [r * 0.75, 0.03],
            [r * 0.72, 0.015],
            [r * 0.34, 0.015],
            [r * 0.3, 0.04],
            [r * 0.2, 0.04],
            [r * 0.2, -0.03],
          ],
          36,
        ),
      );
      for (let k = 0; k < teeth; k += 1)
        b.at(rotationZ((k / teeth) * 2 * Math.PI), (m) =>
          m.box([0, r * 1.01, 0], [r * 0.17, r * 0.16, 0.06], 0.008, 1),
        );
      builders[`gear${n}`] = b;
    }
    return assembleModel(builders, {
      size: [1.1, 0.75, 0.1],
      pose: ({ time }) => ({
        parts: Object.fromEntries(
          specs.map(({ r, at }, n) => [
            `gear${n}`,
            multiply(
              translation(at[0], at[1], at[2]),
              rotationZ(((n % 2 ? -1 : 1) * time * 0.24) / r + (n === 1 ? 0.1 : 0)),
            ),
          ]),
        ),
        anchors: {},
      }),
    });
  },
};

const strings = staticKit(['harp', 'cello', 'double bass'], (b, { noun }) => {
  if (noun === 'harp') {
    const gold = fromHex('#d0a03a');
    const neck = (t: number): Vec3 => [0, 1.35 + 0.4 * t + 0.14 * Math.sin(t * 5), -0.35 + t * 0.85];
    b.paint(gold, 'metal')
      .tube(
        [
          [0, 0.1, 0.45],
          [0, 1.75, 0.5],
        ],
        [0.06, 0.05],
        12,
      )
      .tube(
        Array.from({ length: 12 }, (_, n) => neck(n / 11)),
        0.05,
        10,
      )
      .paint(fromHex('#7a4a22'), 'wood')
      .tube(
        [
          [0, 0.15, 0.4],
          [0, 1.35, -0.36],
        ],
        [0.17, 0.07],
        14,
      )
      .box([0, 0.06, 0.4], [0.42, 0.12, 0.34], 0.03);
    for (let n = 0; n < 26; n += 1) {
      const t = n / 25;
      const top = neck(0.06 + t * 0.86);
      const low: Vec3 = [0, 1.28 - t * 1.02, -0.28 + t * 0.66];
      b.paint(n % 7 === 0 ? fromHex('#c8202a') : white, 'matte').tube([top, low], 0.0025, 3, false);
    }
    return { grip: [0, 1, 0.1], gripLeft: [0, 1, 0.15] };
  }
  const s = noun === 'cello' ? 1 : 1.5;
  const body = fromHex('#8a4218');
  const ring = (z: number, grow: number): Vec3[] =>
    Array.from({ length: 40 }, (_, n): Vec3 => {
      const a = (n / 40) * 2 * Math.PI;
      const y = Math.sin(a);
      const waist = 1 - 0.36 * Math.exp(-((y + 0.02) ** 2) / 0.05);
      const w = (y < 0 ? 0.22 : 0.18) * waist * Math.abs(Math.cos(a)) ** 0.6 * Math.sign(Math.cos(a));
      return [w * grow * s, (0.5 + y * 0.38 * grow) * s, z * s];
    });
  b.paint(body, 'glossy').loft([
    ring(-0.07, 0.9),
    ring(-0.06, 1),
    ring(0.05, 1),
    ring(0.07, 0.9),
    ring(0.085, 0.5),
  ]);
  b.paint(fromHex('#1a1210'), 'satin')
    .box([0, 0.95 * s, 0.1 * s], [0.045 * s, 0.56 * s, 0.02 * s], 0.005)
    .tube(
      [
        [0, 1.2 * s, 0.08 * s],
        [0, 1.32 * s, 0.05 * s],
        [0, 1.34 * s, 0.09 * s],
      ],
      0.025 * s,
      8,
    )
    .box([0, 0.22 * s, 0.1 * s], [0.05 * s, 0.2 * s, 0.015 * s])
    .paint(fromHex('#d8b078'), 'wood')
    .box([0, 0.45 * s, 0.11 * s], [0.11 * s, 0.06 * s, 0.01 * s])
    .paint(steel, 'metal')
    .tube(
      [
        [0, 0.13 * s, 0],
        [0, 0, 0.02 * s],
      ],
      0.008 * s,
      6,
    );
  for (const x of [-0.015, -0.005, 0.005, 0.015])
    b.tube(
      [
        [x * s, 0.2 * s, 0.112 * s],
        [x * 1.4 * s, 0.48 * s, 0.145 * s],
        [x * 0.8 * s, 1.22 * s, 0.11 * s],
      ],
      0.0016 * s,
      3,
      false,
    );
  for (const x of [-0.09, 0.09])
    b.paint(fromHex('#1a0f0a'), 'matte').box([x * s, 0.46 * s, 0.087 * s], [0.012 * s, 0.13 * s, 0.004 * s]);
  for (const y of [1.24, 1.29])
    for (const x of [-0.05, 0.05])
      b.paint(fromHex('#1a1210'), 'satin').tube(
        [
          [0, y * s, 0.06 * s],
          [x * s, y * s, 0.06 * s],
        ],
        0.007 * s,
        6,
      );
  return { grip: [0, 0.5 * s, 0.14 * s], gripLeft: [0, 1.05 * s, 0.12 * s], neck: [0, 1.1 * s, 0.1 * s] };
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
