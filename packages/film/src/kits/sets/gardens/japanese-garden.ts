/** A Japanese garden: a pond that mirrors, a red bridge, stones, a lantern, cherry trees whose petals fall. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import { buildBush } from '../../plants/bush-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { groundGreen } from '../country/grassland.ts';
import { addGrass } from '../shared/grass.ts';
import { rollingHills } from '../shared/landforms.ts';
import { addFallenLeaves, petalColours } from '../shared/leaf-fall.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildArchedBridge, buildStoneLantern } from './garden-parts.ts';

const pondCentre: [number, number] = [0.5, -7.5];
const waterLevel = -0.18;

/** Below 1 inside the pond. */
const pondShape = (x: number, z: number): number => {
  const [dx, dz] = [(x - pondCentre[0]) / 7.5, (z - pondCentre[1]) / 4.2];
  return Math.hypot(dx, dz) + 0.22 * Math.sin(Math.atan2(dz, dx) * 3 + 1);
};

const ground = (x: number, z: number): number => {
  const away = pondShape(x, z);
  const bank = -0.7 * smoothstep(1.12, 0.86, away);
  return (
    bank +
    0.25 * smoothstep(1.2, 2.4, away) * noise(x * 0.3, 2, z * 0.3) +
    rollingHills(x, z, { from: 22, to: 140, height: 46, scale: 60, seed: 3 })
  );
};

const createJapaneseGarden = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground: (x, z) => ground(x, z),
  water: (x, z) => (ground(x, z) < waterLevel - 0.05 ? waterLevel : null),
  travelDirection: Math.PI / 2,
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    addTerrain(set, {
      paint: (x, y, z) => {
        const moss = set.isSnowy
          ? groundGreen(request, x, z)
          : mix(fromHex('#4a6a2c'), fromHex('#6f8f3c'), noise(x * 0.5, 1, z * 0.5));
        const path = Math.abs(z - 1.4 - 0.8 * Math.sin(x / 5)) - 1;
        const gravel = mix(fromHex('#bdb6a6'), fromHex('#d8d2c4'), noise(x * 4, 1, z * 4));
        return mix(
          mix(gravel, moss, smoothstep(-0.1, 0.2, path + 0.2 * noise(x * 2, 5, z * 2))),
          fromHex('#2c3a34'),
          smoothstep(waterLevel + 0.05, waterLevel - 0.2, y),
        );
      },
      material: set.isSnowy ? 'snow' : 'lawn',
      reach: 700,
      fineness: 1.4,
    });
    addPond(set);
    if (!set.isSnowy)
      addGrass(set, {
        count: 22_000,
        length: 0.07,
        density: (x, z) =>
          pondShape(x, z) < 1.05 ? 0 : smoothstep(0, 0.3, Math.abs(z - 1.4 - 0.8 * Math.sin(x / 5)) - 1),
      });
    dress(set);
    return set.result();
  },
});

const addPond = (set: SetBuilder): void => {
  const mesh = createMesh();
  for (const [dx, dz] of [
    [-10, -7],
    [10, -7],
    [10, 7],
    [-10, 7],
  ] as const) {
    mesh.positions.push(pondCentre[0] + dx, waterLevel, pondCentre[1] + dz);
    mesh.normals.push(0, 1, 0);
    mesh.colours.push(0, 0.35, 0);
    mesh.occlusion.push(1);
  }
  mesh.triangles.push(0, 2, 1, 0, 3, 2);
  mesh.materials.push(materialNumber.water, materialNumber.water);
  mesh.isTwoSided = true;
  set.add(mesh, undefined, { castsNoShadow: true });
  set.mirrorHeight = waterLevel;
  // Lily pads.
  set.model((builder) => {
    for (let n = 0; n < 34; n += 1) {
      const [x, z] = [pondCentre[0] + (set.random() - 0.5) * 12, pondCentre[1] + (set.random() - 0.5) * 7];
      if (pondShape(x, z) > 0.85) continue;
      const r = 0.14 + set.random() * 0.16;
      builder
        .paint(mix(fromHex('#2f6a34'), fromHex('#6aa04a'), set.random()), 'leaf')
        .at(translation(x, waterLevel + 0.012, z), (b) =>
          b.lathe(
            [
              [0, 0.004],
              [r, 0],
              [r * 0.9, -0.01],
            ],
            12,
          ),
        );
      if (n % 6 === 0) {
        builder.paint(fromHex('#f8b8cc'), 'leaf');
        for (let k = 0; k < 7; k += 1)
          builder.sphere(
            [x + Math.cos(k * 0.9) * 0.06, waterLevel + 0.07, z + Math.sin(k * 0.9) * 0.06],
            [0.03, 0.06, 0.03],
            6,
          );
      }
    }
  });
};

