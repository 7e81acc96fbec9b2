/** A canal between the houses of an old town: water where boats go, a quay and house fronts behind. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { buildFacade } from '../towns/facades.ts';
import { buildStreetLamp, lampLight, streetLampHeight } from '../towns/street-parts.ts';

const quay = { height: 0.75, nearZ: 1.5, farZ: -15 };

const ground = (_x: number, z: number) => (z > quay.nearZ || z < quay.farZ ? quay.height : -1.8);

export const createCanal = (request: SetRequest): StageSet => {
  const surface = createSeaSurface(0.04, 0, 4);
  return {
    isIndoors: false,
    ground,
    water: (x, z, time) => (ground(x, z) < 0 ? surface.height(x, z, time) : null),
    travelDirection: Math.PI / 2,
    roadOffset: [0, 0, -7],
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      const half = 90;
      set.model(
        (b) => {
          b.paint((p) => mix(fromHex('#8a8378'), fromHex('#6a645c'), noise(p[0], p[1], p[2])), 'stone');
          b.box([0, quay.height / 2 - 0.5, quay.farZ - 2], [half * 2, quay.height + 1, 4]);
          b.box([0, quay.height / 2 - 0.5, quay.nearZ + 25], [half * 2, quay.height + 1, 50]);
          b.paint(fromHex('#4a5a3a'), 'stone').box([0, 0.05, quay.farZ + 0.01], [half * 2, 0.3, 0.06]);
          // Striped mooring poles before the doors.
          for (let x = -half; x < half; x += 4.3) {
            const tone = Math.floor(x * 7) % 2 ? fromHex('#b8322a') : fromHex('#2a4f9a');
            b.paint(
              (p) => (Math.sin(p[1] * 9 + Math.atan2(p[2], p[0]) * 0.4) > 0 ? tone : fromHex('#f2ece0')),
              'satin',
            ).at(translation(x, -0.6, quay.farZ + 1.1), (k) => k.cylinder(0, 3 + (x % 1), 0.1, 0.09, 10));
          }
        },
        { castsNoShadow: true },
      );
      let n = 0;
      for (let x = -half; x < half; ) {
        const width = 7 + ((n * 37 + request.seed) % 5) * 1.1;
        const { mesh } = buildFacade({
          region: request.region ?? 'european',
          seed: request.seed * 131 + n * 7,
          width,
          darkness: request.darkness,
          isSnowy: set.isSnowy,
          isFar: Math.abs(x) > 30,
          floors: 2 + ((n * 13 + request.seed) % 3),
        });
        set.add(mesh, translation(x, quay.height, quay.farZ - 2.6), { castsNoShadow: Math.abs(x) > 30 });
        x += width;
        n += 1;
      }
      // Houses behind the camera are seen in the water.
      for (let x = -40; x < 40; x += 10) {
        const { mesh } = buildFacade({
          region: request.region ?? 'european',
          seed: request.seed * 17 + x,
          width: 10,
          darkness: request.darkness,
          isSnowy: set.isSnowy,
          isFar: true,
        });
        set.add(mesh, multiply(translation(x, quay.height, quay.nearZ + 30), rotationY(Math.PI)), {
          castsNoShadow: true,
        });
      }
      const lamp = buildStreetLamp(request.darkness);
      for (let x = -36; x <= 36; x += 9) {
        set.add(lamp, translation(x, quay.height, quay.farZ - 0.8));
        if (request.darkness > 0.3)
          set.lamp([x, quay.height + streetLampHeight, quay.farZ - 0.8], lampLight, 9);
      }
      addSea(set, {
        surface,
        reach: 160,
        rings: 100,
        sectors: 90,
        clearness: 0.2,
        shore: () => 4,
        depth: () => 3,
      });
      set.mirrorHeight = 0;
      return set.result();
    },
  };
};
