/** Trousers, skirts, swimwear, hats and small garments by themselves: hung from a bar or lying as they are sold. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const wood = fromHex('#8a5a30');
const gold = fromHex('#d8a83c');

/** A stand with a bar, as in a shop. */
const addStand = (b: MeshBuilder, y: number) => {
  b.paint(wood, 'wood').cylinder(0, 0.03, 0.2, 0.18, 20);
  rod(b, [0, 0.02, -0.04], [0, y + 0.12, -0.04], 0.016);
  rod(b, [-0.24, y + 0.03, 0], [0.24, y + 0.03, 0], 0.012);
  rod(b, [0, y + 0.12, -0.04], [0, y + 0.03, 0], 0.012);
};

const flatten = (angle: number) => 1 - 0.5 * Math.abs(Math.sin(angle));

type Hung = (b: MeshBuilder, paint: Vec3) => void;

const legs = (b: MeshBuilder, paint: Vec3, low: number, wide = 0.085) => {
  b.paint(paint, 'cloth');
  for (const side of [-1, 1])
    b.at(placed(side * 0.09, 0, 0), (k) =>
      k.lathe(
        pairs(wide, low, wide * 0.98, low + 0.02, wide * 1.05, 0.7, 0.11, 1.02, 0.1, 1.16),
        24,
        (a) => 1 - 0.3 * Math.abs(Math.sin(a)),
      ),
    );
  b.lathe(pairs(0.2, 1.04, 0.19, 1.16, 0.175, 1.24, 0.16, 1.24), 32, flatten);
  b.paint(darken(paint, 0.25), 'cloth').lathe(pairs(0.178, 1.2, 0.18, 1.21, 0.178, 1.245), 32, flatten);
  b.paint(gold, 'metal').sphere([0, 1.222, 0.092], 0.012, 10);
};

