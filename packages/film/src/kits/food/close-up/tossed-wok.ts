/** A wok over a high flame: vegetables, rice or noodles are tossed up and come down into it again and again. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';
import { addBurner } from '../served/burner.ts';

const [foot, rim, radius] = [0.05, 0.135, 0.18];

const addWok = (b: MeshBuilder) => {
  b.twoSided();
  b.paint(fromHex('#2a2c31'), 'metal').lathe(
    pairs(0, 0, 0.05, 0.002, 0.1, 0.022, 0.15, 0.06, radius, rim - foot),
    48,
  );
  b.paint(fromHex('#4a4e55'), 'metal').lathe(
    pairs(radius - 0.002, rim - foot - 0.002, radius + 0.004, rim - foot, radius - 0.002, rim - foot + 0.003),
    48,
  );
  b.at(placed(radius - 0.005, rim - foot - 0.006, 0, { turnZ: -1.25 }), (k) => {
    k.paint(fromHex('#2a2c31'), 'metal').cylinder(0, 0.07, 0.01, 0.011, 12);
    k.paint(fromHex('#8a5a30'), 'wood').cylinder(0.06, 0.2, 0.014, 0.016, 14);
  });
};

type Piece = (b: MeshBuilder) => void;
const strip =
  (tone: string): Piece =>
  (b) =>
    b.paint(fromHex(tone), 'glossy').tube(
      [
        [-0.03, 0, 0],
        [-0.012, 0.008, 0.002],
        [0.012, 0.008, 0.002],
        [0.03, 0, 0],
      ],
      [0.006, 0.008, 0.008, 0.006],
      8,
    );
const carrot: Piece = (b) => {
  b.paint(fromHex('#f0801c'), 'glossy').cylinder(-0.004, 0.004, 0.021, 0.021, 20);
  b.paint(fromHex('#f8a040'), 'satin').cylinder(-0.0045, 0.0045, 0.009, 0.009, 12);
};
const broccoli: Piece = (b) => {
  b.paint(fromHex('#9ac860'), 'satin').cylinder(-0.026, 0.004, 0.008, 0.011, 10);
  b.paint(fromHex('#2f7a24'), 'matte');
  for (let n = 0; n < 7; n += 1)
    b.sphere(
      n === 6 ? [0, 0.022, 0] : [Math.cos(n * 1.047) * 0.017, 0.011, Math.sin(n * 1.047) * 0.017],
      0.0135,
      8,
    );
};
const mushroom: Piece = (b) => {
  b.paint(fromHex('#e8d4b4'), 'satin').cylinder(-0.018, 0.002, 0.008, 0.008, 10);
  b.paint(fromHex('#b88a5c'), 'satin').lathe(pairs(0.02, 0, 0.021, 0.006, 0.012, 0.016, 0, 0.018), 16);
};
const shrimp: Piece = (b) =>
  b.paint(fromHex('#f08a5c'), 'glossy').tube(
    Array.from({ length: 9 }, (_, n): Vec3 => [Math.cos(n * 0.5) * 0.022, Math.sin(n * 0.5) * 0.022, 0]),
    Array.from({ length: 9 }, (_, n) => 0.0115 - n * 0.0009),
    8,
  );
const meat: Piece = (b) => b.paint(fromHex('#8a4a26'), 'glossy').box([0, 0, 0], [0.044, 0.014, 0.026], 0.006);
const egg: Piece = (b) => b.paint(fromHex('#f8cc3c'), 'satin').sphere([0, 0, 0], [0.02, 0.008, 0.014], 10);
const rice: Piece = (b) => {
  b.paint(fromHex('#f6ecd0'), 'satin');
  for (let n = 0; n < 9; n += 1)
    b.at(
      placed(Math.cos(n * 2.4) * 0.016, Math.sin(n * 1.7) * 0.013, Math.sin(n * 2.4) * 0.016, { turnZ: n }),
      (k) => k.sphere([0, 0, 0], [0.008, 0.0036, 0.0036], 6),
    );
};
const noodles: Piece = (b) => {
  b.paint(fromHex('#ecc060'), 'glossy');
  for (let n = 0; n < 4; n += 1)
    b.tube(
      Array.from(
        { length: 10 },
        (_, k): Vec3 => [
          -0.05 + k * 0.011,
          0.012 * Math.sin(k * 1.1 + n * 1.9),
          0.012 * Math.cos(k * 0.9 + n * 1.3),
        ],
      ),
      0.0042,
      6,
    );
};

const vegetables: Piece[] = [
  carrot,
  broccoli,
  strip('#d8281e'),
  strip('#f2c42a'),
  mushroom,
  strip('#4fae34'),
];

const piecesOf = (words: string): Piece[] => [
  ...(/rice/.test(words) ? [rice, rice, rice, egg, rice] : []),
  ...(/noodle|mein|pad thai/.test(words) ? [noodles, noodles, noodles] : []),
  ...(/shrimp|prawn|seafood/.test(words) ? [shrimp, shrimp] : []),
  ...(/beef|pork|chicken|meat|steak|duck/.test(words) ? [meat, meat] : []),
  ...vegetables.slice(0, /rice|noodle|mein/.test(words) ? 3 : 6),
];

/** Flames that lick up all round it, highest at the back where oil has caught fire. */
const flamesAt = (time: number): Particle[] =>
  Array.from({ length: 150 }, (_, n) => {
    const a = n * 2.399;
    const age = fraction(time * 1.5 + n * 0.7549);
    const tall = 0.13 + 0.12 * Math.max(0, -Math.sin(a)) + 0.04 * Math.sin(n * 1.7);
    const r = radius * (0.72 + 0.34 * Math.min(1, age * 2.4)) + 0.008 * Math.sin(time * 9 + n);
    return {
      position: [Math.cos(a) * r, 0.03 + age * tall, Math.sin(a) * r] as Vec3,
      size: 0.028 * (1 - age * 0.75),
      colour: [2.4, 1.3 - 0.8 * age, 0.25 - 0.2 * age] as Vec3,
      opacity: 0.7 * (1 - age) ** 0.7,
      wisp: n + 1,
    };
  });

