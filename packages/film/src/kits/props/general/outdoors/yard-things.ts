/** Things of yards, stables, garages and sickbeds of plants: trough, trellis, sundial, hot tub, horseshoe, animal cage. */

import { darken, fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#a8b0b8');
const iron = fromHex('#3a3d42');
const wood = fromHex('#8a5c34');
const stone = fromHex('#b0a898');
const leaf = fromHex('#4a8a34');

const animalCage = staticKit(
  [
    'animal cage',
    'cage',
    'iron cage',
    'steel cage',
    'circus cage',
    'dog cage',
    'dog crate',
    'zoo cage',
    'prison cage',
  ],
  (b, { colour }) => {
    const paint = colour ?? iron;
    const [wide, tall, deep] = [3.4, 2.3, 2.2];
    b.paint(fromHex('#6a4a2a'), 'wood').box([0, 0.04, 0], [wide, 0.08, deep]);
    b.paint(paint, 'metal').box([0, tall, 0], [wide, 0.06, 0.08]);
    for (const y of [0.1, tall])
      for (const side of [-1, 1])
        b.box([0, y, (side * deep) / 2], [wide, 0.08, 0.08]).box(
          [(side * wide) / 2, y, 0],
          [0.08, 0.08, deep],
        );
    for (let n = 0; n <= 12; n += 1) {
      const x = -wide / 2 + (n / 12) * wide;
      for (const side of [-1, 1]) rod(b, [x, 0.05, (side * deep) / 2], [x, tall, (side * deep) / 2], 0.022);
      rod(b, [x, tall, -deep / 2], [x, tall, deep / 2], 0.016, 5);
    }
    for (let n = 1; n < 8; n += 1)
      for (const side of [-1, 1])
        rod(
          b,
          [(side * wide) / 2, 0.05, -deep / 2 + (n / 8) * deep],
          [(side * wide) / 2, tall, -deep / 2 + (n / 8) * deep],
          0.022,
        );
    b.paint(fromHex('#d0a83c'), 'metal').box([0.9, 1.1, deep / 2 + 0.05], [0.14, 0.18, 0.08], 0.02);
    return { inside: [0, 0.08, 0], top: [0, tall + 0.03, 0] };
  },
);

const trough = staticKit(
  ['trough', 'water trough', 'feeding trough', 'manger', 'horse trough'],
  (b, { noun, colour }) => {
    const isWood = noun === 'manger' || noun === 'feeding trough';
    const paint = colour ?? (isWood ? wood : steel);
    const kind = isWood ? 'wood' : 'metal';
    b.paint(paint, kind).box([0, 0.12, 0], [1.5, 0.06, 0.4]);
    for (const side of [-1, 1]) {
      b.at(placed(0, 0.32, side * 0.25, { turnX: side * 0.22 }), (k) =>
        k.box([0, 0, 0], [1.6, 0.42, 0.05], 0.01),
      );
      b.box([side * 0.78, 0.32, 0], [0.05, 0.42, 0.56], 0.01).box(
        [side * 0.6, 0.06, 0],
        [0.1, 0.12, 0.6],
        0.01,
      );
    }
    if (isWood)
      for (let n = 0; n < 70; n += 1) {
        const [x, z] = [Math.sin(n * 12.9) * 0.68, Math.sin(n * 7.3) * 0.2];
        b.paint(n % 2 ? fromHex('#d8b860') : fromHex('#c09a44'), 'matte');
        rod(
          b,
          [x - 0.1, 0.42, z],
          [x + Math.sin(n) * 0.16, 0.5 + (n % 5) * 0.02, z + Math.cos(n) * 0.1],
          0.008,
          4,
        );
      }
    else b.paint(fromHex('#5a94b8'), 'clear').box([0, 0.44, 0], [1.52, 0.01, 0.5]);
    return { inside: [0, 0.42, 0] };
  },
);

const trellis = staticKit(
  ['trellis', 'lattice', 'garden trellis', 'climbing frame for plants'],
  (b, { colour }) => {
    b.paint(colour ?? fromHex('#e8e2d4'), 'wood');
    for (const side of [-1, 1]) b.box([side * 0.7, 1, 0], [0.06, 2, 0.05]);
    for (const y of [0.15, 1.97]) b.box([0, y, 0], [1.46, 0.06, 0.05]);
    for (let n = -6; n <= 6; n += 1)
      for (const side of [-1, 1]) {
        const y0 = 1.06 + n * 0.24;
        const [low, high] = [Math.max(0.18, y0 - 0.68), Math.min(1.94, y0 + 0.68)];
        if (high > low)
          rod(b, [side * (low - y0), low, side * 0.012], [side * (high - y0), high, side * 0.012], 0.014, 5);
      }
    for (let n = 0; n < 46; n += 1) {
      const y = 0.05 + n * 0.038;
      const x = Math.sin(n * 0.5) * 0.4 + Math.sin(n * 2.1) * 0.2;
      b.paint(n % 3 ? leaf : darken(leaf, 0.25), 'leaf').sphere([x, y, 0.04], [0.07, 0.06, 0.02], 8);
      if (n % 6 === 3) b.paint(fromHex('#d83a6a'), 'satin').sphere([x + 0.05, y, 0.07], 0.045, 10);
    }
    return undefined;
  },
);

const sundial = staticKit(['sundial', 'sun dial'], (b, { colour }) => {
  b.paint(colour ?? stone, 'matte').lathe(
    pairs(
      0,
      0,
      0.24,
      0,
      0.24,
      0.08,
      0.14,
      0.12,
      0.1,
      0.3,
      0.12,
      0.6,
      0.1,
      0.75,
      0.2,
      0.84,
      0.26,
      0.86,
      0.26,
      0.91,
      0,
      0.91,
    ),
    28,
  );
  b.paint(fromHex('#b8863c'), 'metal').cylinder(0.91, 0.922, 0.22, 0.22, 36);
  b.extrude(pairs(-0.12, 0.922, 0.14, 0.922, 0.14, 1.1), -0.006, 0.006);
  for (let n = 0; n < 12; n += 1) {
    const a = (n / 12) * 2 * Math.PI;
    b.paint(iron, 'matte').at(placed(Math.cos(a) * 0.185, 0.924, Math.sin(a) * 0.185, { turnY: -a }), (k) =>
      k.box([0, 0, 0], [0.045, 0.003, 0.01]),
    );
  }
  return { top: [0, 0.92, 0] };
});

const hotTub = staticKit(['hot tub', 'jacuzzi', 'whirlpool tub', 'spa tub'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#8a5a34'), 'wood').lathe(
    pairs(0, 0, 1.05, 0, 1.05, 0.82, 1.1, 0.86, 1.1, 0.92, 0.92, 0.92, 0.9, 0.7),
    48,
  );
  b.paint(fromHex('#4ab0d0'), 'water').cylinder(0.7, 0.76, 0.92, 0.92, 40);
  for (let n = 0; n < 60; n += 1)
    b.paint(fromHex('#eef8fb'), 'satin').sphere(
      [
        Math.cos(n * 2.4) * 0.86 * Math.sqrt((n + 1) / 60),
        0.765,
        Math.sin(n * 2.4) * 0.86 * Math.sqrt((n + 1) / 60),
      ],
      0.035 + (n % 4) * 0.012,
      8,
    );
  b.paint(wood, 'wood').box([0, 0.14, 1.3], [0.7, 0.28, 0.3], 0.01);
  b.paint(wood, 'wood').box([0, 0.34, 1.16], [0.7, 0.1, 0.2], 0.01);
  return { inside: [0, 0.45, 0], seat: [0, 0.45, 0.4] };
});

