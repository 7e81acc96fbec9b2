/** A road along x on the shelf of a cliff, a bay below it and headlands to both sides. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { addGrass } from '../shared/grass.ts';
import { rockColour } from '../shared/landforms.ts';
import { addRocks } from '../shared/rocks.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import type { Ground, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { line, paintRoad } from '../towns/road-colours.ts';

const seaLevel = -13;
const half = 3.8;

/** Where the land ends: headlands reach far out left and right of the bay. */
const edgeAt = (x: number): number =>
  -5.8 -
  115 * smoothstep(-14, -75, x) -
  130 * smoothstep(46, 150, x) -
  6 * (noise(x / 17, 4, 2) - 0.5) * smoothstep(6, 30, Math.abs(x));

export const coastRoadGround: Ground = (x, z) => {
  const inland = z - edgeAt(x);
  const hill =
    smoothstep(half + 3, half + 60, z) * 22 * (0.5 + noise(x / 50, 2, z / 50)) +
    smoothstep(-14, -70, z) * 26 * fractalNoise(x / 60, 5, z / 60, 3);
  if (inland > 0) return hill * smoothstep(0, 30, inland + (z > 0 ? 30 : 0));
  return lerp(0, seaLevel - 8, clamp(-inland / (7 + 5 * noise(x / 9, 1, z / 9))) ** 0.7);
};

export const buildCoastRoad = (set: SetBuilder): void => {
  const { request } = set;
  const wide = Math.max(half, set.halfZ + 0.6);
  addTerrain(set, {
    paint: (x, y, z, upness) => {
      const rock = rockColour(x, y, z, fromHex('#6a5a48'), fromHex('#b8a284'));
      const land = mix(rock, groundGreen(request, x, z), smoothstep(0.72, 0.86, upness));
      return mix(land, fromHex('#d8c49a'), smoothstep(seaLevel + 2.5, seaLevel - 0.5, y) * 0.8);
    },
    material: (x, _y, z) => (z - edgeAt(x) < 1.5 ? 'rock' : set.isSnowy ? 'snow' : 'lawn'),
    height: (x, z) => set.ground(x, z) - 0.04 - 0.2 * smoothstep(wide + 2, wide, Math.abs(z)),
    reach: 900,
    fineness: 2.4,
  });
  set.model(
    (b) => {
      b.paint(paintRoad(set), set.isRainy ? 'wet' : 'asphalt').heightField(
        { x0: -420, z0: -wide, x1: 420, z1: wide },
        { x: 60, z: 4 },
        () => 0,
      );
      b.paint(fromHex('#e8c040'), 'matte');
      for (let x = -160; x < 160; x += 6) b.box([x, 0.008, 0], [3, 0.01, 0.14]);
      b.paint(line, 'matte');
      for (const z of [-wide + 0.3, wide - 0.3]) b.box([0, 0.008, z], [600, 0.01, 0.12]);
      // A low wall with posts towards the sea: it does not hide the bay.
      b.paint((p) => mix(fromHex('#c9c0ae'), fromHex('#a89f8d'), noise(p[0], p[1] * 3, 1)), 'stone');
      for (let x = -120; x < 120; x += 3) b.box([x, 0.24, -wide - 0.7], [1.9, 0.5, 0.34], 0.05);
    },
    { castsNoShadow: true },
  );
  addSea(set, {
    surface: createSeaSurface(0.35),
    level: seaLevel,
    shore: (x, z) => Math.max(0.1, (seaLevel - set.ground(x, z)) * 2.4),
    depth: (x, z) => (seaLevel - set.ground(x, z)) * 0.5,
    foam: 0.25,
    clearness: 0.75,
  });
  if (!set.isSnowy)
    addGrass(set, {
      length: 0.18,
      colours: seasonGrass(request),
      density: (x, z) => (Math.abs(z) > wide + 0.9 && z - edgeAt(x) > 1 ? 1 : 0),
    });
  addRocks(set, {
    count: 30,
    near: 8,
    far: 80,
    size: 1.1,
    accept: (x, z) => z < -wide - 1.4 && z - edgeAt(x) > -2,
  });
  const plant = createTreePlanter(set);
  set.scatter(
    40,
    { near: 16, far: 220, radius: 2.4 },
    (x, z) => plant(request.region === 'tropical' ? 'palm' : 'pine', x, z, 0.7 + set.random() * 0.4),
    (x, z) => Math.abs(z) > wide + 3 && z - edgeAt(x) > 4,
  );
};
