/** A city of the Incas: roofless stone houses and terraces on a ridge, a steep green peak behind, clouds in the valleys. */

import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { mountainRange } from '../shared/landforms.ts';
import { type Ground, isEmpty, SetBuilder } from '../shared/set-builder.ts';
import { driftingMist } from '../shared/spray.ts';
import { addTerrain } from '../shared/terrain.ts';
import { createTreePlanter } from '../shared/trees.ts';

const step = 2.2;
/** Half the width of the flat green square along the ridge. */
const square = 8;
const cityEnd = -122;

/** Steep cones, rounded at the top: the tall one that everybody knows and a lower one before it. */
const cone = (x: number, z: number, at: [number, number], height: number, radius: number): number => {
  const r = Math.hypot((x - at[0]) * 1.12, z - at[1]) / radius;
  const crags = 0.5 * (fractalNoise(x / 34, 4, z / 34, 5) - 0.5);
  return height * Math.max(0, 1.06 - r ** 1.15 + crags * smoothstep(0, 0.3, r));
};

/** Metres from the middle line of the ridge, whose edges wind. */
const fromLine = (x: number, z: number): number =>
  Math.max(0, Math.abs(x - 7 * Math.sin(z / 31)) + 13 * (noise(x / 22, 6, z / 22) - 0.5));

const terraces = (x: number, z: number): number => {
  const down = Math.max(0, fromLine(x, z) - square) / 4;
  const level = Math.floor(down) + smoothstep(0.86, 1, down - Math.floor(down));
  return -step * Math.min(level, 13);
};

const ground: Ground = (x, z) => {
  const onRidge = smoothstep(cityEnd - 45, cityEnd, z);
  const aside = Math.max(0, fromLine(x, z) - 62);
  const fall = -Math.min(150, aside * 1.5) - 60 * (1 - onRidge);
  const city = terraces(x, z) + fall;
  const peaks = Math.max(
    cone(x, z, [22, -262], 152, 98),
    cone(x, z, [-56, -198], 88, 52),
    cone(x, z, [86, -280], 110, 84),
  );
  const far = mountainRange(x, z, { from: 300, to: 900, height: 260, scale: 330, seed: 4 });
  return Math.max(city, peaks - 62) + far;
};

const paint = (x: number, y: number, z: number, upness: number): Vec3 => {
  const stone = mix(fromHex('#8d877a'), fromHex('#b6ae9c'), noise(x, y * 2, z));
  const grass = mix(fromHex('#4f7a2a'), fromHex('#7c9a44'), noise(x / 5, 3, z / 5));
  const wood = mix(fromHex('#2a4a20'), fromHex('#557a34'), fractalNoise(x / 15, y / 15, z / 15, 3));
  const rock = mix(fromHex('#5a5d55'), fromHex('#84857a'), noise(x / 6, y / 9, z / 6));
  const isCity = fromLine(x, z) < 64 && z > cityEnd - 8 && y > -32;
  if (isCity) return upness < 0.86 ? stone : grass;
  return mix(rock, wood, smoothstep(0.22, 0.5, upness + 0.5 * (noise(x / 19, 2, z / 19) - 0.5)));
};

/** Four walls without a roof, a gable at both ends, dark openings narrower at the top. */
const addHouse = (set: SetBuilder, x: number, z: number, turn: number, size: number): void => {
  const [w, d, h] = [5.2 * size, 3.8 * size, 2.5 * size];
  const base = Math.min(...[-1, 1].map((side) => set.ground(x + side * 1.6, z))) - 0.3;
  set.model((b) =>
    b.at(multiply(translation(x, base, z), rotationY(turn)), (k) => {
      k.paint(
        (p) => mix(fromHex('#948d80'), fromHex('#c2baa8'), noise(p[0] * 1.4, p[1] * 2.4, p[2] * 1.4)),
        'stone',
      );
      for (const side of [-1, 1]) {
        k.box([0, h / 2, (side * d) / 2], [w, h, 0.5]);
        k.at(multiply(translation((side * w) / 2, 0, 0), rotationY(Math.PI / 2)), (g) =>
          g.extrude(
            [
              [-d / 2, 0],
              [d / 2, 0],
              [d / 2, h],
              [0, h + d * 0.42],
              [-d / 2, h],
            ],
            -0.26,
            0.26,
          ),
        );
      }
      k.paint(fromHex('#38342e'), 'matte');
      for (const side of [-1, 1])
        for (const [at, low, high] of [
          [-0.28, 0.5, 0.72],
          [0, 0.05, 0.7],
          [0.28, 0.5, 0.72],
        ] as const)
          k.extrude(
            [
              [at * w - 0.42, h * low],
              [at * w + 0.42, h * low],
              [at * w + 0.3, h * high],
              [at * w - 0.3, h * high],
            ],
            side * (d / 2 + 0.3) - 0.02,
            side * (d / 2 + 0.3) + 0.02,
          );
    }),
  );
};

export const createIncaCity = (request: SetRequest): StageSet => ({
  isIndoors: false,
  ground,
  water: null,
  travelDirection: Math.PI / 2,
  // Over the roofless city from the watchman's hut; with somebody there, at their height.
  view: { azimuth: 0.1, ...(isEmpty(request) && { eyeHeight: 25, width: 84 }) },
  build: (area) => {
    const set = new SetBuilder(request, area, ground);
    addTerrain(set, { paint, material: 'lawn', reach: 1500, fineness: 5 });
    for (let z = isEmpty(request) ? 6 : -14; z > cityEnd; z -= 5.6)
      for (const side of [-1, 1])
        for (const row of [0, 1, 2, 3, 4, 5]) {
          // Quarters with lanes and green between them.
          if (noise(z / 21, side * 3 + 9, row * 0.7) < (row === 0 ? 0.38 : 0.47)) continue;
          const x = side * (square + 1.9 + row * 6.8);
          if (set.isClear(x, z, 3))
            addHouse(set, x, z, set.random() < 0.3 ? Math.PI / 2 : 0, 0.9 + 0.35 * set.random());
        }
    // The temple at the end of the square, on its own steps.
    set.model((b) => {
      for (let n = 0; n < 4; n += 1)
        b.paint(fromHex('#a09888'), 'stone').box(
          [0, 0.7 + n * 1.4, cityEnd + 10],
          [18 - n * 4, 1.4, 15 - n * 3.4],
        );
    });
    addHouse(set, 0, cityEnd + 10, 0, 1.1);
    const plant = createTreePlanter(set);
    for (const [x, z] of [
      [-5, -46],
      [6.5, -88],
    ] as const)
      if (isEmpty(request) || set.isClear(x, z, 2)) plant('oak', x, z, 0.55);
    const mist = Array.from({ length: 34 }, () => {
      const angle = (set.random() - 0.5) * 2.4;
      const distance = 210 + 200 * set.random();
      const [x, z] = [Math.sin(angle) * distance, -Math.cos(angle) * distance];
      return { at: [x, -18 + 44 * set.random(), z] as Vec3, size: 26 + 30 * set.random() };
    });
    set.particles(driftingMist(mist, { opacity: 0.13, rise: 0.06, drift: 1.4, period: 16 }));
    return set.result();
  },
});