const horseshoe = staticKit(['horseshoe', 'lucky horseshoe', 'horse shoe'], (b, { colour }) => {
  const path = Array.from({ length: 19 }, (_, n): Vec3 => {
    const a = -0.75 + (n / 18) * (Math.PI + 1.5);
    return [Math.cos(a) * 0.06, 0.08 + Math.sin(a) * 0.072, 0];
  });
  b.paint(colour ?? fromHex('#8a9098'), 'metal').tube(
    path,
    path.map((_, n) => 0.011 + 0.004 * Math.sin((n / 18) * Math.PI)),
    8,
  );
  for (const n of [2, 5, 7, 11, 13, 16])
    b.paint(iron, 'matte').sphere([path[n]![0], path[n]![1], 0.011], 0.005, 8);
  return { grip: [0, 0.15, 0] };
});

const umbrellaStand = staticKit(['umbrella stand', 'umbrella holder', 'cane stand'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#2a5a8a'), 'glossy').lathe(
    pairs(0, 0, 0.13, 0, 0.15, 0.03, 0.13, 0.3, 0.14, 0.52, 0.155, 0.55, 0.13, 0.54, 0.115, 0.3),
    32,
  );
  for (const [n, hex] of ['#c8281c', '#17181c', '#2a7a4a'].entries()) {
    const [x, z] = [Math.cos(n * 2.1) * 0.06, Math.sin(n * 2.1) * 0.06];
    b.paint(fromHex(hex), 'cloth').tube(
      points(x * 0.4, 0.1, z * 0.4, x, 0.5, z, x * 1.3, 0.72, z * 1.3),
      [0.012, 0.036, 0.012],
      12,
    );
    b.paint(wood, 'wood').tube(
      points(
        x * 1.3,
        0.7,
        z * 1.3,
        x * 1.5,
        0.86,
        z * 1.5,
        x * 1.5 + 0.03,
        0.9,
        z * 1.5,
        x * 1.5 + 0.06,
        0.86,
        z * 1.5,
      ),
      0.011,
      8,
    );
  }
  return undefined;
});

