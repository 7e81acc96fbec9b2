/** Festivals and customs of Asia: lanterns, red envelope, knot, fan, lucky cat, daruma, carp streamers. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, points, ring, rod, slab } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const red = fromHex('#c8201c');
const gold = fromHex('#e0b23a');
const white = fromHex('#f6f2ea');

const redEnvelope = staticKit(
  ['red envelope', 'red envelopes', 'hongbao', 'lucky money', 'red packet'],
  (b) => {
    for (const [n, turn] of [0.35, 0, -0.35].entries())
      b.at(placed((n - 1) * 0.05, 0.1, n * 0.006, { turnZ: turn, turnX: -0.15 }), (k) => {
        k.paint(red, 'satin').box([0, 0, 0], [0.085, 0.165, 0.006], 0.002);
        k.paint(gold, 'metal').at(placed(0, 0, 0.004, { turnX: Math.PI / 2 }), (m) =>
          m.cylinder(0, 0.001, 0.026, 0.026, 24),
        );
        k.paint(red, 'satin')
          .box([0, 0, 0.0055], [0.018, 0.03, 0.001])
          .box([0, 0.006, 0.0055], [0.03, 0.006, 0.001]);
        k.paint(gold, 'metal')
          .box([0, 0.066, 0.0035], [0.085, 0.004, 0.001])
          .box([0, -0.07, 0.0035], [0.06, 0.003, 0.001]);
      });
    return { grip: [0, 0.05, 0] };
  },
);

const chineseKnot = staticKit(['chinese knot', 'lucky knot', 'tassel'], (b) => {
  b.at(placed(0, 0.42, 0, { turnZ: Math.PI / 4 }), (k) => {
    k.paint(red, 'cloth');
    for (let n = -3; n <= 3; n += 1) {
      k.tube(points(-0.11, n * 0.027, 0.005 * (n % 2), 0.11, n * 0.027, -0.005 * (n % 2)), 0.012, 8);
      k.tube(points(n * 0.027, -0.11, -0.005, n * 0.027, 0.11, 0.005), 0.012, 8);
    }
    for (const [x, y] of [
      [0.12, 0.12],
      [-0.12, -0.12],
      [0.12, -0.12],
      [-0.12, 0.12],
    ] as const)
      k.at(placed(x, y, 0, { turnX: Math.PI / 2 }), (m) => ring(m, 0.03, 0.009, 18));
  });
  b.paint(gold, 'glossy').sphere([0, 0.22, 0], 0.02, 14);
  b.paint(red, 'cloth');
  rod(b, [0, 0.58, 0], [0, 0.72, 0], 0.005);
  for (let n = 0; n < 14; n += 1)
    rod(b, [0, 0.21, 0], [Math.cos(n * 2.4) * 0.024, 0, Math.sin(n * 2.4) * 0.024], [0.006, 0.004], 5);
  return { grip: [0, 0.7, 0] };
});

const foldingFan = staticKit(
  ['folding fan', 'paper fan', 'hand fan', 'chinese fan', 'japanese fan'],
  (b, { colour }) => {
    const count = 15;
    const rim = (n: number, r: number, z: number): Vec3 => {
      const angle = Math.PI * (0.12 + (n / count) * 0.76);
      return [Math.cos(angle) * r, 0.02 + Math.sin(angle) * r, z];
    };
    b.twoSided();
    for (let n = 0; n < count; n += 1) {
      const [z0, z1] = n % 2 ? [0.006, -0.006] : [-0.006, 0.006];
      b.paint(
        (p) => (Math.hypot(p[0], p[1] - 0.02) > 0.245 ? gold : (colour ?? fromHex('#d8342e'))),
        'cloth',
      );
      for (const [from, to] of [
        [0.11, 0.24],
        [0.24, 0.26],
      ] as const)
        b.quad(rim(n, from, z0), rim(n + 1, from, z1), rim(n + 1, to, z1), rim(n, to, z0));
      b.paint(fromHex('#5a3018'), 'wood');
      rod(b, [0, 0.02, z0], rim(n, 0.25, z0), 0.003, 5);
    }
    b.paint(white, 'satin');
    around(5, 0.016, (x, y) => b.sphere([x - 0.02, 0.2 + y, 0.012], [0.013, 0.013, 0.003], 10));
    b.paint(gold, 'satin').sphere([-0.02, 0.2, 0.014], [0.008, 0.008, 0.004], 10);
    return { grip: [0, 0.03, 0] };
  },
);

const luckyCat = staticKit(['lucky cat', 'maneki neko', 'fortune cat', 'beckoning cat'], (b, { colour }) => {
  const coat = colour ?? white;
  b.paint(coat, 'glossy')
    .sphere([0, 0.1, 0], [0.085, 0.1, 0.075], 28)
    .sphere([0, 0.24, 0.005], [0.085, 0.075, 0.07], 28);
  for (const side of [-1, 1]) {
    b.paint(coat, 'glossy').at(placed(side * 0.052, 0.3, 0, { turnZ: -side * 0.35 }), (k) =>
      k.lathe(pairs(0.028, -0.01, 0.02, 0.02, 0, 0.046), 14),
    );
    b.paint(fromHex('#e86a70'), 'glossy').at(
      placed(side * 0.053, 0.303, 0.014, { turnZ: -side * 0.35 }),
      (k) => k.lathe(pairs(0.016, -0.005, 0.01, 0.014, 0, 0.03), 12),
    );
    b.paint(fromHex('#1c1c1f'), 'glossy').at(placed(side * 0.032, 0.25, 0.066, { turnX: -0.2 }), (k) =>
      k.sphere([0, 0, 0], [0.013, 0.016, 0.006], 14),
    );
    b.paint(coat, 'glossy').sphere([side * 0.05, 0.02, 0.06], [0.03, 0.024, 0.036], 16);
    b.paint(fromHex('#2a2a2c'), 'satin');
    for (const lift of [-0.006, 0.006])
      rod(b, [side * 0.04, 0.222, 0.068], [side * 0.085, 0.222 + lift * 2, 0.05], 0.0014, 4);
  }
  b.paint(fromHex('#e84a5a'), 'glossy').sphere([0, 0.232, 0.073], [0.008, 0.006, 0.005], 10);
  b.paint(fromHex('#2a2a2c'), 'satin').tube(
    points(
      -0.018,
      0.218,
      0.07,
      -0.008,
      0.212,
      0.072,
      0,
      0.22,
      0.073,
      0.008,
      0.212,
      0.072,
      0.018,
      0.218,
      0.07,
    ),
    0.0018,
    5,
  );
  b.paint(coat, 'glossy')
    .tube(points(-0.075, 0.13, 0.03, -0.12, 0.17, 0.04, -0.125, 0.26, 0.045), [0.028, 0.026, 0.026], 14)
    .sphere([-0.125, 0.275, 0.05], [0.032, 0.03, 0.03], 16);
  b.tube(points(0.07, 0.13, 0.03, 0.06, 0.09, 0.075), [0.028, 0.026], 14);
  b.paint(red, 'glossy').at(placed(0, 0.183, 0), (k) => ring(k, 0.06, 0.012, 28));
  b.paint(gold, 'metal').sphere([0, 0.168, 0.068], 0.016, 16);
  b.at(placed(0.015, 0.1, 0.085, { turnX: Math.PI / 2 }), (k) =>
    k
      .paint(gold, 'metal')
      .lathe(
        pairs(0, -0.005, 0.036, -0.005, 0.036, 0.005, 0, 0.005),
        28,
        (angle) => 1 - 0.25 * Math.cos(angle) ** 2,
      ),
  );
  return { grip: [0, 0.15, 0] };
});

const daruma = staticKit(['daruma', 'daruma doll'], (b, { colour }) => {
  const paint = colour ?? red;
  b.paint(paint, 'glossy').lathe(
    pairs(0, 0, 0.07, 0.004, 0.11, 0.05, 0.12, 0.1, 0.11, 0.16, 0.075, 0.215, 0, 0.235),
    40,
  );
  b.paint(fromHex('#f0dcc0'), 'glossy').sphere([0, 0.15, 0.064], [0.078, 0.058, 0.054], 26);
  for (const side of [-1, 1]) {
    b.paint(white, 'glossy').sphere([side * 0.03, 0.155, 0.112], [0.022, 0.022, 0.01], 18);
    b.paint(fromHex('#161616'), 'glossy').sphere([side * 0.03, 0.155, 0.12], [0.011, 0.011, 0.006], 14);
    b.tube(
      points(side * 0.008, 0.182, 0.102, side * 0.03, 0.192, 0.096, side * 0.056, 0.18, 0.08),
      [0.005, 0.008, 0.003],
      8,
    );
    b.tube(
      points(side * 0.02, 0.124, 0.104, side * 0.045, 0.118, 0.095, side * 0.06, 0.132, 0.078),
      [0.004, 0.005, 0.002],
      8,
    );
    b.paint(gold, 'metal').tube(
      points(side * 0.05, 0.02, 0.095, side * 0.075, 0.06, 0.092, side * 0.05, 0.09, 0.108),
      0.005,
      8,
    );
  }
  b.paint(fromHex('#b83a3a'), 'satin').sphere([0, 0.118, 0.109], [0.012, 0.004, 0.004], 10);
  b.paint(gold, 'metal').tube(points(0, 0.02, 0.1, 0, 0.085, 0.118), 0.005, 8);
  return { grip: [0, 0.1, 0] };
});

const koinobori = staticKit(
  ['koinobori', 'carp streamer', 'carp streamers', 'carp flag', 'carp windsock', 'fish kite'],
  (b) => {
    b.paint(fromHex('#c8ccd0'), 'metal').cylinder(0, 5.2, 0.05, 0.035, 12);
    b.paint(gold, 'metal').sphere([0, 5.25, 0], 0.12, 18);
    for (const [n, hex] of ['#26282e', '#d8342e', '#2f6fd0'].entries()) {
      const [y, size] = [4.7 - n * 0.95, 1 - n * 0.16];
      const wave = (x: number): Vec3 => [x * size, y + Math.sin(x * 2.4 + n) * 0.09, 0];
      const rings = Array.from({ length: 13 }, (_, m) => {
        const t = m / 12;
        const [cx, cy] = wave(0.1 + t * 2.1);
        const r = size * (t < 0.12 ? 0.2 : 0.25 - 0.16 * t);
        return Array.from(
          { length: 19 },
          (_, k): Vec3 => [
            cx,
            cy + Math.cos((k / 18) * 2 * Math.PI) * r,
            Math.sin((k / 18) * 2 * Math.PI) * r * 0.7,
          ],
        );
      });
      const base = fromHex(hex);
      b.paint((p) => {
        const along = (p[0] / size - 0.1) / 2.1;
        if (along < 0.2) return white;
        return Math.sin(along * 60) * Math.sin(p[1] * 22) > 0.15 ? lighten(base, 0.4) : base;
      }, 'cloth').loft(rings);
      for (const side of [-1, 1]) {
        const [ex, ey] = wave(0.28);
        b.paint(white, 'satin').sphere(
          [ex, ey + 0.06, side * 0.14 * size],
          [0.07 * size, 0.07 * size, 0.04],
          14,
        );
        b.paint(fromHex('#161616'), 'glossy').sphere(
          [ex, ey + 0.06, side * 0.17 * size],
          [0.035 * size, 0.035 * size, 0.03],
          12,
        );
      }
      const [tx, ty] = wave(2.18);
      b.paint(base, 'cloth').at(placed(tx + 0.16 * size, ty, 0), (k) =>
        slab(k, pairs(-0.2, 0.05, 0.2, 0.22, 0.08, 0, 0.2, -0.22, -0.2, -0.05), 0.02),
      );
    }
    b.twoSided();
    return {};
  },
);

const stoneLantern = staticKit(['stone lantern', 'japanese stone lantern', 'toro lantern'], (b) => {
  const stone = fromHex('#8f928c');
  b.paint(stone, 'rock').lathe(
    pairs(0, 0, 0.32, 0, 0.3, 0.14, 0.14, 0.2, 0.12, 0.75, 0.16, 0.82, 0.32, 0.88, 0.32, 0.95, 0, 0.95),
    6,
  );
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    b.box([x * 0.18, 1.1, z * 0.18], [0.08, 0.32, 0.08], 0.01);
  b.paint([1.9, 1.1, 0.4], 'glow').box([0, 1.1, 0], [0.22, 0.24, 0.22]);
  b.paint(darken(stone, 0.08), 'rock').lathe(
    pairs(0, 1.26, 0.5, 1.26, 0.52, 1.32, 0.3, 1.44, 0.12, 1.52, 0, 1.54),
    6,
  );
  b.sphere([0, 1.6, 0], [0.1, 0.12, 0.1], 16);
  return {};
});

const diya = staticKit(['diya', 'diwali lamp', 'diyas', 'clay lamp', 'butter lamp'], (b) => {
  for (const [x, z] of [
    [0, 0.1],
    [-0.16, -0.04],
    [0.16, -0.04],
  ] as const)
    b.at(placed(x, 0, z), (k) => {
      k.paint(fromHex('#b8562a'), 'satin').lathe(
        pairs(0, 0, 0.035, 0, 0.065, 0.03, 0.07, 0.042, 0.06, 0.04, 0, 0.022),
        30,
        (angle) => 1 + 0.22 * Math.max(0, Math.cos(angle - Math.PI / 2)) ** 4,
      );
      k.paint(gold, 'metal');
      around(10, 0.062, (px, pz) => k.sphere([px, 0.03, pz], 0.005, 6));
      k.paint(fromHex('#e8c05a'), 'glossy').cylinder(0.03, 0.034, 0.05, 0.05, 20);
      k.paint([3.4, 1.7, 0.4], 'glow').lathe(pairs(0, 0.034, 0.012, 0.05, 0.009, 0.075, 0, 0.105), 14);
    });
  return { top: [0, 0.1, 0] };
});

const rangoli = staticKit(['rangoli', 'mandala', 'sand mandala', 'tatami', 'tatami mat'], (b, { noun }) => {
  if (noun.startsWith('tatami')) {
    b.paint((p) => (Math.floor(p[0] * 60) % 2 ? fromHex('#b8b46a') : fromHex('#aaa65c')), 'cloth').box(
      [0, 0.025, 0],
      [1.8, 0.05, 0.9],
    );
    b.paint(fromHex('#2c4a34'), 'cloth');
    for (const z of [-0.44, 0.44]) b.box([0, 0.027, z], [1.8, 0.05, 0.04]);
    return {};
  }
  const hexes = ['#e8482c', '#f2b82c', '#e83a8a', '#2f9ad0', '#4ab84a', '#8a3ac0'];
  b.paint(fromHex('#f4efe4'), 'matte').cylinder(0, 0.006, 0.95, 0.95, 64);
  for (let row = 0; row < 5; row += 1) {
    const [count, radius] = [8 + row * 4, 0.16 + row * 0.16];
    around(count, radius, (x, z, angle) => {
      b.paint(fromHex(hexes[(row + (count % 3)) % 6]!), 'matte').at(
        placed(x, 0.008 + row * 0.0005, z, { turnY: -angle }),
        (k) => k.sphere([0, 0, 0], [0.085, 0.008, 0.26 / (1.6 + row * 0.35)], 12),
      );
      b.paint(fromHex(hexes[(row + 3) % 6]!), 'matte').at(placed(x, 0.016, z, { turnY: -angle }), (k) =>
        k.sphere([0, 0, 0], [0.045, 0.006, 0.05], 10),
      );
    });
  }
  b.paint(fromHex('#f2b82c'), 'matte').cylinder(0.006, 0.014, 0.1, 0.1, 28);
  return {};
});

export const asianFestivalKits = [
  redEnvelope,
  chineseKnot,
  foldingFan,
  luckyCat,
  daruma,
  koinobori,
  stoneLantern,
  diya,
  rangoli,
];
