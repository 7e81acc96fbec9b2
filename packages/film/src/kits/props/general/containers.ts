/** Things that hold things: boxes, barrels, chests, vases, pots, buckets, bins, baskets, presents. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { staticKit } from '../../shared/static-kit.ts';

const wood = fromHex('#9a6a3c');
const iron = fromHex('#3a3b3e');
const gold = fromHex('#d8a838');

const box = staticKit(['box', 'cardboard box', 'package', 'parcel', 'moving box'], (b, { colour }) => {
  const card = colour ?? fromHex('#b98d5a');
  b.paint(card, 'matte').box([0, 0.18, 0], [0.5, 0.36, 0.4], 0.006, 1);
  b.paint(lighten(card, 0.25), 'satin')
    .box([0, 0.3625, 0], [0.07, 0.003, 0.402])
    .box([0, 0.31, 0.2015], [0.07, 0.1, 0.003]);
  b.paint(darken(card, 0.3), 'matte')
    .box([0, 0.361, 0], [0.5, 0.002, 0.006])
    .box([0.13, 0.12, 0.2015], [0.12, 0.07, 0.002]);
  return undefined;
});

const crate = staticKit(['crate', 'wooden crate', 'wooden box'], (b, { colour }) => {
  const paint = colour ?? wood;
  b.paint(darken(paint, 0.45), 'wood').box([0, 0.3, 0], [0.54, 0.54, 0.54]);
  for (const turn of [0, 1, 2, 3]) {
    b.at(rotationY((turn * Math.PI) / 2), (k) => {
      for (const y of [0.09, 0.23, 0.37, 0.51])
        k.paint(darken(paint, (y * 0.3) % 0.15), 'wood').box([0, y, 0.28], [0.56, 0.12, 0.025], 0.006, 1);
      for (const x of [-0.26, 0.26])
        k.paint(lighten(paint, 0.06), 'wood').box([x, 0.3, 0.3], [0.08, 0.6, 0.03], 0.006, 1);
      k.tube(
        [
          [-0.22, 0.08, 0.3],
          [0.22, 0.52, 0.3],
        ],
        0.03,
        4,
        false,
      );
    });
  }
  for (const z of [-0.2, 0, 0.2]) b.paint(paint, 'wood').box([0, 0.59, z], [0.6, 0.025, 0.17], 0.006, 1);
  return undefined;
});

const barrel = staticKit(['barrel', 'wooden barrel', 'cask', 'keg', 'wine barrel'], (b, { colour }) => {
  const paint = colour ?? fromHex('#8a5a2e');
  b.paint(
    (p) => (Math.floor((Math.atan2(p[2], p[0]) / Math.PI) * 9 + 20) % 2 ? paint : darken(paint, 0.18)),
    'wood',
  ).lathe(
    [
      [0, 0.02],
      [0.28, 0.02],
      [0.28, 0],
      [0.3, 0],
      [0.345, 0.25],
      [0.36, 0.45],
      [0.345, 0.65],
      [0.3, 0.9],
      [0.28, 0.9],
      [0.28, 0.87],
      [0, 0.87],
    ],
    36,
  );
  b.paint(iron, 'metal');
  for (const [y, r] of [
    [0.06, 0.313],
    [0.25, 0.348],
    [0.65, 0.348],
    [0.84, 0.313],
  ] as const)
    b.lathe(
      [
        [r, y - 0.028],
        [r + 0.006, y - 0.028],
        [r + 0.006, y + 0.028],
        [r, y + 0.028],
      ],
      30,
    );
  return { top: [0, 0.88, 0], seat: [0, 0.9, 0] };
});

const chest = staticKit(
  ['treasure chest', 'chest', 'treasure', 'pirate chest', 'treasure box'],
  (b, { seed }) => {
    const random = createRandom(seed + 8);
    const paint = fromHex('#6e4326');
    b.paint(paint, 'wood')
      .box([0, 0.22, 0.28], [0.9, 0.4, 0.04])
      .box([0, 0.22, -0.28], [0.9, 0.4, 0.04])
      .box([0.43, 0.22, 0], [0.04, 0.4, 0.56])
      .box([-0.43, 0.22, 0], [0.04, 0.4, 0.56])
      .box([0, 0.04, 0], [0.9, 0.06, 0.58]);
    const lid = multiply(translation(0, 0.42, -0.29), rotationX(-1.15));
    b.twoSided().at(lid, (k) => {
      const arc = Array.from({ length: 9 }, (_, n) => {
        const a = (n / 8) * Math.PI;
        return [Math.sin(a) * 0.2, 0.29 - Math.cos(a) * 0.29] as const;
      });
      k.paint(paint, 'wood').loft(
        [-0.45, 0.45].map((x): Vec3[] => arc.map(([y, z]): Vec3 => [x, y, z])),
        { isClosed: false },
      );
      k.paint(gold, 'metal');
      for (const x of [-0.42, -0.2, 0.2, 0.42])
        k.tube(
          arc.map(([y, z]): Vec3 => [x, y + 0.004, z]),
          0.016,
          5,
        );
      k.box([0, 0.0, 0.59], [0.14, 0.1, 0.03], 0.01);
    });
    b.paint(gold, 'metal');
    for (const x of [-0.42, -0.2, 0.2, 0.42]) b.box([x, 0.22, 0.305], [0.05, 0.42, 0.012], 0.004, 1);
    b.box([0, 0.4, 0.305], [0.92, 0.05, 0.012], 0.004, 1)
      .box([0, 0.06, 0.305], [0.92, 0.05, 0.012], 0.004, 1)
      .box([0, 0.33, 0.315], [0.14, 0.14, 0.02], 0.01);
    b.paint([0.02, 0.02, 0.02], 'matte').box([0, 0.32, 0.328], [0.02, 0.05, 0.005]);
    for (let n = 0; n < 110; n += 1) {
      const [x, z] = [(random() - 0.5) * 0.78, (random() - 0.5) * 0.46];
      const y = 0.36 + 0.13 * (1 - (x / 0.42) ** 2) * (1 - (z / 0.28) ** 2) + random() * 0.02;
      b.paint(n % 6 ? gold : lighten(gold, 0.3), 'metal').at(
        multiply(translation(x, y, z), rotationX(random() - 0.5), rotationZ(random() - 0.5)),
        (k) => k.cylinder(-0.004, 0.004, 0.032, 0.032, 10),
      );
    }
    for (let n = 0; n < 9; n += 1)
      b.paint(pick(random, ['#c81f3a', '#1f9a5a', '#2a55c8', '#e8e8f0'].map(fromHex)), 'glossy').sphere(
        [(random() - 0.5) * 0.6, 0.5 + random() * 0.02, (random() - 0.5) * 0.3],
        0.03,
        7,
      );
    b.paint(fromHex('#f4efe4'), 'glossy');
    for (let n = 0; n < 12; n += 1)
      b.sphere([0.1 + n * 0.025, 0.5 - (n - 5) ** 2 * 0.004, 0.2 + n * 0.012], 0.013, 7);
    return { top: [0, 0.5, 0], inside: [0, 0.4, 0] };
  },
);

const vaseProfile: [number, number][] = [
  [0, 0],
  [0.06, 0],
  [0.075, 0.02],
  [0.11, 0.11],
  [0.115, 0.17],
  [0.08, 0.27],
  [0.045, 0.32],
  [0.06, 0.37],
  [0.055, 0.375],
  [0.035, 0.32],
  [0, 0.3],
];

/** Stems with round blossoms out of an opening at `y`. */
const addFlowers = (
  b: MeshBuilder,
  y: number,
  radius: number,
  count: number,
  colours: Vec3[],
  seed: number,
) => {
  const random = createRandom(seed);
  for (let n = 0; n < count; n += 1) {
    const [a, lean] = [(n / count) * 2 * Math.PI + random(), radius * (0.4 + random())];
    const head: Vec3 = [Math.cos(a) * lean, y + 0.16 + random() * 0.14, Math.sin(a) * lean];
    b.paint(fromHex('#3f7a34'), 'leaf').tube(
      [[0, y - 0.06, 0], [head[0] * 0.5, y + 0.08, head[2] * 0.5], head],
      0.005,
      5,
    );
    b.sphere([head[0] * 0.7, y + 0.08 + random() * 0.05, head[2] * 0.7], [0.04, 0.008, 0.02], 7);
    const colour = pick(random, colours);
    for (let petal = 0; petal < 6; petal += 1) {
      const t = (petal / 6) * 2 * Math.PI;
      b.paint(colour, 'leaf').sphere(
        [head[0] + Math.cos(t) * 0.024, head[1] + 0.004, head[2] + Math.sin(t) * 0.024],
        [0.02, 0.011, 0.02],
        7,
      );
    }
    b.paint(fromHex('#f0c23a'), 'matte').sphere([head[0], head[1] + 0.012, head[2]], 0.012, 7);
  }
};
const blossoms = ['#e84a6a', '#f4c33a', '#f8f4f0', '#c860c0', '#f08040'].map(fromHex);

