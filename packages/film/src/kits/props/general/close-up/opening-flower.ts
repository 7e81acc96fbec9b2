/** A flower that opens from a bud: rose, peony, lotus by colour and number of petals. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { smoothstep } from '../../../../math/interpolate.ts';
import { createRandom } from '../../../../math/random.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { placed } from '../../../shared/shapes.ts';
import { addFlower } from './wet/wet-flower.ts';

const tones: [RegExp, string][] = [
  [/peony|lotus|cherry/, '#f08ab0'],
  [/sunflower|daffodil/, '#f4c020'],
  [/tulip/, '#e83a3a'],
  [/lily|jasmine|magnolia/, '#fbf2ea'],
  [/./, '#d0183a'],
];

export const openingFlower: Kit = {
  name: 'flower opening',
  nouns: [
    'flower opening',
    'rose opening',
    'peony opening',
    'lotus opening',
    'tulip opening',
    'lily opening',
  ],
  locomotion: 'none',
  build: ({ noun, colour, seed }) => {
    const tone = colour ?? fromHex(tones.find(([names]) => names.test(noun))![1]);
    const [body, bud, bloom] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    addFlower(bud, tone, createRandom(seed), 0);
    addFlower(bloom, tone, createRandom(seed), 1.08);
    for (const [y, turn] of [
      [0.05, 0.6],
      [0.09, -2.2],
    ] as const)
      body.at(placed(0.008, y, -0.04, { turnY: turn, turnZ: -0.5 }), (k) =>
        k.paint(fromHex('#3f7a2c'), 'leaf').sphere([0.06, 0, 0], [0.055, 0.003, 0.026], 18),
      );
    const [from, to] = [bud.mesh.positions, bloom.mesh.positions];
    const buffer = new Float32Array(from.length);
    return assembleModel(
      { body, petals: bud },
      {
        size: [0.27, 0.27, 0.22],
        anchors: { top: [0, 0.24, 0] },
        pose: ({ actionTime, actionSeconds }) => {
          const t = smoothstep(0, 0.95, actionTime / Math.max(0.1, actionSeconds));
          for (let n = 0; n < buffer.length; n += 1) buffer[n] = from[n]! + (to[n]! - from[n]!) * t;
          return { parts: { petals: buffer }, anchors: {} };
        },
      },
    );
  },
};
