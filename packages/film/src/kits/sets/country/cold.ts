/** Snow and ice: an open snowfield, and a glacier shore with floes on dark water. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { buildRock } from '../../plants/rock-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addBackdrop } from '../shared/backdrop.ts';
import { mountainRange, rollingHills } from '../shared/landforms.ts';
import { addRocks } from '../shared/rocks.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

const places = ['snowfield', 'glacier'] as const;
const white = fromHex('#dfe8f2');
const blue = fromHex('#a9cfe6');

const snowGround = (x: number, z: number): number => {
  const r = Math.hypot(x, z);
  return (
    0.5 * smoothstep(2, 12, r) * fractalNoise(x / 9, 2, z / 9, 3) +
    rollingHills(x, z, { from: 30, to: 260, height: 44, scale: 110, seed: 9 })
  );
};

/** The top of a hill: it falls away to all sides, so that the sky stands behind whoever is on it. */
const hilltopGround = (x: number, z: number): number => {
  const r = Math.hypot(x, z * 0.9);
  return (
    0.25 * smoothstep(1, 6, r) * fractalNoise(x / 5, 2, z / 5, 3) -
    2.6 * smoothstep(0.5, 7, r) -
    9 * smoothstep(5, 34, r) +
    rollingHills(x, z, { from: 60, to: 400, height: 16, scale: 130, seed: 9 })
  );
};

/** A shelf of ice to stand on, its edge behind and to the sides, water and bergs beyond. */
const iceGround = (x: number, z: number): number => {
  // Open water begins a few steps behind the action and between the floes before it.
  const behind = -z - 2.3 - 1.3 * noise(x / 4, 2, z / 7);
  const edge = Math.max(Math.hypot(x / 1.6, z - 6) - 15 - 4 * noise(x / 6, 2, z / 6), behind);
  const lead =
    Math.abs(z - 1.9 - 0.5 * Math.sin(x / 2.7) - 0.5 * noise(x / 2, 4, 1)) - 0.35 - 0.4 * noise(x / 4, 8, 3);
  const top = 0.3 + 0.08 * noise(x / 3, 1, z / 3) - 1.6 * smoothstep(0.12, -0.05, lead);
  return edge < 0 ? top : Math.min(top, 0.3 - 4.6 * smoothstep(0, 0.9, edge));
};

const createCold = (request: SetRequest): StageSet => {
  const isGlacier = request.place === 'glacier';
  const isHilltop = request.details?.includes('snowy_hilltop') ?? false;
  const ground = isGlacier ? iceGround : isHilltop ? hilltopGround : snowGround;
  const surface = createSeaSurface(0.09, 1.3, 9);
  return {
    isIndoors: false,
    ground,
    water: isGlacier ? (x, z, time) => (iceGround(x, z) < -0.4 ? surface.height(x, z, time) : null) : null,
    travelDirection: Math.PI / 2,
    build: (area) => {
      const set = new SetBuilder({ ...request, season: 'winter' }, area, ground);
      addTerrain(set, {
        paint: (x, y, z, upness) =>
          mix(
            mix(fromHex('#c2d2e4'), white, noise(x * 0.3, 1, z * 0.3)),
            blue,
            isGlacier
              ? clamp(smoothstep(0.85, 0.4, upness) + smoothstep(0.5, -0.5, y)) * 0.8
              : 0.12 * noise(x / 7, 3, z / 7),
          ),
        material: 'snow',
        reach: isGlacier ? 200 : 1800,
        fineness: 1.4,
      });
      if (isGlacier) dressGlacier(set, surface);
      else if (request.details?.includes('planet_surface')) dressIcePlanet(set);
      else if (isHilltop) dressHilltop(set);
      else dressSnowfield(set);
      return set.result();
    },
  };
};

/** Nothing grows there: blue spires of ice and boulders. */
const dressIcePlanet = (set: SetBuilder): void => {
  const near = Math.max(9, set.area.cameraDistance * 1.15);
  const spire = [1, 2, 3].map((seed) =>
    buildRock({
      seed: seed + 20,
      segments: 14,
      dark: fromHex('#6fa8cc'),
      pale: fromHex('#d4ecf8'),
      roundness: 0.1,
    }),
  );
  set.scatter(60, { near, far: near * 9, radius: 2, gap: 0.8 }, (x, z) => {
    const size = 0.8 + 2.4 * set.random() ** 2;
    set.add(
      spire[Math.floor(set.random() * 3)]!,
      multiply(
        translation(x, set.ground(x, z) - 0.2, z),
        rotationY(set.random() * 6.3),
        scaling(size * 0.7, size * (1.2 + 1.6 * set.random()), size * 0.7),
      ),
    );
  });
  addBackdrop(set, 'mountains');
};

