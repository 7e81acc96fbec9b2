/** A slope that rises or falls across the picture, of any cover, with the way that leads over it. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Place } from '../../../scene/scene.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { groundGreen, seasonGrass } from '../country/grassland.ts';
import { addBackdrop } from '../shared/backdrop.ts';
import { addGrass } from '../shared/grass.ts';
import { patchy, rockColour } from '../shared/landforms.ts';
import { addRocks } from '../shared/rocks.ts';
import { type Ground, isSnowy, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { asphalt, line } from '../towns/road-colours.ts';

const open = new Set<Place>(['hills', 'mountains', 'mountain_top', 'snowfield', 'desert', 'road']);

export const isSlope = ({ place, details = [] }: SetRequest): boolean =>
  details.includes('slope') && open.has(place);

type Cover = 'grass' | 'rock' | 'snow' | 'sand';
type Way = 'asphalt' | 'path' | 'ice' | 'none';

const sandy = new Set<Place>(['desert', 'beach']);
const paved = /skateboard|roller|car$|bus$|truck|taxi|bicycle|bike|scooter|motorcycle|cyclist|wheelchair/;
/** Where nothing but the slope itself is walked on. */
const untrodden = new Set<Place>(['meadow', 'hills', 'snowfield', 'desert']);

const coverOf = (request: SetRequest): Cover => {
  const { place, details = [] } = request;
  if (isSnowy(request) || details.includes('frozen')) return 'snow';
  if (sandy.has(place)) return 'sand';
  return details.includes('rocky') || place === 'mountains' || place === 'cliff' ? 'rock' : 'grass';
};

const wayOf = (request: SetRequest, cover: Cover): Way => {
  const { place, details = [], nouns = [] } = request;
  if (details.includes('frozen')) return 'ice';
  if (cover === 'snow' || cover === 'sand') return 'none';
  if (details.includes('dirt_road') || details.includes('muddy')) return 'path';
  if (nouns.some((noun) => paved.test(noun))) return 'asphalt';
  return untrodden.has(place) ? 'none' : place === 'road' ? 'asphalt' : 'path';
};

/** Metres up for each metre along, and metres along over which it is so steep. */
const grade = 0.34;
const stretch = 110;
/** Metres down behind the slope, to the floor of a valley. */
const drop = 12;
const wayHalf: Record<Way, number> = { asphalt: 3.2, path: 1.3, ice: 1.5, none: 0 };

const groundOf = ({ details = [] }: SetRequest, way: Way): Ground => {
  const rise = details.includes('downhill') ? -grade : grade;
  const half = wayHalf[way];
  return (x, z) => {
    const off = Math.abs(z);
    // Ice runs in a trough between banks; rock is rough beside its path.
    const bank = way === 'ice' ? (z < 0 ? 1.1 : 0.1) * smoothstep(half * 0.75, half * 1.35, off) : 0;
    const rough = 0.5 * (noise(x / 2.2, 3, z / 2.2) - 0.5) * smoothstep(half + 0.3, half + 3, off);
    return (
      rise * stretch * Math.tanh(x / stretch) * smoothstep(-70, -10, z) +
      bank +
      rough -
      drop * smoothstep(-9, -60, z)
    );
  };
};

const coverPaint =
  (request: SetRequest, cover: Cover) =>
  (x: number, y: number, z: number): Vec3 => {
    if (cover === 'snow') return patchy(x, z, 0.16, fromHex('#dbe4ef'), fromHex('#f2f6fb'));
    if (cover === 'sand') return patchy(x, z, 0.3, fromHex('#c9a468'), fromHex('#dcbd85'));
    const green = groundGreen(request, x, z);
    if (cover === 'grass') return green;
    const rock = rockColour(x * 1.6, y, z * 1.6, fromHex('#57504a'), fromHex('#a39a8e'));
    return mix(rock, green, 0.75 * smoothstep(0.56, 0.7, noise(x / 4, 6, z / 4)));
  };

const wayPaint =
  (way: Way, isMuddy: boolean) =>
  (x: number, z: number): Vec3 => {
    if (way === 'ice') return patchy(x, z, 0.8, fromHex('#a8cfe6'), fromHex('#d8eef8'));
    if (way === 'asphalt') return asphalt;
    return isMuddy
      ? patchy(x, z, 1.2, fromHex('#4a3320'), fromHex('#6b4c30'))
      : patchy(x, z, 1.4, fromHex('#8a775c'), fromHex('#b8a68a'));
  };

export const createSlope = (request: SetRequest): StageSet => {
  const cover = coverOf(request);
  const way = wayOf(request, cover);
  const ground = groundOf(request, way);
  const half = wayHalf[way];
  // The banks of an icy way are of ice too.
  const edge = way === 'ice' ? half * 1.4 : half;
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: Math.PI / 2,
    isOneWay: true,
    // From the side: only there does the slope show.
    view: { azimuth: 0.1, mostAzimuth: 0.3, eyeHeight: 1.2 },
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      const isMuddy = request.details?.includes('muddy') ?? false;
      const [under, onWay] = [coverPaint(request, cover), wayPaint(way, isMuddy)];
      const isOn = (x: number, z: number) =>
        way === 'none' ? 0 : smoothstep(edge * 1.15, edge * 0.9, Math.abs(z) + 0.25 * (noise(x, 4, z) - 0.5));
      addTerrain(set, {
        paint: (x, y, z) => mix(under(x, y, z), onWay(x, z), isOn(x, z)),
        material: (_x, _y, z) =>
          way !== 'none' && Math.abs(z) < edge
            ? way === 'ice'
              ? 'glossy'
              : way === 'asphalt'
                ? 'asphalt'
                : 'soil'
            : cover === 'snow'
              ? 'snow'
              : cover === 'grass'
                ? 'lawn'
                : cover === 'sand'
                  ? 'soil'
                  : 'rock',
        fineness: 2.6,
        reach: 1400,
      });
      if (way === 'asphalt') addMarks(set);
      const isOff = (room: number) => (_x: number, z: number) => Math.abs(z) > half + room;
      if (cover === 'grass')
        addGrass(set, { length: 0.2, colours: seasonGrass(request), density: isGrown(half) });
      if (cover === 'rock' || cover === 'grass')
        addRocks(set, {
          count: cover === 'rock' ? 90 : 16,
          near: 3,
          far: 60,
          size: cover === 'rock' ? 0.9 : 0.5,
          accept: isOff(0.4),
        });
      const plant = createTreePlanter(set);
      if (cover !== 'sand')
        set.scatter(
          cover === 'rock' ? 14 : 30,
          { near: 18, far: 120, radius: 2.4 },
          (x, z) => plant(cover === 'grass' ? 'oak' : 'fir', x, z, 0.7 + set.random() * 0.4),
          (x, z) => z < -9 && noise(x / 15, 4, z / 15) > 0.45,
        );
      if (cover !== 'sand') addBackdrop(set, cover === 'grass' ? request.backdrop : 'mountains');
      return set.result();
    },
  };
};

const isGrown = (half: number) => (_x: number, z: number) => smoothstep(half, half + 0.6, Math.abs(z));

/** The broken line of a road, along its middle. */
const addMarks = (set: SetBuilder): void => {
  set.model(
    (b) => {
      const on = (x: number, z: number): Vec3 => [x, set.ground(x, 0) + 0.02, z];
      b.paint(line, 'matte');
      for (let x = -90; x < 90; x += 5)
        b.quad(on(x, -0.07), on(x + 2.6, -0.07), on(x + 2.6, 0.07), on(x, 0.07), [0, 1, 0]);
    },
    { castsNoShadow: true },
  );
};
