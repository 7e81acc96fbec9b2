/** Masks, crackers, hearts, stars and nesting dolls. */

import { darken, fromHex } from '../../../../math/colour.ts';
import {
  around,
  heartOutline,
  pairs,
  placed,
  points,
  rod,
  slab,
  starOutline,
} from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { firecrackers } from './firecrackers.ts';

const red = fromHex('#c8201c');
const gold = fromHex('#e0b23a');
const white = fromHex('#f8f5ee');

const mask = staticKit(
  [
    'mask',
    'venetian mask',
    'carnival mask',
    'masquerade mask',
    'theater mask',
    'african mask',
    'tribal mask',
    'wooden mask',
    'opera mask',
    'chinese opera mask',
    'kabuki mask',
    'oni mask',
  ],
  (b, { noun, colour }) => {
    const style = /african|tribal|wooden/.test(noun)
      ? 'african'
      : /opera|kabuki|oni/.test(noun)
        ? 'opera'
        : 'venetian';
    const base = colour ?? fromHex({ african: '#6a3a1c', opera: '#f4efe6', venetian: '#f2e8d8' }[style]);
    const [w, h] = style === 'african' ? [0.12, 0.2] : [0.13, 0.165];
    b.at(placed(0, h + 0.01, 0), (k) => {
      k.paint(base, style === 'african' ? 'wood' : 'glossy').sphere([0, 0, 0], [w, h, 0.075], 34);
      for (const side of [-1, 1]) {
        k.paint(fromHex('#120e0c'), 'matte').at(
          placed(side * w * 0.42, h * 0.18, 0.062, { turnY: side * 0.35, turnZ: side * 0.15 }),
          (m) => m.sphere([0, 0, 0], [w * 0.22, h * 0.075, 0.012], 16),
        );
        if (style === 'venetian') {
          k.paint(gold, 'metal').at(placed(side * w * 0.42, h * 0.18, 0.06, { turnX: Math.PI / 2 }), (m) =>
            m.lathe(pairs(w * 0.24, -0.006, w * 0.3, 0.012, w * 0.36, -0.012), 24),
          );
          k.paint(fromHex(side > 0 ? '#8a2ac0' : '#c02a6a'), 'cloth');
          for (let n = 0; n < 4; n += 1)
            k.at(
              placed(side * (0.05 + n * 0.022), h * 0.72, 0.02, { turnZ: -side * (0.2 + n * 0.22) }),
              (m) => m.sphere([0, 0.09, 0], [0.018, 0.1, 0.008], 12),
            );
        } else if (style === 'opera') {
          k.paint(fromHex('#c8201c'), 'glossy').at(
            placed(side * w * 0.45, h * 0.26, 0.056, { turnZ: side * 0.6, turnY: side * 0.4 }),
            (m) => m.sphere([0, 0.02, -0.004], [w * 0.22, h * 0.22, 0.014], 16),
          );
          k.paint(fromHex('#161616'), 'glossy').at(
            placed(side * w * 0.4, h * 0.5, 0.06, { turnZ: side * 0.7 }),
            (m) => m.sphere([0, 0, -0.008], [w * 0.1, h * 0.2, 0.014], 14),
          );
        } else {
          k.paint(white, 'matte');
          for (const y of [-0.05, -0.02])
            k.at(placed(side * w * 0.6, y * 1.4, 0.052, { turnZ: side * 0.5, turnY: side * 0.6 }), (m) =>
              m.box([0, 0, 0], [0.04, 0.008, 0.006]),
            );
          k.paint(darken(base, 0.4), 'wood').tube(
            points(side * w * 0.7, h * 0.7, 0, side * w * 1.2, h * 1.1, 0, side * w * 0.8, h * 1.4, 0),
            [0.022, 0.018, 0.006],
            10,
          );
        }
      }
      k.paint(style === 'african' ? darken(base, 0.2) : base, 'satin').tube(
        points(0, h * 0.2, 0.07, 0, -h * 0.22, 0.092),
        [0.012, 0.022],
        12,
      );
      k.paint(style === 'african' ? white : red, 'glossy').sphere(
        [0, -h * 0.5, 0.058],
        [w * 0.3, h * 0.08, 0.016],
        16,
      );
      k.paint(fromHex('#120e0c'), 'matte').sphere([0, -h * 0.5, 0.066], [w * 0.24, h * 0.03, 0.012], 14);
      if (style === 'opera')
        k.paint(fromHex('#161616'), 'fur').tube(
          points(0, -h * 0.8, 0.04, 0, -h * 1.0, 0.05),
          [0.06, 0.02],
          12,
        );
    });
    return { grip: [0, 0.05, 0] };
  },
);