const hung = {
  trousers: (b, paint) => legs(b, paint, 0.25),
  shorts: (b, paint) => legs(b, paint, 0.8, 0.11),
  tights: (b, paint) => legs(b, paint, 0.25, 0.05),
  skirt: (b, paint) => {
    b.paint(paint, 'cloth').lathe(
      pairs(0.34, 0.62, 0.33, 0.64, 0.24, 0.95, 0.16, 1.22, 0.15, 1.24),
      60,
      (a, y) => flatten(a) * (1 + 0.07 * Math.sin(a * 14) * (1.24 - y)),
    );
    b.paint(darken(paint, 0.25), 'cloth').lathe(pairs(0.162, 1.2, 0.164, 1.22, 0.16, 1.25), 32, flatten);
  },
  kilt: (b, paint) => {
    const folds = (a: number, y: number) => flatten(a) * (1 + 0.05 * Math.sin(a * 22) * (1.24 - y));
    const radius = (y: number) => 0.16 + (1.24 - y) * 0.19;
    const bands = ['', '#1c4a2a', '', '#e8d060', '', '#1c4a2a', '', '#17284a', ''];
    for (const [n, hex] of bands.entries()) {
      const [low, high] = [0.66 + n * 0.0645, 0.66 + (n + 1) * 0.0645];
      b.paint(hex === '' ? paint : fromHex(hex), 'cloth').lathe(
        pairs(radius(low), low, radius(high), high),
        72,
        folds,
      );
    }
    b.paint(fromHex('#2a1a10'), 'glossy').lathe(pairs(0.172, 1.18, 0.175, 1.2, 0.172, 1.24), 32, flatten);
    b.paint(fromHex('#e8e2d4'), 'cloth').sphere([0, 1.02, 0.12], [0.06, 0.07, 0.03], 16);
  },
  swimsuit: (b, paint) => {
    b.paint(paint, 'satin').lathe(
      pairs(0.03, 0.74, 0.09, 0.78, 0.17, 0.88, 0.17, 0.94, 0.125, 1.08, 0.165, 1.24, 0.15, 1.3),
      32,
      flatten,
    );
    for (const side of [-1, 1])
      b.tube(points(side * 0.1, 1.28, 0.05, side * 0.11, 1.42, 0, side * 0.09, 1.28, -0.05), 0.014, 8);
    b.paint(lighten(paint, 0.5), 'satin').lathe(pairs(0.128, 1.06, 0.13, 1.08, 0.128, 1.1), 32, flatten);
  },
  trunks: (b, paint) => {
    legs(b, paint, 0.86, 0.12);
    b.paint(lighten(paint, 0.7), 'cloth')
      .tube(points(-0.01, 1.21, 0.1, -0.03, 1.1, 0.11), 0.006, 6)
      .tube(points(0.01, 1.21, 0.1, 0.03, 1.12, 0.11), 0.006, 6);
  },
  vest: (b, paint) => {
    b.paint(paint, 'cloth').lathe(
      pairs(0.21, 0.82, 0.21, 0.84, 0.2, 1.1, 0.22, 1.34, 0.16, 1.46, 0.07, 1.5),
      32,
      flatten,
    );
    b.paint(lighten(paint, 0.75), 'cloth').at(placed(0, 1.36, 0.1), (k) =>
      k.extrude(pairs(-0.07, 0.12, 0, -0.2, 0.07, 0.12), 0, 0.012),
    );
    for (let n = 0; n < 4; n += 1) b.paint(gold, 'metal').sphere([0, 1.1 - n * 0.075, 0.11], 0.011, 10);
  },
  safety: (b, paint) => {
    hung.vest(b, paint);
    for (const y of [0.95, 1.1])
      b.paint(fromHex('#e4eaec'), 'glossy').lathe(
        pairs(0.213, y, 0.215, y + 0.01, 0.213, y + 0.05),
        32,
        flatten,
      );
  },
  onesie: (b, paint) => {
    legs(b, paint, 0.25, 0.1);
    b.paint(paint, 'cloth').lathe(
      pairs(0.19, 1.1, 0.2, 1.3, 0.22, 1.56, 0.16, 1.68, 0.07, 1.72),
      32,
      flatten,
    );
    for (const side of [-1, 1])
      b.tube(
        points(side * 0.18, 1.64, 0, side * 0.32, 1.4, 0, side * 0.34, 1.14, 0.02),
        [0.07, 0.06, 0.05],
        14,
      );
    b.paint(lighten(paint, 0.5), 'metal').box([0, 1.38, 0.112], [0.012, 0.5, 0.006]);
  },
  overalls: (b, paint) => {
    legs(b, paint, 0.25, 0.1);
    b.paint(paint, 'cloth').box([0, 1.38, 0.08], [0.25, 0.3, 0.02], 0.01);
    b.paint(darken(paint, 0.2), 'cloth').box([0, 1.38, 0.092], [0.13, 0.12, 0.008], 0.004);
    for (const side of [-1, 1]) {
      b.paint(paint, 'cloth').tube(
        points(side * 0.1, 1.5, 0.08, side * 0.09, 1.64, 0, side * 0.06, 1.25, -0.08),
        0.016,
        8,
      );
      b.paint(gold, 'metal').sphere([side * 0.1, 1.5, 0.095], 0.013, 10);
    }
  },
  poncho: (b, paint) => {
    const tones = [paint, fromHex('#e8b83c'), fromHex('#2a7a8a'), fromHex('#f2e8d4')];
    const radius = (y: number) => 0.08 + 0.42 * Math.min(1, (1.5 - y) / 0.78) ** 0.8;
    for (let n = 0; n < 12; n += 1) {
      const [low, high] = [0.72 + n * 0.065, 0.72 + (n + 1) * 0.065];
      b.paint(tones[n % 4]!, 'cloth').lathe(
        pairs(radius(low), low, radius(high), high),
        40,
        (a, y) => 1 - (0.55 + (y > 1.3 ? 0.1 : 0)) * Math.abs(Math.sin(a)),
      );
    }
  },
} satisfies Record<string, Hung>;

/** Nouns | form | colour. */
const rows: [string, keyof typeof hung, string][] = [
  [
    'trousers, pants, jeans, pair of jeans, pair of trousers, jean, sweatpants, leggings, legging, chinos, slacks',
    'trousers',
    '#2f4a7a',
  ],
  ['shorts, short pants, pair of shorts', 'shorts', '#b89a6a'],
  ['tights, pantyhose', 'tights', '#2a2430'],
  ['skirt, miniskirt, pleated skirt, tutu skirt', 'skirt', '#c8345a'],
  ['kilt, tartan skirt', 'kilt', '#b8241c'],
  ['swimsuit, bathing suit, bikini, leotard', 'swimsuit', '#d8302c'],
  ['swim trunks, swimming trunks, boxer shorts, underwear, underpants', 'trunks', '#2a7ac8'],
  ['waistcoat, tank top, sleeveless shirt, halter top, bulletproof vest', 'vest', '#3a3f4a'],
  ['safety vest, high visibility vest, reflective vest', 'safety', '#d8e82c'],
  [
    'jumpsuit, wetsuit, wet suit, onesie, coverall, coveralls, pajamas, pyjamas, diving suit, snowsuit',
    'onesie',
    '#4a7ab8',
  ],
  ['overalls, dungarees', 'overalls', '#3a5a9a'],
  ['poncho, serape', 'poncho', '#c8342c'],
];

