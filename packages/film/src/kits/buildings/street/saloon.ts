/** The saloon of a town in the Wild West: a false front of planks over a porch, its name on a board, swing doors that flap. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';

const wide = 8.4;
const high = 5.6;
/** The front stands this far behind the edge of the porch. */
const porch = 1.9;
const doorHalf = 0.72;

/** Five rows of three dots each, from the top. */
const letters: Record<string, string> = {
  S: '111100111001111',
  A: '111101111101101',
  L: '100100100100111',
  O: '111101101101111',
  N: '111101101101101',
};

const addName = (b: MeshBuilder, y: number, z: number, dot: number): void => {
  for (const [n, letter] of [...'SALOON'].entries())
    for (let k = 0; k < 15; k += 1)
      if (letters[letter]![k] === '1')
        b.box(
          [(n - 2.5) * dot * 4.6 + ((k % 3) - 1) * dot, y + (2 - Math.floor(k / 3)) * dot, z],
          [dot, dot, 0.04],
        );
};

const addFront = (b: MeshBuilder, wood: Vec3): void => {
  const dark = darken(wood, 0.45);
  const planks = (p: Vec3): Vec3 =>
    mix(wood, darken(wood, 0.35), 0.8 * noise(p[0] * 0.6, Math.floor(p[1] / 0.24) * 1.7, 2));
  b.paint(planks, 'wood').box([0, 1.9, -3.2], [wide - 0.4, 3.8, 6]);
  // Planks beside and over the doorway.
  for (let y = 0; y < high; y += 0.24) {
    const side = wide / 2 - doorHalf;
    if (y < 2.4)
      for (const s of [-1, 1]) b.box([s * (doorHalf + side / 2), y + 0.12, 0], [side, 0.225, 0.16]);
    else b.box([0, y + 0.12, 0], [wide, 0.225, 0.16]);
  }
  b.box([0, high + 0.5, 0], [wide * 0.6, 1, 0.16]);
  b.paint(lighten(wood, 0.3), 'wood').box([0, high + 1.05, 0.06], [wide * 0.64, 0.16, 0.34], 0.03);
  for (const s of [-1, 1]) b.box([s * wide * 0.4, high + 0.06, 0.06], [wide * 0.22, 0.16, 0.34], 0.03);
  b.paint(fromHex('#1c120a'), 'matte').box([0, 1.2, -0.3], [doorHalf * 2, 2.4, 0.06]);
  b.paint(lighten(wood, 0.25), 'wood');
  for (const s of [-1, 1]) b.box([s * (doorHalf + 0.08), 1.25, 0.05], [0.16, 2.5, 0.22], 0.02);
  b.box([0, 2.5, 0.05], [doorHalf * 2 + 0.4, 0.18, 0.22], 0.02);
  // Its name, high on the false front.
  b.paint(fromHex('#3a1d12'), 'wood').box([0, high - 0.45, 0.16], [4.4, 1.05, 0.1], 0.03);
  b.paint(fromHex('#f2d890'), 'satin');
  addName(b, high - 0.45, 0.23, 0.13);
  // And once more on a board that hangs from the porch, where those who come in are seen.
  b.paint(fromHex('#3a1d12'), 'wood').box([0, 2.62, porch + 0.2], [2.5, 0.56, 0.06], 0.02);
  b.paint(fromHex('#f2d890'), 'satin');
  addName(b, 2.62, porch + 0.25, 0.08);
  for (const s of [-1, 1]) {
    b.paint(lighten(wood, 0.35), 'wood').box([s * 2.5, 1.65, 0.1], [1.6, 1.5, 0.08]);
    b.paint([0.5, 0.3, 0.12], 'glass').box([s * 2.5, 1.65, 0.14], [1.35, 1.25, 0.05]);
    b.paint(lighten(wood, 0.35), 'wood')
      .box([s * 2.5, 1.65, 0.18], [0.06, 1.25, 0.03])
      .box([s * 2.5, 1.65, 0.18], [1.35, 0.06, 0.03]);
  }
  b.paint(dark, 'wood').box([0, 0.05, porch / 2], [wide, 0.1, porch]);
  for (const x of [-4, -1.7, 1.7, 4]) b.box([x, 1.45, porch - 0.12], [0.16, 2.9, 0.16], 0.02);
  for (const s of [-1, 1]) b.box([s * 2.85, 0.9, porch - 0.12], [2.2, 0.1, 0.1], 0.02);
  b.paint((p: Vec3) => mix(fromHex('#6f5a44'), fromHex('#8d7a60'), noise(p[0] * 3, 1, p[2])), 'wood');
  b.quad(
    [-wide / 2, 3.35, 0.1],
    [wide / 2, 3.35, 0.1],
    [wide / 2, 2.9, porch + 0.2],
    [-wide / 2, 2.9, porch + 0.2],
    [0, 0.95, 0.3],
  );
  b.quad(
    [-wide / 2, 3.28, 0.1],
    [wide / 2, 3.28, 0.1],
    [wide / 2, 2.83, porch + 0.2],
    [-wide / 2, 2.83, porch + 0.2],
    [0, -0.95, -0.3],
  );
  b.paint(dark, 'wood').box([0, 2.9, porch + 0.2], [wide, 0.18, 0.08]);
  b.paint(fromHex('#6a4526'), 'wood');
  for (const x of [-3.6, -3.05]) b.box([x, 0.5, 0.6], [0.5, 0.8, 0.5], 0.2, 2);
};

/** One wing, hinged at x = 0, that reaches towards +x: slats in a frame with a curved top. */
const buildWing = (wood: Vec3): MeshBuilder => {
  const b = new MeshBuilder();
  const long = doorHalf - 0.03;
  b.paint(lighten(wood, 0.12), 'wood');
  for (const x of [0.05, long - 0.05]) b.box([x, 1.15, 0], [0.1, 1.25, 0.06], 0.015);
  for (let y = 0.58; y < 1.75; y += 0.13) b.box([long / 2, y, 0], [long, 0.07, 0.05], 0.01);
  return b;
};

export const saloon: Kit = {
  name: 'saloon',
  nouns: ['saloon', 'western saloon', 'old west saloon', 'wild west saloon'],
  locomotion: 'none',
  build: ({ colour }) => {
    const wood = colour ?? fromHex('#9c6c3c');
    const body = new MeshBuilder();
    addFront(body, wood);
    return assembleModel(
      { body, left: buildWing(wood), right: buildWing(wood) },
      {
        size: [wide, high + 1.1, porch * 2],
        anchors: { door: [0, 0, 0.4], top: [0, high, 0] },
        pose: ({ time, phase }) => {
          const swing = 0.35 * Math.sin(time * 2.6 + phase);
          return {
            parts: {
              left: multiply(translation(-doorHalf, 0, 0.02), rotationY(swing)),
              right: multiply(translation(doorHalf, 0, 0.02), rotationY(Math.PI - swing)),
            },
            anchors: {},
          };
        },
      },
    );
  },
};
