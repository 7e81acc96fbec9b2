/** Swords, shields and lances. Blades and shafts rise along +y from the fist. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { makeProp } from './make-prop.ts';

const steel = fromHex('#c2c8d0');

const gold = fromHex('#d0a24a');

const leather = fromHex('#4a2f1e');

const wood = fromHex('#7a5230');

/** A flat blade with a ridge: widths at heights. */
const blade = (b: MeshBuilder, profile: [y: number, half: number][], thickness: number, bend = 0) => {
  const rows = profile.map(([y, half]) => {
    const z = bend * y * y;
    return [
      b.vertex([-half, y, z], [-0.6, 0, 0.8]),
      b.vertex([0, y, z + thickness], [0, 0, 1]),
      b.vertex([half, y, z], [0.6, 0, 0.8]),
    ];
  });
  const back = profile.map(([y, half]) => {
    const z = bend * y * y;
    return [
      b.vertex([half, y, z], [0.6, 0, -0.8]),
      b.vertex([0, y, z - thickness], [0, 0, -1]),
      b.vertex([-half, y, z], [-0.6, 0, -0.8]),
    ];
  });
  b.grid(rows).grid(back);
};

export const sword = makeProp({
  nouns: [
    'sword',
    'longsword',
    'blade',
    'saber',
    'sabre',
    'katana',
    'rapier',
    'lightsaber',
    'dagger',
    'cutlass',
  ],
  size: [0.2, 1.05, 0.06],
  anchors: { grip: [0, 0.1, 0], gripLeft: [0, 0.02, 0] },
  draw: (b, { options, colour, round }) => {
    if (options.noun === 'lightsaber') {
      b.paint(steel, 'metal').cylinder(0, 0.24, 0.02, 0.02, round);
      const glow = options.colour ?? fromHex('#4fb0ff');
      b.paint([glow[0] * 3, glow[1] * 3, glow[2] * 3], 'glow').tube(
        [
          [0, 0.24, 0],
          [0, 1.1, 0],
        ],
        0.017,
        10,
      );
      return;
    }
    const k = options.noun === 'dagger' ? 0.42 : 1;
    const isCurved = ['katana', 'sabre', 'saber', 'cutlass'].includes(options.noun);
    b.paint(steel, 'metal');
    blade(
      b,
      [
        [0.2, 0.026],
        [0.2 + 0.3 * k, 0.025],
        [0.2 + 0.65 * k, 0.021],
        [0.2 + 0.78 * k, 0.014],
        [0.2 + 0.85 * k, 0.001],
      ],
      0.007,
      isCurved ? -0.07 : 0,
    );
    b.paint(gold, 'metal').tube(
      options.noun === 'katana'
        ? [
            [-0.045, 0.19, 0],
            [0.045, 0.19, 0],
          ]
        : [
            [-0.1, 0.2, 0],
            [0, 0.185, 0],
            [0.1, 0.2, 0],
          ],
      [0.011, 0.016, 0.011].slice(0, options.noun === 'katana' ? 2 : 3),
      8,
    );
    b.sphere([0, 0.012, 0], 0.024, 10);
    b.paint(colour(leather), 'satin').tube(
      [
        [0, 0.02, 0],
        [0, 0.18, 0],
      ],
      0.017,
      10,
    );
  },
});

export const shield = makeProp({
  nouns: ['shield', 'round shield', 'buckler'],
  size: [0.56, 0.7, 0.1],
  anchors: { grip: [0, 0.36, -0.05] },
  isTwoSided: true,
  draw: (b, { options, colour }) => {
    const main = colour(fromHex('#a8242c'));
    const isRound = options.noun !== 'shield';
    const half = (t: number) =>
      isRound
        ? Math.sqrt(Math.max(0, 1 - (t * 2 - 1) ** 2)) * 0.3
        : t > 0.45
          ? 0.26
          : 0.26 * Math.sin(((t + 0.02) / 0.47) * 1.57) ** 0.7;
    for (const [grow, lift, metal] of [
      [1.1, 0, true],
      [1, 0.012, false],
    ] as const) {
      const rows = Array.from({ length: 15 }, (_, row) => {
        const t = row / 14;
        const y = 0.36 + (t - 0.5) * (isRound ? 0.6 : 0.68) * grow;
        return Array.from({ length: 13 }, (_, n) => {
          const x = (n / 6 - 1) * half(t) * grow;
          b.paint(metal ? gold : x > 0 === y > 0.38 ? main : lighten(main, 0.75), metal ? 'metal' : 'glossy');
          return b.vertex(
            [x, y, 0.06 - x * x * 0.7 - (y - 0.36) ** 2 * 0.25 + lift],
            [x * 1.4, (y - 0.36) * 0.5, 1],
          );
        });
      });
      b.grid(rows);
    }
    b.paint(gold, 'metal').sphere([0, 0.38, 0.08], [0.05, 0.05, 0.03], 14);
    b.paint(leather, 'satin').tube(
      [
        [0, 0.28, 0.03],
        [0, 0.3, -0.05],
        [0, 0.42, -0.05],
        [0, 0.44, 0.03],
      ],
      0.014,
      8,
    );
  },
});

export const lance = makeProp({
  nouns: ['lance', 'spear', 'javelin', 'trident', 'harpoon', 'halberd'],
  size: [0.2, 2.9, 0.2],
  anchors: { grip: [0, 0.7, 0], gripLeft: [0, 1.2, 0] },
  draw: (b, { options, colour, round }) => {
    const isLance = options.noun === 'lance';
    const main = colour(fromHex('#b3202a'));
    if (isLance) {
      b.paint(
        (p) => (Math.floor(p[1] * 5 + Math.atan2(p[2], p[0]) / 6.2832) % 2 ? main : [0.85, 0.83, 0.78]),
        'satin',
      ).lathe(
        [
          [0, 0],
          [0.03, 0.02],
          [0.034, 0.55],
          [0.03, 0.62],
          [0.03, 0.8],
        ],
        round,
      );
      b.lathe(
        [
          [0.055, 0.9],
          [0.045, 1.6],
          [0.018, 2.75],
        ],
        round,
      );
      b.paint(gold, 'metal').lathe(
        [
          [0.03, 0.8],
          [0.14, 0.84],
          [0.06, 0.93],
        ],
        round,
      );
    } else b.paint(wood, 'satin').cylinder(0, 2.1, 0.017, 0.014, 10);
    b.paint(steel, 'metal');
    if (options.noun === 'trident')
      for (const x of [-0.1, 0, 0.1])
        b.tube(
          [
            [0, 2.05, 0],
            [x, 2.12, 0],
            [x, 2.4, 0],
          ],
          [0.014, 0.013, 0.002],
          8,
        );
    else
      blade(
        b,
        isLance
          ? [
              [2.72, 0.022],
              [2.8, 0.024],
              [2.92, 0.001],
            ]
          : [
              [2.05, 0.012],
              [2.15, 0.045],
              [2.4, 0.001],
            ],
        0.012,
      );
  },
});
