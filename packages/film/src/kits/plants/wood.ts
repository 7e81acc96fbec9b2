/** Logs, branches and single leaves. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { createRandom } from '../../math/random.ts';
import { mix, normalize, type Vec3 } from '../../math/vector.ts';
import { palette, swayMatrix } from './foliage.ts';
import { leavesAround } from './garden/leaves-around.ts';
import { still } from './still-kit.ts';

const bark = (p: Vec3): Vec3 =>
  mix(fromHex('#3f2e20'), fromHex('#7a614a'), noise(p[0] * 9, p[1] * 9, p[2] * 3));

export const wood = still(
  ['log', 'tree stump', 'stump', 'tree trunk', 'driftwood', 'firewood', 'tree log', 'wood'],
  ({ noun, detail }) => {
    const builder = new MeshBuilder();
    const segments = [20, 12, 8][detail]!;
    const rings = (p: Vec3): Vec3 =>
      mix(fromHex('#c99a5c'), fromHex('#8f6434'), 0.5 + 0.5 * Math.sin(Math.hypot(p[0], p[2]) * 190));
    if (noun.includes('stump')) {
      builder.paint(bark, 'bark').lathe(
        [
          [0.42, -0.05],
          [0.34, 0.06],
          [0.29, 0.2],
          [0.28, 0.45],
        ],
        segments,
        (a) => 1 + 0.09 * Math.sin(a * 5) + 0.05 * Math.sin(a * 11),
      );
      builder.paint(rings, 'satin').lathe(
        [
          [0.28, 0.45],
          [0, 0.455],
        ],
        segments,
        (a) => 1 + 0.09 * Math.sin(a * 5) + 0.05 * Math.sin(a * 11),
      );
      return {
        size: [0.8, 0.46, 0.8],
        parts: [{ name: 'wood', mesh: builder.mesh }],
        anchors: { top: [0, 0.46, 0], seat: [0, 0.46, 0] },
      };
    }
    const [length, r] = noun === 'firewood' || noun === 'wood' ? [0.5, 0.07] : [2.2, 0.2];
    const logs: [number, number][] =
      noun === 'firewood' || noun === 'wood'
        ? [
            [0, 0],
            [0.15, 0],
            [-0.15, 0],
            [0.075, 0.12],
            [-0.075, 0.12],
          ]
        : [[0, 0]];
    const turn = new Float64Array([0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0]);
    for (const [z, y] of logs)
      builder.at(translation(0, r + y, z), () =>
        builder.at(turn, (b) => {
          b.paint(bark, 'bark').lathe(
            [
              [r * 1.03, -length / 2],
              [r, 0],
              [r * 0.95, length / 2],
            ],
            segments,
            (a, h) => 1 + 0.05 * Math.sin(a * 6 + h * 3),
          );
          b.paint(fromHex('#c99a5c'), 'satin')
            .lathe(
              [
                [r * 0.95, length / 2],
                [0, length / 2 + 0.004],
              ],
              segments,
            )
            .lathe(
              [
                [0, -length / 2 - 0.004],
                [r * 1.03, -length / 2],
              ],
              segments,
            );
        }),
      );
    return {
      size: [length, r * 2 + (logs.length > 1 ? 0.12 : 0), logs.length > 1 ? 0.45 : r * 2],
      parts: [{ name: 'wood', mesh: builder.mesh }],
      anchors: { top: [0, r * 2, 0], seat: [0, r * 2, 0] },
    };
  },
);

/** Cushions of moss along the upper side of a branch, and some that hang from it. */
const addMoss = (builder: MeshBuilder, y: number, random: () => number) => {
  for (let n = 0; n < 90; n += 1) {
    const t = random();
    const x = -1.8 + t * 2.9;
    const bend = x < -0.3 ? -0.4 * ((-0.3 - x) / 1.6) ** 1.5 : 0.09 * Math.max(0, x);
    const wide = 0.11 - 0.02 * (x + 1.8);
    const across = (random() - 0.5) * wide * 1.7;
    const tone = mix(fromHex('#4f7a24'), fromHex('#9ac04a'), random());
    const high = y + bend + Math.sqrt(Math.max(0, wide ** 2 - across ** 2)) * 0.85;
    builder
      .paint(tone, 'fur')
      .sphere([x, high, across], [0.05 + 0.04 * random(), 0.02 + 0.015 * random(), 0.035], 8);
    if (n % 6 === 0)
      builder.tube(
        [
          [x, high - 0.04, wide],
          [x + 0.01, high - 0.1 - 0.08 * random(), wide + 0.01],
        ],
        [0.016, 0.003],
        5,
      );
  }
  builder.paint(bark, 'bark');
};

