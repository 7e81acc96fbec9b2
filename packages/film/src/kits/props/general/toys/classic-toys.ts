/** Toys and games of every nursery and arcade: doll's house, spinner, jack in the box, air hockey, roulette. */

import { darken, fromHex } from '../../../../math/colour.ts';
import { pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const black = fromHex('#17181c');
const white = fromHex('#f6f4ef');
const wood = fromHex('#8a5228');
const steel = fromHex('#b8c0c8');
const sides = ['#f6f4ef', '#f2c81c', '#d8281c', '#f0801c', '#2a62d0', '#2a9a4a'].map(fromHex);

const dollHouse = staticKit(
  ["doll's house", 'dollhouse', 'doll house', 'dolls house', 'doll s house'],
  (b, { colour }) => {
    const wall = colour ?? fromHex('#f0a8bc');
    b.paint(wood, 'wood').box([0, 0.015, 0], [0.84, 0.03, 0.36], 0.004);
    b.paint(wall, 'satin').box([0, 0.36, -0.15], [0.78, 0.66, 0.02]);
    for (const x of [-0.38, 0, 0.38]) b.box([x, 0.36, 0], [0.02, 0.66, 0.3]);
    for (const y of [0.36, 0.69]) b.paint(fromHex('#c8945a'), 'wood').box([0, y, 0], [0.8, 0.02, 0.32]);
    const tints = ['#f4e6a8', '#a8d4e8', '#bce0b0', '#e8c4e4'];
    for (const [n, hex] of tints.entries())
      b.paint(fromHex(hex), 'satin').box(
        [n % 2 ? 0.19 : -0.19, n < 2 ? 0.19 : 0.53, -0.138],
        [0.36, 0.31, 0.006],
      );
    for (const side of [-1, 1])
      b.at(placed(side * 0.21, 0.84, 0, { turnZ: -side * 0.62 }), (k) =>
        k.paint(fromHex('#b83a3a'), 'satin').box([0, 0, 0], [0.54, 0.03, 0.38], 0.004),
      );
    b.paint(wall, 'satin').at(placed(0, 0.7, -0.15), (k) =>
      k.extrude(pairs(-0.38, 0, 0.38, 0, 0, 0.27), -0.01, 0.01),
    );
    b.paint(white, 'satin')
      .box([-0.2, 0.07, 0], [0.2, 0.05, 0.13], 0.012)
      .box([0.2, 0.4, -0.02], [0.22, 0.06, 0.14], 0.014);
    b.paint(fromHex('#d84a5a'), 'cloth').box([0.22, 0.44, -0.02], [0.18, 0.03, 0.13], 0.012);
    b.paint(wood, 'wood').box([0.2, 0.13, 0], [0.16, 0.012, 0.12], 0.004);
    rod(b, [0.2, 0.03, 0], [0.2, 0.13, 0], 0.012);
    b.paint(fromHex('#f2c81c'), 'glow').sphere([-0.2, 0.62, 0], 0.024, 14);
    b.paint(fromHex('#7a4a2a'), 'wood').box([-0.22, 0.44, -0.08], [0.1, 0.15, 0.06], 0.006);
    return undefined;
  },
);

const spinner = staticKit(['fidget spinner', 'hand spinner'], (b, { colour }) => {
  const paint = colour ?? fromHex('#2a72e0');
  for (let n = 0; n < 3; n += 1) {
    const [x, z] = [Math.cos(n * 2.094) * 0.026, Math.sin(n * 2.094) * 0.026];
    b.paint(paint, 'glossy').at(placed(x, 0.008, z), (k) => k.cylinder(-0.005, 0.005, 0.016, 0.016, 24));
    b.tube(points(0, 0.008, 0, x, 0.008, z), 0.009, 10);
    b.paint(steel, 'metal').at(placed(x, 0.008, z), (k) => k.cylinder(-0.006, 0.006, 0.0105, 0.0105, 22));
  }
  b.paint(darken(paint, 0.3), 'glossy').cylinder(0, 0.016, 0.013, 0.013, 24);
  return { grip: [0, 0.008, 0] };
});

const jackInBox = staticKit(['jack in the box', 'jack-in-the-box', 'music toy box'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#2a62d0'), 'satin').box([0, 0.09, 0], [0.18, 0.18, 0.18], 0.006);
  for (let n = 0; n < 4; n += 1)
    b.at(placed(0, 0.09, 0, { turnY: (n * Math.PI) / 2 }), (k) =>
      k
        .paint(fromHex(n % 2 ? '#f2c81c' : '#d8281c'), 'satin')
        .at(placed(0, 0, 0.091, { turnX: Math.PI / 2 }), (s) => s.cylinder(-0.001, 0.002, 0.05, 0.05, 5)),
    );
  b.at(placed(0, 0.2, -0.11, { turnX: -0.9 }), (k) =>
    k.paint(colour ?? fromHex('#2a62d0'), 'satin').box([0, 0.05, 0], [0.18, 0.17, 0.008], 0.003),
  );
  b.paint(steel, 'metal').tube(
    Array.from({ length: 50 }, (_, n): [number, number, number] => [
      Math.cos(n * 0.8) * 0.04,
      0.16 + n * 0.0036,
      Math.sin(n * 0.8) * 0.04,
    ]),
    0.005,
    6,
  );
  b.paint(fromHex('#f4d0b0'), 'satin').sphere([0, 0.4, 0], 0.058, 22);
  b.paint(fromHex('#d8281c'), 'glossy')
    .sphere([0, 0.395, 0.058], 0.015, 12)
    .tube(points(-0.025, 0.37, 0.05, 0, 0.362, 0.056, 0.025, 0.37, 0.05), 0.004, 6);
  for (const side of [-1, 1]) {
    b.paint(black, 'glossy').sphere([side * 0.022, 0.415, 0.052], 0.007, 10);
    b.paint(fromHex(side < 0 ? '#d8281c' : '#f2c81c'), 'cloth').tube(
      points(side * 0.02, 0.44, 0, side * 0.07, 0.5, 0, side * 0.11, 0.46, 0.01),
      [0.034, 0.022, 0.006],
      12,
    );
    b.paint(fromHex('#f2c81c'), 'metal').sphere([side * 0.114, 0.452, 0.01], 0.011, 10);
  }
  b.paint(white, 'cloth').lathe(
    pairs(0.03, 0.335, 0.075, 0.345, 0.03, 0.36),
    30,
    (a) => 1 + 0.12 * Math.sin(a * 10),
  );
  b.paint(steel, 'metal').tube(points(0.09, 0.08, 0, 0.12, 0.08, 0, 0.12, 0.12, 0), 0.006, 8);
  return undefined;
});

const airHockey = staticKit(['air hockey table', 'air hockey'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#1c3a8a'), 'satin')
    .box([0, 0.66, 0], [2.1, 0.28, 1.1], 0.05)
    .box([0, 0.28, 0], [1.5, 0.56, 0.7], 0.03);
  b.paint(white, 'glossy').box([0, 0.805, 0], [1.9, 0.012, 0.92]);
  b.paint(fromHex('#d8281c'), 'satin').box([0, 0.813, 0], [0.016, 0.002, 0.92]);
  b.at(placed(0, 0.813, 0), (k) => ring(k, 0.16, 0.006, 32));
  for (const x of [-0.7, 0.65])
    b.paint(fromHex(x < 0 ? '#d8281c' : '#2a9a4a'), 'glossy').at(placed(x, 0.812, x * 0.2), (k) =>
      k.lathe(pairs(0, 0, 0.06, 0, 0.06, 0.025, 0.024, 0.03, 0.028, 0.07, 0, 0.078), 24),
    );
  b.paint(fromHex('#f0801c'), 'glossy').at(placed(-0.3, 0.812, 0.1), (k) =>
    k.cylinder(0, 0.012, 0.04, 0.04, 24),
  );
  b.paint(fromHex('#f23a7a'), 'glow').box([0, 0.7, 0.556], [1.8, 0.03, 0.01]);
  return { top: [0, 0.81, 0] };
});

const roulette = staticKit(['roulette wheel', 'roulette', 'wheel of fortune'], (b, { colour }) => {
  b.paint(colour ?? wood, 'glossy').lathe(
    pairs(0, 0, 0.3, 0, 0.4, 0.05, 0.42, 0.1, 0.39, 0.105, 0.3, 0.065, 0, 0.06),
    48,
  );
  for (let n = 0; n < 37; n += 1) {
    const a = (n / 37) * 2 * Math.PI;
    b.at(placed(Math.cos(a) * 0.25, 0.078, Math.sin(a) * 0.25, { turnY: -a }), (k) =>
      k
        .paint(n === 0 ? fromHex('#1c8a3a') : fromHex(n % 2 ? '#c81c24' : '#17181c'), 'glossy')
        .box([0, 0, 0], [0.1, 0.012, 0.039]),
    );
  }
  b.paint(fromHex('#a8682c'), 'glossy').lathe(pairs(0.2, 0.07, 0.1, 0.1, 0.05, 0.12, 0, 0.12), 40);
  b.paint(fromHex('#e0b23a'), 'metal').lathe(
    pairs(0, 0.1, 0.04, 0.12, 0.016, 0.15, 0.016, 0.2, 0.03, 0.215, 0, 0.235),
    24,
  );
  for (let n = 0; n < 4; n += 1)
    rod(b, [0, 0.16, 0], [Math.cos(n * 1.571) * 0.11, 0.15, Math.sin(n * 1.571) * 0.11], 0.008);
  b.paint(white, 'glossy').sphere([0.21, 0.096, 0.13], 0.012, 14);
  return { top: [0, 0.12, 0] };
});

const kaleidoscope = staticKit(['kaleidoscope', 'spyglass toy', 'viewing tube'], (b, { colour }) => {
  b.at(placed(0, 0.045, 0, { turnX: Math.PI / 2 }), (k) => {
    k.paint(colour ?? fromHex('#7a2ac8'), 'satin').cylinder(-0.12, 0.1, 0.036, 0.036, 30);
    for (const [n, hex] of ['#f2c81c', '#2ac8b8', '#f23a7a'].entries())
      k.paint(fromHex(hex), 'satin').cylinder(-0.08 + n * 0.06, -0.06 + n * 0.06, 0.0365, 0.0365, 30);
    k.paint(fromHex('#e0b23a'), 'metal').cylinder(0.1, 0.14, 0.042, 0.042, 30);
    for (let n = 0; n < 12; n += 1)
      k.paint(sides[n % 6]!, 'glow').at(
        placed(Math.cos(n * 0.524) * 0.024, 0.141, Math.sin(n * 0.524) * 0.024),
        (g) => g.cylinder(0, 0.003, 0.011, 0.011, 3),
      );
    k.paint(fromHex('#f23ac8'), 'glow').cylinder(0.14, 0.144, 0.012, 0.012, 6);
  });
  return { grip: [0, 0.045, 0] };
});

const dreidel = staticKit(['dreidel', 'teetotum'], (b, { colour }) => {
  const paint = colour ?? fromHex('#2a62c8');
  b.at(placed(0, 0, 0, { turnZ: 0.28 }), (k) => {
    k.paint(paint, 'wood').box([0, 0.055, 0], [0.042, 0.045, 0.042], 0.003);
    k.lathe(pairs(0, 0, 0.028, 0.034), 4);
    k.cylinder(0.076, 0.11, 0.006, 0.005, 12);
    k.paint(fromHex('#f2d060'), 'satin')
      .box([0, 0.055, 0.0215], [0.02, 0.024, 0.001])
      .box([0.0215, 0.055, 0], [0.001, 0.024, 0.02]);
  });
  return { grip: [-0.02, 0.1, 0] };
});

export const classicToyKits = [dollHouse, spinner, jackInBox, airHockey, roulette, kaleidoscope, dreidel];
