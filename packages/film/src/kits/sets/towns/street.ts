/** Streets between house fronts: the camera looks along them. Alleys are narrow, city streets have towers. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Region } from '../../../scene/scene.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addAlleyThings } from '../cities/alley.ts';
import { addBayBelow, isVictorian } from '../cities/bay-street.ts';
import { addChineseLane } from '../cities/chinese-lane.ts';
import { buildCityFromAbove, isFromAbove } from '../cities/city-from-above.ts';
import { addCityDress, addLandmark, addParkedTraffic, cityMarkOf, streetEnd } from '../cities/city-marks.ts';
import { addPassersBy } from '../cities/passers-by.ts';
import { buildVictorianFront } from '../cities/victorian-front.ts';
import { buildWesternFront } from '../cities/western-front.ts';
import { isDark, isRainy, isSnowy, SetBuilder } from '../shared/set-builder.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { addBillboards } from './billboards.ts';
import { addRuinedFronts } from './city-ruin.ts';
import { buildFacade } from './facades.ts';
import { addNeonSigns } from './neon-signs.ts';
import { addHangingCarpets, addManholes, addScrambleCrossing, addTramRails } from './street-details.ts';
import { addGarland, buildStreetLamp, lampLight, streetLampHeight } from './street-parts.ts';
import { buildTower } from './towers.ts';

const places = ['street', 'alley', 'city'] as const;
const kerb = 0.14;

type Layout = { road: number; pavement: number };
const layouts: Record<string, Layout> = {
  street: { road: 4.6, pavement: 3.6 },
  alley: { road: 1.9, pavement: 0 },
  city: { road: 7.5, pavement: 4.5 },
};

/** Streets of Lisbon hardly leave room beside the tram. */
const oldTown: Layout = { road: 2.7, pavement: 1.5 };

/** Steep streets climb away from the camera; who climbs one comes up towards it, with the bay below. */
const riseOf =
  (request: SetRequest) =>
  (z: number): number => {
    const { details = [] } = request;
    if (!details.includes('steep')) return 0;
    return z * (details.includes('uphill') ? (isVictorian(request) ? 0.22 : 0.15) : -0.17);
  };

const createStreet = (request: SetRequest): StageSet => {
  const { road, pavement } = request.details?.includes('lisbon') ? oldTown : layouts[request.place]!;
  const rise = riseOf(request);
  const ground = (x: number, z: number) => (pavement > 0 && Math.abs(x) > road ? kerb : 0) + rise(z);
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: 0.05,
    ...(request.details?.includes('hanging_carpets') && { view: { azimuth: 0.1 } }),
    // What stands at the street's end is to be seen.
    ...(cityMarkOf(request)?.landmark &&
      request.place !== 'alley' && { view: { azimuth: 0.12, mostAzimuth: 0.24 } }),
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      if (isFromAbove(set) && request.place !== 'alley') {
        buildCityFromAbove(set);
        return set.result();
      }
      const mark = cityMarkOf(request);
      // The widest action decides how far apart the houses stand.
      const needed = Math.max(
        Math.abs(area.low[0]),
        Math.abs(area.high[0]),
        Math.abs(area.cameraPosition[0]) + Math.abs(area.cameraTravel[0]) / 2,
      );
      const edge = Math.max(road + pavement, needed + 1.2);
      const isOverBay = (request.details?.includes('uphill') && request.details.includes('steep')) ?? false;
      const near = Math.max(20, area.cameraPosition[2] + 10 + Math.abs(area.cameraTravel[2]) / 2);
      const landmark = Math.max(0, ...area.landmarks.map(({ position, radius }) => -position[2] - radius));
      const hasView =
        request.place !== 'alley' &&
        mark?.landmark !== undefined &&
        area.landmarks.length === 0 &&
        !(request.nouns ?? []).includes(mark.landmark.noun);
      const far =
        request.place === 'alley'
          ? 60
          : landmark > 30
            ? Math.min(150, landmark)
            : hasView
              ? streetEnd(mark!)
              : 150;
      if (request.place === 'alley' && request.region === 'chinese' && !mark && !isNeon(request)) {
        addChineseLane(set, edge, near);
        return set.result();
      }
      addRoadway(set, road, edge, near, far, pavement > 0);
      if (request.details?.includes('crossing')) addScrambleCrossing(set, road);
      if (request.details?.includes('manholes')) addManholes(set, road);
      if ((request.nouns ?? []).some((noun) => /tram|streetcar|cable car/.test(noun)))
        addTramRails(set, near, far);
      const isRuined = request.details?.includes('ruined') ?? false;
      if (isRuined) {
        addRuinedFronts(set, edge, near, Math.min(far, 110));
        return set.result();
      }
      addHouses(set, edge, near, far, landmark === 0 && !hasView && !isOverBay);
      if (isOverBay) addBayBelow(set, far, rise(-far));
      if (hasView) addLandmark(set, mark!, far);
      if (mark && request.place !== 'alley') addParkedTraffic(set, mark, road, far);
      if (mark) addCityDress(set, mark, road, edge, far);
      if (request.details?.includes('billboards')) addBillboards(set, edge, near, far);
      if (request.place !== 'alley' && request.region !== 'western') addLamps(set, road, near, far);
      else addAlleyThings(set, edge);
      if (request.details?.includes('hanging_carpets')) addHangingCarpets(set, edge);
      dressStreet(set, road, edge);
      addPassersBy(set, road, edge);
      const hasSigns = isNeon(request) || (mark?.hasSigns ?? false);
      if (hasSigns && !(request.details?.includes('billboards') ?? false)) addNeonSigns(set, edge, near, far);
      return set.result();
    },
  };
};

