/** Curling stones and their house, the hole of a golf green, and the bars that athletes clear. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { multiply, rotationX, translation } from '../../../../math/matrix.ts';
import { cross, normalize, scale, subtract, type Vec3 } from '../../../../math/vector.ts';
import { puttLength } from '../../../../motion/actions/release-moments.ts';
import { vaultTimes } from '../../../../motion/actions/vault.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const white = fromHex('#f2f0ea');
const granite = (p: Vec3): Vec3 => {
  const speck = 0.5 + 0.5 * Math.sin(p[0] * 310 + p[1] * 170) * Math.sin(p[2] * 290 + p[1] * 230);
  return [0.28 + speck * 0.16, 0.29 + speck * 0.16, 0.31 + speck * 0.16];
};

const curlingStone = staticKit(['curling stone', 'curling rock'], (b, { colour }) => {
  b.paint(granite, 'glossy').lathe(
    [
      [0, 0],
      [0.09, 0],
      [0.15, 0.025],
      [0.176, 0.065],
      [0.176, 0.085],
      [0.15, 0.125],
      [0.09, 0.14],
      [0, 0.142],
    ],
    36,
  );
  b.paint(colour ?? fromHex('#d8241c'), 'glossy')
    .cylinder(0.138, 0.156, 0.1, 0.085, 28)
    .tube(
      [
        [0, 0.15, -0.05],
        [0, 0.2, -0.05],
        [0, 0.218, -0.02],
        [0, 0.222, 0.1],
      ],
      0.018,
      10,
    );
  return { grip: [0, 0.22, 0.06] };
});

/** Rings in the ice that the stones are played to, and the lines of the sheet. */
const curlingSheet = staticKit(['curling sheet', 'curling rink', 'curling house'], (b) => {
  b.paint(fromHex('#e4eff6'), 'glossy').box([0, 0.006, 0], [4.8, 0.012, 14]);
  for (const [n, [radius, hue]] of (
    [
      [1.83, '#1f5ab8'],
      [1.22, '#f4f6f8'],
      [0.61, '#d0241e'],
      [0.16, '#f4f6f8'],
    ] as const
  ).entries())
    b.paint(fromHex(hue), 'satin').at(translation(0, 0, -2.4), (k) =>
      k.cylinder(0, 0.014 + n * 0.002, radius, radius, 56),
    );
  b.paint(fromHex('#1c2c48'), 'satin');
  for (const x of [-2.4, 2.4]) b.box([x, 0.05, 0], [0.1, 0.1, 14], 0.02);
  b.paint(fromHex('#d0241e'), 'satin').box([0, 0.014, 3.6], [4.8, 0.016, 0.1]);
  return { top: [0, 0.016, 0] };
});

/** The cup in the turf, with its flag. */
const addHole = (b: MeshBuilder, colour: Vec3 | null, at: Vec3, wide: number) => {
  const [x0, y0, z0] = at;
  b.at(translation(x0, y0, z0), (k) => {
    k.paint([0.01, 0.01, 0.01], 'matte').cylinder(-0.002, 0.004, wide, wide, 28);
    k.paint(white, 'satin').tube(
      Array.from({ length: 29 }, (_, n): Vec3 => {
        const a = (n / 28) * 2 * Math.PI;
        return [Math.cos(a) * wide * 1.04, 0.006, Math.sin(a) * wide * 1.04];
      }),
      wide * 0.1,
      6,
    );
    k.tube(
      [
        [0, 0, 0],
        [0, 2.15, 0],
      ],
      0.018,
      10,
    );
    k.paint(colour ?? fromHex('#d8241c'), 'cloth');
    k.grid(
      Array.from({ length: 9 }, (_, i) =>
        [0, 1].map((side) => {
          const x = (i / 8) * 0.62;
          const half = 0.2 * (1 - i / 10);
          return k.vertex([x, 1.92 + (side ? half : -half), Math.sin(i * 0.8) * 0.04], [0, 0, 1]);
        }),
      ),
    );
  });
};
const turf = (p: Vec3): Vec3 => [0.16 + 0.02 * Math.sin(p[0] * 8), 0.4 + 0.03 * Math.sin(p[0] * 8), 0.09];

const golfHole = staticKit(
  ['golf hole', 'golf flag', 'hole flag', 'golf green', 'putting hole'],
  (b, { colour }) => {
    b.paint(turf, 'lawn').cylinder(0, 0.02, 2.6, 2.5, 48);
    b.twoSided();
    addHole(b, colour, [0, 0.02, 0], 0.12);
    b.paint(white, 'glossy').sphere([0.45, 0.06, 0.5], 0.045, 14);
    return { top: [0, 2.15, 0] };
  },
);

/** A green to stand on; the hole is to the left of who putts from its middle. */
const puttingGreen = staticKit(['putting green'], (b, { colour }) => {
  b.paint(fromHex('#3f8a34'), 'lawn').cylinder(0, 0.012, 8.6, 8.5, 64);
  b.paint(turf, 'lawn').cylinder(0, 0.024, 7.2, 7.1, 64);
  b.twoSided();
  addHole(b, colour, [0.04 + puttLength, 0.024, 0.74], 0.09);
  return { top: [0, 0.024, 0] };
});

