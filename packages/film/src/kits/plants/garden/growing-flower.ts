/** A seed in bare soil that sprouts, grows a stem with leaves and at last blooms; or becomes a small tree. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { newBuilders } from '../../../geometry/new-builders.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

const stem = 0.5;

type Bloom = {
  petals: Vec3;
  tip: Vec3;
  disc: Vec3;
  count: number;
  length: number;
  wide: number;
  cup: number;
};
const blooms: [RegExp, Bloom][] = [
  [
    /sunflower/,
    {
      petals: fromHex('#e88a10'),
      tip: fromHex('#f8cc2c'),
      disc: fromHex('#3a2212'),
      count: 22,
      length: 0.12,
      wide: 0.028,
      cup: 0.12,
    },
  ],
  [
    /rose/,
    {
      petals: fromHex('#a80f2a'),
      tip: fromHex('#e0305a'),
      disc: fromHex('#8a0c22'),
      count: 14,
      length: 0.08,
      wide: 0.05,
      cup: 0.9,
    },
  ],
  [
    /tulip/,
    {
      petals: fromHex('#d8202a'),
      tip: fromHex('#f46a4a'),
      disc: fromHex('#e8b020'),
      count: 6,
      length: 0.11,
      wide: 0.05,
      cup: 1.15,
    },
  ],
  [
    /daisy/,
    {
      petals: fromHex('#f4f0e6'),
      tip: fromHex('#ffffff'),
      disc: fromHex('#e8b020'),
      count: 18,
      length: 0.09,
      wide: 0.02,
      cup: 0.15,
    },
  ],
  [
    /./,
    {
      petals: fromHex('#d83a8a'),
      tip: fromHex('#f49ac4'),
      disc: fromHex('#f0c030'),
      count: 12,
      length: 0.1,
      wide: 0.034,
      cup: 0.3,
    },
  ],
];

const addSoil = (b: MeshBuilder, seed: number) => {
  const random = createRandom(seed + 5);
  b.paint(
    (p) => mix(fromHex('#2a1c12'), fromHex('#5e432a'), noise(p[0] * 50, p[1] * 50, p[2] * 50)),
    'soil',
  ).lathe(
    [
      [0.8, 0],
      [0.72, 0.05],
      [0.3, 0.066],
      [0, 0.07],
    ],
    40,
  );
  for (let n = 0; n < 220; n += 1) {
    const [a, r] = [random() * 6.28, 0.05 + 0.66 * random()];
    const size = 0.007 + 0.016 * random() ** 2;
    b.sphere([Math.cos(a) * r, 0.07 - 0.02 * r, Math.sin(a) * r], [size * 1.2, size, size], 6);
  }
};

/** Pointed at one end, with pale stripes, half pressed into the soil. */
const addSeed = (b: MeshBuilder) => {
  b.paint(
    (p) =>
      Math.sin(Math.atan2(p[1] - 0.078, p[2] - 0.02) * 5) > 0.1 ? fromHex('#e6dcc4') : fromHex('#3a3028'),
    'satin',
  );
  b.at(multiply(translation(0.03, 0.095, 0.06), rotationZ(0.9), scaling(1.5)), (k) =>
    k.lathe(
      [
        [0, -0.045],
        [0.02, -0.02],
        [0.024, 0.005],
        [0.012, 0.034],
        [0, 0.05],
      ],
      16,
    ),
  );
};

const addLeaf = (b: MeshBuilder, length: number, wide: number) => {
  b.grid(
    Array.from({ length: 9 }, (_, row) => {
      const t = row / 8;
      const half = wide * Math.sin(Math.PI * clamp(t * 0.94 + 0.05)) ** 0.8 + 0.0005;
      return [-1, -0.4, 0, 0.4, 1].map((u) => {
        b.paint(mix(fromHex('#3f8a24'), fromHex('#9ad050'), u === 0 ? 0.8 : 0.25 + 0.3 * t), 'leaf');
        return b.vertex([t * length, 0.32 * t * length * (1 - 0.9 * t), u * half], [-0.2, 1, -u * 0.2]);
      });
    }),
  );
  b.twoSided();
};

/** Faces +z; opens by being scaled and unfolded. */
const addBloom = (b: MeshBuilder, { petals, tip, disc, count, length, wide, cup }: Bloom) => {
  for (const layer of [0, 1])
    for (let n = 0; n < count; n += 1) {
      const a = ((n + layer * 0.5) / count) * 6.283;
      const reach = length * (1 - 0.14 * layer);
      b.grid(
        Array.from({ length: 6 }, (_, row) => {
          const t = row / 5;
          const half = wide * Math.sin(Math.PI * (0.12 + 0.83 * t)) ** 0.8;
          const out = 0.045 + reach * t * Math.cos(cup * t);
          const up = 0.012 * layer + reach * t * Math.sin(cup * t);
          return [-1, 0, 1].map((u) => {
            b.paint(mix(petals, tip, t), 'leaf');
            return b.vertex(
              [
                Math.cos(a) * out - Math.sin(a) * u * half,
                Math.sin(a) * out + Math.cos(a) * u * half,
                up + 0.01 * u * u,
              ],
              [-Math.cos(a) * 0.3, -Math.sin(a) * 0.3, 1],
            );
          });
        }),
      );
    }
  b.twoSided();
  b.paint(
    (p) => mix(disc, mix(disc, [0.7, 0.45, 0.12], 0.5), noise(p[0] * 90, p[1] * 90, 1)),
    'matte',
  ).sphere([0, 0, 0.008], [0.06, 0.06, 0.026], 20);
  b.paint(fromHex('#3f7a24'), 'leaf').sphere([0, 0, -0.016], [0.055, 0.055, 0.028], 14);
};

