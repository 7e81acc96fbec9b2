/** Fuselages and wings, and how aircraft hang in the air. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { clamp } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { PoseInput } from '../../model.ts';
import { curve, sectionAcrossZ, steps } from './section.ts';

/** A round body along z: [z, radius, height of its middle]. */
export const addFuselage = (
  b: MeshBuilder,
  stations: [number, number, number][],
  rows = 30,
  points = 24,
  squareness = 2,
) => {
  const radius = curve(stations.map(([z, r]) => [z, r]));
  const middle = curve(stations.map(([z, , y]) => [z, y]));
  const [from, to] = [stations[0]![0], stations.at(-1)![0]];
  b.loft(
    steps(from, to, rows).map((z) =>
      sectionAcrossZ(
        z,
        Math.max(0.01, radius(z)),
        middle(z) - radius(z),
        middle(z) + radius(z),
        squareness,
        points,
      ),
    ),
  );
};

/** A wing from root to tip: leading and trailing edge as z, at x and y; thickest near the front. */
export const addWing = (
  b: MeshBuilder,
  root: { x: number; y: number; front: number; back: number },
  tip: { x: number; y: number; front: number; back: number },
  thickness: number,
) => {
  const section = ({ x, y, front, back }: typeof root, thick: number): Vec3[] => {
    const chord = front - back;
    const shape: [number, number][] = [
      [0, 0],
      [0.06, 0.5],
      [0.3, 1],
      [0.65, 0.6],
      [1, 0.02],
      [0.65, -0.3],
      [0.3, -0.5],
      [0.06, -0.35],
    ];
    return shape.map(([along, up]) => [
      x + (tip.x === root.x ? up * thick * 0.5 : 0),
      y + (tip.x === root.x ? 0 : up * thick * 0.5),
      front - along * chord,
    ]);
  };
  b.loft(
    [0, 0.5, 1].map((t) =>
      section(
        {
          x: root.x + (tip.x - root.x) * t,
          y: root.y + (tip.y - root.y) * t,
          front: root.front + (tip.front - root.front) * t,
          back: root.back + (tip.back - root.back) * t,
        },
        thickness * (1 - 0.6 * t),
      ),
    ),
  );
};

/** Slow bobbing, and banking into a bend. */
export const hovering = ({ time, phase, turnRate, speed }: PoseInput, amount: number, pivot = 0): Matrix =>
  multiply(
    translation(0, pivot + amount * Math.sin(time * 1.2 + phase), 0),
    rotationZ(clamp(-turnRate * 0.6, -0.5, 0.5) + amount * 0.04 * Math.sin(time * 0.9 + phase)),
    rotationX(amount * 0.02 * Math.sin(time * 1.1 + phase) + Math.min(0.06, speed * 0.001) * amount),
    translation(0, -pivot, 0),
  );
