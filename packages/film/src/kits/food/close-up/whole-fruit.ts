/** Fruit and vegetables as wet round things: what is washed or falls into water. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { rotationY } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { pairs } from '../../shared/shapes.ts';

type Fruit = { names: RegExp; r: number; add: (b: MeshBuilder) => void };

const addLeaves = (b: MeshBuilder, y: number, r: number, count = 6) => {
  for (let n = 0; n < count; n += 1)
    b.paint(fromHex(n % 2 ? '#3f8a2c' : '#57a33a'), 'leaf').at(rotationY((n * 6.28) / count), (k) =>
      k.sphere([r * 0.55, y, 0], [r * 0.5, r * 0.07, r * 0.2], 10),
    );
};

const addStalk = (b: MeshBuilder, y: number, r: number) =>
  b.paint(fromHex('#5a3a1c'), 'bark').tube(
    [
      [0, y, 0],
      [r * 0.1, y + r * 0.35, 0],
    ],
    r * 0.06,
    8,
  );

const lathe = (b: MeshBuilder, hex: string, r: number, shape: number[]) =>
  b.paint(fromHex(hex), 'glossy').lathe(
    pairs(...shape).map(([x, y]): [number, number] => [x * r, y * r]),
    32,
  );

const fruits: Fruit[] = [
  {
    names: /strawberr/,
    r: 0.03,
    add: (b) => {
      lathe(b, '#d81824', 0.03, [0, -1.3, 0.45, -1.05, 0.85, -0.35, 1, 0.3, 0.75, 0.85, 0, 1]);
      for (let n = 0; n < 40; n += 1) {
        const [a, y] = [n * 2.4, -0.9 + (n / 40) * 1.6];
        const r = y < 0.3 ? 1 - 0.55 * ((0.3 - y) / 1.6) ** 1.3 : 1 - 0.3 * (y - 0.3);
        b.paint(fromHex('#f4d060'), 'satin').sphere(
          [Math.cos(a) * r * 0.0295, y * 0.03, Math.sin(a) * r * 0.0295],
          0.0011,
          6,
        );
      }
      addLeaves(b, 0.029, 0.03);
    },
  },
  {
    names: /lemon/,
    r: 0.034,
    add: (b) => {
      b.at(rotationY(0.4), (k) =>
        lathe(k, '#f4d21f', 0.034, [0, -1.4, 0.2, -1.25, 0.6, -0.95, 1, 0, 0.6, 0.95, 0.2, 1.2, 0, 1.35]),
      );
      addLeaves(b, 0.045, 0.026, 2);
    },
  },
  {
    names: /lime/,
    r: 0.03,
    add: (b) => lathe(b, '#6ab03a', 0.03, [0, -1.2, 0.5, -0.95, 1, 0, 0.5, 0.95, 0, 1.15]),
  },
  {
    names: /orange|tangerine|mandarin|citrus/,
    r: 0.038,
    add: (b) => {
      b.paint(fromHex('#f08a1c'), 'satin').sphere([0, 0, 0], 0.038, 32);
      addStalk(b, 0.034, 0.016);
      addLeaves(b, 0.04, 0.03, 2);
    },
  },
  {
    names: /tomato/,
    r: 0.034,
    add: (b) => {
      b.paint(fromHex('#d8281c'), 'glossy').sphere([0, 0, 0], [0.036, 0.031, 0.036], 30);
      addLeaves(b, 0.031, 0.026, 5);
    },
  },
  {
    names: /pepper/,
    r: 0.038,
    add: (b) => {
      b.paint(fromHex('#d82c1c'), 'glossy').lathe(
        pairs(0, -0.045, 0.022, -0.044, 0.034, -0.02, 0.038, 0.02, 0.028, 0.04, 0, 0.032),
        40,
        (a) => 1 + 0.09 * Math.cos(a * 4),
      );
      b.paint(fromHex('#3f8a2c'), 'satin').cylinder(0.032, 0.056, 0.006, 0.004, 10);
    },
  },
  {
    names: /grape|blueberr|cherr|raspberr|\bberr/,
    r: 0.018,
    add: (b) => {
      b.paint(fromHex('#a8142c'), 'glossy').sphere([0, 0, 0], 0.018, 22);
      b.paint(fromHex('#4a7a2c'), 'leaf').tube(
        [
          [0, 0.016, 0],
          [0.006, 0.04, 0],
          [0.018, 0.056, 0],
        ],
        0.0014,
        6,
      );
    },
  },
  {
    names: /lettuce|salad|spinach|herb|cabbage|greens|kale/,
    r: 0.045,
    add: (b) => {
      for (let n = 0; n < 16; n += 1)
        b.paint(fromHex(n % 2 ? '#6ab03c' : '#4f9a34'), 'leaf').at(rotationY(n * 2.4), (k) =>
          k.sphere([0.012 + 0.012 * (n % 3), -0.01 + 0.004 * n, 0], [0.022, 0.03, 0.006], 14),
        );
    },
  },
  {
    names: /carrot/,
    r: 0.03,
    add: (b) => {
      lathe(b, '#ee7a1c', 0.03, [0, -2, 0.2, -1.7, 0.62, 0.6, 0.5, 0.9, 0, 1]);
      addLeaves(b, 0.032, 0.03, 7);
    },
  },
  {
    names: /pear/,
    r: 0.036,
    add: (b) => {
      lathe(b, '#b8c83a', 0.036, [0, -1, 0.7, -0.9, 1, -0.3, 0.75, 0.5, 0.42, 1.1, 0.3, 1.4, 0, 1.5]);
      addStalk(b, 0.052, 0.02);
    },
  },
  {
    names: /peach|apricot|mango|plum/,
    r: 0.036,
    add: (b) => {
      b.paint(fromHex('#f0934a'), 'satin').sphere([0, 0, 0], 0.036, 28);
      addLeaves(b, 0.036, 0.03, 1);
    },
  },
];

const apple: Fruit = {
  names: /apple/,
  r: 0.037,
  add: (b) => {
    b.paint(fromHex('#c81c20'), 'glossy').lathe(
      pairs(
        ...[0, -0.03, 0.014, -0.036, 0.026, -0.028, 0.036, -0.004, 0.037, 0.012, 0.028, 0.032],
        ...[0.014, 0.036, 0.005, 0.03, 0, 0.026],
      ),
      36,
    );
    addStalk(b, 0.026, 0.04);
    addLeaves(b, 0.042, 0.03, 1);
  },
};

/** Those a prompt names; some of each kind where it only says fruit or vegetables. */
export const fruitsOf = (words: string, colour: Vec3 | null): Fruit[] => {
  const text = words.replace(/\borange (?=juice|background)/g, '');
  const named = [...fruits, apple].filter(({ names }) => names.test(text));
  if (named.length === 0 && /vegetable|veggie|produce/.test(text))
    return [/tomato/, /pepper/, /carrot/, /lettuce/].map(
      (kind) => fruits.find(({ names }) => names.source === kind.source || names.test(kind.source))!,
    );
  if (named.length === 0 && /fruit/.test(text)) return [apple, fruits[1]!, fruits[3]!, fruits[0]!];
  if (named.length === 1 && named[0] === apple && colour)
    return [
      {
        ...apple,
        add: (b) => {
          apple.add(b);
          b.paint(colour, 'glossy').lathe(
            pairs(0.0265, -0.0282, 0.0366, -0.004, 0.0376, 0.012, 0.0285, 0.0324),
            36,
          );
        },
      },
    ];
  return named.length > 0 ? named : [apple];
};
