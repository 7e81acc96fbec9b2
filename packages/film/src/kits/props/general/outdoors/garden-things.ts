/** Weather vane, grill, hose, feather, heaps of earth, leaves and snow. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, points, rod, slab } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#a8aeb4');
const black = fromHex('#1d1e21');

const weatherVane = staticKit(
  ['weather vane', 'weathervane', 'weathercock', 'wind vane'],
  (b, { colour }) => {
    const copper = colour ?? fromHex('#8a5a2c');
    b.paint(black, 'metal');
    rod(b, [0, 0, 0], [0, 1.5, 0], 0.022);
    for (const turnY of [0, Math.PI / 2])
      b.at(placed(0, 0.8, 0, { turnY }), (k) => rod(k, [-0.34, 0, 0], [0.34, 0, 0], 0.014));
    around(4, 0.38, (x, z) => b.box([x, 0.8, z], [0.08, 0.1, 0.03], 0.01));
    b.paint(copper, 'metal').sphere([0, 1, 0], 0.07, 16);
    rod(b, [-0.55, 1.2, 0], [0.5, 1.2, 0], 0.018);
    b.at(placed(0.58, 1.2, 0), (k) => slab(k, pairs(0.14, 0, -0.08, 0.12, -0.08, -0.12), 0.03));
    b.at(placed(-0.55, 1.2, 0), (k) =>
      slab(k, pairs(-0.14, 0.12, 0.1, 0.03, 0.1, -0.03, -0.14, -0.12), 0.03),
    );
    b.paint(copper, 'metal')
      .sphere([-0.02, 1.56, 0], [0.22, 0.16, 0.05], 20)
      .sphere([0.18, 1.76, 0], [0.09, 0.16, 0.045], 16)
      .sphere([0.22, 1.92, 0], [0.075, 0.07, 0.04], 14);
    b.at(placed(-0.24, 1.68, 0), (k) =>
      slab(k, pairs(0.12, -0.12, -0.02, 0.3, -0.16, 0.26, -0.22, 0.1, -0.14, -0.06), 0.04),
    );
    b.paint(fromHex('#b8261c'), 'metal');
    for (const x of [0.16, 0.21, 0.26]) b.sphere([x, 2, 0], [0.028, 0.045, 0.02], 8);
    b.sphere([0.27, 1.84, 0], [0.022, 0.04, 0.02], 8);
    b.paint(fromHex('#e0a82c'), 'metal').at(placed(0.3, 1.92, 0, { turnZ: -Math.PI / 2 }), (k) =>
      k.lathe(pairs(0.024, 0, 0, 0.08), 10),
    );
    b.paint(copper, 'metal');
    rod(b, [0, 1.44, 0], [0, 1.2, 0], 0.02);
    return {};
  },
);

const grill = staticKit(
  ['grill', 'barbecue grill', 'bbq grill', 'bbq', 'charcoal grill', 'barbeque', 'hibachi', 'barbecue'],
  (b, { colour }) => {
    b.paint(steel, 'metal');
    around(3, 0.3, (x, z) => rod(b, [x * 0.7, 0.6, z * 0.7], [x * 1.1, 0, z * 1.1], 0.02));
    b.paint(colour ?? fromHex('#b8241c'), 'glossy').lathe(
      pairs(0, 0.5, 0.18, 0.52, 0.34, 0.66, 0.38, 0.82, 0.36, 0.82, 0.3, 0.68, 0, 0.6),
      36,
    );
    // Charcoal, grey with ash above and red between.
    for (let n = 0; n < 40; n += 1) {
      if (n % 3 === 0) b.paint([1.3, 0.22, 0.03], 'glow');
      else b.paint(fromHex(n % 2 ? '#2a2624' : '#57504b'), 'stone');
      b.sphere(
        [
          Math.cos(n * 2.4) * 0.046 * Math.sqrt(n),
          0.735 + 0.012 * (n % 4),
          Math.sin(n * 2.4) * 0.046 * Math.sqrt(n),
        ],
        [0.036, 0.027, 0.032],
        10,
      );
    }
    b.paint(black, 'metal');
    for (let n = -8; n <= 8; n += 1) {
      const [x, half] = [n * 0.042, Math.sqrt(Math.max(0, 0.37 ** 2 - (n * 0.042) ** 2))];
      rod(b, [x, 0.83, -half], [x, 0.83, half], 0.005, 5);
    }
    const food: [number, number, string][] = [
      [-0.14, 0.1, '#6a2c14'],
      [0.1, 0.16, '#6a2c14'],
      [0.16, -0.1, '#8a3a1c'],
      [-0.08, -0.14, '#a8481c'],
    ];
    for (const [n, [x, z, hex]] of food.entries()) {
      if (n < 2) b.paint(fromHex(hex), 'satin').sphere([x, 0.85, z], [0.1, 0.025, 0.075], 16);
      else
        for (const dz of [-0.04, 0, 0.04])
          b.paint(fromHex(hex), 'glossy').tube(
            points(x - 0.08, 0.855, z + dz, x + 0.08, 0.855, z + dz),
            0.018,
            10,
          );
    }
    b.paint(black, 'satin');
    for (const side of [-1, 1])
      b.tube(
        points(
          side * 0.36,
          0.76,
          0.08,
          side * 0.45,
          0.76,
          0.06,
          side * 0.45,
          0.76,
          -0.06,
          side * 0.36,
          0.76,
          -0.08,
        ),
        0.014,
        8,
      );
    return { top: [0, 0.85, 0] };
  },
);

const hose = staticKit(
  ['hose', 'garden hose', 'rope coil', 'coil of rope', 'rope'],
  (b, { noun, colour }) => {
    const isRope = noun.includes('rope');
    const paint = colour ?? fromHex(isRope ? '#c8a468' : '#2f9a4a');
    const coil = Array.from({ length: 120 }, (_, n): Vec3 => {
      const angle = (n / 120) * Math.PI * 2 * 5;
      return [
        Math.cos(angle) * (0.24 + 0.012 * Math.sin(n)),
        0.025 + Math.floor(n / 24) * 0.04,
        Math.sin(angle) * (0.24 + 0.012 * Math.cos(n * 1.3)),
      ];
    });
    b.paint(
      (p) => (isRope && Math.sin((p[0] + p[1] + p[2]) * 160) > 0 ? darken(paint, 0.25) : paint),
      isRope ? 'cloth' : 'satin',
    ).tube(coil, 0.024, 8);
    b.tube(points(0.24, 0.2, 0, 0.3, 0.08, 0.12, 0.42, 0.025, 0.2, 0.6, 0.025, 0.1), 0.024, 8);
    if (!isRope)
      b.paint(fromHex('#d8a83a'), 'metal').at(
        placed(0.6, 0.03, 0.1, { turnZ: -Math.PI / 2, turnY: 0.5 }),
        (k) => k.lathe(pairs(0.026, -0.02, 0.03, 0.04, 0.018, 0.12, 0.022, 0.14), 16),
      );
    return { grip: [0.55, 0.03, 0.12] };
  },
);

const feather = staticKit(
  ['feather', 'feathers', 'white feather', 'quill feather', 'peacock feather'],
  (b, { noun, colour }) => {
    const isPeacock = noun.startsWith('peacock');
    const paint = colour ?? fromHex(isPeacock ? '#2f8a4a' : '#f4f2ee');
    b.at(placed(0, 0, 0, { turnZ: -0.25 }), (k) => {
      k.paint(fromHex('#e8dcc4'), 'satin').tube(
        points(0, 0, 0, 0.005, 0.12, 0, 0.02, 0.34, 0),
        [0.005, 0.004, 0.0015],
        8,
      );
      for (let n = 0; n < 60; n += 1) {
        const t = n / 59;
        const y = 0.09 + t * 0.27;
        const length = 0.062 * Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.16)) + 0.006;
        for (const side of [-1, 1]) {
          k.paint((p) => (isPeacock ? paint : lighten(paint, Math.min(0.3, Math.abs(p[0]) * 2))), 'cloth');
          k.tube(
            [
              [t * 0.02, y, 0],
              [t * 0.02 + side * length * 0.7, y + length * 0.5, 0.004],
              [t * 0.02 + side * length, y + length * 0.95, 0],
            ],
            [0.0042, 0.0042, 0.001],
            5,
          );
        }
      }
      if (isPeacock)
        for (const [r, hex, z] of [
          [0.045, '#c8922c', 0.006],
          [0.032, '#2fb0b8', 0.01],
          [0.018, '#1c2a8a', 0.014],
        ] as const)
          k.paint(fromHex(hex), 'metal').sphere([0.016, 0.33, z], [r * 0.8, r, 0.004], 18);
    });
    return { grip: [0, 0.03, 0] };
  },
);

const heap = staticKit(
  [
    'anthill',
    'ant hill',
    'molehill',
    'termite mound',
    'pile of sand',
    'pile of leaves',
    'leaf pile',
    'sandpile',
    'snow pile',
    'pile of snow',
    'dirt pile',
    'compost heap',
    'swept leaves',
    'dust pile',
    'pile of dust',
  ],
  (b, { noun, seed }) => {
    // As much as a broom brings together.
    const scale = /swept|dust/.test(noun) ? 0.45 : 1;
    const hex = /leaf|leaves/.test(noun)
      ? '#c8742a'
      : /dust/.test(noun)
        ? '#8d8478'
        : /snow/.test(noun)
          ? '#f0f4f8'
          : /sand/.test(noun)
            ? '#dcbc80'
            : '#7a5232';
    const isLeaves = /leaf|leaves/.test(noun);
    b.paint(fromHex(hex), /snow/.test(noun) ? 'snow' : 'soil').lathe(
      pairs(
        ...[0.75, 0, 0.6, 0.1, 0.34, 0.34, 0.12, 0.48, 0.05, 0.47, 0, 0.42].map((length) => length * scale),
      ),
      30,
      (angle) => 1 + 0.09 * Math.sin(angle * 3 + seed) + 0.05 * Math.sin(angle * 7),
    );
    if (isLeaves)
      for (let n = 0; n < 150; n += 1) {
        const r = 0.75 * scale * Math.sqrt((n + 0.5) / 150);
        b.paint(fromHex(['#d8581c', '#e8a82c', '#b83a1c', '#a8641c'][n % 4]!), 'leaf').at(
          placed(Math.cos(n * 2.4) * r, 0.5 * (scale - r / 0.8) + 0.05, Math.sin(n * 2.4) * r, {
            turnX: n,
            turnZ: n * 0.7,
          }),
          (k) => k.sphere([0, 0, 0], [0.06, 0.006, 0.04], 6),
        );
      }
    else if (/ant|termite/.test(noun))
      for (let n = 0; n < 26; n += 1)
        b.paint(black, 'satin').sphere(
          [
            Math.cos(n * 2.4) * (0.1 + n * 0.022),
            0.5 * (1 - (0.1 + n * 0.022) / 0.72) + 0.03,
            Math.sin(n * 2.4) * (0.1 + n * 0.022),
          ],
          [0.014, 0.009, 0.009],
          6,
        );
    return { top: [0, 0.45 * scale, 0] };
  },
);

export const gardenThingKits = [weatherVane, grill, hose, feather, heap];
