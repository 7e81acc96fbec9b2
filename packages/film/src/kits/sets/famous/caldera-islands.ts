/** Islands of a caldera, far across the water from a white village. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

export const addCalderaIslands = (set: SetBuilder, middleX: number, seaLevel: number): void => {
  set.model(
    (b) => {
      b.paint(
        (p) => mix(fromHex('#6b5a52'), fromHex('#93807a'), noise(p[0] / 20, p[1] / 6, p[2] / 20)),
        'rock',
      );
      b.heightField({ x0: -700, z0: -900, x1: 300, z1: -420 }, { x: 60, z: 24 }, (x, z) => {
        const body = smoothstep(240, 60, Math.hypot((x - middleX) / 1.6, (z + 640) * 1.4));
        return seaLevel - 4 + 46 * body * (0.6 + 0.5 * noise(x / 60, 2, z / 60));
      });
    },
    { castsNoShadow: true },
  );
};
