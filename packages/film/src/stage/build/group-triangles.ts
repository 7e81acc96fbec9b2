/** The triangles of a thing in small groups of neighbours, which stay or go together. */

import type { World } from '../../render/world.ts';

const groupTriangles = 16;
/** Cells along the longest side of a thing; a power of two, whose exponent is `bits`. */
const cells = 256;
const bits = 8;

/** The bits of a cell number with two gaps after each. */
const spread = Uint32Array.from({ length: cells }, (_, n) => {
  let x = 0;
  for (let bit = 0; bit < bits; bit += 1) x |= ((n >> bit) & 1) << (3 * bit);
  return x;
});

/** Triangles [first, end) in the order of a Morton curve through space. */
const orderByPlace = ({ positions, indexes }: World, first: number, end: number): Uint32Array => {
  const low = [1e30, 1e30, 1e30];
  const high = [-1e30, -1e30, -1e30];
  for (let corner = first * 3; corner < end * 3; corner += 3)
    for (let k = 0; k < 3; k += 1) {
      const value = positions[indexes[corner]! * 3 + k]!;
      if (value < low[k]!) low[k] = value;
      if (value > high[k]!) high[k] = value;
    }
  const scale = (cells - 1) / Math.max(1e-6, ...high.map((value, k) => value - low[k]!));
  // Place and number in one float, so that a plain sort orders by both.
  const keys = new Float64Array(end - first);
  for (let n = 0; n < keys.length; n += 1) {
    const at = indexes[(first + n) * 3]! * 3;
    const cell = (k: number) => spread[Math.floor((positions[at + k]! - low[k]!) * scale)]!;
    keys[n] = (cell(0) + 2 * cell(1) + 4 * cell(2)) * 2 ** 22 + n;
  }
  keys.sort();
  return Uint32Array.from(keys, (key) => first + (key % 2 ** 22));
};

/** Triangles [first, end) of one thing. */
export function* groupByPlace(world: World, first: number, end: number): Generator<Uint32Array> {
  const order = orderByPlace(world, first, end);
  for (let at = 0; at < order.length; at += groupTriangles) yield order.subarray(at, at + groupTriangles);
}
