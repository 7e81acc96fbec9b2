/** Pieces of buildings: doors, chimneys, battlements, columns, stairs, and walls seen from any side. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { PoseInput } from '../../model.ts';
import { puffs } from '../../shared/puffs.ts';

/** Numbers from `a` to `b`, both included. */
export const spread = (a: number, b: number, count: number): number[] =>
  count < 2 ? [(a + b) / 2] : Array.from({ length: count }, (_, n) => a + ((b - a) * n) / (count - 1));

/** Adds to two builders (walls, lit panes) under the same transform. */
export const bothAt = (
  body: MeshBuilder,
  lit: MeshBuilder,
  transform: Matrix,
  add: (body: MeshBuilder, lit: MeshBuilder) => void,
) => body.at(transform, (b) => lit.at(transform, (l) => add(b, l)));

/** The four walls in turn, each as if it faced +z at distance 0: front, left, back, right. */
export const onEachSide = (
  body: MeshBuilder,
  lit: MeshBuilder,
  width: number,
  depth: number,
  add: (body: MeshBuilder, lit: MeshBuilder, width: number, side: number) => void,
) => {
  for (const side of [0, 1, 2, 3]) {
    const [across, away] = side % 2 === 0 ? [width, depth / 2] : [depth, width / 2];
    const transform = multiply(rotationY((side * Math.PI) / 2), translation(0, 0, away));
    bothAt(body, lit, transform, (b, l) => add(b, l, across, side));
  }
};

/** A door in a wall that faces +z; its sill is at `at`. */
export const addDoor = (
  b: MeshBuilder,
  [x, y, z]: Vec3,
  width: number,
  height: number,
  paint: Vec3,
  frame: Vec3,
) => {
  b.paint(frame, 'satin').box([x, y + height / 2, z], [width + 0.24, height + 0.2, 0.12], 0.03, 1);
  b.paint(paint, 'wood').box([x, y + height / 2, z + 0.05], [width, height, 0.08], 0.02, 1);
  b.paint(darken(paint, 0.25), 'wood');
  for (const dy of [0.27, 0.7])
    b.box([x, y + height * dy, z + 0.08], [width * 0.66, height * 0.3, 0.04], 0.01, 1);
  b.paint(fromHex('#c9a24a'), 'metal').sphere([x + width * 0.36, y + height * 0.47, z + 0.12], 0.05, 8);
};

export const addChimney = (
  b: MeshBuilder,
  [x, y, z]: Vec3,
  height: number,
  size = 0.7,
  paint: Vec3 = fromHex('#9a5a44'),
) => {
  b.paint(paint, 'stone').box([x, y + height / 2, z], [size, height, size]);
  b.paint(darken(paint, 0.2), 'stone').box([x, y + height, z], [size + 0.16, 0.2, size + 0.16], 0.03, 1);
  b.paint(fromHex('#5a4038'), 'matte').at(translation(x, y + height + 0.1, z), (k) =>
    k.lathe(
      [
        [size * 0.25, 0],
        [size * 0.22, 0.35],
        [size * 0.15, 0.35],
        [0, 0.1],
      ],
      10,
    ),
  );
};

/** Smoke that rises lazily from a chimney. */
export const chimneySmoke = (input: PoseInput, at: Vec3, scale = 1) =>
  puffs(input, {
    at,
    count: 22,
    life: 5,
    velocity: [0, 0.9 * scale, 0],
    spread: 0.9 * scale,
    size: [0.14 * scale, 0.75 * scale],
    colour: [0.62, 0.62, 0.64],
    endColour: [0.82, 0.82, 0.84],
    opacity: 0.5,
  });

/** Merlons around a rectangle's top. */
export const addBattlements = (
  b: MeshBuilder,
  [x, y, z]: Vec3,
  width: number,
  depth: number,
  size: number,
) => {
  const count = (length: number) => Math.max(2, Math.round(length / (size * 2)) + 1);
  for (const side of [-1, 1]) {
    for (const dx of spread(-width / 2 + size / 2, width / 2 - size / 2, count(width)))
      b.box([x + dx, y + size * 0.5, z + side * (depth / 2 - size / 4)], [size, size, size / 2]);
    for (const dz of spread(-depth / 2 + size / 2, depth / 2 - size / 2, count(depth)))
      b.box([x + side * (width / 2 - size / 4), y + size * 0.5, z + dz], [size / 2, size, size]);
  }
};

/** A column with base and capital, fluted when near. */
export const addColumn = (b: MeshBuilder, [x, y, z]: Vec3, height: number, radius: number, segments = 20) =>
  b.at(translation(x, y, z), (k) => {
    k.box([0, 0.06 * height * 0.4, 0], [radius * 2.7, height * 0.045, radius * 2.7], 0.02, 1);
    k.lathe(
      [
        [radius * 1.2, height * 0.04],
        [radius, height * 0.08],
        [radius * 1.03, height * 0.35],
        [radius * 0.84, height * 0.9],
        [radius * 1.3, height * 0.95],
      ],
      segments,
      segments > 12 ? (angle) => 1 - 0.035 * Math.abs(Math.sin(angle * 8)) : undefined,
    );
    k.box([0, height * 0.975, 0], [radius * 2.8, height * 0.05, radius * 2.8], 0.02, 1);
  });

/** Steps that rise towards -z, up to `height` at z = front - depth. */
export const addSteps = (
  b: MeshBuilder,
  width: number,
  front: number,
  depth: number,
  height: number,
  count: number,
) => {
  for (let n = 0; n < count; n += 1) {
    const run = depth - (depth * n) / count;
    b.box([0, (height / count) * (n + 0.5), front - depth + run / 2], [width, height / count, run], 0.02, 1);
  }
};
