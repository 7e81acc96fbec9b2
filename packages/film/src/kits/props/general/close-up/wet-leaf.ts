/** Raindrops or dew on a leaf, on petals or on blades of grass: some hang, some run down and fall. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../../math/matrix.ts';
import { createRandom, type Random } from '../../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';

/** A surface by share across (-1 to 1) and along (0 at the stem to 1 at the tip). */
type Sheet = (across: number, along: number) => Vec3;

const addDrop = (b: MeshBuilder, r: number) => {
  b.paint((_, n) => mix([0.2, 0.36, 0.2], [0.7, 0.85, 0.75], Math.max(0, n[1]) ** 2), 'clear').sphere(
    [0, 0, 0],
    [r, r * 1.12, r * 0.72],
    20,
  );
  b.paint([0.3, 0.5, 0.34], 'clear').sphere([0, -r * 0.12, -r * 0.1], [r * 0.8, r * 0.8, r * 0.5], 16);
  b.paint([2.2, 2.2, 2.2], 'glow').sphere([-r * 0.34, r * 0.46, r * 0.55], r * 0.16, 8);
  b.paint([1.1, 1.25, 1.15], 'glow').sphere([r * 0.3, -r * 0.55, r * 0.5], [r * 0.24, r * 0.07, r * 0.05], 8);
};

const leafSheet: Sheet = (u, v) => {
  const half = 0.085 * Math.sin(Math.PI * Math.min(1, v * 0.94 + 0.06)) ** 0.8 * (1 - 0.25 * v);
  const x = u * half;
  // Hangs to the lower right, folded along its middle.
  return [
    -0.13 + v * 0.25 + x * 0.62 + 0.01 * Math.sin(v * 5),
    0.25 - v * 0.17 - 0.06 * v * v + x * 0.78,
    0.022 * Math.abs(u) + 0.015 * Math.sin(v * 3) + 0.006 * Math.sin(v * 26) * Math.abs(u),
  ];
};

const normalOf = (sheet: Sheet, u: number, v: number): Vec3 => {
  const [a, b, c] = [sheet(u, v), sheet(u + 0.02, v), sheet(u, v + 0.02)];
  const [p, q] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]],
  ] as [Vec3, Vec3];
  const n: Vec3 = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  return n[2] < 0 ? scale(n, -1) : n;
};

const addLeaf = (b: MeshBuilder, colour: Vec3) => {
  b.twoSided();
  const vein = mix(colour, [0.75, 0.95, 0.5], 0.5);
  b.grid(
    Array.from({ length: 61 }, (_, j) =>
      Array.from({ length: 41 }, (_, i) => {
        const [u, v] = [i / 20 - 1, j / 60];
        const side = Math.abs(Math.sin((v - Math.abs(u) * 0.16) * 31));
        const isVein = Math.abs(u) < 0.035 || side < 0.1;
        const tone = mix(scale(colour, 0.72), colour, 0.5 + 0.5 * Math.sin(v * 9 + Math.abs(u) * 3));
        return b.paint(isVein ? vein : tone, 'glossy').vertex(leafSheet(u, v), normalOf(leafSheet, u, v));
      }),
    ),
  );
  b.paint(scale(vein, 0.8), 'satin').tube(
    [[-0.24, 0.33, -0.02], [-0.17, 0.285, -0.005], leafSheet(0, 0.04), leafSheet(0, 0.5), leafSheet(0, 0.96)],
    [0.006, 0.005, 0.004, 0.0026, 0.001],
    8,
  );
};

const addGrass = (b: MeshBuilder, random: Random) => {
  const sheets: Sheet[] = [];
  for (let n = 0; n < 17; n += 1) {
    const [x, z, lean, height, wide] = [
      (n - 8) * 0.026 + random() * 0.014,
      -0.06 + random() * 0.1,
      (random() - 0.5) * 0.2,
      0.17 + random() * 0.15,
      0.006 + random() * 0.004,
    ];
    const sheet: Sheet = (u, v) => [
      x + lean * v * v + u * wide * (1 - v * 0.92),
      height * v * (1 - 0.16 * Math.abs(lean) * v),
      z + 0.002 * Math.abs(u) + 0.03 * v * v,
    ];
    sheets.push(sheet);
    b.twoSided();
    b.grid(
      Array.from({ length: 15 }, (_, j) =>
        Array.from({ length: 5 }, (_, i) =>
          b
            .paint(mix(fromHex('#2f6a1c'), fromHex('#8ac83a'), (j / 14) * 0.8 + (i === 2 ? 0.2 : 0)), 'leaf')
            .vertex(sheet(i / 2 - 1, j / 14), [0.1 * (i - 2), 0.2, 1]),
        ),
      ),
    );
  }
  return sheets;
};

