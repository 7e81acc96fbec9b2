/** Umbrellas and parasols, open: eight panels between ribs. The grip is low on the shaft. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { add, cross, mix, normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts';
import type { KitOptions } from '../../kit.ts';
import { makeProp } from './make-prop.ts';

const radius = 0.56;
const shaft = 0.72;
const spread = 1.2;

/** A point of the canopy: `v` from the tip (0) to the rim (1). */
const canopyAt = (v: number, angle: number): Vec3 => {
  const sag = Math.abs(Math.sin(angle * 4));
  const polar = v * spread;
  const r = ((radius * Math.sin(polar)) / Math.sin(spread)) * (1 - 0.055 * v * sag);
  const rise = (0.21 * (Math.cos(polar) - Math.cos(spread))) / (1 - Math.cos(spread));
  return [
    Math.cos(angle) * r,
    shaft + rise + 0.035 * v ** 4 * sag - 0.018 * sag * Math.sin(v * Math.PI),
    Math.sin(angle) * r,
  ];
};

/** Oil paper on many thin bamboo ribs: a shallow cone with a painted branch of blossom, its stick straight. */
const drawPaperUmbrella = (b: MeshBuilder, main: Vec3, isNear: boolean) => {
  const [around, rows, rise] = isNear ? [72, 14, 0.25] : [24, 4, 0.25];
  const at = (v: number, angle: number): Vec3 => {
    // Each rib is a fold: the rim is scalloped a little.
    const fold = 0.012 * v * Math.cos(angle * 24);
    return [
      Math.cos(angle) * radius * 1.06 * v,
      shaft + rise * (1 - v ** 1.25) + fold,
      Math.sin(angle) * radius * 1.06 * v,
    ];
  };
  const [cream, branch] = [fromHex('#fbe6c4'), fromHex('#5a3020')];
  const blossoms: [number, number][] = [
    [0.5, 0.3],
    [0.7, 0.75],
    [0.62, 1.3],
    [0.78, 3.2],
    [0.55, 3.7],
    [0.72, 4.3],
    [0.6, 5.4],
  ];
  const colourAt = (v: number, angle: number): Vec3 => {
    if (v > 0.95) return darken(main, 0.4);
    if (v < 0.1) return darken(main, 0.45);
    if (v > 0.86 && v < 0.9) return cream;
    const [x, z] = [Math.cos(angle) * v, Math.sin(angle) * v];
    for (const [bv, ba] of blossoms) {
      const d = Math.hypot(x - Math.cos(ba) * bv, z - Math.sin(ba) * bv);
      if (d < 0.03) return fromHex('#f0c040');
      if (d < 0.085) return cream;
    }
    if (Math.abs(v - 0.66 - 0.1 * Math.sin(angle * 3)) < 0.018 && Math.sin(angle * 1.5 + 0.4) > 0)
      return branch;
    return mix(main, cream, 0.16 * (0.5 + 0.5 * Math.cos(angle * 24)));
  };
  b.grid(
    Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: around + 1 }, (_, n) => {
        const [v, angle] = [Math.max(0.01, row / rows), (n / around) * 2 * Math.PI];
        b.paint(colourAt(v, angle), 'cloth');
        return b.vertex(at(v, angle), normalize([Math.cos(angle) * 0.42, 1, Math.sin(angle) * 0.42]));
      }),
    ),
  );
  const bamboo = fromHex('#d8b070');
  b.paint(bamboo, 'wood').tube(
    [
      [0, -0.05, 0],
      [0, shaft + rise + 0.06, 0],
    ],
    0.013,
    8,
  );
  b.paint(branch, 'wood').sphere([0, shaft + rise + 0.02, 0], [0.04, 0.035, 0.04], 12);
  b.cylinder(-0.06, 0.05, 0.018, 0.018, 10);
  if (!isNear) return;
  b.paint(bamboo, 'wood');
  for (let n = 0; n < 24; n += 1) {
    const angle = (n / 24) * 2 * Math.PI;
    b.tube([add(at(0.06, angle), [0, -0.01, 0]), add(at(0.98, angle), [0, -0.008, 0])], 0.004, 4, false);
    b.tube([[0, shaft - 0.04, 0], add(at(0.5, angle), [0, -0.012, 0])], 0.003, 4, false);
  }
};

const isOilPaper = ({ noun, material }: KitOptions) => /paper/.test(`${noun} ${material ?? ''}`);

export const umbrella = makeProp({
  nouns: ['umbrella', 'brolly', 'paper umbrella', 'oil paper umbrella', 'paper parasol'],
  size: [1.12, 1.0, 1.12],
  anchors: { grip: [0, 0.13, 0], top: [0, shaft + 0.24, 0] },
  isTwoSided: true,
  // Oil paper is lit through: a face under it is not in the dark.
  castsNoShadow: isOilPaper,
  draw: (b, { colour, random, options }) => {
    const choices = ['#1f2a4a', '#b3202a', '#e0a02a', '#2f8a6a', '#5a3a7a'];
    if (isOilPaper(options)) {
      drawPaperUmbrella(b, colour(fromHex('#c83a30')), options.detail === 0);
      return;
    }
    const main = colour(fromHex(choices[Math.floor(random() * choices.length)]!));
    const [around, rows] = options.detail === 0 ? [64, 10] : [24, 4];
    const grid = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: around + 1 }, (_, n) => {
        const v = Math.max(0.002, row / rows);
        const angle = (n / around) * 2 * Math.PI;
        const e = 0.01;
        const normal = normalize(
          cross(
            subtract(canopyAt(v, angle + e), canopyAt(v, angle - e)),
            subtract(canopyAt(v + e, angle), canopyAt(v - e, angle)),
          ),
        );
        const shade = (row === rows ? 0.78 : 1) * (0.86 + 0.14 * Math.abs(Math.sin(angle * 4)) ** 0.4);
        b.paint(scale(main, shade), 'cloth');
        return b.vertex(canopyAt(v, angle), normal[1] < 0 ? scale(normal, -1) : normal);
      }),
    );
    b.grid(grid);
    b.paint(fromHex('#3a302c'), 'satin');
    b.tube(
      [
        [0, 0.1, 0],
        [0, shaft + 0.25, 0],
      ],
      0.008,
      8,
    );
    if (options.detail === 0)
      for (let n = 0; n < 8; n += 1) {
        const angle = (n / 8) * 2 * Math.PI;
        b.tube([[0, shaft - 0.12, 0], add(canopyAt(0.55, angle), [0, -0.012, 0])], 0.003, 4, false);
        b.tube(
          [0.2, 0.5, 0.8, 1].map((v) => add(canopyAt(v, angle), [0, -0.006, 0])),
          0.003,
          4,
          false,
        );
      }
    b.paint(fromHex('#6b3b22'), 'glossy').tube(
      [
        [0, 0.22, 0],
        [0, 0.06, 0],
        [0, 0.02, 0.012],
        [0, 0, 0.04],
        [0, 0.02, 0.07],
      ],
      0.014,
      8,
    );
  },
});
