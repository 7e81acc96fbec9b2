/** Satellite dish and stadium. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { staticKit } from '../../shared/static-kit.ts';
import { lightsOn } from '../../shared/windows.ts';
import { spread } from '../shared/parts.ts';
import { white } from './farm-parts.ts';

export const dish = staticKit(['satellite dish', 'radio telescope', 'radar dish', 'radar'], (b, { noun }) => {
  const s = noun === 'radio telescope' ? 6 : 1;
  b.paint(fromHex('#c8ccd0'), 'metal')
    .tube(
      [
        [0, 0, 0],
        [0, 1.4 * s, 0],
      ],
      [0.16 * s, 0.1 * s],
      12,
    )
    .box([0, 0.06 * s, 0], [0.9 * s, 0.12 * s, 0.9 * s], 0.02 * s, 1);
  b.twoSided().at(multiply(translation(0, 1.75 * s, 0.1 * s), rotationX(1.0)), (k) => {
    k.paint(white, 'glossy').lathe(
      spread(0, 1, 9).map((t): [number, number] => [t * 1.2 * s, t * t * 0.42 * s]),
      36,
    );
    for (const a of [0.3, 2.4, 4.5])
      k.paint(fromHex('#8a9096'), 'metal').tube(
        [
          [Math.cos(a) * 1.1 * s, 0.36 * s, Math.sin(a) * 1.1 * s],
          [0, 1.05 * s, 0],
        ],
        0.02 * s,
        5,
      );
    k.sphere([0, 1.05 * s, 0], 0.09 * s, 10);
  });
  return undefined;
});

export const stadium: Kit = {
  name: 'stadium',
  nouns: ['stadium outside', 'stadium building', 'sports stadium', 'football stadium', 'arena building'],
  locomotion: 'none',
  build: () => {
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    const oval = (angle: number) => Math.hypot(Math.cos(angle) * 1.25, Math.sin(angle) * 0.95);
    body
      .paint(
        (p) => (Math.floor(Math.atan2(p[2], p[0]) * 16) % 2 ? fromHex('#d8dce0') : fromHex('#b8bec6')),
        'satin',
      )
      .lathe(
        [
          [42, 0],
          [45, 9],
          [48, 18],
          [46, 22],
          [40, 23],
        ],
        64,
        oval,
      );
    body
      .paint(fromHex('#eef0f2'), 'satin')
      .lathe(
        [
          [46, 22],
          [34, 25],
          [30, 24],
        ],
        64,
        oval,
      )
      .paint(fromHex('#3a6ab0'), 'matte')
      .lathe(
        [
          [26, 2],
          [40, 20],
        ],
        48,
        oval,
      )
      .paint(fromHex('#3f8a3a'), 'lawn')
      .lathe(
        [
          [27, 1],
          [0, 1],
        ],
        40,
        oval,
      );
    lit.paint([1.4, 1.3, 1.1], 'glow').lathe(
      [
        [45.1, 8.6],
        [45.5, 9.4],
      ],
      64,
      oval,
    );
    for (const a of [0.7, 2.44, 3.84, 5.58]) {
      const [x, z] = [Math.cos(a) * 55, Math.sin(a) * 44];
      body
        .paint(fromHex('#8a9096'), 'metal')
        .tube(
          [
            [x, 0, z],
            [x * 0.97, 36, z * 0.97],
          ],
          0.5,
          6,
        )
        .box([x * 0.96, 37, z * 0.96], [6, 4, 1], 0.1, 1);
      lit.paint([5, 4.8, 4.2], 'glow').box([x * 0.95, 37, z * 0.95], [5.6, 3.6, 1.4], 0.1, 1);
    }
    return assembleModel(
      { body, lit },
      {
        anchors: { door: [0, 0, 44], inside: [0, 1, 0] },
        pose: ({ darkness }) => ({ parts: { lit: shown(darkness > lightsOn) }, anchors: {} }),
      },
    );
  },
};
