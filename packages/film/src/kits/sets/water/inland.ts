/** Lakes, rivers, waterfalls and swamps: still or running water between banks. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { buildBroadPlant, buildFern, buildReeds } from '../../plants/bush-shapes.ts';
import type { TreeName } from '../../plants/tree-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { addFlowers } from '../shared/flowers.ts';
import { addGrass } from '../shared/grass.ts';
import { rockColour } from '../shared/landforms.ts';
import { addFallenLeaves } from '../shared/leaf-fall.ts';
import { createRockPlacer } from '../shared/rocks.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { type Ground, isSnowy, SetBuilder } from '../shared/set-builder.ts';
import { driftingMist } from '../shared/spray.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { createCanal } from './canal.ts';
import { addColouredWater, hasColouredWater } from './coloured-water.ts';
import { createCreek } from './creek.ts';
import { addDock, hasDock, onDock } from './dock.ts';
import { addFreezing, addIce } from './ice.ts';
import {
  bridgeGround,
  fordGround,
  grounds,
  type InlandPlace,
  inlandPlaces,
  jungleFord,
  shallows,
} from './inland-grounds.ts';
import { addJungleBanks } from './jungle-banks.ts';
import { createRapids } from './rapids.ts';
import { addFall, addFrozenFall, addLushCliff, fallZ, isAmongPeaks, rainbowInMist } from './waterfall.ts';

const isBridgeView = ({ place, nouns = [], backdrop }: SetRequest) =>
  place === 'river' &&
  backdrop !== 'city' &&
  /^(?:bridge|stone bridge|wooden bridge|old bridge|arch bridge)$/.test(nouns[0] ?? '') &&
  nouns.slice(1).every((noun) => /petals|tree|flower|blossom|bridge|willow|planet/.test(noun));

const bank =
  (request: SetRequest, place: InlandPlace) =>
  (x: number, y: number, z: number, upness: number): Vec3 => {
    const green =
      place === 'swamp'
        ? mix(fromHex('#2f3a1c'), fromHex('#4a5a2a'), noise(x, 1, z))
        : place === 'waterfall' && !isSnowy(request)
          ? mix(fromHex('#2f5a22'), fromHex('#5a8a3a'), noise(x, 1, z))
          : request.backdrop === 'savanna'
            ? mix(fromHex('#9a7a34'), fromHex('#c8a860'), noise(x / 3, 1, z / 3))
            : groundGreen(request, x, z);
    const bare = rockColour(x, y, z, fromHex('#3f3c38'), fromHex('#857f74'));
    const isMossy = place === 'waterfall' && !isSnowy(request);
    const rock = isMossy
      ? mix(bare, green, 0.25 + 0.6 * smoothstep(0.35, 0.6, noise(x / 2.4, y / 3, z / 2.4)))
      : bare;
    const dry = mix(green, rock, smoothstep(0.82, 0.6, upness));
    return mix(
      mix(dry, fromHex('#7a6a4c'), smoothstep(0.35, 0.05, y) * 0.8),
      isSnowy(request) || request.details?.includes('snow_capped') ? fromHex('#b9c5d6') : dry,
      request.details?.includes('snow_capped') ? smoothstep(46, 80, y) : smoothstep(150, 210, y),
    );
  };

const hasFarPeaks = ({ details = [] }: SetRequest) => details.includes('karst') || details.includes('fuji');

const createInland = (request: SetRequest): StageSet => {
  const place = request.place as InlandPlace;
  if (place === 'river' && request.backdrop === 'city') return createCanal(request);
  if (place === 'river' && request.details?.includes('rapids')) return createRapids(request);
  const isAdrift = (request.nouns ?? []).every((noun) =>
    /^(?:petals|planet|leaf|autumn leaf|paper boat|duck|duckling|frog)$/.test(noun),
  );
  if (place === 'river' && request.details?.includes('creek') && isAdrift) return createCreek(request);
  // A river that is gone through is shallow, and its middle is where the action is.
  const isFord = (place === 'river' || place === 'lake') && (request.details?.includes('ford') ?? false);
  // Where nobody stands on the bank, the water comes up to the camera.
  const isEmpty = (request.nouns ?? []).every((noun) => /^(?:petals|planet|neon_signs)$/.test(noun));
  // So does the pool under a waterfall.
  const isPool =
    place === 'waterfall' &&
    (request.nouns ?? []).every((noun) => /waterfall|pool|rainbow|petals/.test(noun));
  // A house by a frozen lake has the ice before it.
  const isBeforeHouse =
    place === 'lake' &&
    (request.details?.includes('frozen') ?? false) &&
    (request.nouns ?? []).some((noun) => /cabin|house|hut|lodge|cottage/.test(noun));
  // A figure that fishes or skates on ice has it around.
  const isOnIce = place === 'lake' && (request.details?.includes('frozen') ?? false);
  // A figure that fishes stands at the edge of the water.
  const isFishing =
    (place === 'lake' || place === 'river') &&
    (request.nouns ?? []).some((noun) => /^fishing (?:rod|pole)$/.test(noun)) &&
    !(request.nouns ?? []).some((noun) => /boat|canoe|raft|kayak/.test(noun));
  const nearer = isBeforeHouse
    ? 26
    : (isEmpty && place === 'lake') || isOnIce
      ? 15
      : hasDock(request)
        ? 10
        : isEmpty && place === 'river'
          ? 13
          : isFishing
            ? 2.2
            : 0;
  // Flat land before peaks that are to be seen.
  const highest = hasFarPeaks(request) ? 1.2 : Number.POSITIVE_INFINITY;
  // A figure that drinks bends down to water that does not close over the head.
  const lowest = request.details?.includes('shallow') ? -0.08 : -9;
  const isJungle = request.backdrop === 'jungle';
  const ford = place === 'lake' ? shallows : isJungle ? jungleFord : fordGround;
  // Low hills where the sky and its image in the water are the picture.
  const isSkySeen =
    request.weather.includes('aurora') ||
    request.weather.includes('stars') ||
    request.backdrop === 'savanna' ||
    (request.details?.includes('coloured_sky') ?? false);
  const lowered = isSkySeen ? 0.32 : 1;
  const ground: Ground = isBridgeView(request)
    ? bridgeGround
    : isFord
      ? (x, z) => (Math.abs(z) < 9 ? Math.max(lowest, ford(x, z)) : ford(x, z))
      : isPool
        ? (x, z) => {
            const away = Math.hypot(x * 0.62, z - fallZ - 9) - 15 - 2 * noise(x / 4, 1, z / 4);
            const base = grounds.waterfall(x, z);
            return away < 0 && base < 1.2 ? Math.min(base, Math.max(-2, away * 0.4) - 0.1) : base;
          }
        : (x, z) => {
            const bed = grounds[place](x, z - nearer);
            const y = isBeforeHouse ? Math.max(bed, Math.min(0.3, 2.7 - Math.hypot(x, z) * 0.5)) : bed;
            return Math.min(highest, y > 4 ? 4 + (y - 4) * lowered : y);
          };
  const isIce =
    place === 'lake' &&
    isSnowy(request) &&
    ((request.details?.includes('frozen') ?? false) ||
      (request.nouns ?? []).some((noun) => /skat|hockey|penguin/.test(noun)));
  const surface = createSeaSurface(
    place === 'river' ? 0.06 : place === 'waterfall' ? 0.05 : request.weather.includes('wind') ? 0.1 : 0.025,
    place === 'river' ? 0 : 1.2,
    place === 'river' ? 4 : 7,
  );
  const usesRoad = place === 'lake' || place === 'river';
  return {
    isIndoors: false,
    ground: isIce ? (x, z) => Math.max(0, ground(x, z)) : hasDock(request) ? onDock(ground) : ground,
    water: isIce ? null : (x, z, time) => (ground(x, z) < -0.12 ? surface.height(x, z, time) : null),
    travelDirection: hasDock(request) ? 0 : Math.PI / 2,
    // Cracks and plates are looked down at.
    ...(isIce && isEmpty && { view: { azimuth: 0.1, eyeHeight: 5 } }),
    ...(hasDock(request) && { view: { azimuth: 0.24, width: 13, ...(isEmpty && { eyeHeight: 2.3 }) } }),
    // Boats lie well out on the water.
    ...(usesRoad && !isFord && { roadOffset: [0, 0, place === 'lake' ? -16 : -8] as Vec3 }),
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      addTerrain(set, {
        paint: bank(request, place),
        material: isSnowy(request) ? 'snow' : place === 'waterfall' || place === 'lake' ? 'rock' : 'lawn',
        reach: place === 'lake' ? 2600 : 900,
        fineness: place === 'waterfall' ? 2.4 : 1.5,
      });
      if (isIce && request.details?.includes('freezing')) addFreezing(set, ground);
      else if (isIce) addIce(set, ground);
      else if (hasColouredWater(request)) addColouredWater(set, surface);
      else
        addSea(set, {
          surface,
          reach: place === 'lake' ? 700 : 160,
          rings: 110,
          sectors: 100,
          clearness: place === 'swamp' || isJungle ? 0.1 : place === 'waterfall' ? 0.85 : isIce ? 1.6 : 0.32,
          shore: (x, z) => (place === 'river' ? (isJungle ? 9 : 4.5) : Math.max(3.5, -ground(x, z) * 8)),
          depth: (x, z) => 2.2 - ground(x, z),
        });
      set.mirrorHeight = 0;
      if (hasDock(request)) addDock(set);
      dress(set, place);
      return set.result();
    },
  };
};

const dress = (set: SetBuilder, place: InlandPlace): void => {
  const { request, ground } = set;
  const near = Math.max(5, set.area.cameraDistance * 0.9);
  const isDry = (x: number, z: number) =>
    ground(x, z) > 0.12 && ground(x, z) < 60 && (place !== 'waterfall' || Math.abs(x) > 6 || z < fallZ - 8);
  const plant = createTreePlanter(set, {});
  const kinds: TreeName[] =
    place === 'swamp'
      ? ['dead', 'willow', 'willow']
      : request.backdrop === 'savanna'
        ? ['acacia']
        : (place === 'waterfall' && !set.isSnowy && !isAmongPeaks(set)) ||
            request.backdrop === 'jungle' ||
            request.region === 'tropical'
          ? ['jungle', 'palm', 'jungle']
          : set.isSnowy
            ? ['fir']
            : request.season === 'autumn'
              ? ['maple', 'birch', 'fir']
              : ['fir', 'birch', 'willow', 'oak'];
  // The wood behind brings its own far trees.
  const isBeforeWoods = request.backdrop === 'jungle' || request.backdrop === 'forest';
  const any = () => kinds[Math.floor(set.random() * kinds.length)]!;
  for (const [across, depth] of [
    [-0.86, 1.5],
    [0.92, 1.3],
  ] as const) {
    const [x, z] = set.atFrame(across, near * depth);
    if (isDry(x, z) && set.isClear(x, z, 0.8) && !hasFarPeaks(request)) plant(any(), x, z, 0.9);
  }
  set.scatter(
    request.backdrop === 'forest'
      ? 110
      : place === 'lake'
        ? 12
        : hasFarPeaks(request)
          ? 0
          : isBeforeWoods
            ? 20
            : 34,
    { near: near * 1.1, far: 60, radius: 1.8, gap: 0.9 },
    (x, z) => plant(any(), x, z, 0.7 + set.random() * 0.5),
    isDry,
  );
  set.scatter(
    place === 'swamp' || isBeforeWoods ? 60 : hasFarPeaks(request) ? 50 : 200,
    { near: 55, far: 380, radius: 2.5, gap: 0.5 },
    (x, z) => plant(any(), x, z, 0.9 + set.random() * 0.5),
    isDry,
  );
  const rock = createRockPlacer(set, {
    roundness: 0.6,
    cover: set.isSnowy ? fromHex('#eef2f8') : place === 'waterfall' ? fromHex('#4a7034') : null,
  });
  set.scatter(
    place === 'waterfall' ? 50 : 26,
    { near: near * 0.7, far: 36, radius: 0.5, gap: 0.8 },
    (x, z) => rock(x, ground(x, z), z, 0.3 + set.random() ** 2 * (place === 'waterfall' ? 1.5 : 1.2)),
    (x, z) => Math.abs(ground(x, z)) < 0.6,
  );
  if (!set.isSnowy) {
    addGrass(set, {
      count: 30_000,
      length: place === 'swamp' ? 0.3 : 0.14,
      colours: seasonGrass(request),
      density: (x, z) => smoothstep(0.15, 0.4, ground(x, z)),
    });
    if (place !== 'swamp' && request.season !== 'autumn')
      addFlowers(set, { count: 260, density: (x, z) => smoothstep(0.2, 0.4, ground(x, z)) });
    const reeds = [0, 1].map((detail) => buildReeds({ seed: 3, detail: detail as 0 | 1 }));
    set.scatter(
      place === 'swamp' ? 90 : 40,
      { near: near * 0.6, far: 40, radius: 0.25, gap: 0.8 },
      (x, z, d) =>
        set.add(
          reeds[d < 8 ? 0 : 1]!,
          multiply(
            translation(x, Math.max(-0.15, ground(x, z)), z),
            rotationY(set.random() * 6),
            scaling(0.7 + set.random() * 0.7),
          ),
          { castsNoShadow: true },
        ),
      (x, z) => Math.abs(ground(x, z) + 0.05) < 0.25,
    );
    if (request.backdrop === 'jungle') addJungleBanks(set, isDry, plant);
    else if (place === 'waterfall' || place === 'swamp') {
      const ferns = [buildFern({ seed: 1, detail: 1 }), buildBroadPlant({ seed: 2, detail: 1 })];
      set.scatter(
        50,
        { near: near * 0.7, far: 30, radius: 0.5, gap: 0.7 },
        (x, z) =>
          set.add(
            ferns[Math.floor(set.random() * 2)]!,
            multiply(
              translation(x, ground(x, z), z),
              rotationY(set.random() * 6),
              scaling(0.8 + set.random() * 0.8),
            ),
            { castsNoShadow: true },
          ),
        isDry,
      );
    }
  }
  if (request.season === 'autumn')
    addFallenLeaves(set, { onGround: 2400, falling: 24, accept: (x, z) => ground(x, z) > 0.05 });
  if (place === 'waterfall') {
    if (request.details?.includes('frozen')) addFrozenFall(set);
    else addFall(set);
    if (request.weather.includes('rainbow')) set.particles(rainbowInMist());
    if (!set.isSnowy) addLushCliff(set, isDry);
  }
  if (place === 'swamp' || request.weather.includes('fog')) {
    const mist = Array.from({ length: 26 }, () => ({
      at: [(set.random() - 0.5) * 60, 0.6, -set.random() * 50] as Vec3,
      size: 3 + set.random() * 6,
    }));
    set.particles(driftingMist(mist, { opacity: 0.16, rise: 0.05, drift: 0.4, period: 12 }));
  }
};

export const inland: SetKit = { places: inlandPlaces, create: createInland };
