/** White water: a river that foams over and between boulders, with rocky banks and woods behind. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { buildFern } from '../../plants/bush-shapes.ts';
import type { TreeName } from '../../plants/tree-shapes.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { rockColour } from '../shared/landforms.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { isSnowy, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

/** Half the river's width; it runs along x, and the near bank is behind the camera. */
const [farBank, nearBank] = [-8.5, 16];

const ground = (x: number, z: number): number => {
  const away =
    Math.max(farBank + 1.6 * Math.sin(x / 11) - z, z - nearBank) - 1.2 * noise(x / 2.2, 4, z / 2.2);
  const bank = away < 0 ? Math.max(-1.2, away * 0.4) : Math.min(1.6, away * 0.7);
  return bank + smoothstep(4, 60, away) * (9 + 16 * noise(x / 24, 4, z / 24));
};

type Boulder = { x: number; z: number; size: number };

export const createRapids = (request: SetRequest): StageSet => {
  const surface = createSeaSurface(0.34, 0.5, 5.2);
  return {
    isIndoors: false,
    ground,
    water: (x, z, time) => (ground(x, z) < -0.1 ? surface.height(x, z, time) : null),
    travelDirection: Math.PI / 2 - 0.75,
    view: { azimuth: 0.1, width: 6.5, eyeHeight: 1.9 },
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      addTerrain(set, {
        paint: (x, y, z) =>
          mix(
            rockColour(x, y, z, fromHex('#4a4640'), fromHex('#8f877a')),
            isSnowy(request) ? fromHex('#e4ebf3') : groundGreen(request, x, z),
            smoothstep(0.9, 1.9, y + 0.5 * noise(x, 1, z)),
          ),
        material: 'rock',
        reach: 400,
        fineness: 2,
      });
      const boulders = addBoulders(set);
      const nearest = (x: number, z: number) =>
        boulders.reduce((best, rock) => {
          // The foam trails downstream from the stone.
          const dx = x - rock.x;
          const along = dx > 0 ? dx * 0.35 : dx * 1.2;
          return Math.min(best, Math.hypot(along, z - rock.z) - rock.size * 0.6);
        }, 99);
      addSea(set, {
        surface,
        reach: 90,
        rings: 150,
        sectors: 120,
        clearness: 0.42,
        // Streaks of foam everywhere, and white around each stone.
        shore: (x, z) =>
          Math.min(
            Math.max(0, nearest(x, z)) * 2.2,
            1.3 + 26 * Math.max(0, fractalNoise(x * 0.24, 4, z * 0.75, 3) - 0.4),
          ),
        depth: () => 2.4,
      });
      set.particles(foamAt(boulders, surface.height));
      dressBanks(set);
      return set.result();
    },
  };
};

const addBoulders = (set: SetBuilder): Boulder[] => {
  const rock = createRockPlacer(set, {
    dark: fromHex('#2f2d2a'),
    pale: fromHex('#7d766c'),
    roundness: 0.55,
    cover: null,
  });
  const boulders: Boulder[] = [];
  const reach = Math.max(5, set.area.cameraDistance);
  for (let n = 0; n < 130 && boulders.length < 34; n += 1) {
    const [x, z] = set.atFrame((set.random() * 2 - 1) * 1.25, reach * (0.62 + 2.6 * set.random() ** 1.2));
    const size = 0.5 + set.random() ** 1.4 * 1.3;
    if (ground(x, z) > -0.3 || !set.isClear(x, z, size * 0.6) || set.isTaken(x, z, size * 1.1)) continue;
    set.take(x, z, size * 1.1);
    rock(x, -0.16 * size, z, size);
    boulders.push({ x, z, size });
  }
  return boulders;
};

/** Water that is thrown up before the stones, and crests that break into drops. */
const foamAt =
  (boulders: Boulder[], heightAt: (x: number, z: number, time: number) => number) =>
  (time: number): Particle[] =>
    boulders.flatMap(({ x, z, size }, n) => {
      const random = createRandom(n * 31 + 7);
      return Array.from({ length: 34 }, (_, k) => {
        const age = (time * (0.9 + 0.4 * random()) + random()) % 1;
        const [aside, up] = [(random() - 0.5) * size * 1.7, (0.8 + 2 * random()) * Math.sqrt(size)];
        const isMist = k % 4 === 0;
        const at: Vec3 = [
          x - size * 0.55 + age * size * (0.4 + 1.6 * random()),
          0,
          z + aside * (0.6 + 0.7 * age),
        ];
        at[1] = heightAt(at[0], at[2], time) + 0.05 + Math.max(0, up * age - 2.6 * age * age);
        return {
          position: at,
          size: isMist ? (0.16 + 0.22 * age) * size : 0.025 + 0.05 * random(),
          colour: [0.92, 0.96, 0.98] as Vec3,
          opacity: (isMist ? 0.34 : 0.8) * Math.min(1, age * 6) * (1 - age),
          ...(isMist && { wisp: n * 3.1 + k }),
        };
      });
    });

const dressBanks = (set: SetBuilder): void => {
  const { request, random } = set;
  const bankRock = createRockPlacer(set, { roundness: 0.35 });
  for (let n = 0; n < 46; n += 1) {
    const [x] = set.atFrame((random() * 2 - 1) * 1.3, set.area.cameraDistance + 9);
    const size = 0.5 + random() ** 2 * 1.8;
    bankRock(x, -0.2, farBank + 1.6 * Math.sin(x / 11) + 0.6 - random() * 2.2, size);
  }
  const isJungle = request.backdrop === 'jungle' || request.region === 'tropical';
  const kinds: TreeName[] = isJungle ? ['jungle', 'palm', 'jungle'] : ['fir', 'pine', 'fir'];
  const plant = createTreePlanter(set);
  const isDry = (x: number, z: number) => z < farBank - 2.5 && ground(x, z) > 0.8;
  set.scatter(
    34,
    { near: set.area.cameraDistance + 8, far: 46, radius: 1.3, gap: 0.6 },
    (x, z) => plant(kinds[Math.floor(random() * kinds.length)]!, x, z, 0.7 + random() * 0.4),
    isDry,
  );
  set.scatter(
    90,
    { near: 34, far: 130, radius: 2, gap: 0.5 },
    (x, z) => plant(kinds[Math.floor(random() * kinds.length)]!, x, z, 0.9 + random() * 0.4),
    isDry,
  );
  if (set.isSnowy) return;
  const fern = buildFern({ seed: 1, detail: 1 });
  set.scatter(
    30,
    { near: set.area.cameraDistance + 5, far: 34, radius: 0.4, gap: 0.8 },
    (x, z) =>
      set.add(
        fern,
        multiply(translation(x, ground(x, z), z), rotationY(random() * 6), scaling(0.8 + random() * 0.8)),
        { castsNoShadow: true },
      ),
    (x, z) => ground(x, z) > 0.9,
  );
};
