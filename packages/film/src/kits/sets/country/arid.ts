/** Bare ground: desert dunes, canyon, savanna, Mars, the Moon, an alien planet. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { buildBush } from '../../plants/bush-shapes.ts';
import { buildCactus } from '../../plants/cactus-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addEarthInSky } from '../elsewhere/earth.ts';
import { addDomeAround } from '../shared/dome-around.ts';
import { addGrass } from '../shared/grass.ts';
import { mountainRange, rollingHills } from '../shared/landforms.ts';
import { addRocks } from '../shared/rocks.ts';
import { type Ground, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { addBlowingSand, addMoons } from './desert-air.ts';
import { createGrandCanyon, isGrandCanyon } from './grand-canyon.ts';
import { createOasis, isOasis } from './oasis.ts';
import { createOutback, isOutback } from './outback.ts';

const places = ['desert', 'canyon', 'savanna', 'mars', 'moon', 'alien_planet'] as const;
type AridPlace = (typeof places)[number];

/** A long gentle windward side and a steep lee. */
const dune = (x: number, z: number, length: number): number => {
  const u = (x * 0.35 + z + 9 * noise(x / 34, 1, z / 60)) / length;
  const t = u - Math.floor(u);
  return t < 0.72 ? (t / 0.72) ** 1.4 : 1 - (t - 0.72) / 0.28;
};

const crater = (x: number, z: number, cell: number, seed: number): number => {
  const [i, j] = [Math.floor(x / cell), Math.floor(z / cell)];
  const pickOne = (k: number) => noise(i * 7.3 + 0.5, seed + k, j * 5.9 + 0.5);
  const radius = cell * (0.1 + 0.22 * pickOne(1));
  const [cx, cz] = [(i + 0.35 + 0.3 * pickOne(2)) * cell, (j + 0.35 + 0.3 * pickOne(3)) * cell];
  const d = Math.hypot(x - cx, z - cz) / radius;
  if (d > 1.5) return 0;
  return radius * (d < 1 ? 0.26 * d * d - 0.2 : 0.06 * smoothstep(1.5, 1, d));
};

const grounds: Record<AridPlace, Ground> = {
  desert: (x, z) => {
    const r = Math.hypot(x, z);
    // Caravans and convoys go along x, where the ground lies lower.
    const far = smoothstep(6, 30, r) * (0.2 + 0.8 * smoothstep(4, 20, Math.abs(z)));
    return (
      far * (8.5 * dune(x, z - 20, 46) + smoothstep(60, 260, r) * 44 * dune(x * 0.8, z, 170)) +
      0.25 * noise(x * 0.1, 2, z * 0.1)
    );
  },
  canyon: (x, z) => {
    const wall = Math.abs(x + 7 * Math.sin(z / 55)) - 17 - 8 * noise(x / 20, 3, z / 20);
    const rise = clamp(wall / 26) ** 0.8 * 46;
    // Terraces of hard and soft rock.
    const terrace = Math.floor(rise / 8) * 8 + 8 * smoothstep(0.45, 0.95, (rise / 8) % 1);
    return (
      terrace +
      mountainRange(x, z, { from: 200, to: 700, height: 80, scale: 200, seed: 4 }) * 0.4 +
      0.15 * noise(x * 0.3, 1, z * 0.3)
    );
  },
  savanna: (x, z) =>
    0.1 * noise(x * 0.15, 2, z * 0.15) +
    rollingHills(x, z, { from: 150, to: 900, height: 60, scale: 300, seed: 8 }),
  mars: (x, z) => {
    const r = Math.hypot(x, z);
    return (
      smoothstep(8, 40, r) * (2.2 * fractalNoise(x / 22, 1, z / 22, 3) - 0.7) +
      smoothstep(6, 25, r) * crater(x, z, 46, 3) +
      mountainRange(x, z, { from: 130, to: 900, height: 210, scale: 260, seed: 12 })
    );
  },
  moon: (x, z) => {
    const r = Math.hypot(x, z);
    return (
      smoothstep(3, 12, r) * (crater(x, z, 17, 5) + crater(x + 40, z, 64, 9)) +
      0.1 * fractalNoise(x * 0.4, 3, z * 0.4, 3) +
      rollingHills(x, z, { from: 60, to: 400, height: 55, scale: 110, seed: 3 })
    );
  },
  alien_planet: (x, z) => {
    const r = Math.hypot(x, z);
    const spires = smoothstep(60, 200, r) * 150 * smoothstep(0.62, 0.86, noise(x / 38, 6, z / 38));
    return smoothstep(8, 40, r) * 3 * fractalNoise(x / 26, 5, z / 26, 3) + spires;
  },
};

