/** A harbour with quay, cranes and boats; a tropical island seen from the air. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildFacade } from '../towns/facades.ts';
import { buildBollard, buildStreetLamp, lampLight, streetLampHeight } from '../towns/street-parts.ts';
import { swellFor } from './open-sea.ts';

const quayZ = -3.4;

const buildHarbour = (set: SetBuilder): void => {
  const surface = createSeaSurface(swellFor(set.request, 0.09), 1.3, 10);
  // With a ship at sea the camera stands over the water: then the quay lies beyond.
  const isAfloat = set.centre[2] < quayZ - 4;
  addSea(set, { surface, level: 0, reach: 1500, clearness: 0.25 });
  set.mirrorHeight = 0;
  set.model((builder) => {
    builder
      .paint(
        (p) => mix(fromHex('#85807a'), fromHex('#a39d94'), noise(p[0] * 1.3, 1, p[2] * 1.3)),
        set.isRainy ? 'wet' : 'stone',
      )
      .box([0, 0.2, quayZ + 40], [500, 2, 80]);
    builder.paint(fromHex('#5a5650'), 'wood').box([0, 1.28, quayZ + 0.2], [500, 0.18, 0.4]);
  });
  const bollard = buildBollard();
  for (let x = -40; x <= 40; x += 5)
    if (set.isClear(x, quayZ + 0.8, 0.3)) set.add(bollard, translation(x, 1.2, quayZ + 0.8));
  const lamp = buildStreetLamp(set.request.darkness);
  for (let x = -36; x <= 36; x += 12) {
    if (!set.isClear(x, quayZ + 1.6, 0.4)) continue;
    set.add(lamp, translation(x, 1.2, quayZ + 1.6));
    if (set.isDark) set.lamp([x, 1.2 + streetLampHeight, quayZ + 1.6], lampLight, 10);
  }
  const place = createThingPlacer(set);
  const boats = ['fishing boat', 'sailboat', 'boat', 'sailboat', 'fishing boat', 'tugboat', 'sailboat'];
  for (const [n, x] of [-17, -9.5, 9, 16.5, 26, -28, 36].entries()) {
    const z = quayZ - 5 - (n % 3) * 4;
    if (set.isClear(x, z, 2.5))
      place(boats[n]!, [x, -0.1, z], (n % 2 ? 1 : -1) * (0.9 + set.random() * 0.5), {
        detail: 1,
        seed: n + 1,
      });
  }
  if (set.request.details?.includes('fishing_village')) {
    addFishingVillage(set, isAfloat ? set.area.low[2] - 34 : -34);
    return;
  }
  // Across the basin: a mole with cranes, containers, warehouses and houses.
  const far = isAfloat ? set.area.low[2] - 46 : -58;
  set.model(
    (builder) => {
      builder.paint(fromHex('#7a756c'), 'stone').box([0, 0.3, far - 40], [600, 2, 80]);
      const hues = ['#c23a2e', '#2f6a9a', '#d8922a', '#4f8a5a', '#8a8f96', '#a8503c'].map(fromHex);
      for (let n = 0; n < 60; n += 1)
        builder
          .paint(hues[n % 6]!, 'satin')
          .box(
            [
              -90 + (n % 15) * 12.5 + (n % 4),
              2.6 + Math.floor(n / 15) * 2.6 * (n % 3 === 0 ? 0 : 1),
              far - 8 - (n % 4) * 3,
            ],
            [6, 2.6, 2.4],
            0.04,
          );
      for (const x of [-52, -14, 30, 66]) addCrane(builder, x, far - 4);
    },
    { castsNoShadow: true },
  );
  for (let n = 0; n < 14; n += 1) {
    const { mesh } = buildFacade({
      region: set.request.region ?? 'nordic',
      seed: n + 3,
      width: 9,
      darkness: set.request.darkness,
      isSnowy: set.isSnowy,
      isFar: true,
    });
    set.add(mesh, translation(-70 + n * 10, 1.3, far - 24), { castsNoShadow: true });
  }
};

/** Painted houses wall to wall along the water and up the hill behind it. */
const addFishingVillage = (set: SetBuilder, far: number): void => {
  const rise = (x: number, z: number) =>
    1.3 + 16 * smoothstep(far - 6, far - 52, z) * (0.75 + 0.5 * noise(x / 34, 2, z / 34));
  set.model(
    (b) => {
      b.paint(fromHex('#8a8378'), 'stone').box([0, 0.3, far - 5], [300, 2, 12]);
      b.paint(
        (p) => mix(fromHex('#4c6a34'), fromHex('#7a8450'), noise(p[0] / 5, 1, p[2] / 5)),
        'lawn',
      ).heightField({ x0: -170, z0: far - 120, x1: 170, z1: far - 8 }, { x: 46, z: 18 }, rise);
    },
    { castsNoShadow: true },
  );
  for (let row = 0; row < 4; row += 1)
    for (let n = 0; n < 15; n += 1) {
      const [x, z] = [-62 + n * 8.6 + (row % 2) * 4.1, far - 8 - row * 11];
      const { mesh } = buildFacade({
        region: set.request.region ?? 'nordic',
        seed: n * 7 + row * 5 + 3,
        width: 7.6,
        darkness: set.request.darkness,
        isSnowy: set.isSnowy,
        isFar: row > 0,
      });
      if (row < 2 || noise(n * 2.3, row, 1) > 0.4)
        set.add(mesh, translation(x, rise(x, z) - 0.2, z), { castsNoShadow: true });
    }
  const plant = createTreePlanter(set);
  set.scatter(
    70,
    { near: 50, far: 170, radius: 2 },
    (x, z) => plant('oak', x, z, 0.7 + 0.4 * set.random(), rise(x, z)),
    (_x, z) => z < far - 46,
  );
};