/** Leaves of a small tree in round clumps. */
const addCrown = (b: MeshBuilder, seed: number) => {
  const random = createRandom(seed + 9);
  for (let n = 0; n < 16; n += 1) {
    const a = n * 2.4;
    const out = 0.16 * Math.sqrt((n + 0.5) / 16);
    const r = 0.075 + 0.045 * random();
    b.paint(mix(fromHex('#2f6a1e'), fromHex('#7fbf3a'), random()), 'leaf').sphere(
      [Math.cos(a) * out, 0.03 + 0.17 * random(), Math.sin(a) * out],
      [r, r * 0.85, r],
      9,
    );
  }
};

export const growingFlower: Kit = {
  name: 'growing flower',
  nouns: [
    'growing flower',
    'growing sunflower',
    'growing rose',
    'growing tulip',
    'growing daisy',
    'growing tree',
  ],
  locomotion: 'none',
  build: ({ seed, noun, colour }) => {
    const isTree = noun === 'growing tree';
    const found = blooms.find(([names]) => names.test(noun))![1];
    const kind = colour ? { ...found, petals: colour, tip: mix(colour, [1, 1, 1], 0.25) as Vec3 } : found;
    const [body, kernel, stalk, bud, bloom] = newBuilders(5);
    const leaves = [0.12, 0.22, 0.31, 0.4].map((at, n) => {
      const b = new MeshBuilder();
      addLeaf(b, isTree ? 0.09 : 0.17 - 0.02 * n, isTree ? 0.03 : 0.055 - 0.006 * n);
      return { at, b };
    });
    addSoil(body, seed);
    addSeed(kernel);
    stalk
      .paint(
        (p) =>
          isTree ? fromHex('#6a4a2c') : mix(fromHex('#7fae4a'), fromHex('#4f8a2c'), clamp(p[1] / stem)),
        'leaf',
      )
      .tube(
        [
          [0, 0.02, 0],
          [0.012, 0.16, 0],
          [-0.008, 0.34, 0],
          [0, 0.05 + stem, 0],
        ],
        isTree ? [0.032, 0.026, 0.02, 0.014] : [0.017, 0.015, 0.013, 0.011],
        12,
      );
    bud.paint(fromHex('#4f8a2c'), 'leaf').sphere([0, 0, 0], [0.045, 0.05, 0.045], 16);
    if (isTree) addCrown(bloom, seed);
    else addBloom(bloom, kind);
    return assembleModel(
      {
        body,
        kernel,
        stalk,
        bud,
        bloom,
        ...Object.fromEntries(
          leaves.flatMap(({ b }, n) => [
            [`left${n}`, b],
            [`right${n}`, b],
          ]),
        ),
      },
      {
        size: [0.62, 0.78, 0.5],
        anchors: { top: [0, 0.7, 0] },
        pose: ({ actionTime, actionSeconds, time }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          // The seed lies bare at first; from then on something grows all the time.
          const grown = smoothstep(0.12, 0.74, t);
          const opened = smoothstep(0.6, 0.9, t);
          const sway = 0.03 * Math.sin(time * 1.7) * grown;
          const top = 0.05 + stem * grown;
          const thick = 0.45 + 0.55 * grown;
          const leaf = (at: number, n: number, turn: number) => {
            const from = 0.16 + at * 0.9;
            const open = smoothstep(from, from + 0.22, t);
            return open < 0.02
              ? null
              : multiply(
                  translation(0, 0.05 + (at / stem) * (top - 0.05), 0),
                  rotationY(n * 1.4 + turn),
                  rotationZ(sway + 0.5 * (1 - open)),
                  scaling(open * (0.55 + 0.45 * grown)),
                );
          };
          const head = multiply(
            translation(0, top + 0.03, 0),
            rotationZ(sway),
            rotationX(isTree ? 0 : -0.25),
          );
          return {
            parts: {
              kernel: t > 0.4 ? null : scaling(1 - 0.4 * smoothstep(0.25, 0.4, t)),
              stalk:
                grown < 0.01
                  ? null
                  : multiply(rotationZ(sway * 0.4), scaling(thick, (top - 0.02) / (0.03 + stem), thick)),
              bud:
                grown < 0.25 || opened > 0.7 || isTree
                  ? null
                  : multiply(head, scaling(0.4 + 0.6 * grown + 0.3 * opened)),
              bloom:
                opened < 0.03
                  ? null
                  : multiply(head, scaling(opened, opened, isTree ? opened : 2.2 - 1.2 * opened)),
              ...Object.fromEntries(
                leaves.flatMap(({ at }, n) => [
                  [`left${n}`, leaf(at, n, 0)],
                  [`right${n}`, leaf(at, n, Math.PI)],
                ]),
              ),
            },
            anchors: {},
          };
        },
      },
    );
  },
};
