/** What trades handle: a cart of books, a frame of honeycomb, a hewn block on rollers, a shelf half put together. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { createRandom } from '../../../../math/random.ts';
import { pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const covers = ['#a8322f', '#2f5f9a', '#3f7a4a', '#c98a2a', '#6a3f7a', '#e0d4b8', '#2a3038', '#b85a2a'].map(
  fromHex,
);
const steel = fromHex('#c3c9cf');

export const bookCart = staticKit(
  ['book cart', 'cart of books', 'library cart', 'book trolley', 'trolley of books', 'library trolley'],
  (b, { colour, seed }) => {
    const random = createRandom(seed + 5);
    const frame = colour ?? fromHex('#8a5a32');
    for (const z of [-0.44, 0.44]) b.paint(frame, 'wood').box([0, 0.6, z], [0.46, 0.96, 0.04], 0.015);
    for (const y of [0.2, 0.56, 0.92]) {
      b.paint(darken(frame, 0.1), 'wood').box([0, y, 0], [0.46, 0.03, 0.88], 0.01);
      for (const side of [-1, 1])
        for (let z = -0.4; z < 0.36; ) {
          const [thick, tall] = [0.028 + random() * 0.03, 0.2 + random() * 0.09];
          const tone = covers[Math.floor(random() * covers.length)]!;
          b.paint(tone, 'satin').box(
            [side * 0.12, y + 0.015 + tall / 2, z + thick / 2],
            [0.19, tall, thick - 0.004],
            0.004,
          );
          b.paint(fromHex('#f2ead8'), 'matte').box(
            [side * 0.12, y + 0.018 + tall / 2, z + thick / 2],
            [0.18, tall + 0.002, thick - 0.014],
          );
          b.paint(lighten(tone, 0.5), 'satin').box(
            [side * 0.216, y + tall * 0.75, z + thick / 2],
            [0.004, 0.03, thick - 0.006],
          );
          z += thick + (random() < 0.06 ? 0.05 : 0);
        }
    }
    b.paint(steel, 'metal').tube(
      points(-0.2, 1.02, -0.44, -0.2, 1.08, -0.56, 0.2, 1.08, -0.56, 0.2, 1.02, -0.44),
      0.018,
      8,
    );
    for (const x of [-0.19, 0.19])
      for (const z of [-0.4, 0.4]) {
        rod(b, [x, 0.08, z], [x, 0.16, z], 0.014);
        b.paint(fromHex('#23262b'), 'satin').at(placed(x, 0.06, z, { turnZ: Math.PI / 2 }), (k) =>
          k.cylinder(-0.018, 0.018, 0.06, 0.06, 16),
        );
        b.paint(steel, 'metal');
      }
    return { grip: [0, 1.08, -0.56], top: [0, 1.22, 0] };
  },
);

export const honeycombFrame = staticKit(
  [
    'honeycomb frame',
    'honeycomb',
    'frame of honeycomb',
    'hive frame',
    'honey frame',
    'bee frame',
    'frame of honey',
  ],
  (b, { seed }) => {
    const random = createRandom(seed + 2);
    const wood = fromHex('#c89a5c');
    b.paint(wood, 'wood').box([0, 0.27, 0], [0.58, 0.035, 0.035], 0.006);
    b.box([0, 0.01, 0], [0.48, 0.02, 0.03], 0.005);
    for (const side of [-1, 1]) b.box([side * 0.235, 0.14, 0], [0.02, 0.26, 0.034], 0.005);
    b.paint(fromHex('#d88a14'), 'satin').box([0, 0.14, 0], [0.45, 0.24, 0.014]);
    for (let row = 0; row < 10; row += 1)
      for (let column = 0; column < 17; column += 1) {
        const [x, y] = [(column - 8 + (row % 2) * 0.5) * 0.026 - 0.006, 0.035 + row * 0.0232];
        const isCapped = row > 6 || random() < 0.2;
        for (const side of [-1, 1])
          b.paint(
            isCapped ? fromHex('#f4cf7a') : lighten(fromHex('#e8a01c'), random() * 0.2),
            isCapped ? 'satin' : 'glossy',
          ).at(placed(x, y, side * 0.007, { turnX: (side * Math.PI) / 2 }), (k) =>
            k.lathe(
              isCapped
                ? pairs(0.012, 0, 0.011, 0.008, 0, 0.01)
                : pairs(0.0135, 0, 0.0135, 0.008, 0.01, 0.008, 0.008, 0.002, 0, 0.002),
              6,
            ),
          );
      }
    for (let n = 0; n < 14; n += 1) {
      const [x, y, side] = [(random() - 0.5) * 0.4, 0.04 + random() * 0.18, random() < 0.5 ? 1 : -1];
      b.paint(fromHex('#e0a21c'), 'fur').sphere([x, y, side * 0.022], [0.008, 0.012, 0.008], 8);
      b.paint(fromHex('#2a1c10'), 'fur').sphere([x, y + 0.01, side * 0.022], [0.007, 0.006, 0.007], 8);
      b.paint(fromHex('#e8eef2'), 'satin').sphere([x, y, side * 0.03], [0.012, 0.007, 0.002], 6);
    }
    return { grip: [0, 0.2, 0] };
  },
);

export const stoneBlock = staticKit(
  [
    'stone block',
    'block of stone',
    'stone blocks',
    'limestone block',
    'block of marble',
    'marble block',
    'granite block',
    'huge stone',
  ],
  (b, { noun, colour, seed }) => {
    const random = createRandom(seed + 9);
    const tone = colour ?? fromHex(/marble/.test(noun) ? '#e9e6e0' : '#d2b078');
    const [wide, high, long] = [1.15, 0.95, 1.5];
    b.paint(tone, 'matte').box([0, high / 2 + 0.24, 0], [wide, high, long], 0.04, 3);
    for (let n = 0; n < 40; n += 1) {
      const side = random() < 0.5 ? 1 : -1;
      b.paint(darken(tone, 0.12 + random() * 0.2), 'matte').box(
        [(side * wide) / 2, 0.32 + random() * (high - 0.14), (random() - 0.5) * long * 0.9],
        [0.012, 0.02 + random() * 0.03, 0.06 + random() * 0.12],
        0.004,
      );
    }
    // A sledge on rollers, and the rope it is hauled by.
    for (const x of [-0.42, 0.42])
      b.paint(fromHex('#8a5a30'), 'wood').box([x, 0.2, 0.06], [0.14, 0.1, long + 0.5], 0.03);
    for (let n = -2; n <= 2; n += 1)
      b.paint(fromHex('#a8743e'), 'wood').at(placed(0, 0.075, n * 0.4, { turnZ: Math.PI / 2 }), (k) =>
        k.cylinder(-0.8, 0.8, 0.075, 0.075, 14),
      );
    b.paint(fromHex('#c9a970'), 'cloth');
    for (const z of [-0.4, 0.4])
      b.tube(points(-0.6, 0.22, z, -0.59, 1.2, z, 0.59, 1.2, z, 0.6, 0.22, z), 0.025, 8);
    b.tube(points(-0.42, 0.25, 0.95, 0, 0.5, 1.5, 0.42, 0.25, 0.95), 0.022, 8);
    return { grip: [0, 0.5, 1.5], top: [0, high + 0.24, 0] };
  },
);

/** Sides and two boards stand; the others lie before them with screws and the sheet that tells how. */
export const shelfToAssemble = staticKit(
  [
    'shelf to assemble',
    'half built shelf',
    'unfinished shelf',
    'flat pack shelf',
    'flat pack furniture',
    'furniture kit',
  ],
  (b, { colour }) => {
    const wood = colour ?? fromHex('#d0a066');
    b.paint(wood, 'wood').box([-0.42, 0.75, -0.1], [0.035, 1.5, 0.32], 0.008);
    b.paint(darken(wood, 0.06), 'wood').at(placed(0.43, 0.74, -0.1, { turnZ: -0.05 }), (k) =>
      k.box([0, 0, 0], [0.035, 1.5, 0.32], 0.008),
    );
    b.paint(lighten(wood, 0.1), 'wood').box([0, 0.1, -0.1], [0.82, 0.03, 0.31], 0.006);
    b.at(placed(0, 0.58, -0.1, { turnZ: -0.07 }), (k) => k.box([0, 0, 0], [0.82, 0.03, 0.31], 0.006));
    b.at(placed(-0.06, 1.12, -0.08, { turnZ: 0.2 }), (k) => k.box([0, 0, 0], [0.84, 0.03, 0.31], 0.006));
    // Boards that are left over.
    b.at(placed(0.78, 0.4, -0.14, { turnX: -0.2, turnY: 0.3 }), (k) =>
      k.box([0, 0, 0], [0.3, 0.84, 0.03], 0.006),
    );
    b.at(placed(-0.72, 0.02, 0.42, { turnY: 0.5 }), (k) => k.box([0, 0, 0], [0.8, 0.03, 0.3], 0.006));
    b.at(placed(-0.66, 0.052, 0.4, { turnY: 0.8 }), (k) => k.box([0, 0, 0], [0.8, 0.03, 0.3], 0.006));
    b.paint(steel, 'metal');
    for (let n = 0; n < 12; n += 1) {
      const [x, z] = [0.35 + Math.sin(n * 2.4) * 0.16, 0.42 + Math.cos(n * 2.4) * 0.13];
      b.at(placed(x, 0.008, z, { turnX: Math.PI / 2, turnY: n }), (k) =>
        k.cylinder(-0.025, 0.02, 0.006, 0.006, 8).cylinder(0.02, 0.028, 0.013, 0.013, 8),
      );
    }
    b.paint(fromHex('#d8342c'), 'glossy').at(
      placed(0.62, 0.022, 0.55, { turnX: Math.PI / 2, turnY: 0.7 }),
      (k) => k.cylinder(0, 0.11, 0.02, 0.022, 12),
    );
    b.paint(steel, 'metal');
    rod(b, [0.62, 0.022, 0.55], [0.52, 0.02, 0.44], 0.006);
    return { top: [0, 1.5, -0.1] };
  },
);

