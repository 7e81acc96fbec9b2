/** For feasts and fields: Christmas tree, jack-o'-lantern, scarecrow. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { multiply, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import { createRandom, pick } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { flicker } from '../../../shared/puffs.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { bright } from './toys-parts.ts';

export const christmasTree: Kit = {
  name: 'christmas tree',
  nouns: ['xmas tree', 'decorated tree'],
  locomotion: 'none',
  build: ({ seed, detail, traits }) => {
    const random = createRandom(seed + 12);
    const [body, lights0, lights1] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    body.twoSided();
    body
      .paint(fromHex('#5a3c22'), 'bark')
      .tube(
        [
          [0, 0, 0],
          [0, 0.4, 0],
        ],
        0.06,
        8,
      )
      .paint(fromHex('#a8302a'), 'satin')
      .lathe(
        [
          [0, 0],
          [0.16, 0],
          [0.2, 0.22],
          [0, 0.22],
        ],
        18,
      );
    const green = fromHex('#2b5a34');
    const layers = detail === 2 ? 6 : 11;
    for (let n = 0; n < layers; n += 1) {
      const t = n / (layers - 1);
      const [y, r] = [0.35 + t * 1.5, 0.78 * (1 - t) + 0.1];
      body
        .paint(
          (p) => (random() < 0.5 ? darken(green, 0.2 * (1 - Math.hypot(p[0], p[2]))) : lighten(green, 0.05)),
          'leaf',
        )
        .at(multiply(translation(0, y, 0), rotationY(n * 0.7)), (k) =>
          k.lathe(
            [
              [r, -0.1],
              [r * 0.55, 0.06],
              [0.03, 0.32],
            ],
            detail === 2 ? 12 : 30,
            (angle) => 1 + 0.16 * Math.sin(angle * 9) + 0.06 * Math.sin(angle * 23),
          ),
        );
      for (let k = 0; k < Math.round(r * 14); k += 1) {
        const a = random() * 2 * Math.PI;
        const at: Vec3 = [Math.cos(a) * r * 0.97, y - 0.08, Math.sin(a) * r * 0.97];
        if (k % 3 === 0) body.paint(pick(random, bright), 'glossy').sphere(at, 0.042, 10);
        else
          (k % 2 ? lights0 : lights1)
            .paint(
              pick(random, [
                [4, 2.6, 0.9],
                [4, 0.6, 0.4],
                [0.6, 1.6, 4],
                [0.8, 3.4, 1],
              ] as Vec3[]),
              'glow',
            )
            .sphere([at[0], at[1] + 0.05, at[2]], 0.02, 6);
      }
    }
    for (let n = 0; n < 5; n += 1)
      body.at(multiply(translation(0, 2.24, 0), rotationZ((n / 5) * 2 * Math.PI)), (k) =>
        k.paint([3, 2.2, 0.6], 'glow').extrude(
          [
            [-0.035, 0.03],
            [0.035, 0.03],
            [0, 0.14],
          ],
          -0.02,
          0.02,
        ),
      );
    const gifts = [
      [0.6, 0.5, '#c8283a'],
      [-0.55, 0.6, '#2f7fb8'],
      [0.15, 0.75, '#3f9a5a'],
      [-0.2, 0.85, '#e0a830'],
    ] as const;
    for (const [x, z, hex] of traits.includes('without gifts') ? [] : gifts)
      body
        .paint(fromHex(hex), 'glossy')
        .box([x, 0.12, z], [0.26, 0.24, 0.24], 0.008)
        .paint(fromHex('#f6f0dc'), 'satin')
        .box([x, 0.121, z], [0.04, 0.245, 0.245])
        .box([x, 0.121, z], [0.265, 0.245, 0.04]);
    return assembleModel(
      { body, glow0: lights0, glow1: lights1 },
      {
        anchors: { top: [0, 2.35, 0], lamp: [0, 1, 0.5] },
        pose: ({ time }) => ({
          parts: {
            ...(Math.sin(time * 3) > 0.75 ? { glow0: null } : null),
            ...(Math.sin(time * 3) < -0.75 ? { glow1: null } : null),
          },
          anchors: {},
          lamps: [{ position: [0, 1.2, 1.1], colour: [1.1, 0.7, 0.35], reach: 3.5 }],
        }),
      },
    );
  },
};

export const jackOLantern: Kit = {
  name: "jack-o'-lantern",
  nouns: ["jack-o'-lantern", 'jack-o-lantern', 'jack o lantern', 'carved pumpkin', 'halloween pumpkin'],
  locomotion: 'none',
  build: () => {
    const [body, glow] = [new MeshBuilder(), new MeshBuilder()];
    const orange = fromHex('#e0761a');
    body
      .paint((p) => {
        const groove = Math.abs(Math.sin(Math.atan2(p[2], p[0]) * 5));
        return groove < 0.3 ? darken(orange, 0.25) : orange;
      }, 'satin')
      .lathe(
        [
          [0, 0.01],
          [0.1, 0],
          [0.17, 0.05],
          [0.19, 0.13],
          [0.16, 0.22],
          [0.08, 0.26],
          [0, 0.25],
        ],
        60,
        (angle) => 0.94 + 0.07 * Math.abs(Math.sin(angle * 5)),
      );
    body.paint(fromHex('#5a6b2a'), 'bark').tube(
      [
        [0, 0.24, 0],
        [0.01, 0.29, 0.005],
        [0.04, 0.32, 0.01],
      ],
      [0.028, 0.02, 0.017],
      8,
    );
    const light: Vec3 = [4.2, 2.2, 0.4];
    const cut = (polygon: [number, number][]) =>
      glow.paint(light, 'glow').at(translation(0, 0, 0), (k) => {
        const at = polygon.map(([x, y]): Vec3 => {
          const r = y > 0.15 ? 0.181 - (y - 0.15) * 0.25 : 0.178;
          return [x, y, Math.sqrt(Math.max(0.001, r * r - x * x)) + 0.006];
        });
        const n: Vec3 = [0, 0.1, 1];
        const v = at.map((p) => k.vertex(p, n));
        for (let i = 1; i + 1 < v.length; i += 1) k.triangle(v[0]!, v[i]!, v[i + 1]!);
      });
    for (const s of [-1, 1])
      cut([
        [s * 0.03, 0.155],
        [s * 0.095, 0.16],
        [s * 0.065, 0.205],
      ]);
    cut([
      [-0.016, 0.115],
      [0.016, 0.115],
      [0, 0.145],
    ]);
    for (let n = 0; n < 8; n += 1) {
      const x = -0.1 + n * 0.025;
      const low = 0.055 + 0.9 * (x + 0.0125) ** 2 * 3;
      cut([
        [x, low + 0.01],
        [x + 0.025, low + 0.01],
        [x + 0.025, low + (n % 2 ? 0.045 : 0.03)],
        [x, low + (n % 2 ? 0.03 : 0.045)],
      ]);
    }
    return assembleModel(
      { body, glow },
      {
        anchors: { top: [0, 0.3, 0], lamp: [0, 0.13, 0.2] },
        pose: ({ time }) => {
          const f = flicker(time);
          return {
            parts: {},
            anchors: {},
            lamps: [{ position: [0, 0.2, 0.35], colour: [1.2 * f, 0.6 * f, 0.12 * f], reach: 1.6 }],
          };
        },
      },
    );
  },
};

export const scarecrow = staticKit(['scarecrow'], (b, { colour }) => {
  const straw = fromHex('#d8b050');
  b.paint(fromHex('#6b4a2c'), 'wood')
    .tube(
      [
        [0, 0, 0],
        [0, 1.7, 0],
      ],
      0.045,
      8,
    )
    .tube(
      [
        [-0.85, 1.35, 0],
        [0.85, 1.35, 0],
      ],
      0.035,
      8,
    );
  b.paint(colour ?? fromHex('#a8402c'), 'cloth').lathe(
    [
      [0.2, 0.78],
      [0.22, 0.9],
      [0.2, 1.3],
      [0.1, 1.42],
      [0, 1.44],
    ],
    16,
  );
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.15, 1.34, 0],
        [side * 0.72, 1.33, 0],
      ],
      [0.11, 0.085],
      12,
    )
      .paint(fromHex('#2f4a78'), 'cloth')
      .tube(
        [
          [side * 0.09, 0.82, 0],
          [side * 0.12, 0.35, 0],
        ],
        [0.11, 0.09],
        12,
      )
      .paint(colour ?? fromHex('#a8402c'), 'cloth');
  b.paint(fromHex('#e0c088'), 'cloth')
    .sphere([0, 1.6, 0], [0.15, 0.17, 0.15], 18)
    .paint(fromHex('#1a1a1c'), 'matte')
    .sphere([-0.055, 1.63, 0.135], 0.02, 8)
    .sphere([0.055, 1.63, 0.135], 0.02, 8)
    .tube(
      [
        [-0.07, 1.53, 0.13],
        [0, 1.505, 0.145],
        [0.07, 1.53, 0.13],
      ],
      0.007,
      5,
    )
    .paint(fromHex('#e0701f'), 'matte')
    .tube(
      [
        [0, 1.59, 0.14],
        [0, 1.58, 0.2],
      ],
      [0.022, 0.004],
      8,
    );
  b.paint(fromHex('#8a6238'), 'cloth')
    .at(translation(0, 1.7, 0), (k) =>
      k.lathe(
        [
          [0.3, 0],
          [0.29, 0.015],
          [0.15, 0.03],
          [0.12, 0.14],
          [0.03, 0.2],
          [0, 0.2],
        ],
        22,
      ),
    )
    .paint(fromHex('#c8302a'), 'cloth')
    .at(translation(0, 1.4, 0), (k) =>
      k.lathe(
        [
          [0.12, 0],
          [0.15, 0.03],
          [0.12, 0.06],
        ],
        16,
      ),
    );
  const random = createRandom(3);
  for (let n = 0; n < 60; n += 1) {
    const side = n % 2 ? 1 : -1;
    const hand = n % 3 !== 0;
    const from: Vec3 = hand ? [side * 0.72, 1.33, 0] : [side * 0.12, 0.36, 0];
    const d: Vec3 = hand
      ? [side * (0.1 + random() * 0.12), (random() - 0.5) * 0.16, (random() - 0.5) * 0.16]
      : [(random() - 0.5) * 0.16, -0.1 - random() * 0.1, (random() - 0.5) * 0.16];
    b.paint(random() < 0.5 ? straw : darken(straw, 0.2), 'matte').tube(
      [from, [from[0] + d[0], from[1] + d[1], from[2] + d[2]]],
      0.006,
      4,
    );
  }
  return { top: [0, 1.9, 0], handLeft: [0.8, 1.35, 0] };
});
