/** The top of a mountain: a rocky crown with snow, steep falls on all sides, ranges and a sea of cloud below. */

import { materialNumber } from '../../../geometry/materials.ts';
import { createMesh } from '../../../geometry/mesh.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { buildingKits } from '../../buildings/index.ts';
import { buildRock } from '../../plants/rock-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { mountainRange, rockColour } from '../shared/landforms.ts';
import { addRocks } from '../shared/rocks.ts';
import { type Ground, isSnowy, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { addCloudPeaks, createCloudSea } from './cloud-sea.ts';

const snowWhite = fromHex('#eef2f8');
/** Metres from the top down to the valleys. */
const drop = 190;

/** Metres of level ground about the middle: for climbers, and for what is built up there. */
const crownOf = ({ nouns = [] }: SetRequest): number =>
  nouns.some((noun) => buildingKits.some((kit) => kit.nouns.includes(noun))) ? 17 : 3.5;

const groundOf =
  (seed: number, crown: number): Ground =>
  (x, z) => {
    // The crown reaches towards the camera as a ridge, so that there is ground under it.
    const r = Math.hypot(x, z > 0 ? z * 0.3 : z) + 4 * (noise(x / 9, seed, z / 9) - 0.5);
    const fall = smoothstep(crown, 150, r) ** 0.55 * drop;
    const crags = smoothstep(crown + 0.5, crown + 27, r) * 9 * (noise(x / 11, seed + 3, z / 11) - 0.35);
    return (
      crags -
      fall +
      mountainRange(x, z, { from: 350, to: 1500, height: 380, scale: 300, seed }) +
      0.15 * noise(x, 2, z)
    );
  };

/** How far from the crest of a ridge that winds away from the camera. */
const fromCrest = (x: number, z: number, seed: number): number =>
  Math.abs(x - (6 * Math.sin(z / 23 + seed) + 1.4 * Math.sin(z / 7)) * smoothstep(5, 40, Math.abs(z)));

/** A crest that winds into the distance, with steep flanks on both sides of whoever walks along it. */
const ridgeOf =
  (seed: number): Ground =>
  (x, z) => {
    const away = fromCrest(x, z, seed);
    const rise =
      16 * smoothstep(-12, -150, z) + 3 * (noise(1, seed, z / 17) - 0.5) * smoothstep(6, 30, Math.abs(z));
    const fall = 1.15 * Math.max(0, away - 0.8) * (1 - 0.0026 * Math.min(190, away));
    const crags = smoothstep(2.5, 20, away) * 7 * (noise(x / 9, seed + 3, z / 9) - 0.4);
    return (
      rise +
      crags -
      Math.min(drop, fall) +
      mountainRange(x, z, { from: 350, to: 1500, height: 430, scale: 420, seed }) +
      0.1 * noise(x, 2, z)
    );
  };

const isRidge = ({ details = [] }: SetRequest) => details.includes('ridge');
const seedOf = ({ seed }: SetRequest) => (seed % 17) + 3;

const paintOf =
  (request: SetRequest) =>
  (x: number, y: number, z: number, upness: number): Vec3 => {
    const rock = rockColour(x * 0.4, y * 0.2, z * 0.4, fromHex('#43444a'), fromHex('#8c8a8c'));
    const green = mix(fromHex('#3f5e2c'), fromHex('#5d7a3e'), noise(x / 20, 1, z / 20));
    const bare = mix(rock, green, smoothstep(-110, -165, y) * smoothstep(0.55, 0.8, upness));
    const patches = smoothstep(0.44, 0.6, noise(x / 5, 4, z / 5));
    const near = Math.hypot(x, z) < 90 ? patches * 0.9 : 1;
    const snow =
      smoothstep(Math.hypot(x, z) < 90 ? -62 : -18, Math.hypot(x, z) < 90 ? -28 : 34, y) *
      smoothstep(0.5, 0.75, upness) *
      near;
    if (isRidge(request) && Math.hypot(x, z) < 320) {
      const away = fromCrest(x, z, seedOf(request)) + 5 * (noise(x / 2.4, 6, z / 6) - 0.5);
      const streaks = 0.75 * smoothstep(0.5, 0.62, noise(x / 14, 8, z / 3));
      return mix(rock, snowWhite, (isSnowy(request) ? 1 : 0.6) * Math.max(smoothstep(6, 2.5, away), streaks));
    }
    return mix(bare, snowWhite, isSnowy(request) ? smoothstep(0.4, 0.62, upness) : snow);
  };

/** Banks of cloud in the valleys below. */
const addCloudSea = (set: SetBuilder): void => {
  const { random, request } = set;
  const dim = request.darkness > 0.4 ? 0.2 : 1;
  const banks = Array.from({ length: 70 }, (_, n) => ({
    x: (random() - 0.5) * 900,
    y: -drop * (0.7 + random() * 0.25),
    z: -120 - random() * 620,
    size: 45 + random() * 55,
    speed: 0.6 + random(),
    wisp: n * 1.7,
  }));
  set.particles((time) =>
    banks.map(({ x, y, z, size, speed, wisp }) => ({
      position: [x + time * speed, y, z] as Vec3,
      size,
      colour: [0.9 * dim, 0.93 * dim, 0.98 * dim] as Vec3,
      opacity: 0.17,
      wisp,
    })),
  );
};

/** Stones that climbers have piled up on the highest point, with a flag in them. */
const addCairn = (set: SetBuilder, ground: Ground): void => {
  const [x, z] = set.atFrame(0.42, set.area.cameraDistance * 1.12);
  const y = ground(x, z) - 0.1;
  const cloth = fromHex('#d8302c');
  const stone = buildRock({
    seed: 7,
    segments: 12,
    dark: fromHex('#4c4d54'),
    pale: fromHex('#a09c98'),
    roundness: 0.5,
  });
  for (let level = 0; level < 5; level += 1)
    for (let n = 0; n < 5 - level; n += 1) {
      const angle = n * (6.283 / (5 - level)) + level * 0.7;
      const out = 0.34 - level * 0.075;
      const size = 0.34 - level * 0.035;
      set.add(
        stone,
        multiply(
          translation(x + Math.cos(angle) * out, y + level * 0.22, z + Math.sin(angle) * out),
          rotationY(n * 2.1 + level),
          scaling(size, size * 0.75, size),
        ),
      );
    }
  set.model((builder) => {
    builder.paint(fromHex('#8a6a42'), 'wood').tube(
      [
        [x, y + 0.6, z],
        [x, y + 2.3, z],
      ],
      0.025,
      8,
    );
  });
  const rows = 5;
  const columns = 12;
  const mesh = createMesh();
  mesh.isTwoSided = true;
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      mesh.positions.push(0, 0, 0);
      mesh.normals.push(0, 0, 1);
      mesh.occlusion.push(1);
      mesh.colours.push(...cloth);
    }
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      const b = a + columns + 1;
      mesh.triangles.push(a, a + 1, b, b, a + 1, b + 1);
      mesh.materials.push(materialNumber.cloth, materialNumber.cloth);
    }
  const moved = new Float32Array(mesh.positions.length);
  set.add(mesh, undefined, {
    update: (time) => {
      for (let row = 0; row <= rows; row += 1)
        for (let column = 0; column <= columns; column += 1) {
          const at = (row * (columns + 1) + column) * 3;
          const u = column / columns;
          moved[at] = x + u * 0.62;
          moved[at + 1] = y + 2.28 - (row / rows) * 0.4 + 0.03 * u * Math.sin(time * 5 - u * 5);
          moved[at + 2] = z + 0.09 * u * Math.sin(time * 7 - u * 8);
        }
      return moved;
    },
  });
};