const plunger = staticKit(['plunger', 'toilet plunger'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#b8382c'), 'satin').lathe(
    pairs(0.075, 0, 0.08, 0.01, 0.072, 0.06, 0.04, 0.1, 0.02, 0.115, 0, 0.115),
    28,
  );
  b.paint(fromHex('#d8b078'), 'wood').cylinder(0.1, 0.56, 0.012, 0.012, 16);
  return { grip: [0, 0.5, 0] };
});

const corkscrew = staticKit(['corkscrew', 'bottle opener', 'can opener', 'wine opener'], (b, { colour }) => {
  b.paint(steel, 'metal').tube(
    Array.from(
      { length: 60 },
      (_, n): Vec3 => [Math.cos(n * 0.75) * 0.006, n * 0.0012, Math.sin(n * 0.75) * 0.006],
    ),
    0.0024,
    6,
  );
  rod(b, [0, 0.07, 0], [0, 0.12, 0], 0.005);
  for (const side of [-1, 1])
    b.tube(
      points(side * 0.012, 0.09, 0, side * 0.05, 0.12, 0, side * 0.055, 0.17, 0),
      [0.006, 0.007, 0.009],
      8,
    );
  b.lathe(pairs(0.018, 0.05, 0.02, 0.07, 0.014, 0.1, 0, 0.1), 20);
  b.paint(colour ?? wood, 'wood').at(placed(0, 0.14, 0, { turnZ: Math.PI / 2 }), (k) =>
    k.lathe(pairs(0, -0.04, 0.01, -0.036, 0.009, 0, 0.01, 0.036, 0, 0.04), 14),
  );
  return { grip: [0, 0.14, 0] };
});

const handcuffs = staticKit(['handcuffs', 'handcuff', 'shackles', 'cuffs'], (b, { colour }) => {
  b.paint(colour ?? steel, 'metal');
  for (const x of [-0.06, 0.06]) {
    b.at(placed(x, 0.012, 0), (k) => ring(k, 0.035, 0.006, 26));
    b.box([x * 0.5, 0.012, 0], [0.026, 0.016, 0.03], 0.004);
  }
  for (let n = 0; n < 3; n += 1)
    b.at(placed(-0.012 + n * 0.012, 0.012, 0, { turnX: n % 2 ? 0 : Math.PI / 2 }), (k) =>
      ring(k, 0.008, 0.0024, 12),
    );
  return { grip: [0.06, 0.012, 0] };
});

const tumbleweed = staticKit(['tumbleweed', 'tumble weed', 'dry brush ball'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#b08a4c'), 'matte');
  around(26, 1, (_x, _z, _a, n) => {
    const [turn, lean] = [n * 2.4, Math.acos(1 - (2 * (n + 0.5)) / 26)];
    const path = Array.from({ length: 9 }, (_, k): Vec3 => {
      const t = lean + (k / 8) * 1.7;
      const r = 0.34 + 0.05 * Math.sin(k * 2 + n);
      return [
        Math.sin(t) * Math.cos(turn + k * 0.16) * r,
        0.38 + Math.cos(t) * r,
        Math.sin(t) * Math.sin(turn + k * 0.16) * r,
      ];
    });
    b.tube(path, 0.007, 4);
    for (const k of [2, 5, 7])
      rod(b, path[k]!, [path[k]![0] * 0.6, 0.38 + (path[k]![1] - 0.38) * 0.55, path[k]![2] * 0.7], 0.005, 4);
  });
  return undefined;
});

export const yardThingKits = [
  animalCage,
  trough,
  trellis,
  sundial,
  hotTub,
  horseshoe,
  umbrellaStand,
  plunger,
  corkscrew,
  handcuffs,
  tumbleweed,
];
