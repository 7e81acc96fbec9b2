/** Clothes that lie about instead of being worn: hats on a table, shoes on the floor, a backpack. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import { translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { hats } from '../../../people/clothes/hats.ts';
import { staticKit } from '../../../shared/static-kit.ts';

/** Height at which the rim of a hat sits on the head it was drawn for. */
const rim = -0.055;

const lyingHat = (nouns: string[], name: string, own: string): Kit =>
  staticKit(nouns, (b, { colour }) => {
    b.at(translation(0, rim, 0), (k) => hats[name]!(k as MeshBuilder, colour ?? fromHex(own), undefined));
    return { inside: [0, 0.1, 0], grip: [0, 0.02, 0] };
  });

const hatKits = [
  lyingHat(['top hat', 'magic hat', 'magician s hat', 'hat'], 'top_hat', '#18161a'),
  lyingHat(['cowboy hat', 'stetson'], 'cowboy_hat', '#8a5a32'),
  lyingHat(['straw hat', 'sun hat'], 'straw_hat', '#e0c27a'),
  lyingHat(['witch hat', 'wizard hat'], 'witch_hat', '#2b2140'),
  lyingHat(['graduation cap', 'mortarboard', 'graduation hat'], 'graduation_cap', '#20202a'),
  lyingHat(['hard hat', 'safety helmet'], 'hard_hat', '#f2c020'),
];

/** One shoe, heel at -z, sole on y = 0. `shaft` is the height of a boot. */
const addShoe = (b: MeshBuilder, colour: Vec3, x: number, { shaft = 0, sole = 0.025, toe = 0.05 } = {}) => {
  b.at(translation(x, 0, 0), (k) => {
    k.paint(darken(colour, 0.35), 'satin').box([0, sole / 2, 0], [0.1, sole, 0.29], sole * 0.45, 2);
    k.paint(colour, 'satin').sphere([0, sole + toe * 0.45, 0.03], [0.046, toe, 0.11], 20);
    k.sphere([0, sole + 0.035, -0.06], [0.043, 0.075, 0.08], 20);
    k.paint([0.9, 0.9, 0.88], 'cloth');
    for (const z of [0.005, 0.03, 0.055])
      k.box([0, sole + toe * 1.46 - z * 0.25, z], [0.04, 0.006, 0.008], 0.002, 1);
    k.paint(colour, 'satin');
    if (shaft > 0) k.at(translation(0, sole, -0.075), (s) => s.cylinder(0.02, shaft, 0.05, 0.058, 18));
    else
      k.paint(darken(colour, 0.2), 'cloth').at(translation(0, sole + 0.03, -0.075), (s) =>
        s.cylinder(0, 0.045, 0.04, 0.036, 16),
      );
  });
};

const shoeKit = (nouns: string[], own: string, shape: Parameters<typeof addShoe>[3]): Kit =>
  staticKit(nouns, (b, { colour }) => {
    for (const x of [-0.07, 0.07]) addShoe(b, colour ?? fromHex(own), x, shape);
    return undefined;
  });

/** A running shoe from heel to toe: cross-sections with their width, height and rise of the sole. */
const sneakerSections: [number, number, number][] = [
  // z, half width, height of the upper
  [-0.14, 0.022, 0.075],
  [-0.125, 0.034, 0.098],
  [-0.09, 0.038, 0.1],
  [-0.05, 0.037, 0.092],
  [-0.01, 0.038, 0.084],
  [0.03, 0.042, 0.068],
  [0.075, 0.045, 0.05],
  [0.11, 0.041, 0.04],
  [0.135, 0.028, 0.03],
  [0.145, 0.012, 0.022],
];

const addSneaker = (b: MeshBuilder, colour: Vec3, accent: Vec3, x: number) =>
  b.at(translation(x, 0, 0), (k) => {
    const ring = (z: number, half: number, low: number, high: number): Vec3[] =>
      Array.from({ length: 22 }, (_, n) => {
        const a = (n / 22) * 2 * Math.PI;
        const up = Math.sin(a);
        const narrow = up > 0 ? 1 - 0.42 * up * up : 1;
        return [Math.cos(a) * half * narrow, low + (high - low) * (0.5 + 0.5 * up), z];
      });
    k.paint((p) => (p[1] > 0.05 && p[2] < -0.11 ? accent : colour), 'cloth').loft(
      sneakerSections.map(([z, half, high]) => ring(z, half, 0.018, high)),
      { isClosed: true, hasCaps: true },
    );
    k.paint([0.92, 0.92, 0.9], 'satin').loft(
      sneakerSections.map(([z, half]) =>
        ring(z * 1.03, half * 1.1, Math.max(0, (z - 0.08) * 0.12), 0.032 - 0.012 * Math.max(0, z * 4)),
      ),
      { isClosed: true, hasCaps: true },
    );
    // The opening, tongue, laces and a stripe on each side.
    k.paint(darken(colour, 0.75), 'cloth').sphere([0, 0.093, -0.085], [0.023, 0.012, 0.036], 16);
    k.paint(colour, 'cloth').sphere([0, 0.094, -0.04], [0.02, 0.02, 0.012], 12);
    for (const [n, z] of [-0.022, 0, 0.022, 0.044].entries())
      k.paint([0.96, 0.96, 0.94], 'cloth').box([0, 0.0895 - n * 0.0078, z], [0.036, 0.005, 0.006], 0.002, 1);
    for (const side of [-1, 1])
      k.paint(accent, 'satin').tube(
        [
          [side * 0.036, 0.042, -0.075],
          [side * 0.0405, 0.034, -0.02],
          [side * 0.0395, 0.045, 0.02],
          [side * 0.031, 0.06, 0.035],
        ],
        [0.004, 0.007, 0.006, 0.002],
        8,
      );
  });

