/** Dishes that honey, syrup or chocolate is poured over: each says where its top is and how far it reaches. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { rotationY, translation } from '../../../math/matrix.ts';
import type { Random } from '../../../math/random.ts';
import { mix } from '../../../math/vector.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { addPancakes } from '../baked.ts';
import { addPlate } from '../tableware.ts';
import type { Profile } from './glaze.ts';

/** `isBowl`: nothing runs down its sides. `foot`: height of the plate. `spots`: single things, each with a coat of its own. */
export type Base = {
  top: number;
  reach: number;
  foot: number;
  isHot: boolean;
  isBowl?: boolean;
  spots?: { x: number; z: number; profile: Profile }[];
};

const addWaffles = (b: MeshBuilder, random: Random): Base => {
  const y = addPlate(b, 0.125);
  for (let n = 0; n < 4; n += 1)
    b.at(
      placed((random() - 0.5) * 0.01, y + n * 0.021, (random() - 0.5) * 0.01, {
        turnY: 0.5 + (random() - 0.5) * 0.35,
      }),
      (k) => {
        k.paint(fromHex('#a8631f'), 'satin').box([0, 0.009, 0], [0.132, 0.012, 0.132], 0.005);
        k.paint(
          (p) => mix(fromHex('#e6ac58'), fromHex('#c07a2c'), smoothstep(0.03, 0.09, Math.hypot(p[0], p[2]))),
          'satin',
        );
        for (let line = -3; line <= 3; line += 1) {
          k.box([line * 0.0205, 0.0105, 0], [0.0075, 0.021, 0.134], 0.003);
          k.box([0, 0.0105, line * 0.0205], [0.134, 0.021, 0.0075], 0.003);
        }
      },
    );
  return { top: y + 4 * 0.021, reach: 0.07, foot: y, isHot: true };
};

const addScoops = (b: MeshBuilder): Base => {
  b.paint([0.7, 0.78, 0.84], 'clear').lathe(
    pairs(0, 0, 0.04, 0, 0.041, 0.004, 0.009, 0.012, 0.008, 0.04, 0.05, 0.06, 0.075, 0.1),
    36,
  );
  b.paint(fromHex('#f6e2b0'), 'satin').lathe(pairs(0, 0.055, 0.045, 0.062, 0.066, 0.09, 0, 0.095), 32);
  for (const [x, z, y, tone] of [
    [-0.03, 0.018, 0.098, '#f4b0be'],
    [0.031, 0.016, 0.098, '#8a5230'],
    [0, -0.028, 0.1, '#bfe0b0'],
    [0, 0.004, 0.132, '#fff1cc'],
  ] as const)
    b.paint(fromHex(tone), 'snow').at(translation(x, y, z), (k) =>
      k.lathe(
        pairs(0.036, -0.018, 0.041, -0.014, 0.0365, -0.004, 0.034, 0.014, 0.02, 0.03, 0, 0.035),
        26,
        (a, v) => 1 + 0.03 * Math.sin(a * 7 + v * 200),
      ),
    );
  return { top: 0.166, reach: 0.034, foot: 0.1, isHot: false };
};

/** Tip up, so that what is poured coats the tips and runs down. */
const berry: Profile = [
  [0, 0.062],
  [0.006, 0.0605],
  [0.013, 0.052],
  [0.021, 0.036],
  [0.0258, 0.02],
  [0.0255, 0.01],
  [0.021, 0.004],
  [0.012, 0.001],
];

const addStrawberries = (b: MeshBuilder, random: Random, isSingle: boolean): Base => {
  const y = addPlate(b, isSingle ? 0.085 : 0.14);
  const spots: NonNullable<Base['spots']> = [];
  for (const [count, out, turn] of [
    [1, 0, 0],
    [isSingle ? 0 : 7, 0.062, 0.5],
  ] as const)
    for (let n = 0; n < count; n += 1) {
      const a = turn + (n / count) * 2 * Math.PI;
      const [x, z] = [Math.cos(a) * out, Math.sin(a) * out];
      const tall = 0.92 + 0.16 * random();
      const profile = berry.map(([r, h]): [number, number] => [r, y + 0.006 + h * tall]);
      spots.push({ x, z, profile });
      b.at(translation(x, 0, z), (k) => {
        for (let leaf = 0; leaf < 7; leaf += 1)
          k.paint(fromHex(leaf % 2 ? '#3f8a2c' : '#57a33a'), 'leaf').at(rotationY(leaf * 0.9 + n), (m) =>
            m.sphere([0.021, y + 0.0035, 0], [0.0135, 0.002, 0.0052], 10),
          );
        k.paint(fromHex(n % 2 ? '#d81824' : '#c81020'), 'glossy').lathe([...profile].reverse(), 28);
        for (let seed = 0; seed < 46; seed += 1) {
          const t = (seed + 0.5) / 46;
          const row = 1 + t * (profile.length - 3);
          const [[r0, y0], [r1, y1]] = [profile[Math.floor(row)]!, profile[Math.floor(row) + 1]!];
          const [part, angle] = [row % 1, seed * 2.4];
          const r = r0 + (r1 - r0) * part;
          k.paint(fromHex('#f0c84a'), 'satin').sphere(
            [Math.cos(angle) * r, y0 + (y1 - y0) * part, Math.sin(angle) * r],
            [0.0011, 0.0016, 0.0011],
            6,
          );
        }
      });
    }
  return { top: y + 0.07, reach: 0.03, foot: y, isHot: false, spots };
};