const vase = staticKit(
  ['vase', 'flower vase', 'vase of flowers', 'urn', 'amphora', 'jug'],
  (b, { noun, colour, seed }) => {
    const paint = colour ?? fromHex('#2f5fa8');
    b.paint((p) => (p[1] > 0.13 && p[1] < 0.16 ? fromHex('#f4f0e6') : paint), 'glossy').lathe(
      vaseProfile,
      28,
    );
    if (noun.includes('flower') || noun === 'vase') addFlowers(b, 0.36, 0.14, 9, blossoms, seed + 3);
    if (/urn|amphora|jug/.test(noun))
      for (const side of [-1, 1])
        b.paint(paint, 'glossy').tube(
          [
            [side * 0.05, 0.35, 0],
            [side * 0.14, 0.32, 0],
            [side * 0.11, 0.2, 0],
          ],
          0.012,
          8,
        );
    return { grip: [0, 0.2, 0] };
  },
);

const addPot = (b: MeshBuilder, radius: number, height: number, paint: Vec3) =>
  b
    .paint(paint, 'matte')
    .lathe(
      [
        [0, 0],
        [radius * 0.68, 0],
        [radius * 0.92, height * 0.8],
        [radius * 0.92, height * 0.8],
        [radius, height * 0.8],
        [radius, height],
        [radius * 0.88, height],
        [radius * 0.84, height * 0.86],
        [0, height * 0.86],
      ],
      26,
    )
    .paint(fromHex('#3a2618'), 'soil')
    .sphere([0, height * 0.86, 0], [radius * 0.84, radius * 0.1, radius * 0.84], 14);

