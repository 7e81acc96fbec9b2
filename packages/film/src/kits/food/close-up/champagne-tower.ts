/** Coupes stacked as a pyramid; poured into the highest, champagne runs down and fills them row by row. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, fraction } from '../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, rod } from '../../shared/shapes.ts';
import { liquidTone } from '../served/liquid-vessels.ts';
import { addSource } from '../served/pouring-sources.ts';

const rows = 4;
const [tall, wide] = [0.125, 0.096];

const addCoupe = (b: MeshBuilder) => {
  b.paint([0.86, 0.92, 0.96], 'clear').lathe(
    pairs(
      0,
      0,
      0.032,
      0.001,
      0.03,
      0.004,
      0.005,
      0.01,
      0.004,
      0.07,
      0.012,
      0.078,
      0.036,
      0.09,
      0.046,
      0.108,
      0.047,
      0.122,
    ),
    28,
  );
  b.paint(fromHex('#f4fafd'), 'glossy').lathe(
    pairs(0.0462, 0.121, 0.0478, 0.1215, 0.0478, 0.1232, 0.0462, 0.1235),
    28,
  );
  b.lathe(pairs(0.031, 0.0005, 0.0335, 0.001, 0.031, 0.003), 24);
};

/** A little in the glass, half of it, all of it. */
const levels = [
  pairs(0, 0, 0.014, 0.001, 0.033, 0.01, 0, 0.0105),
  pairs(0, 0, 0.014, 0.001, 0.033, 0.01, 0.042, 0.022, 0, 0.0225),
  pairs(0, 0, 0.014, 0.001, 0.033, 0.01, 0.043, 0.026, 0.0445, 0.036, 0, 0.0365),
];

/** From the top row down: one glass, then four, nine, sixteen. */
const spots = Array.from({ length: rows }, (_, row) =>
  Array.from(
    { length: (row + 1) ** 2 },
    (_, n): Vec3 => [
      ((n % (row + 1)) - row / 2) * wide,
      (rows - 1 - row) * tall,
      (Math.floor(n / (row + 1)) - row / 2) * wide,
    ],
  ),
);

export const champagneTower: Kit = {
  name: 'champagne tower',
  nouns: [
    'champagne tower',
    'tower of glasses',
    'champagne pyramid',
    'tower of champagne glasses',
    'pyramid of glasses',
  ],
  locomotion: 'none',
  build: ({ traits }) => {
    const isPoured = traits.includes('poured');
    const tone = liquidTone('poured champagne') ?? fromHex('#f0c85a');
    const [body, source, fall] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    body
      .paint(fromHex('#d8ae4a'), 'metal')
      .box([0, 0.006, 0], [rows * wide + 0.04, 0.012, rows * wide + 0.04], 0.004);
    const drinks: Record<string, MeshBuilder> = {};
    for (const [row, glasses] of spots.entries()) {
      for (const [x, y, z] of glasses) body.at(translation(x, y + 0.012, z), addCoupe);
      for (const [level, profile] of levels.entries()) {
        const drink = new MeshBuilder();
        for (const [x, y, z] of glasses)
          drink.paint(tone, 'glossy').at(translation(x, y + 0.092, z), (k) => k.lathe(profile, 24));
        drinks[`drink ${row} ${level}`] = drink;
      }
    }
    const spout = rows * tall + 0.05;
    source.at(translation(0, spout, 0), (k) => addSource(k, 'poured champagne', tone));
    rod(fall.paint(tone, 'glossy'), [0, 0, 0], [0, 1, 0], 0.004, 12);
    return assembleModel(
      { body, ...drinks, ...(isPoured && { source, fall }) },
      {
        size: [0.5, rows * tall + (isPoured ? 0.13 : 0.02), 0.44],
        anchors: { top: [0, rows * tall, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const t = isPoured ? 0.15 + (actionTime / Math.max(0.1, actionSeconds)) * 0.85 : 1;
          const parts: Record<string, ReturnType<typeof translation> | null> = {};
          const drops: Particle[] = [];
          for (const [row, glasses] of spots.entries()) {
            const full = clamp(t * (rows + 0.3) - row);
            const level = full <= 0 ? -1 : Math.min(2, Math.floor(full * 3));
            for (const n of levels.keys())
              parts[`drink ${row} ${n}`] = n === level ? translation(0, 0, 0) : null;
            // What runs over falls into the row below.
            if (!isPoured || full < 1 || row === rows - 1) continue;
            for (const [n, [x, y, z]] of glasses.entries())
              for (let drop = 0; drop < 8; drop += 1) {
                const [a, age] = [(drop % 4) * 1.571 + 0.785, fraction(time * 1.6 + drop * 0.31 + n * 0.17)];
                drops.push({
                  position: [
                    x + Math.cos(a) * (0.048 + 0.006 * age),
                    y + 0.13 - 0.1 * age * age,
                    z + Math.sin(a) * (0.048 + 0.006 * age),
                  ],
                  size: 0.0034,
                  colour: tone,
                  opacity: 0.9,
                });
              }
          }
          if (isPoured) {
            const level = (rows - 1) * tall + 0.11;
            parts.fall = multiply(
              translation(0.001 * Math.sin(time * 4), level, 0),
              scaling(1, spout - level, 1),
            );
          }
          return { parts, anchors: {}, particles: drops };
        },
      },
    );
  },
};
