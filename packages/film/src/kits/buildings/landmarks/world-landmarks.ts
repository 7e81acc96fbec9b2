/** Landmarks known everywhere: Eiffel Tower, clock tower, Statue of Liberty, pyramids, sphinx, Colosseum. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { lightsOn } from '../../shared/windows.ts';
import { onEachSide, spread } from '../shared/parts.ts';
import { colosseum, pyramid } from './ancient-landmarks.ts';
import { eiffelTower } from './eiffel-tower.ts';

const clockTower: Kit = {
  name: 'clock tower',
  nouns: ['big ben', 'clock tower', 'bell tower', 'elizabeth tower'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    const wall = colour ?? fromHex('#c8a868');
    const [w, h] = [9, 44];
    body
      .paint(wall, 'stone')
      .box([0, h / 2, 0], [w, h, w])
      .box([0, h + 5, 0], [w + 1.4, 10, w + 1.4]);
    body.paint(fromHex('#4a5a5c'), 'roof').at(rotationY(Math.PI / 4), (k) =>
      k
        .lathe(
          [
            [(w + 1.4) * 0.72, h + 10],
            [w * 0.42, h + 16],
          ],
          4,
        )
        .paint(wall, 'stone')
        .lathe(
          [
            [w * 0.38, h + 16],
            [w * 0.38, h + 19],
          ],
          4,
        )
        .paint(fromHex('#4a5a5c'), 'roof')
        .lathe(
          [
            [w * 0.48, h + 19],
            [0.1, h + 29],
          ],
          4,
        ),
    );
    body.paint(fromHex('#d0a03a'), 'metal').tube(
      [
        [0, h + 29, 0],
        [0, h + 32, 0],
      ],
      0.16,
      6,
    );
    onEachSide(body, lit, w + 1.4, w + 1.4, (b, l) => {
      b.at(translation(0, h + 5, 0.05), (k) =>
        l.at(translation(0, h + 5, 0.05), (lk) => {
          k.paint(fromHex('#d0a03a'), 'metal')
            .box([0, 0, 0], [8.4, 8.4, 0.3], 0.1)
            .paint(fromHex('#26303a'), 'satin')
            .sphere([0, 0, 0.1], [4, 4, 0.2], 36)
            .paint(fromHex('#f6f1e0'), 'satin')
            .sphere([0, 0, 0.2], [3.6, 3.6, 0.2], 36);
          lk.paint([1.9, 1.7, 1.1], 'glow').sphere([0, 0, 0.22], [3.6, 3.6, 0.2], 36);
          for (const n of spread(0, 11, 12)) {
            const a = (n / 12) * 2 * Math.PI;
            lk.paint([0.02, 0.02, 0.03], 'matte').box(
              [Math.sin(a) * 3, Math.cos(a) * 3, 0.44],
              [0.3, 0.3, 0.06],
            );
            k.paint(fromHex('#1c2026'), 'satin').box(
              [Math.sin(a) * 3, Math.cos(a) * 3, 0.4],
              [0.3, 0.3, 0.08],
            );
          }
          for (const builder of [k, lk])
            builder
              .paint([0.02, 0.02, 0.03], 'satin')
              .tube(
                [
                  [0, 0, 0.5],
                  [-1.5, 1.2, 0.5],
                ],
                0.16,
                5,
              )
              .tube(
                [
                  [0, 0, 0.52],
                  [0.6, 3, 0.52],
                ],
                0.11,
                5,
              );
        }),
      );
    });
    onEachSide(body, lit, w, w, (b, l) => {
      for (const x of spread(-3, 3, 4)) {
        b.paint(lighten(wall, 0.15), 'plaster').box([x - 1, h / 2, 0.12], [0.35, h, 0.3]);
        for (const y of spread(4, h - 4, 7)) {
          b.paint(fromHex('#26303a'), 'glass').box([x, y, 0.04], [0.8, 3, 0.12]);
          if ((y + x) % 2 > 1) l.paint([1.4, 0.9, 0.4], 'glow').box([x, y, 0.08], [0.8, 3, 0.1]);
        }
      }
    });
    return assembleModel(
      { body, lit },
      {
        size: [11, 76, 11],
        anchors: { door: [0, 0, 6] },
        pose: (input) => ({ parts: { lit: shown(input.darkness > lightsOn) }, anchors: {} }),
      },
    );
  },
};

const liberty = staticKit(['statue of liberty', 'liberty statue'], (b) => {
  const copper = fromHex('#6aa898');
  const granite = fromHex('#c2b49a');
  b.paint(granite, 'stone')
    .box([0, 2, 0], [26, 4, 26])
    .box([0, 7, 0], [16, 7, 16])
    .loft(
      [
        [10, 7.5],
        [27, 5.2],
      ].map(([y, w]): Vec3[] => [
        [-w!, y!, -w!],
        [w!, y!, -w!],
        [w!, y!, w!],
        [-w!, y!, w!],
      ]),
    )
    .box([0, 27.5, 0], [12, 1.4, 12], 0.2, 1);
  const y = 28;
  b.paint((p) => (Math.sin(Math.atan2(p[2], p[0]) * 9) > 0 ? copper : darken(copper, 0.12)), 'plaster').lathe(
    [
      [4.4, y],
      [3.9, y + 6],
      [3.2, y + 14],
      [3.4, y + 18],
      [3, y + 22],
      [1.3, y + 23.5],
      [0, y + 24],
    ],
    40,
    (angle, h) => 1 + (h < y + 18 ? 0.08 * Math.sin(angle * 9) : 0),
  );
  b.paint(copper, 'plaster')
    .tube(
      [
        [0, y + 23, 0],
        [0, y + 25, 0.2],
      ],
      1,
      12,
    )
    .sphere([0, y + 26.6, 0.3], [1.5, 1.9, 1.6], 22)
    .sphere([0, y + 27, -0.2], [1.65, 1.6, 1.6], 18)
    .tube(
      [
        [0, y + 26.4, 1.85],
        [0, y + 26.1, 2.1],
      ],
      0.22,
      6,
    );
  for (const a of spread(-1.35, 1.35, 7))
    b.tube(
      [
        [Math.sin(a) * 1.5, y + 28 + Math.cos(a) * 0.3, 0],
        [Math.sin(a) * 3.8, y + 28.4 + Math.cos(a) * 2.6, 0],
      ],
      [0.3, 0.05],
      6,
    );
  b.tube(
    spread(0, 2 * Math.PI, 17).map((a): Vec3 => [Math.cos(a) * 1.7, y + 28, Math.sin(a) * 1.7]),
    0.3,
    6,
    false,
  );
  // Raised arm with the torch, tablet in the other.
  b.tube(
    [
      [-2.6, y + 21.5, 0],
      [-4, y + 25, 0.5],
      [-4, y + 32, 0.8],
    ],
    [1.2, 1, 0.7],
    12,
  ).sphere([-4, y + 32.6, 0.8], 0.8, 12);
  b.tube(
    [
      [-4, y + 32, 0.9],
      [-4, y + 35, 0.9],
    ],
    [0.3, 0.6],
    10,
  )
    .at(translation(-4, y + 35, 0.9), (k) =>
      k.lathe(
        [
          [0.3, 0],
          [1.1, 0.3],
          [1.1, 0.6],
          [0, 0.6],
        ],
        16,
      ),
    )
    .paint([2.6, 1.7, 0.4], 'glow')
    .at(translation(-4, y + 35.6, 0.9), (k) =>
      k.lathe(
        [
          [0.6, 0],
          [0.85, 0.6],
          [0.4, 1.6],
          [0, 2.4],
        ],
        12,
      ),
    );
  b.paint(copper, 'plaster')
    .tube(
      [
        [2.6, y + 21, 0],
        [4, y + 17.5, 0.8],
        [2.6, y + 16, 2.4],
      ],
      [1.1, 0.9, 0.7],
      12,
    )
    .box([3.4, y + 17.5, 2.2], [0.7, 4.4, 3], 0.2);
  return { top: [0, 27.5, 0] };
});

export const worldLandmarkKits: readonly Kit[] = [eiffelTower, clockTower, liberty, pyramid, colosseum];