const pot = staticKit(
  ['flower pot', 'flowerpot', 'plant pot', 'potted flower', 'potted flowers'],
  (b, { colour, seed }) => {
    addPot(b, 0.13, 0.2, fromHex('#b5643f'));
    addFlowers(b, 0.24, 0.13, 9, colour ? [colour] : blossoms, seed + 5);
    return { grip: [0, 0.12, 0] };
  },
);

const pottedPlant = staticKit(
  ['potted plant', 'houseplant', 'house plant', 'indoor plant', 'pot plant', 'monstera', 'rubber plant'],
  (b, { colour, seed }) => {
    const random = createRandom(seed + 4);
    addPot(b, 0.17, 0.3, colour ?? fromHex('#e8e2d6'));
    b.twoSided();
    for (let n = 0; n < 15; n += 1) {
      const a = n * 2.4;
      const reach = 0.14 + random() * 0.2;
      const high = 0.45 + random() * 0.55;
      const tip: Vec3 = [Math.cos(a) * reach, high, Math.sin(a) * reach];
      b.paint(fromHex('#3f6b34'), 'leaf').tube(
        [[0, 0.26, 0], [tip[0] * 0.35, high * 0.8, tip[2] * 0.35], tip],
        0.007,
        5,
      );
      const green = pick(random, ['#2f6b34', '#3f8a40', '#4f9a4a'].map(fromHex));
      const [dx, dz] = [Math.cos(a), Math.sin(a)];
      b.paint(
        (p) => (Math.abs((p[0] - tip[0]) * dz - (p[2] - tip[2]) * dx) < 0.006 ? lighten(green, 0.3) : green),
        'leaf',
      ).loft(
        Array.from({ length: 7 }, (_, k) => {
          const t = k / 6;
          const half = 0.085 * Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.06)) ** 0.7;
          const along = t * 0.24;
          const drop = -t * t * 0.1;
          return [-1, 0, 1].map(
            (s): Vec3 => [
              tip[0] + dx * along - dz * s * half,
              tip[1] + drop + Math.abs(s) * half * 0.25,
              tip[2] + dz * along + dx * s * half,
            ],
          );
        }),
        { isClosed: false, hasCaps: false },
      );
    }
    return { top: [0, 0.3, 0] };
  },
);

const bucket = staticKit(['bucket', 'pail', 'water bucket'], (b, { colour, material }) => {
  const isWooden = material === 'wooden';
  b.paint(colour ?? (isWooden ? wood : fromHex('#a9b0b5')), isWooden ? 'wood' : 'metal').lathe(
    [
      [0, 0],
      [0.11, 0],
      [0.145, 0.27],
      [0.155, 0.28],
      [0.14, 0.28],
      [0.106, 0.02],
      [0, 0.02],
    ],
    26,
  );
  b.paint(iron, 'metal').tube(
    Array.from({ length: 11 }, (_, n): Vec3 => {
      const a = (n / 10) * Math.PI;
      return [Math.cos(a) * 0.15, 0.26 + Math.sin(a) * 0.16, 0];
    }),
    0.006,
    6,
  );
  b.paint(fromHex('#6fa8c0'), 'glass').sphere([0, 0.2, 0], [0.13, 0.006, 0.13], 20);
  return { grip: [0, 0.42, 0] };
});