const paints: Record<AridPlace, (x: number, y: number, z: number, upness: number) => Vec3> = {
  desert: (x, _y, z, upness) => {
    const ripple = 0.5 + 0.5 * Math.sin((x * 0.5 + z) * 9 + 5 * noise(x * 0.4, 1, z * 0.4));
    const sand = mix(
      fromHex('#c08a4c'),
      fromHex('#e3b577'),
      clamp(0.3 + 0.25 * ripple + 0.5 * noise(x / 9, 2, z / 9)),
    );
    // The steep lee is darker, so that one dune stands out before the next.
    return mix(sand, fromHex('#8f5c2e'), smoothstep(0.985, 0.9, upness) * 0.75);
  },
  canyon: (x, y, z, upness) => {
    const band = 0.5 + 0.5 * Math.sin(y * 1.3 + 2 * noise(x / 12, y / 6, z / 12));
    const rock = mix(
      fromHex('#8f4526'),
      fromHex('#d98f5a'),
      clamp(band * 0.7 + 0.4 * fractalNoise(x / 6, y / 3, z / 6, 3) - 0.1),
    );
    return mix(rock, fromHex('#c79a6a'), smoothstep(0.8, 0.97, upness) * 0.75);
  },
  savanna: (x, _y, z) => mix(fromHex('#9a7a3c'), fromHex('#c2a458'), noise(x * 0.2, 1, z * 0.2)),
  mars: (x, y, z) =>
    mix(
      mix(fromHex('#6f2f18'), fromHex('#b5592c'), clamp(fractalNoise(x / 8, y / 8, z / 8, 3) * 1.4 - 0.2)),
      fromHex('#c87a4a'),
      smoothstep(0.55, 0.8, noise(x / 30, 3, z / 30)) * 0.5,
    ),
  moon: (x, y, z) =>
    scale(
      mix(fromHex('#6f6f74'), fromHex('#b0afb0'), clamp(fractalNoise(x / 4, y, z / 4, 4) * 1.3 - 0.15)),
      0.9,
    ),
  alien_planet: (x, y, z) =>
    mix(
      mix(fromHex('#3a2454'), fromHex('#7a4a9a'), fractalNoise(x / 9, y / 9, z / 9, 3)),
      fromHex('#2fa08a'),
      smoothstep(0.5, 0.75, noise(x / 14, 2, z / 14)) * 0.7,
    ),
};

/** A low sun and the foot of a pyramid are seen over them. */
const lowDunes: Ground = (x, z) => 0.3 * grounds.desert(x, z);

/** The layers of a canyon under another sun. */
const alienRock = (x: number, y: number, z: number, upness: number): Vec3 => {
  const band = 0.5 + 0.5 * Math.sin(y * 1.3 + 2 * noise(x / 12, y / 6, z / 12));
  const rock = mix(fromHex('#4a2a78'), fromHex('#b06ac8'), clamp(band * 0.8));
  return mix(rock, fromHex('#a85f86'), smoothstep(0.8, 0.97, upness) * 0.8);
};

const rockColours: Record<AridPlace, [string, string]> = {
  desert: ['#8a6238', '#c79a62'],
  canyon: ['#7a3c20', '#c27a48'],
  savanna: ['#6a5a44', '#a08a68'],
  mars: ['#4f2414', '#9a5230'],
  moon: ['#5a5a5e', '#a4a4a4'],
  alien_planet: ['#38285a', '#8a62b0'],
};

const createArid = (request: SetRequest): StageSet => {
  if (isGrandCanyon(request)) return createGrandCanyon(request);
  if (isOutback(request)) return createOutback(request);
  if (isOasis(request)) return createOasis(request, grounds.desert, paints.desert);
  const place = request.place as AridPlace;
  const isGorge = place === 'canyon' || (request.details?.includes('gorge') ?? false);
  // Spires as high as the picture would hide what is to be seen in the sky.
  const isSkySeen = request.details?.some((one) => one === 'two_suns' || one === 'two_moons') ?? false;
  const ground = isGorge
    ? grounds.canyon
    : place === 'alien_planet' && isSkySeen
      ? (x: number, z: number) => Math.min(3 + 0.05 * Math.hypot(x, z), grounds.alien_planet(x, z))
      : place === 'desert' &&
          (request.details?.includes('into_sun') ||
            request.nouns?.some((noun) => /pyramid|sphinx/.test(noun)))
        ? lowDunes
        : grounds[place];
  return {
    isIndoors: false,
    ground,
    water: null,
    // Between walls one goes along them.
    travelDirection: isGorge ? 0.3 : Math.PI / 2,
    // An empty canyon is looked along from above its floor, between the walls.
    ...(place === 'canyon' &&
      (request.nouns ?? []).length === 0 && { view: { azimuth: 0.02, eyeHeight: 24 } }),
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      addTerrain(set, {
        paint: isGorge && place === 'alien_planet' ? alienRock : paints[place],
        material: place === 'desert' || place === 'savanna' ? 'sand' : 'rock',
        reach: 3000,
        fineness: place === 'desert' || isGorge ? 2.4 : 1.7,
      });
      const near = Math.max(3, area.cameraDistance * 0.7);
      const [dark, pale] = rockColours[place].map(fromHex) as [Vec3, Vec3];
      const isRocky = place !== 'desert' && place !== 'savanna';
      addRocks(set, {
        count: isRocky ? 70 : 7,
        near,
        far: isRocky ? 90 : 50,
        size: isRocky ? 1.1 : 0.6,
        dark,
        pale,
        cover: null,
      });
      if (isRocky)
        addRocks(set, { count: 90, near: near * 0.5, far: 20, size: 0.16, dark, pale, cover: null });
      if (place === 'savanna') dressSavanna(set, near);
      const isStorm = request.details?.includes('sandstorm') ?? false;
      const isSahara = request.region === 'middle_eastern' || request.region === 'african' || isStorm;
      if (place === 'desert' && !isSahara) addCacti(set, near);
      if (place === 'canyon') addCacti(set, near);
      if (request.details?.includes('glass_dome')) addDomeAround(set);
      if (place === 'alien_planet') addGlowingPlants(set, near);
      if (isGorge && place === 'alien_planet') addMoons(set);
      else if (request.nouns?.includes('planet')) {
        if (request.place === 'moon') addEarthInSky(set);
        else addMoons(set);
      }
      if (!isStorm && (request.weather.includes('wind') || request.weather.includes('dust')))
        addBlowingSand(set);
      return set.result();
    },
  };
};

