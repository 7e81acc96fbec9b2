/** Clothes by themselves: on a dressmaker's dummy, on a hanger, or lying there; armour on a stand; jewellery. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { around, pairs, placed, points, rod, slab } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const wood = fromHex('#8a5a30');
const gold = fromHex('#e0b23a');

const skirtFolds = (angle: number, y: number) => 1 + (y < 0.9 ? 0.07 * Math.sin(angle * 11) * (0.95 - y) : 0);

const dress = staticKit(
  [
    'dress',
    'wedding dress',
    'gown',
    'ball gown',
    'evening gown',
    'mannequin',
    'dress form',
    'cheongsam',
    'qipao',
    'sari',
    'hanfu',
  ],
  (b, { noun, colour }) => {
    const own =
      {
        'wedding dress': '#f8f6f2',
        cheongsam: '#b81c28',
        qipao: '#b81c28',
        sari: '#d8541c',
        hanfu: '#a8d0d8',
        mannequin: '#e6d8c4',
        'dress form': '#d8c4a4',
      }[noun] ?? '#c81c3a';
    const paint = colour ?? fromHex(own);
    b.paint(wood, 'wood').lathe(pairs(0, 0, 0.2, 0, 0.18, 0.03, 0.03, 0.06, 0.025, 0.6), 20);
    const isForm = noun === 'mannequin' || noun === 'dress form';
    const isSlim = noun === 'cheongsam' || noun === 'qipao' || noun === 'sari';
    const torso = pairs(
      0.15,
      0.98,
      0.115,
      1.1,
      0.15,
      1.26,
      0.165,
      1.34,
      0.13,
      1.44,
      0.05,
      1.5,
      0.045,
      1.58,
      0,
      1.59,
    );
    b.paint(isForm ? paint : fromHex('#e6d2b8'), 'cloth').lathe(
      pairs(0.17, 0.78, ...torso.flat()),
      30,
      (angle) => 1 - 0.22 * Math.abs(Math.sin(angle)),
    );
    if (!isForm) {
      b.paint(
        (p) => (isSlim && Math.sin(p[1] * 22) * Math.sin(Math.atan2(p[2], p[0]) * 6) > 0.55 ? gold : paint),
        'cloth',
      );
      b.lathe(
        isSlim
          ? pairs(0.21, 0.12, 0.2, 0.5, 0.19, 0.85, 0.13, 1.1, 0.165, 1.28, 0.172, 1.36, 0.1, 1.46)
          : pairs(0.62, 0.06, 0.6, 0.1, 0.42, 0.55, 0.22, 0.92, 0.122, 1.1, 0.16, 1.27, 0.168, 1.34),
        60,
        (angle, y) => (1 - 0.18 * Math.abs(Math.sin(angle)) * (y > 0.95 ? 1 : 0.3)) * skirtFolds(angle, y),
      );
      b.paint(isSlim ? gold : lighten(paint, 0.35), 'satin').lathe(
        pairs(0.124, 1.085, 0.13, 1.1, 0.124, 1.115),
        30,
        (angle) => 1 - 0.18 * Math.abs(Math.sin(angle)),
      );
      if (noun === 'hanfu' || noun === 'sari')
        b.paint(lighten(paint, 0.4), 'cloth').tube(
          points(0.16, 1.38, 0.06, 0, 1.2, 0.15, -0.18, 0.9, 0.16, -0.3, 0.3, 0.2),
          [0.05, 0.06, 0.07, 0.09],
          8,
        );
      if (noun === 'wedding dress') {
        b.paint(fromHex('#ffffff'), 'clear').lathe(
          pairs(0.5, 0.1, 0.3, 0.9, 0.16, 1.5, 0, 1.66),
          30,
          (angle) => (Math.sin(angle) < 0 ? 1.1 : 0.2),
        );
        b.paint(lighten(paint, 0.3), 'satin');
        around(14, 0.13, (x, z) => b.sphere([x, 1.1, z * 0.85], 0.014, 8));
      }
    }
    return {};
  },
);

const onHanger = staticKit(
  [
    'shirt',
    't shirt',
    'jacket',
    'coat',
    'raincoat',
    'sweater',
    'hoodie',
    'kimono',
    'apron',
    'suit',
    'uniform',
    'robe',
    'jersey',
    'leather jacket',
    'blouse',
  ],
  (b, { noun, colour }) => {
    const own =
      {
        jacket: '#4a3a2c',
        'leather jacket': '#2a221e',
        coat: '#8a6a48',
        raincoat: '#f2c22c',
        sweater: '#b83a3a',
        hoodie: '#5a6a7a',
        kimono: '#b82c4a',
        apron: '#e8e2d4',
        suit: '#2a3040',
        uniform: '#2a3a6a',
        robe: '#6a2a3a',
        jersey: '#2f6fd0',
        shirt: '#e8ecf2',
        blouse: '#f0c8d4',
      }[noun] ?? '#3a8ac8';
    const paint = colour ?? fromHex(own);
    const isLong = /coat|kimono|robe|apron/.test(noun);
    const [low, flare] = [isLong ? 0.35 : 0.8, isLong ? 0.3 : 0.24];
    b.paint(wood, 'wood');
    rod(b, [0, 0.02, 0], [0, 1.72, 0], 0.018);
    b.cylinder(0, 0.03, 0.2, 0.18, 20);
    rod(b, [-0.22, 1.5, 0], [0, 1.6, 0], 0.014);
    rod(b, [0.22, 1.5, 0], [0, 1.6, 0], 0.014);
    b.paint(paint, /leather|rain/.test(noun) ? 'glossy' : 'cloth').lathe(
      pairs(flare, low, flare * 0.96, low + 0.02, 0.21, 1.15, 0.24, 1.4, 0.2, 1.5, 0.07, 1.57, 0.06, 1.55),
      36,
      (angle, y) => 1 - 0.5 * Math.abs(Math.sin(angle)) + (y < 1 ? 0.02 * Math.sin(angle * 9) : 0),
    );
    for (const side of [-1, 1]) {
      if (noun === 'apron') break;
      b.paint(paint, /leather|rain/.test(noun) ? 'glossy' : 'cloth').tube(
        points(
          side * 0.2,
          1.48,
          0,
          side * 0.34,
          1.22,
          0.01,
          side * 0.37,
          noun === 'kimono' || noun === 'robe' ? 1.1 : 0.95,
          0.03,
        ),
        noun === 'kimono' ? [0.09, 0.13, 0.19] : [0.075, 0.065, 0.058],
        14,
      );
    }
    b.paint(
      /kimono|suit|jacket|coat|robe/.test(noun)
        ? lighten(paint, noun === 'suit' ? 0.9 : 0.4)
        : darken(paint, 0.2),
      'cloth',
    );
    b.at(placed(0, 1.45, 0.118), (k) => slab(k, pairs(-0.05, 0.1, 0.05, 0.1, 0, -0.16), 0.01));
    if (noun === 'kimono') {
      b.paint(gold, 'cloth').lathe(
        pairs(0.222, 1.02, 0.228, 1.04, 0.226, 1.16, 0.222, 1.18),
        36,
        (angle) => 1 - 0.48 * Math.abs(Math.sin(angle)),
      );
      for (const [x, y] of [
        [-0.1, 0.6],
        [0.12, 0.5],
        [0.02, 0.78],
        [-0.15, 0.9],
        [0.14, 1.3],
      ] as const)
        for (let n = 0; n < 5; n += 1)
          b.paint(fromHex('#f8d8e0'), 'cloth').sphere(
            [x + Math.cos(n * 1.26) * 0.022, y + Math.sin(n * 1.26) * 0.022, 0.128],
            [0.016, 0.016, 0.006],
            8,
          );
    } else if (noun !== 'hoodie' && noun !== 'sweater' && noun !== 'jersey') {
      b.paint(darken(paint, 0.5), 'glossy');
      for (let y = low + 0.12; y < 1.25; y += 0.14) b.sphere([0.012, y, 0.125], [0.011, 0.011, 0.006], 10);
    }
    return {};
  },
);

const armour = staticKit(
  [
    'armor',
    'armour',
    'suit of armor',
    'suit of armour',
    'knight armor',
    'samurai armor',
    'samurai armour',
    'plate armor',
  ],
  (b, { noun, colour }) => {
    const isSamurai = noun.startsWith('samurai');
    const plate = colour ?? fromHex(isSamurai ? '#8a1c1c' : '#a8aeb6');
    const material = isSamurai ? 'glossy' : 'metal';
    b.paint(wood, 'wood').cylinder(0, 0.05, 0.3, 0.28, 24);
    for (const side of [-1, 1]) {
      b.paint(plate, material)
        .tube(points(side * 0.11, 0.08, 0.02, side * 0.11, 0.48, 0), [0.055, 0.065], 14)
        .tube(points(side * 0.11, 0.52, 0, side * 0.1, 0.88, 0), [0.07, 0.09], 14);
      b.sphere([side * 0.11, 0.5, 0.02], 0.07, 14).sphere([side * 0.11, 0.05, 0.08], [0.06, 0.045, 0.13], 14);
      b.sphere([side * 0.25, 1.38, 0], [0.11, 0.09, 0.11], 18);
      b.tube(points(side * 0.27, 1.34, 0, side * 0.3, 1.12, 0.02), [0.06, 0.055], 12).tube(
        points(side * 0.3, 1.1, 0.02, side * 0.26, 0.9, 0.1),
        [0.055, 0.045],
        12,
      );
      b.sphere([side * 0.25, 0.86, 0.13], 0.055, 12);
      if (isSamurai)
        b.paint(darken(plate, 0.3), 'glossy').box([side * 0.3, 1.3, 0], [0.05, 0.26, 0.22], 0.02);
    }
    b.paint(plate, material).lathe(
      pairs(0.19, 0.86, 0.155, 1.02, 0.2, 1.2, 0.21, 1.34, 0.13, 1.44, 0, 1.45),
      28,
      (angle) => 1 - 0.28 * Math.abs(Math.sin(angle)),
    );
    for (let n = 0; n < 4; n += 1)
      b.paint(isSamurai && n % 2 ? gold : darken(plate, 0.12), material).lathe(
        pairs(0.19 + n * 0.012, 0.92 - n * 0.06, 0.22 + n * 0.012, 0.86 - n * 0.06),
        28,
        (angle) => 1 - 0.25 * Math.abs(Math.sin(angle)),
      );
    b.paint(plate, material)
      .sphere([0, 1.62, 0], [0.12, 0.15, 0.14], 24)
      .cylinder(1.44, 1.52, 0.09, 0.08, 20);
    b.paint(fromHex('#101114'), 'matte').box([0, 1.64, 0.128], [0.16, 0.022, 0.03]);
    if (isSamurai) {
      b.paint(gold, 'metal').tube(
        points(-0.22, 1.98, 0.06, -0.1, 1.76, 0.12, 0, 1.72, 0.13, 0.1, 1.76, 0.12, 0.22, 1.98, 0.06),
        [0.006, 0.02, 0.024, 0.02, 0.006],
        8,
      );
      b.paint(darken(plate, 0.3), 'glossy').lathe(pairs(0.13, 1.68, 0.26, 1.5), 28, (angle) =>
        Math.sin(angle) > 0.6 ? 0.55 : 1,
      );
    } else {
      b.paint(fromHex('#b81c28'), 'fur').tube(
        points(0, 1.74, 0.04, 0, 1.88, -0.04, 0, 1.8, -0.18, 0, 1.6, -0.22),
        [0.02, 0.045, 0.05, 0.02],
        10,
      );
      b.paint(fromHex('#101114'), 'matte');
      for (const x of [-0.05, -0.02, 0.02, 0.05]) b.box([x, 1.56, 0.13], [0.008, 0.06, 0.02]);
    }
    return {};
  },
);

export const clothesOnShowKits = [dress, onHanger, armour];
