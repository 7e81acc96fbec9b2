/** Fountain, statues and obelisks, well. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { addGableRoof } from '../shared/roofs.ts';

const stone = fromHex('#b4aa9a');

export const fountain: Kit = {
  name: 'fountain',
  nouns: ['fountain', 'water fountain', 'garden fountain'],
  locomotion: 'none',
  build: ({ colour }) => {
    const paint = colour ?? fromHex('#cfc6b4');
    const body = new MeshBuilder();
    body.paint(paint, 'plaster').lathe(
      [
        [3, 0],
        [3, 0.15],
        [2.85, 0.2],
        [2.85, 0.65],
        [3, 0.7],
        [3, 0.8],
        [2.6, 0.8],
        [2.6, 0.25],
        [0, 0.25],
      ],
      40,
    );
    body.lathe(
      [
        [0.55, 0.25],
        [0.4, 0.6],
        [0.28, 1.3],
        [0.4, 1.6],
        [1.3, 1.85],
        [1.4, 2],
        [1.3, 2.02],
        [0.4, 1.85],
        [0.16, 1.9],
        [0.14, 2.6],
        [0.2, 2.75],
        [0.62, 2.9],
        [0.68, 3],
        [0.6, 3.02],
        [0.15, 2.92],
        [0.1, 3.2],
        [0, 3.25],
      ],
      30,
    );
    body
      .paint(fromHex('#5a9ab4'), 'glass')
      .lathe(
        [
          [2.6, 0.6],
          [0, 0.6],
        ],
        36,
      )
      .lathe(
        [
          [1.3, 1.98],
          [0, 1.98],
        ],
        24,
      )
      .lathe(
        [
          [0.6, 2.99],
          [0, 2.99],
        ],
        20,
      );
    const fall = (input: Parameters<NonNullable<ReturnType<Kit['build']>['pose']>>[0]) => {
      const drops = [];
      const white: Vec3 = [0.85, 0.93, 0.97];
      for (let n = 0; n < 130; n += 1) {
        const level = n % 3;
        const age = (input.time * 0.9 + n * 0.618) % 1;
        const a = n * 2.39996;
        const [r0, y0, vr, vy, g] =
          level === 0
            ? [0.02, 3.25, 0.5, 2.4, 5.2]
            : level === 1
              ? [0.62, 3, 0.55, 0.3, 2.4]
              : [1.34, 2, 0.75, 0.35, 3.4];
        const t = age * (level === 0 ? 1 : 0.85);
        const [r, y] = [r0 + vr * t, y0 + vy * t - g * t * t];
        drops.push({
          position: [Math.cos(a) * r, Math.max(y, 0.6), Math.sin(a) * r] as Vec3,
          size: 0.035 + 0.02 * age,
          colour: white,
          opacity: 0.6,
        });
      }
      return [
        ...drops,
        ...puffs(
          { ...input, wind: 0 },
          {
            at: [0, 0.65, 0],
            count: 20,
            life: 1,
            velocity: [0, 0.3, 0],
            spread: 1.6,
            size: [0.12, 0.3],
            colour: white,
            opacity: 0.22,
          },
        ),
      ];
    };
    return assembleModel(
      { body },
      {
        size: [6, 4, 6],
        anchors: { seat: [0, 0.8, 2.8], top: [0, 0.8, 2.8] },
        pose: (input) => ({ parts: {}, anchors: {}, particles: fall(input) }),
      },
    );
  },
};

/** A figure on a pedestal: the body is made of tubes, draped. */
export const statue = staticKit(
  ['statue', 'monument', 'memorial', 'sculpture', 'obelisk', 'bust'],
  (b, { noun, colour, material }) => {
    const isBronze = material === 'bronze' || material === 'golden';
    const paint =
      colour ??
      (material === 'golden' ? fromHex('#d0a040') : isBronze ? fromHex('#6a7a5a') : fromHex('#cfc8ba'));
    b.paint(stone, 'stone').box([0, 0.2, 0], [2.6, 0.4, 2.6]).box([0, 0.55, 0], [2.1, 0.3, 2.1]);
    if (noun === 'obelisk' || noun === 'monument' || noun === 'memorial') {
      b.paint(paint, 'stone')
        .loft(
          [
            [0.7, 0.75],
            [9, 0.45],
          ].map(([y, w]): Vec3[] => [
            [-w!, y!, -w!],
            [w!, y!, -w!],
            [w!, y!, w!],
            [-w!, y!, w!],
          ]),
        )
        .paint(lighten(paint, 0.1), 'plaster')
        .loft(
          [
            [9, 0.45],
            [9.8, 0.02],
          ].map(([y, w]): Vec3[] => [
            [-w!, y!, -w!],
            [w!, y!, -w!],
            [w!, y!, w!],
            [-w!, y!, w!],
          ]),
        );
      return undefined;
    }
    b.paint(lighten(stone, 0.1), 'plaster')
      .box([0, 1.5, 0], [1.3, 1.7, 1.3], 0.05, 1)
      .box([0, 2.4, 0], [1.5, 0.18, 1.5], 0.04, 1);
    const y = 2.5;
    const material2 = isBronze ? 'metal' : 'plaster';
    b.paint(paint, material2);
    if (noun !== 'bust') {
      b.lathe(
        [
          [0.42, y],
          [0.34, y + 0.5],
          [0.26, y + 1],
          [0.28, y + 1.35],
          [0.24, y + 1.5],
          [0.1, y + 1.56],
        ],
        20,
        (angle, h) => 1 + (h < y + 1 ? 0.07 * Math.sin(angle * 7) : 0),
      );
      b.tube(
        [
          [0.24, y + 1.46, 0],
          [0.42, y + 1.2, 0.1],
          [0.3, y + 1.02, 0.3],
        ],
        [0.09, 0.08, 0.06],
        10,
      ).tube(
        [
          [-0.24, y + 1.46, 0],
          [-0.46, y + 1.6, 0.06],
          [-0.56, y + 1.95, 0.12],
        ],
        [0.09, 0.08, 0.05],
        10,
      );
    } else b.sphere([0, y + 1.32, 0], [0.34, 0.24, 0.2], 16);
    b.tube(
      [
        [0, y + 1.5, 0],
        [0, y + 1.66, 0.01],
      ],
      0.075,
      10,
    )
      .sphere([0, y + 1.8, 0.02], [0.13, 0.165, 0.15], 18)
      .sphere([0, y + 1.86, -0.03], [0.145, 0.14, 0.15], 14)
      .tube(
        [
          [0, y + 1.79, 0.16],
          [0, y + 1.76, 0.19],
        ],
        0.02,
        6,
      );
    return { top: [0, y + 2, 0] };
  },
);

