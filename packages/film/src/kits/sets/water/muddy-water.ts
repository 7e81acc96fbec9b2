/** Water with so much earth, salt or algae in it that its colour hides the ground: brown rivers, pink and red lakes. */

import { fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { PlaceDetail } from '../../../scene/place-details.ts';
import type { SetRequest } from '../../set.ts';
import type { SeaSurface } from '../shared/sea.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

/** Dark and light shade of the water by the detail that names it. */
const shades: Partial<Record<PlaceDetail, readonly [string, string]>> = {
  muddy: ['#5f4426', '#9a7546'],
  pink_water: ['#e0568f', '#f48fb6'],
  red_water: ['#8e1f1c', '#c2443a'],
};

const shadesOf = ({ details = [] }: SetRequest) =>
  details.map((detail) => shades[detail as PlaceDetail]).find((pair) => pair !== undefined);

export const isMuddy = (request: SetRequest): boolean =>
  shadesOf(request) !== undefined && ['river', 'swamp', 'lake'].includes(request.place);

export const addMuddyWater = (set: SetBuilder, surface: SeaSurface): void => {
  const [dark, light] = (shadesOf(set.request) ?? shades.muddy!).map(fromHex) as [Vec3, Vec3];
  // A lake is seen as far as its other shore.
  const reach = set.request.place === 'lake' ? 4 : 1;
  set.model(
    (b) => {
      b.paint((p) => mix(dark, light, noise(p[0] / 5, 2, p[2] / 1.6)), 'glossy');
      b.heightField(
        { x0: -160 * reach, z0: -120 * reach, x1: 160 * reach, z1: 60 },
        { x: 130, z: 110 },
        (x, z) => surface.height(x, z, 0),
      );
    },
    { castsNoShadow: true },
  );
};
