/** Bends a picture so that given points come to lie on others: moving least squares with similarities (Schaefer et al.). */

import type { Size } from '../picture.ts';
import { createPlane, type Plane, sampleAt } from '../plane.ts';

/** In pixels: a point of the one picture and where it is in the other. */
export type Pair = { fromX: number; fromY: number; toX: number; toY: number };

export const reversed = (pairs: readonly Pair[]): Pair[] =>
  pairs.map(({ fromX, fromY, toX, toY }) => ({ fromX: toX, fromY: toY, toX: fromX, toY: fromY }));

/** Pixels between two points at which the bend is worked out. */
const step = 12;

const bendAt = (pairs: readonly Pair[], x: number, y: number): readonly [number, number] => {
  let [weights, fromX, fromY, toX, toY] = [0, 0, 0, 0, 0];
  const each = pairs.map((pair) => {
    const weight = 1 / ((pair.fromX - x) ** 2 + (pair.fromY - y) ** 2 + 1);
    weights += weight;
    fromX += weight * pair.fromX;
    fromY += weight * pair.fromY;
    toX += weight * pair.toX;
    toY += weight * pair.toY;
    return weight;
  });
  fromX /= weights;
  fromY /= weights;
  toX /= weights;
  toY /= weights;
  let [dot, cross, square] = [0, 0, 0];
  for (const [n, pair] of pairs.entries()) {
    const [px, py] = [pair.fromX - fromX, pair.fromY - fromY];
    const [qx, qy] = [pair.toX - toX, pair.toY - toY];
    dot += each[n]! * (px * qx + py * qy);
    cross += each[n]! * (px * qy - py * qx);
    square += each[n]! * (px * px + py * py);
  }
  const [a, b] = square > 0 ? [dot / square, cross / square] : [1, 0];
  const [dx, dy] = [x - fromX, y - fromY];
  return [toX + a * dx - b * dy - x, toY + b * dx + a * dy - y];
};

/** How far each point of a picture goes until the pairs meet. */
export const createBend = (pairs: readonly Pair[], { width, height }: Size) => {
  const size = { width: Math.ceil(width / step) + 1, height: Math.ceil(height / step) + 1 };
  const [alongX, alongY]: [Plane, Plane] = [createPlane(size), createPlane(size)];
  if (pairs.length > 0)
    for (let row = 0, at = 0; row < size.height; row += 1)
      for (let column = 0; column < size.width; column += 1, at += 1) {
        const [x, y] = bendAt(pairs, column * step, row * step);
        alongX.values[at] = x;
        alongY.values[at] = y;
      }
  return (x: number, y: number): readonly [number, number] => [
    sampleAt(alongX, x / step, y / step),
    sampleAt(alongY, x / step, y / step),
  ];
};

/** The frame's edge stays where it is. */
export const edgePairs = ({ width, height }: Size): Pair[] =>
  Array.from({ length: 9 }, (_, n) => n / 8).flatMap((share) =>
    [
      [share * width, 0],
      [share * width, height],
      [0, share * height],
      [width, share * height],
    ].map(([x, y]) => ({ fromX: x!, fromY: y!, toX: x!, toY: y! })),
  );
