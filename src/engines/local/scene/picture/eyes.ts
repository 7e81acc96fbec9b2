/** Who has eyes that blink, and where: found in the art, or told where the art hides them. */

import type { Canvas } from './brush.ts';
import { type Eye, findEyes } from './find-eyes.ts';
import { legRigs } from './leg-rigs.ts';

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => (first + n).toString(16));

/** By the first code point of their picture. */
const animals = new Set([
  ...between(0x1f400, 0x1f43c),
  ...between(0x1f980, 0x1f9ae),
  ...['1f54a', '1face', '1facf', '1fabf'],
]);
const people = new Set([
  ...between(0x1f466, 0x1f487),
  ...between(0x1f9b8, 0x1f9b9),
  ...between(0x1f9cc, 0x1f9df),
  ...between(0x1f930, 0x1f93e),
  ...between(0x1f645, 0x1f64e),
  ...between(0x1f6b4, 0x1f6b6),
  ...between(0x1fac3, 0x1fac5),
  ...['1f385', '1f3c3', '1f3c4', '1f3c7', '1f3cb', '1f3cc', '1f575', '1f57a', '1f6a3', '1f977', '26f9'],
]);

/** People seen from the side. */
const sideways = /^(?:1f6b6|1f3c3|1f9ce|1f3cc|1f6a3|1f93e|1f6b4|1f6b5|1f3c7)|-1f9(?:af|bc|bd)$/;

/** No eyelids, or spots that only look like eyes. */
const neverBlink = new Set([
  ...['1f41f', '1f420', '1f421', '1f988', '1f40d', '1f419', '1f980', '1f99e', '1f990', '1f991', '1f40c'],
  ...['1f98b', '1f41b', '1f41c', '1f41d', '1f41e', '1f997', '1f982', '1f99f', '1f9a0', '1f9aa', '1f41a'],
  ...[
    '1f43e',
    '1f43d',
    '1f480',
    '1f479',
    '1f47a',
    '1f47b',
    '1f47e',
    '1f9d6',
    '1f486',
    '1f926',
    '1f9cf',
    '1f47d',
    '1f9b8',
    '1f9b9',
    '1f47c',
    '1f9df',
  ],
]);
/** Where an eye is as dark as its surroundings, or bright: percent of the art, middle and half sizes. */
const told: Record<string, readonly (readonly [number, number, number, number])[]> = {
  '1face': [[20.3, 34.3, 1.6, 3.2]],
  '1f408-200d-2b1b': [[16.2, 33, 1.8, 3.6]],
  '1f403': [[20, 25, 2, 3.6]],
  '1f996': [[25, 8, 3, 3]],
  '1f426-200d-2b1b': [[26, 11, 4, 3.8]],
  '1f9a2': [[5.6, 17, 2.2, 2.3]],
};
/** How much wider than the dark spot the whole eye is. */
const ringed: Record<string, number> = { '1f989': 1.8, '1f438': 1.75, '1f99c': 1.9 };

/** `stem` is without variant selectors. */
export const eyesOf = (stem: string, art: Canvas): Eye[] => {
  const first = stem.split('-')[0]!;
  if ((!animals.has(first) && !people.has(first)) || neverBlink.has(first)) return [];
  const look = people.has(first)
    ? sideways.test(stem)
      ? 'person in profile'
      : 'person'
    : legRigs[stem]
      ? 'profile'
      : 'front';
  if (told[stem])
    return told[stem].map(([x, y, wide, tall]) => ({
      x: (x / 100) * art.width,
      y: (y / 100) * art.height,
      wide: (wide / 100) * art.width,
      tall: (tall / 100) * art.height,
    }));
  const whole = ringed[stem] ?? 1;
  return findEyes(art, look).map(({ x, y, wide, tall }) => ({
    x,
    y,
    wide: wide * whole,
    tall: tall * whole,
  }));
};
