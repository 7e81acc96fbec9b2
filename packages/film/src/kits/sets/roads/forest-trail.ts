/** A narrow trail that comes down through a wood towards the camera, with roots, stones and banked edges. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import { buildFern } from '../../plants/bush-shapes.ts';
import type { TreeName } from '../../plants/tree-shapes.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addBackdrop } from '../shared/backdrop.ts';
import { addGrass } from '../shared/grass.ts';
import { patchy } from '../shared/landforms.ts';
import { addRocks } from '../shared/rocks.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const isForestTrail = ({ place, details = [] }: SetRequest): boolean =>
  place === 'forest' && details.includes('bike_trail');

/** Metres down for each metre towards the camera. */
const grade = 0.11;
/** Metres from the middle of the trail, which winds a little about the line that is ridden. */
const away = (x: number, z: number) => Math.abs(x - 0.3 * Math.sin(z / 5));
const half = 1.05;

const ground = (x: number, z: number): number => {
  const slope = -grade * 90 * Math.tanh(z / 90);
  const bank = smoothstep(half * 0.7, half * 2.2, away(x, z));
  return slope + bank * (0.22 + 0.5 * noise(x * 0.2, 3, z * 0.2)) + 0.02 * Math.max(0, Math.abs(x) - 6);
};

export const createForestTrail = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: 0,
  view: { azimuth: 0.2, mostAzimuth: 0.34, eyeHeight: 1.3 },
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    const isAutumn = request.season === 'autumn';
    const [litter, green] = (isAutumn ? ['#7a4a1c', '#b8742a'] : ['#4a3a20', '#4c6a2a']).map(fromHex);
    addTerrain(set, {
      paint: (x, _y, z) =>
        mix(
          patchy(x, z, 1.4, fromHex(set.isSnowy ? '#c3ccd8' : '#7c5a38'), fromHex('#a9825a')),
          set.isSnowy ? fromHex('#eef2f8') : patchy(x, z, 0.5, litter!, green!),
          smoothstep(half * 0.85, half * 1.3, away(x, z) + 0.4 * (noise(x * 1.7, 4, z * 1.7) - 0.5)),
        ),
      material: set.isSnowy ? 'snow' : 'soil',
      fineness: 2.4,
      reach: 700,
    });
    const isOff = (room: number) => (x: number, z: number) => away(x, z) > half + room;
    const kinds: TreeName[] =
      set.isSnowy || request.backdrop === 'mountains'
        ? ['fir', 'pine', 'fir']
        : isAutumn
          ? ['maple', 'birch', 'oak']
          : ['pine', 'fir', 'oak', 'birch'];
    const plant = createTreePlanter(set);
    const any = () => kinds[Math.floor(set.random() * kinds.length)]!;
    set.scatter(
      46,
      { near: 7, far: 75, radius: 1.4, gap: 0.9 },
      (x, z) => plant(any(), x, z, 0.85 + 0.5 * set.random()),
      isOff(1.7),
    );
    set.scatter(
      56,
      { near: 60, far: 260, radius: 2, gap: 0.6 },
      (x, z) => plant(any(), x, z, 0.9 + 0.6 * set.random()),
      isOff(2.4),
    );
    const fern = buildFern({ seed: 5, detail: 1 });
    set.scatter(
      40,
      { near: 3, far: 30, radius: 0.4 },
      (x, z) =>
        set.add(
          fern,
          multiply(
            translation(x, ground(x, z), z),
            rotationY(set.random() * 6),
            scaling(0.6 + 0.5 * set.random()),
          ),
          { castsNoShadow: true },
        ),
      isOff(0.3),
    );
    addRocks(set, { count: 30, near: 3, far: 40, size: 0.45, accept: isOff(0.1) });
    // Roots across the way.
    set.model((b) => {
      b.paint((p) => mix(fromHex('#4e3826'), fromHex('#7a5c40'), noise(p[0] * 6, 1, p[2] * 6)), 'bark');
      for (let z = -34; z < 8; z += 2.3) {
        const skew = 0.9 * (set.random() - 0.5);
        b.tube(
          [-1.5, -0.7, 0, 0.8, 1.6].map((x) => [x, ground(x, z + skew * x) - 0.005, z + skew * x]),
          [0.05, 0.035, 0.03, 0.035, 0.06],
          6,
        );
      }
    });
    if (!set.isSnowy)
      addGrass(set, {
        length: 0.24,
        colours: {
          dark: fromHex(isAutumn ? '#6a5a20' : '#38551e'),
          light: fromHex('#6f9238'),
          dry: fromHex('#a09a4a'),
        },
        density: (x, z) => smoothstep(half, half + 0.8, away(x, z)) * 0.28,
      });
    if (request.backdrop) addBackdrop(set, request.backdrop);
    return set.result();
  },
});
