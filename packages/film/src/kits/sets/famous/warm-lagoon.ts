/** A warm lagoon in a lava field: milky pale blue water between black rocks, steam over it, a low bath house, mountains behind. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { mountainRange } from '../shared/landforms.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import { createSeaSurface } from '../shared/sea.ts';
import { type Ground, isEmpty, SetBuilder } from '../shared/set-builder.ts';
import { driftingMist } from '../shared/spray.ts';
import { addTerrain } from '../shared/terrain.ts';

/** Metres inside the shore: a wide basin with two tongues of lava and an islet. */
const inside = (x: number, z: number): number => {
  const bay = 13 * (noise(x / 17 + 3, 2, z / 17) - 0.5) + 5 * (noise(x / 5, 4, z / 5) - 0.5);
  const basin = 44 - Math.hypot(x * 0.72, z + 16) + bay;
  return Math.min(
    basin,
    Math.hypot(x + 17, z + 31) - 5 + bay * 0.3,
    Math.hypot(x - 26, z + 14) - 4 + bay * 0.3,
  );
};

const ground: Ground = (x, z) => {
  const shore = inside(x, z);
  const lava = 2.6 * fractalNoise(x / 5, 3, z / 5, 3) ** 1.6 * smoothstep(0, -5, shore);
  return (
    -1.3 * smoothstep(-0.5, 3, shore) +
    lava +
    mountainRange(x, z, { from: 260, to: 1000, height: 92, scale: 260, seed: 12 })
  );
};

const level = -0.28;

export const createWarmLagoon = (request: SetRequest): StageSet => {
  const surface = createSeaSurface(0.02, 0.4, 4);
  return {
    isIndoors: false,
    ground,
    water: (x, z, time) => (inside(x, z) > 0.6 ? level + surface.height(x, z, time) : null),
    travelDirection: Math.PI / 2,
    view: { azimuth: 0.1, ...(isEmpty(request) && { eyeHeight: 6, width: 58 }) },
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      addTerrain(set, {
        paint: (x, y, z) => {
          const rock = mix(fromHex('#17171a'), fromHex('#3d3a3a'), noise(x / 1.7, y * 2, z / 1.7));
          const moss = mix(rock, fromHex('#6d7a3c'), 0.3 * smoothstep(0.5, 0.9, noise(x / 3, 5, z / 3)));
          // Silica leaves a white rim along the water.
          const rim = smoothstep(-1.4, -0.2, inside(x, z)) * smoothstep(-0.9, -0.1, y);
          const snow = smoothstep(36, 70, y);
          return mix(mix(moss, fromHex('#e6eef0'), rim), fromHex('#e8eef6'), snow);
        },
        material: 'rock',
        reach: 1500,
        fineness: 2.5,
      });
      const water = (x: number, z: number): Vec3 =>
        mix(fromHex('#3a9cc4'), fromHex('#86cfe2'), noise(x / 8, 1, z / 3));
      set.model(
        (b) =>
          b
            .paint((p) => water(p[0], p[2]), 'glossy')
            .heightField(
              { x0: -70, z0: -74, x1: 70, z1: 40 },
              { x: 60, z: 50 },
              (x, z) => level + surface.height(x, z, 0),
            ),
        { castsNoShadow: true },
      );
      const rock = createRockPlacer(set, { dark: fromHex('#141416'), pale: fromHex('#403c3c'), cover: null });
      for (let n = 0; n < 900; n += 1) {
        const [x, z] = [(set.random() * 2 - 1) * 80, 34 - 110 * set.random()];
        const shore = inside(x, z);
        if (shore > -0.3 || shore < -9 || (area.hasCast && !set.isClear(x, z, 1))) continue;
        rock(x, ground(x, z) - 0.2, z, 0.8 + 2.2 * set.random());
      }
      set.model((b) => {
        const [x, z] = [22, -66];
        b.paint(fromHex('#5a5652'), 'stone').box([x, 2.2, z], [34, 4.4, 8]);
        b.paint(fromHex('#2f3335'), 'satin').box([x, 4.6, z], [36, 0.5, 9.4]);
        b.paint(fromHex('#9fc6d4'), 'glass').box([x, 2, z + 4.05], [30, 2.6, 0.1]);
        b.paint(fromHex('#7a5a3c'), 'wood').box([x, 0.1, z + 7], [34, 0.3, 6]);
      });
      const steam = Array.from({ length: 70 }, () => {
        const [x, z] = [(set.random() * 2 - 1) * 44, 12 - 62 * set.random()];
        return { at: [x, 0.8 + set.random(), z] as Vec3, size: 3.4 + 4.4 * set.random() };
      }).filter(({ at }) => inside(at[0], at[2]) > 1 && set.distanceToCamera(at[0], at[2]) > 12);
      set.particles(driftingMist(steam, { opacity: 0.5, rise: 0.25, drift: 0.5, period: 9 }));
      return set.result();
    },
  };
};
