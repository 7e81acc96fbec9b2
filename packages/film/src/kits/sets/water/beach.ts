/** A sandy shore with a line of foam; tropical ones have palms and turquoise water. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { buildRock } from '../../plants/rock-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addGrass } from '../shared/grass.ts';
import { addPartyLights } from '../shared/party-lights.ts';
import { addRocks } from '../shared/rocks.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { type Ground, isSnowy, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { swellFor } from './open-sea.ts';
import { addSwash } from './swash.ts';

/** The sea begins beyond this z; nearer where somebody runs through its edge. */
const shoreZ = -5;
const nearShoreZ = 2.1;

const groundOf =
  (isShallow: boolean): Ground =>
  (x, z) => {
    const line =
      (isShallow ? nearShoreZ : shoreZ) +
      (isShallow ? 0.5 : 2.2) * Math.sin(x / 19) -
      0.0016 * x * x * smoothstep(10, 80, Math.abs(x));
    const inland = z - line;
    // A long flat that the water just covers.
    if (isShallow && inland < 0) return Math.max(-9, inland * 0.055, -0.2 + Math.min(0, inland + 10) * 0.09);
    if (inland < 0) return Math.max(-9, inland * 0.09);
    const dune = smoothstep(22, 60, inland) * (2 + 2.5 * noise(x / 14, 1, z / 14));
    return Math.min(0.5, inland * 0.1) + 0.05 * noise(x * 0.35, 0, z * 0.35) + dune;
  };

const sandColour = (y: number, x: number, z: number, isTropical: boolean): Vec3 => {
  const dry = isTropical
    ? mix(fromHex('#d9c294'), fromHex('#eedfb8'), noise(x * 0.4, 0, z * 0.4))
    : mix(fromHex('#b3986c'), fromHex('#cdb588'), noise(x * 0.4, 0, z * 0.4));
  return mix(mix(dry, [0.16, 0.12, 0.08], 0.45), dry, smoothstep(0.08, 0.42, y));
};

const createBeach = (request: SetRequest): StageSet => {
  const isTropical = request.region !== 'nordic' && request.region !== 'european' && !isSnowy(request);
  const isShallow = request.details?.includes('ford') ?? false;
  const beachGround = groundOf(isShallow);
  const surface = createSeaSurface(isShallow ? 0.05 : swellFor(request, 0.24), 1.45, 20);
  const isWet = request.details?.includes('swash') ?? false;
  return {
    isIndoors: false,
    ground: beachGround,
    water: (x, z, time) => (beachGround(x, z) < -0.05 ? surface.height(x, z, time) : null),
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, beachGround);
      addTerrain(set, {
        paint: (x, y, z) => {
          if (isSnowy(request) && y > 0.3) return fromHex('#e8edf4');
          const dry = sandColour(y, x, z, isTropical);
          const wet = isWet ? smoothstep(4, 0.5, z) * (0.75 + 0.25 * noise(x * 0.8, 4, z * 0.8)) : 0;
          const sand = mix(dry, mix(dry, [0.14, 0.1, 0.07], 0.55), wet);
          return mix(sand, fromHex('#6f7a40'), smoothstep(1.6, 3.4, y) * 0.8);
        },
        material: isWet ? (_x, _y, z) => (z < 2.5 ? 'satin' : 'sand') : 'sand',
        reach: 600,
      });
      addSea(set, {
        surface,
        shore: (x, z) => (isShallow ? (nearShoreZ - z) * 1.7 : -beachGround(x, z) * 9),
        depth: (x, z) => -beachGround(x, z) * (isTropical ? 0.55 : 1.6),
        foam: 0.3,
        clearness: isTropical ? 0.55 : 0.22,
      });
      if (isWet) addSwash(set, shoreZ);
      addGrass(set, {
        count: 9000,
        length: 0.4,
        far: 90,
        colours: { dark: fromHex('#5a5f30'), light: fromHex('#8a8a4a'), dry: fromHex('#b9ad6c') },
        density: (x, z) => smoothstep(1.1, 2.2, beachGround(x, z)) * 0.8,
      });
      const plant = createTreePlanter(set);
      const reach = Math.max(6, area.cameraDistance);
      if (isTropical) {
        // Palms lean in from both sides, where a painter would put them.
        for (const [across, depth] of [
          [-0.78, 1.05],
          [0.84, 0.95],
          [-1, 0.8],
          [0.98, 1.15],
          [-0.6, 1.3],
        ] as const) {
          const [x, z] = set.atFrame(across, depth * reach + 0.5);
          if (beachGround(x, z) > 0.05 && set.isClear(x, z, 0.4))
            plant('palm', x, z, 0.6 + set.random() * 0.3);
        }
        set.scatter(
          26,
          { near: reach * 1.3, far: 160, radius: 1.5 },
          (x, z) => plant('palm', x, z),
          (x, z) => beachGround(x, z) > 0.6,
        );
      }
      addRocks(set, {
        count: 10,
        near: reach,
        far: 60,
        size: 0.8,
        accept: (x, z) => beachGround(x, z) > -0.8,
      });
      if (request.details?.includes('beach_party')) addPartyLights(set);
      addShells(set, beachGround);
      addHeadland(set, isTropical);
      return set.result();
    },
  };
};

const addShells = (set: SetBuilder, beachGround: Ground): void => {
  const pebble = buildRock({
    seed: 4,
    segments: 7,
    dark: fromHex('#8a7a66'),
    pale: fromHex('#efe2d0'),
    roundness: 1,
    material: 'satin',
  });
  set.scatter(60, { near: 1.5, far: 14, radius: 0.06 }, (x, z) => {
    const size = 0.03 + set.random() * 0.05;
    set.add(
      pebble,
      multiply(translation(x, beachGround(x, z), z), rotationY(set.random() * 6), scaling(size)),
      { castsNoShadow: true },
    );
  });
};

/** A far wooded spit on one side gives the sea a scale. */
const addHeadland = (set: SetBuilder, isTropical: boolean): void => {
  const side = set.random() < 0.5 ? -1 : 1;
  set.model(
    (builder) => {
      builder.paint(
        (p) => mix(fromHex('#7d7058'), isTropical ? fromHex('#3f6a35') : fromHex('#5a6e3c'), clamp(p[1] / 9)),
        'rock',
      );
      builder.heightField(
        { x0: side * 110, z0: -420, x1: side * 640, z1: -230 },
        { x: 60, z: 18 },
        (x, z) => {
          const along = Math.max(0, Math.abs(x) - 110) / 530;
          const across = Math.abs(z + 325) / 95;
          return (26 + 34 * noise(x / 60, 2, z / 50)) * along ** 0.6 * (1 - across * across) - 3;
        },
      );
    },
    { castsNoShadow: true },
  );
};

export const beach: SetKit = { places: ['beach'], create: createBeach };
