/** One snowy mountain across a valley, whole in the picture, with clouds that pass before it and over it. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { mountainRange, rockColour } from '../shared/landforms.ts';
import { addRocks } from '../shared/rocks.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { plantWoods } from '../shared/woods.ts';
import { isMountainView } from './mountain-view.ts';

export const isLonePeak = (request: SetRequest): boolean =>
  (request.details?.includes('lone_peak') ?? false) &&
  isMountainView({ ...request, details: request.details?.filter((detail) => detail !== 'avalanche') ?? [] });

const peak = { x: 14, z: -235, height: 104, radius: 150 };
const drop = 24;

/** A pyramid with four crooked ridges; lower ranges at its sides. */
const ground = (x: number, z: number): number => {
  const [dx, dz] = [x - peak.x, z - peak.z];
  const angle = Math.atan2(dz, dx) + 0.35 * (noise(x / 90, 3, z / 90) - 0.5);
  const ridge = 0.5 + 0.5 * Math.cos(angle * 4 + 0.6);
  const r = Math.hypot(dx, dz) / (peak.radius * (0.72 + 0.42 * ridge ** 1.6));
  const slope = Math.max(0, 1 - r);
  const crags = 30 * (fractalNoise(x / 42, 5, z / 42, 4) - 0.5) * smoothstep(0, 0.25, slope) * (1.15 - slope);
  const lone = peak.height * slope ** 1.22 + crags;
  const far = -z - 150;
  const range =
    smoothstep(0, 260, far) *
    smoothstep(900, 600, far) *
    mountainRange(x, z, { from: 0, to: 1, height: 62, scale: 170, seed: 9 });
  return (
    0.6 * (noise(x / 8, 2, z / 8) - 0.5) -
    drop * smoothstep(12, -90, z) +
    Math.max(lone, range * 0.9) +
    range * 0.12
  );
};

const paint = (x: number, y: number, z: number, upness: number): Vec3 => {
  const rock = rockColour(x * 0.2, y * 0.16, z * 0.2, fromHex('#15171d'), fromHex('#4a484f'));
  const snow = mix(fromHex('#dfe8f4'), fromHex('#b9c7dc'), noise(x / 20, 3, z / 20));
  const far = smoothstep(-70, -160, z);
  // Steep faces are bare: dark rock against white clouds.
  const cover = smoothstep(0.7, 0.88, upness + 0.3 * (fractalNoise(x / 17, y / 22, z / 17, 3) - 0.5));
  return mix(
    mix(snow, rock, far * smoothstep(-8, 14, y) * 0.9),
    snow,
    Math.max(1 - far, cover * smoothstep(-20, 30, y)),
  );
};

/** Soft banks: a belt before the flanks, a few over the summit. */
const addClouds = (set: SetBuilder): void => {
  const { request, random } = set;
  const tone: Vec3 =
    request.darkness > 0.6
      ? [0.14, 0.16, 0.22]
      : request.timeOfDay === 'sunset' || request.timeOfDay === 'dawn'
        ? [0.98, 0.7, 0.56]
        : [1.5, 1.52, 1.58];
  const speed = request.isTimelapse ? 30 : 5;
  const reach = 420;
  const groups = Array.from({ length: 15 }, (_, n) => ({
    // Three heights: the belt, the shoulders, the sky above.
    y: n % 3 === 0 ? 10 + 12 * random() : n % 3 === 1 ? 44 + 20 * random() : 118 + 34 * random(),
    z: n % 3 === 2 ? -260 - 80 * random() : n % 3 === 0 ? -120 - 24 * random() : -150 - 26 * random(),
    start: ((n * 0.618) % 1) * reach * 2,
    pace: 0.7 + 0.5 * random(),
    puffs: Array.from({ length: 9 }, (_, k) => ({
      x: (k - 4) * 11 + 8 * random(),
      y: 9 * Math.cos((k - 4) * 0.36) + 8 * random(),
      size: 13 + 12 * random() - Math.abs(k - 4) * 1.4,
      wisp: n * 3.1 + k * 1.7,
    })),
  }));
  const [cx] = set.area.cameraPosition;
  set.particles((time) =>
    groups.flatMap(({ y, z, start, pace, puffs }) => {
      const x = cx - reach + ((start + time * speed * pace) % (reach * 2));
      const edge = clamp((reach - Math.abs(x - cx)) / 90);
      return puffs.map((puff) => ({
        position: [x + puff.x, y + puff.y, z] as Vec3,
        size: puff.size,
        colour: scale(tone, 0.84 + 0.16 * clamp(puff.y / 16)),
        // Those before the summit let it show through.
        opacity: (y > 40 && y < 100 ? 0.3 : 0.6) * edge,
        wisp: puff.wisp + time * (request.isTimelapse ? 0.4 : 0.05),
      }));
    }),
  );
};

export const createLonePeak = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI / 2,
  view: { azimuth: 0.03, eyeHeight: 8, width: 46 },
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    addTerrain(set, {
      paint,
      material: (_x, y, z) => (z < -120 && y > -6 ? 'rock' : 'snow'),
      reach: 1500,
      fineness: 3.6,
    });
    plantWoods(set, {
      kinds: ['fir'],
      near: 60,
      far: 260,
      spacing: 9,
      accept: (x, z) => ground(x, z) < 4 && noise(x / 40, 3, z / 40) > 0.46,
    });
    addRocks(set, { count: 14, near: 14, far: 60, size: 0.9 });
    addClouds(set);
    return set.result();
  },
});