/** A branch at 1.4 m on which a squirrel or bird sits, with its leaves. */
export const branch = still(
  ['branch', 'tree branch', 'twig', 'bough'],
  ({ seed, detail, colour, traits }) => {
    const random = createRandom(seed + 4);
    const builder = new MeshBuilder().paint(bark, 'bark');
    const y = 1.4;
    const sides = [12, 8, 5][detail]!;
    builder.tube(
      [
        [-1.9, y - 0.4, -0.15],
        [-1.1, y - 0.1, -0.05],
        [-0.3, y, 0],
        [0.5, y + 0.03, 0.02],
        [1.5, y + 0.22, 0.1],
      ],
      [0.13, 0.1, 0.08, 0.065, 0.03],
      sides,
    );
    if (traits.some((trait) => /^moss/.test(trait))) addMoss(builder, y, random);
    const tips: Vec3[] = [[1.5, y + 0.22, 0.1]];
    for (const [x, dy, dz] of [
      [-0.9, 0.55, 0.2],
      [0.75, 0.5, -0.25],
      [1.1, -0.25, 0.3],
      [-1.3, -0.3, 0.25],
    ] as const) {
      const from: Vec3 = [x, y - 0.03 + 0.05 * x, 0];
      const tip: Vec3 = [x + 0.4, y + dy, dz];
      builder.tube([from, mix(from, tip, 0.5), tip], [0.04, 0.028, 0.012], Math.max(4, sides - 4));
      tips.push(tip);
    }
    // It grows from a trunk at the left.
    builder.tube(
      [
        [-2.1, -0.2, -0.2],
        [-2.05, y - 0.5, -0.18],
        [-2, y + 1.6, -0.16],
      ],
      [0.32, 0.26, 0.2],
      sides + 4,
      false,
    );
    const leaves = leavesAround(tips, {
      each: [130, 60, 20][detail]!,
      reach: [0.32, 0.22, 0.3],
      hue: colour
        ? { dark: darken(colour, 0.5), light: lighten(colour, 0.1) }
        : palette('#3f6b22', '#9abf4a'),
      droop: 0,
      length: 0.15,
      halfWidth: 0.045,
      random,
    });
    return {
      size: [3.6, y + 0.4, 0.8],
      parts: [
        { name: 'wood', mesh: builder.mesh },
        { name: 'leaves', mesh: leaves },
      ],
      anchors: { top: [0.1, y + 0.07, 0], seat: [0.1, y + 0.07, 0], grip: [0, y, 0] },
      pose: ({ time, wind, phase }) => ({
        parts: { leaves: swayMatrix(time, phase, 0.008 + Math.min(0.02, wind * 0.003)) },
        anchors: {},
      }),
    };
  },
);

/** A broad leaf on its stalk, over the heads of small animals. */
const leafOverhead = (hue: Vec3) => {
  const builder = new MeshBuilder();
  const [high, back, length] = [0.29, -0.13, 0.46];
  builder.paint(darken(hue, 0.3), 'leaf').tube(
    [
      [0.02, 0, back - 0.02],
      [0, high * 0.55, back - 0.05],
      [0, high, back],
    ],
    0.009,
    6,
  );
  const rows = Array.from({ length: 15 }, (_, row) => {
    const t = row / 14;
    const half = 0.19 * Math.sin(Math.PI * (0.1 + 0.9 * t)) ** 0.7 * (1 - 0.25 * t);
    return [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u) => {
      const vein = u === 0 || (row % 3 === 0 && Math.abs(u) < 0.9);
      builder.paint(vein ? lighten(hue, 0.18) : darken(hue, 0.05 + 0.15 * Math.abs(u)), 'leaf');
      const y = high + 0.05 * Math.sin(Math.PI * t) - 0.1 * t * t - 0.05 * u * u;
      return builder.vertex([u * half, y, back + length * t], normalize([-u * 0.3, 1, 0.2 * t]));
    });
  });
  builder.grid(rows);
  builder.twoSided();
  return {
    size: [0.38, 0.33, 0.5] as Vec3,
    parts: [{ name: 'leaf', mesh: builder.mesh }],
    anchors: { top: [0, high + 0.03, 0.05] as Vec3 },
  };
};

export const leaf = still(
  ['leaf', 'autumn leaf', 'maple leaf', 'green leaf', 'falling leaf'],
  ({ noun, colour, traits }) => {
    const builder = new MeshBuilder();
    const isDry = traits.some((trait) => /^(?:dried|dry|dead|withered|brown)$/.test(trait));
    const isGreen = (noun === 'leaf' || noun === 'green leaf') && !traits.includes('autumn');
    const hue = colour ?? fromHex(isDry ? '#a06a30' : isGreen ? '#5f9a34' : '#d8642a');
    if (traits.includes('sheltering')) return leafOverhead(hue);
    const lobes = noun === 'maple leaf' ? 5 : 1;
    for (let n = 0; n < lobes; n += 1) {
      const a = lobes === 1 ? 0 : (n - 2) * 0.75;
      const length = (lobes === 1 ? 0.2 : 0.14 - 0.02 * Math.abs(n - 2)) * 1;
      const rows = Array.from({ length: 9 }, (_, row) => {
        const t = row / 8;
        const half = length * 0.32 * Math.sin(Math.PI * (0.06 + 0.94 * t)) ** 0.8 * (1 - 0.3 * t);
        return [-1, -0.5, 0, 0.5, 1].map((u) => {
          const [x, z] = [u * half, -length * t + 0.08];
          builder.paint(
            mix(darken(hue, 0.25), lighten(hue, 0.12), u === 0 ? 1 : 0.5 * Math.abs(u) + 0.3 * t),
            'leaf',
          );
          return builder.vertex(
            [
              x * Math.cos(a) - z * Math.sin(a),
              0.012 + 0.02 * t * t + 0.012 * u * u,
              x * Math.sin(a) + z * Math.cos(a),
            ],
            normalize([-u * 0.4, 1, 0.1]),
          );
        });
      });
      builder.grid(rows);
    }
    builder.paint(darken(hue, 0.4), 'leaf').tube(
      [
        [0, 0.012, 0.07],
        [0.005, 0.014, 0.16],
      ],
      0.004,
      5,
    );
    builder.twoSided();
    return {
      size: [0.18, 0.03, 0.24],
      parts: [{ name: 'leaf', mesh: builder.mesh }],
      anchors: { top: [0, 0.03, 0], grip: [0, 0.014, 0.15] },
    };
  },
);