const dressSavanna = (set: SetBuilder, near: number): void => {
  const isTall = set.request.details?.includes('tall_grass') ?? false;
  addGrass(set, {
    count: isTall ? 70_000 : 40_000,
    length: isTall ? 1.15 : 0.42,
    isTall,
    far: 110,
    colours: { dark: fromHex('#6a5424'), light: fromHex('#b8954a'), dry: fromHex('#dcc27a') },
    density: (x, z) =>
      set.distanceToAction(x, z) < 0.5 && !isTall
        ? 0.5
        : 0.35 + 0.65 * smoothstep(0.3, 0.6, noise(x * 0.2, 3, z * 0.2)),
  });
  const plant = createTreePlanter(set);
  for (const [across, depth] of [
    [-0.72, 3.2],
    [0.85, 4.6],
  ] as const) {
    const [x, z] = set.atFrame(across, near * depth + 3);
    if (set.isClear(x, z, 1)) plant('acacia', x, z, 0.9 + set.random() * 0.3);
  }
  set.scatter(7, { near: near * 3 + 10, far: 90, radius: 4, gap: 1.4 }, (x, z) =>
    plant('acacia', x, z, 0.8 + set.random() * 0.4),
  );
  set.scatter(40, { near: 90, far: 500, radius: 4 }, (x, z) =>
    plant(set.random() < 0.9 ? 'acacia' : 'baobab', x, z, 0.9 + set.random() * 0.4),
  );
  const bush = buildBush({
    seed: 5,
    detail: 1,
    colours: { dark: fromHex('#5a5424'), light: fromHex('#9a9448') },
  });
  set.scatter(20, { near: near * 1.5, far: 80, radius: 0.8 }, (x, z) =>
    set.add(bush, multiply(translation(x, set.ground(x, z), z), scaling(0.7 + set.random() * 0.8))),
  );
};

const addCacti = (set: SetBuilder, near: number): void => {
  const stock = [1, 2, 3].map((seed) => buildCactus(seed, 1));
  set.scatter(10, { near: near * 1.3 + 2, far: 70, radius: 0.6, gap: 2 }, (x, z) => {
    const mesh = stock[Math.floor(set.random() * 3)]!;
    set.add(
      mesh,
      multiply(
        translation(x, set.ground(x, z), z),
        rotationY(set.random() * 6),
        scaling(0.7 + set.random() * 0.7),
      ),
    );
  });
};

const addGlowingPlants = (set: SetBuilder, near: number): void => {
  for (const [n, hex] of ['#3affc8', '#ff6ad0', '#7ad0ff'].entries()) {
    const glow = scale(fromHex(hex), 1.4);
    set.scatter(12, { near: near * 0.8, far: 60, radius: 0.5, gap: 1 }, (x, z) => {
      const height = 0.5 + set.random() * 2.4;
      set.model((builder) => {
        builder.at(translation(x, set.ground(x, z), z), (b) => {
          b.paint(fromHex('#4a3a78'), 'satin').lathe(
            [
              [0.09, -0.1],
              [0.05, height * 0.6],
              [0.04, height],
            ],
            8,
          );
          b.paint(n === 1 ? fromHex('#b05ad8') : fromHex('#3a7ab8'), 'satin').lathe(
            [
              [0, height + 0.22],
              [0.3, height + 0.1],
              [0.42, height - 0.08],
              [0.3, height - 0.06],
            ],
            12,
          );
          b.paint(glow, 'glow').sphere([0, height - 0.04, 0], [0.22, 0.06, 0.22], 8);
        });
      });
      if (set.lamps.length < 8) set.lamp([x, set.ground(x, z) + height - 0.2, z], scale(glow, 0.8), 3.5);
    });
  }
};

export const arid: SetKit = { places, create: createArid };