const addCrane = (builder: Parameters<Parameters<SetBuilder['model']>[0]>[0], x: number, z: number): void => {
  const red = fromHex('#d8502a');
  builder.at(translation(x, 1.3, z), (b) => {
    b.paint(red, 'satin');
    for (const dx of [-4, 4]) for (const dz of [-3, 3]) b.box([dx, 8, dz], [0.7, 16, 0.7]);
    for (const y of [6, 16]) b.box([0, y, -3], [8.6, 0.6, 0.6]).box([0, y, 3], [8.6, 0.6, 0.6]);
    b.box([0, 17, 8], [1.6, 1.2, 40], 0.1).box([0, 22, -3], [0.7, 10, 0.7]);
    b.tube(
      [
        [0, 27, -3],
        [0, 17.5, 26],
      ],
      0.15,
      5,
    ).tube(
      [
        [0, 27, -3],
        [0, 17.5, -11],
      ],
      0.15,
      5,
    );
    b.paint(fromHex('#f0ece0'), 'satin').box([0, 15.2, 6], [2, 2, 2.4], 0.1);
    b.paint(fromHex('#2a2c30'), 'satin')
      .tube(
        [
          [0, 16.4, 18],
          [0, 9, 18],
        ],
        0.08,
        4,
      )
      .box([0, 8.6, 18], [2.4, 0.4, 6]);
  });
};

/** Its middle lies behind the origin, which is on the beach. */
const islandZ = 40;

/** An oval of land with a hill, a lagoon and a reef about it. */
const islandGround = (x: number, z: number): number => {
  const angle = Math.atan2(z + islandZ, x);
  const rim =
    46 +
    11 * Math.sin(angle * 2 + 0.6) +
    7 * Math.sin(angle * 3 + 2) +
    5 * (noise(Math.cos(angle) * 3 + 9, 2, Math.sin(angle) * 3 + 9) - 0.5);
  const inland = rim - Math.hypot(x, (z + islandZ) * 1.15);
  if (inland < 0) return Math.max(-14, inland * 0.07);
  const hill = smoothstep(14, 42, inland) * (11 + 9 * fractalNoise(x / 14, 3, z / 14, 3));
  return Math.min(1.1, inland * 0.12) + hill;
};

