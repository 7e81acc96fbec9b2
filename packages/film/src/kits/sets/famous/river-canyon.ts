/** A river in bends between walls of rock: a red canyon, a grey gorge, or a fjord with snow on its heights. */

import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { addSea, createSeaSurface } from '../shared/sea.ts';
import { type Ground, SetBuilder } from '../shared/set-builder.ts';
import { addTerrain, type TerrainPaint } from '../shared/terrain.ts';
import { plantWoods } from '../shared/woods.ts';

type Valley = {
  /** Half the width of the water, metres. */
  water: number;
  /** Metres from the water and height there: cliffs of hard rock between slopes. */
  profile: readonly (readonly [number, number])[];
  /** How far the river swings to both sides, and the length of a bend. */
  swing: number;
  bend: number;
  /** How far side valleys cut into the walls. */
  cut: number;
  clearness: number;
  eyeHeight: number;
  paint: TerrainPaint;
  /** Trees grow on ground between these heights; null where it is bare. */
  trees: readonly [number, number] | null;
};

const heightAt = (profile: Valley['profile'], distance: number): number => {
  for (let n = 1; n < profile.length; n += 1) {
    const [[d0, h0], [d1, h1]] = [profile[n - 1]!, profile[n]!];
    if (distance < d1) return h0 + ((h1 - h0) * (distance - d0)) / (d1 - d0);
  }
  return profile.at(-1)![1];
};

const layers: readonly Vec3[] = ['#8a3418', '#b5522a', '#7c2c18', '#c4683a', '#a4481f', '#b8592c'].map(
  fromHex,
);

const redRock: TerrainPaint = (x, y, z, upness) => {
  const bent = y + 2.4 * (noise(x / 30, 4, z / 30) - 0.5);
  const at = clamp(bent / 8.2, 0, layers.length - 1.001);
  const layer = mix(layers[Math.floor(at)]!, layers[Math.floor(at) + 1]!, smoothstep(0.3, 0.7, at % 1));
  const band = 0.5 + 0.5 * Math.sin(bent * 2.1) * Math.sin(bent * 0.83);
  const wall = mix(layer, fromHex('#4a1c10'), 0.65 * band * smoothstep(0.95, 0.6, upness));
  const scrub = smoothstep(0.5, 0.62, noise(x / 4, 7, z / 4)) * smoothstep(0.86, 0.97, upness);
  const bank = smoothstep(2.6, 0.6, y);
  return mix(mix(wall, fromHex('#5f6a34'), scrub * 0.6), fromHex('#b98a5c'), bank * 0.6);
};

const greyRock: TerrainPaint = (x, y, z, upness) => {
  const streak = fractalNoise(x / 5, y / 14, z / 5, 3);
  const wall = mix(fromHex('#4c4a46'), fromHex('#96908a'), clamp(streak * 1.6 - 0.3));
  const green = smoothstep(0.72, 0.9, upness + 0.2 * (noise(x / 6, 2, z / 6) - 0.5));
  return mix(mix(wall, fromHex('#456628'), green), fromHex('#a89c86'), smoothstep(2, 0.5, y) * 0.7);
};

const fjordRock =
  (isSnowy: boolean): TerrainPaint =>
  (x, y, z, upness) => {
    const rock = greyRock(x, y, z, upness * 0.96);
    const line = isSnowy ? 20 : 118;
    return mix(
      rock,
      fromHex('#f0f4fa'),
      smoothstep(line, line + 26, y + 30 * (noise(x / 22, 3, z / 22) - 0.5)),
    );
  };

const canyon: Valley = {
  water: 9,
  profile: [
    [0, -2],
    [3, 0.8],
    [9, 2],
    [13, 17],
    [21, 20],
    [24, 33],
    [33, 36],
    [36, 48],
    [60, 50],
    [400, 58],
  ],
  swing: 34,
  bend: 36,
  cut: 26,
  clearness: 0.34,
  eyeHeight: 66,
  paint: redRock,
  trees: null,
};

const gorge: Valley = { ...canyon, paint: greyRock, trees: [34, 70], clearness: 0.3 };

