/** Rubble, bricks, walls with graffiti, scoreboards, domes, dumpsters, manholes, pits, lava and tripods. */

import { darken, fromHex } from '../../../../math/colour.ts';
import { createRandom, seedFor } from '../../../../math/random.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, ring, rod, slab, starOutline } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const dark = fromHex('#26282d');
const brickRed = fromHex('#a8492e');

const rubble = staticKit(
  ['rubble', 'debris', 'pile of rubble', 'wreckage', 'ruins pile'],
  (b, { seed, detail }) => {
    const random = createRandom(seedFor(seed, 'rubble'));
    const count = detail === 0 ? 90 : 45;
    for (let n = 0; n < count; n += 1) {
      const angle = random() * 2 * Math.PI;
      const out = Math.sqrt(random()) * 1.1;
      const height = Math.max(0, 0.55 * (1 - out / 1.1)) * random();
      const size = 0.05 + random() * 0.16;
      const hex = ['#9a958c', '#7d7870', '#a8492e', '#b9b2a4', '#6a6660'][Math.floor(random() * 5)]!;
      const turns = { turnX: random() * 3, turnY: random() * 3, turnZ: random() * 3 };
      b.paint(fromHex(hex), 'rock').at(
        placed(Math.cos(angle) * out, height + size * 0.3, Math.sin(angle) * out, turns),
        (k) => k.box([0, 0, 0], [size * 1.5, size * 0.8, size], 0.012, 1),
      );
    }
    b.paint(fromHex('#6b4a32'), 'wood').at(placed(0.2, 0.35, 0.1, { turnZ: 0.5, turnY: 0.6 }), (k) =>
      k.box([0, 0, 0], [1.3, 0.07, 0.09]),
    );
    b.paint(fromHex('#5c6066'), 'metal');
    for (const [x, z, lean] of [
      [-0.3, 0.1, 0.3],
      [-0.2, -0.2, -0.2],
    ] as const)
      rod(b, [x, 0.2, z], [x + lean, 0.85, z], 0.012, 8);
    return { top: [0, 0.5, 0] };
  },
);

const brick = staticKit(['brick', 'bricks', 'pile of bricks', 'red brick'], (b, { noun, colour }) => {
  const own = colour ?? brickRed;
  const one = (x: number, y: number, z: number, turnY = 0) =>
    b.at(placed(x, y, z, { turnY }), (k) => {
      k.paint(own, 'matte').box([0, 0.0325, 0], [0.21, 0.065, 0.1], 0.006, 2);
      k.paint(darken(own, 0.6), 'matte');
      for (const hole of [-0.06, 0, 0.06]) k.box([hole, 0.0652, 0], [0.03, 0.0012, 0.05]);
    });
  if (noun !== 'brick' && noun !== 'red brick')
    for (let row = 0; row < 4; row += 1)
      for (let n = 0; n < 5 - row; n += 1)
        one((n - (4 - row) / 2) * 0.22, row * 0.066, (row % 2) * 0.01, ((n * 7 + row) % 5) * 0.03 - 0.06);
  else one(0, 0, 0);
  return {};
});