export const tossedWok: Kit = {
  name: 'food tossed in a wok',
  nouns: ['food tossed in a wok'],
  locomotion: 'none',
  build: ({ traits }) => {
    const [body, wok] = [new MeshBuilder(), new MeshBuilder()];
    addBurner(body);
    addWok(wok);
    const kinds = piecesOf(traits.join(' '));
    // What stays in the wok.
    for (let n = 0; n < 26; n += 1) {
      const [a, r] = [n * 2.399, 0.115 * Math.sqrt(n / 26)];
      wok.at(
        placed(Math.cos(a) * r, 0.028 + 1.6 * r * r + 0.012 * (n % 3), Math.sin(a) * r, {
          turnY: n,
          turnZ: n * 0.7,
        }),
        (k) => kinds[n % kinds.length]!(k),
      );
    }
    const parts: Record<string, MeshBuilder> = {};
    const tossed = Array.from({ length: 24 }, (_, n) => {
      const b = new MeshBuilder();
      kinds[n % kinds.length]!(b);
      parts[`piece ${n}`] = b;
      return {
        // They go up in one throw, some a little later.
        start: 0.3 * fraction(n * 0.618),
        across: 0.11 * (2 * fraction(n * 0.381) - 1),
        deep: 0.09 * (2 * fraction(n * 0.723) - 1),
        high: 0.13 + 0.15 * fraction(n * 0.47),
      };
    });
    return assembleModel(
      { body, wok, ...parts },
      {
        size: [0.46, 0.34, 0.36],
        anchors: { top: [0, 0.3, 0] },
        pose: ({ time, phase }) => {
          const swing = Math.sin(time * 2 * Math.PI * 0.85);
          const moved: Record<string, Matrix> = {
            wok: multiply(
              translation(0.012 * swing, foot + 0.008 * Math.max(0, swing), 0),
              rotationZ(0.07 * swing),
            ),
          };
          for (const [n, { start, across, deep, high }] of tossed.entries()) {
            const t = fraction(time * 0.85 + start + 0.1);
            moved[`piece ${n}`] = multiply(
              translation(
                across * (0.6 + 0.4 * t) + 0.05 * (0.5 - t),
                rim - 0.045 + high * 4 * t * (1 - t),
                deep,
              ),
              rotationY(n + t * 3),
              rotationX(n * 1.3 + t * (5 + (n % 3))),
            );
          }
          return {
            parts: moved,
            anchors: {},
            particles: [...flamesAt(time), ...steamAt([0, rim + 0.05, 0], 0.09, 0.2, time, phase)],
            lamps: [{ position: [0, 0.12, 0.3], colour: [1.6, 0.8, 0.3], reach: 0.8 }],
          };
        },
      },
    );
  },
};
