/** The front of a church seen from near: an open pointed door, a rose window, a gable with a cross. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { staticKit } from '../../shared/static-kit.ts';

const stone = fromHex('#d8ccb0');
const glass: Vec3[] = ['#2f5fb0', '#b03040', '#d8a02a', '#3a8a5a', '#7a3f92'].map(fromHex);

/** Upright from `low` to where two arcs meet in a point. */
const pointed = (x: number, half: number, low: number, spring: number): [number, number][] => {
  const points: [number, number][] = [
    [x - half, low],
    [x + half, low],
  ];
  for (let n = 0; n <= 12; n += 1) {
    const t = n / 6 - 1;
    const side = t < 0 ? 1 : -1;
    const a = (1 - Math.abs(t)) * 1.05;
    // Each side is an arc about the foot of the other.
    points.push([x + side * (2 * half * Math.cos(a) - half), spring + 2 * half * Math.sin(a)]);
  }
  return points;
};

const addLancet = (b: MeshBuilder, x: number, low: number, spring: number, half: number) => {
  b.paint(lighten(stone, 0.2), 'stone').extrude(pointed(x, half + 0.14, low - 0.14, spring), 0.02, 0.12);
  for (let n = 0; n < 4; n += 1) {
    const from = low + ((spring - low) * n) / 4;
    b.paint(glass[n % glass.length]!, 'glossy').box(
      [x, from + (spring - low) / 8, 0.13],
      [half * 2, (spring - low) / 4 - 0.04, 0.03],
    );
  }
  b.paint(glass[4]!, 'glossy').extrude(pointed(x, half, spring - 0.02, spring), 0.1, 0.15);
};

const addFront = (b: MeshBuilder): void => {
  const [half, eaves, ridge, depth] = [5, 6.4, 10.4, 4];
  b.paint(stone, 'stone').extrude(
    [
      [-half, 0],
      [half, 0],
      [half, eaves],
      [0, ridge],
      [-half, eaves],
    ],
    -depth,
    0,
  );
  b.paint(fromHex('#a8482c'), 'roof');
  for (const side of [-1, 1]) {
    const normal: Vec3 = [side * 0.62, 0.78, 0];
    b.quad(
      [0, ridge + 0.16, 0.3],
      [side * (half + 0.4), eaves - 0.16, 0.3],
      [side * (half + 0.4), eaves - 0.16, -depth - 0.3],
      [0, ridge + 0.16, -depth - 0.3],
      normal,
    );
    // Buttresses at the corners.
    b.paint(darken(stone, 0.08), 'stone')
      .box([side * (half - 0.2), 2.6, 0.25], [0.9, 5.2, 0.9], 0.04)
      .box([side * (half - 0.2), 5.5, 0.15], [0.7, 0.9, 0.6], 0.04);
    b.paint(fromHex('#a8482c'), 'roof');
    addLancet(b, side * 3.4, 2.2, 4, 0.4);
  }
  // Three steps of moulding around the door, each further out.
  for (const [n, width] of [2.1, 1.88, 1.68].entries())
    b.paint(darken(stone, 0.5 - 0.25 * (n % 2)), 'stone').extrude(
      pointed(0, width, 0, 2.3),
      0,
      0.12 + n * 0.1,
    );
  b.paint(fromHex('#1c130e'), 'matte').extrude(pointed(0, 1.5, 0, 2.3), 0, 0.36);
  // Candlelight within.
  b.paint([0.7, 0.4, 0.14], 'glow').extrude(pointed(0, 0.8, 0, 1.5), 0.3, 0.37);
  b.paint([1.2, 0.8, 0.36], 'glow').extrude(pointed(0, 0.4, 0, 1.3), 0.3, 0.38);
  const oak = fromHex('#6a3d20');
  for (const side of [-1, 1])
    b.at(multiply(translation(side * 1.56, 0, 0.3), rotationY(side * 0.35)), (door) => {
      door.paint(oak, 'wood').box([0, 1.45, 0.62], [0.09, 2.9, 1.3], 0.02);
      for (const y of [0.6, 1.5, 2.4])
        door.paint(fromHex('#2a2622'), 'metal').box([-side * 0.05, y, 0.62], [0.03, 0.1, 1.15]);
    });
  // The rose window.
  b.at(translation(0, 6.4, 0.02), (rose) => {
    for (let n = 0; n < 12; n += 1) {
      const a = (n / 12) * 2 * Math.PI;
      const at: Vec3 = [Math.cos(a) * 0.78, Math.sin(a) * 0.78, 0.06];
      rose.paint(glass[n % glass.length]!, 'glossy').sphere(at, [0.21, 0.21, 0.06], 12);
    }
    rose.paint(glass[2]!, 'glossy').sphere([0, 0, 0.06], [0.42, 0.42, 0.06], 16);
    const rim = Array.from({ length: 33 }, (_, n): Vec3 => {
      const a = (n / 32) * 2 * Math.PI;
      return [Math.cos(a) * 1.12, Math.sin(a) * 1.12, 0.04];
    });
    rose.paint(lighten(stone, 0.25), 'stone').tube(rim, 0.1, 8, false);
  });
  b.paint(fromHex('#d8b050'), 'metal')
    .box([0, ridge + 0.9, 0], [0.12, 1.4, 0.12])
    .box([0, ridge + 1.15, 0], [0.7, 0.12, 0.12]);
};

/** Its middle is half-way between the front and the back, as others keep clear of it. */
export const churchPortal = staticKit(['church portal', 'church door'], (b) => {
  b.at(translation(0, 0, 2), addFront);
  return { door: [0, 0, 2.4] };
});
