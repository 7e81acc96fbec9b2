/** Open green country: meadow, rolling hills, a misty valley, mountains behind an alpine meadow. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { seedFor } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { TreeName } from '../../plants/tree-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addFlowers } from '../shared/flowers.ts';
import { addGrass, summerGrass } from '../shared/grass.ts';
import { mountainRange, patchy, rockColour, rollingHills } from '../shared/landforms.ts';
import { addRocks } from '../shared/rocks.ts';
import { type Ground, isSnowy, onDryLand, type SetBuilder } from '../shared/set-builder.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

const places = ['meadow', 'hills', 'valley', 'mountains'] as const;
type GrasslandPlace = (typeof places)[number];

const snowWhite = fromHex('#eef2f8');

/** Grass as the ground shows it between blades, by season. */
export const groundGreen = (request: SetRequest, x: number, z: number): Vec3 => {
  if (isSnowy(request)) return patchy(x, z, 0.1, fromHex('#c8d4e2'), fromHex('#e2e9f2'));
  if (request.season === 'autumn') return patchy(x, z, 0.12, fromHex('#6b6a2c'), fromHex('#8f8440'));
  if (request.season === 'spring') return patchy(x, z, 0.12, fromHex('#447a26'), fromHex('#6a9a3c'));
  return patchy(x, z, 0.12, fromHex('#3c6425'), fromHex('#587f38'));
};

export const seasonGrass = ({ season }: SetRequest) =>
  season === 'autumn'
    ? { dark: fromHex('#3a3c18'), light: fromHex('#83803c'), dry: fromHex('#b79a4c') }
    : summerGrass;

const grounds: Record<GrasslandPlace, (seed: number, request: SetRequest) => Ground> = {
  meadow: (seed) => (x, z) =>
    0.03 * Math.sin(x * 0.7) * Math.sin(z * 0.5) +
    rollingHills(x, z, { from: 35, to: 260, height: 62, scale: 150, seed }),
  hills:
    (seed, { details = [] }) =>
    (x, z) => {
      const r = Math.hypot(x, z);
      // Steep enough that who stands on top is seen against the sky.
      if (details.includes('hilltop'))
        return (
          -13 * (1 - Math.exp(-((Math.max(0, r - 1) / 6.5) ** 1.4))) +
          rollingHills(x, z, { from: 60, to: 260, height: 40, scale: 105, seed }) -
          smoothstep(30, 150, r) * 14
        );
      // The action is on top of one of them: its sides fall away in view.
      return (
        -9 * (1 - Math.exp(-((Math.max(0, r - 3.5) / 18) ** 2))) +
        rollingHills(x, z, { from: 34, to: 200, height: 58, scale: 105, seed }) -
        smoothstep(30, 150, r) * 14
      );
    },
  valley: (seed) => (x, z) => {
    const sides = smoothstep(18, 260, Math.abs(x + 12 * Math.sin(z / 60)));
    return (
      sides * (95 + 60 * noise(x / 120, seed, z / 120)) +
      mountainRange(x, z, { from: 300, to: 1400, height: 330, scale: 420, seed })
    );
  },
  mountains: (seed, request) => (x, z) => {
    // With snow the near ground falls towards +x, so that skis and sledges run downhill.
    const slope = isSnowy(request) ? -0.24 * x * smoothstep(260, 90, Math.hypot(x, z)) : 0;
    return (
      slope +
      0.5 * (noise(x * 0.09, seed, z * 0.09) - 0.5) * smoothstep(3, 14, Math.hypot(x, z)) +
      mountainRange(x, z, { from: 140, to: 1100, height: 470, scale: 380, seed })
    );
  },
};

const mountainPaint =
  (request: SetRequest, snowLine: number) =>
  (x: number, y: number, z: number, upness: number): Vec3 => {
    const green = groundGreen(request, x, z);
    const rock = rockColour(x * 0.2, y * 0.1, z * 0.2, fromHex('#4e4a46'), fromHex('#8f8a84'));
    const bare = mix(green, rock, clamp(smoothstep(0.86, 0.68, upness) + smoothstep(40, 170, y)));
    const line = snowLine + 60 * (noise(x / 60, 7, z / 60) - 0.5);
    const snow = smoothstep(line - 15, line + 25, y) * smoothstep(0.42, 0.62, upness);
    return mix(bare, snowWhite, isSnowy(request) ? Math.max(snow, smoothstep(0.5, 0.68, upness)) : snow);
  };

/** Flat to the horizon, without trees. */
const isPrairie = ({ place, details = [] }: SetRequest) => place === 'meadow' && details.includes('prairie');

const prairieGround: Ground = (x, z) =>
  0.03 * Math.sin(x * 0.7) * Math.sin(z * 0.5) +
  rollingHills(x, z, { from: 120, to: 700, height: 9, scale: 260, seed: 5 });

const prairieGrass = {
  dark: fromHex('#5b5a24'),
  light: fromHex('#a79a4a'),
  dry: fromHex('#cdb26a'),
};

const dustyGrass = { dark: fromHex('#7d6838'), light: fromHex('#a88f58'), dry: fromHex('#c2a671') };

