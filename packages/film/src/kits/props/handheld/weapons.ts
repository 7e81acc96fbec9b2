/** Swords, shields, lances, bows, staffs and wands. Blades and shafts rise along +y from the fist. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { track } from '../../../motion/actions/moment.ts';
import { releaseMoments } from '../../../motion/actions/sport.ts';
import type { Kit } from '../../kit.ts';
import { contextOf, makeProp } from './make-prop.ts';

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
  nouns: ['lance', 'spear', 'javelin', 'pike', 'trident', 'harpoon', 'halberd'],
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

const limb = (b: MeshBuilder, sign: number) =>
  b.tube(
    [
      [0, sign * 0.09, 0],
      [0, sign * 0.3, 0.05],
      [0, sign * 0.52, 0],
      [0, sign * 0.66, -0.1],
      [0, sign * 0.72, -0.11],
    ].map(([x, y, z]): Vec3 => [x!, y! + 0.72, z!]),
    [0.017, 0.016, 0.012, 0.009, 0.008],
    8,
  );

/** The string and the arrow follow the archer's draw. */
export const bow: Kit = {
  name: 'bow',
  nouns: ['bow', 'longbow', 'bow and arrow', 'archery bow'],
  locomotion: 'none',
  build: (options) => {
    const { colour } = contextOf(options, 'bow');
    const stave = new MeshBuilder().paint(colour(fromHex('#6b3f1e')), 'glossy');
    limb(stave, 1);
    limb(stave, -1);
    stave.paint(leather, 'satin').tube(
      [
        [0, 0.62, 0],
        [0, 0.82, 0],
      ],
      0.021,
      8,
    );
    const string = new MeshBuilder().paint([0.85, 0.82, 0.75], 'matte');
    const ends: Vec3[] = [
      [0, 1.44, -0.11],
      [0, 0.72, -0.11],
      [0, 0, -0.11],
    ];
    string.tube(ends, 0.004, 4, false);
    const arrow = new MeshBuilder().paint(wood, 'satin').at(translation(0, 0.74, 0), (b) => {
      b.tube(
        [
          [0, 0, -0.1],
          [0, 0, 0.62],
        ],
        0.006,
        6,
      )
        .paint(steel, 'metal')
        .tube(
          [
            [0, 0, 0.62],
            [0, 0, 0.69],
          ],
          [0.013, 0.001],
          6,
        );
      for (const turn of [0, 2.1, 4.2])
        b.paint(fromHex('#c0302a'), 'cloth').box(
          [Math.sin(turn) * 0.018, Math.cos(turn) * 0.018, -0.04],
          [0.012, 0.03, 0.1],
          0.004,
        );
    });
    const rest = Float32Array.from(string.mesh.positions);
    return {
      size: [0.05, 1.45, 0.4],
      parts: [
        { name: 'stave', mesh: stave.mesh },
        { name: 'string', mesh: string.mesh },
        { name: 'arrow', mesh: arrow.mesh },
      ],
      anchors: { grip: [0, 0.72, 0] },
      pose: ({ action, actionTime, actionSeconds }) => {
        const times = Math.max(1, Math.round(actionSeconds / releaseMoments.shoot.seconds));
        const u = action === 'shoot' ? fraction(actionTime / (actionSeconds / times)) : 0;
        const draw =
          action === 'shoot'
            ? track(u, [
                [0, 0],
                [0.2, 0.1],
                [0.5, 1],
                [0.61, 1],
                [0.625, 0],
                [1, 0],
              ]) * 0.46
            : 0;
        const positions = rest.slice();
        for (let at = 0; at < positions.length; at += 3) {
          const near = 1 - Math.abs(positions[at + 1]! - 0.72) / 0.72;
          positions[at + 2]! -= draw * near;
        }
        const isFlying = action === 'shoot' && u > 0.62;
        return {
          parts: {
            string: positions,
            arrow: isFlying && u > 0.7 ? null : translation(0, 0, isFlying ? (u - 0.62) * 90 : -draw),
          },
          anchors: {},
        };
      },
    };
  },
};

export const staff = makeProp({
  nouns: [
    'staff',
    'wizard staff',
    'magic staff',
    'walking stick',
    'cane',
    'crutch',
    'pole',
    'stick',
    'scepter',
    'sceptre',
    'shepherd crook',
  ],
  size: [0.15, 1.7, 0.15],
  anchors: { grip: [0, 0.95, 0], lamp: [0, 1.66, 0] },
  draw: (b, { options, colour, round }) => {
    const own = colour(wood);
    b.paint(own, 'wood');
    if (['walking stick', 'cane', 'crutch'].includes(options.noun)) {
      b.tube(
        [
          [0, 0, 0],
          [0, 0.86, 0],
          [0, 0.95, 0.01],
          [0, 0.99, 0.05],
          [0, 0.96, 0.1],
        ],
        0.013,
        10,
      );
      return;
    }
    b.tube(
      [
        [0, 0, 0],
        [0.012, 0.5, 0.006],
        [-0.006, 1.0, -0.004],
        [0.01, 1.5, 0],
      ],
      [0.017, 0.02, 0.019, 0.023],
      10,
    );
    if (!options.noun.includes('wizard') && !options.noun.includes('magic') && options.noun !== 'staff')
      return;
    for (let n = 0; n < 4; n += 1) {
      const a = n * 1.57;
      b.tube(
        [
          [0.01, 1.48, 0],
          [0.01 + Math.cos(a) * 0.07, 1.58, Math.sin(a) * 0.07],
          [0.01 + Math.cos(a) * 0.045, 1.7, Math.sin(a) * 0.045],
        ],
        [0.014, 0.012, 0.004],
        8,
      );
    }
    b.paint([0.6, 1.5, 2.6], 'glow').sphere([0.01, 1.62, 0], 0.048, round);
  },
});

export const wand = makeProp({
  nouns: ['magic wand', 'wand', 'baton', 'sparkler'],
  size: [0.1, 0.1, 0.4],
  anchors: { grip: [0, 0.03, 0.06], lamp: [0, 0.03, 0.4] },
  draw: (b, { options, colour }) => {
    b.paint(options.noun === 'baton' ? [0.9, 0.89, 0.85] : colour(fromHex('#3a2218')), 'glossy').tube(
      [
        [0, 0.03, 0],
        [0, 0.03, 0.36],
      ],
      [0.012, 0.006],
      8,
    );
    if (options.noun !== 'baton') b.paint([3, 2.2, 0.9], 'glow').sphere([0, 0.03, 0.37], 0.02, 10);
  },
  pose:
    ({ options }) =>
    ({ time }) => ({
      parts: {},
      anchors: {},
      ...(options.noun === 'baton'
        ? {}
        : {
            lamps: [{ position: [0, 0.03, 0.4] as Vec3, colour: [2, 1.5, 0.8] as Vec3, reach: 4 }],
            particles: Array.from({ length: 14 }, (_, n) => {
              const age = fraction(time * 0.7 + n / 14);
              const a = n * 2.4;
              return {
                position: [
                  Math.cos(a) * age * 0.22,
                  0.03 + Math.sin(a * 1.7) * age * 0.22,
                  0.4 + age * 0.3,
                ] as Vec3,
                size: 0.014 * (1 - age) + 0.003,
                colour: [2.4, 1.8, 0.7] as Vec3,
                opacity: 1 - age,
              };
            }),
          }),
    }),
});
