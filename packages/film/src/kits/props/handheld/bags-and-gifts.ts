/** Suitcases, bags, baskets, bouquets, gifts. They hang from a handle on top. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { pick } from '../../../math/random.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import { handbags } from './hold-styles.ts';
import { makeProp } from './make-prop.ts';

export const suitcase = makeProp({
  nouns: ['suitcase', 'briefcase', 'luggage', 'travel bag', 'trolley case', 'toolbox', 'trunk case', 'bag'],
  size: [0.2, 0.52, 0.62],
  anchors: { grip: [0, 0.5, 0], top: [0, 0.46, 0] },
  draw: (b, { options, colour }) => {
    const k = options.noun === 'briefcase' || options.noun === 'toolbox' ? 0.72 : 1;
    const main = colour(
      fromHex(options.noun === 'briefcase' ? '#4a2f1e' : options.noun === 'toolbox' ? '#c0282f' : '#8a5a32'),
    );
    b.paint((p) => scale(main, 0.92 + 0.14 * noise(p[0] * 20, p[1] * 20, p[2] * 20)), 'satin').box(
      [0, 0.22 * k, 0],
      [0.18 * k, 0.44 * k, 0.6 * k],
      0.04,
      3,
    );
    b.paint(darken(main, 0.45), 'satin');
    for (const z of [-0.18, 0.18]) b.box([0, 0.22 * k, z * k], [0.188 * k, 0.448 * k, 0.045], 0.008);
    b.paint(fromHex('#d0a24a'), 'metal');
    for (const z of [-0.18, 0.18]) b.box([0.095 * k, 0.3 * k, z * k], [0.012, 0.04, 0.05], 0.004);
    for (const y of [0.02, 0.42])
      for (const z of [-0.28, 0.28])
        b.sphere([0.07 * k, y * k, z * k], 0.03, 8).sphere([-0.07 * k, y * k, z * k], 0.03, 8);
    b.paint(darken(main, 0.55), 'satin').tube(
      [
        [0, 0.43 * k, -0.09],
        [0, 0.48 * k + 0.01, -0.06],
        [0, 0.48 * k + 0.01, 0.06],
        [0, 0.43 * k, 0.09],
      ],
      0.014,
      8,
    );
  },
});

/** Tilted on its wheels behind whoever pulls it by the long handle. */
export const rollingSuitcase = makeProp({
  nouns: ['rolling suitcase', 'wheeled suitcase', 'carry on bag'],
  size: [0.42, 0.8, 0.7],
  anchors: { grip: [0, 0.78, 0.5], top: [0, 0.7, 0.2] },
  draw: (b, { colour }) => {
    const main = colour(fromHex('#c8452e'));
    b.at(multiply(translation(0, 0.06, -0.12), rotationX(0.68)), (c) => {
      c.paint((p) => scale(main, 0.94 + 0.1 * noise(p[0] * 16, p[1] * 16, p[2] * 16)), 'satin');
      c.box([0, 0.31, 0], [0.4, 0.6, 0.24], 0.05, 3);
      c.paint(darken(main, 0.3), 'satin');
      for (const x of [-0.12, 0, 0.12]) c.box([x, 0.31, -0.122], [0.025, 0.5, 0.012], 0.005);
      c.paint(fromHex('#c8ccd0'), 'metal');
      for (const x of [-0.09, 0.09]) c.box([x, 0.76, 0.08], [0.018, 0.34, 0.018], 0.005);
      c.paint(fromHex('#22242a'), 'satin').box([0, 0.94, 0.08], [0.22, 0.035, 0.035], 0.014);
      for (const x of [-0.16, 0.16]) c.sphere([x, 0, 0.05], 0.045, 10);
    });
  },
});

