/** A river in wide bends through closed forest, as it is seen from the air. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { TreeName } from '../../plants/tree-shapes.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { plantWoods } from '../shared/woods.ts';

export const isWindingRiver = ({ place, details = [], nouns = [] }: SetRequest): boolean =>
  details.includes('winding_river') &&
  ['river', 'jungle', 'forest'].includes(place) &&
  nouns.every((noun) => /^(?:river|tree|planet|cloud)$/.test(noun));

/** Metres from the river's edge; below 0 in the water. */
const fromRiver = (x: number, z: number) => {
  const middle = 42 * Math.sin(z / 27 + 0.6) + 8 * Math.sin(z / 13 + 1);
  return Math.abs(x - middle) * 0.72 - 12.5;
};

const ground = (x: number, z: number) => {
  const away = fromRiver(x, z);
  return away < 0
    ? Math.max(-2, away * 0.6)
    : Math.min(0.9, away * 0.4) + 4 * noise(x / 40, 3, z / 40) * smoothstep(3, 30, away);
};

export const createWindingRiver = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.08, width: 150 },
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    const isJungle =
      request.place === 'jungle' || request.backdrop === 'jungle' || request.region === 'tropical';
    addTerrain(set, {
      paint: (x, y, z) =>
        mix(
          mix(
            groundGreen(request, x, z),
            fromHex(request.season === 'autumn' ? '#8a4a1c' : '#274a20'),
            isJungle ? 0.7 : 0.55,
          ),
          fromHex('#c2ad7c'),
          smoothstep(0.7, 0.1, y) * 0.85,
        ),
      material: set.isSnowy ? 'snow' : 'lawn',
      reach: 1400,
      fineness: 2.4,
    });
    addSea(set, {
      surface: createSeaSurface(0.03, 0, 5),
      reach: 700,
      rings: 120,
      sectors: 100,
      clearness: isJungle ? 0.16 : 0.22,
      // Still water has no surf at its banks.
      shore: () => 9,
      depth: () => 3,
    });
    set.mirrorHeight = 0;
    const kinds: TreeName[] = isJungle
      ? ['jungle', 'jungle', 'palm']
      : set.isSnowy
        ? ['fir']
        : request.season === 'autumn'
          ? ['maple', 'birch', 'maple', 'oak', 'fir']
          : ['fir', 'oak', 'pine'];
    plantWoods(set, {
      kinds,
      near: 16,
      far: 560,
      accept: (x, z) => fromRiver(x, z) > 4 && set.distanceToCamera(x, z) > 46,
    });
    return set.result();
  },
});