const graffiti = staticKit(
  ['graffiti', 'graffiti wall', 'street art', 'wall painting', 'graffiti art'],
  (b, { noun, seed }) => {
    const random = createRandom(seedFor(seed, noun));
    b.paint(fromHex('#b9aca0'), 'stone').box([0, 1.3, 0], [4.4, 2.6, 0.24], 0.02);
    b.paint(fromHex('#8a857c'), 'rock').box([0, 2.66, 0], [4.6, 0.12, 0.34], 0.02);
    const gaudy = ['#e8324a', '#2a78c8', '#f2b51d', '#3fae52', '#8a3fb8', '#f07a24', '#1fb0b0'];
    for (let n = 0; n < 16; n += 1) {
      const [x, y] = [-1.8 + random() * 3.6, 0.5 + random() * 1.6];
      const size = 0.18 + random() * 0.3;
      b.paint(fromHex(gaudy[n % gaudy.length]!), 'satin').at(
        placed(x, y, 0.121 + n * 0.0006, { turnZ: random() * 6 }),
        (k) => slab(k, starOutline(5 + (n % 4), size, size * (0.4 + random() * 0.5)), 0.004),
      );
    }
    // Bold letters without a meaning, outlined as they are sprayed.
    for (let n = 0; n < 6; n += 1) {
      const outline = pairs(
        -0.22,
        -0.4,
        0.1,
        -0.42,
        0.26,
        -0.1,
        0.16,
        0.12,
        0.27,
        0.36,
        -0.06,
        0.44,
        -0.26,
        0.2,
        -0.12,
        -0.04,
      );
      const turned = outline.map(([x, y]): [number, number] => (n % 2 ? [-x, y] : [x, n % 3 ? y : -y]));
      b.at(placed(-1.35 + n * 0.54, 1.3 + (n % 2) * 0.08, 0.14, { turnZ: (n % 3) * 0.14 - 0.14 }), (k) => {
        k.paint(dark, 'satin').at(placed(0, 0, 0), (m) =>
          slab(
            m,
            turned.map(([x, y]) => [x * 1.14, y * 1.12]),
            0.006,
          ),
        );
        k.paint(fromHex(gaudy[(n * 3 + 2) % gaudy.length]!), 'satin').at(placed(0, 0, 0.006), (m) =>
          slab(m, turned, 0.006),
        );
      });
    }
    return {};
  },
);

/** Which of seven bars of a digit are lit. */
const digits = [
  0b1110111, 0b0100100, 0b1011101, 0b1101101, 0b0101110, 0b1101011, 0b1111011, 0b0100101, 0b1111111,
  0b1101111,
];
const bars: [number, number, boolean][] = [
  [0, 0.12, true],
  [-0.06, 0.06, false],
  [0.06, 0.06, false],
  [0, 0, true],
  [-0.06, -0.06, false],
  [0.06, -0.06, false],
  [0, -0.12, true],
];

const scoreboard = staticKit(
  ['scoreboard', 'score board', 'departure board', 'flight information board'],
  (b, { noun }) => {
    const isTable = noun !== 'scoreboard' && noun !== 'score board';
    b.paint(fromHex('#5c6066'), 'metal');
    for (const x of [-0.9, 0.9]) rod(b, [x, 0, 0], [x, 2, -0.02], 0.05, 12);
    b.paint(dark, 'satin').box([0, 2.4, 0], [2.6, 1.5, 0.16], 0.03);
    b.paint(fromHex('#16181c'), 'glossy').box([0, 2.4, 0.07], [2.46, 1.36, 0.06]);
    if (isTable) {
      for (let row = 0; row < 7; row += 1)
        for (const [x, width] of [
          [-0.95, 0.35],
          [-0.3, 0.75],
          [0.55, 0.3],
          [0.98, 0.35],
        ] as const)
          b.paint(row === 0 ? [1.4, 1.2, 0.3] : [1.2, 0.75, 0.2], 'glow').box(
            [x, 2.94 - row * 0.18, 0.102],
            [width * (1 - ((row * 3) % 4) * 0.08), 0.07, 0.004],
          );
      return {};
    }
    b.paint([1.5, 0.25, 0.12], 'glow');
    for (const [n, digit] of [2, 1, 0, 3].entries()) {
      const x = [-0.95, -0.55, 0.55, 0.95][n]!;
      for (const [bit, [dx, dy, isFlat]] of bars.entries())
        if ((digits[digit]! >> bit) & 1)
          b.box([x + dx * 2.2, 2.35 + dy * 2.4, 0.102], isFlat ? [0.2, 0.05, 0.004] : [0.05, 0.24, 0.004]);
    }
    b.box([0, 2.45, 0.102], [0.06, 0.06, 0.004]).box([0, 2.25, 0.102], [0.06, 0.06, 0.004]);
    b.paint([0.9, 0.95, 1], 'glow')
      .box([-0.75, 2.9, 0.102], [0.6, 0.1, 0.004])
      .box([0.75, 2.9, 0.102], [0.6, 0.1, 0.004]);
    return {};
  },
);