const bin = staticKit(
  ['trash can', 'garbage can', 'bin', 'dustbin', 'waste bin', 'garbage bin'],
  (b, { colour }) => {
    const paint = colour ?? fromHex('#8c949a');
    b.paint(paint, 'metal').lathe(
      [
        [0, 0],
        [0.24, 0],
        [0.29, 0.75],
        [0.31, 0.76],
        [0.31, 0.79],
        [0, 0.79],
      ],
      28,
      (angle, y) => (y > 0.05 && y < 0.72 ? 1 + 0.015 * Math.sin(angle * 20) : 1),
    );
    b.lathe(
      [
        [0.33, 0.79],
        [0.33, 0.83],
        [0.22, 0.9],
        [0.06, 0.93],
        [0, 0.93],
      ],
      28,
    ).tube(
      [
        [-0.07, 0.92, 0],
        [-0.06, 0.99, 0],
        [0.06, 0.99, 0],
        [0.07, 0.92, 0],
      ],
      0.015,
      6,
    );
    for (const side of [-1, 1])
      b.tube(
        [
          [side * 0.28, 0.52, -0.06],
          [side * 0.34, 0.52, 0],
          [side * 0.28, 0.52, 0.06],
        ],
        0.014,
        6,
      );
    return undefined;
  },
);

const basket = staticKit(
  ['picnic basket', 'wicker basket', 'laundry basket', 'fruit basket'],
  (b, { noun }) => {
    const wicker = fromHex('#b5803f');
    b.paint(
      (p) => (Math.floor(p[1] * 60 + Math.atan2(p[2], p[0]) * 8) % 2 ? wicker : darken(wicker, 0.28)),
      'wood',
    ).lathe(
      [
        [0, 0],
        [0.2, 0],
        [0.24, 0.2],
        [0.25, 0.22],
        [0.235, 0.22],
        [0.19, 0.02],
        [0, 0.02],
      ],
      30,
    );
    b.paint(darken(wicker, 0.1), 'wood').tube(
      Array.from({ length: 13 }, (_, n): Vec3 => {
        const a = (n / 12) * Math.PI;
        return [Math.cos(a) * 0.24, 0.2 + Math.sin(a) * 0.22, 0];
      }),
      0.014,
      7,
    );
    if (noun.includes('fruit'))
      for (const [n, hex] of ['#c8281f', '#e8a01f', '#7ab03a', '#c8281f', '#f0d040', '#e8701f'].entries())
        b.paint(fromHex(hex), 'glossy').sphere(
          [Math.cos(n * 1.1) * 0.11, 0.21 + (n % 2) * 0.03, Math.sin(n * 1.1) * 0.11],
          0.058,
          12,
        );
    else b.paint(fromHex('#c8302a'), 'cloth').sphere([0, 0.2, 0], [0.22, 0.06, 0.22], 16);
    return { grip: [0, 0.42, 0], inside: [0, 0.2, 0] };
  },
);

const gift = staticKit(
  ['gift box', 'gift', 'present', 'christmas present', 'birthday present', 'wrapped present'],
  (b, { colour, seed }) => {
    const paint = colour ?? fromHex(['#c8283a', '#2f7fb8', '#3f9a5a', '#8a4aa8'][seed % 4]!);
    const ribbon = fromHex(colour ? '#f6f2e6' : '#f0c83a');
    b.paint(paint, 'glossy')
      .box([0, 0.14, 0], [0.32, 0.28, 0.32], 0.008)
      .paint(darken(paint, 0.1), 'glossy')
      .box([0, 0.3, 0], [0.345, 0.07, 0.345], 0.008);
    b.paint(ribbon, 'satin')
      .box([0, 0.168, 0], [0.05, 0.342, 0.352])
      .box([0, 0.168, 0], [0.352, 0.342, 0.05]);
    for (const a of [0.4, 1.7, 3.5, 4.8])
      b.tube(
        Array.from({ length: 9 }, (_, n): Vec3 => {
          const t = (n / 8) * Math.PI;
          return [
            Math.cos(a) * Math.sin(t) * 0.11,
            0.34 + Math.sin(t) * 0.05 + Math.sin(t * 2) * 0.02,
            Math.sin(a) * Math.sin(t) * 0.11,
          ];
        }),
        0.018,
        6,
      );
    b.sphere([0, 0.36, 0], 0.03, 10);
    return { top: [0, 0.34, 0], grip: [0, 0.15, 0.1] };
  },
);

export const containerKits: readonly Kit[] = [
  box,
  crate,
  barrel,
  chest,
  vase,
  pot,
  pottedPlant,
  bucket,
  bin,
  basket,
  gift,
];