const hungKits: Kit[] = rows.map(([nouns, form, hex]) =>
  staticKit(nouns.split(', '), (b, { colour }) => {
    const isTall = form === 'onesie' || form === 'overalls';
    addStand(
      b,
      form === 'trousers' ||
        form === 'skirt' ||
        form === 'shorts' ||
        form === 'kilt' ||
        form === 'trunks' ||
        form === 'tights'
        ? 1.24
        : isTall
          ? 1.7
          : 1.46,
    );
    hung[form](b, colour ?? fromHex(hex));
    return {};
  }),
);

const cap = staticKit(
  ['beret', 'beanie', 'bonnet', 'shower cap', 'skullcap', 'nightcap'],
  (b, { noun, colour }) => {
    const paint =
      colour ?? fromHex(noun === 'beret' ? '#b81c2c' : noun === 'shower cap' ? '#8ad0e8' : '#3a6a9a');
    if (noun === 'beret') {
      b.paint(paint, 'cloth').at(placed(0.01, 0, 0, { turnZ: -0.16 }), (k) => {
        k.lathe(
          pairs(
            0.085,
            0.01,
            0.09,
            0.03,
            0.14,
            0.05,
            0.15,
            0.065,
            0.12,
            0.09,
            0.03,
            0.1,
            0.008,
            0.101,
            0.006,
            0.12,
            0,
            0.122,
          ),
          36,
        );
      });
      return undefined;
    }
    b.paint(paint, 'cloth').lathe(
      pairs(0.1, 0, 0.106, 0.02, 0.1, 0.05, 0.1, 0.1, 0.075, 0.15, 0.03, 0.175, 0, 0.178),
      48,
      (a) => 1 + 0.018 * Math.sin(a * 24),
    );
    b.paint(lighten(paint, 0.25), 'cloth').lathe(
      pairs(0.104, 0, 0.111, 0.02, 0.108, 0.045, 0.1, 0.05),
      48,
      (a) => 1 + 0.02 * Math.sin(a * 30),
    );
    if (noun === 'beanie') b.paint(fromHex('#f4f0e6'), 'fur').sphere([0, 0.2, 0], 0.042, 16);
    return undefined;
  },
);

const veil = staticKit(['veil', 'bridal veil', 'wedding veil'], (b, { colour }) => {
  b.paint(wood, 'wood').lathe(pairs(0, 0, 0.1, 0, 0.09, 0.02, 0.03, 0.04, 0.028, 0.26), 20);
  b.paint(fromHex('#e6d2b8'), 'satin').sphere([0, 0.36, 0], [0.09, 0.12, 0.1], 24);
  b.paint(colour ?? fromHex('#fbfaf6'), 'clear').lathe(
    pairs(0.34, 0.03, 0.26, 0.18, 0.14, 0.4, 0.08, 0.49, 0, 0.51),
    48,
    (a) => (Math.sin(a) > 0.4 ? 0.55 : 1) * (1 + 0.05 * Math.sin(a * 12)),
  );
  b.paint(fromHex('#f8f4ea'), 'satin');
  for (let n = 0; n < 9; n += 1)
    b.sphere([Math.cos((n / 8) * Math.PI) * 0.088, 0.46, Math.sin((n / 8) * Math.PI) * 0.06], 0.018, 10);
  return undefined;
});

const bib = staticKit(['bib', 'baby bib', 'diaper', 'nappy'], (b, { noun, colour }) => {
  if (noun === 'diaper' || noun === 'nappy') {
    b.paint(colour ?? fromHex('#f6f6f2'), 'cloth').lathe(
      pairs(0, 0, 0.06, 0.005, 0.11, 0.06, 0.12, 0.13, 0.114, 0.135, 0.1, 0.07),
      32,
      (a) => 1 - 0.25 * Math.abs(Math.sin(a)),
    );
    for (const x of [-0.06, 0.06])
      b.paint(fromHex('#6ab0e0'), 'satin').box([x, 0.105, 0.084], [0.05, 0.03, 0.006], 0.003);
    return undefined;
  }
  b.at(placed(0, 0.13, 0, { turnX: -0.4 }), (k) => {
    k.paint(colour ?? fromHex('#f2c8d4'), 'cloth').box([0, 0, 0], [0.22, 0.22, 0.008], 0.004);
    k.at(placed(0, 0.14, 0, { turnX: Math.PI / 2 }), (r) => ring(r, 0.065, 0.014, 28));
    k.paint(fromHex('#e8a01c'), 'satin').sphere([0, -0.02, 0.006], [0.045, 0.04, 0.006], 18);
  });
  return undefined;
});

export const hungClothesKits = [...hungKits, cap, veil, bib];
