/** Caps, helmets, gloves, scarves ties, sunglasses and necklaces lying there. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { pairs, placed, points, ring, rod, slab } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const gold = fromHex('#e0b23a');

const sunglasses = staticKit(
  ['sunglasses', 'eyeglasses', 'spectacles', 'reading glasses', 'goggles'],
  (b, { noun, colour }) => {
    const isDark = noun === 'sunglasses' || noun === 'goggles';
    const frame = colour ?? fromHex(isDark ? '#1c1c20' : '#5a3a20');
    for (const side of [-1, 1]) {
      b.at(placed(side * 0.034, 0.024, 0, { turnX: Math.PI / 2 - 0.1 }), (k) => {
        k.paint(frame, 'glossy').lathe(
          pairs(0.023, -0.002, 0.0265, -0.002, 0.0265, 0.003, 0.023, 0.003, 0.023, -0.002),
          28,
          (angle) => 1 + 0.12 * Math.abs(Math.cos(angle)),
        );
        k.paint(isDark ? fromHex('#14161c') : fromHex('#dfeaf2'), isDark ? 'glass' : 'clear').cylinder(
          -0.0005,
          0.001,
          0.0245,
          0.0245,
          26,
        );
      });
      b.paint(frame, 'glossy').tube(
        points(
          side * 0.062,
          0.034,
          0,
          side * 0.07,
          0.034,
          -0.02,
          side * 0.068,
          0.03,
          -0.11,
          side * 0.066,
          0.006,
          -0.14,
        ),
        [0.003, 0.003, 0.0026, 0.003],
        6,
      );
    }
    b.tube(points(-0.011, 0.03, 0.001, 0, 0.034, 0.003, 0.011, 0.03, 0.001), 0.0026, 6);
    return { grip: [0.06, 0.03, -0.06] };
  },
);

const necklace = staticKit(
  [
    'necklace',
    'pearl necklace',
    'pearl',
    'pearls',
    'gold necklace',
    'amulet',
    'pendant',
    'jewelry',
    'jewellery',
  ],
  (b, { noun, colour }) => {
    const isPearl = noun.startsWith('pearl');
    b.paint(fromHex('#2a2030'), 'cloth').lathe(
      pairs(0, 0, 0.1, 0, 0.09, 0.02, 0.05, 0.06, 0.075, 0.17, 0.035, 0.24, 0.03, 0.29, 0, 0.295),
      28,
      (angle) => 1 - 0.25 * Math.abs(Math.sin(angle)),
    );
    const count = 34;
    for (let n = 0; n <= count; n += 1) {
      const t = (n / count) * 2 - 1;
      const at: Vec3 = [
        t * 0.07 * (1 - 0.3 * t * t),
        0.26 - 0.13 * (1 - t * t) ** 0.7,
        0.03 + 0.05 * (1 - t * t) ** 0.5,
      ];
      b.paint(colour ?? (isPearl ? fromHex('#f6f2ec') : gold), isPearl ? 'glossy' : 'metal').sphere(
        at,
        isPearl ? 0.0078 : 0.0045,
        12,
      );
    }
    if (!isPearl) {
      b.paint(gold, 'metal').sphere([0, 0.115, 0.088], [0.017, 0.019, 0.006], 16);
      b.paint(fromHex('#d01c3a'), 'glossy').sphere([0, 0.115, 0.092], [0.011, 0.013, 0.007], 16);
    }
    return {};
  },
);

const smallWear = staticKit(
  [
    'cap',
    'baseball cap',
    'helmet',
    'motorcycle helmet',
    'bike helmet',
    'space helmet',
    'glove',
    'gloves',
    'mitten',
    'mittens',
    'scarf',
    'tie',
    'necktie',
    'bow tie',
    'party hat',
    'turban',
  ],
  (b, { noun, colour }) => {
    if (/glove|mitten/.test(noun)) {
      for (const side of [-1, 1])
        b.at(placed(side * 0.08, 0, 0, { turnZ: -side * 0.12 }), (k) => {
          k.paint(colour ?? fromHex('#c83a3a'), 'cloth')
            .sphere([0, 0.12, 0], [0.048, 0.06, 0.028], 18)
            .tube(points(0, 0, 0, 0, 0.09, 0), [0.042, 0.04], 16);
          for (let n = 0; n < 4; n += 1)
            k.tube(
              points(-0.033 + n * 0.022, 0.15, 0, -0.04 + n * 0.027, 0.235 - Math.abs(n - 1.5) * 0.016, 0),
              [0.014, 0.011],
              10,
            );
          k.tube(points(side * 0.04, 0.1, 0, side * 0.075, 0.16, 0), [0.017, 0.013], 10);
          k.paint(fromHex('#f2ece0'), 'cloth').lathe(
            pairs(0.044, 0, 0.048, 0.01, 0.048, 0.03, 0.043, 0.036),
            18,
          );
        });
      return { grip: [0, 0.05, 0] };
    }
    if (noun === 'scarf' || /tie$/.test(noun)) {
      const paint = colour ?? fromHex(noun === 'scarf' ? '#c82c2c' : '#2a3a7a');
      if (noun === 'bow tie') {
        for (const side of [-1, 1])
          b.at(placed(side * 0.035, 0.035, 0), (k) =>
            slab(
              k.paint(paint, 'satin'),
              pairs(
                -side * 0.03,
                0.008,
                side * 0.035,
                0.03,
                side * 0.03,
                0,
                side * 0.035,
                -0.03,
                -side * 0.03,
                -0.008,
              ),
              0.014,
              0.006,
            ),
          );
        b.paint(darken(paint, 0.2), 'satin').box([0, 0.035, 0.004], [0.02, 0.024, 0.024], 0.006);
        return {};
      }
      if (noun === 'scarf') {
        b.paint(
          (p) => (Math.floor((p[0] + p[2] + 3) * 14) % 3 === 0 ? lighten(paint, 0.6) : paint),
          'cloth',
        ).tube(
          Array.from(
            { length: 30 },
            (_, n): Vec3 => [
              Math.cos(n * 0.42) * (0.12 + n * 0.003),
              0.035 + (n % 15) * 0.002 + (n > 14 ? 0.04 : 0),
              Math.sin(n * 0.42) * (0.12 + n * 0.003),
            ],
          ),
          0.045,
          10,
        );
        for (let n = 0; n < 7; n += 1)
          rod(b, [0.2, 0.05, 0.02 + n * 0.012], [0.28, 0.01, 0.02 + n * 0.012], 0.004, 5);
        return { grip: [0, 0.05, 0] };
      }
      slab(
        b.paint((p) => (Math.sin((p[0] + p[1]) * 190) > 0.5 ? lighten(paint, 0.5) : paint), 'satin'),
        pairs(0, 0, 0.045, 0.05, 0.02, 0.36, -0.02, 0.36, -0.045, 0.05),
        0.008,
        0.004,
      );
      b.paint(paint, 'satin').at(placed(0, 0.385, 0), (k) =>
        k.lathe(pairs(0.016, -0.03, 0.026, 0.02, 0.02, 0.03, 0, 0.03), 14),
      );
      return { grip: [0, 0.36, 0] };
    }
    if (noun === 'party hat') {
      b.paint(
        (p) =>
          fromHex(
            ['#e83a6a', '#f2c22c', '#2f9ad8'][Math.floor(p[1] * 40 + Math.atan2(p[2], p[0]) * 1.5 + 9) % 3]!,
          ),
        'satin',
      ).lathe(pairs(0.08, 0, 0, 0.2), 30);
      b.paint(gold, 'fur').sphere([0, 0.2, 0], 0.028, 14);
      return {};
    }
    if (noun === 'turban') {
      for (let n = 0; n < 5; n += 1)
        b.paint(
          n % 2 ? (colour ?? fromHex('#d8641c')) : darken(colour ?? fromHex('#d8641c'), 0.18),
          'cloth',
        ).at(placed(0, 0.04 + n * 0.03, 0, { turnX: n % 2 ? 0.25 : -0.2, turnZ: n % 2 ? -0.2 : 0.2 }), (k) =>
          ring(k, 0.105 - n * 0.012, 0.036, 24),
        );
      b.paint(fromHex('#d01c3a'), 'glossy').sphere([0, 0.1, 0.14], [0.018, 0.022, 0.01], 12);
      return {};
    }
    const isHelmet = /helmet|hard hat/.test(noun);
    const paint =
      colour ??
      fromHex(
        noun === 'hard hat'
          ? '#f2c22c'
          : noun === 'space helmet'
            ? '#f0f0ee'
            : isHelmet
              ? '#c8241c'
              : '#2f5ab0',
      );
    if (noun === 'motorcycle helmet' || noun === 'helmet' || noun === 'space helmet') {
      b.paint(paint, 'glossy').sphere([0, 0.14, 0], [0.13, 0.145, 0.15], 30);
      b.paint(
        fromHex(noun === 'space helmet' ? '#d8a83a' : '#1c2028'),
        noun === 'space helmet' ? 'metal' : 'glass',
      ).sphere([0, 0.155, 0.05], [0.115, 0.07, 0.115], 26);
      b.paint(fromHex('#f4f2ec'), 'glossy').tube(
        points(0, 0.285, 0.06, 0, 0.292, 0, 0, 0.25, -0.11),
        0.014,
        8,
      );
      b.paint(darken(paint, 0.5), 'satin').lathe(pairs(0.1, 0, 0.108, 0.012, 0.1, 0.03), 26);
      return { grip: [0, 0.14, 0] };
    }
    b.paint(paint, isHelmet ? 'glossy' : 'cloth').lathe(
      pairs(0.1, 0.01, 0.104, 0.03, 0.095, 0.08, 0.06, 0.125, 0, 0.14),
      28,
    );
    b.paint(darken(paint, 0.15), isHelmet ? 'glossy' : 'cloth').sphere(
      [0, 0.018, 0.12],
      [0.085, 0.01, 0.09],
      20,
    );
    if (noun === 'hard hat') b.lathe(pairs(0.1, 0.012, 0.13, 0.012, 0.13, 0.02, 0.1, 0.022), 28);
    b.paint(isHelmet ? darken(paint, 0.2) : lighten(paint, 0.6), 'satin').sphere([0, 0.14, 0], 0.01, 10);
    if (!isHelmet) b.sphere([0, 0.075, 0.094], [0.026, 0.026, 0.012], 14);
    return { grip: [0, 0.05, 0] };
  },
);

export const smallWearKits = [sunglasses, necklace, smallWear];