/** Signs are lit by night. */
const isNeon = ({ nouns = [], darkness }: SetRequest) =>
  darkness > 0.4 && nouns.some((noun) => /neon/.test(noun));

const addRoadway = (
  set: SetBuilder,
  road: number,
  edge: number,
  near: number,
  far: number,
  hasPavement: boolean,
) => {
  const { request } = set;
  const rise = riseOf(request);
  const isSteep = rise(-1) !== 0;
  const isWet = isRainy(request) || (isDark(request) && !isSnowy(request));
  const isCobbled =
    request.region !== 'american' &&
    request.region !== 'futuristic' &&
    request.place !== 'city' &&
    !cityMarkOf(request)?.hasTowers &&
    !(request.details?.includes('crossing') ?? false);
  const snow = (x: number, z: number, colour: Vec3): Vec3 =>
    isSnowy(request)
      ? mix(colour, fromHex('#e8edf4'), 0.45 + 0.5 * smoothstep(0.3, 0.6, noise(x * 0.7, 1, z * 0.25)))
      : colour;
  const isWestern = request.region === 'western';
  const earth =
    request.region === 'middle_eastern' ? fromHex('#a88660') : isWestern ? fromHex('#b98e5e') : null;
  const surface = isWestern ? 'sand' : isWet ? 'wet' : isCobbled ? 'stone' : 'asphalt';
  set.model(
    (builder) => {
      const cells = { x: 14, z: 60 };
      builder.paint(
        (p) => snow(p[0], p[2], earth ?? (isCobbled ? fromHex('#55535a') : fromHex('#3c3d42'))),
        isSnowy(request) ? 'snow' : surface,
      );
      builder.heightField({ x0: -road, z0: -far, x1: road, z1: near }, cells, (_x, z) => rise(z));
      if (hasPavement) {
        for (const side of [-1, 1]) {
          builder.paint(
            (p) => snow(p[0], p[2], isWestern ? fromHex('#80603e') : fromHex('#7b7770')),
            isSnowy(request) ? 'snow' : isWestern ? 'wood' : isWet ? 'wet' : 'plaster',
          );
          builder.heightField(
            {
              x0: Math.min(side * road, side * (edge + 9)),
              z0: -far,
              x1: Math.max(side * road, side * (edge + 9)),
              z1: near,
            },
            { x: 4, z: 40 },
            (_x, z) => kerb + rise(z),
          );
          builder.paint(fromHex(isWestern ? '#6a4c30' : '#9a958c'), isWestern ? 'wood' : 'stone');
          const x = side * (road + 0.05);
          const field = { x0: x - 0.13, z0: -far, x1: x + 0.13, z1: near };
          if (isSteep) builder.heightField(field, { x: 1, z: 40 }, (_x, z) => kerb + 0.02 + rise(z));
          else builder.box([x, kerb / 2, (near - far) / 2], [0.26, kerb + 0.02, near + far]);
        }
      } else builder.heightField({ x0: -edge, z0: -far, x1: edge, z1: near }, cells, () => -0.01);
      if (!isCobbled && !isSnowy(request) && !isSteep && !(request.details?.includes('crossing') ?? false)) {
        builder.paint(fromHex('#d9d6cc'), 'matte');
        for (let z = near; z > -far; z -= 6)
          builder.quad(
            [-0.07, 0.006, z],
            [0.07, 0.006, z],
            [0.07, 0.006, z - 3],
            [-0.07, 0.006, z - 3],
            [0, 1, 0],
          );
        for (let x = -road + 0.6; x < road - 0.3; x += 1.1)
          builder.quad(
            [x, 0.007, -9],
            [x + 0.55, 0.007, -9],
            [x + 0.55, 0.007, -12],
            [x, 0.007, -12],
            [0, 1, 0],
          );
      }
    },
    { castsNoShadow: true },
  );
  if (isWet && !isSteep && !isWestern) set.mirrorHeight = 0;
};

