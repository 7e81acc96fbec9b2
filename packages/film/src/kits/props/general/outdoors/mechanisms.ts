/** Instruments and mechanisms: telescope, robot arm, gears, harp, cello. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { iron, steel, white, wood } from './outdoors-parts.ts';

export const telescope = staticKit(['telescope', 'telescope on a tripod', 'astronomical telescope'], (b) => {
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

export const robotArm: Kit = {
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

export const gears: Kit = {
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

export const strings = staticKit(['harp', 'concert harp', 'standing cello'], (b, { noun }) => {
  if (noun.includes('harp')) {
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
  const s = noun.includes('cello') ? 1 : 1.5;
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