export const handbag = makeProp({
  nouns: [...handbags, 'money bag', 'sack'],
  size: [0.14, 0.42, 0.32],
  anchors: { grip: [0, 0.41, 0] },
  draw: (b, { options, colour, random }) => {
    if (options.noun === 'sack' || options.noun === 'money bag') {
      b.paint(colour(fromHex('#b08a54')), 'cloth').lathe(
        [
          [0, 0],
          [0.14, 0.01],
          [0.18, 0.12],
          [0.13, 0.27],
          [0.045, 0.34],
          [0.075, 0.42],
          [0.06, 0.41],
        ],
        22,
        (a) => 1 + 0.05 * Math.sin(a * 5),
      );
      b.paint(fromHex('#7a5a30'), 'cloth').lathe(
        [
          [0.05, 0.325],
          [0.056, 0.34],
          [0.05, 0.355],
        ],
        16,
      );
      return;
    }
    const isShopping = /shopping|paper|tote/.test(options.noun);
    const main = colour(fromHex(isShopping ? pick(random, ['#e0a86a', '#d04a6a', '#4a9ad0']) : '#8a2430'));
    b.paint(main, isShopping ? 'matte' : 'satin').box(
      [0, isShopping ? 0.16 : 0.12, 0],
      [0.12, isShopping ? 0.32 : 0.24, 0.3],
      isShopping ? 0.01 : 0.05,
      3,
    );
    b.paint(darken(main, 0.4), 'satin');
    for (const x of isShopping ? [-0.05, 0.05] : [0])
      b.tube(
        [
          [x, isShopping ? 0.31 : 0.22, -0.09],
          [x * 0.4, 0.39, -0.06],
          [x * 0.4, 0.41, 0],
          [x * 0.4, 0.39, 0.06],
          [x, isShopping ? 0.31 : 0.22, 0.09],
        ],
        0.008,
        6,
      );
    if (!isShopping)
      b.box([0.05, 0.18, 0], [0.03, 0.1, 0.29], 0.012)
        .paint(fromHex('#d0a24a'), 'metal')
        .sphere([0.07, 0.145, 0], 0.016, 10);
  },
});

export const basket = makeProp({
  nouns: ['basket', 'picnic basket', 'wicker basket', 'flower basket', 'easter basket'],
  size: [0.42, 0.42, 0.34],
  anchors: { grip: [0, 0.41, 0], top: [0, 0.2, 0], inside: [0, 0.08, 0] },
  draw: (b, { options, colour, random }) => {
    const main = colour(fromHex('#b07a3f'));
    const weave = (p: Vec3): Vec3 =>
      scale(main, 0.75 + 0.35 * Math.abs(Math.sin(p[1] * 90) * Math.cos(Math.atan2(p[2], p[0]) * 16)));
    b.paint(weave, 'wood').lathe(
      [
        [0, 0],
        [0.13, 0],
        [0.16, 0.05],
        [0.19, 0.19],
        [0.182, 0.19],
        [0.15, 0.04],
        [0, 0.02],
      ],
      28,
      (a) => 1 - 0.12 * Math.sin(a) ** 2,
    );
    b.paint(darken(main, 0.25), 'wood').tube(
      Array.from(
        { length: 25 },
        (_, n): Vec3 => [Math.cos((n / 24) * 6.2832) * 0.19, 0.19, Math.sin((n / 24) * 6.2832) * 0.167],
      ),
      0.014,
      6,
      false,
    );
    b.tube(
      Array.from(
        { length: 13 },
        (_, n): Vec3 => [Math.cos((n / 12) * Math.PI) * 0.185, 0.18 + Math.sin((n / 12) * Math.PI) * 0.22, 0],
      ),
      0.012,
      8,
    );
    if (options.noun === 'picnic basket')
      b.paint(
        (p) => ((Math.floor(p[0] * 22) + Math.floor(p[2] * 22)) % 2 ? [0.7, 0.04, 0.05] : [0.9, 0.88, 0.86]),
        'cloth',
      ).sphere([0, 0.17, 0], [0.175, 0.05, 0.15], 24);
    else if (options.noun === 'flower basket')
      for (let n = 0; n < 14; n += 1)
        b.paint(fromHex(pick(random, ['#e0487a', '#f0c020', '#f4f1ea', '#8a4fd0'])), 'leaf').sphere(
          [Math.cos(n * 2.4) * 0.13, 0.22 + (n % 3) * 0.03, Math.sin(n * 2.4) * 0.11],
          0.04,
          8,
        );
    else if (options.noun === 'easter basket')
      for (let n = 0; n < 9; n += 1)
        b.paint(fromHex(pick(random, ['#e06ab0', '#6ab0e0', '#f0d04a', '#7ad07a'])), 'glossy').sphere(
          [Math.cos(n * 2.4) * 0.1, 0.17, Math.sin(n * 2.4) * 0.09],
          [0.035, 0.045, 0.035],
          10,
        );
  },
});

