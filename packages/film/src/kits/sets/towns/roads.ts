/** Ways of traffic: highway along the view, country road across it, a bridge, an airport's runway. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { addBackdrop, addSkyline, isSeaBackdrop, withShore } from '../shared/backdrop.ts';
import { addGrass } from '../shared/grass.ts';
import { rollingHills } from '../shared/landforms.ts';
import { addRocks } from '../shared/rocks.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildRoadLamp } from './street-parts.ts';

const places = ['highway', 'road', 'bridge', 'airport'] as const;
const asphalt = fromHex('#3a3b40');
const line = fromHex('#e8e4d8');

const country = (seed: number) => (x: number, z: number) =>
  rollingHills(x, z, { from: 25, to: 240, height: 46, scale: 130, seed: seed % 50 });

const paintRoad = (set: SetBuilder): Vec3 => (set.isSnowy ? fromHex('#b8bec6') : asphalt);

/** Lanes along z; `half` is half the carriageway. */
const buildHighway = (set: SetBuilder): void => {
  const half = Math.max(11, set.halfX + 7.5);
  const [near, far] = [Math.max(40, set.area.cameraPosition[2] + 20), 700];
  const isWet = set.isRainy;
  // The rail in the middle gives way to an action there.
  const isMiddleFree = set.area.low[0] > 0.8 || set.area.high[0] < -0.8;
  const median = isMiddleFree ? 0 : set.area.low[0] - 1.1;
  addTerrain(set, {
    paint: (x, _y, z) => groundGreen(set.request, x, z),
    material: 'lawn',
    height: (x, z) =>
      Math.abs(x) < half + 3 ? -0.15 : set.ground(x, z) * smoothstep(half + 3, half + 40, Math.abs(x)) - 0.1,
  });
  set.model(
    (builder) => {
      builder
        .paint(paintRoad(set), isWet ? 'wet' : 'asphalt')
        .heightField({ x0: -half, z0: -far, x1: half, z1: near }, { x: 8, z: 60 }, () => 0);
      builder.paint(line, 'matte');
      for (const x of [-half + 0.6, median - 0.7, median + 0.7, half - 0.6])
        builder.quad(
          [x - 0.08, 0.008, near],
          [x + 0.08, 0.008, near],
          [x + 0.08, 0.008, -far],
          [x - 0.08, 0.008, -far],
          [0, 1, 0],
        );
      for (const lane of lanesOf(half)) {
        const x = lane + 1.8 * Math.sign(lane);
        if (Math.abs(x) > half - 1) continue;
        for (let z = near; z > -260; z -= 9)
          builder.quad(
            [x - 0.07, 0.008, z],
            [x + 0.07, 0.008, z],
            [x + 0.07, 0.008, z - 4],
            [x - 0.07, 0.008, z - 4],
            [0, 1, 0],
          );
      }
      builder.paint(fromHex('#a8aeb2'), 'metal');
      for (const x of [-half - 0.3, median, half + 0.3]) {
        builder.box([x, 0.62, (near - far) / 2], [0.06, 0.28, near + far]);
        for (let z = near; z > -160; z -= 4) builder.box([x, 0.35, z], [0.1, 0.7, 0.1]);
      }
      // Gantry with green signs.
      const z = set.area.low[2] - 38;
      builder
        .paint(fromHex('#8a9096'), 'metal')
        .box([-half - 0.8, 3.4, z], [0.3, 6.8, 0.3])
        .box([half + 0.8, 3.4, z], [0.3, 6.8, 0.3])
        .box([0, 6.8, z], [2 * half + 2, 0.35, 0.35]);
      for (const x of [-half * 0.5, half * 0.5]) {
        builder.paint(fromHex('#1c6a44'), 'satin').box([x, 6.4, z + 0.25], [5, 2, 0.1], 0.05);
        builder
          .paint(line, 'matte')
          .box([x - 0.6, 6.8, z + 0.32], [2.6, 0.22, 0.02])
          .box([x - 0.3, 6.2, z + 0.32], [3.2, 0.22, 0.02])
          .box([x + 1.8, 6.5, z + 0.32], [0.3, 0.9, 0.02]);
      }
    },
    { castsNoShadow: true },
  );
  const lamp = buildRoadLamp(set.request.darkness, 2.4);
  for (let z = near - 20; z > -220; z -= 26) {
    for (const side of [-1, 1]) {
      const x = side * (half + 1.2);
      set.add(lamp, multiply(translation(x, 0, z), rotationY(side > 0 ? Math.PI : 0)), {
        castsNoShadow: true,
      });
      if (set.isDark && z > -90) set.lamp([x - side * 2.4, 7.6, z], [10, 7.4, 4], 15);
    }
  }
  addTraffic(set, half);
  if (isWet) set.mirrorHeight = 0;
  addSkyline(set, { distance: 480, count: 34, spread: 760, tallest: 40 });
  const plant = createTreePlanter(set);
  set.scatter(
    60,
    { near: 20, far: 260, radius: 3 },
    (x, z) => plant('oak', x, z, 0.8),
    (x) => Math.abs(x) > half + 5,
  );
};

