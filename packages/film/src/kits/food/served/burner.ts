/** The gas burner that pans and pots stand on, and its flames. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { rotationY } from '../../../math/matrix.ts';
import type { Particle } from '../../model.ts';

export const addBurner = (b: MeshBuilder) => {
  b.paint(fromHex('#1c1e22'), 'satin').box([0, 0.006, 0], [0.42, 0.012, 0.4], 0.006);
  for (let n = 0; n < 6; n += 1)
    b.at(rotationY((n / 6) * 2 * Math.PI), (k) =>
      k.paint(fromHex('#2c2e34'), 'metal').box([0.11, 0.026, 0], [0.13, 0.012, 0.012], 0.003),
    );
};

/** Blue flames in a ring. */
export const gasAt = (time: number, radius: number): Particle[] =>
  Array.from({ length: 28 }, (_, n) => {
    const a = (n / 28) * 2 * Math.PI;
    const lick = 0.7 + 0.3 * Math.sin(time * 17 + n * 2.3);
    return {
      position: [Math.cos(a) * radius, 0.018, Math.sin(a) * radius],
      end: [Math.cos(a) * radius * 1.12, 0.018 + 0.022 * lick, Math.sin(a) * radius * 1.12],
      size: 0.006,
      colour: [0.25, 0.55, 2.4],
      opacity: 0.7,
    };
  });

/** The height that a pan stands at. */
export const panAt = 0.034;
