/** A lane of white steps down between the houses of a white village, with blue domes and the sea at its end. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { type Ground, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { addCalderaIslands } from './caldera-islands.ts';
import { buildWhiteHouse, whiteWash } from './white-houses.ts';

const seaLevel = -24;
/** Half the width of the lane and the length of one step, in metres. */
const [laneHalf, tread] = [1.9, 1.1];
/** Where the lane ends and the slope falls to the water. */
const end = -34;

const laneX = (z: number) => 1.3 * Math.sin((Math.min(0, z + 4) / 15) * 1.1);

const ground: Ground = (x, z) => {
  const lane = -0.17 * Math.max(0, -z - 3);
  const cliff = smoothstep(end, end - 60, z) * 30;
  return Math.max(-32, lane - cliff + 0.12 * Math.max(0, Math.abs(x - laneX(z)) - laneHalf - 5));
};

const addSteps = (set: SetBuilder, from: number): void => {
  set.model((b) => {
    for (let z = from; z > end - 1; z -= tread) {
      const y = ground(laneX(z), z - tread / 2);
      const at: Vec3 = [laneX(z - tread / 2), y - 0.5, z - tread / 2];
      // Grey flags with whitewashed joints.
      b.paint(fromHex('#d8d5cc'), 'plaster').box(at, [2 * laneHalf + 0.6, 1, tread]);
      b.paint(fromHex('#9d978c'), 'matte');
      for (let n = 0; n < 4; n += 1) {
        const across = (n - 1.5 + (set.random() - 0.5) * 0.12) * laneHalf * 0.5;
        b.box([at[0] + across, y + 0.005, at[2] + 0.06], [laneHalf * 0.42, 0.02, tread * 0.68], 0.004, 1);
      }
    }
  });
};

/** Pots of flowers on the steps along the walls. */
const addPots = (set: SetBuilder, from: number): void => {
  set.model((b) => {
    for (let n = 0; n < 12; n += 1) {
      const z = from - 3 - n * 2.9;
      const side = n % 2 ? 1 : -1;
      const x = laneX(z) + side * (laneHalf - 0.28);
      if (set.distanceToAction(x, z) < 0.5 || set.distanceToSight(x, z) < 0.3) continue;
      b.at(translation(x, ground(x, z), z), (pot) => {
        pot.paint(fromHex(n % 3 ? '#2a62b0' : '#b0623c'), 'satin').cylinder(0, 0.4, 0.16, 0.24, 14);
        for (let k = 0; k < 16; k += 1)
          pot
            .paint(fromHex(k % 3 === 0 ? '#3f7a34' : '#d03a86'), 'leaf')
            .sphere(
              [(set.random() - 0.5) * 0.44, 0.46 + 0.34 * set.random(), (set.random() - 0.5) * 0.44],
              0.09,
              6,
            );
      });
    }
  });
};

export const createWhiteLane = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI,
  view: { azimuth: 0.02, width: 8, mostAzimuth: 0.1, eyeHeight: 2.3 },
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    addTerrain(set, {
      paint: (x, y, z) => mix(fromHex('#b9ada0'), fromHex('#8f7f70'), noise(x / 4, y / 2, z / 4)),
      material: 'rock',
      height: (x, z) => ground(x, z) - 0.3,
      reach: 900,
      fineness: 1.4,
    });
    addSea(set, { surface: createSeaSurface(0.15, 0.8, 9), level: seaLevel, reach: 1800, shore: () => 8 });
    const from = area.cameraPosition[2] + 3;
    addSteps(set, from);
    addPots(set, area.cameraPosition[2]);
    const stock = Array.from({ length: 9 }, (_, n) => buildWhiteHouse(n + request.seed, request.darkness));
    const put = (n: number, x: number, z: number, turn: number, lift = 0) =>
      set.add(stock[n % 9]!, multiply(translation(x, ground(x, z) + lift, z), rotationY(turn)));
    for (const side of [-1, 1]) {
      let n = side > 0 ? 4 : 1;
      for (let z = from - 1; z > end; z -= 6.3) {
        // Domes stand where they are seen over the others.
        n += 1;
        const x = laneX(z) + side * (laneHalf + 2.9);
        put(n % 3 === 0 && z > -8 ? n + 1 : n, x, z, (-side * Math.PI) / 2);
        put(n * 2 + 1, x + side * 6.4, z - 2, (-side * Math.PI) / 2, 1.2);
      }
    }
    // Below the end of the lane, with their domes before the water.
    for (const [n, x, z] of [
      [0, -5.5, -44],
      [3, 4.6, -50],
      [6, -13, -52],
      [0, 13, -56],
      [4, -1, -54],
      [7, 8, -62],
      [3, -20, -60],
    ] as const)
      put(9 * 4 + n - request.seed, x, z, 0.3 * Math.sin(x));
    addCalderaIslands(set, -200, seaLevel);
    // Low white walls where a house leaves a gap.
    set.model((b) => {
      b.paint(whiteWash, 'plaster');
      for (const side of [-1, 1])
        for (let z = from; z > end; z -= 1.2)
          b.box(
            [laneX(z) + side * (laneHalf + 0.25), ground(laneX(z), z) + 0.3, z],
            [0.4, 0.9, 1.3],
            0.12,
            2,
          );
    });
    return set.result();
  },
});