export const well = staticKit(['well', 'water well', 'wishing well'], (b) => {
  b.paint(
    (p) => (Math.floor(p[1] * 4 + Math.atan2(p[2], p[0]) * 5) % 2 ? stone : darken(stone, 0.15)),
    'rock',
  ).lathe(
    [
      [0.95, 0],
      [0.92, 0.85],
      [0.7, 0.85],
      [0.7, 0.2],
      [0, 0.2],
    ],
    28,
  );
  b.paint(lighten(stone, 0.05), 'plaster')
    .lathe(
      [
        [0.98, 0.85],
        [0.98, 0.95],
        [0.66, 0.95],
      ],
      28,
    )
    .paint(fromHex('#1d3a4a'), 'glass')
    .lathe(
      [
        [0.7, 0.4],
        [0, 0.4],
      ],
      20,
    );
  for (const x of [-0.85, 0.85])
    b.paint(fromHex('#6b4527'), 'wood').box([x, 1.6, 0], [0.13, 1.5, 0.13], 0.02, 1);
  b.tube(
    [
      [-0.95, 1.75, 0],
      [1.05, 1.75, 0],
    ],
    0.07,
    10,
  )
    .tube(
      [
        [1.05, 1.75, 0],
        [1.05, 1.5, 0],
        [1.2, 1.5, 0],
      ],
      0.02,
      6,
    )
    .paint(fromHex('#d8c8a0'), 'matte')
    .tube(
      [
        [0, 1.7, 0],
        [0, 1.15, 0],
      ],
      0.015,
      5,
    );
  b.paint(fromHex('#7a5636'), 'wood').at(translation(0, 0.93, 0), (k) =>
    k.lathe(
      [
        [0, 0],
        [0.13, 0],
        [0.16, 0.22],
        [0.14, 0.22],
        [0, 0.04],
      ],
      14,
    ),
  );
  addGableRoof(b.paint(fromHex('#8a4632'), 'roof'), {
    width: 1.5,
    length: 1.9,
    y: 2.25,
    rise: 0.65,
    overhang: 0.2,
    thickness: 0.08,
  });
  return { top: [0, 0.95, 0.8] };
});