const buildIsland = (set: SetBuilder): void => {
  const surface = createSeaSurface(swellFor(set.request, 0.16), 1.2, 16);
  addTerrain(set, {
    paint: (x, y, z) => {
      const sand = mix(fromHex('#e0cc9c'), fromHex('#f2e4c0'), noise(x * 0.5, 1, z * 0.5));
      const green = mix(fromHex('#2f6a24'), fromHex('#5f9a3c'), noise(x * 0.25, 4, z * 0.25));
      return mix(
        mix(mix(sand, [0.2, 0.17, 0.1], 0.25), sand, smoothstep(0.02, 0.35, y)),
        green,
        smoothstep(1, 1.9, y + 0.5 * noise(x * 0.3, 2, z * 0.3)),
      );
    },
    material: (_x, y) => (y > 1.3 ? 'lawn' : 'sand'),
    reach: 260,
    fineness: 2.6,
  });
  const reef = (x: number, z: number) =>
    smoothstep(0.55, 0.72, noise(x / 9, 4, z / 9)) *
    smoothstep(-0.4, -1.2, islandGround(x, z)) *
    smoothstep(-4.6, -2.5, islandGround(x, z));
  addSea(set, {
    surface,
    shore: (x, z) => -islandGround(x, z) * 13,
    depth: (x, z) => -islandGround(x, z) * 1.15 + 2.6 * reef(x, z),
    foam: 0.22,
    clearness: 0.22,
    rings: 190,
    sectors: 150,
    reach: 5000,
  });
  const plant = createTreePlanter(set);
  const spots: [number, number][] = [];
  for (let n = 0; n < 900 && spots.length < 330; n += 1) {
    const [x, z] = [(set.random() - 0.5) * 130, -islandZ + (set.random() - 0.5) * 110];
    const y = islandGround(x, z);
    if (y > 0.75 && set.random() < clamp(0.35 + y * 0.2) && set.isClear(x, z, 0.8)) spots.push([x, z]);
  }
  for (const [x, z] of spots) {
    const y = islandGround(x, z);
    plant(
      y > 3 ? (set.random() < 0.55 ? 'jungle' : 'palm') : 'palm',
      x,
      z,
      y > 3 ? 0.5 + set.random() * 0.25 : 0.8 + set.random() * 0.4,
    );
  }
  // Two small islets, a jetty with huts on stilts.
  set.model((builder) => {
    const [jx, jz] = [26, 4];
    builder.paint(fromHex('#9a7a50'), 'wood').box([jx, 0.9, jz], [1.6, 0.12, 26]);
    for (let n = 0; n < 7; n += 1)
      builder
        .box([jx - 0.7, 0, jz - 12 + n * 4], [0.16, 2, 0.16])
        .box([jx + 0.7, 0, jz - 12 + n * 4], [0.16, 2, 0.16]);
    for (const [n, dz] of [2, 8, 13].entries()) {
      const x = jx + (n % 2 ? -4.4 : 4.4);
      builder
        .paint(fromHex('#a8845a'), 'wood')
        .box([x, 1, jz + dz], [4.6, 0.16, 4])
        .box([x, 2.1, jz + dz], [3.4, 2.1, 3]);
      builder
        .paint(fromHex('#c8a868'), 'cloth')
        .at(multiply(translation(x, 3.1, jz + dz), rotationY(Math.PI / 4)), (b) =>
          b.lathe(
            [
              [3.4, 0],
              [0, 2.1],
            ],
            4,
          ),
        );
    }
  });
};

const createHarbourOrIsland = (request: SetRequest): StageSet => {
  const surface = createSeaSurface(swellFor(request, 0.09), 1.3, 10);
  if (request.place === 'harbour') {
    return {
      isIndoors: false,
      ground: (_x, z) => (z > quayZ ? 1.2 : -8),
      water: (x, z, time) => (z < quayZ ? surface.height(x, z, time) : null),
      travelDirection: Math.PI / 2,
      roadOffset: [0, 0, -24],
      build: (area) => {
        const set = new SetBuilder(request, area, (_x, z) => (z > quayZ ? 1.2 : 0));
        buildHarbour(set);
        return set.result();
      },
    };
  }
  return {
    isIndoors: false,
    ground: islandGround,
    water: (x, z) => (islandGround(x, z) < -0.1 ? 0 : null),
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, islandGround);
      buildIsland(set);
      return set.result();
    },
  };
};

export const harbourAndIsland: SetKit = { places: ['harbour', 'island'], create: createHarbourOrIsland };
