/** Umbrellas and parasols, open: eight panels between ribs. The grip is low on the shaft. */

import { darken, fromHex } from '../../../math/colour.ts';
import { add, cross, normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts';
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

export const umbrella = makeProp({
  nouns: ['umbrella', 'brolly', 'paper umbrella'],
  size: [1.12, 1.0, 1.12],
  anchors: { grip: [0, 0.13, 0], top: [0, shaft + 0.24, 0] },
  isTwoSided: true,
  draw: (b, { colour, random, options }) => {
    const choices = ['#1f2a4a', '#b3202a', '#e0a02a', '#2f8a6a', '#5a3a7a'];
    const isPaper = options.noun === 'paper umbrella' || options.material === 'paper';
    const main = colour(fromHex(isPaper ? '#d9922e' : choices[Math.floor(random() * choices.length)]!));
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
        const isBand = isPaper && row > rows * 0.7 && row < rows;
        b.paint(scale(isBand ? darken(main, 0.35) : main, shade), 'cloth');
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
