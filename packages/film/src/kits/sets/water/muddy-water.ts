/** Water that carries so much earth that nothing shines up through it. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { SetRequest } from '../../set.ts';
import type { SeaSurface } from '../shared/sea.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

export const isMuddy = ({ place, details = [] }: SetRequest): boolean =>
  details.includes('muddy') && ['river', 'swamp', 'lake'].includes(place);

export const addMuddyWater = (set: SetBuilder, surface: SeaSurface): void => {
  set.model(
    (b) => {
      b.paint((p) => mix(fromHex('#5f4426'), fromHex('#9a7546'), noise(p[0] / 5, 2, p[2] / 1.6)), 'wet');
      b.heightField({ x0: -160, z0: -120, x1: 160, z1: 60 }, { x: 130, z: 110 }, (x, z) =>
        surface.height(x, z, 0),
      );
    },
    { castsNoShadow: true },
  );
};
