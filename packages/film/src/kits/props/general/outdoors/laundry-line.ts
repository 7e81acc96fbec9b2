/** A washing line between two posts: each piece swings in the wind by itself. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../../math/colour.ts';
import { type Matrix, multiply, rotationX, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs, rod, slab } from '../../../shared/shapes.ts';

const shirt = pairs(
  ...[-0.22, 0, 0.22, 0, 0.4, -0.22, 0.26, -0.3, 0.2, -0.2, 0.2, -0.62],
  ...[-0.2, -0.62, -0.2, -0.2, -0.26, -0.3, -0.4, -0.22],
);
const sheet = pairs(-0.34, 0, 0.34, 0, 0.34, -0.9, -0.34, -0.9);
const skirt = pairs(-0.18, 0, 0.18, 0, 0.3, -0.75, -0.3, -0.75);
const trousers = pairs(...[-0.2, 0, 0.2, 0, 0.22, -0.8, 0.04, -0.8, 0, -0.3, -0.04, -0.8, -0.22, -0.8]);
const towel = pairs(-0.3, 0, 0.3, 0, 0.3, -0.6, -0.3, -0.6);

type Piece = { x: number; outline: [number, number][]; hex: string };

const full: Piece[] = [
  { x: -1.5, outline: shirt, hex: '#d8342e' },
  { x: -0.7, outline: sheet, hex: '#f4f0e6' },
  { x: 0.1, outline: skirt, hex: '#e88ab0' },
  { x: 0.8, outline: trousers, hex: '#3a5a9a' },
  { x: 1.5, outline: towel, hex: '#f2c22c' },
];

/** Room for whoever stands behind the line and hangs the next piece. */
const halfHung: Piece[] = [
  { x: -1.45, outline: shirt, hex: '#d8342e' },
  { x: -0.72, outline: towel, hex: '#f2c22c' },
  { x: 0.62, outline: shirt, hex: '#f8f6f0' },
  { x: 1.12, outline: trousers, hex: '#3a5a9a' },
  { x: 1.62, outline: skirt, hex: '#e88ab0' },
];

const sag = (x: number) => 2.02 - 0.16 * (1 - (x / 2) ** 2);

const buildBasket = (b: MeshBuilder): void => {
  b.paint(fromHex('#c89a5a'), 'wood').lathe(pairs(0, 0.02, 0.2, 0.02, 0.27, 0.26, 0.25, 0.27, 0, 0.2), 22);
  for (const [n, hex] of ['#f4f0e6', '#3a7ac8', '#d8342e', '#f4f0e6'].entries())
    b.paint(fromHex(hex), 'cloth').sphere(
      [Math.cos(n * 1.7) * 0.11, 0.25, Math.sin(n * 1.7) * 0.11],
      [0.13, 0.08, 0.12],
      12,
    );
};

export const laundryLine: Kit = {
  name: 'clothesline',
  nouns: ['clothesline', 'washing line', 'laundry', 'laundry line', 'hanging laundry', 'clothes line'],
  locomotion: 'none',
  hangsBetween: 2,
  build: ({ traits }) => {
    const pieces = traits.includes('being hung') ? halfHung : full;
    const frame = new MeshBuilder().paint(fromHex('#7a5230'), 'wood');
    for (const x of traits.includes('between supports') ? [] : [-2, 2]) {
      rod(frame, [x, 0, 0], [x, 2.12, 0], 0.05);
      rod(frame, [x, 2.02, -0.4], [x, 2.02, 0.4], 0.035);
    }
    frame.paint(fromHex('#efe8d8'), 'cloth').tube(
      Array.from({ length: 17 }, (_, n): Vec3 => [-2 + n / 4, sag(-2 + n / 4), 0]),
      0.008,
      5,
    );
    frame.at(translation(-0.35, 0, 0.45), buildBasket);
    const meshes: Record<string, MeshBuilder> = { frame };
    for (const [n, { x, outline, hex }] of pieces.entries()) {
      frame.paint(fromHex('#d8b070'), 'wood');
      for (const dx of [-0.15, 0.15]) frame.box([x + dx, sag(x), 0], [0.02, 0.07, 0.03]);
      const piece = new MeshBuilder().twoSided();
      piece
        .paint((p) => (Math.sin(p[0] * 26) > 0.2 ? lighten(fromHex(hex), 0.06) : fromHex(hex)), 'cloth')
        .at(translation(x, sag(x) - 0.02, 0), (k) => slab(k, outline, 0.016));
      meshes[`piece ${n}`] = piece;
    }
    const model = assembleModel(meshes);
    return {
      ...model,
      // The pegs of the piece that is being hung.
      anchors: {
        top: [0, sag(0), 0],
        grip: [-0.08, sag(0.08) - 0.02, -0.02],
        gripLeft: [0.46, sag(0.46) - 0.02, -0.02],
      },
      pose: ({ time, wind }) => {
        const parts: Record<string, Matrix> = {};
        const strength = Math.min(1, wind / 6);
        for (const [n, { x }] of pieces.entries()) {
          const gust = 0.6 + 0.4 * Math.sin(time * 0.9 + n * 0.5);
          const swing = strength * (0.5 * gust + 0.16 * Math.sin(time * 3.1 + n * 1.9));
          const sway = strength * 0.14 * Math.sin(time * 2.3 + n * 2.4);
          const y = sag(x);
          parts[`piece ${n}`] = multiply(
            translation(x, y, 0),
            rotationX(-0.05 - swing),
            rotationZ(sway),
            translation(-x, -y, 0),
          );
        }
        return { parts, anchors: {} };
      },
    };
  },
};
