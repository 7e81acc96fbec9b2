/** The mouth of a brick oven: pizza or bread comes out of it on a peel; cheese bubbles. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';
import { addHearthGoods } from './hearth-goods.ts';

const [hearth, mouth, rise] = [0.2, 0.27, 0.1];

const brickTone = (n: number): Vec3 =>
  scale(mix(fromHex('#b0582e'), fromHex('#d0885a'), (n * 0.37) % 1), 0.9);

/** Bricks all round the arch, a plastered front, a stone shelf before it. */
const addOven = (b: MeshBuilder) => {
  // The vault: from the arch back into the dark.
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 33 }, (_, column) => {
      const [t, a] = [row / 8, (column / 32) * Math.PI];
      const r = mouth * (1 + 0.35 * Math.sin(t * 2.4)) * (t > 0.9 ? 0.7 : 1);
      return [
        Math.cos(a) * r,
        hearth + rise * Math.min(1, Math.sin(a) * 4) + Math.sin(a) * r * 0.72,
        -t * 0.62,
      ] as Vec3;
    }),
  );
  b.paint((p) => {
    const glow = smoothstep(0.05, -0.6, p[2]);
    return mix(fromHex('#6a3a22'), [0.7, 0.2, 0.04], glow * (0.55 + 0.4 * noise(p[0] * 14, p[1] * 14, 1)));
  }, 'stone');
  b.grid(rows.map((row) => row.map((p) => b.vertex(p, [-p[0], hearth - p[1] + 0.1, 0.2]))));
  b.paint([0.9, 0.26, 0.04], 'glow').box([0, hearth + 0.17, -0.63], [0.6, 0.36, 0.02]);
  b.twoSided();
  // The floor and the shelf.
  b.paint((p) => mix(fromHex('#8a6a54'), fromHex('#c8a07c'), noise(p[0] * 30, 1, p[2] * 30)), 'stone').box(
    [0, hearth - 0.02, -0.3],
    [0.74, 0.04, 0.68],
    0.004,
  );
  b.paint((p) => scale(fromHex('#8c8680'), 0.8 + 0.4 * noise(p[0] * 22, p[1] * 22, p[2] * 22)), 'stone').box(
    [0, hearth - 0.035, 0.13],
    [1.02, 0.07, 0.24],
    0.012,
  );
  // The front below: rows of bricks.
  for (let row = 0; row < 3; row += 1)
    for (let n = 0; n < 9; n += 1)
      b.paint(brickTone(n * 3 + row * 5), 'stone').box(
        [-0.52 + (n + (row % 2) * 0.5) * 0.122, 0.028 + row * 0.054, 0.03],
        [0.116, 0.049, 0.16],
        0.007,
      );
  // The arch.
  const count = 17;
  for (let n = 0; n < count; n += 1) {
    const a = ((n + 0.5) / count) * Math.PI;
    const y = hearth + rise * Math.min(1, Math.sin(a) * 4) + Math.sin(a) * (mouth + 0.045) * 0.76;
    b.paint(brickTone(n), 'stone').at(placed(Math.cos(a) * (mouth + 0.05), y, 0.03, { turnZ: a }), (k) =>
      k.box([0, 0, 0], [0.1, 0.052, 0.13], 0.008),
    );
  }
  // Plaster around it, up to the picture's edge.
  const outer = Array.from({ length: 4 }, (_, ring) =>
    Array.from({ length: 41 }, (_, column) => {
      const a = (column / 40) * Math.PI;
      const t = ring / 3;
      const r = mouth + 0.08 + t * 0.3;
      const y = hearth + rise * Math.min(1, Math.sin(a) * 4) + Math.sin(a) * r * 0.78;
      return [Math.cos(a) * r, y, 0.02 - 0.22 * t * t] as Vec3;
    }),
  );
  b.paint((p) => scale(fromHex('#b8865c'), 0.8 + 0.25 * noise(p[0] * 12, p[1] * 12, 2)), 'stone');
  b.grid(outer.map((row) => row.map((p) => b.vertex(p, [p[0] * 0.6, (p[1] - hearth) * 0.6, 0.8]))));
  // Logs and embers at the side.
  for (let n = 0; n < 4; n += 1)
    b.paint(fromHex('#3a2014'), 'bark').at(
      placed(-0.2 + 0.02 * n, hearth + 0.02 + 0.03 * (n % 2), -0.44 + 0.035 * n, {
        turnZ: Math.PI / 2,
        turnY: 0.5 - 0.4 * n,
      }),
      (k) => k.cylinder(-0.1, 0.1, 0.022, 0.024, 12),
    );
  for (let n = 0; n < 30; n += 1)
    b.paint([2.4, 0.5 + 0.4 * ((n * 0.37) % 1), 0.06], 'glow').sphere(
      [-0.3 + 0.22 * ((n * 0.618) % 1), hearth + 0.008, -0.54 + 0.2 * ((n * 0.381) % 1)],
      0.008 + 0.008 * ((n * 0.73) % 1),
      8,
    );
};

