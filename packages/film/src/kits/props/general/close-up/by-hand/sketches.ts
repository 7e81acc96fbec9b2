/** Simple drawings as lines on a sheet: x to the right, y up, about 1 by 1 around the middle. */

import { createRandom } from '../../../../../math/random.ts';

export type Stroke = { points: [number, number][]; colour?: string; isThick?: boolean };

const arc = (x: number, y: number, r: number, from: number, to: number, ry = r): [number, number][] =>
  Array.from({ length: 22 }, (_, n) => {
    const a = from + ((to - from) * n) / 21;
    return [x + Math.cos(a) * r, y + Math.sin(a) * ry];
  });
const full = 2 * Math.PI;

const face: Stroke[] = [
  { points: arc(0, 0.02, 0.27, -0.2, full - 0.2, 0.36) },
  { points: arc(0, 0.12, 0.33, 3.5, -0.35, 0.34), isThick: true, colour: '#3a2a22' },
  { points: arc(0, 0.16, 0.3, 2.9, 0.25, 0.2), isThick: true, colour: '#3a2a22' },
  {
    points: [
      [-0.31, 0.05],
      [-0.36, -0.15],
      [-0.33, -0.35],
      [-0.38, -0.48],
    ],
    isThick: true,
    colour: '#3a2a22',
  },
  {
    points: [
      [0.31, 0.05],
      [0.36, -0.15],
      [0.33, -0.35],
      [0.38, -0.48],
    ],
    isThick: true,
    colour: '#3a2a22',
  },
  { points: arc(-0.11, 0.06, 0.06, 0, full, 0.036) },
  { points: arc(0.11, 0.06, 0.06, 0, full, 0.036) },
  { points: arc(-0.11, 0.06, 0.022, 0, full), isThick: true },
  { points: arc(0.11, 0.06, 0.022, 0, full), isThick: true },
  { points: arc(-0.11, 0.08, 0.09, 2.5, 0.7, 0.07), isThick: true },
  { points: arc(0.11, 0.08, 0.09, 2.5, 0.7, 0.07), isThick: true },
  {
    points: [
      [0.01, 0.05],
      [-0.03, -0.08],
      [0.02, -0.1],
    ],
  },
  { points: arc(0, -0.17, 0.09, 3.4, 6.0, 0.05), colour: '#b02c34', isThick: true },
  { points: arc(0, -0.18, 0.07, 0.2, 2.9, 0.03), colour: '#b02c34' },
  {
    points: [
      [-0.09, -0.33],
      [-0.1, -0.44],
      [-0.3, -0.5],
    ],
  },
  {
    points: [
      [0.09, -0.33],
      [0.1, -0.44],
      [0.3, -0.5],
    ],
  },
];

const flower: Stroke[] = [
  ...Array.from({ length: 8 }, (_, n): Stroke => {
    const a = (n / 8) * full;
    const [cx, cy] = [Math.cos(a) * 0.2, 0.14 + Math.sin(a) * 0.2];
    return { points: arc(cx, cy, 0.1, a + Math.PI, a + 3 * Math.PI), colour: '#d8305a', isThick: true };
  }),
  { points: arc(0, 0.14, 0.09, 0, full), colour: '#e8a820', isThick: true },
  {
    points: [
      [0, -0.04],
      [0.03, -0.2],
      [0, -0.36],
      [0.02, -0.5],
    ],
    colour: '#2f8a3c',
    isThick: true,
  },
  {
    points: [
      [0.02, -0.24],
      [0.14, -0.16],
      [0.24, -0.2],
      [0.14, -0.28],
      [0.02, -0.28],
    ],
    colour: '#2f8a3c',
    isThick: true,
  },
  {
    points: [
      [0.01, -0.34],
      [-0.12, -0.26],
      [-0.22, -0.3],
      [-0.12, -0.38],
      [0.01, -0.38],
    ],
    colour: '#2f8a3c',
    isThick: true,
  },
];

