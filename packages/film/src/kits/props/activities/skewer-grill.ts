/** The long charcoal grill of a street stall: glowing coals, a row of skewers across it, flames and smoke. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationZ, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { flames } from '../../shared/puffs.ts';

const [width, depth, rim] = [1.15, 0.34, 0.9];
const skewers = 11;

const addTrough = (b: MeshBuilder) => {
  b.paint(fromHex('#3a3c40'), 'metal');
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.box([x * (width / 2 - 0.05), 0.37, z * (depth / 2 - 0.04)], [0.04, 0.74, 0.04]);
  b.box([0, 0.74, 0], [width, 0.03, depth], 0.004);
  for (const z of [-1, 1]) b.box([0, 0.82, (z * depth) / 2], [width, 0.17, 0.02], 0.004);
  for (const x of [-1, 1]) b.box([(x * width) / 2, 0.82, 0], [0.02, 0.17, depth], 0.004);
  b.paint(fromHex('#7a7e84'), 'metal');
  for (const z of [-1, 1]) b.box([0, rim, (z * depth) / 2], [width + 0.03, 0.016, 0.035], 0.004);
  for (let n = 0; n < 90; n += 1) {
    if (n % 2 === 0) b.paint([1.9, 0.36, 0.05], 'glow');
    else b.paint(fromHex(n % 3 ? '#2a2624' : '#57504b'), 'stone');
    const [x, z] = [((n * 0.618) % 1) - 0.5, ((n * 0.377) % 1) - 0.5];
    b.sphere([x * (width - 0.1), 0.81 + 0.012 * (n % 4), z * (depth - 0.08)], [0.042, 0.03, 0.036], 8);
  }
};

/** Chunks of meat, fat between them, along z; the bare end points to the cook and to the guests. */
const addSkewer = (b: MeshBuilder, seed: number) => {
  b.paint(fromHex('#d8b478'), 'wood').box([0, 0, 0], [0.007, 0.007, depth + 0.26]);
  for (let n = 0; n < 6; n += 1) {
    const tone = fromHex(n % 3 === 1 ? '#e0b070' : '#8a3a1a');
    b.paint(([x, y, z]) => scale(tone, 0.6 + 0.7 * noise(x * 70 + seed * 9, y * 70, z * 70)), 'glossy').box(
      [0, 0.002, -0.13 + n * 0.05],
      [0.044, 0.036, 0.042],
      0.012,
      2,
    );
  }
};

const smoke = (time: number): Particle[] =>
  Array.from({ length: 34 }, (_, n) => {
    const age = fraction(time * 0.32 + n * 0.618);
    const at = ((n * 0.377) % 1) - 0.5;
    return {
      position: [
        at * width * 0.9 + 0.1 * age * Math.sin(n + time),
        rim + 0.06 + 0.75 * age,
        0.12 * age * Math.cos(n * 2.1),
      ] as Vec3,
      size: 0.05 + 0.13 * age,
      colour: [0.62, 0.6, 0.6] as Vec3,
      opacity: 0.2 * (1 - age) * Math.min(1, age * 6),
      wisp: n,
    };
  });

export const skewerGrill: Kit = {
  name: 'skewer grill',
  nouns: ['skewer grill', 'street grill', 'yakitori grill', 'kebab grill'],
  locomotion: 'none',
  build: () => {
    const body = new MeshBuilder();
    addTrough(body);
    const parts: Record<string, MeshBuilder> = {};
    for (let n = 0; n < skewers; n += 1) {
      const b = new MeshBuilder();
      addSkewer(b, n);
      parts[`skewer ${n}`] = b;
    }
    return assembleModel(
      { body, ...parts },
      {
        size: [width + 0.03, 0.95, depth + 0.1],
        anchors: { top: [0, 0.93, 0] },
        pose: (input) => {
          const { time } = input;
          const places: Record<string, Matrix> = {};
          for (let n = 0; n < skewers; n += 1) {
            // Turned a little now and then, one after the other.
            const turn = Math.sin(time * 1.7 + n * 1.9) > 0.2 ? 1.57 * Math.sin(time * 1.7 + n * 1.9) : 0.3;
            places[`skewer ${n}`] = multiply(
              translation((n - (skewers - 1) / 2) * 0.098, rim + 0.026, 0),
              rotationZ(turn),
            );
          }
          const fires = [-0.36, -0.05, 0.3].flatMap((x, n) => flames(input, [x, 0.82, 0.02 - 0.05 * n], 0.1));
          return {
            parts: places,
            anchors: {},
            particles: [...fires, ...smoke(time)],
            lamps: [{ position: [0, 1.05, 0.1], colour: [1.5, 0.6, 0.18], reach: 2.2 }],
          };
        },
      },
    );
  },
};
