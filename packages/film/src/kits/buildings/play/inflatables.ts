/** Bouncy castle, water slide, sandbox, catapult, magic portal, gargoyle. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { around, pairs, placed, points, ring, rod } from '../../shared/shapes.ts';
import { staticKit } from '../../shared/static-kit.ts';

const hexes = ['#e0382c', '#f2c22c', '#2f7fd8', '#3aa84a'];

const bouncyCastle = staticKit(
  ['bouncy castle', 'bounce house', 'inflatable castle', 'jumping castle', 'bouncing castle'],
  (b, { colour }) => {
    const main = colour ?? fromHex(hexes[0]!);
    for (let n = -3; n <= 3; n += 1)
      b.paint(fromHex(n % 2 ? hexes[1]! : hexes[2]!), 'glossy').at(
        placed(n * 0.62, 0.36, 0, { turnX: Math.PI / 2 }),
        (k) => k.lathe(pairs(0, -2.2, 0.3, -2.15, 0.36, -2, 0.36, 2, 0.3, 2.15, 0, 2.2), 18),
      );
    for (const [x, z] of [
      [-2.2, -2],
      [2.2, -2],
      [-2.2, 2],
      [2.2, 2],
    ] as const) {
      b.paint(main, 'glossy').at(placed(x, 0, z), (k) =>
        k.lathe(pairs(0, 0, 0.5, 0.02, 0.52, 0.3, 0.5, 2.6, 0.44, 2.75, 0, 2.8), 24),
      );
      b.paint(fromHex(hexes[1]!), 'glossy').at(placed(x, 2.75, z), (k) =>
        k.lathe(pairs(0.6, -0.05, 0.62, 0.05, 0.3, 0.6, 0, 1.3), 24),
      );
      b.at(placed(x, 2.7, z), (k) => ring(k, 0.5, 0.12, 24));
    }
    for (const [x, z, turnY, length] of [
      [0, -2.1, 0, 3.6],
      [-2.3, 0, Math.PI / 2, 3.2],
      [2.3, 0, Math.PI / 2, 3.2],
    ] as const)
      b.at(placed(x, 0, z, { turnY }), (k) => {
        for (let n = 0; n < 4; n += 1)
          k.paint(fromHex(hexes[(n + 2) % 4]!), 'glossy').at(
            placed(0, 0.85 + n * 0.4, 0, { turnZ: Math.PI / 2 }),
            (m) =>
              m.lathe(
                pairs(0, -length / 2, 0.2, -length / 2 + 0.1, 0.22, 0, 0.2, length / 2 - 0.1, 0, length / 2),
                14,
              ),
          );
        for (let n = -2; n <= 2; n += 1)
          k.paint(main, 'glossy').sphere([(n / 5) * length, 2.4, 0], [0.26, 0.3, 0.22], 14);
      });
    b.paint(fromHex(hexes[1]!), 'glossy').tube(
      Array.from(
        { length: 15 },
        (_, n): Vec3 => [Math.cos((n / 14) * Math.PI) * 1.9, 2 + Math.sin((n / 14) * Math.PI) * 1.5, 2],
      ),
      0.26,
      14,
    );
    b.paint(lighten(main, 0.3), 'glossy').sphere([0, 0.25, 2.7], [1.6, 0.26, 0.8], 20);
    return { top: [0, 0.72, 0], inside: [0, 0.72, 0], seat: [0, 0.72, 0.5] };
  },
);

const waterSlide = staticKit(['water slide', 'waterslide', 'pool slide'], (b, { colour }) => {
  const paint = colour ?? fromHex('#2f8fe0');
  const path = Array.from({ length: 40 }, (_, n): Vec3 => {
    const t = n / 39;
    const angle = t * Math.PI * 2.2;
    return [
      Math.sin(angle) * 2.2 * (1 - t * 0.2),
      4.4 * (1 - t) ** 0.9 + 0.5,
      -2.2 + Math.cos(angle) * 1.8 + t * 4.2,
    ];
  });
  b.twoSided();
  b.paint(paint, 'glossy').loft(
    path.map((at, n): Vec3[] => {
      const next = path[Math.min(n + 1, 39)]!;
      const before = path[Math.max(0, n - 1)]!;
      const [dx, dz] = [next[0] - before[0], next[2] - before[2]];
      const length = Math.hypot(dx, dz) || 1;
      const [sx, sz] = [dz / length, -dx / length];
      return Array.from({ length: 9 }, (_, k): Vec3 => {
        const a = Math.PI + (k / 8) * Math.PI;
        return [
          at[0] + Math.cos(a) * 0.6 * sx,
          at[1] + Math.sin(a) * 0.5 + 0.4,
          at[2] + Math.cos(a) * 0.6 * sz,
        ];
      });
    }),
    { isClosed: false },
  );
  b.paint(fromHex('#bfe4f4'), 'glossy').tube(
    path.map(([x, y, z]): Vec3 => [x, y - 0.02, z]),
    0.12,
    6,
  );
  b.paint(fromHex('#f2c22c'), 'glossy');
  for (const n of [4, 12, 20, 28]) rod(b, [path[n]![0], 0, path[n]![2]], path[n]!, 0.08);
  for (const x of [-0.6, 0.6]) rod(b, [x, 0, -1.2], [x, 5.4, -0.7], 0.06);
  for (let n = 0; n < 12; n += 1)
    rod(b, [-0.6, 0.4 + n * 0.4, -1.15 + n * 0.036], [0.6, 0.4 + n * 0.4, -1.15 + n * 0.036], 0.035);
  b.paint(fromHex('#e0382c'), 'glossy').box([0, 4.8, -0.3], [1.5, 0.12, 1.3], 0.04);
  return { top: [0, 4.9, -0.3], seat: [0, 4.9, -0.3] };
});

const sandbox = staticKit(['sandbox', 'sandpit', 'sand pit'], (b, { colour }) => {
  b.paint(fromHex('#e2c48a'), 'sand').box([0, 0.12, 0], [2, 0.2, 2]);
  b.sphere([0.4, 0.2, -0.3], [0.5, 0.26, 0.45], 16).sphere([-0.5, 0.2, 0.4], [0.4, 0.18, 0.4], 14);
  for (const [n, [x, z, w, d]] of (
    [
      [0, -1.06, 2.3, 0.18],
      [0, 1.06, 2.3, 0.18],
      [-1.06, 0, 0.18, 2.3],
      [1.06, 0, 0.18, 2.3],
    ] as const
  ).entries())
    b.paint(colour ?? fromHex(hexes[n]!), 'wood').box([x, 0.16, z], [w, 0.32, d], 0.04);
  b.paint(fromHex('#e0382c'), 'glossy').at(placed(-0.1, 0.22, -0.2), (k) =>
    k.lathe(pairs(0, 0, 0.1, 0, 0.14, 0.2, 0.12, 0.2, 0.09, 0.02), 18),
  );
  b.paint(fromHex('#2f7fd8'), 'glossy');
  rod(b, [0.3, 0.28, 0.5], [0.6, 0.5, 0.6], 0.02);
  b.box([0.24, 0.24, 0.48], [0.16, 0.03, 0.12], 0.01);
  return { top: [0, 0.22, 0], inside: [0, 0.22, 0] };
});

const catapult = staticKit(['catapult', 'trebuchet', 'siege engine', 'onager'], (b) => {
  const wood = fromHex('#6a4426');
  b.paint(wood, 'wood');
  for (const side of [-1, 1]) {
    b.box([side * 0.9, 0.55, 0], [0.22, 0.26, 4.4], 0.03);
    rod(b, [side * 0.9, 0.6, 1.3], [side * 0.9, 2.6, 0.3], 0.1);
    rod(b, [side * 0.9, 0.6, -0.8], [side * 0.9, 2.6, 0.3], 0.1);
    for (const z of [-1.7, 1.7])
      b.at(placed(side * 1.12, 0.5, z, { turnZ: Math.PI / 2 }), (k) => {
        k.paint(darken(wood, 0.25), 'wood').cylinder(-0.09, 0.09, 0.5, 0.5, 24);
        k.paint(fromHex('#4a4c50'), 'metal')
          .lathe(pairs(0.48, -0.1, 0.52, -0.1, 0.52, 0.1, 0.48, 0.1), 24)
          .cylinder(-0.12, 0.12, 0.1, 0.1, 12);
      });
    b.paint(wood, 'wood');
  }
  for (const z of [-2, 0, 2]) b.box([0, 0.55, z], [1.8, 0.2, 0.2], 0.03);
  rod(b, [-1, 2.6, 0.3], [1, 2.6, 0.3], 0.12);
  rod(b, [0, 0.7, 0.5], [0, 3.2, -2.2], [0.14, 0.1]);
  b.paint(fromHex('#c8a468'), 'cloth').at(placed(0, 0.8, 0.45, { turnZ: Math.PI / 2 }), (k) =>
    k.cylinder(-0.8, 0.8, 0.2, 0.2, 14),
  );
  b.paint(darken(wood, 0.3), 'wood').sphere([0, 3.3, -2.3], [0.45, 0.2, 0.45], 18);
  b.paint(fromHex('#7a766e'), 'rock').sphere([0, 3.55, -2.3], 0.36, 12);
  for (const [x, z] of [
    [1.9, 0.8],
    [2.2, 0.2],
    [1.9, -0.4],
  ] as const)
    b.sphere([x, 0.32, z], 0.34, 12);
  return {};
});

const portal = staticKit(
  [
    'portal',
    'magic portal',
    'glowing portal',
    'stargate',
    'time portal',
    'magic gate',
    'wormhole portal',
    'time machine',
  ],
  (b, { colour }) => {
    const glow: Vec3 = colour
      ? [colour[0] * 2.2 + 0.1, colour[1] * 2.2 + 0.1, colour[2] * 2.2 + 0.1]
      : [0.25, 0.8, 2.4];
    b.paint(fromHex('#6a665e'), 'stone')
      .box([0, 0.16, 0], [3.4, 0.32, 1.6], 0.05)
      .box([0, 0.4, -0.05], [2.6, 0.2, 1.2], 0.05);
    b.at(placed(0, 2.25, 0, { turnX: Math.PI / 2 }), (k) => {
      k.paint(fromHex('#5a574f'), 'rock').lathe(
        pairs(1.5, -0.3, 1.95, -0.3, 2, 0, 1.95, 0.3, 1.5, 0.3, 1.5, -0.3),
        40,
      );
      around(12, 1.76, (x, z, angle) => {
        k.paint([glow[0] * 1.3, glow[1] * 1.3, glow[2] * 1.3], 'glow').at(
          placed(x, 0.31, z, { turnY: -angle }),
          (m) => m.box([0, 0, 0], [0.22, 0.03, 0.12], 0.01),
        );
      });
      for (let n = 0; n < 26; n += 1) {
        const r = 1.5 * (1 - n / 26);
        const bright = 0.35 + 0.65 * (n / 26);
        k.paint(
          [glow[0] * bright + (n / 26) ** 3, glow[1] * bright + (n / 26) ** 3, glow[2] * bright],
          'glow',
        ).lathe(
          pairs(r, 0.02 - n * 0.012, Math.max(0, r - 0.058), 0.008 - n * 0.012),
          36,
          (angle) => 1 + 0.05 * Math.sin(angle * 3 + n * 0.7),
        );
      }
      for (let arm = 0; arm < 4; arm += 1)
        k.paint([glow[0] + 0.8, glow[1] + 0.8, glow[2] + 0.6], 'glow').tube(
          Array.from({ length: 16 }, (_, n): Vec3 => {
            const [r, angle] = [1.45 * (1 - n / 17), arm * 1.57 + n * 0.26];
            return [Math.cos(angle) * r, 0.05 - n * 0.016, Math.sin(angle) * r];
          }),
          Array.from({ length: 16 }, (_, n) => 0.05 * (1 - n / 20)),
          6,
        );
    });
    b.twoSided();
    return { inside: [0, 0.5, 0], door: [0, 0.5, 0.8] };
  },
);

const gargoyle = staticKit(['gargoyle', 'stone gargoyle', 'gargoyles'], (b, { colour }) => {
  const stone = colour ?? fromHex('#7f7c74');
  const paint = (p: Vec3): Vec3 =>
    darken(stone, 0.25 * Math.abs(Math.sin(p[0] * 9 + p[1] * 7) * Math.sin(p[2] * 8)));
  b.paint(darken(stone, 0.12), 'stone')
    .box([0, 0.5, 0], [1.1, 1, 1.1], 0.06)
    .box([0, 1.05, 0], [1.3, 0.14, 1.3], 0.04);
  b.at(placed(0, 1.12, 0), (k) => {
    k.paint(paint, 'rock')
      .sphere([0, 0.42, -0.12], [0.3, 0.4, 0.34], 20)
      .sphere([0, 0.66, 0.1], [0.27, 0.3, 0.26], 20);
    k.sphere([0, 0.98, 0.3], [0.2, 0.19, 0.22], 18).sphere([0, 0.9, 0.46], [0.13, 0.1, 0.14], 14);
    for (const side of [-1, 1]) {
      k.sphere([side * 0.26, 0.2, 0.08], [0.15, 0.2, 0.3], 16).sphere(
        [side * 0.28, 0.05, 0.34],
        [0.1, 0.06, 0.17],
        12,
      );
      k.tube(
        points(side * 0.24, 0.72, 0.16, side * 0.3, 0.4, 0.36, side * 0.2, 0.06, 0.46),
        [0.1, 0.085, 0.07],
        12,
      );
      k.sphere([side * 0.2, 0.05, 0.52], [0.09, 0.05, 0.12], 10);
      k.tube(
        points(side * 0.1, 1.12, 0.26, side * 0.2, 1.3, 0.2, side * 0.16, 1.46, 0.3),
        [0.055, 0.04, 0.01],
        8,
      );
      k.tube(points(side * 0.17, 1, 0.26, side * 0.36, 1.08, 0.14), [0.06, 0.01], 8);
      k.paint([1.8, 0.5, 0.1], 'glow').sphere([side * 0.085, 1.02, 0.48], 0.028, 10);
      k.paint(paint, 'rock').tube(
        points(side * 0.12, 0.82, -0.1, side * 0.6, 1.5, -0.3, side * 0.95, 1.42, -0.34),
        [0.06, 0.045, 0.02],
        8,
      );
      for (const [x, y] of [
        [1.1, 0.75],
        [0.75, 0.5],
        [0.42, 0.42],
      ] as const)
        k.tube(points(side * 0.6, 1.5, -0.3, side * x, y, -0.3), [0.03, 0.012], 6);
      k.quad(
        [side * 0.6, 1.5, -0.3],
        [side * 0.95, 1.42, -0.34],
        [side * 1.1, 0.75, -0.3],
        [side * 0.75, 0.5, -0.3],
        [0, 0, 1],
      );
      k.quad(
        [side * 0.6, 1.5, -0.3],
        [side * 0.75, 0.5, -0.3],
        [side * 0.42, 0.42, -0.3],
        [side * 0.14, 0.8, -0.16],
        [0, 0, 1],
      );
      k.paint(fromHex('#d8d4c8'), 'satin').at(placed(side * 0.05, 0.87, 0.57, { turnX: Math.PI }), (m) =>
        m.lathe(pairs(0.018, 0, 0, 0.06), 8),
      );
      k.paint(paint, 'rock');
    }
    k.tube(points(0, 0.2, -0.42, 0.3, 0.1, -0.5, 0.5, 0.3, -0.4), [0.07, 0.05, 0.02], 8);
  });
  b.twoSided();
  return {};
});

export const playThings = [bouncyCastle, waterSlide, sandbox, catapult, portal, gargoyle];
