/** A witch's broom in the air: it lies level, with room for a rider astride. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

const height = 0.75;

export const flyingBroom: Kit = {
  name: 'flying broom',
  nouns: ['flying broom', 'broomstick', 'witch broom', 'flying broomstick', 'magic broom'],
  locomotion: 'flies',
  speeds: { slow: 5, fast: 9 },
  build: ({ colour }) => {
    const body = new MeshBuilder();
    body.paint(fromHex('#5d3d22'), 'wood').tube(
      [
        [0, 0.02, 1.25],
        [0.02, 0, 0.5],
        [0, 0.01, -0.2],
        [0, 0, -0.7],
      ],
      [0.024, 0.03, 0.03, 0.034],
      10,
    );
    const straw = colour ?? fromHex('#d2a24a');
    const random = createRandom(5);
    for (let n = 0; n < 46; n += 1) {
      const [angle, out] = [n * 2.4, 0.03 + 0.13 * Math.sqrt(random())];
      const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out];
      body.paint(n % 3 ? straw : fromHex('#a87a30'), 'fur').tube(
        [
          [x * 0.25, y * 0.25, -0.62],
          [x * 1.2, y * 1.2, -0.95],
          [x * 1.05, y * 1.05, -1.3 - random() * 0.16],
        ],
        [0.02, 0.022, 0.008],
        5,
      );
    }
    body
      .paint(fromHex('#7a2a1e'), 'cloth')
      .at(translation(0, 0, -0.68), (b) =>
        b.at(rotationX(Math.PI / 2), (k) => k.cylinder(-0.05, 0.05, 0.06, 0.075, 14)),
      );
    return assembleModel(
      { body },
      {
        size: [0.4, height + 0.2, 2.7],
        anchors: {
          back: [0, height + 0.06, -0.12],
          seat: [0, height + 0.06, -0.12],
          top: [0, height + 0.04, 0],
          handlebarLeft: [0.04, height + 0.05, 0.42],
          handlebarRight: [-0.04, height + 0.05, 0.5],
        },
        pose: ({ time, phase }) => {
          const bob = multiply(
            translation(0, height + 0.05 * Math.sin(time * 1.9 + phase * 6), 0),
            rotationX(-0.1 + 0.04 * Math.sin(time * 1.3 + phase)),
            rotationZ(0.05 * Math.sin(time * 1.1 + phase)),
          );
          return { parts: { body: bob }, anchors: {} };
        },
      },
    );
  },
};