export const bouquet = makeProp({
  nouns: [
    'bouquet',
    'bouquet of flowers',
    'bunch of flowers',
    'wedding bouquet',
    'roses',
    'bouquet of roses',
  ],
  size: [0.32, 0.42, 0.32],
  anchors: { grip: [0, 0.1, 0] },
  draw: (b, { options, colour, random }) => {
    const isRose = /rose/.test(options.noun);
    b.paint(fromHex('#3f7a35'), 'leaf');
    for (let n = 0; n < 12; n += 1) {
      const a = n * 2.4;
      const r = 0.12 * Math.sqrt((n + 0.5) / 12);
      b.tube(
        [
          [0, 0, 0],
          [0, 0.14, 0],
          [Math.cos(a) * r, 0.32, Math.sin(a) * r],
        ],
        0.005,
        5,
      );
      b.sphere([Math.cos(a + 0.5) * r * 1.1, 0.26, Math.sin(a + 0.5) * r * 1.1], [0.035, 0.014, 0.02], 8);
    }
    b.paint(lighten(colour(fromHex('#f0e4e8')), 0.6), 'matte').lathe(
      [
        [0.03, 0.05],
        [0.05, 0.16],
        [0.15, 0.29],
        [0.146, 0.29],
        [0.04, 0.16],
      ],
      22,
      (a) => 1 + 0.06 * Math.sin(a * 9),
    );
    for (let n = 0; n < 15; n += 1) {
      const a = n * 2.4;
      const r = 0.13 * Math.sqrt((n + 0.4) / 15);
      const petal = colour(
        fromHex(isRose ? '#b3142a' : pick(random, ['#e0487a', '#f4f1ea', '#f0c020', '#c85ad0', '#e86a3a'])),
      );
      const at: Vec3 = [Math.cos(a) * r, 0.36 - r * 0.5, Math.sin(a) * r];
      for (let k = 0; k < 5; k += 1)
        b.paint(k % 2 ? petal : lighten(petal, 0.2), 'leaf').sphere(
          [at[0] + Math.cos(k * 1.257) * 0.02, at[1], at[2] + Math.sin(k * 1.257) * 0.02],
          0.022,
          8,
        );
      b.paint(isRose ? darken(petal, 0.3) : fromHex('#f0d04a'), 'leaf').sphere(
        [at[0], at[1] + 0.016, at[2]],
        0.016,
        8,
      );
    }
  },
});

export const gift = makeProp({
  nouns: ['parcel', 'package'],
  size: [0.32, 0.32, 0.32],
  anchors: { grip: [0, 0.1, -0.16], gripLeft: [0.14, 0.1, 0], top: [0, 0.26, 0] },
  draw: (b, { options, colour, random }) => {
    const isPlain = options.noun === 'parcel' || options.noun === 'package';
    const main = colour(
      fromHex(isPlain ? '#b8905a' : pick(random, ['#c0202f', '#2f6fd0', '#2f9a5a', '#8a4fd0'])),
    );
    const ribbon = isPlain ? fromHex('#7a5a36') : options.colour ? lighten(main, 0.7) : fromHex('#f0c83a');
    b.paint(main, 'satin')
      .box([0, 0.12, 0], [0.3, 0.24, 0.3], 0.012)
      .box([0, 0.235, 0], [0.315, 0.05, 0.315], 0.012);
    b.paint(ribbon, 'satin')
      .box([0, 0.13, 0], [0.045, 0.266, 0.32], 0.006)
      .box([0, 0.13, 0], [0.32, 0.266, 0.045], 0.006);
    if (!isPlain)
      for (const [x, z] of [
        [-1, 0.3],
        [1, -0.3],
        [0.3, 1],
        [-0.3, -1],
      ] as const)
        b.sphere([x * 0.055, 0.29, z * 0.055], [0.05, 0.028, 0.05], 12);
  },
});
