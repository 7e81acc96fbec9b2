/** Things that hold things: boxes, barrels, chests, vases, pots, buckets, bins, baskets, presents. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { rotationY } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { staticKit } from '../../../shared/static-kit.ts';
import { addOpenBox, addOpenRound } from './open-containers.ts';
import { planter, pot, pottedPlant, vase } from './pots.ts';
import { chest } from './treasure-chest.ts';

const wood = fromHex('#9a6a3c');

const iron = fromHex('#3a3b3e');

const box = staticKit(['box', 'cardboard box', 'moving box'], (b, { colour, traits }) => {
  const card = colour ?? fromHex('#b98d5a');
  if (traits.includes('open')) return addOpenBox(b, card, [0.5, 0.34, 0.4], true);
  b.paint(card, 'matte').box([0, 0.18, 0], [0.5, 0.36, 0.4], 0.006, 1);
  b.paint(lighten(card, 0.25), 'satin')
    .box([0, 0.3625, 0], [0.07, 0.003, 0.402])
    .box([0, 0.31, 0.2015], [0.07, 0.1, 0.003]);
  b.paint(darken(card, 0.3), 'matte')
    .box([0, 0.361, 0], [0.5, 0.002, 0.006])
    .box([0.13, 0.12, 0.2015], [0.12, 0.07, 0.002]);
  return undefined;
});

const crate = staticKit(['crate', 'wooden crate', 'wooden box'], (b, { colour, traits }) => {
  const paint = colour ?? wood;
  if (!traits.includes('open')) b.paint(darken(paint, 0.45), 'wood').box([0, 0.3, 0], [0.54, 0.54, 0.54]);
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
  if (traits.includes('open')) return { inside: [0, 0.08, 0], top: [0, 0.58, 0] };
  for (const z of [-0.2, 0, 0.2]) b.paint(paint, 'wood').box([0, 0.59, z], [0.6, 0.025, 0.17], 0.006, 1);
  return undefined;
});

const barrelSides = [
  [0.3, 0],
  [0.345, 0.25],
  [0.36, 0.45],
  [0.345, 0.65],
  [0.3, 0.9],
] as const;

const barrel = staticKit(
  ['barrel', 'wooden barrel', 'cask', 'keg', 'wine barrel'],
  (b, { colour, traits }) => {
    const paint = colour ?? fromHex('#8a5a2e');
    const isOpen = traits.includes('open');
    const open = isOpen ? addOpenRound(b, paint, 'wood', barrelSides) : null;
    if (!isOpen)
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
    return open ?? { top: [0, 0.88, 0], seat: [0, 0.9, 0] };
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
  (b, { colour, traits }) => {
    const paint = colour ?? fromHex('#8c949a');
    if (traits.includes('open'))
      return addOpenRound(b, paint, 'metal', [
        [0.24, 0],
        [0.29, 0.75],
        [0.31, 0.78],
      ]);
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

const basket = staticKit(['laundry basket'], (b) => {
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
  b.paint(fromHex('#c8302a'), 'cloth').sphere([0, 0.2, 0], [0.22, 0.06, 0.22], 16);
  return { grip: [0, 0.42, 0], inside: [0, 0.2, 0] };
});

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
  planter,
  pottedPlant,
  bucket,
  bin,
  basket,
  gift,
];