const dome = staticKit(['dome', 'cupola'], (b, { colour, material }) => {
  const isGlass = material !== null && /glass|crystal/.test(material);
  const radius = 4;
  const at = (ring: number, n: number, count: number): Vec3 => {
    const tilt = (ring / 6) * (Math.PI / 2);
    const angle = ((n + (ring % 2) / 2) / count) * 2 * Math.PI;
    return [
      Math.cos(angle) * Math.cos(tilt) * radius,
      Math.sin(tilt) * radius,
      Math.sin(angle) * Math.cos(tilt) * radius,
    ];
  };
  b.paint(fromHex('#d8d4cc'), 'rock').lathe(
    pairs(0, 0, radius + 0.25, 0, radius + 0.25, 0.3, radius - 0.1, 0.3),
    40,
  );
  b.paint(isGlass ? [0.75, 0.87, 0.93] : (colour ?? fromHex('#c8a24a')), isGlass ? 'clear' : 'metal').lathe(
    Array.from({ length: 17 }, (_, n) => [
      Math.cos((n / 16) * (Math.PI / 2)) * radius,
      Math.sin((n / 16) * (Math.PI / 2)) * radius,
    ]),
    40,
  );
  b.paint(isGlass ? fromHex('#e8e8e4') : darken(colour ?? fromHex('#c8a24a'), 0.4), 'metal');
  for (let level = 0; level < 6; level += 1)
    for (let n = 0; n < 16; n += 1) {
      rod(b, at(level, n, 16), at(level, n + 1, 16), 0.045, 6);
      rod(b, at(level, n, 16), at(level + 1, n, 16), 0.045, 6);
    }
  return {};
});

const dumpster = staticKit(['dumpster', 'skip', 'recycling bin', 'wheelie bin'], (b, { noun, colour }) => {
  const isSmall = noun.endsWith('bin');
  const own = colour ?? fromHex(noun === 'recycling bin' ? '#2a6fc0' : '#3f7a4a');
  const [width, height, length] = isSmall ? [0.55, 0.95, 0.6] : [1.8, 1.1, 1.2];
  b.paint(own, 'satin').loft(
    [0.08, height].map((y, n) => {
      const share = n === 0 ? 0.82 : 1;
      const [x, z] = [(width / 2) * share, (length / 2) * share];
      return [
        [x, y, z],
        [x, y, -z],
        [-x, y, -z],
        [-x, y, z],
      ] as Vec3[];
    }),
    { isClosed: true, hasCaps: true },
  );
  b.paint(darken(own, 0.35), 'satin').box([0, height + 0.03, 0], [width * 1.05, 0.06, length * 1.05], 0.02);
  b.paint(darken(own, 0.2), 'satin');
  for (const x of [-1, 1]) b.box([(x * width) / 2, height * 0.7, 0], [0.06, 0.08, length * 0.7], 0.01);
  b.paint(dark, 'satin');
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.at(placed(x * width * 0.36, 0.07, z * length * 0.34, { turnZ: Math.PI / 2 }), (k) =>
        k.cylinder(-0.02, 0.02, 0.07, 0.07, 16),
      );
  return {};
});

const manhole = staticKit(['manhole cover'], (b) => {
  b.paint(fromHex('#4a4d52'), 'metal').lathe(pairs(0, 0, 0.36, 0, 0.36, 0.03, 0.33, 0.034, 0, 0.034), 36);
  b.paint(fromHex('#33363a'), 'metal');
  for (const radius of [0.08, 0.16, 0.24]) b.at(placed(0, 0.036, 0), (k) => ring(k, radius, 0.012, 28));
  around(12, 0.29, (x, z) => b.box([x, 0.038, z], [0.03, 0.012, 0.03], 0.004));
  return {};
});

