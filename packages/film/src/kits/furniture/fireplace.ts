/** A fireplace of bricks with a fire in it. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';
import type { Particle } from '../model.ts';

/** Courses of bricks on a wall that faces +z. */
const addBricks = (
  builder: MeshBuilder,
  colour: Vec3,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
) => {
  const [long, high] = [0.2, 0.075];
  for (let row = 0; y0 + (row + 0.6) * high < y1; row += 1)
    for (let x = x0 - (row % 2) * (long / 2); x < x1 - 0.02; x += long) {
      const [left, right] = [Math.max(x0, x) + 0.005, Math.min(x1, x + long) - 0.005];
      const low = y0 + row * high + 0.005;
      if (right - left < 0.03) continue;
      builder
        .paint(mix(colour, fromHex('#5f4034'), 0.9 * noise(x * 9, row * 2.3, z * 5 + x)), 'plaster')
        .box(
          [(left + right) / 2, (low + Math.min(y1, low + high - 0.01)) / 2, z],
          [right - left, Math.min(y1, low + high - 0.01) - low, 0.03],
          0.006,
          1,
        );
    }
};

export const fireplace: Kit = {
  name: 'fireplace',
  nouns: ['fireplace', 'hearth', 'open fire', 'chimney fire'],
  locomotion: 'none',
  build: (options) => {
    const builder = new MeshBuilder();
    const brick = options.colour ?? fromHex('#8f6653');
    builder.paint(fromHex('#b0a596'), 'plaster');
    for (const side of [-1, 1]) builder.box([side * 0.62, 0.55, 0], [0.36, 1.1, 0.55], 0.02);
    builder.box([0, 1.02, 0], [1.6, 0.26, 0.55], 0.02).box([0, 1.8, -0.1], [1.3, 1.2, 0.36], 0.02);
    for (const side of [-1, 1])
      addBricks(builder, brick, side * 0.62 - 0.18, side * 0.62 + 0.18, 0.06, 0.89, 0.275);
    addBricks(builder, brick, -0.8, 0.8, 0.89, 1.15, 0.275);
    addBricks(builder, brick, -0.65, 0.65, 1.22, 2.4, 0.08);
    builder.paint(fromHex('#1c1614'), 'matte').box([0, 0.5, -0.24], [0.9, 1, 0.06]);
    builder.paint(fromHex('#6a4426'), 'wood').box([0, 1.18, 0.05], [1.8, 0.08, 0.7], 0.02);
    builder.paint(fromHex('#6a645c'), 'stone').box([0, 0.03, 0.35], [1.7, 0.06, 0.8], 0.02);
    builder.paint(fromHex('#4a3020'), 'bark');
    for (const [n, z] of [-0.08, 0.02, 0.1].entries())
      builder.tube(
        [
          [-0.3, 0.12 + (n % 2) * 0.09, z],
          [0.3, 0.12 + (n % 2) * 0.07, z + 0.04],
        ],
        0.05,
        8,
      );
    builder.paint([3, 0.7, 0.1], 'glow').box([0, 0.085, 0], [0.5, 0.03, 0.24], 0.01);
    return {
      size: [1.8, 2.4, 1.1],
      parts: [{ name: 'body', mesh: builder.mesh }],
      anchors: { top: [0, 1.22, 0.1], inside: [0, 0.15, 0] },
      pose: ({ time, phase }) => {
        const flicker = 1 + 0.15 * Math.sin(time * 11 + phase) + 0.1 * Math.sin(time * 23);
        return {
          parts: {},
          anchors: { inside: translation(0, 0.15, 0) },
          particles: flames(time),
          lamps: [{ position: [0, 0.5, 0.75], colour: scale([3.8, 1.9, 0.7], flicker), reach: 6 }],
        };
      },
    };
  },
};

const flames = (time: number): Particle[] =>
  Array.from({ length: 34 }, (_, n) => {
    const age = (time * (1.1 + (n % 5) * 0.12) + n * 0.381) % 1;
    const x = (((n * 0.618) % 1) - 0.5) * 0.5 * (1 - age * 0.6);
    return {
      position: [x + 0.03 * Math.sin(time * 9 + n), 0.16 + age * 0.5, 0.02 * Math.sin(n * 3)] as Vec3,
      size: 0.11 * (1 - age) + 0.02,
      colour: [3.4, 1.6 * (1 - age * 0.6), 0.35 * (1 - age)] as Vec3,
      opacity: 0.55 * (1 - age),
      wisp: n * 1.3,
    };
  });
