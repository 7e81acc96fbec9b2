/** A steep street that ends at a bay: the water at its foot, and the Golden Gate where the city is San Francisco. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import type { SetRequest } from '../../set.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

/** Steep streets of San Francisco have wooden houses with bays. */
export const isVictorian = ({ details = [] }: SetRequest) =>
  details.includes('san_francisco') && details.includes('steep');

/** Water at the foot of the street, and hills on its other side. */
export const addBayBelow = (set: SetBuilder, far: number, level: number): void => {
  set.model(
    (b) => {
      b.paint(fromHex('#3f7fa8'), 'water').heightField(
        { x0: -900, z0: -1500, x1: 900, z1: -far - 4 },
        { x: 12, z: 12 },
        () => level - 3,
      );
      b.paint(
        (p) => mix(fromHex('#7f98a8'), fromHex('#8aa080'), noise(p[0] / 60, 1, p[2] / 60)),
        'matte',
      ).heightField(
        { x0: -900, z0: -1500, x1: 900, z1: -900 },
        { x: 60, z: 8 },
        (x, z) => level - 8 + smoothstep(-900, -1200, z) * (30 + 70 * noise(x / 190, 2, 1)),
      );
    },
    { castsNoShadow: true },
  );
  if (!isVictorian(set.request)) return;
  const bridge = findKit('golden gate bridge')?.build(plainOptions('golden gate bridge', { detail: 2 }));
  if (!bridge) return;
  // As wide as the gap between the houses shows.
  const z = -far - 260;
  const size = 190 / bridge.size[0];
  for (const { mesh } of bridge.parts)
    set.add(mesh, multiply(translation(14, level - 4, z), rotationY(0.25), scaling(size)), {
      castsNoShadow: true,
    });
};
