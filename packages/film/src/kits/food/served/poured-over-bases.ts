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

/** `isBowl`: nothing runs down its sides. */
type Base = { top: number; reach: number; isHot: boolean; isBowl?: boolean };

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
  return { top: y + 4 * 0.021, reach: 0.07, isHot: true };
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
  return { top: 0.166, reach: 0.034, isHot: false };
};

const addStrawberryHeap = (b: MeshBuilder, random: Random): Base => {
  const y = addPlate(b, 0.13);
  const layers: [number, number, number][] = [
    [11, 0.066, 0],
    [7, 0.036, 0.026],
    [3, 0.014, 0.052],
  ];
  for (const [count, out, high] of layers)
    for (let n = 0; n < count; n += 1) {
      const a = (n / count) * 2 * Math.PI + high * 40;
      b.at(
        placed(Math.cos(a) * out, y + high + 0.018, Math.sin(a) * out, {
          turnY: -a,
          turnZ: -0.9 + random() * 0.5,
        }),
        (k) => {
          k.paint(
            (p) =>
              Math.sin(p[0] * 900) * Math.sin(p[2] * 900 + p[1] * 400) > 0.88
                ? fromHex('#f4d060')
                : fromHex(n % 3 ? '#d81824' : '#c01020'),
            'glossy',
          ).lathe(pairs(0, -0.024, 0.009, -0.02, 0.0175, -0.005, 0.019, 0.007, 0.013, 0.015, 0, 0.017), 20);
          for (let leaf = 0; leaf < 5; leaf += 1)
            k.paint(fromHex('#3f8a2c'), 'leaf').at(rotationY(leaf * 1.26), (m) =>
              m.sphere([0.008, 0.017, 0], [0.0095, 0.0016, 0.0038], 8),
            );
        },
      );
    }
  return { top: y + 0.082, reach: 0.05, isHot: false };
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
  return { top: y + 0.091, reach: 0.09, isHot: false };
};

const addToast = (b: MeshBuilder, random: Random): Base => {
  const y = addPlate(b, 0.125);
  for (let n = 0; n < 4; n += 1)
    b.at(placed(0, y + 0.009 + n * 0.018, 0, { turnY: 0.4 + (random() - 0.5) * 0.4 }), (k) => {
      k.paint(fromHex('#b06a24'), 'satin').box([0, 0, 0], [0.128, 0.017, 0.12], 0.008);
      k.paint(fromHex('#e8b868'), 'satin').box([0, 0.0012, 0], [0.112, 0.017, 0.104], 0.004);
    });
  return { top: y + 4 * 0.018, reach: 0.066, isHot: true };
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
  return { top: y + 0.09, reach: 0.062, isHot: false };
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
  return { top: 0.067, reach: 0.052, isHot: isPorridge, isBowl: true };
};

/** By the words after "over". */
export const addBase = (b: MeshBuilder, words: string, random: Random): Base => {
  if (/waffle/.test(words)) return addWaffles(b, random);
  if (/ice cream|sundae|scoop|gelato/.test(words)) return addScoops(b);
  if (/yogh?urt|oat ?meal|porridge|granola|muesli|custard|pudding/.test(words))
    return addBowl(b, /oat|porridge|custard|pudding/.test(words));
  if (/strawberr|fruit|berr/.test(words)) return addStrawberryHeap(b, random);
  if (/cake|brownie|cheesecake|pie/.test(words) && !/pancake/.test(words))
    return addCake(b, /chocolate cake|brownie/.test(words));
  if (/toast|bread/.test(words)) return addToast(b, random);
  if (/dou?g?h?nut|bagel|churro/.test(words)) return addDonuts(b);
  return { top: addPancakes(b, random), reach: 0.07, isHot: true };
};
