/** Raindrops or dew on petals or on blades of grass: some hang, some run down. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { fraction } from '../../../../../math/interpolate.ts';
import {
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translation,
} from '../../../../../math/matrix.ts';
import { createRandom, type Random } from '../../../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { addWaterBead } from './water-bead.ts';

/** A surface by share across (-1 to 1) and along (0 at the stem to 1 at the tip). */
type Sheet = (across: number, along: number) => Vec3;

const normalOf = (sheet: Sheet, u: number, v: number): Vec3 => {
  const [a, b, c] = [sheet(u, v), sheet(u + 0.02, v), sheet(u, v + 0.02)];
  const [p, q] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]],
  ] as [Vec3, Vec3];
  const n: Vec3 = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  return n[2] < 0 ? scale(n, -1) : n;
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

export const wetFlower: Kit = {
  name: 'flower with raindrops',
  nouns: ['grass with dewdrops', 'flower with raindrops'],
  locomotion: 'none',
  build: ({ noun, colour, seed }) => {
    const random = createRandom(seed);
    const body = new MeshBuilder();
    const isGrass = /grass/.test(noun);
    const tone = isGrass ? fromHex('#4f9a2c') : (colour ?? fromHex('#d0183a'));
    const sheets = isGrass ? addGrass(body, random) : addFlower(body, tone, random);
    for (let n = 0; n < 30; n += 1) {
      const r = 0.004 + random() * 0.005;
      const [x, y, z] = sheets[n % sheets.length]!(random() - 0.5, 0.35 + random() * 0.6);
      body.at(translation(x, y, z + r * 0.45), (k) => addWaterBead(k, r, tone));
    }
    const moving: Record<string, MeshBuilder> = {};
    const runs = Array.from({ length: 3 }, (_, n) => {
      const b = new MeshBuilder();
      addWaterBead(b, 0.0125 - n * 0.0008, tone);
      moving[`drop ${n}`] = b;
      return { start: random(), speed: 0.16 + 0.05 * random() };
    });
    return assembleModel(
      { body, ...moving },
      {
        size: [0.3, 0.27, 0.1],
        anchors: { top: [0, 0.25, 0] },
        pose: ({ time, wind }) => {
          const parts: Record<string, ReturnType<typeof translation>> = {};
          for (const [n, { start, speed }] of runs.entries()) {
            const t = fraction(start + time * speed);
            const [x, y, z] = sheets[(n * 3) % sheets.length]!(0, Math.max(0.25, 1 - t * 0.85));
            const swell = t < 0.1 ? t * 10 : 1;
            parts[`drop ${n}`] = multiply(translation(x, y, z + 0.006), scaling(swell, swell, swell));
          }
          parts.body = rotationZ(0.008 * Math.sin(time * 1.4) * (0.5 + wind * 0.2));
          return { parts, anchors: {} };
        },
      },
    );
  },
};