/** A sheet unfolded in both hands: drawings of boards, arrows and numbers. */
export const instructions = staticKit(
  [
    'instructions',
    'instruction sheet',
    'instruction manual',
    'manual',
    'assembly instructions',
    'instruction booklet',
  ],
  (b) => {
    const ink = fromHex('#22262c');
    for (const side of [-1, 1])
      b.at(placed(side * 0.12, 0.17, 0, { turnY: side * -0.16 }), (k) => {
        k.paint(fromHex('#fbf9f3'), 'matte').box([0, 0, 0], [0.24, 0.34, 0.003]);
        k.paint(ink, 'matte');
        for (const face of [-0.004, 0.004]) {
          for (const [x, y, w, h] of [
            [-0.04, 0.07, 0.012, 0.13],
            [0.05, 0.07, 0.012, 0.13],
            [0, 0.13, 0.1, 0.01],
            [0, 0.07, 0.1, 0.01],
            [0, 0.01, 0.1, 0.01],
            [0, -0.06, 0.14, 0.007],
            [-0.02, -0.09, 0.1, 0.007],
            [0, -0.12, 0.14, 0.007],
            [0.085, 0.12, 0.02, 0.02],
          ] as const)
            k.box([x, y, face], [w, h, 0.002]);
        }
      });
    return { grip: [0, 0.06, 0] };
  },
);