/** Petals in rings; `open` 0: a bud, 1: in full bloom. */
export const addFlower = (b: MeshBuilder, colour: Vec3, random: Random, open = 1): Sheet[] => {
  const sheets: Sheet[] = [];
  for (let ring = 0; ring < 5; ring += 1)
    for (let n = 0; n < 6; n += 1) {
      const turn = (n / 6) * 2 * Math.PI + ring * 0.5 + random() * 0.1;
      const size = 0.125 - ring * 0.018;
      const lean = (0.85 - ring * 0.26) * open + (1 - open) * (-0.12 - ring * 0.05);
      const place = multiply(translation(0, 0.15, 0), rotationX(0.75), rotationY(turn), rotationX(lean));
      const sheet: Sheet = (u, v) => {
        const half = size * 0.58 * Math.sin(Math.PI * (0.1 + v * 0.72)) ** 0.7;
        const p: Vec3 = [
          u * half,
          v * size,
          0.034 * u * u * (0.4 + v) - 0.045 * v ** 3 + 0.006 + 0.02 * Math.sin(v * 3),
        ];
        return [
          place[0]! * p[0] + place[1]! * p[1] + place[2]! * p[2] + place[3]!,
          place[4]! * p[0] + place[5]! * p[1] + place[6]! * p[2] + place[7]!,
          place[8]! * p[0] + place[9]! * p[1] + place[10]! * p[2] + place[11]!,
        ];
      };
      sheets.push(sheet);
      b.twoSided();
      b.grid(
        Array.from({ length: 13 }, (_, j) =>
          Array.from({ length: 11 }, (_, i) =>
            b
              .paint(mix(scale(colour, 0.55), mix(colour, [1, 0.6, 0.6], 0.06), j / 12), 'satin')
              .vertex(sheet(i / 5 - 1, j / 12), normalOf(sheet, i / 5 - 1, Math.min(0.95, j / 12))),
          ),
        ),
      );
    }
  b.paint(fromHex('#3f7a2c'), 'leaf').tube(
    [
      [0, 0, -0.05],
      [0.01, 0.08, -0.03],
      [0, 0.15, 0],
    ],
    0.006,
    8,
  );
  return sheets;
};

export const wetLeaf: Kit = {
  name: 'leaf with raindrops',
  nouns: ['leaf with raindrops', 'grass with dewdrops', 'flower with raindrops'],
  locomotion: 'none',
  build: ({ noun, colour, seed }) => {
    const random = createRandom(seed);
    const body = new MeshBuilder();
    const isLeaf = /leaf/.test(noun);
    let sheets: Sheet[] = [leafSheet];
    if (isLeaf) addLeaf(body, colour ?? fromHex('#3f9a2c'));
    else if (/grass/.test(noun)) sheets = addGrass(body, random);
    else sheets = addFlower(body, colour ?? fromHex('#d0183a'), random);
    const still = isLeaf ? 24 : 30;
    for (let n = 0; n < still; n += 1) {
      const sheet = sheets[n % sheets.length]!;
      const [u, v] = isLeaf
        ? [random() * 1.7 - 0.85, 0.08 + random() * 0.84]
        : [random() - 0.5, 0.35 + random() * 0.6];
      const r = (isLeaf ? 0.0045 + random() ** 3 * 0.009 : 0.004 + random() * 0.005) * 1;
      const [x, y, z] = sheet(u, v);
      body.at(translation(x, y, z + r * 0.45), (k) => addDrop(k, r));
    }
    const moving: Record<string, MeshBuilder> = {};
    const runs = Array.from({ length: isLeaf ? 6 : 3 }, (_, n) => {
      const b = new MeshBuilder();
      addDrop(b, 0.0125 - n * 0.0008);
      moving[`drop ${n}`] = b;
      return { start: random(), side: isLeaf ? (n % 3) * 0.3 - 0.3 : 0, speed: 0.16 + 0.05 * random() };
    });
    return assembleModel(
      { body, ...moving },
      {
        size: [0.3, 0.27, 0.1],
        anchors: { top: [0, 0.25, 0] },
        pose: ({ time, wind }) => {
          const parts: Record<string, ReturnType<typeof translation>> = {};
          for (const [n, { start, side, speed }] of runs.entries()) {
            const t = fraction(start + time * speed);
            const sheet = sheets[(n * 3) % sheets.length]!;
            // Down the middle to the tip, where it gathers and falls.
            const v = Math.min(0.985, 0.1 + t * 1.1);
            const fall = Math.max(0, t - 0.86) / 0.14;
            const [x, y, z] = isLeaf
              ? sheet(side * (1 - v), v)
              : sheet(0, isLeaf ? v : Math.max(0.25, 1 - t * 0.85));
            const swell = t < 0.1 ? t * 10 : 1;
            parts[`drop ${n}`] = multiply(
              translation(x, y - (isLeaf ? fall * fall * 0.3 : 0), z + 0.006),
              rotationZ(isLeaf ? 0.6 * (1 - fall) : 0),
              scaling(swell, swell * (1 + 0.25 * fall), swell),
            );
          }
          parts.body = rotationZ(0.008 * Math.sin(time * 1.4) * (0.5 + wind * 0.2));
          return { parts, anchors: {} };
        },
      },
    );
  },
};