const sneakers = staticKit(
  ['sneaker', 'sneakers', 'running shoes', 'trainers', 'running shoe'],
  (b, { colour }) => {
    const own = colour ?? fromHex('#e8eaee');
    const accent = colour ? ([0.92, 0.92, 0.9] as Vec3) : fromHex('#d8402a');
    for (const x of [-0.065, 0.065]) addSneaker(b, own, accent, x);
    return undefined;
  },
);

const balletShoes = staticKit(
  ['ballet shoe', 'ballet shoes', 'pointe shoe', 'ballet slipper'],
  (b, { colour }) => {
    const pink = colour ?? fromHex('#eab0b8');
    for (const [x, turn] of [
      [-0.06, 0.1],
      [0.07, -0.25],
    ] as const) {
      b.paint(pink, 'satin').sphere([x + turn * 0.06, 0.03, 0.06], [0.034, 0.03, 0.085], 16);
      b.sphere([x, 0.032, -0.06], [0.034, 0.034, 0.07], 16);
      b.paint(darken(pink, 0.4), 'cloth').sphere([x, 0.052, -0.045], [0.024, 0.012, 0.052], 14);
      // Ribbons that lie in loops beside the shoe.
      const loop = Array.from({ length: 18 }, (_, n): Vec3 => {
        const a = (n / 17) * 4.2 + x * 9;
        return [
          x * 2 + Math.cos(a) * (0.05 + n * 0.006),
          0.006 + (n < 4 ? (4 - n) * 0.012 : 0),
          -0.1 + Math.sin(a) * (0.05 + n * 0.005),
        ];
      });
      b.paint(pink, 'satin').tube(loop, 0.006, 6);
    }
    return undefined;
  },
);

const backpack = staticKit(['backpack', 'rucksack', 'school backpack'], (b, { colour }) => {
  const cloth = colour ?? fromHex('#c0502f');
  b.paint(cloth, 'cloth').box([0, 0.25, 0], [0.34, 0.48, 0.2], 0.08, 4);
  b.paint(darken(cloth, 0.25), 'cloth').box([0, 0.16, 0.11], [0.26, 0.2, 0.08], 0.035, 3);
  b.box([0, 0.4, 0.09], [0.28, 0.14, 0.06], 0.03, 3);
  b.paint(fromHex('#e8d8a8'), 'metal').box([0, 0.2, 0.155], [0.05, 0.03, 0.01]);
  b.paint(darken(cloth, 0.5), 'cloth');
  for (const x of [-0.1, 0.1])
    b.tube(
      [
        [x, 0.47, -0.08],
        [x * 1.2, 0.36, -0.18],
        [x, 0.08, -0.1],
      ],
      0.02,
      6,
    );
  b.tube(
    [
      [-0.05, 0.48, 0],
      [0, 0.54, 0],
      [0.05, 0.48, 0],
    ],
    0.014,
    6,
  );
  return { grip: [0, 0.53, 0] };
});

/** A pump on a thin heel: the foot slopes from the heel down to a pointed toe. */
const addHeel = (b: MeshBuilder, colour: Vec3, x: number) =>
  b.at(translation(x, 0, 0), (k) => {
    const ring = (z: number, half: number, low: number, high: number): Vec3[] =>
      Array.from({ length: 20 }, (_, n) => {
        const a = (n / 20) * 2 * Math.PI;
        return [Math.cos(a) * half, low + (high - low) * (0.5 + 0.5 * Math.sin(a)), z];
      });
    k.paint(colour, 'glossy').loft(
      [
        ring(-0.1, 0.018, 0.085, 0.13),
        ring(-0.085, 0.028, 0.08, 0.142),
        ring(-0.05, 0.029, 0.07, 0.112),
        ring(-0.01, 0.029, 0.045, 0.074),
        ring(0.03, 0.034, 0.012, 0.05),
        ring(0.07, 0.037, 0.003, 0.042),
        ring(0.105, 0.027, 0.002, 0.032),
        ring(0.135, 0.008, 0.003, 0.016),
      ],
      { isClosed: true, hasCaps: true },
    );
    k.tube(
      [
        [0, 0.086, -0.088],
        [0, 0.045, -0.083],
        [0, 0, -0.08],
      ],
      [0.014, 0.0055, 0.0055],
      14,
    );
    // The opening for the foot.
    k.paint(darken(colour, 0.6), 'satin').sphere([0, 0.106, -0.05], [0.021, 0.026, 0.044], 16);
    k.sphere([0, 0.062, 0.005], [0.022, 0.016, 0.04], 16);
  });

const highHeels = staticKit(
  [
    'high heels',
    'high heel',
    'heels',
    'stilettos',
    'stiletto',
    'pumps',
    'pair of high heels',
    'glass slipper',
  ],
  (b, { colour, noun }) => {
    const tone = colour ?? fromHex(noun.startsWith('glass') ? '#bfe0f0' : '#b8141c');
    for (const x of noun === 'glass slipper' ? [0] : [-0.055, 0.055]) addHeel(b, tone, x);
    return undefined;
  },
);

export const wornKits: readonly Kit[] = [
  ...hatKits,
  shoeKit(['shoe', 'shoes', 'leather shoes', 'pair of shoes'], '#5a3420', {}),
  sneakers,
  shoeKit(
    ['leather boot', 'leather boots', 'work boot', 'work boots', 'hiking boots', 'cowboy boot'],
    '#6b3f22',
    {
      shaft: 0.2,
    },
  ),
  shoeKit(['boot', 'boots', 'rubber boots', 'rain boots', 'pair of boots', 'wellington boots'], '#e0b020', {
    shaft: 0.27,
    sole: 0.03,
  }),
  balletShoes,
  highHeels,
  backpack,
];