export const tattooMachine = staticKit(['tattoo machine', 'tattoo gun', 'tattoo needle'], (b, { colour }) => {
  b.paint(fromHex('#23262b'), 'satin').cylinder(-0.01, 0.09, 0.014, 0.017, 14);
  b.paint(steel, 'metal').cylinder(-0.07, -0.01, 0.004, 0.012, 12);
  b.paint(colour ?? fromHex('#b3202a'), 'glossy').box([0, 0.13, -0.02], [0.035, 0.08, 0.07], 0.01);
  b.paint(fromHex('#c9a24a'), 'metal').at(placed(0, 0.13, 0.03), (k) =>
    k.cylinder(-0.03, 0.03, 0.016, 0.016, 12),
  );
  b.paint(fromHex('#23262b'), 'satin').tube(
    points(0, 0.17, -0.02, 0, 0.22, -0.08, 0.05, 0.1, -0.22, 0.1, -0.2, -0.26),
    0.005,
    6,
  );
  return { grip: [0, 0.04, 0] };
});

/** A roll of gauze with its loose end. */
export const bandage = staticKit(['bandage', 'gauze', 'roll of bandage', 'bandage roll'], (b) => {
  b.paint(fromHex('#f6f2e8'), 'cloth').at(placed(0, 0.04, 0, { turnZ: Math.PI / 2 }), (k) =>
    k.cylinder(-0.05, 0.05, 0.045, 0.045, 22),
  );
  b.paint(fromHex('#d9d2c2'), 'cloth').at(placed(0, 0.04, 0, { turnZ: Math.PI / 2 }), (k) =>
    k.cylinder(-0.052, 0.052, 0.018, 0.018, 14),
  );
  b.paint(fromHex('#f6f2e8'), 'cloth').box([0, 0.02, 0.12], [0.09, 0.006, 0.2], 0.002);
  return { grip: [0, 0.04, 0] };
});

