/** Fruit or vegetables in a sink under a running tap: a clear stream, drops that jump off, water in the basin. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { fruitsOf } from './whole-fruit.ts';

/** Height of the worktop over what the whole stands on. */
const worktop = 0.1;
const mouth: Vec3 = [0, 0.27, 0];

const addTap = (b: MeshBuilder) => {
  b.paint(fromHex('#c8ced6'), 'metal').tube(
    [
      [0, 0.02, -0.2],
      [0, 0.3, -0.2],
      [0, 0.36, -0.17],
      [0, 0.375, -0.1],
      [0, 0.36, -0.03],
      [0, 0.33, 0],
      [0, mouth[1], 0],
    ],
    [0.019, 0.016, 0.015, 0.015, 0.015, 0.0155, 0.0165],
    20,
  );
  b.lathe(
    pairs(0.0165, mouth[1], 0.019, mouth[1] + 0.004, 0.019, mouth[1] + 0.02, 0.016, mouth[1] + 0.024),
    24,
  );
  b.tube(
    [
      [0.018, 0.1, -0.2],
      [0.05, 0.11, -0.19],
      [0.09, 0.14, -0.18],
    ],
    [0.011, 0.008, 0.009],
    14,
  );
};

const addSink = (b: MeshBuilder) => {
  const [w, d, deep, rim] = [0.42, 0.32, 0.09, 0.012];
  b.paint(fromHex('#aeb4bc'), 'metal').box([0, -deep, 0], [w, 0.006, d], 0.002);
  for (const x of [-1, 1]) b.box([(x * w) / 2, -deep / 2, 0], [rim, deep, d + rim], 0.004);
  for (const z of [-1, 1]) b.box([0, -deep / 2, (z * d) / 2], [w + rim, deep, rim], 0.004);
  b.paint(fromHex('#8fb8cc'), 'glass').box([0, -deep + 0.02, 0], [w - rim, 0.002, d - rim]);
  // The worktop around it.
  b.paint(fromHex('#d8d4cc'), 'glossy');
  for (const x of [-1, 1]) b.box([x * (w / 2 + 0.23), -0.05, -0.02], [0.46, 0.1, 0.62], 0.004);
  for (const z of [-1, 1]) b.box([0, -0.05, z * (d / 2 + 0.075) - 0.02], [w, 0.1, 0.15], 0.004);
};

const addColander = (b: MeshBuilder) => {
  b.paint(fromHex('#e8ecef'), 'glossy').lathe(
    pairs(
      0,
      -0.062,
      0.07,
      -0.06,
      0.115,
      -0.03,
      0.132,
      0.012,
      0.138,
      0.014,
      0.13,
      0.018,
      0.108,
      -0.026,
      0,
      -0.05,
    ),
    48,
  );
  b.twoSided();
};

export const runningTap: Kit = {
  name: 'washed under a tap',
  nouns: ['washed under a tap', 'running tap', 'running faucet'],
  locomotion: 'none',
  build: ({ traits, colour, noun }) => {
    const words = traits.join(' ');
    const [body, heap, stream] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    body.at(translation(0, worktop, 0), (k) => {
      addSink(k);
      addTap(k);
    });
    const isEmpty = noun !== 'washed under a tap';
    if (!isEmpty) body.at(translation(0, worktop, 0), addColander);
    const kinds = fruitsOf(words, colour);
    const spots: [number, number, number][] = [[0, 0.012, 0.01]];
    for (let n = 0; n < 6; n += 1)
      spots.push([Math.cos(n * 1.05) * 0.068, -0.008, Math.sin(n * 1.05) * 0.068]);
    for (let n = 0; n < 3; n += 1)
      spots.push([Math.cos(n * 2.1 + 0.5) * 0.036, 0.03, Math.sin(n * 2.1 + 0.5) * 0.036]);
    for (const [n, [x, y, z]] of spots.entries()) {
      const fruit = kinds[n % kinds.length]!;
      if (!isEmpty)
        heap.at(
          multiply(translation(x, y + worktop, z), rotationY(n * 1.7), rotationX(0.5 * Math.sin(n * 2.2))),
          fruit.add,
        );
    }
    const low = (isEmpty ? -0.07 : 0.062) + worktop;
    const high = mouth[1] + worktop;
    stream.paint([0.75, 0.88, 0.96], 'glass').tube(
      Array.from({ length: 12 }, (_, n): Vec3 => [0, high - ((high - low) * n) / 11, 0]),
      Array.from({ length: 12 }, (_, n) => 0.0125 - 0.0045 * Math.sqrt(n / 11)),
      16,
    );
    const rest = stream.mesh.positions;
    const buffer = new Float32Array(rest.length);
    return assembleModel(
      { body, heap, stream },
      {
        size: [0.3, 0.4, 0.26],
        anchors: { top: [0, 0.05, 0] },
        pose: ({ time }) => {
          for (let n = 0; n < rest.length; n += 3) {
            const y = rest[n + 1]!;
            const wide = 1 + 0.16 * Math.sin(y * 90 + time * 26) + 0.08 * Math.sin(y * 150 + time * 41);
            buffer[n] = rest[n]! * wide;
            buffer[n + 1] = y;
            buffer[n + 2] = rest[n + 2]! * wide;
          }
          const particles = Array.from({ length: 110 }, (_, n): Particle => {
            const age = fraction(time * 1.9 + n * 0.618);
            const [turn, speed] = [n * 2.4, 0.5 + 0.5 * fraction(n * 0.37)];
            const out = 0.012 + 0.11 * age * speed;
            return {
              position: [
                Math.cos(turn) * out,
                low + Math.max(-0.1, 0.16 * speed * age - 0.24 * age * age),
                Math.sin(turn) * out,
              ],
              size: 0.0016 + 0.0016 * (n % 3),
              colour: [0.88, 0.96, 1.05],
              opacity: 0.85 * (1 - age * 0.6),
            };
          });
          return { parts: { stream: buffer }, anchors: {}, particles };
        },
      },
    );
  },
};