const dress = (set: SetBuilder): void => {
  const { request } = set;
  const reach = Math.max(4, set.area.cameraDistance);
  const bridgeX = pondCentre[0] + (set.isClear(pondCentre[0] + 1, pondCentre[1], 2) ? 1 : 4.5);
  const isBridgeNamed = set.area.landmarks.some(({ noun }) => noun.includes('bridge'));
  if (!isBridgeNamed)
    set.add(
      buildArchedBridge(undefined, 7),
      multiply(translation(bridgeX, -0.1, pondCentre[1]), rotationY(0.25), scaling(1.15)),
    );
  const rock = createRockPlacer(set, {
    dark: fromHex('#4a4a46'),
    pale: fromHex('#8f8d84'),
    cover: set.isSnowy ? fromHex('#eef2f8') : fromHex('#5a7434'),
    roundness: 0.7,
  });
  for (let n = 0; n < 44; n += 1) {
    const angle = (n / 44) * 6.283;
    const out = 1.02 + 0.1 * set.random();
    const [x, z] = [pondCentre[0] + Math.cos(angle) * 7.5 * out, pondCentre[1] + Math.sin(angle) * 4.2 * out];
    if (set.distanceToAction(x, z) < 0.5 || set.random() < 0.25) continue;
    rock(x, ground(x, z) + 0.02, z, (0.35 + set.random() ** 2 * 0.9) * (z > pondCentre[1] + 1.5 ? 0.6 : 1));
  }
  const lantern = buildStoneLantern();
  for (const [across, depth] of [
    [-0.55, 1.35],
    [0.72, 1.8],
  ] as const) {
    const [x, z] = set.atFrame(across, reach * depth + 1);
    if (set.isClear(x, z, 0.5) && pondShape(x, z) > 1.05) {
      set.add(lantern, translation(x, ground(x, z), z));
      if (set.isDark) set.lamp([x, ground(x, z) + 1.15, z + 0.3], [4, 2.5, 1], 6);
    }
  }
  const isAutumn = request.season === 'autumn';
  const plant = createTreePlanter(set);
  const canGrow = (x: number, z: number) => pondShape(x, z) > 1.2;
  const blossom = isAutumn ? 'maple' : set.isSnowy ? 'pine' : 'cherry';
  for (const [across, depth] of [
    [-0.75, 1.5],
    [0.8, 1.9],
    [-0.35, 3.4],
    [0.3, 3.8],
  ] as const) {
    const [x, z] = set.atFrame(across, reach * depth + 1);
    if (canGrow(x, z) && set.isClear(x, z, 0.7)) {
      set.take(x, z, 2);
      plant(blossom, x, z, 0.85 + set.random() * 0.3);
    }
  }
  set.scatter(
    16,
    { near: reach * 1.6 + 5, far: 45, radius: 2, gap: 1 },
    (x, z) => plant(set.random() < 0.65 ? blossom : 'pine', x, z, 0.7 + set.random() * 0.4),
    canGrow,
  );
  set.scatter(
    90,
    { near: 35, far: 170, radius: 2.5, gap: 0.6 },
    (x, z) => plant(set.random() < 0.35 ? blossom : 'pine', x, z, 0.9),
    canGrow,
  );
  const round = buildBush({ seed: 4, detail: 1, isSnowy: set.isSnowy }, [0.62, 0.42, 0.62]);
  set.scatter(
    18,
    { near: reach * 0.9, far: 26, radius: 0.6 },
    (x, z) => set.add(round, multiply(translation(x, ground(x, z), z), scaling(0.7 + set.random() * 0.7))),
    canGrow,
  );
  if (!set.isSnowy) {
    addFallenLeaves(set, {
      onGround: 2600,
      falling: 130,
      ...(isAutumn ? {} : { colours: petalColours, size: 0.045 }),
    });
  }
};

export const japaneseGarden: SetKit = { places: ['japanese_garden'], create: createJapaneseGarden };