const addCake = (b: MeshBuilder, isDark: boolean): Base => {
  const y = addPlate(b, 0.14);
  const [crumb, cream] = isDark ? ['#4a2412', '#6a3a20'] : ['#e8c080', '#fff6e6'];
  for (let n = 0; n < 3; n += 1) {
    b.paint(fromHex(crumb), 'matte').lathe(
      pairs(
        0,
        y + n * 0.03,
        0.092,
        y + n * 0.03,
        0.094,
        y + n * 0.03 + 0.012,
        0.092,
        y + n * 0.03 + 0.023,
        0,
        y + n * 0.03 + 0.023,
      ),
      48,
    );
    b.paint(fromHex(cream), 'satin').lathe(
      pairs(
        0,
        y + n * 0.03 + 0.023,
        0.093,
        y + n * 0.03 + 0.023,
        0.0945,
        y + n * 0.03 + 0.027,
        0.092,
        y + n * 0.03 + 0.03,
        0,
        y + n * 0.03 + 0.03,
      ),
      48,
    );
  }
  return { top: y + 0.091, reach: 0.09, foot: y, isHot: false };
};

const addToast = (b: MeshBuilder, random: Random): Base => {
  const y = addPlate(b, 0.125);
  for (let n = 0; n < 4; n += 1)
    b.at(placed(0, y + 0.009 + n * 0.018, 0, { turnY: 0.4 + (random() - 0.5) * 0.4 }), (k) => {
      k.paint(fromHex('#b06a24'), 'satin').box([0, 0, 0], [0.128, 0.017, 0.12], 0.008);
      k.paint(fromHex('#e8b868'), 'satin').box([0, 0.0012, 0], [0.112, 0.017, 0.104], 0.004);
    });
  return { top: y + 4 * 0.018, reach: 0.066, foot: y, isHot: true };
};

const addDonuts = (b: MeshBuilder): Base => {
  const y = addPlate(b, 0.125);
  for (let n = 0; n < 3; n += 1) {
    b.paint(fromHex('#d09a50'), 'satin').lathe(
      pairs(
        0.022,
        y + n * 0.03 + 0.014,
        0.03,
        y + n * 0.03 + 0.002,
        0.05,
        y + n * 0.03,
        0.066,
        y + n * 0.03 + 0.008,
        0.068,
        y + n * 0.03 + 0.018,
        0.05,
        y + n * 0.03 + 0.031,
        0.03,
        y + n * 0.03 + 0.029,
        0.022,
        y + n * 0.03 + 0.014,
      ),
      40,
    );
  }
  return { top: y + 0.09, reach: 0.062, foot: y, isHot: false };
};

/** A bowl of yogurt with a soft swirl, or of porridge. */
const addBowl = (b: MeshBuilder, isPorridge: boolean): Base => {
  b.paint(fromHex('#5f8fb0'), 'glossy').lathe(
    pairs(
      0,
      0.002,
      0.042,
      0,
      0.044,
      0.008,
      0.07,
      0.026,
      0.09,
      0.062,
      0.092,
      0.066,
      0.088,
      0.066,
      0.082,
      0.05,
    ),
    48,
  );
  b.paint(fromHex(isPorridge ? '#e0c89a' : '#fdf9f2'), 'snow').lathe(
    pairs(0.0845, 0.054, 0.082, 0.057, 0.066, 0.058, 0.052, 0.063, 0.038, 0.061, 0.022, 0.066, 0, 0.067),
    48,
    (a, v) => 1 + 0.03 * Math.sin(a * 3 + v * 120),
  );
  return { top: 0.067, reach: 0.052, foot: 0.06, isHot: isPorridge, isBowl: true };
};

/** By the words after "over". */
export const addBase = (b: MeshBuilder, words: string, random: Random): Base => {
  if (/waffle/.test(words)) return addWaffles(b, random);
  if (/ice cream|sundae|scoop|gelato/.test(words)) return addScoops(b);
  if (/yogh?urt|oat ?meal|porridge|granola|muesli|custard|pudding/.test(words))
    return addBowl(b, /oat|porridge|custard|pudding/.test(words));
  if (/strawberr|fruit|berr/.test(words))
    return addStrawberries(b, random, /\bstrawberry\b|\bberry\b/.test(words));
  if (/cake|brownie|cheesecake|pie/.test(words) && !/pancake/.test(words))
    return addCake(b, /chocolate cake|brownie/.test(words));
  if (/toast|bread/.test(words)) return addToast(b, random);
  if (/dou?g?h?nut|bagel|churro/.test(words)) return addDonuts(b);
  return {
    top: addPancakes(b, random, /stacked high/.test(words) ? 9 : 5),
    reach: 0.069,
    foot: 0.012,
    isHot: true,
  };
};
