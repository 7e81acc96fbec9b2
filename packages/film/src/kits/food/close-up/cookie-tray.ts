/** A baking sheet full of cookies, some of them still pale dough. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addCookie } from './baking-oven.ts';

export const cookieTray: Kit = {
  name: 'tray of cookies',
  nouns: ['tray of cookies', 'baking sheet of cookies', 'cookies on a tray', 'cookie tray'],
  locomotion: 'none',
  build: () => {
    const body = new MeshBuilder();
    const [wide, deep] = [0.5, 0.36];
    body.paint(fromHex('#5a5e66'), 'metal').box([0, 0.004, 0], [wide, 0.008, deep], 0.003);
    for (const side of [-1, 1])
      body
        .box([(side * wide) / 2, 0.01, 0], [0.014, 0.02, deep], 0.005)
        .box([0, 0.01, (side * deep) / 2], [wide, 0.02, 0.014], 0.005);
    body.paint(fromHex('#f4ead2'), 'matte').box([0, 0.009, 0], [wide - 0.04, 0.002, deep - 0.04]);
    for (let n = 0; n < 12; n += 1)
      body.at(
        multiply(
          translation(-0.171 + (n % 4) * 0.114, 0.01, -0.108 + Math.floor(n / 4) * 0.108),
          rotationY(n * 1.3),
          scaling(1.2),
        ),
        (k) => addCookie(k, 0.25 + 0.4 * ((n * 0.618) % 1)),
      );
    return assembleModel(
      { body },
      { size: [wide, 0.034, deep], anchors: { top: [0, 0.034, 0], grip: [0, 0.01, deep / 2] } },
    );
  },
};
