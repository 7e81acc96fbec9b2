/** Coloured sprinkles that fall on a cupcake, a doughnut, a cake or ice cream and stay lying on it. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { addPlate } from '../tableware.ts';

type Base = {
  add: (b: MeshBuilder, icing: Vec3) => void;
  /** Where sprinkles lie: the height by distance from the middle. */
  top: (r: number) => number;
  from: number;
  to: number;
  height: number;
};

const cupcake: Base = {
  add: (b, icing) => {
    b.paint(
      (p) => (Math.sin(Math.atan2(p[2], p[0]) * 22) > 0 ? fromHex('#f6ead8') : fromHex('#e06a8a')),
      'matte',
    ).lathe(
      pairs(0, 0, 0.034, 0, 0.048, 0.05, 0.046, 0.052, 0, 0.052),
      88,
      (a) => 1 + 0.02 * Math.sin(a * 22),
    );
    b.paint(icing, 'satin');
    for (const [y, r, thick] of [
      [0.06, 0.036, 0.019],
      [0.08, 0.026, 0.017],
      [0.098, 0.014, 0.015],
    ] as const)
      b.tube(
        Array.from({ length: 25 }, (_, n): Vec3 => {
          const a = (n / 24) * 2 * Math.PI;
          return [Math.cos(a) * r, y + 0.012 * (n / 24), Math.sin(a) * r];
        }),
        thick,
        14,
      );
    b.sphere([0, 0.112, 0], [0.012, 0.02, 0.012], 16);
  },
  top: (r) => 0.1385 - r * 1.1,
  from: 0.006,
  to: 0.048,
  height: 0.13,
};

const doughnut: Base = {
  add: (b, icing) => {
    const ring = (y: number, thick: number) =>
      b.tube(
        Array.from({ length: 41 }, (_, n): Vec3 => {
          const a = (n / 40) * 2 * Math.PI;
          return [Math.cos(a) * 0.052, y, Math.sin(a) * 0.052];
        }),
        thick,
        18,
      );
    b.paint(fromHex('#d8a050'), 'matte');
    ring(0.028, 0.028);
    b.paint(icing, 'glossy');
    ring(0.034, 0.0272);
  },
  top: (r) => 0.034 + Math.sqrt(Math.max(0, 0.0275 ** 2 - (r - 0.052) ** 2)),
  from: 0.032,
  to: 0.072,
  height: 0.065,
};

const cake: Base = {
  add: (b, icing) => {
    addPlate(b, 0.13);
    b.paint(fromHex('#f0d8a8'), 'matte').lathe(pairs(0, 0.01, 0.1, 0.01, 0.1, 0.07), 56);
    b.paint(icing, 'satin').lathe(
      pairs(0.101, 0.03, 0.104, 0.09, 0.098, 0.1, 0, 0.1),
      56,
      (a, y) => 1 + (y < 0.05 ? 0.03 * Math.sin(a * 14) : 0),
    );
  },
  top: () => 0.1,
  from: 0,
  to: 0.094,
  height: 0.11,
};

const scoops: Base = {
  add: (b, icing) => {
    b.paint(fromHex('#f4f0ea'), 'glossy').lathe(
      pairs(0, 0, 0.034, 0, 0.02, 0.012, 0.055, 0.04, 0.07, 0.06, 0.066, 0.06),
      44,
    );
    for (const [x, z] of [
      [-0.03, 0],
      [0.03, 0],
      [0, -0.025],
    ] as const)
      b.paint(mix(icing, [1, 0.98, 0.9], x === 0 ? 0.6 : 0.1), 'satin').sphere(
        [x, 0.07, z],
        [0.036, 0.034, 0.036],
        24,
      );
  },
  top: (r) => 0.1 - 5.5 * r * r,
  from: 0,
  to: 0.055,
  height: 0.11,
};

const bases: [RegExp, Base][] = [
  [/dou?g?h?nut/, doughnut],
  [/ice cream|sundae|gelato|frozen yog/, scoops],
  [/cupcake|muffin/, cupcake],
  [/cake|icing|frosting/, cake],
  [/^/, cupcake],
];

const hues = ['#f0384a', '#2f8af0', '#f8c81e', '#3fc05a', '#a04ad8', '#f87ab0', '#ffffff', '#f8842c'].map(
  fromHex,
);
const count = 120;
/** A fall, in seconds. */
const fall = 0.9;
const above = 0.15;

export const fallingSprinkles: Kit = {
  name: 'sprinkles falling on a sweet',
  nouns: ['sprinkles falling on a sweet'],
  locomotion: 'none',
  build: ({ traits, colour, seed }) => {
    const words = traits.join(' ');
    const base = bases.find(([names]) => names.test(words))![1];
    const random = createRandom(seed + 23);
    const body = new MeshBuilder();
    base.add(
      body,
      colour ??
        fromHex(/chocolate/.test(words) ? '#5a2e18' : /white|vanilla/.test(words) ? '#fdf4e0' : '#f6a0bc'),
    );
    const rods = hues.map((hue) => {
      const b = new MeshBuilder();
      const tone = /chocolate sprinkles/.test(words) ? mix(fromHex('#4a2410'), hue, 0.06) : hue;
      return b.paint(tone, 'glossy').tube(
        [
          [0, -0.0045, 0],
          [0, 0.0045, 0],
        ],
        0.0019,
        7,
      );
    });
    const parts: Record<string, MeshBuilder> = {};
    const flights = Array.from({ length: count }, (_, n) => {
      parts[`rod ${n}`] = rods[n % rods.length]!;
      const [a, r] = [n * 2.399, Math.sqrt(base.from ** 2 + (base.to ** 2 - base.from ** 2) * random())];
      return {
        x: Math.cos(a) * r,
        z: Math.sin(a) * r,
        y: base.top(r) + 0.0012,
        turn: random() * 6,
        at: n / count,
      };
    });
    return assembleModel(
      { body, ...parts },
      {
        size: [0.15, base.height + 0.03, 0.16],
        anchors: { top: [0, base.height, 0] },
        pose: ({ actionTime, actionSeconds, time }) => {
          const moved: Record<string, Matrix | null> = {};
          // A few lie there at the start, and they fall to the end.
          const whole = Math.max(1, actionSeconds);
          for (const [n, { x, y, z, turn, at }] of flights.entries()) {
            const lands = at * (whole + fall * 1.4) - 0.25;
            const left = (lands - actionTime) / fall;
            if (left > 1) moved[`rod ${n}`] = null;
            else if (left > 0) {
              const high = y + above * left + 0.03 * left * left;
              moved[`rod ${n}`] = multiply(
                translation(x, high, z),
                rotationY(turn),
                rotationX(time * 7 + turn),
              );
            } else
              moved[`rod ${n}`] = multiply(
                translation(x, y, z),
                rotationY(turn),
                rotationZ(Math.PI / 2 + 0.4 * (fraction(turn * 7) - 0.5)),
              );
          }
          return { parts: moved, anchors: {} };
        },
      },
    );
  },
};