/** A belt with goods on it, a scanner, a till with a screen. */
export const checkout = staticKit(
  [
    'checkout',
    'supermarket checkout',
    'checkout counter',
    'checkout lane',
    'cash desk',
    'till',
    'cash register counter',
    'grocery checkout',
  ],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#c8342c'), 'satin').box([0, 0.4, 0], [2.5, 0.8, 0.7], 0.03);
    b.paint(fromHex('#e6e8ea'), 'satin').box([0, 0.82, 0], [2.54, 0.06, 0.74], 0.015);
    b.paint(fromHex('#26292e'), 'matte').box([-0.5, 0.856, 0.05], [1.4, 0.012, 0.5]);
    b.paint([0.9, 0.05, 0.04], 'glow').box([0.38, 0.868, 0.05], [0.2, 0.006, 0.24]);
    b.paint(fromHex('#16181c'), 'glossy').box([0.38, 0.858, 0.05], [0.28, 0.012, 0.34], 0.004);
    // The till and its screens.
    b.paint(fromHex('#3a3f46'), 'satin').box([0.86, 0.95, 0.02], [0.4, 0.2, 0.42], 0.02);
    rod(b, [0.86, 1.04, 0.02], [0.86, 1.24, 0.02], 0.025);
    b.box([0.86, 1.32, 0.0], [0.36, 0.26, 0.04], 0.015);
    for (const side of [-1, 1])
      b.paint([0.2, 0.75, 0.95], 'glow').box([0.86, 1.32, side * 0.023], [0.3, 0.2, 0.004]);
    rod(b, [1.15, 0.85, -0.3], [1.15, 1.9, -0.3], 0.02);
    b.paint([0.2, 1.1, 0.35], 'glow').box([1.15, 1.98, -0.3], [0.24, 0.24, 0.08], 0.03);
    // Goods in a row.
    const goods: [number, string, 'box' | 'can' | 'bottle' | 'apple'][] = [
      [-1.1, '#e8a81c', 'box'],
      [-0.92, '#3f8a4a', 'bottle'],
      [-0.74, '#d83a2c', 'apple'],
      [-0.56, '#f2f2ee', 'bottle'],
      [-0.36, '#2f6fc0', 'box'],
      [-0.16, '#d8d8da', 'can'],
      [0.02, '#6fae3a', 'apple'],
      [0.16, '#c8342c', 'can'],
    ];
    for (const [x, hex, kind] of goods) {
      b.paint(fromHex(hex), 'glossy');
      const z = 0.05 + Math.sin(x * 9) * 0.12;
      if (kind === 'box') b.box([x, 0.98, z], [0.13, 0.24, 0.07], 0.008);
      else if (kind === 'apple') for (const d of [-0.05, 0.04]) b.sphere([x + d, 0.9, z + d], 0.045, 14);
      else
        b.at(placed(x, 0.862, z), (k) =>
          k.lathe(
            kind === 'can'
              ? pairs(0, 0, 0.04, 0, 0.042, 0.12, 0, 0.12)
              : pairs(0, 0, 0.045, 0, 0.045, 0.18, 0.018, 0.24, 0.018, 0.3, 0, 0.3),
            18,
          ),
        );
    }
    return { top: [0, 0.87, 0] };
  },
);
