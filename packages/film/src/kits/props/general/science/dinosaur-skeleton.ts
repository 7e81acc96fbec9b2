/** The mounted skeleton of a large dinosaur, as a museum shows it: skull with teeth, spine, ribs, legs, a long tail, a plinth. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const bone = fromHex('#d8c8a4');
const shade = fromHex('#a8926a');

const addBone = (b: MeshBuilder, points: Vec3[], thick: number) => {
  b.paint(bone, 'satin').tube(
    points,
    points.map((_, n) => thick * (n === 0 || n === points.length - 1 ? 1.35 : 0.85)),
    10,
  );
};

/** Points of the spine from the tip of the tail to the neck, along +z. */
const spine: Vec3[] = [
  [0, 1.9, -3.4],
  [0, 2.15, -2.6],
  [0, 2.3, -1.8],
  [0, 2.4, -1],
  [0, 2.5, -0.3],
  [0, 2.65, 0.4],
  [0, 2.85, 1],
  [0, 3.15, 1.5],
  [0, 3.4, 1.85],
];

const addSkull = (b: MeshBuilder, [x, y, z]: Vec3) => {
  b.paint(bone, 'satin').sphere([x, y + 0.1, z + 0.18], [0.24, 0.27, 0.34], 20);
  b.sphere([x, y + 0.05, z + 0.62], [0.17, 0.19, 0.42], 20);
  b.paint(fromHex('#241c14'), 'matte');
  for (const side of [-1, 1]) {
    b.sphere([x + side * 0.2, y + 0.18, z + 0.26], [0.07, 0.1, 0.1], 14);
    b.sphere([x + side * 0.14, y + 0.12, z + 0.66], [0.05, 0.07, 0.12], 14);
  }
  // The lower jaw hangs open.
  for (const side of [-1, 1])
    addBone(
      b,
      [
        [x + side * 0.17, y - 0.08, z + 0.08],
        [x + side * 0.14, y - 0.3, z + 0.5],
        [x + side * 0.04, y - 0.34, z + 0.92],
      ],
      0.055,
    );
  b.paint(fromHex('#f4ecd8'), 'satin');
  for (const side of [-1, 1])
    for (let n = 0; n < 8; n += 1) {
      const along = z + 0.3 + n * 0.085;
      const out = 0.16 - n * 0.011;
      b.tube(
        [
          [x + side * out, y - 0.06, along],
          [x + side * out, y - 0.18, along + 0.01],
        ],
        [0.026, 0.003],
        8,
      );
      b.tube(
        [
          [x + side * out * 0.9, y - 0.29, along],
          [x + side * out * 0.9, y - 0.19, along + 0.01],
        ],
        [0.022, 0.003],
        8,
      );
    }
};

export const dinosaurSkeleton = staticKit(
  [
    'dinosaur skeleton',
    'dinosaur fossil',
    't-rex skeleton',
    'tyrannosaurus skeleton',
    'fossil skeleton',
    'dinosaur bones',
  ],
  (b) => {
    b.paint(fromHex('#4a4038'), 'satin').box([0, 0.1, -0.4], [2.4, 0.2, 5.4], 0.04);
    b.paint(fromHex('#8a7a64'), 'sand').box([0, 0.21, -0.4], [2.2, 0.03, 5.2], 0.01);
    for (let n = 1; n < spine.length; n += 1) {
      const [from, to] = [spine[n - 1]!, spine[n]!];
      const steps = n < 4 ? 5 : 6;
      for (let k = 0; k < steps; k += 1) {
        const at = mix(from, to, k / steps);
        const size = 0.045 + 0.065 * Math.min(1, (n + k / steps) / 5);
        b.paint(k % 2 ? bone : mix(bone, shade, 0.3), 'satin').sphere(at, [size, size, size * 1.05], 12);
        b.paint(bone, 'satin').tube(
          [at, [at[0], at[1] + size * 2.1, at[2] - size * 0.5]],
          [size * 0.45, size * 0.16],
          8,
        );
      }
    }
    // Ribs.
    for (let n = 0; n < 10; n += 1) {
      const at = mix([0, 2.48, -0.45], [0, 2.88, 1.1], n / 9);
      const big = Math.sin(((n + 1.5) / 12) * Math.PI);
      for (const side of [-1, 1])
        b.paint(bone, 'satin').tube(
          [
            at,
            [side * 0.42 * big, at[1] - 0.12, at[2] + 0.04],
            [side * 0.52 * big, at[1] - 0.5 * big, at[2] + 0.1],
            [side * 0.34 * big, at[1] - 0.95 * big, at[2] + 0.16],
            [side * 0.1, at[1] - 1.12 * big, at[2] + 0.2],
          ],
          [0.045, 0.04, 0.036, 0.03, 0.02],
          8,
        );
    }
    // Hips and legs.
    b.paint(bone, 'satin').sphere([0, 2.4, -0.75], [0.3, 0.2, 0.34], 18);
    for (const side of [-1, 1]) {
      const [knee, ankle, foot]: Vec3[] = [
        [side * 0.5, 1.5, -0.25 - side * 0.2],
        [side * 0.48, 0.75, -0.85 - side * 0.2],
        [side * 0.48, 0.3, -0.55 - side * 0.2],
      ];
      addBone(b, [[side * 0.28, 2.35, -0.75], mix([side * 0.28, 2.35, -0.75], knee!, 0.5), knee!], 0.1);
      addBone(b, [knee!, mix(knee!, ankle!, 0.5), ankle!], 0.08);
      addBone(b, [ankle!, mix(ankle!, foot!, 0.5), foot!], 0.07);
      for (const toe of [-0.16, 0, 0.16])
        addBone(
          b,
          [
            foot!,
            [foot![0] + toe * 0.7, 0.27, foot![2] + 0.2],
            [foot![0] + toe * 1.5, 0.24, foot![2] + 0.42],
          ],
          0.045,
        );
      // The small arms.
      addBone(
        b,
        [
          [side * 0.3, 2.5, 1.15],
          [side * 0.4, 2.2, 1.2],
        ],
        0.04,
      );
      addBone(
        b,
        [
          [side * 0.4, 2.2, 1.2],
          [side * 0.34, 2.1, 1.42],
        ],
        0.032,
      );
    }
    addSkull(b, [0, 3.45, 1.85]);
    // Two thin posts carry it.
    b.paint(fromHex('#2a2a2c'), 'metal');
    for (const [z, high] of [
      [0.6, 2.6],
      [-1.7, 2.25],
    ] as const)
      b.tube(
        [
          [0, 0.2, z],
          [0, high, z],
        ],
        0.03,
        10,
      );
    return { top: [0, 3.9, 1.9] };
  },
);