const lanesOf = (half: number): number[] => {
  const lanes: number[] = [];
  for (let x = 2.8; x < half - 1.6; x += 3.6) lanes.push(-x, x);
  return lanes;
};

/** Cars come on the left half and go on the right; by night they leave streaks of light. */
const addTraffic = (set: SetBuilder, half: number): void => {
  const lanes = lanesOf(half).filter((x) => x < set.area.low[0] - 1.3 || x > set.area.high[0] + 1.3);
  const colours = ['#c23a34', '#e8e8e8', '#2f5a9a', '#26282c', '#8a9096', '#d8a02a', '#3f7a5a'].map(fromHex);
  const nouns = ['car', 'car', 'van', 'car', 'truck', 'taxi', 'bus'];
  const count = set.isDark ? 10 : 20;
  for (let n = 0; n < count && lanes.length > 0; n += 1) {
    const x = lanes[n % lanes.length]!;
    const kit = findKit(nouns[n % nouns.length]!) ?? findKit('car');
    if (!kit) break;
    const model = kit.build(plainOptions(kit.nouns[0]!, { colour: colours[n % 7]!, detail: 2, seed: n + 1 }));
    const direction = x < 0 ? 1 : -1;
    const [start, speed, length] = [set.random() * 240, 22 + set.random() * 8, 240];
    // None passes close before the lens.
    const isNearCamera = Math.abs(x - set.area.cameraPosition[0]) < 5;
    const front = isNearCamera
      ? Math.min(set.area.low[2], set.area.cameraPosition[2]) - 12
      : set.area.cameraPosition[2] + 6;
    for (const { mesh } of model.parts) {
      set.add(mesh, translation(0, -50, 0), {
        castsNoShadow: true,
        update: (time) => {
          const along = (((start + time * speed) % length) + length) % length;
          return multiply(
            translation(x, 0, direction > 0 ? front - length + along : front - along),
            rotationY(direction > 0 ? 0 : Math.PI),
          );
        },
      });
    }
  }
  if (!set.isDark) return;
  for (const [n, x] of lanes.entries()) {
    for (const offset of [-0.62, 0.62]) {
      const streak = new MeshBuilder();
      const isComing = x < 0;
      for (let k = 0; k < 7; k += 1) {
        const [z0, long] = [set.random() * 330, 20 + set.random() * 55];
        const strength = 0.8 + set.random() * 1.4;
        streak.paint(
          isComing
            ? [2.6 * strength, 2.2 * strength, 1.5 * strength]
            : [2.6 * strength, 0.22 * strength, 0.1 * strength],
          'glow',
        );
        const y = 0.62 + 0.25 * set.random();
        streak.tube(
          [
            [x + offset, y, -z0],
            [x + offset + 0.2 * Math.sin(k), y, -z0 - long * 0.5],
            [x + offset, y, -z0 - long],
          ],
          [0.03, 0.055, 0.03],
          4,
          false,
        );
      }
      const speed = (26 + n * 2) * (isComing ? 1 : -1);
      set.add(streak.mesh, undefined, {
        castsNoShadow: true,
        update: (time) =>
          translation(0, 0, set.area.cameraPosition[2] + ((time * speed) % 60) + (isComing ? -60 : 0) + 30),
      });
    }
  }
};