/** Trees only down the slopes: their tops stay below the horizon. */
const dressHilltop = (set: SetBuilder): void => {
  const plant = createTreePlanter(set);
  set.scatter(150, { near: 34, far: 260, radius: 2, gap: 0.7 }, (x, z) => {
    if (noise(x / 40, 3, z / 40) > 0.35) plant('fir', x, z, 0.6 + set.random() * 0.3);
  });
  addRocks(set, { count: 5, near: 3.5, far: 12, size: 0.5 });
  if (set.request.backdrop) addBackdrop(set, set.request.backdrop);
};

const dressSnowfield = (set: SetBuilder): void => {
  const plant = createTreePlanter(set);
  const near = Math.max(9, set.area.cameraDistance * 1.25);
  for (const [across, depth] of [
    [-0.85, 1.4],
    [0.9, 1.2],
    [0.6, 2.4],
  ] as const) {
    const [x, z] = set.atFrame(across, near * depth);
    if (set.isClear(x, z, 1.2)) plant('fir', x, z, 0.8 + set.random() * 0.3);
  }
  set.scatter(22, { near, far: near * 6, radius: 2, gap: 1 }, (x, z) =>
    plant('fir', x, z, 0.7 + set.random() * 0.5),
  );
  set.scatter(170, { near: 55, far: 330, radius: 2, gap: 0.7 }, (x, z) => {
    if (noise(x / 40, 3, z / 40) > 0.4) plant('fir', x, z, 0.9 + set.random() * 0.4);
  });
  addRocks(set, { count: 10, near: near * 0.6, far: 40, size: 0.7 });
  addBackdrop(set, set.request.backdrop ?? 'mountains');
};

const dressGlacier = (set: SetBuilder, surface: ReturnType<typeof createSeaSurface>): void => {
  addSea(set, {
    surface,
    clearness: 0.5,
    shore: (x, z) => (iceGround(x, z) < -0.5 ? 6 : 0.5),
    depth: (x, z) => (iceGround(x, z) > -3.5 ? 1.2 : 9),
  });
  const bergs = [1, 2, 3].map((seed) =>
    buildRock({
      seed: seed + 20,
      segments: 18,
      dark: fromHex('#9fcbe4'),
      pale: fromHex('#e6f2fa'),
      cover: white,
      material: 'snow',
      roundness: 0.05,
    }),
  );
  const floe = buildRock({
    seed: 31,
    segments: 16,
    dark: fromHex('#a8d2e8'),
    pale: white,
    cover: white,
    material: 'snow',
    roundness: 0.6,
  });
  const [cx, , cz] = set.area.cameraPosition;
  for (let n = 0; n < 90; n += 1) {
    const angle = (set.random() * 2 - 1) * 1.1 + set.viewAngle;
    const distance = 16 * 18 ** set.random();
    const [x, z] = [cx + Math.sin(angle) * distance, cz - Math.cos(angle) * distance];
    if (iceGround(x, z) > -3.8) continue;
    const isBerg = distance > 45 && set.random() < 0.4;
    const size: Vec3 = isBerg
      ? [8 + set.random() * 16, 6 + set.random() * 14, 8 + set.random() * 12]
      : [1.6 + set.random() * 3.4, 0.7, 1.4 + set.random() * 3];
    const at = multiply(
      translation(x, isBerg ? -0.6 : -0.04, z),
      rotationY(set.random() * 6),
      scaling(...size),
    );
    const phase = set.random() * 6;
    set.add(isBerg ? bergs[n % 3]! : floe, at, {
      castsNoShadow: distance > 50,
      update: (time) => multiply(translation(0, 0.06 * Math.sin(time * 0.9 + phase), 0), at),
    });
  }
  // Ridges of ice on the shelf, and the glacier's front far behind.
  const block = bergs[0]!;
  set.scatter(
    12,
    { near: Math.max(4, set.area.cameraDistance * 0.7), far: 18, radius: 0.7 },
    (x, z) =>
      set.add(
        block,
        multiply(
          translation(x, iceGround(x, z) - 0.1, z),
          rotationY(set.random() * 6),
          scaling(0.5 + set.random() * 1.1),
        ),
      ),
    (x, z) => iceGround(x, z) > 0.2,
  );
  set.model(
    (builder) => {
      builder.paint(
        (p, n) =>
          mix(
            mix(fromHex('#8ec4e2'), fromHex('#d8ecf6'), fractalNoise(p[0] / 8, p[1] / 3, p[2] / 8, 3)),
            white,
            smoothstep(0.5, 0.9, n[1]),
          ),
        'snow',
      );
      builder.heightField({ x0: -700, z0: -900, x1: 700, z1: -170 }, { x: 120, z: 40 }, (x, z) => {
        const front = smoothstep(-190, -225, z + 22 * noise(x / 28, 1, 0));
        return (
          front * (20 + 9 * noise(x / 9, 3, z / 30)) -
          2 +
          mountainRange(x, z, { from: 330, to: 900, height: 420, scale: 300, seed: 5 })
        );
      });
    },
    { castsNoShadow: true },
  );
};

export const cold: SetKit = { places, create: createCold };