const createGrassland = (request: SetRequest): StageSet => {
  const place = request.place as GrasslandPlace;
  const isOpen = isPrairie(request);
  const isDusty = isOpen && request.weather.includes('dust');
  const ground = isOpen ? prairieGround : grounds[place](seedFor(request.seed, place) % 97, request);
  return onDryLand(request, ground, (set, area) => {
    const isAlpine = place === 'mountains' || place === 'valley';
    addTerrain(set, {
      paint: isAlpine
        ? mountainPaint(request, place === 'valley' ? 190 : 95)
        : (x, _y, z, upness) => {
            if (isOpen && !isSnowy(request))
              return isDusty
                ? patchy(x, z, 0.06, fromHex('#8f6f4c'), fromHex('#b3926a'))
                : patchy(x, z, 0.05, fromHex('#8b8438'), fromHex('#a99a52'));
            const far = smoothstep(80, 400, Math.hypot(x, z));
            return mix(
              groundGreen(request, x, z),
              fieldColour(request, x, z),
              far * smoothstep(0.5, 0.9, upness),
            );
          },
      material: isAlpine
        ? (_x, y) => (y > 40 ? 'rock' : 'lawn')
        : set.isSnowy
          ? 'snow'
          : isDusty
            ? 'sand'
            : 'lawn',
      reach: isAlpine ? 3500 : 2200,
      fineness: isAlpine ? 1.8 : 1,
    });
    if (!set.isSnowy) {
      const isTall = (request.details?.includes('tall_grass') ?? false) && !isAlpine;
      const length = isTall ? 0.95 : isOpen ? 0.3 : place === 'meadow' ? 0.17 : 0.12;
      addGrass(set, {
        length,
        isTall,
        count: isTall ? 60_000 : isDusty ? 2_500 : 42_000,
        colours: isDusty ? dustyGrass : isOpen ? prairieGrass : seasonGrass(request),
      });
      // A field of flowers is full of them.
      const isFlowery = request.nouns?.some((noun) => /^(?:wild ?)?flowers?$/.test(noun)) ?? false;
      if (request.season !== 'autumn' && !isDusty && !request.details?.includes('hilltop'))
        addFlowers(set, isFlowery ? { count: 2000, size: 1.8 } : { count: place === 'meadow' ? 700 : 260 });
    }
    if (isOpen) return set.result();
    const plant = createTreePlanter(set);
    const kinds: TreeName[] = isAlpine ? ['fir', 'pine'] : ['oak', 'maple', 'birch', 'oak'];
    const pickTree = () => kinds[Math.floor(set.random() * kinds.length)]!;
    const isHill = place === 'hills';
    const near = Math.max(isHill ? 34 : 9, area.cameraDistance * 1.2);
    // A hilltop is bare, so that it is seen as one.
    const canGrow = (x: number, z: number) => ground(x, z) < 90 && (!isHill || Math.hypot(x, z) > 30);
    set.scatter(
      isAlpine ? 8 : 9,
      { near, far: near * 5, radius: 3.2, gap: 1 },
      (x, z) => {
        plant(pickTree(), x, z, 0.8 + set.random() * 0.5);
      },
      canGrow,
    );
    set.scatter(
      isAlpine ? 110 : 110,
      { near: 60, far: 420, radius: 3, gap: 0.5 },
      (x, z) => {
        // In woods rather than evenly.
        if (noise(x / 45, 3, z / 45) > 0.42) plant(pickTree(), x, z, 0.9 + set.random() * 0.5);
      },
      canGrow,
    );
    addRocks(set, {
      count: isAlpine ? 40 : 8,
      near: near * 0.6,
      far: isAlpine ? 140 : 40,
      size: isAlpine ? 1.3 : 0.5,
    });
    if (place === 'valley') addMist(set);
    return set.result();
  });
};

/** Far country as a quilt of fields. */
const fieldColour = (request: SetRequest, x: number, z: number): Vec3 => {
  if (isSnowy(request)) return snowWhite;
  const cell = noise(Math.floor(x / 70) * 5.3, 1, Math.floor((z + x * 0.2) / 55) * 7.7);
  const green = groundGreen(request, x, z);
  if (cell > 0.72) return mix(green, fromHex('#b3a050'), 0.5);
  return cell > 0.45 ? mix(green, fromHex('#6f9440'), 0.5) : green;
};

const addMist = (set: SetBuilder): void => {
  const { random } = set;
  const banks = Array.from({ length: 26 }, (_, n) => ({
    x: (random() - 0.5) * 240,
    z: -40 - random() * 300,
    size: 22 + random() * 30,
    speed: 0.5 + random(),
    wisp: n * 1.7,
  }));
  set.particles((time) =>
    banks.map(({ x, z, size, speed, wisp }) => ({
      position: [x + time * speed, set.ground(x, z) * 0.3 + size * 0.25, z] as Vec3,
      size,
      colour: [0.78, 0.82, 0.86] as Vec3,
      opacity: 0.22,
      wisp,
    })),
  );
};

export const grassland: SetKit = { places, create: createGrassland };
