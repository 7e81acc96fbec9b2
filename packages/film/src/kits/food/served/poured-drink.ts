/** A glass of ice that a drink is poured into from above, and a cup of coffee whose foam is drawn on. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { addHandle } from '../drinks.ts';
import { addSource } from './pouring-sources.ts';

/** Drunk neat: a little at the bottom, no slice of lemon. */
const spirit = /whisk|bourbon|rum/;
const withLemon = /drink|cocktail|cola|juice|\btea|water/;

const tones: [RegExp, string][] = [
  [spirit, '#a0500c'],
  [/cola|coke/, '#3a1608'],
  [/juice/, '#f59a1c'],
  [/coffee/, '#4a2410'],
  [/tea/, '#b8641c'],
  [/milk/, '#f8f2e6'],
  [/wine/, '#8a1030'],
  [/water/, '#a8d4e8'],
  [/./, '#e8486a'],
];

const [glassRadius, glassHeight, full] = [0.042, 0.105, 0.082];
/** Height of the mouth of what it is poured from. */
const spout = 0.165;

export const pouredDrink: Kit = {
  name: 'drink poured over ice',
  nouns: [
    'drink poured over ice',
    'cocktail poured over ice',
    'whiskey poured over ice',
    'cola poured over ice',
    'juice poured over ice',
    'coffee poured over ice',
    'tea poured over ice',
    'water poured over ice',
    'wine poured over ice',
    'milk poured over ice',
  ],
  locomotion: 'none',
  build: ({ noun, colour, seed, traits }) => {
    const tone = colour ?? fromHex(tones.find(([name]) => name.test(noun))![1]);
    const random = createRandom(seed);
    const [body, drink, fall, source] = [
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
    ];
    body
      .paint([0.62, 0.7, 0.76], 'clear')
      .lathe(pairs(0, 0, 0.038, 0, 0.039, 0.01, glassRadius, glassHeight), 36);
    body
      .paint([0.95, 0.98, 1], 'glossy')
      .lathe(
        pairs(
          glassRadius - 0.001,
          glassHeight,
          glassRadius + 0.0006,
          glassHeight + 0.001,
          glassRadius + 0.001,
          glassHeight,
        ),
        36,
      );
    for (let n = 0; n < 8; n += 1)
      body.at(
        multiply(
          translation(
            (random() - 0.5) * 0.036,
            0.026 + Math.floor(n / 3) * 0.03 + random() * 0.006,
            (random() - 0.5) * 0.036,
          ),
          rotationY(random() * 3),
          rotationX(random() * 0.7),
        ),
        (k) =>
          k
            .paint((p) => mix([0.75, 0.9, 0.98], tone, p[1] < full ? 0.35 : 0.05), 'glass')
            .box([0, 0, 0], [0.027, 0.027, 0.027], 0.005),
      );
    drink
      .paint((p) => scale(tone, 0.8 + 0.4 * (p[1] / full)), 'glossy')
      // As wide as the glass: seen through it, a dark drink would look grey.
      .lathe(pairs(0, 0, 0.0393, 0, 0.0422, full, 0, full), 36);
    fall.paint(scale(tone, 1.1), 'glossy').tube(
      Array.from({ length: 14 }, (_, n): Vec3 => {
        const t = n / 13;
        return [0.006 + Math.sin(t * 8) * 0.0012, t * spout, Math.cos(t * 9) * 0.001];
      }),
      Array.from({ length: 14 }, (_, n) => 0.0042 + n * 0.00016),
      10,
    );
    source.at(translation(0.006, spout, 0), (k) => addSource(k, noun.replace(' poured over ice', ''), tone));
    if (withLemon.test(noun))
      body.at(
        multiply(translation(-glassRadius, glassHeight, 0), rotationZ(Math.PI / 2), rotationX(0.4)),
        (k) => {
          k.paint(fromHex('#f7c04a'), 'satin').cylinder(-0.002, 0.002, 0.022, 0.022, 24);
          k.paint(fromHex('#f08a1e'), 'glossy').lathe(pairs(0.0215, -0.0022, 0.024, 0, 0.0215, 0.0022), 24);
        },
      );
    return assembleModel(
      traits.includes('poured by hand') ? { body, drink } : { body, drink, fall, source },
      {
        size: [glassRadius * 2.2, spout * 1.2, glassRadius * 2.2],
        anchors: { top: [0, glassHeight, 0], grip: [0, 0.05, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const level = spirit.test(noun)
            ? lerp(0.12, 0.5, smoothstep(0, 0.95, t))
            : lerp(0.28, 1, smoothstep(0, 0.95, t));
          return {
            parts: {
              drink: multiply(translation(0, 0.004, 0), scaling(1, level, 1)),
              fall: multiply(translation(0, full * level, 0), scaling(1, (spout - full * level) / spout, 1)),
            },
            anchors: {},
            particles: Array.from({ length: 6 }, (_, n) => ({
              position: [
                Math.sin(n * 2.1 + time * 9) * 0.012,
                full * level + 0.006 + 0.012 * Math.abs(Math.sin(time * 7 + n)),
                Math.cos(n * 2.7 + time * 8) * 0.012,
              ] as Vec3,
              size: 0.0022,
              colour: tone,
              opacity: 0.9,
            })),
          };
        },
      },
    );
  },
};

/** A leaf of milk foam: stacked bows that close to a tip. */
const isFoam = (x: number, z: number) => {
  const [u, v] = [x / 0.036, z / 0.036];
  if (u * u + v * v > 0.86) return false;
  if (Math.abs(u) < 0.045 && v > -0.7 && v < 0.78) return true;
  const bow = v + Math.abs(u) * 0.75;
  const width = 0.72 * Math.sqrt(Math.max(0, 1 - ((v - 0.05) / 0.85) ** 2));
  return Math.abs(u) < width && Math.sin(bow * 15) > -0.15;
};

export const latteArt: Kit = {
  name: 'latte art',
  nouns: ['latte art', 'cup of latte art', 'coffee with latte art', 'latte art cup'],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const [body, fall] = [new MeshBuilder(), new MeshBuilder()];
    const china = colour ?? fromHex('#f4f0e8');
    body
      .paint(china, 'glossy')
      .lathe(pairs(0, 0.004, 0.05, 0.002, 0.076, 0.012, 0.074, 0.014, 0.04, 0.008, 0, 0.008), 44);
    body.lathe(
      pairs(0, 0.01, 0.026, 0.01, 0.028, 0.016, 0.04, 0.036, 0.046, 0.066, 0.0445, 0.067, 0.042, 0.06),
      44,
    );
    addHandle(body, 0.044, 0.04, 0.032, 0.0045);
    const crema = fromHex('#8a4c1e');
    body.paint(
      (p) =>
        isFoam(p[0], p[2])
          ? fromHex('#fbf2e0')
          : mix(crema, fromHex('#b06a2c'), Math.hypot(p[0], p[2]) / 0.05),
      'satin',
    );
    const rows = Array.from({ length: 49 }, (_, row) =>
      Array.from({ length: 97 }, (_, column) => {
        const [r, a] = [(row / 48) * 0.0425, (column / 96) * 2 * Math.PI];
        return body.vertex([Math.cos(a) * r, 0.06, Math.sin(a) * r], [0, 1, 0]);
      }),
    );
    body.grid(rows);
    const isPoured = traits.includes('poured');
    fall.paint(fromHex('#fbf4e6'), 'glossy').tube(
      [
        [0, 0.06, 0.02],
        [0.003, 0.085, 0.022],
        [0.014, 0.112, 0.026],
      ],
      [0.0024, 0.0028, 0.0036],
      8,
    );
    // The pitcher above it, tipped to pour.
    fall.at(multiply(translation(0.056, 0.128, 0.03), rotationZ(1.05)), (k) => {
      k.twoSided();
      k.paint(fromHex('#c8ccd2'), 'metal').lathe(
        pairs(0, -0.05, 0.036, -0.05, 0.04, -0.03, 0.03, 0.02, 0.034, 0.04),
        30,
      );
      k.tube(
        [
          [-0.034, -0.03, 0],
          [-0.066, -0.02, 0],
          [-0.064, 0.018, 0],
          [-0.03, 0.028, 0],
        ].map(([x, y, z]) => [-x!, y!, z!] as Vec3),
        0.004,
        8,
      );
    });
    return assembleModel(isPoured ? { body, fall } : { body }, {
      size: [0.16, isPoured ? 0.15 : 0.07, 0.16],
      anchors: { top: [0, 0.068, 0], grip: [0.06, 0.04, 0] },
      pose: ({ time }) => ({
        parts: { fall: translation(Math.sin(time * 5) * 0.003, 0, Math.sin(time * 2.3) * 0.006) },
        anchors: {},
      }),
    });
  },
};