/** A road along x with fields, sea or mountains behind. */
const buildRoad = (set: SetBuilder): void => {
  const { request } = set;
  const half = Math.max(3.6, set.halfZ + 0.6);
  const isDesert = request.backdrop === 'desert' || request.region === 'western';
  addTerrain(set, {
    paint: (x, y, z) => {
      const land = isDesert
        ? mix(fromHex('#b88a54'), fromHex('#d8ae74'), noise(x * 0.2, 1, z * 0.2))
        : groundGreen(request, x, z);
      return mix(land, fromHex('#c2b08a'), smoothstep(-1, -2.4, y) * 0.8);
    },
    material: isDesert ? 'sand' : set.isSnowy ? 'snow' : 'lawn',
    height: (x, z) => set.ground(x, z) - 0.04 - 0.25 * smoothstep(half + 2, half, Math.abs(z)),
    reach: isSeaBackdrop(request.backdrop) ? 900 : 2200,
  });
  set.model(
    (builder) => {
      builder
        .paint(paintRoad(set), set.isRainy ? 'wet' : 'asphalt')
        .heightField({ x0: -420, z0: -half, x1: 420, z1: half }, { x: 90, z: 4 }, (x) => set.ground(x, 0));
      builder.paint(fromHex('#e8c040'), 'matte');
      for (let x = -160; x < 160; x += 6)
        builder.quad(
          [x, set.ground(x, 0) + 0.012, -0.07],
          [x + 3, set.ground(x + 3, 0) + 0.012, -0.07],
          [x + 3, set.ground(x + 3, 0) + 0.012, 0.07],
          [x, set.ground(x, 0) + 0.012, 0.07],
          [0, 1, 0],
        );
      builder.paint(line, 'matte');
      for (const z of [-half + 0.3, half - 0.3])
        builder.quad(
          [-300, 0.011, z - 0.06],
          [300, 0.011, z - 0.06],
          [300, 0.011, z + 0.06],
          [-300, 0.011, z + 0.06],
          [0, 1, 0],
        );
      builder.paint(fromHex('#b0b6ba'), 'metal');
      const rail = -half - 0.8;
      builder.box([0, 0.58, rail], [400, 0.3, 0.05]);
      for (let x = -120; x < 120; x += 3) builder.box([x, 0.3, rail - 0.06], [0.1, 0.75, 0.1]);
    },
    { castsNoShadow: true },
  );
  const isOff = (_x: number, z: number) => Math.abs(z) > half + 2;
  if (!isDesert && !set.isSnowy)
    addGrass(set, {
      length: 0.18,
      colours: seasonGrass(request),
      density: (_x, z) => (Math.abs(z) > half + 0.4 ? 1 : 0),
    });
  const plant = createTreePlanter(set);
  const isMountain = request.backdrop === 'mountains' || request.backdrop === null;
  const kind =
    set.isSnowy || request.backdrop === 'mountains' ? 'fir' : request.region === 'tropical' ? 'palm' : 'oak';
  if (!isSeaBackdrop(request.backdrop) && !isDesert)
    set.scatter(
      50,
      { near: 14, far: 160, radius: 2.5 },
      (x, z) => plant(kind, x, z, 0.8 + set.random() * 0.4),
      isOff,
    );
  addRocks(set, { count: 24, near: 8, far: 60, size: 0.9, accept: isOff });
  addBackdrop(set, isMountain ? 'mountains' : request.backdrop);
};

/** A long bridge with railings over water, seen along it. */
const buildBridge = (set: SetBuilder): void => {
  const half = Math.max(5, set.halfX + 2.5);
  const deck = set.baseY;
  set.model((builder) => {
    builder
      .paint(asphalt, set.isRainy ? 'wet' : 'asphalt')
      .heightField({ x0: -half, z0: -420, x1: half, z1: 60 }, { x: 4, z: 30 }, () => deck);
    builder.paint(line, 'matte');
    for (let z = 50; z > -200; z -= 8)
      builder.quad(
        [-0.08, deck + 0.01, z],
        [0.08, deck + 0.01, z],
        [0.08, deck + 0.01, z - 4],
        [-0.08, deck + 0.01, z - 4],
        [0, 1, 0],
      );
    const red = fromHex('#b8402c');
    for (const side of [-1, 1]) {
      const x = side * (half + 0.3);
      builder
        .paint(fromHex('#9a958c'), 'plaster')
        .box([side * (half - 0.6), deck + 0.08, -180], [1.4, 0.16, 480]);
      builder
        .paint(red, 'satin')
        .box([x, deck + 1.15, -180], [0.12, 0.12, 480])
        .box([x, deck + 0.6, -180], [0.06, 0.06, 480])
        .box([x, deck - 0.6, -180], [0.5, 1.4, 480]);
      for (let z = 40; z > -200; z -= 2) builder.box([x, deck + 0.6, z], [0.07, 1.2, 0.07]);
      for (const z of [-60, -240]) {
        builder.box([x, deck + 14, z], [1.6, 50, 1.6], 0.1);
        for (let n = 0; n < 24; n += 1) {
          const u = n / 24;
          const zz = z + (u - 0.5) * 180;
          const y = deck + 4 + 34 * (2 * u - 1) ** 2;
          if (zz < 60)
            builder.tube(
              [
                [x, y, zz],
                [x, deck + 1, zz],
              ],
              0.04,
              4,
              false,
            );
        }
        builder.tube(
          Array.from(
            { length: 25 },
            (_, n): Vec3 => [x, deck + 4 + 34 * ((n / 24) * 2 - 1) ** 2, z - 90 + (n / 24) * 180],
          ),
          0.18,
          6,
          false,
        );
      }
    }
    for (const z of [-60, -240])
      for (const y of [18, 34])
        builder.paint(red, 'satin').box([0, deck + y, z], [2 * half + 1, 1.8, 1.4], 0.1);
  });
  const lamp = buildRoadLamp(set.request.darkness, 1.6);
  for (let z = 20; z > -160; z -= 22)
    for (const side of [-1, 1]) {
      if (!set.isClear(side * (half - 0.3), z, 0.2)) continue;
      set.add(lamp, multiply(translation(side * (half - 0.3), deck, z), rotationY(side > 0 ? Math.PI : 0)), {
        castsNoShadow: true,
      });
      if (set.isDark) set.lamp([side * (half - 1.9), deck + 7.6, z], [9, 6.6, 3.4], 14);
    }
  addSea(set, { surface: createSeaSurface(0.25), level: 0, foam: 0.2 });
  addSkyline(set, { distance: 420, count: 36, spread: 700, tallest: 40 });
};

