/** A white village over the sea, as on Santorini: rounded cubes in steps down a steep slope, blue domes and doors. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { addCalderaIslands } from './caldera-islands.ts';
import { buildWhiteHouse, whiteWash } from './white-houses.ts';
import { createWhiteLane } from './white-lane.ts';

export const isWhiteVillage = ({ place, details = [] }: SetRequest): boolean =>
  details.includes('white_village') &&
  ['village', 'street', 'city', 'coast', 'island', 'sea', 'alley', 'hills', 'cliff'].includes(place);

const seaLevel = -26;

/** A flat path under the action; the slope falls to the left and behind, and rises to the right. */
const slope = (x: number, z: number): number => {
  const fall = 0.46 * Math.min(x + 1, 22) + 0.1 * Math.min(0, z + 4);
  const side = smoothstep(2.5, 9, Math.hypot(x, Math.min(0, z + 3)));
  return Math.max(-32, fall * side);
};

/** Its streets are lanes of steps. */
const isLane = ({ place }: SetRequest) => place === 'street' || place === 'alley';

export const createWhiteVillage = (request: SetRequest): StageSet =>
  isLane(request) ? createWhiteLane(request) : createSlope(request);

const createSlope = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: slope,
  water: null,
  travelDirection: Math.PI - 0.3,
  view: { azimuth: 0.12, width: 22, mostAzimuth: 0.4, eyeHeight: 7 },
  build: (area) => {
    const set = new SetBuilder(request, area, slope);
    addTerrain(set, {
      paint: (x, y, z) =>
        mix(
          mix(fromHex('#b9ada0'), fromHex('#8f7f70'), noise(x / 4, y / 2, z / 4)),
          fromHex('#c9c5bd'),
          smoothstep(5, 2, Math.hypot(x, Math.min(0, z))),
        ),
      material: 'rock',
      height: (x, z) => slope(x, z) - 0.05,
      reach: 900,
      fineness: 2,
    });
    addSea(set, { surface: createSeaSurface(0.15, 0.8, 9), level: seaLevel, reach: 1800, shore: () => 8 });
    const stock = Array.from({ length: 9 }, (_, n) => buildWhiteHouse(n + request.seed, request.darkness));
    let n = 0;
    const first = set.area.cameraPosition[2] - 9;
    for (let row = 0; row < 16; row += 1)
      for (let column = -7; column <= 7; column += 1) {
        const x = column * 6.2 + (row % 2) * 3 + (set.random() - 0.5) * 1.4;
        const z = first - row * 6 + (set.random() - 0.5) * 1.4;
        const y = slope(x, z);
        n += 1;
        if (y < seaLevel + 6 || (set.area.hasCast && !set.isClear(x, z, 3))) continue;
        // Nothing before the view down to the water.
        if ((x < -4 && y > -3) || (Math.abs(x) < 5.5 && z > set.area.low[2] - 5)) continue;
        // Nor close before the lens.
        if (set.distanceToCamera(x, z) < 9) continue;
        set.add(
          stock[(n * 5 + row) % 9]!,
          multiply(translation(x, y, z), rotationY((set.random() - 0.5) * 0.5)),
          {
            castsNoShadow: row > 5,
          },
        );
      }
    addCalderaIslands(set, -260, seaLevel);
    // A low white wall along the path.
    set.model((b) => {
      b.paint(whiteWash, 'plaster');
      for (let z = set.area.high[2] + 1; z > set.area.low[2] - 5; z -= 1.2)
        b.box([-2.6, slope(-2.6, z) + 0.3, z], [0.4, 0.9, 1.3], 0.12, 2);
    });
    return set.result();
  },
});