const fjord = (isSnowy: boolean): Valley => ({
  water: 46,
  profile: [
    [0, -6],
    [6, 2],
    [24, 20],
    [52, 72],
    [80, 96],
    [120, 142],
    [190, 168],
    [500, 190],
  ],
  swing: 74,
  bend: 118,
  cut: 70,
  clearness: 0.2,
  eyeHeight: 96,
  paint: fjordRock(isSnowy),
  trees: [4, 44],
});

const boats = /boat|ship|canoe|kayak|raft|ferry|yacht|gondola|sail|viking|longship|cruise|swan|duck|whale/;

export const isRiverCanyon = ({ details = [], nouns = [] }: SetRequest): boolean =>
  (details.includes('canyon_river') || details.includes('fjord')) &&
  nouns.every((noun) => /^(?:river|tree|cloud|mountain|planet)$/.test(noun) || boats.test(noun));

const valleyOf = ({ details = [], season, weather }: SetRequest): Valley =>
  details.includes('fjord')
    ? fjord(season === 'winter' || weather.includes('snow'))
    : details.includes('grey_rock')
      ? gorge
      : canyon;

export const createRiverCanyon = (request: SetRequest): StageSet => {
  const valley = valleyOf(request);
  const hasBoat = request.nouns?.some((noun) => boats.test(noun)) ?? false;
  // Boats have a straight reach before the camera; an empty river winds from its first metre on.
  const [straight, bent] = hasBoat ? [30, -70] : [160, 60];
  const middle = (z: number) =>
    (valley.swing * Math.sin(z / valley.bend) +
      0.35 * valley.swing * Math.sin(z / (valley.bend * 0.57) + 1)) *
    smoothstep(straight, bent, z);
  // The bends slant the river, so the distance across it is shorter than along x.
  const fromWater = (x: number, z: number) => Math.abs(x - middle(z)) * 0.8 - valley.water;
  const ground: Ground = (x, z) => {
    const away = fromWater(x, z);
    if (away < 0) return Math.max(-2, away * 0.6);
    const { cut } = valley;
    const side = (fractalNoise(x / (cut * 2), 5, z / (cut * 2), 3) - 0.5) * cut * 2.2;
    const rough = (noise(x / 7, 2, z / 7) - 0.5) * 5;
    const distance = Math.max(
      Math.min(away, 3),
      away + side * smoothstep(cut * 0.3, cut * 1.2, away) + rough * smoothstep(4, 14, away),
    );
    return (
      heightAt(valley.profile, distance) + 0.8 * (noise(x / 4, 1, z / 4) - 0.5) * smoothstep(3, 12, away)
    );
  };
  return {
    isIndoors: false,
    ground,
    water: hasBoat ? (x, z) => (fromWater(x, z) < 0 ? 0 : null) : null,
    travelDirection: hasBoat ? 2.7 : 0.3,
    view: hasBoat
      ? { azimuth: 0.05 }
      : { azimuth: 0.02, eyeHeight: valley.eyeHeight, width: valley.water > 20 ? 200 : 110 },
    build: (area) => {
      const set = new SetBuilder(request, area, ground);
      addTerrain(set, { paint: valley.paint, material: 'rock', reach: 2200, fineness: 5 });
      addSea(set, {
        surface: createSeaSurface(0.05, 0, 6),
        reach: 900,
        rings: 110,
        sectors: 100,
        clearness: valley.clearness,
        shore: () => 9,
        depth: () => 3,
      });
      set.mirrorHeight = 0;
      if (valley.trees) {
        const [low, high] = valley.trees;
        plantWoods(set, {
          kinds: ['fir', 'pine'],
          near: 20,
          far: 420,
          accept: (x, z) => {
            const y = ground(x, z);
            const slope = Math.abs(ground(x + 2, z) - y) + Math.abs(ground(x, z + 2) - y);
            return y > low && y < high && slope < 2.4 && fromWater(x, z) > 4;
          },
        });
      }
      return set.result();
    },
  };
};
