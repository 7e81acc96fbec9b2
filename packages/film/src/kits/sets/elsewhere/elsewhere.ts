/** Above the clouds, in space, in stories, and before a clean backdrop. */

import { fromHex } from '../../../math/colour.ts';
import { normalize, scale } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { onDryLand, type SetBuilder } from '../shared/set-builder.ts';
import { buildSky, buildSpace } from './sky-and-space.ts';
import { buildCandyLand, buildFairyTale, storyGround } from './story-lands.ts';

const places = ['sky', 'clouds', 'space', 'fairy_tale_land', 'candy_land', 'studio'] as const;

type Elsewhere = (typeof places)[number];

/** A paper sweep that runs from the floor up behind. */
const buildStudio = (set: SetBuilder): void => {
  const wide = Math.max(30, set.halfX * 6 + 12);
  const back = set.area.low[2] - Math.max(3, set.area.cameraDistance * 0.8);
  const bend = Math.max(2, set.area.cameraDistance * 0.5);
  const floor = set.request.details?.includes('no_floor') ? -6 : 0;
  const named = set.request.colours?.light;
  // Under a bright sun white paper would burn out, and what stands before it with it.
  const hue = scale(
    fromHex(named ?? ['#cfd8df', '#e3d6c4', '#d3dcc8', '#d8cfdf'][set.request.seed % 4]!),
    0.6,
  );
  set.model(
    (builder) => {
      const profile: [number, number][] = [
        [set.area.cameraPosition[2] + 20, 0],
        [back, 0],
      ];
      for (let n = 1; n <= 12; n += 1)
        profile.push([back - Math.sin((n / 12) * 1.571) * bend, bend - Math.cos((n / 12) * 1.571) * bend]);
      profile.push([back - bend, bend + wide]);
      builder.paint(hue, 'matte');
      builder.grid(
        profile.map(([z, y], n) => {
          const t = Math.min(1, Math.max(0, (n - 1) / 12));
          const normal = normalize([0, Math.cos(t * 1.571), Math.sin(t * 1.571)]);
          return [-wide, wide].map((x) => builder.vertex([x, y + floor, z], normal));
        }),
      );
    },
    { castsNoShadow: true },
  );
};

const createElsewhere = (request: SetRequest): StageSet => {
  const place = request.place as Elsewhere;
  const isStory = place === 'fairy_tale_land' || place === 'candy_land';
  const ground = isStory ? storyGround : () => 0;
  const builders: Record<Elsewhere, (set: SetBuilder) => void> = {
    sky: buildSky,
    clouds: buildSky,
    space: buildSpace,
    fairy_tale_land: buildFairyTale,
    candy_land: buildCandyLand,
    studio: buildStudio,
  };
  return onDryLand(request, ground, (set) => {
    builders[place](set);
    return set.result();
  });
};

export const elsewhere: SetKit = { places, create: createElsewhere };
