/** A canal between the houses of an old town, seen along the water: quays, mooring poles, a small bridge farther on. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { buildCanalHouse } from '../cities/canal-house.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { buildFacade } from '../towns/facades.ts';
import { buildStreetLamp, lampLight, streetLampHeight } from '../towns/street-parts.ts';

const quayHeight = 0.75;
/** Width of the walk before the doors. */
const quayWidth = 2.2;

/** Without figures on a quay: the camera is over the water. */
const isOnWater = ({ nouns = [] }: SetRequest) =>
  nouns.every((noun) => /petals|neon|planet|bridge|cherry|house|tree|lantern/.test(noun)) ||
  nouns.some((noun) => /gondola|boat|canoe|kayak|ferry|barge|duck|swan|ship|raft|punt/.test(noun));

/** Houses stand in the water there, close on both sides. */
const isVenice = ({ region, details = [], nouns = [] }: SetRequest) =>
  nouns.some((noun) => /gondola/.test(noun)) ||
  region === 'mediterranean' ||
  details.includes('narrow_canal');

const isAmsterdam = ({ details = [] }: SetRequest) => details.includes('amsterdam');

export const createCanal = (request: SetRequest): StageSet => {
  const surface = createSeaSurface(0.04, 0, 4);
  const isNarrow = isOnWater(request) && isVenice(request);
  const half = isNarrow ? 3 : isOnWater(request) ? 4 : 6.5;
  // A figure that walks there has a quay under the feet and the water beside it.
  const middle = isOnWater(request) ? 0 : half + 2.4;
  const ground = (x: number) => (Math.abs(x - middle) > half ? quayHeight : -1.8);
  return {
    isIndoors: false,
    ground,
    water: (x, _z, time) => (ground(x) < 0 ? surface.height(x, 0, time) : null),
    // Boats go away from the camera, so that who stands at the stern is near.
    travelDirection: isNarrow ? Math.PI - 0.2 : isOnWater(request) ? Math.PI - 0.12 : 0.05,
    view: {
      azimuth: isNarrow ? 0.24 : 0.12,
      ...(isOnWater(request) && { mostAzimuth: isNarrow ? 0.26 : 0.34 }),
    },
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      const width = Math.max(half, area.high[0] - middle + 1.2, middle - area.low[0] + 1.2);
      const edge = middle === 0 ? width : half;
      // A boat that goes under it is half-way through when the film ends.
      const isUnder = request.details?.includes('canal_bridge') ?? false;
      const [near, far] = [Math.max(24, area.cameraPosition[2] + 12), 110];
      const bridgeAt = isUnder
        ? set.centre[2] - set.halfZ * 0.5
        : isNarrow
          ? -34
          : isAmsterdam(request)
            ? -20
            : -62;
      const sides = [
        { side: -1, quay: middle - edge, walk: isNarrow ? 0.2 : middle === 0 ? 0.9 : quayWidth + 4.6 },
        { side: 1, quay: middle + edge, walk: isNarrow ? 0.2 : middle === 0 ? 0.9 : quayWidth },
      ];
      set.model((b) => {
        b.paint(
          (p) => mix(fromHex('#8f887c'), fromHex('#6a645c'), noise(p[0] * 2, p[1] * 3, p[2] * 2)),
          'stone',
        );
        for (const { side, quay, walk } of sides)
          b.box(
            [quay + side * (walk / 2 + 5), quayHeight / 2 - 0.6, (near - far) / 2],
            [walk + 10, quayHeight + 1.2, near + far],
          );
        for (const { side, quay } of sides) addQuayEdge(set, b, side, quay, near, far);
        addSmallBridge(b, middle, edge, bridgeAt, isUnder ? 1.5 : 1);
      });
      for (const { side, quay, walk } of sides) addHouses(set, side, quay + side * walk, near, far);
      // The view ends at houses across the water.
      for (const x of [middle - 16, middle - 5, middle + 6]) {
        const mesh = isAmsterdam(request)
          ? buildCanalHouse({ seed: 40 + x, width: 11, darkness: request.darkness, isFar: true })
          : buildFacade({
              region: request.region ?? 'european',
              seed: request.seed * 5 + x,
              width: 11,
              darkness: request.darkness,
              isSnowy: set.isSnowy,
              isFar: true,
              floors: 4,
            }).mesh;
        set.add(mesh, translation(x, 0, -far - 1), { castsNoShadow: true });
      }
      if (!isNarrow) addQuayThings(set, sides, near, far);
      if (isAmsterdam(request)) parkBicycles(set, sides, middle, edge, bridgeAt);
      addSea(set, {
        surface,
        reach: 190,
        rings: 100,
        sectors: 90,
        clearness: 0.34,
        shore: () => 4,
        depth: () => 3,
      });
      set.mirrorHeight = 0;
      return set.result();
    },
  };
};