const addHouses = (set: SetBuilder, edge: number, near: number, far: number, isClosed: boolean) => {
  const { request } = set;
  const rise = riseOf(request);
  const region: Region | null = request.region ?? (request.place === 'city' ? 'american' : null);
  for (const side of [-1, 1]) {
    let z = near;
    let n = 0;
    while (z > -far) {
      const width = (isVictorian(request) ? 6.4 : 8) + ((n * 37 + (side + 1) * 11 + request.seed) % 5) * 1.1;
      const isFar = z < -45;
      const seed = request.seed * 131 + n * 7 + side * 50 + 200;
      const isTower =
        (request.place === 'city' && (region === 'american' || region === 'futuristic')) ||
        (request.place !== 'alley' && (cityMarkOf(request)?.hasTowers ?? false));
      const { mesh } = isVictorian(request)
        ? { mesh: buildVictorianFront({ seed, width, darkness: request.darkness, isFar }) }
        : region === 'western'
          ? { mesh: buildWesternFront({ seed, width, darkness: request.darkness }) }
          : isTower
            ? buildTower({
                seed,
                width,
                depth: 14,
                floors: 8 + ((n * 13 + side * 5 + 40) % 14),
                darkness: request.darkness,
                isNeon: isNeon(request),
              })
            : buildFacade({ region, seed, width, darkness: request.darkness, isSnowy: set.isSnowy, isFar });
      const y = kerb + rise(z - width * 0.4);
      const place =
        side < 0
          ? multiply(translation(-edge, y, z), rotationY(Math.PI / 2))
          : multiply(translation(edge, y, z - width), rotationY(-Math.PI / 2));
      if (rise(-1) !== 0)
        set.model((b) =>
          b
            .paint(fromHex('#8d857a'), 'stone')
            .box([side * (edge + 4.9), y - 1, z - width / 2], [9.7, 2, width]),
        );
      set.add(mesh, place, { castsNoShadow: isFar });
      z -= width;
      n += 1;
    }
  }
  if (!isClosed) return;
  // The street ends at a house across it, so that one does not look out of the world.
  for (const x of [-edge - 6, -4, edge - 5]) {
    const { mesh } = buildFacade({
      region,
      seed: request.seed + 900 + x,
      width: edge + 3,
      darkness: request.darkness,
      isSnowy: set.isSnowy,
      isFar: true,
    });
    set.add(mesh, translation(x, rise(-far), -far - 2), { castsNoShadow: true });
  }
};

const addLamps = (set: SetBuilder, road: number, near: number, far: number) => {
  const { request } = set;
  const isLit = Math.max(request.darkness, isRainy(request) ? 0.5 : 0);
  const lamp = buildStreetLamp(isLit);
  for (let z = near - 6; z > -far; z -= 11) {
    for (const side of [-1, 1]) {
      const [x, at] = [side * (road + 0.5), z - (side > 0 ? 5 : 0)];
      if (!set.isClear(x, at, 0.25)) continue;
      const y = set.ground(x, at);
      set.add(lamp, translation(x, y, at), { castsNoShadow: at < -30 });
      if (isLit > 0.3 && at > -75) set.lamp([x, streetLampHeight + y, at], scale(lampLight, isLit), 9);
    }
  }
};

const dressStreet = (set: SetBuilder, road: number, edge: number) => {
  const { request } = set;
  if (request.place === 'alley') return;
  const hasTowers = cityMarkOf(request)?.hasTowers ?? false;
  if (!hasTowers && (request.region === 'japanese' || request.region === 'chinese')) {
    set.model((builder) => {
      for (let z = -8; z > -60; z -= 9)
        addGarland(
          builder,
          [-edge + 0.3, 5, z],
          [edge - 0.3, 5, z],
          [
            [1.6, 0.35, 0.15],
            [1.7, 0.6, 0.2],
          ],
          9,
          0.22,
        );
    });
  }
  // What stands at the end of the street stays in view.
  const isView = set.area.landmarks.length > 0;
  const isPaved =
    request.region === 'western' ||
    request.region === 'american' ||
    request.region === 'futuristic' ||
    hasTowers;
  if (isPaved || edge < 7 || isView || cityMarkOf(request)?.landmark) return;
  const plant = createTreePlanter(set);
  for (let z = -10; z > -90; z -= 16) {
    for (const side of [-1, 1]) {
      const x = side * (road + 1.1);
      const isHot = ['middle_eastern', 'tropical', 'african'].includes(request.region ?? '');
      if (set.isClear(x, z - 3, 0.5)) plant(isHot ? 'palm' : 'maple', x, z - 3, 0.6);
    }
  }
};

export const street: SetKit = { places, create: createStreet };
