/** A small stream between mossy stones, that runs towards the camera through a wood, with leaves adrift on it. */

import { createMesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { buildFern } from '../../plants/bush-shapes.ts';
import { addLeaf } from '../../plants/foliage.ts';
import type { TreeName } from '../../plants/tree-shapes.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { addFlowers } from '../shared/flowers.ts';
import { addGrass } from '../shared/grass.ts';
import { addFallenLeaves, autumnLeafColours } from '../shared/leaf-fall.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { isSnowy, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

/** Metres from the middle of the water to its edge. */
const halfWidth = 1.25;
const middleAt = (z: number) => 0.9 * Math.sin(z / 4.2) + 0.5 * Math.sin(z / 9 + 1);

const ground = (x: number, z: number): number => {
  const away = Math.abs(x - middleAt(z)) - halfWidth - 0.5 * (noise(x / 1.3, 2, z / 1.3) - 0.5);
  const bed = away < 0 ? Math.max(-0.4, away * 0.6) : Math.min(0.35, away * 0.45);
  return bed + smoothstep(2, 9, away) * 1.1 * noise(x / 6, 3, z / 6) + smoothstep(9, 60, Math.abs(x)) * 7;
};

export const createCreek = (request: SetRequest): StageSet => {
  const isCarrying = (request.nouns ?? []).some((noun) => /leaf|boat/.test(noun));
  const surface = createSeaSurface(0.03, 1.57, 1.6);
  return {
    isIndoors: false,
    ground,
    water: (x, z, time) => (ground(x, z) < -0.05 ? surface.height(x, z, time) : null),
    travelDirection: 0,
    // A leaf or a paper boat is looked at from near the water.
    view: { azimuth: 0.06, ...(isCarrying ? {} : { eyeHeight: 1.15 }), width: 5 },
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      addTerrain(set, {
        paint: (x, y, z) =>
          mix(
            mix(fromHex('#4a4030'), fromHex('#7d7058'), noise(x * 4, 1, z * 4)),
            isSnowy(request) ? fromHex('#e4ebf3') : groundGreen(request, x, z),
            smoothstep(0.02, 0.22, y),
          ),
        material: set.isSnowy ? 'snow' : 'soil',
        reach: 300,
        fineness: 2.6,
      });
      addSea(set, {
        surface,
        reach: 120,
        rings: 120,
        sectors: 100,
        clearness: 0.3,
        shore: () => 6,
        depth: (x, z) => 1.4 - ground(x, z) * 2,
      });
      set.mirrorHeight = 0;
      dressBanks(set);
      addDriftingLeaves(set);
      return set.result();
    },
  };
};

const dressBanks = (set: SetBuilder): void => {
  const { request, random } = set;
  const isDry = (x: number, z: number) => ground(x, z) > 0.16;
  const rock = createRockPlacer(set, {
    roundness: 0.75,
    cover: set.isSnowy ? fromHex('#eef2f8') : fromHex('#4f7030'),
  });
  for (let n = 0; n < 120; n += 1) {
    const [, z] = set.atFrame(0, 1.6 + random() ** 1.6 * 26);
    const side = random() < 0.5 ? -1 : 1;
    const size = 0.14 + random() ** 2 * 0.75;
    const x = middleAt(z) + side * (halfWidth + (random() - 0.35) * 0.7 + size * 0.4);
    rock(x, ground(x, z) - size * 0.12, z, size);
  }
  // A few in the water, which it runs round.
  const isAlone = (request.nouns ?? []).length === 0;
  for (let n = 0; n < (isAlone ? 22 : 9); n += 1) {
    const [, z] = set.atFrame(0, 3 + n * (isAlone ? 0.7 : 1.6) + random());
    rock(middleAt(z) + (n % 2 ? 0.8 : -0.8) * (0.6 + 0.4 * random()), -0.22, z, 0.25 + random() * 0.25);
  }
  const plant = createTreePlanter(set);
  const kinds: TreeName[] = set.isSnowy
    ? ['fir', 'pine']
    : request.season === 'autumn'
      ? ['maple', 'birch', 'oak']
      : ['oak', 'birch', 'maple', 'fir'];
  const any = () => kinds[Math.floor(random() * kinds.length)]!;
  const isWood = (x: number, z: number) => isDry(x, z) && Math.abs(x - middleAt(z)) > 3.4;
  set.scatter(
    26,
    { near: 5, far: 34, radius: 1.2, gap: 0.7 },
    (x, z) => plant(any(), x, z, 0.8 + random() * 0.4),
    isWood,
  );
  set.scatter(
    90,
    { near: 26, far: 130, radius: 2, gap: 0.5 },
    (x, z) => plant(any(), x, z, 0.9 + random() * 0.4),
    isDry,
  );
  if (set.isSnowy) return;
  addGrass(set, {
    count: 26_000,
    length: 0.13,
    colours: seasonGrass(request),
    density: (x, z) => smoothstep(0.16, 0.34, ground(x, z)),
  });
  const fern = buildFern({ seed: 1, detail: 1 });
  set.scatter(
    34,
    { near: 2.6, far: 20, radius: 0.35, gap: 0.8 },
    (x, z) => {
      const at = multiply(
        translation(x, ground(x, z), z),
        rotationY(random() * 6),
        scaling(0.5 + random() * 0.5),
      );
      set.add(fern, at, { castsNoShadow: true });
    },
    (x, z) => isDry(x, z) && Math.abs(x - middleAt(z)) < 4,
  );
  if (request.season === 'autumn') addFallenLeaves(set, { onGround: 3800, falling: 26, accept: isDry });
  else addFlowers(set, { count: 220, density: (x, z) => smoothstep(0.2, 0.35, ground(x, z)) });
};

/** They go with the water, past the camera, and turn slowly. */
const addDriftingLeaves = (set: SetBuilder): void => {
  const { request, random } = set;
  const isAutumn = request.season === 'autumn';
  const colours = isAutumn ? autumnLeafColours : [fromHex('#7a9a3a'), fromHex('#a8a03c')];
  const leaves = colours.map((colour: Vec3) => {
    const mesh = createMesh();
    mesh.isTwoSided = true;
    // Two halves that are folded along the middle, so that it is seen from low down too.
    for (const side of [-1, 1])
      addLeaf(mesh, {
        at: [0, 0.012, -0.09],
        up: [side * 0.12, 0.1, 1],
        side: [side, 0.35, 0],
        length: 0.19,
        halfWidth: 0.045,
        normal: [-side * 0.3, 1, 0],
        base: scale(colour, 0.7),
        tip: colour,
        baseOcclusion: 1,
        tipOcclusion: 1,
      });
    return mesh;
  });
  const count = isAutumn ? 64 : 10;
  const [, near] = set.atFrame(0, 0.6);
  const long = 15;
  for (let n = 0; n < count; n += 1) {
    const start = random() * long;
    const across = (random() * 2 - 1) * halfWidth * 0.78;
    const speed = 0.45 + 0.25 * random();
    const [turn, phase, size] = [random() * 6, random() * 6, 0.75 + random() * 0.6];
    const at = (time: number) => {
      const z = near - long + ((start + time * speed) % long);
      const x = middleAt(z) + across + 0.06 * Math.sin(time * 0.9 + phase);
      const y = 0.012 + 0.01 * Math.sin(time * 2 + phase);
      return multiply(translation(x, y, z), rotationY(turn + time * 0.4 * Math.sin(phase)), scaling(size));
    };
    set.add(leaves[n % leaves.length]!, at(0), { castsNoShadow: true, update: at });
  }
};
