/** A glass that is knocked over on a white cloth: it tips, falls and rolls, and what was in it spreads as a stain. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';

const liquids: [RegExp, string][] = [
  [/white wine|champagne/, '#e8d27a'],
  [/wine/, '#6a0a1c'],
  [/milk/, '#fbf8f0'],
  [/coffee|espresso/, '#3a1e10'],
  [/\btea\b/, '#a8601c'],
  [/orange|juice/, '#f0921c'],
  [/water/, '#a8cfe0'],
  [/beer/, '#d8941c'],
];

const bowl = pairs(0.004, 0.085, 0.014, 0.094, 0.036, 0.12, 0.044, 0.15, 0.042, 0.18, 0.036, 0.21);
const tumbler = pairs(0, 0.001, 0.031, 0.001, 0.033, 0.01, 0.038, 0.13);

const addGlass = (b: MeshBuilder, isWine: boolean, isCup: boolean) => {
  const paint: Vec3 = [0.62, 0.74, 0.82];
  if (isCup) b.paint(fromHex('#f4f1ea'), 'glossy');
  else b.paint(paint, 'clear');
  if (isWine) {
    b.lathe(pairs(0, 0, 0.036, 0.001, 0.036, 0.003, 0.007, 0.008, 0.0045, 0.02, 0.0045, 0.086), 40);
    b.lathe(bowl, 48);
  } else b.lathe(tumbler, 44);
  b.twoSided();
  b.paint(isCup ? fromHex('#ffffff') : fromHex('#eef6fc'), 'glossy');
  const [r, y] = isWine ? [0.036, 0.21] : [0.038, 0.13];
  b.lathe(pairs(r - 0.001, y - 0.001, r + 0.001, y, r - 0.001, y + 0.001), 48);
};

const clothSize: Vec3 = [1.7, 0, 1.3];
const clothHeight = 0.012;

/** Linen with soft folds; the wet part is flat. */
const addCloth = (b: MeshBuilder) => {
  const [columns, rows] = [70, 54];
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const [x, z] = [(column / columns - 0.5) * clothSize[0], (row / rows - 0.5) * clothSize[2]];
      const away = smoothstep(0.28, 0.6, Math.hypot(x, z));
      const y = 0.01 * away * noise(x * 5, 2, z * 9);
      const shade = 0.06 * noise(x * 240, 1, z * 240) + 0.1 * away * noise(x * 5, 2, z * 9);
      b.paint(darken(fromHex('#fbf9f4'), Math.max(0, shade)), 'cloth');
      return b.vertex([x, y, z], [0, 1, 0]);
    }),
  );
  b.grid(grid);
  b.twoSided();
};

const addPool = (b: MeshBuilder, hex: string) =>
  b
    .paint((p) => mix(darken(fromHex(hex), 0.15), fromHex(hex), clamp(Math.hypot(p[0], p[2]))), 'satin')
    .lathe(
      pairs(1, 0, 0.985, 0.012, 0.9, 0.02, 0, 0.024),
      72,
      (a) =>
        1 +
        0.12 * Math.sin(a * 3 + 1) +
        0.09 * Math.sin(a * 5 + 2) +
        0.05 * Math.sin(a * 8) +
        0.03 * Math.sin(a * 13),
    );

export const tippedGlass: Kit = {
  name: 'glass knocked over',
  nouns: ['glass knocked over', 'spilled drink', 'cup knocked over'],
  locomotion: 'none',
  build: ({ noun, traits }) => {
    const words = traits.join(' ');
    const hex = liquids.find(([said]) => said.test(words))?.[1] ?? '#6a0a1c';
    const isCup = /cup|mug|coffee/.test(`${noun} ${words}`);
    const isWine = !isCup && !/milk|water|juice|beer|tumbler/.test(words);
    const [cloth, glass, drink, pool, trail] = Array.from({ length: 5 }, () => new MeshBuilder());
    addCloth(cloth!);
    addGlass(glass!, isWine, isCup);
    const paint = fromHex(hex);
    drink!
      .paint(paint, 'glossy')
      .lathe(
        isWine
          ? pairs(0, 0.095, 0.012, 0.096, 0.033, 0.12, 0.041, 0.15, 0, 0.151)
          : pairs(0, 0.006, 0.03, 0.006, 0.035, 0.1, 0, 0.101),
        40,
      );
    addPool(pool!, hex);
    addPool(trail!, hex);
    const tall = isWine ? 0.21 : 0.13;
    return assembleModel(
      { body: cloth!, glass: glass!, drink: drink!, pool: pool!, trail: trail! },
      {
        size: [0.52, 0.22, 0.32],
        anchors: { top: [0, 0.1, 0] },
        pose: ({ actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const fall = clamp((t - 0.06) / 0.3) ** 2;
          const settle = t > 0.36 ? 0.05 * Math.sin((t - 0.36) * 46) * Math.exp(-(t - 0.36) * 14) : 0;
          const tip = 1.5 * fall + settle;
          const spread = smoothstep(0.22, 1.05, t);
          const roll = 0.03 * smoothstep(0.36, 0.6, t);
          // It tips over the edge of its foot.
          const edge = isWine ? 0.036 : 0.033;
          const lying = isWine ? 0.008 * fall : 0.003 * fall;
          const at = multiply(
            translation(-0.14 + edge + roll, clothHeight + lying, 0),
            rotationZ(-tip),
            translation(-edge, 0, 0),
          );
          const left = 1 - smoothstep(0.18, 0.5, t);
          const mouth: Vec3 = [-0.14 + edge + Math.sin(tip) * tall, clothHeight + Math.cos(tip) * tall, 0];
          const pours = t > 0.14 && t < 0.5;
          const splash: Particle[] = pours
            ? Array.from({ length: 40 }, (_, n) => {
                const age = clamp((t - 0.16 - (n % 10) * 0.02) / 0.16);
                const a = n * 2.4;
                return {
                  position: [
                    mouth[0] + 0.03 + age * (0.05 + 0.09 * ((n * 0.37) % 1)),
                    Math.max(clothHeight, mouth[1] + 0.05 * age - 0.22 * age * age),
                    Math.sin(a) * 0.07 * age,
                  ],
                  size: age > 0 && age < 1 ? 0.006 : 0.0001,
                  colour: paint,
                  opacity: 0.95,
                };
              })
            : [];
          const size = lerp(0.001, 0.17, Math.sqrt(spread));
          return {
            parts: {
              body: translation(0, clothHeight - 0.011, 0),
              glass: at,
              drink: left > 0.02 ? multiply(at, scaling(1, lerp(0.6, 1, left), 1)) : null,
              pool:
                spread > 0.001
                  ? multiply(
                      translation(0.1 + 0.05 * spread, clothHeight + 0.001, 0.01),
                      scaling(size * 1.25, 0.17, size),
                    )
                  : null,
              trail:
                spread > 0.001
                  ? multiply(
                      translation(0.03, clothHeight + 0.0005, 0.03),
                      scaling(size * 0.7, 0.12, size * 0.55),
                    )
                  : null,
            },
            anchors: {},
            particles: splash,
          };
        },
      },
    );
  },
};