/** A line of green stone at the water, and striped mooring poles. */
const addQuayEdge = (
  set: SetBuilder,
  b: MeshBuilder,
  side: number,
  quay: number,
  near: number,
  far: number,
): void => {
  b.paint(fromHex('#46553a'), 'stone').box(
    [quay - side * 0.01, 0.04, (near - far) / 2],
    [0.06, 0.26, near + far],
  );
  b.paint(fromHex('#b8b0a2'), 'stone').box(
    [quay + side * 0.18, quayHeight + 0.03, (near - far) / 2],
    [0.4, 0.1, near + far],
  );
  // Striped poles are those of Venice.
  for (let z = near - 3, n = 0; z > -far && !isAmsterdam(set.request); z -= 5.2, n += 1) {
    const tone = n % 2 ? fromHex('#b8322a') : fromHex('#2a4f9a');
    const x = quay - side * 0.55;
    if (set.distanceToCamera(x, z) < 7 || !set.isClear(x, z, 0.3)) continue;
    for (let band = 0; band < 7 + (n % 3); band += 1)
      b.paint(band % 2 ? tone : fromHex('#f2ece0'), 'satin').at(translation(x, -0.6 + band * 0.38, z), (k) =>
        k.cylinder(0, 0.39, 0.1, 0.1, 10),
      );
  }
};

/** A hump of stone over the water with one arch. */
const addSmallBridge = (b: MeshBuilder, middle: number, edge: number, z: number, high: number): void => {
  const steps = 18;
  const rise = (u: number) => quayHeight + 2.4 * high * Math.cos(u * 1.4);
  b.paint((p) => mix(fromHex('#b5a98f'), fromHex('#8f846e'), noise(p[0] * 2, p[1] * 2, 1)), 'stone');
  for (let n = 0; n < steps; n += 1) {
    const [u0, u1] = [(n / steps) * 2 - 1, ((n + 1) / steps) * 2 - 1];
    const arch = (u: number) => Math.max(-0.6, Math.sqrt(Math.max(0, 1 - (u / 0.86) ** 2)) * 2.3 * high);
    const reach = edge + 1;
    b.extrude(
      [
        [middle + u0 * reach, arch(u0)],
        [middle + u1 * reach, arch(u1)],
        [middle + u1 * reach, rise(u1) + 0.9],
        [middle + u0 * reach, rise(u0) + 0.9],
      ],
      z - 1.6,
      z + 1.6,
    );
  }
};

const addHouses = (set: SetBuilder, side: number, line: number, near: number, far: number): void => {
  const { request } = set;
  for (let z = near, n = 0; z > -far; n += 1) {
    const width =
      (isAmsterdam(request) ? 4.2 : 7) +
      ((n * 37 + side * 11 + request.seed + 20) % 5) * (isAmsterdam(request) ? 0.4 : 1.1);
    const isFar = z < -40;
    const seed = request.seed * 131 + n * 7 + side * 50 + 200;
    const mesh = isAmsterdam(request)
      ? buildCanalHouse({ seed, width, darkness: request.darkness, isFar })
      : buildFacade({
          region: request.region ?? 'european',
          seed,
          width,
          darkness: request.darkness,
          isSnowy: set.isSnowy,
          isFar,
          floors: 2 + ((n * 13 + side + request.seed + 4) % 3),
        }).mesh;
    set.add(
      mesh,
      side < 0
        ? multiply(translation(line, quayHeight, z), rotationY(Math.PI / 2))
        : multiply(translation(line, quayHeight, z - width), rotationY(-Math.PI / 2)),
      { castsNoShadow: isFar },
    );
    z -= width;
  }
};

const addQuayThings = (
  set: SetBuilder,
  sides: readonly { side: number; quay: number; walk: number }[],
  near: number,
  far: number,
): void => {
  const { request } = set;
  const lamp = buildStreetLamp(request.darkness);
  const isInBloom = (request.nouns ?? []).some((noun) => /petals|cherry|blossom/.test(noun));
  const plant = createTreePlanter(set);
  for (const { side, quay } of sides) {
    for (let z = near - 7, n = 0; z > -far; z -= 8, n += 1) {
      const x = quay + side * 0.7;
      const isTree = isInBloom ? n % 2 === 0 : n % 4 === 1 && request.region !== 'mediterranean';
      if (!set.isClear(x, z, isTree ? 0.6 : 0.3)) continue;
      if (isTree) plant(isInBloom ? 'cherry' : 'willow', x, z, isInBloom ? 0.8 : 0.55, quayHeight);
      else {
        set.add(lamp, translation(x, quayHeight, z), { castsNoShadow: z < -30 });
        if (request.darkness > 0.3 && z > -60) set.lamp([x, quayHeight + streetLampHeight, z], lampLight, 9);
      }
    }
  }
};

/** Bicycles lean at the rail of the bridge and along both quays. */
const parkBicycles = (
  set: SetBuilder,
  sides: readonly { side: number; quay: number }[],
  middle: number,
  edge: number,
  bridgeAt: number,
): void => {
  const place = createThingPlacer(set);
  const hues = ['#1c1c1e', '#b8322a', '#2a5f9a', '#2f7a4a', '#d8a02a', '#c8c4ba'].map(fromHex);
  const put = (x: number, y: number, z: number, turn: number, n: number) =>
    place('bicycle', [x, y, z], turn, { detail: 1, colour: hues[n % 6]!, seed: 1 });
  for (let n = 0; n < 5; n += 1) {
    const u = (n - 2) * 0.22;
    put(middle + u * (edge + 1), quayHeight + 2.4 * Math.cos(u * 1.4) + 0.9, bridgeAt + 1.9, Math.PI / 2, n);
  }
  for (const { side, quay } of sides)
    for (let n = 0; n < 8; n += 1) {
      const [x, z] = [quay + side * 0.75, -2 - n * 2.1];
      if (set.isClear(x, z, 0.5)) put(x, quayHeight, z, 0.25 * side, n + (side > 0 ? 2 : 0));
    }
};
