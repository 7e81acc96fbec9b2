/** A small old tram, closed all round, as in Lisbon: two axles, a row of windows, one lamp, a cream roof and a pole. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleStreetCar } from './assemble-street-car.ts';

const black = fromHex('#1b1c1f');
const cream = fromHex('#f6ecd2');
const wood = fromHex('#6a3c1e');
const glass = fromHex('#3a4a56');

const [half, length, floor, sill, eaves] = [1.15, 8.2, 0.62, 1.62, 2.72];
const z0 = length / 2;

const addSides = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3) => {
  b.paint(paint, 'glossy').box([0, (floor + sill) / 2, 0], [half * 2, sill - floor, length], 0.24, 4);
  b.paint(cream, 'glossy').box(
    [0, (sill + eaves) / 2, 0],
    [half * 2 - 0.06, eaves - sill + 0.3, length - 0.08],
    0.22,
    4,
  );
  b.paint(darken(paint, 0.25), 'glossy').box(
    [0, sill + 0.02, 0],
    [half * 2 + 0.03, 0.07, length + 0.02],
    0.03,
  );
  b.paint(cream, 'glossy').box([0, floor + 0.24, 0], [half * 2 + 0.02, 0.05, length - 0.3], 0.02);
  const count = 7;
  for (let n = 0; n < count; n += 1) {
    const z = ((n + 0.5) / count - 0.5) * (length - 0.7);
    for (const side of [-1, 1]) {
      const at: Vec3 = [side * (half - 0.04), (sill + eaves) / 2 + 0.03, z];
      b.paint(wood, 'wood').box(at, [0.06, 0.92, 0.94], 0.02);
      b.paint(glass, 'glass').box([at[0] + side * 0.012, at[1], z], [0.06, 0.78, 0.8], 0.01);
      lit.paint([1.8, 1.3, 0.62], 'glow').box([at[0] + side * 0.015, at[1], z], [0.06, 0.78, 0.8], 0.01);
    }
  }
  // Doors at opposite ends of both sides.
  for (const side of [-1, 1]) {
    const z = side * (z0 - 0.85);
    b.paint(darken(paint, 0.12), 'glossy').box([side * (half + 0.005), 1.12, z], [0.03, 0.9, 0.8], 0.01);
    b.paint(black, 'satin').box([side * (half + 0.16), 0.42, z], [0.34, 0.05, 0.8], 0.02);
  }
};

const addEnd = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3, end: number) => {
  const z = end * (z0 - 0.02);
  const y = (sill + eaves) / 2 + 0.03;
  for (const [x, wide] of [
    [-0.72, 0.5],
    [0, 0.78],
    [0.72, 0.5],
  ] as const) {
    b.paint(wood, 'wood').box([x, y, z], [wide + 0.1, 0.92, 0.06], 0.02);
    b.paint(glass, 'glass').box([x, y, z + end * 0.014], [wide, 0.8, 0.06], 0.01);
    lit.paint([1.7, 1.25, 0.6], 'glow').box([x, y, z + end * 0.017], [wide, 0.8, 0.06], 0.01);
  }
  b.paint(black, 'satin').box([0, eaves + 0.1, z - end * 0.04], [1.1, 0.24, 0.16], 0.03);
  b.paint(cream, 'glow').box([0, eaves + 0.1, z + end * 0.045], [0.7, 0.14, 0.01]);
  b.paint(fromHex('#d8dade'), 'metal').sphere([0, 1.22, z + end * 0.03], [0.2, 0.2, 0.1], 20);
  b.paint([0.98, 0.95, 0.85], 'glossy').sphere([0, 1.22, z + end * 0.08], [0.155, 0.155, 0.08], 18);
  b.paint(darken(paint, 0.5), 'satin').box([0, 0.52, z - end * 0.02], [1.9, 0.2, 0.3], 0.06);
  b.paint(black, 'metal').box([0, 0.56, z + end * 0.18], [0.9, 0.16, 0.14], 0.05);
};

const addRoof = (b: MeshBuilder) => {
  b.paint(cream, 'satin').box([0, eaves + 0.26, 0], [half * 2 + 0.1, 0.22, length + 0.1], 0.1, 4);
  b.paint(fromHex('#e4d8bc'), 'satin').box([0, eaves + 0.44, 0], [1.4, 0.24, length - 1.2], 0.1, 4);
  b.paint(black, 'metal').tube(
    [
      [0, eaves + 0.5, 0.4],
      [0, eaves + 0.8, -0.2],
      [0, eaves + 2, -3.4],
    ],
    0.035,
    7,
  );
};

export const vintageTram: Kit = {
  name: 'vintage tram',
  nouns: ['vintage tram', 'heritage tram', 'old tram', 'wooden tram', 'historic tram', 'lisbon tram'],
  locomotion: 'rails',
  speeds: { slow: 4, fast: 7 },
  build: ({ colour, detail }) => {
    const paint = colour ?? fromHex('#f2b81e');
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(black, 'satin').box([0, 0.48, 0], [1.7, 0.3, length - 2.2], 0.05);
    addSides(body, lit, paint);
    for (const end of [-1, 1]) addEnd(body, lit, paint, end);
    addRoof(body);
    return assembleStreetCar(body, lit, {
      size: [half * 2 + 0.4, eaves + 0.6, length],
      anchors: {
        inside: [0, floor, 0],
        seat: [0.5, floor + 0.46, 1],
        top: [0, eaves + 0.5, -2],
        door: [1.8, 0, z0 - 0.85],
      },
      axles: [-1.3, 1.3],
      halfGauge: 0.6,
      wheelRadius: 0.38,
      lamp: [0, 1.22, z0],
      detail,
    });
  },
};