const buildAirport = (set: SetBuilder): void => {
  const half = Math.max(16, set.halfZ + 8);
  addTerrain(set, {
    paint: (x, _y, z) => groundGreen(set.request, x, z),
    material: 'lawn',
    height: (x, z) => set.ground(x, z) - 0.08,
  });
  set.model(
    (builder) => {
      builder
        .paint(fromHex('#55575c'), set.isRainy ? 'wet' : 'asphalt')
        .heightField({ x0: -700, z0: -half, x1: 700, z1: half + 40 }, { x: 40, z: 4 }, () => 0);
      builder.paint(line, 'matte');
      for (let x = -300; x < 300; x += 24)
        builder.quad(
          [x, 0.012, -0.4],
          [x + 13, 0.012, -0.4],
          [x + 13, 0.012, 0.4],
          [x, 0.012, 0.4],
          [0, 1, 0],
        );
      for (const z of [-half + 1, half - 1])
        builder.quad(
          [-600, 0.012, z - 0.25],
          [600, 0.012, z - 0.25],
          [600, 0.012, z + 0.25],
          [-600, 0.012, z + 0.25],
          [0, 1, 0],
        );
      for (let x = -200; x < 200; x += 12)
        for (const z of [-half - 0.5, half + 0.5])
          builder.paint(set.isDark ? [0.6, 1.6, 3] : [0.4, 0.5, 0.7], 'glow').sphere([x, 0.2, z], 0.16, 6);
    },
    { castsNoShadow: true },
  );
  set.model((builder) => {
    // Terminal and control tower.
    const z = -half - 42;
    builder.paint(fromHex('#c8d0d6'), 'satin').box([-20, 6, z - 12], [110, 12, 24], 0.4);
    builder.paint(set.isDark ? [1.3, 1.1, 0.7] : fromHex('#3a5468'), set.isDark ? 'glow' : 'glass');
    for (let x = -72; x < 34; x += 4) builder.box([x, 6, z + 0.1], [3.6, 7, 0.1]);
    builder.paint(fromHex('#e8ecee'), 'satin').box([-20, 12.4, z - 10], [116, 1, 30], 0.3);
    builder.at(translation(52, 0, z - 8), (b) => {
      b.paint(fromHex('#dfe4e6'), 'plaster').cylinder(0, 26, 2.6, 2.2, 16);
      b.paint(fromHex('#2c4254'), 'glass').lathe(
        [
          [3, 26],
          [4.4, 29.5],
          [0, 29.5],
        ],
        12,
      );
      b.paint(fromHex('#e8ecee'), 'satin')
        .lathe(
          [
            [4.6, 29.5],
            [4.6, 30.2],
            [0, 31],
          ],
          12,
        )
        .tube(
          [
            [0, 31, 0],
            [0, 35, 0],
          ],
          0.12,
          6,
        );
    });
  });
  const place = createThingPlacer(set);
  for (const x of [-46, -8, 26])
    if (set.isClear(x, -half - 22, 10)) place('airplane', [x, 0, -half - 22], 0.2, { detail: 2 });
};

const createRoads = (request: SetRequest): StageSet => {
  const { place, backdrop, seed } = request;
  const open = country(seed);
  const flat = (x: number, z: number) => open(x, z) * smoothstep(12, 80, Math.abs(z));
  const ground =
    place === 'bridge'
      ? () => 9
      : place === 'road'
        ? withShore(flat, backdrop, -18)
        : place === 'highway'
          ? (x: number, z: number) => open(x, z) * smoothstep(24, 90, Math.abs(x))
          : (x: number, z: number) => flat(x, z) * smoothstep(60, 300, Math.abs(z));
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: place === 'highway' || place === 'bridge' ? 0.02 : Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      if (place === 'highway') buildHighway(set);
      else if (place === 'bridge') buildBridge(set);
      else if (place === 'airport') buildAirport(set);
      else buildRoad(set);
      return set.result();
    },
  };
};

export const roads: SetKit = { places, create: createRoads };