const partyPopper = staticKit(['party popper', 'bundle of crackers'], (b) => {
  b.paint(fromHex('#d8c49a'), 'cloth');
  rod(b, [0, 0.02, 0], [0, 0.82, 0], 0.004);
  for (let n = 0; n < 40; n += 1) {
    const [y, angle] = [0.06 + Math.floor(n / 4) * 0.072, n * 1.57 + Math.floor(n / 4) * 0.6];
    b.at(placed(Math.cos(angle) * 0.03, y, Math.sin(angle) * 0.03, { turnY: -angle, turnZ: -0.8 }), (k) => {
      k.paint(red, 'satin').cylinder(-0.034, 0.034, 0.012, 0.012, 10);
      k.paint(gold, 'metal')
        .cylinder(-0.034, -0.026, 0.0125, 0.0125, 10)
        .cylinder(0.026, 0.034, 0.0125, 0.0125, 10);
    });
  }
  b.paint([4, 2.4, 0.6], 'glow').at(placed(0, 0.02, 0), (k) =>
    around(9, 1, (x, z, angle) =>
      rod(k, [0, 0, 0], [x * 0.09, Math.sin(angle * 3) * 0.05, z * 0.09], [0.008, 0.001], 5),
    ),
  );
  return { grip: [0, 0.8, 0] };
});

const heart = staticKit(
  [
    'heart',
    'red heart',
    'valentine heart',
    'valentine',
    'love heart',
    'paper heart',
    'hearts',
    'heart shape',
  ],
  (b, { colour }) => {
    b.at(placed(0, 0.3, 0), (k) =>
      slab(k.paint(colour ?? fromHex('#e0243c'), 'glossy'), heartOutline(0.56, 56), 0.07, 0.08),
    );
    return { grip: [0, 0.06, 0] };
  },
);

const star = staticKit(
  [
    'star',
    'gold star',
    'golden star',
    'star shape',
    'paper star',
    'star ornament',
    'shuriken',
    'ninja star',
    'throwing star',
  ],
  (b, { colour, noun }) => {
    const isBlade = /shuriken|ninja|throwing/.test(noun);
    const outline = isBlade ? starOutline(4, 0.1, 0.03) : starOutline(5, 0.3, 0.13);
    b.at(placed(0, isBlade ? 0.1 : 0.25, 0), (k) => {
      k.paint(colour ?? (isBlade ? fromHex('#5a6068') : fromHex('#f4b81c')), isBlade ? 'metal' : 'glossy');
      slab(k, outline, isBlade ? 0.004 : 0.04, isBlade ? 0.005 : 0.06);
      if (isBlade) k.paint(fromHex('#17181b'), 'matte').sphere([0, 0, 0], [0.014, 0.014, 0.011], 14);
    });
    return { grip: [0, 0.1, 0] };
  },
);

const matryoshka = staticKit(
  [
    'matryoshka',
    'matryoshka doll',
    'russian doll',
    'nesting doll',
    'nesting dolls',
    'matryoshka dolls',
    'russian dolls',
  ],
  (b, { colour }) => {
    for (const [n, [x, size]] of (
      [
        [-0.12, 1],
        [0.01, 0.8],
        [0.11, 0.6],
        [0.185, 0.42],
      ] as const
    ).entries())
      b.at(placed(x, 0, n * 0.02), (k) => {
        const shawl = n === 0 && colour ? colour : fromHex(['#c8201c', '#e8a82c', '#2f7a4a', '#2f5ab0'][n]!);
        k.paint((p) => (p[1] > 0.12 * size ? shawl : darken(shawl, 0.25)), 'glossy').lathe(
          pairs(
            0,
            0,
            0.05,
            0,
            0.068,
            0.05,
            0.066,
            0.1,
            0.045,
            0.145,
            0.042,
            0.16,
            0.045,
            0.185,
            0.03,
            0.215,
            0,
            0.222,
          ).map(([r, y]) => [r * size, y * size]),
          32,
        );
        k.paint(fromHex('#f2d2b0'), 'glossy').sphere(
          [0, 0.182 * size, 0.022 * size],
          [0.03 * size, 0.03 * size, 0.026 * size],
          18,
        );
        k.paint(fromHex('#4a2a14'), 'glossy').sphere(
          [0, 0.204 * size, 0.025 * size],
          [0.026 * size, 0.012 * size, 0.02 * size],
          14,
        );
        for (const side of [-1, 1]) {
          k.paint(fromHex('#1c1c28'), 'glossy').sphere(
            [side * 0.011 * size, 0.184 * size, 0.047 * size],
            0.0036 * size,
            8,
          );
          k.paint(fromHex('#e87a7a'), 'glossy').sphere(
            [side * 0.017 * size, 0.174 * size, 0.043 * size],
            0.004 * size,
            8,
          );
        }
        k.paint(red, 'glossy').sphere(
          [0, 0.171 * size, 0.047 * size],
          [0.006 * size, 0.0026 * size, 0.003 * size],
          8,
        );
        k.paint(white, 'glossy').sphere(
          [0, 0.075 * size, 0.05 * size],
          [0.036 * size, 0.042 * size, 0.02 * size],
          18,
        );
        k.paint(fromHex('#e83a5a'), 'glossy');
        around(5, 0.014 * size, (px, py) =>
          k.sphere([px, 0.078 * size + py, 0.068 * size], [0.009 * size, 0.009 * size, 0.004 * size], 8),
        );
        k.paint(gold, 'glossy').sphere([0, 0.078 * size, 0.072 * size], 0.005 * size, 8);
      });
    return {};
  },
);

export const decorationKits = [mask, partyPopper, firecrackers, heart, star, matryoshka];
