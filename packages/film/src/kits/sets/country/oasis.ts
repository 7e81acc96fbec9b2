/** An oasis: a pool between palms, reeds and grass, with the dunes around it. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import { buildBroadPlant, buildBush, buildReeds } from '../../plants/bush-shapes.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addGrass } from '../shared/grass.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { type Ground, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain, type TerrainPaint } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

export const isOasis = ({ place, details = [] }: SetRequest): boolean =>
  place === 'desert' && details.includes('oasis');

/** Half the length and half the width of the pool in metres. */
const [halfLong, halfWide] = [15, 6.5];
/** Metres over which plants grow around it. */
const greenBelt = 6;

export const createOasis = (request: SetRequest, dunes: Ground, sand: TerrainPaint): StageSet => {
  const isAlone = (request.nouns ?? []).every((noun) => /^(?:petals|planet|palm tree)$/.test(noun));
  // Those who drink stand in its shallows, others rest on its near shore.
  const isShallow = request.details?.includes('shallow') ?? false;
  const poolZ = isAlone ? -5 : isShallow ? -4.5 : -10.5;
  const deepest = (z: number) => (isShallow && z > -4 ? -0.08 : -1.2);
  /** Metres from the water's edge: negative on the water. */
  const fromPool = (x: number, z: number) => {
    const d = Math.hypot(x / halfLong, (z - poolZ) / halfWide);
    return (d - 1) * (halfWide + (halfLong - halfWide) * 0.3) + 1.6 * (noise(x / 5, 4, z / 5) - 0.5);
  };
  const ground: Ground = (x, z) => {
    const away = fromPool(x, z);
    const plain = 0.3 + dunes(x, z) * smoothstep(4, 34, away);
    return away < 1.5 ? Math.min(plain, Math.max(deepest(z), away * 0.3 - 0.05)) : plain;
  };
  const surface = createSeaSurface(0.012, 1.2, 3);
  return {
    isIndoors: false,
    ground,
    water: (x, z, time) => (ground(x, z) < -0.12 ? surface.height(x, z, time) : null),
    travelDirection: Math.PI / 2,
    ...(isAlone && { view: { azimuth: 0.12, eyeHeight: 6.5, width: 30 } }),
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      addTerrain(set, {
        paint: (x, y, z, upness) => {
          const away = fromPool(x, z);
          const green = mix(fromHex('#4a6a26'), fromHex('#7f9a3e'), noise(x / 2, 1, z / 2));
          const bare = mix(sand(x, y, z, upness), fromHex('#8a6a3c'), smoothstep(0.6, -0.2, away) * 0.7);
          const grown = smoothstep(greenBelt, greenBelt * 0.4, away + 3 * noise(x / 4, 7, z / 4));
          return mix(bare, green, grown * smoothstep(0.1, 0.7, away));
        },
        material: 'sand',
        reach: 3000,
        fineness: 2,
      });
      addSea(set, {
        surface,
        reach: 90,
        rings: 70,
        sectors: 70,
        clearness: 0.5,
        shore: (x, z) => Math.max(3.5, -ground(x, z) * 8),
        depth: (x, z) => 1.6 - ground(x, z),
      });
      set.mirrorHeight = 0;
      growPlants(set, fromPool, poolZ);
      return set.result();
    },
  };
};

const growPlants = (set: SetBuilder, fromPool: Ground, poolZ: number): void => {
  const { ground } = set;
  addGrass(set, {
    count: 22_000,
    length: 0.3,
    far: 50,
    density: (x, z) => {
      const away = fromPool(x, z);
      return smoothstep(0.2, 0.8, away) * smoothstep(greenBelt, greenBelt * 0.4, away);
    },
  });
  const plant = createTreePlanter(set);
  // Palms stand in groups at both ends and behind the water.
  for (const [n, angle] of [
    3.3, 3.05, 3.75, 0.1, -0.35, -0.75, -1.05, -1.45, -1.75, -2.1, -2.45, -2.75,
  ].entries())
    for (let k = 0; k < 3; k += 1) {
      const out = 1.18 + 0.3 * set.random();
      const at = angle + (set.random() - 0.5) * 0.24;
      const [x, z] = [Math.cos(at) * halfLong * out, poolZ + Math.sin(at) * halfWide * (out + 0.15)];
      if (fromPool(x, z) > 0.5 && set.isClear(x, z, 0.5)) plant('palm', x, z, 0.72 + 0.3 * ((n * 0.37) % 1));
    }
  const put = (mesh: Parameters<SetBuilder['add']>[0], x: number, z: number, size: number) =>
    set.add(
      mesh,
      multiply(translation(x, Math.max(-0.15, ground(x, z)), z), rotationY(set.random() * 6), scaling(size)),
      { castsNoShadow: true },
    );
  const reeds = buildReeds({ seed: 3, detail: 1 });
  const low = [
    buildBush({ seed: 4, detail: 1 }),
    buildBroadPlant({ seed: 2, detail: 1 }),
    buildBush({ seed: 7, detail: 1, colours: { dark: fromHex('#3a5a24'), light: fromHex('#8aa044') } }),
  ];
  const near = Math.max(4, set.area.cameraDistance * 0.5);
  set.scatter(
    40,
    { near, far: 60, radius: 0.3 },
    (x, z) => put(reeds, x, z, 0.7 + 0.6 * set.random()),
    (x, z) => Math.abs(fromPool(x, z) - 0.15) < 0.45,
  );
  set.scatter(
    46,
    { near, far: 60, radius: 0.5 },
    (x, z) => put(low[Math.floor(set.random() * low.length)]!, x, z, 0.6 + 0.7 * set.random()),
    (x, z) => fromPool(x, z) > 0.5 && fromPool(x, z) < greenBelt * 0.7,
  );
};
