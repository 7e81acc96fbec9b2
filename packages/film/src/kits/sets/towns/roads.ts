/** Ways of traffic: highway along the view, country road across it, a bridge, an airport's runway. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { Place } from '../../../scene/scene.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { buildCoastRoad, coastRoadGround } from '../roads/coast-road.ts';
import { buildDesertRoad, desertRoadGround } from '../roads/desert-road.ts';
import { buildDirtRoad } from '../roads/dirt-road.ts';
import { addHairpins, isPass, passPaint, passSlope } from '../roads/mountain-pass.ts';
import { buildRacetrack } from '../roads/racetrack.ts';
import { addBend, bendAt } from '../roads/road-bend.ts';
import { addBackdrop, addSkyline, isSeaBackdrop, withShore } from '../shared/backdrop.ts';
import { addGrass } from '../shared/grass.ts';
import { addRocks } from '../shared/rocks.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildAirport } from './airport.ts';
import { buildBridge } from './long-bridge.ts';
import { country, line, paintRoad } from './road-colours.ts';
import { buildRoadLamp } from './street-parts.ts';
import { addTraffic, lanesOf } from './traffic.ts';

const places = ['highway', 'road', 'bridge', 'airport'] as const;

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
  // A figure that goes into the sunset has the road and the sky alone.
  const isIntoSun = set.request.details?.includes('into_sun') ?? false;
  if (!isIntoSun) addTraffic(set, half);
  if (isWet) set.mirrorHeight = 0;
  if (!isIntoSun) addSkyline(set, { distance: 480, count: 34, spread: 760, tallest: 40 });
  const plant = createTreePlanter(set);
  set.scatter(
    60,
    { near: 20, far: 260, radius: 3 },
    (x, z) => plant('oak', x, z, 0.8),
    (x) => Math.abs(x) > half + 5,
  );
};

/** A road along x with fields, sea or mountains behind. */
const buildRoad = (set: SetBuilder): void => {
  const { request } = set;
  const half = Math.max(3.6, set.halfZ + 0.6);
  const isDesert = request.backdrop === 'desert' || request.region === 'western';
  addTerrain(set, {
    paint: (x, y, z) => {
      if (isPass(request) && z < -half - 3) return passPaint(groundGreen(request, x, z), x, y, z);
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
      if (request.details?.includes('sharp_turn')) return addBend(set, builder, half);
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
  if (isPass(request)) addHairpins(set);
  const isOff = (x: number, z: number) => Math.abs(z - bendAt(set, x)) > half + 2;
  if (!isDesert && !set.isSnowy)
    addGrass(set, {
      length: 0.18,
      colours: seasonGrass(request),
      density: (x, z) => (Math.abs(z - bendAt(set, x)) > half + 0.4 ? 1 : 0),
    });
  const plant = createTreePlanter(set);
  const isMountain = request.backdrop === 'mountains' || request.backdrop === null;
  const kind =
    set.isSnowy || request.backdrop === 'mountains' ? 'fir' : request.region === 'tropical' ? 'palm' : 'oak';
  if (!isSeaBackdrop(request.backdrop) && !isDesert)
    set.scatter(
      request.backdrop === null ? 50 : 26,
      { near: 14, far: 160, radius: 2.5 },
      (x, z) => plant(kind, x, z, 0.8 + set.random() * 0.4),
      // The view to what lies behind stays open.
      (x, z) =>
        isOff(x, z) &&
        ((request.backdrop === null && set.area.landmarks.length === 0) ||
          Math.abs(x - set.centre[0]) > -z * (set.area.landmarks.length > 0 ? 0.9 : 0.3)),
    );
  addRocks(set, { count: 24, near: 8, far: 60, size: 0.9, accept: isOff });
  addBackdrop(set, isMountain ? 'mountains' : request.backdrop);
};

const coasts: readonly (Place | null)[] = ['sea', 'coast', 'beach', 'cliff'];

const createRoads = (request: SetRequest): StageSet => {
  const { place, backdrop, seed } = request;
  const open = country(seed);
  // Before mountains and the sea the land lies low.
  const low = backdrop === null ? 1 : 0.25;
  const flat = (x: number, z: number) => low * open(x, z) * smoothstep(12, 80, Math.abs(z));
  const isCoast = place === 'road' && coasts.includes(backdrop);
  const isDesert = place === 'road' && (request.details?.includes('desert_road') ?? false);
  const isRace = request.details?.includes('racetrack') ?? false;
  const ground = isDesert
    ? desertRoadGround
    : isCoast
      ? coastRoadGround
      : isRace
        ? () => 0
        : place === 'bridge'
          ? () => 9
          : place === 'road'
            ? isPass(request)
              ? (x: number, z: number) => flat(x, z) + passSlope(x, z)
              : withShore(flat, backdrop, -8)
            : place === 'highway'
              ? (x: number, z: number) => open(x, z) * smoothstep(24, 90, Math.abs(x))
              : (x: number, z: number) => flat(x, z) * smoothstep(60, 300, Math.abs(z));
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: (place === 'highway' && !isRace) || isDesert || place === 'bridge' ? 0.02 : Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      if (place === 'highway' && !isRace) buildHighway(set);
      else if (place === 'bridge') buildBridge(set);
      else if (place === 'airport') buildAirport(set);
      else if (isCoast) buildCoastRoad(set);
      else if (isDesert) buildDesertRoad(set);
      else if (isRace) buildRacetrack(set);
      else if (place === 'road' && (request.details?.includes('dirt_road') ?? false)) buildDirtRoad(set);
      else buildRoad(set);
      return set.result();
    },
  };
};

export const roads: SetKit = { places, create: createRoads };