const landscape: Stroke[] = [
  { points: arc(0.3, 0.3, 0.11, 0, full), colour: '#e8941c', isThick: true },
  ...Array.from({ length: 8 }, (_, n): Stroke => {
    const a = (n / 8) * full;
    return {
      points: [
        [0.3 + Math.cos(a) * 0.14, 0.3 + Math.sin(a) * 0.14],
        [0.3 + Math.cos(a) * 0.2, 0.3 + Math.sin(a) * 0.2],
      ],
      colour: '#e8941c',
    };
  }),
  {
    points: [
      [-0.5, -0.1],
      [-0.25, 0.3],
      [-0.05, 0],
      [0.12, 0.18],
      [0.42, -0.1],
    ],
    colour: '#4a5a8a',
    isThick: true,
  },
  {
    points: [
      [-0.33, 0.17],
      [-0.27, 0.1],
      [-0.23, 0.18],
      [-0.18, 0.12],
    ],
    colour: '#4a5a8a',
  },
  {
    points: [
      [-0.5, -0.1],
      [-0.2, -0.14],
      [0.1, -0.08],
      [0.5, -0.12],
    ],
    colour: '#2f8a3c',
    isThick: true,
  },
  {
    points: [
      [-0.32, -0.42],
      [-0.32, -0.18],
    ],
    colour: '#6a4a2a',
    isThick: true,
  },
  { points: arc(-0.32, -0.1, 0.12, 0, full), colour: '#2f8a3c', isThick: true },
  {
    points: [
      [0.06, -0.4],
      [0.06, -0.2],
      [0.2, -0.08],
      [0.34, -0.2],
      [0.34, -0.4],
      [0.06, -0.4],
    ],
    colour: '#b03a2c',
    isThick: true,
  },
  {
    points: [
      [0.16, -0.4],
      [0.16, -0.28],
      [0.24, -0.28],
      [0.24, -0.4],
    ],
    colour: '#6a4a2a',
  },
];

const cat: Stroke[] = [
  { points: arc(0, 0.1, 0.22, 0, full, 0.19) },
  {
    points: [
      [-0.2, 0.18],
      [-0.2, 0.4],
      [-0.07, 0.28],
    ],
    isThick: true,
  },
  {
    points: [
      [0.2, 0.18],
      [0.2, 0.4],
      [0.07, 0.28],
    ],
    isThick: true,
  },
  { points: arc(-0.085, 0.13, 0.035, 0, full, 0.045), isThick: true },
  { points: arc(0.085, 0.13, 0.035, 0, full, 0.045), isThick: true },
  {
    points: [
      [-0.03, 0.06],
      [0.03, 0.06],
      [0, 0.03],
      [-0.03, 0.06],
    ],
    isThick: true,
  },
  {
    points: [
      [0, 0.03],
      [-0.05, -0.01],
    ],
  },
  {
    points: [
      [0, 0.03],
      [0.05, -0.01],
    ],
  },
  ...[-1, 1].flatMap((side) =>
    [0.08, 0.05, 0.02].map(
      (y): Stroke => ({
        points: [
          [side * 0.1, y],
          [side * 0.34, y * 2.2 - 0.05],
        ],
      }),
    ),
  ),
  { points: arc(0, -0.28, 0.2, 2.2, 7.2, 0.24) },
  {
    points: [
      [0.18, -0.42],
      [0.36, -0.4],
      [0.4, -0.22],
      [0.34, -0.12],
    ],
    isThick: true,
  },
];

const heart: Stroke[] = [
  {
    points: Array.from({ length: 40 }, (_, n): [number, number] => {
      const t = (n / 39) * full;
      return [
        0.025 * 16 * Math.sin(t) ** 3 * 0.9,
        0.024 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
      ];
    }),
    colour: '#d81c34',
    isThick: true,
  },
];

/** Lines of joined handwriting. */
const script = (): Stroke[] => {
  const random = createRandom(3);
  return Array.from({ length: 6 }, (_, line) => line).flatMap((line) => {
    const strokes: Stroke[] = [];
    for (let x = -0.42; x < 0.38; ) {
      const long = 0.1 + 0.12 * random();
      strokes.push({
        points: Array.from({ length: Math.round(long * 160) }, (_, n): [number, number] => {
          const along = x + n * 0.006;
          const tall = Math.sin(along * 31 + line * 2) > 0.6 ? 2 : 1;
          return [
            along + 0.008 * Math.cos(n * 1.3),
            0.36 - line * 0.14 + Math.max(-0.012, 0.024 * tall * Math.sin(n * 1.3)),
          ];
        }),
      });
      x += long + 0.05;
    }
    return strokes;
  });
};

export const sketchOf = (words: string): Stroke[] => {
  if (/writ|letter|calligraph|journal|diary|note|poem|homework|sign/.test(words)) return script();
  if (/portrait|face|woman|girl|\bman\b|boy|person|self|eye|princess|character/.test(words)) return face;
  if (/heart|love/.test(words)) return heart;
  if (/flower|rose|tulip|sunflower|daisy|petal|botanic|lotus|mandala/.test(words)) return flower;
  if (/\bcat\b|kitten|animal|\bdog\b|puppy|fox|tiger|lion|rabbit|bear/.test(words)) return cat;
  return landscape;
};