const flame = (n: number): MeshBuilder => {
  const b = new MeshBuilder();
  b.paint((p) => mix([2.6, 1.5, 0.3], [2, 0.4, 0.04], smoothstep(0.02, 0.2, p[1])), 'glow').lathe(
    pairs(0, 0, 0.03, 0.02, 0.036, 0.05, 0.026, 0.1, 0.012, 0.16, 0, 0.21),
    14,
    (a, y) => 1 + 0.2 * Math.sin(a * 3 + y * 24 + n * 2),
  );
  return b;
};

const bubbleCount = 26;

export const ovenMouth: Kit = {
  name: 'baked in a brick oven',
  nouns: ['baked in a brick oven'],
  locomotion: 'none',
  build: ({ traits }) => {
    const words = traits.join(' ');
    const hasCheese = /pizza/.test(words);
    const [body, peel, food] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    addOven(body);
    // More of the batch waits at the back.
    if (!hasCheese)
      body.at(multiply(translation(0.1, hearth, -0.44), scaling(0.8)), (k) => addHearthGoods(k, words));
    peel.paint((p) => scale(fromHex('#c8965a'), 0.85 + 0.3 * noise(p[0] * 60, 2, p[2] * 8)), 'wood');
    peel.at(placed(0, 0, 0, { turnX: -Math.PI / 2 }), (k) =>
      k.extrude(
        pairs(
          -0.17,
          0.16,
          0.17,
          0.16,
          0.185,
          0,
          0.17,
          -0.14,
          0.05,
          -0.2,
          0.03,
          -0.26,
          -0.03,
          -0.26,
          -0.05,
          -0.2,
          -0.17,
          -0.14,
          -0.185,
          0,
        ),
        0,
        0.01,
      ),
    );
    peel.at(placed(0, 0.006, 0.25, { turnX: Math.PI / 2 }), (k) => k.cylinder(0, 0.7, 0.015, 0.014, 14));
    addHearthGoods(food, words);
    const parts: Record<string, MeshBuilder> = {};
    const spots = Array.from({ length: bubbleCount }, (_, n): [number, number] => {
      const [a, r] = [n * 2.4, 0.132 * Math.sqrt((n + 0.5) / bubbleCount)];
      return [Math.cos(a) * r, Math.sin(a) * r];
    });
    for (let n = 0; hasCheese && n < bubbleCount; n += 1) {
      const b = new MeshBuilder();
      b.paint(fromHex(n % 3 === 0 ? '#f0b040' : '#fff0b8'), 'glossy').sphere(
        [0, 0, 0],
        [0.019, 0.015, 0.019],
        14,
      );
      parts[`bubble ${n}`] = b;
    }
    const flames = [0, 1, 2, 3, 4];
    for (const n of flames) parts[`flame ${n}`] = flame(n);
    const stays = !/\b(?:com|tak|pull|slid|remov|emerg|fresh|straight|out of|from)/.test(words);
    return assembleModel(
      { body, peel, food, ...parts },
      {
        size: [0.54, 0.42, 0.4],
        anchors: { top: [0, 0.5, 0], inside: [0, hearth, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const out = stays ? -0.02 : lerp(-0.24, 0.24, smoothstep(0, 0.95, t));
          const lift = stays ? 0 : 0.03 * smoothstep(0.3, 0.95, t);
          const at = multiply(
            translation(0, hearth + 0.004 + lift, out),
            rotationX(0.14 + 0.16 * smoothstep(0.3, 0.95, t)),
          );
          const moved: Record<string, Matrix | null> = {
            peel: stays ? null : at,
            food: multiply(at, translation(0, 0.011, 0)),
          };
          for (const [n, [x, z]] of hasCheese ? spots.entries() : []) {
            const age = fraction(time * (0.5 + 0.25 * ((n * 0.37) % 1)) + n * 0.618);
            const big = Math.sin(Math.min(1, age * 1.25) * Math.PI) * (0.7 + 0.5 * ((n * 0.73) % 1));
            moved[`bubble ${n}`] = big > 0.08 ? multiply(at, translation(x, 0.0275, z), scaling(big)) : null;
          }
          for (const n of flames) {
            const flicker = 0.9 + 0.3 * Math.sin(time * (7 + n) + n * 2) + 0.12 * Math.sin(time * 17 + n);
            moved[`flame ${n}`] = multiply(
              translation(-0.27 + n * 0.055, hearth + 0.02, -0.5 + 0.03 * (n % 2)),
              scaling(1.1, flicker * (1.1 - 0.1 * Math.abs(n - 2)), 1.1),
            );
          }
          const steam: Particle[] = steamAt([0, hearth + 0.06 + lift, out], 0.09, 0.16, time, phase);
          return {
            parts: moved,
            anchors: {},
            particles: steam.map((one) => ({ ...one, opacity: one.opacity * 0.5 })),
            lamps: [
              {
                position: [-0.1, hearth + 0.2, -0.3],
                colour: scale([1.7, 0.75, 0.25], 1 + 0.08 * Math.sin(time * 9)),
                reach: 1.1,
              },
            ],
          };
        },
      },
    );
  },
};
