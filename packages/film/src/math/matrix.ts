/** Affine transforms: 3 rows of 4, row-major. Columns 0 to 2 turn and scale, column 3 moves. */

import { cross, dot, normalize, type Vec3 } from './vector.ts';

export type Matrix = Float64Array;

/** Element by element: made from the array a matrix takes several times as long. */
const matrix = (...values: number[]): Matrix => {
  const out = new Float64Array(12);
  for (let at = 0; at < 12; at += 1) out[at] = values[at]!;
  return out;
};
export const identity = (): Matrix => matrix(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);
export const translation = (x: number, y: number, z: number): Matrix =>
  matrix(1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z);
export const translationTo = (p: Vec3): Matrix => translation(p[0], p[1], p[2]);
export const scaling = (x: number, y = x, z = x): Matrix => matrix(x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0);
export const rotationX = (angle: number): Matrix => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return matrix(1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0);
};
/** A positive angle turns +z towards +x. */
export const rotationY = (angle: number): Matrix => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return matrix(c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0);
};
export const rotationZ = (angle: number): Matrix => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return matrix(c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0);
};

const multiplyTwo = (a: Matrix, b: Matrix): Matrix => {
  const out = new Float64Array(12);
  for (let row = 0; row < 12; row += 4) {
    const x = a[row]!;
    const y = a[row + 1]!;
    const z = a[row + 2]!;
    out[row] = x * b[0]! + y * b[4]! + z * b[8]!;
    out[row + 1] = x * b[1]! + y * b[5]! + z * b[9]!;
    out[row + 2] = x * b[2]! + y * b[6]! + z * b[10]!;
    out[row + 3] = x * b[3]! + y * b[7]! + z * b[11]! + a[row + 3]!;
  }
  return out;
};

/** The last one is applied to a point first. */
export const multiply = (first: Matrix, ...rest: Matrix[]): Matrix => {
  let product = first;
  for (const next of rest) product = multiplyTwo(product, next);
  return product;
};

export const transformPoint = (m: Matrix, p: Vec3): Vec3 => [
  m[0]! * p[0] + m[1]! * p[1] + m[2]! * p[2] + m[3]!,
  m[4]! * p[0] + m[5]! * p[1] + m[6]! * p[2] + m[7]!,
  m[8]! * p[0] + m[9]! * p[1] + m[10]! * p[2] + m[11]!,
];
export const transformDirection = (m: Matrix, d: Vec3): Vec3 => [
  m[0]! * d[0] + m[1]! * d[1] + m[2]! * d[2],
  m[4]! * d[0] + m[5]! * d[1] + m[6]! * d[2],
  m[8]! * d[0] + m[9]! * d[1] + m[10]! * d[2],
];
export const positionOf = (m: Matrix): Vec3 => [m[3]!, m[7]!, m[11]!];
/** The same turn without the move. */
export const rotationOf = (m: Matrix): Matrix => {
  const out = m.slice();
  out[3] = out[7] = out[11] = 0;
  return out;
};
export const determinant = (m: Matrix) =>
  m[0]! * (m[5]! * m[10]! - m[6]! * m[9]!) -
  m[1]! * (m[4]! * m[10]! - m[6]! * m[8]!) +
  m[2]! * (m[4]! * m[9]! - m[5]! * m[8]!);

export const invert = (m: Matrix): Matrix => {
  const k = 1 / (determinant(m) || 1e-12);
  const out = new Float64Array(12);
  out[0] = (m[5]! * m[10]! - m[6]! * m[9]!) * k;
  out[1] = (m[2]! * m[9]! - m[1]! * m[10]!) * k;
  out[2] = (m[1]! * m[6]! - m[2]! * m[5]!) * k;
  out[4] = (m[6]! * m[8]! - m[4]! * m[10]!) * k;
  out[5] = (m[0]! * m[10]! - m[2]! * m[8]!) * k;
  out[6] = (m[2]! * m[4]! - m[0]! * m[6]!) * k;
  out[8] = (m[4]! * m[9]! - m[5]! * m[8]!) * k;
  out[9] = (m[1]! * m[8]! - m[0]! * m[9]!) * k;
  out[10] = (m[0]! * m[5]! - m[1]! * m[4]!) * k;
  for (const row of [0, 4, 8]) {
    out[row + 3] = -(out[row]! * m[3]! + out[row + 1]! * m[7]! + out[row + 2]! * m[11]!);
  }
  return out;
};

/** The rotation that takes one direction to another the shortest way. */
export const rotationBetween = (from: Vec3, to: Vec3): Matrix => {
  const [a, b] = [normalize(from), normalize(to)];
  const cosine = dot(a, b);
  const [x, y, z] = cross(a, b);
  // Opposite directions have no shortest way; the bound keeps the result finite.
  const k = 1 / (1 + Math.max(cosine, -0.9999));
  return matrix(
    cosine + k * x * x,
    k * x * y - z,
    k * x * z + y,
    0,
    k * x * y + z,
    cosine + k * y * y,
    k * y * z - x,
    0,
    k * x * z - y,
    k * y * z + x,
    cosine + k * z * z,
    0,
  );
};

/** The turn of something whose own +z looks along `forward`, upright as far as possible. */
export const rotationFacing = (forward: Vec3, up: Vec3 = [0, 1, 0]): Matrix => {
  const z = normalize(forward);
  const side = cross(up, z);
  const x = dot(side, side) < 1e-9 ? ([1, 0, 0] as Vec3) : normalize(side);
  const y = cross(z, x);
  return matrix(x[0], y[0], z[0], 0, x[1], y[1], z[1], 0, x[2], y[2], z[2], 0);
};
