/** Pillow, pot, hair dryer, vacuum cleaner, computer keyboard, heater, air conditioner, cat tree, paint things. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b4bac0');
const black = fromHex('#1e2024');
const white = fromHex('#f4f2ec');

const pillow = staticKit(['pillow', 'cushion', 'pillows', 'cushions', 'throw pillow'], (b, { colour }) => {
  const paint = colour ?? fromHex('#e8e2d6');
  b.at(placed(0, 0.1, 0), (k) => {
    k.paint(paint, 'cloth').grid(
      Array.from({ length: 17 }, (_, row) =>
        Array.from({ length: 17 }, (_, column) => {
          const [u, v] = [column / 8 - 1, row / 8 - 1];
          const lift = 0.1 * ((1 - u ** 4) * (1 - v ** 4)) ** 0.55;
          return k.vertex(
            [u * 0.33 * (1 - 0.07 * (1 - v * v)), lift, v * 0.24 * (1 - 0.07 * (1 - u * u))],
            [u * 0.6, 1, v * 0.6],
          );
        }),
      ),
    );
    k.grid(
      Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 9 }, (_, column) => {
          const [u, v] = [column / 4 - 1, row / 4 - 1];
          const lift = -0.1 * ((1 - u ** 4) * (1 - v ** 4)) ** 0.55;
          return k.vertex(
            [u * 0.33 * (1 - 0.07 * (1 - v * v)), lift, v * 0.24 * (1 - 0.07 * (1 - u * u))],
            [u * 0.6, -1, v * 0.6],
          );
        }),
      ),
    );
    k.paint(darken(paint, 0.2), 'cloth');
    for (const side of [-1, 1]) {
      k.tube(points(-0.33, 0, side * 0.24, 0, 0, side * 0.223, 0.33, 0, side * 0.24), 0.006, 6);
      k.tube(points(side * 0.33, 0, -0.24, side * 0.307, 0, 0, side * 0.33, 0, 0.24), 0.006, 6);
    }
  });
  return { top: [0, 0.17, 0], seat: [0, 0.16, 0], grip: [0, 0.1, 0.2] };
});

const pot = staticKit(
  ['pot', 'cooking pot', 'stockpot', 'saucepan', 'soup pot', 'pot of soup', 'boiling pot', 'casserole dish'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#c8ccd0'), 'metal').lathe(
      pairs(0, 0, 0.13, 0, 0.14, 0.01, 0.14, 0.17, 0.148, 0.176, 0.138, 0.178, 0.134, 0.17, 0.134, 0.06),
      36,
    );
    b.paint(fromHex('#c8743a'), 'glossy').cylinder(0.05, 0.15, 0.134, 0.134, 32);
    for (let n = 0; n < 10; n += 1)
      b.paint(fromHex(['#e8a03c', '#5a9a3a', '#d8402a', '#efe0b0'][n % 4]!), 'glossy').sphere(
        [Math.cos(n * 2.4) * 0.034 * Math.sqrt(n), 0.15, Math.sin(n * 2.4) * 0.034 * Math.sqrt(n)],
        [0.02, 0.012, 0.016],
        8,
      );
    b.paint(black, 'satin');
    for (const side of [-1, 1])
      b.tube(
        points(
          side * 0.14,
          0.14,
          0.045,
          side * 0.19,
          0.14,
          0.035,
          side * 0.19,
          0.14,
          -0.035,
          side * 0.14,
          0.14,
          -0.045,
        ),
        0.011,
        8,
      );
    b.paint(fromHex('#a8743c'), 'wood');
    rod(b, [0.04, 0.12, 0], [0.14, 0.32, 0.03], 0.008);
    return { top: [0, 0.18, 0], inside: [0, 0.14, 0], grip: [0, 0.14, 0] };
  },
);

const hairDryer = staticKit(['hair dryer', 'hairdryer', 'blow dryer'], (b, { colour }) => {
  const paint = colour ?? fromHex('#d83a6a');
  b.paint(paint, 'glossy').at(placed(0, 0.2, 0, { turnX: Math.PI / 2 }), (k) =>
    k.lathe(
      pairs(
        0,
        -0.09,
        0.04,
        -0.085,
        0.052,
        -0.03,
        0.044,
        0.05,
        0.034,
        0.1,
        0.038,
        0.15,
        0.03,
        0.15,
        0.028,
        0.1,
      ),
      26,
    ),
  );
  b.paint(black, 'satin').at(placed(0, 0.2, 0, { turnX: Math.PI / 2 }), (k) =>
    k.cylinder(0.1, 0.154, 0.036, 0.04, 24).cylinder(-0.096, -0.088, 0.034, 0.036, 20),
  );
  b.paint(paint, 'glossy').tube(
    points(0, 0.17, -0.03, 0, 0.08, -0.05, 0, 0, -0.06),
    [0.026, 0.022, 0.02],
    14,
  );
  b.paint(black, 'satin').tube(
    points(0, 0.005, -0.06, 0.02, 0.004, -0.12, 0.12, 0.004, -0.16, 0.18, 0.004, -0.08),
    0.005,
    6,
  );
  return { grip: [0, 0.08, -0.05] };
});

const vacuum = staticKit(['vacuum cleaner', 'vacuum', 'hoover', 'robot vacuum'], (b, { noun, colour }) => {
  const paint = colour ?? fromHex('#c8342c');
  if (noun === 'robot vacuum') {
    b.paint(colour ?? fromHex('#2a2c30'), 'glossy').lathe(
      pairs(0, 0.01, 0.16, 0.01, 0.17, 0.03, 0.17, 0.07, 0.15, 0.085, 0, 0.088),
      40,
    );
    b.paint(fromHex('#d8dce0'), 'metal').lathe(pairs(0.08, 0.087, 0.085, 0.092, 0.09, 0.087), 32);
    b.paint([0.2, 1.4, 0.6], 'glow').sphere([0, 0.09, 0.05], 0.008, 8);
    return {};
  }
  b.paint(paint, 'glossy').sphere([0.42, 0.16, 0.05], [0.17, 0.15, 0.24], 24);
  b.paint(black, 'satin').box([0.42, 0.16, 0.05], [0.35, 0.04, 0.5], 0.02);
  for (const side of [-1, 1])
    b.at(placed(0.42 + side * 0.17, 0.12, -0.06, { turnZ: Math.PI / 2 }), (k) =>
      k.cylinder(-0.03, 0.03, 0.12, 0.12, 22),
    );
  b.tube(points(0.42, 0.24, 0.22, 0.4, 0.5, 0.2, 0.2, 0.9, -0.05, 0.04, 1.02, 0.02), 0.026, 10);
  b.paint(steel, 'metal').tube(points(0.04, 1.02, 0.02, 0, 0.08, 0.62), 0.02, 10);
  b.paint(black, 'satin')
    .tube(points(0.045, 1.1, -0.06, 0.04, 1.02, 0.02), 0.026, 10)
    .box([0, 0.04, 0.68], [0.3, 0.06, 0.16], 0.025, 3);
  return { grip: [0.045, 1.06, -0.02] };
});

const keyboard = staticKit(['computer keyboard', 'keyboard keys', 'mechanical keyboard'], (b, { colour }) => {
  b.at(placed(0, 0.012, 0, { turnX: 0.08 }), (k) => {
    k.paint(colour ?? fromHex('#2c2e34'), 'satin').box([0, 0, 0], [0.44, 0.02, 0.15], 0.006);
    for (let row = 0; row < 5; row += 1)
      for (let column = 0; column < 15; column += 1) {
        if (row === 4 && column > 3 && column < 10) continue;
        k.paint(fromHex(column === 0 && row === 0 ? '#d8402c' : '#e6e6e2'), 'satin').box(
          [(column - 7) * 0.0282, 0.014, (row - 2) * 0.027],
          [0.023, 0.012, 0.022],
          0,
        );
      }
    k.paint(fromHex('#e6e6e2'), 'satin').box([-0.014, 0.014, 0.054], [0.16, 0.012, 0.022], 0.003);
  });
  return { grip: [0, 0.02, 0] };
});

const heater = staticKit(
  ['radiator', 'heater', 'space heater', 'air conditioner', 'ac unit'],
  (b, { noun, colour }) => {
    if (noun.startsWith('a')) {
      b.paint(colour ?? white, 'satin').box([0, 1.9, 0], [0.9, 0.3, 0.22], 0.05, 3);
      b.paint(fromHex('#8a9096'), 'satin').box([0, 1.78, 0.1], [0.8, 0.05, 0.04], 0.01);
      b.paint([0.3, 1.2, 1.4], 'glow').box([0.34, 1.94, 0.112], [0.06, 0.03, 0.004]);
      return {};
    }
    for (let n = 0; n < 9; n += 1) {
      const x = (n - 4) * 0.1;
      b.paint(colour ?? fromHex('#eceae4'), 'satin').box([x, 0.36, 0], [0.07, 0.58, 0.14], 0.03, 3);
    }
    for (const y of [0.14, 0.6])
      b.at(placed(0, y, 0, { turnZ: Math.PI / 2 }), (k) => k.cylinder(-0.46, 0.46, 0.025, 0.025, 10));
    for (const x of [-0.4, 0.4]) rod(b, [x, 0, 0], [x, 0.12, 0], 0.02);
    return {};
  },
);

const catTree = staticKit(['cat tree', 'scratching post', 'cat tower'], (b, { colour }) => {
  const plush = colour ?? fromHex('#c8b090');
  b.paint(plush, 'cloth').box([0, 0.04, 0], [0.7, 0.08, 0.6], 0.03, 3);
  b.paint((p) => (Math.sin(p[1] * 260) > 0 ? fromHex('#c89a5a') : fromHex('#b88848')), 'cloth');
  for (const [x, z, top] of [
    [-0.2, -0.15, 1.5],
    [0.22, 0.1, 0.8],
    [0.2, -0.2, 1.1],
  ] as const)
    b.at(placed(x, 0, z), (k) => k.cylinder(0.06, top, 0.055, 0.055, 16));
  b.paint(plush, 'cloth')
    .box([0.2, 0.82, 0.08], [0.42, 0.06, 0.36], 0.03, 3)
    .box([-0.2, 1.52, -0.15], [0.44, 0.06, 0.4], 0.03, 3)
    .box([-0.2, 0.32, 0.05], [0.38, 0.42, 0.38], 0.05, 3);
  b.paint(black, 'matte').at(placed(-0.2, 0.32, 0.245, { turnX: Math.PI / 2 }), (k) =>
    k.cylinder(0, 0.002, 0.11, 0.11, 22),
  );
  return { top: [-0.2, 1.55, -0.15], seat: [-0.2, 1.55, -0.15] };
});

const paintCan = staticKit(
  ['paint can', 'can of paint', 'paint bucket', 'paint roller', 'roller'],
  (b, { noun, colour }) => {
    const paint = colour ?? fromHex('#2f7fd8');
    if (noun.includes('roller')) {
      b.paint(fromHex('#d8402c'), 'glossy').tube(points(0, 0, 0, 0, 0.14, 0), [0.018, 0.014], 12);
      b.paint(steel, 'metal').tube(points(0, 0.13, 0, 0, 0.24, 0, 0.13, 0.26, 0, 0.13, 0.34, 0), 0.006, 8);
      b.paint(paint, 'cloth').at(placed(0, 0.34, 0, { turnZ: Math.PI / 2 }), (k) =>
        k.cylinder(-0.12, 0.12, 0.034, 0.034, 20),
      );
      return { grip: [0, 0.06, 0] };
    }
    b.paint(fromHex('#c8ccd0'), 'metal').lathe(
      pairs(0, 0, 0.09, 0, 0.09, 0.19, 0.096, 0.195, 0.088, 0.198, 0.082, 0.19),
      32,
    );
    b.paint(white, 'satin').lathe(pairs(0.0905, 0.04, 0.0915, 0.045, 0.0915, 0.14, 0.0905, 0.145), 32);
    b.paint(paint, 'glossy').cylinder(0.17, 0.188, 0.083, 0.083, 30);
    for (const [angle, drip] of [
      [0.9, 0.09],
      [1.25, 0.05],
      [1.6, 0.12],
      [2, 0.06],
    ] as const)
      b.tube(
        points(
          Math.cos(angle) * 0.094,
          0.195,
          Math.sin(angle) * 0.094,
          Math.cos(angle) * 0.096,
          0.195 - drip,
          Math.sin(angle) * 0.096,
        ),
        0.009,
        8,
      );
    b.paint(steel, 'metal').tube(
      points(-0.09, 0.17, 0, -0.07, 0.28, 0, 0.07, 0.28, 0, 0.09, 0.17, 0),
      0.003,
      6,
    );
    return { grip: [0, 0.28, 0], top: [0, 0.19, 0] };
  },
);

const babyBottle = staticKit(
  ['baby bottle', 'milk bottle for a baby', 'feeding bottle', 'pacifier', 'dummy'],
  (b, { noun, colour }) => {
    if (noun === 'pacifier' || noun === 'dummy') {
      b.at(placed(0, 0.03, 0, { turnX: Math.PI / 2 }), (k) => {
        k.paint(colour ?? fromHex('#7ac0e8'), 'glossy').sphere([0, 0, 0], [0.032, 0.005, 0.024], 20);
        k.paint(fromHex('#e8b878'), 'glossy').sphere([0, -0.022, 0], [0.01, 0.016, 0.01], 14);
        k.paint(colour ? lighten(colour, 0.3) : fromHex('#f2c22c'), 'glossy').lathe(
          pairs(0.014, 0.012, 0.018, 0.016, 0.014, 0.02),
          18,
        );
      });
      return { grip: [0, 0.03, 0] };
    }
    b.paint(white, 'glossy').cylinder(0.003, 0.1, 0.03, 0.03, 26);
    b.paint(fromHex('#dfeef6'), 'clear').lathe(pairs(0, 0, 0.032, 0, 0.033, 0.13, 0.026, 0.145), 26);
    b.paint(colour ?? fromHex('#7ac0e8'), 'glossy').cylinder(0.143, 0.165, 0.03, 0.028, 24);
    b.paint(fromHex('#f0cc9a'), 'glossy').lathe(
      pairs(0.022, 0.165, 0.012, 0.18, 0.008, 0.195, 0.006, 0.205, 0, 0.208),
      18,
    );
    return { grip: [0, 0.08, 0] };
  },
);

export const smallApplianceKits = [
  pillow,
  pot,
  hairDryer,
  vacuum,
  keyboard,
  heater,
  catTree,
  paintCan,
  babyBottle,
];