/** Uprights, the bar and the mat behind it; a vaulter's pole swings up with the one who hangs on it. */
const vaultBar: Kit = {
  name: 'high jump bar',
  nouns: ['high jump bar', 'pole vault bar', 'high jump mat', 'crossbar'],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const isPole = /pole/.test(noun);
    const [height, half, deep, mat] = isPole ? [3.7, 2.2, 3.6, 0.8] : [1.75, 2, 2.8, 0.6];
    const body = new MeshBuilder();
    body
      .paint(colour ?? fromHex('#1f57b0'), 'cloth')
      .box([0, mat / 2, 0.5 + deep / 2], [half * 2 - 0.5, mat, deep], 0.12, 3);
    body
      .paint(fromHex('#f2c22c'), 'cloth')
      .box([0, mat + 0.005, 0.5 + deep / 2], [half * 2 - 1.1, 0.02, deep - 0.6], 0.01);
    for (const side of [-1, 1]) {
      body
        .paint(fromHex('#d8dce0'), 'metal')
        .box([side * half, height / 2 + 0.12, 0], [0.1, height + 0.24, 0.1], 0.02);
      body.paint(fromHex('#3a3f48'), 'satin').box([side * half, 0.05, 0], [0.5, 0.1, 0.7], 0.03);
      body
        .paint(fromHex('#2a2c30'), 'satin')
        .box([side * (half - 0.1), height - 0.04, 0], [0.2, 0.04, 0.08], 0.01);
    }
    for (let n = 0; n < 9; n += 1)
      body
        .paint(n % 2 ? white : fromHex('#d8241c'), 'glossy')
        .box([((n - 4) * (half * 2 - 0.12)) / 9, height, 0], [(half * 2 - 0.12) / 9, 0.06, 0.06], 0.012);
    const parts: Record<string, MeshBuilder> = { body };
    if (isPole)
      parts.pole = new MeshBuilder().paint(fromHex('#e0b040'), 'glossy').tube(
        [
          [0, 0, 0],
          [0, 1.7, -0.1],
          [0, 3.5, 0],
        ],
        0.032,
        10,
      );
    const model = assembleModel(parts, { anchors: { top: [0, height, 0] } });
    if (!isPole) return model;
    return {
      ...model,
      pose: ({ actionTime, actionSeconds }) => {
        const u = fraction((actionTime / actionSeconds) * vaultTimes(actionSeconds));
        // Leaning back at the plant, upright at the bar, then falling back the way it came.
        const lean = u < 0.42 ? -0.85 * (1 - u / 0.42) : -Math.min(1.45, (u - 0.42) * 3.4);
        return { parts: { pole: multiply(translation(0.5, 0.02, -0.4), rotationX(lean)) }, anchors: {} };
      },
    };
  },
};

/** Raked sand in a hollow, with a lip of turf that is highest behind. */
const sandBunker = staticKit(['sand bunker', 'bunker of sand', 'sand trap'], (b, { colour }) => {
  const [rows, columns] = [14, 56];
  const outline = (a: number) => 1 + 0.12 * Math.sin(a * 2 + 0.6) + 0.08 * Math.sin(a * 3);
  const at = (row: number, a: number): Vec3 => {
    const share = row / rows;
    const spread = outline(a) * share;
    const [x, z] = [Math.cos(a) * 3.4 * spread, Math.sin(a) * 2.5 * spread];
    // Flat where one stands, up to the lip, and down to the lawn outside.
    const back = 0.35 + 0.65 * Math.max(0, -Math.sin(a));
    const rise = share < 0.62 ? 0 : Math.sin(Math.min(1, (share - 0.62) / 0.38) * Math.PI * 0.9);
    return [x, 0.05 + (share > 0.999 ? -0.06 : 0.62 * back * rise), z];
  };
  const pale = colour ?? fromHex('#cda468');
  for (let row = 0; row < rows; row += 1) {
    const isTurf = row >= rows - 3;
    for (let n = 0; n < columns; n += 1) {
      const [from, to] = [(n / columns) * 2 * Math.PI, ((n + 1) / columns) * 2 * Math.PI];
      const shade = 0.94 + 0.06 * Math.sin(row * 2.4 + Math.sin(from * 2));
      b.paint(isTurf ? fromHex('#4f9a36') : scale(pale, shade), isTurf ? 'lawn' : 'sand');
      const corners = [at(row, from), at(row + 1, from), at(row + 1, to), at(row, to)] as const;
      const normal = normalize(cross(subtract(corners[2], corners[0]), subtract(corners[3], corners[1])));
      b.quad(...corners, normal[1] < 0 ? scale(normal, -1) : normal);
    }
  }
  return { top: [0, 0.05, 0] };
});

export const fieldGearKits = [curlingStone, curlingSheet, golfHole, puttingGreen, sandBunker, vaultBar];
