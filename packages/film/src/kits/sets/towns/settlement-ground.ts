/** Paved ground, a ring of house fronts and lamps around a place. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { groundGreen } from '../country/grassland.ts';
import { rollingHills } from '../shared/landforms.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { buildFacade } from './facades.ts';
import { buildStreetLamp, lampLight, streetLampHeight } from './street-parts.ts';

export const hills = (x: number, z: number) =>
  rollingHills(x, z, { from: 50, to: 300, height: 48, scale: 130, seed: 4 });

/** Paved ground out to a radius, then grass. */
export const addGround = (set: SetBuilder, paved: Vec3, radius: number, isWetStone = false): void => {
  addTerrain(set, {
    paint: (x, _y, z) => {
      const stone = set.isSnowy
        ? fromHex('#d3dce6')
        : mix(paved, mix(paved, [1, 1, 1], 0.18), noise(x * 2, 1, z * 2));
      return mix(
        stone,
        groundGreen(set.request, x, z),
        smoothstep(
          radius - 2,
          radius + 1,
          Math.hypot(x - set.centre[0], z - set.centre[2]) + 3 * noise(x / 4, 2, z / 4),
        ),
      );
    },
    material: (x, _y, z) =>
      set.isSnowy
        ? 'snow'
        : Math.hypot(x - set.centre[0], z - set.centre[2]) < radius
          ? isWetStone && set.isRainy
            ? 'wet'
            : 'stone'
          : 'lawn',
  });
};

/** House fronts in a ring behind and beside the action, open to the camera. */
export const addHouseRing = (set: SetBuilder, radius: number): void => {
  for (let n = 0; n < 17; n += 1) {
    const angle = ((n - 8) / 8) * 1.75;
    const width = 8 + (n % 3) * 1.4;
    const [x, z] = [set.centre[0] + Math.sin(angle) * radius, set.centre[2] - Math.cos(angle) * radius];
    const { mesh } = buildFacade({
      region: set.request.region,
      seed: set.request.seed * 31 + n,
      width,
      darkness: set.request.darkness,
      isSnowy: set.isSnowy,
    });
    set.add(mesh, multiply(translation(x, 0, z), rotationY(-angle), translation(-width / 2, 0, 0)), {
      castsNoShadow: n % 2 === 0,
    });
  }
};

export const addLampsRound = (set: SetBuilder, radius: number): void => {
  const lamp = buildStreetLamp(set.request.darkness);
  for (let n = -4; n <= 4; n += 1) {
    const angle = n * 0.38;
    const [x, z] = [set.centre[0] + Math.sin(angle) * radius, set.centre[2] - Math.cos(angle) * radius];
    if (!set.isClear(x, z, 0.4)) continue;
    set.add(lamp, translation(x, 0, z));
    if (set.isDark) set.lamp([x, streetLampHeight, z], lampLight, 10);
  }
};