/** By somebody on foot; castles and goats need no flag. */
const isClimbed = ({ nouns = [] }: SetRequest) =>
  nouns.some((noun) =>
    /hiker|climber|mountaineer|alpinist|trekker|backpacker|explorer|adventurer|person|\bman$|woman|couple|boy|girl/.test(
      noun,
    ),
  );

const createSummit = (request: SetRequest): StageSet => {
  if (request.backdrop === 'clouds' && (request.nouns ?? []).length === 0) return createCloudSea(request);
  const ground = isRidge(request) ? ridgeOf(seedOf(request)) : groundOf(seedOf(request), crownOf(request));
  return {
    isIndoors: false,
    ground,
    water: null,
    travelDirection: isRidge(request) ? 0.15 : Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      addTerrain(set, {
        paint: paintOf(request),
        material: (_x, y) => (y < -140 ? 'lawn' : 'rock'),
        reach: 4000,
        fineness: isRidge(request) ? 2.6 : 2,
      });
      addRocks(set, { count: isRidge(request) ? 6 : 26, near: 3, far: 26, size: 0.8 });
      if (request.backdrop !== 'clouds' && !isRidge(request) && isClimbed(request)) addCairn(set, ground);
      if (request.backdrop === 'clouds') addCloudPeaks(set, -75);
      else addCloudSea(set);
      return set.result();
    },
  };
};

export const summit: SetKit = { places: ['mountain_top'], create: createSummit };
