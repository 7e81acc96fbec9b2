/** A range of mountains looked at from a meadow across a valley, with clouds that roll over its ridges. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addGrass } from '../shared/grass.ts';
import { mountainRange, rockColour } from '../shared/landforms.ts';
import { addRocks } from '../shared/rocks.ts';
import { type Ground, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { plantWoods } from '../shared/woods.ts';
import { groundGreen, seasonGrass } from './grassland.ts';

/** Without figures: the mountains are the picture. */
export const isMountainView = ({ place, nouns = [], details = [] }: SetRequest): boolean =>
  place === 'mountains' &&
  nouns.every((noun) => /^(?:cloud|mountain|snowy mountain|planet)$/.test(noun)) &&
  !details.includes('avalanche') &&
  !details.includes('winding') &&
  !details.includes('karst');

/** From the meadow down to the floor of the valley, in metres. */
const drop = 26;

const groundOf =
  (seed: number): Ground =>
  (x, z) => {
    const valley = smoothstep(12, -90, z);
    const far = -z - 150;
    // Two ranges one behind the other: a wooded one, then the high one.
    const front =
      smoothstep(0, 130, far) *
      smoothstep(330, 170, far) *
      mountainRange(x, z, { from: 0, to: 1, height: 44, scale: 170, seed: seed + 4 });
    const high =
      smoothstep(130, 420, far) *
      smoothstep(1000, 620, far) *
      (26 + mountainRange(x, z, { from: 0, to: 1, height: 235, scale: 270, seed }));
    return (
      0.6 * (noise(x / 8, 2, z / 8) - 0.5) -
      drop * valley +
      valley * 8 * (noise(x / 60, 5, z / 60) - 0.5) +
      front +
      high
    );
  };

const paintOf =
  (request: SetRequest) =>
  (x: number, y: number, z: number, upness: number): Vec3 => {
    const isWinter = request.season === 'winter' || request.weather.includes('snow');
    const snowLine = (request.details?.includes('snow_capped') ? 42 : 66) - (isWinter ? 60 : 0);
    const grass = groundGreen(request, x, z);
    const wood = mix(fromHex('#26402a'), fromHex('#3d5a34'), fractalNoise(x / 14, 1, z / 14, 3));
    const rock = rockColour(x * 0.16, y * 0.16, z * 0.16, fromHex('#1e1f26'), fromHex('#5a565c'));
    const far = smoothstep(-70, -170, z);
    const slope = mix(mix(grass, wood, far), rock, far * smoothstep(16, 46, y + 22 * (1 - upness)));
    const line = snowLine + 46 * (fractalNoise(x / 46, 7, z / 46, 3) - 0.5);
    const snow =
      smoothstep(line - 8, line + 14, y) *
      smoothstep(0.72, 0.86, upness + 0.25 * (noise(x / 9, 5, z / 9) - 0.5)) *
      far;
    const lit = mix(slope, fromHex('#a3b0c6'), snow);
    // Steep faces stay bare, or the range is one white sheet.
    const cover = 0.8 * smoothstep(0.55, 0.75, upness) * (1 - far * smoothstep(10, 40, y));
    return isWinter ? mix(lit, fromHex('#b4c0d2'), cover) : lit;
  };

export const createMountainView = (request: SetRequest): StageSet => {
  const ground = groundOf((request.seed % 13) + 3);
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: Math.PI / 2,
    view: { azimuth: 0.06, eyeHeight: 7, width: 46 },
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      addTerrain(set, {
        paint: paintOf(request),
        material: (_x, y, z) => (z < -120 && y > -6 ? 'rock' : set.isSnowy ? 'snow' : 'lawn'),
        reach: 1500,
        fineness: 3.4,
      });
      if (!set.isSnowy) addGrass(set, { length: 0.16, colours: seasonGrass(request) });
      const plant = createTreePlanter(set);
      for (const [across, depth] of [
        [-0.92, 26],
        [-0.78, 34],
        [0.9, 30],
        [0.98, 42],
        [0.8, 52],
      ] as const) {
        const [x, z] = set.atFrame(across, depth);
        plant('fir', x, z, 0.75 + set.random() * 0.4);
      }
      plantWoods(set, {
        kinds: ['fir'],
        near: 80,
        far: 330,
        spacing: 5,
        accept: (x, z) => ground(x, z) < 26 && noise(x / 40, 3, z / 40) > 0.42,
      });
      addRocks(set, { count: 14, near: 14, far: 60, size: 0.9 });
      addRollingClouds(set);
      return set.result();
    },
  };
};

/** Banks that come over the ridges from behind and pour into the valley; speeded up they race. */
const addRollingClouds = (set: SetBuilder): void => {
  const { request, random } = set;
  if (!request.weather.includes('clouds') && !request.weather.includes('fog') && !request.isTimelapse) return;
  const tone: Vec3 =
    request.darkness > 0.6
      ? [0.12, 0.14, 0.2]
      : request.timeOfDay === 'sunset' || request.timeOfDay === 'dawn'
        ? [0.86, 0.6, 0.5]
        : [0.82, 0.84, 0.88];
  const speed = request.isTimelapse ? 26 : 5;
  const reach = 620;
  const banks = Array.from({ length: 90 }, (_, n) => {
    // Low banks are mist; clouds are up at the summits.
    const isHigh = n % 3 !== 0 || !request.weather.includes('fog');
    return {
      z: isHigh ? -300 - random() * 330 : -190 - random() * 90,
      start: random() * reach * 2,
      lift: random(),
      size: (isHigh ? 22 : 15) * (0.7 + 0.8 * random()),
      pace: 0.7 + 0.5 * random(),
      wisp: n * 1.7,
    };
  });
  const [cx] = set.area.cameraPosition;
  set.particles((time) =>
    banks.map(({ z, start, lift, size, pace, wisp }) => {
      const x = cx - reach + ((start + time * speed * pace) % (reach * 2));
      // In saddles and on slopes, with the summits above it.
      const ridge = Math.max(set.ground(x, z), set.ground(x + size, z) * 0.8, -drop * 0.6);
      const y = Math.min(ridge * 0.45 + 4, 84) + size * (0.1 + 0.35 * lift);
      const edge = clamp(1.3 - Math.abs(x - cx) / reach) * (0.7 + 0.3 * Math.sin(time * 0.8 + wisp));
      return {
        position: [x, y, z] as Vec3,
        size,
        colour: scale(tone, 0.86 + 0.14 * lift),
        opacity: 0.5 * clamp(edge),
        wisp: wisp + time * (request.isTimelapse ? 0.5 : 0.05),
      };
    }),
  );
};