/** Black inside and a rim of thrown-up earth: nothing can be cut out of the ground. */
const hole = staticKit(['hole', 'pit', 'burrow', 'sinkhole', 'rabbit hole'], (b, { noun, seed }) => {
  const wide = noun === 'burrow' || noun === 'rabbit hole' ? 0.16 : noun === 'sinkhole' ? 1.4 : 0.5;
  const random = createRandom(seedFor(seed, 'hole'));
  const edge = Array.from({ length: 36 }, () => 0.9 + random() * 0.25);
  const wave = (angle: number) => edge[Math.floor((((angle / (2 * Math.PI)) % 1) + 1) * 36) % 36]!;
  b.paint(fromHex('#0a0705'), 'matte').lathe(pairs(wide * 0.98, 0.012, 0, 0.012), 36);
  b.paint(fromHex('#6b4a2e'), 'soil').lathe(
    pairs(wide * 1.55, 0, wide * 1.3, wide * 0.1, wide * 1.1, wide * 0.14, wide * 0.92, 0.014),
    36,
    wave,
  );
  for (let n = 0; n < 18; n += 1) {
    const angle = random() * 2 * Math.PI;
    const out = wide * (1.2 + random() * 0.5);
    b.paint(fromHex('#5a3c24'), 'soil').sphere(
      [Math.cos(angle) * out, wide * 0.04, Math.sin(angle) * out],
      wide * (0.05 + random() * 0.08),
      8,
    );
  }
  return {};
});

const lava = staticKit(['lava', 'magma', 'lava flow', 'lava stream', 'molten lava'], (b, { seed }) => {
  const random = createRandom(seedFor(seed, 'lava'));
  b.paint([1.7, 0.42, 0.05], 'glow').box([0, 0.05, 0], [3, 0.1, 5], 0.05, 3);
  for (let n = 0; n < 70; n += 1) {
    const [x, z] = [(random() - 0.5) * 3.1, (random() - 0.5) * 5];
    const isEdge = Math.abs(x) > 1.15;
    const size = (isEdge ? 0.3 : 0.16) + random() * 0.2;
    b.paint(fromHex(isEdge ? '#2a211e' : '#3a2620'), 'rock').at(
      placed(x, isEdge ? 0.06 : 0.085, z, { turnY: random() * 6 }),
      (k) => k.box([0, 0, 0], [size * 1.4, isEdge ? 0.24 : 0.05, size], 0.02, 1),
    );
  }
  return { top: [0, 0.12, 0] };
});

const tripod = staticKit(['tripod', 'camera tripod', 'camera stand'], (b, { colour }) => {
  b.paint(colour ?? dark, 'satin');
  around(3, 0.42, (x, z) => {
    rod(b, [x * 0.08, 1.16, z * 0.08], [x * 0.55, 0.55, z * 0.55], 0.022, 10);
    rod(b, [x * 0.5, 0.6, z * 0.5], [x, 0, z], 0.014, 10);
  });
  b.paint(fromHex('#8a929c'), 'metal').cylinder(1.1, 1.38, 0.018, 0.018, 12);
  b.paint(colour ?? dark, 'satin')
    .box([0, 1.18, 0], [0.12, 0.07, 0.12], 0.02)
    .box([0, 1.4, 0], [0.1, 0.04, 0.08], 0.01);
  rod(b, [0.03, 1.38, -0.02], [0.06, 1.28, -0.28], 0.011, 10);
  return { top: [0, 1.42, 0] };
});

export const wallAndRubbleKits = [
  rubble,
  brick,
  graffiti,
  scoreboard,
  dome,
  dumpster,
  manhole,
  hole,
  lava,
  tripod,
];
