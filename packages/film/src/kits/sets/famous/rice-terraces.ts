/** Rice terraces: a hillside cut into curved steps, each a paddy of water and young rice behind a low green bank. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { mountainRange } from '../shared/landforms.ts';
import { type Ground, SetBuilder } from '../shared/set-builder.ts';
import { driftingMist } from '../shared/spray.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const isRiceTerraces = ({ place, details = [] }: SetRequest): boolean =>
  details.includes('rice_terraces') &&
  ['crop_field', 'hills', 'mountains', 'valley', 'farm', 'meadow', 'jungle', 'garden', 'park'].includes(
    place,
  );

const step = 1.5;

/** The hillside before it is cut, in metres. */
const hillside: Ground = (x, z) => {
  const wave = 11 * Math.sin(x / 23 + 0.6) + 22 * (noise(x / 34, 3, z / 34) - 0.5);
  return 0.115 * Math.max(-60, -z + 1.3 * wave - 3) + 0.06 * Math.max(0, Math.abs(x) - 16);
};

/** Share of the way to the next step: 0 to 1. */
const within = (x: number, z: number) => {
  const u = hillside(x, z) / step;
  return u - Math.floor(u);
};

const ground: Ground = (x, z) => {
  const u = hillside(x, z) / step;
  const t = u - Math.floor(u);
  const bank = 0.16 * smoothstep(0.1, 0.02, t) + smoothstep(0.86, 0.98, t);
  return (
    Math.min(10.5, (Math.floor(u) + bank) * step) +
    mountainRange(x, z, { from: 150, to: 520, height: 120, scale: 190, seed: 6 })
  );
};

export const createRiceTerraces = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.16, eyeHeight: 17, width: 34 },
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    const isWarm = ['dawn', 'sunset', 'golden_hour'].includes(request.timeOfDay);
    const water: Vec3 = isWarm ? [0.1, 0.14, 0.24] : [0.1, 0.24, 0.38];
    const isFlooded = (x: number, z: number) =>
      !isOut(x, z) && noise(Math.floor(hillside(x, z) / step) * 3.7, 2, 0.5) > 0.42;
    const isOut = (x: number, z: number) => Math.hypot(x, z) > 120;
    addTerrain(set, {
      paint: (x, y, z, upness) => {
        const t = within(x, z);
        const level = Math.floor(hillside(x, z) / step);
        const rice = mix(fromHex('#3f8a22'), fromHex('#86c034'), noise(x / 2, level, z / 2));
        const bank = mix(fromHex('#3c6a22'), fromHex('#6f8a3a'), noise(x, y, z));
        if (isOut(x, z)) return mix(fromHex('#2c4f26'), fromHex('#4f7438'), noise(x / 12, y / 12, z / 12));
        return t < 0.09 || t > 0.84 || upness < 0.8 ? bank : rice;
      },
      material: 'lawn',
      // Still water between the banks, with a bright sky in it.
      inlay: {
        field: (x, _y, z) => {
          const t = within(x, z);
          return isFlooded(x, z) ? Math.min(t - 0.1, 0.82 - t) : -0.02;
        },
        paint: () => water,
        material: 'glass',
      },
      reach: 900,
      fineness: 6,
    });
    const plant = createTreePlanter(set);
    set.scatter(
      34,
      { near: Math.max(14, area.cameraDistance * 0.8), far: 110, radius: 1.5 },
      (x, z) => plant('palm', x, z, 0.55 + 0.35 * set.random()),
      (x, z) => within(x, z) > 0.86,
    );
    set.scatter(130, { near: 110, far: 300, radius: 2.4 }, (x, z) => plant('jungle', x, z, 0.8));
    const mist = Array.from({ length: 30 }, () => {
      const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.1, 40 + 130 * set.random());
      return { at: [x, ground(x, z) + 2, z] as Vec3, size: 7 + 9 * set.random() };
    });
    if (request.weather.includes('fog') || isWarm)
      set.particles(driftingMist(mist, { opacity: 0.16, rise: 0.04, drift: 0.6, period: 14 }));
    return set.result();
  },
});
