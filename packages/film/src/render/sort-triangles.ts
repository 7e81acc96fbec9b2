/** Neighbours in space become neighbours in the arrays, so that chunks of scattered blades are small: they can be left out, and near ones hide far ones. */

import { chunkTriangles } from './chunks.ts';
import type { WorldArrays } from './world-arrays.ts';

/** A run of fewer triangles is one or two chunks anyway. */
const leastTriangles = 1024;
/** Blades and leaves have vertices of their own; a chunk of a surface with shared ones would reach far back for them. */
const leastVerticesPerTriangle = 1.1;

/** The bits of a number below 2^13, with a gap after each. */
const spread = (n: number): number => {
  let x = n & 0x1fff;
  x = (x | (x << 8)) & 0x00ff00ff;
  x = (x | (x << 4)) & 0x0f0f0f0f;
  x = (x | (x << 2)) & 0x33333333;
  return (x | (x << 1)) & 0x55555555;
};

/** Triangles [first, end) in the order of a Morton curve over the ground. */
const orderByPlace = ({ positions, indexes }: WorldArrays, first: number, end: number): Uint32Array => {
  const count = end - first;
  const [low, high] = [
    [1e30, 1e30],
    [-1e30, -1e30],
  ];
  for (let corner = first * 3; corner < end * 3; corner += 3) {
    for (let k = 0; k < 2; k += 1) {
      const value = positions[indexes[corner]! * 3 + k * 2]!;
      low[k] = Math.min(low[k]!, value);
      high[k] = Math.max(high[k]!, value);
    }
  }
  const scale = [0, 1].map((k) => 8191 / Math.max(1e-6, high[k]! - low[k]!));
  // Place and number in one float, so that a plain sort orders by both.
  const keys = new Float64Array(count);
  for (let n = 0; n < count; n += 1) {
    const at = indexes[(first + n) * 3]! * 3;
    const cell = (k: number) => spread((positions[at + k * 2]! - low[k]!) * scale[k]!);
    keys[n] = (cell(0) + 2 * cell(1)) * 2 ** 22 + n;
  }
  keys.sort();
  return Uint32Array.from(keys, (key) => key % 2 ** 22);
};

/** Sum of the widths and depths of the chunks that an order gives; without one, of the order there is. */
const chunkExtent = (
  { positions, indexes }: WorldArrays,
  first: number,
  count: number,
  order?: Uint32Array,
): number => {
  let sum = 0;
  for (let start = 0; start < count; start += chunkTriangles) {
    const [low, high] = [
      [1e30, 1e30],
      [-1e30, -1e30],
    ];
    for (let n = start; n < Math.min(count, start + chunkTriangles); n += 1) {
      const at = indexes[(first + (order ? order[n]! : n)) * 3]! * 3;
      for (let k = 0; k < 2; k += 1) {
        const value = positions[at + k * 2]!;
        if (value < low[k]!) low[k] = value;
        if (value > high[k]!) high[k] = value;
      }
    }
    sum += high[0]! - low[0]! + high[1]! - low[1]!;
  }
  return sum;
};

const sortRun = (world: WorldArrays, first: number, end: number, low: number, high: number): void => {
  const order = orderByPlace(world, first, end);
  if (chunkExtent(world, first, end - first, order) > chunkExtent(world, first, end - first) * 0.7) return;
  const { indexes, materials, flags } = world;
  const old = indexes.slice(first * 3, end * 3);
  const oldMaterials = materials.slice(first, end);
  const oldFlags = flags.slice(first, end);
  const numberOf = new Int32Array(high - low).fill(-1);
  let next = low;
  for (let n = 0; n < order.length; n += 1) {
    const from = order[n]!;
    materials[first + n] = oldMaterials[from]!;
    flags[first + n] = oldFlags[from]!;
    for (let corner = 0; corner < 3; corner += 1) {
      const vertex = old[from * 3 + corner]! - low;
      if (numberOf[vertex]! < 0) numberOf[vertex] = next++;
      indexes[(first + n) * 3 + corner] = numberOf[vertex]!;
    }
  }
  // Vertices that no triangle uses.
  for (let vertex = 0; vertex < numberOf.length; vertex += 1)
    if (numberOf[vertex]! < 0) numberOf[vertex] = next++;
  for (const array of [world.positions, world.normals, world.colours, world.rest]) {
    const values = array.slice(low * 3, high * 3);
    for (let vertex = 0; vertex < numberOf.length; vertex += 1) {
      const to = numberOf[vertex]! * 3;
      array[to] = values[vertex * 3]!;
      array[to + 1] = values[vertex * 3 + 1]!;
      array[to + 2] = values[vertex * 3 + 2]!;
    }
  }
  const occlusion = world.occlusion.slice(low, high);
  for (let vertex = 0; vertex < numberOf.length; vertex += 1)
    world.occlusion[numberOf[vertex]!] = occlusion[vertex]!;
};

/** All triangles [0, end) of large things with many small parts. */
export const sortTriangles = (world: WorldArrays, end: number): void => {
  const { indexes, objects } = world;
  for (let first = 0; first < end; ) {
    const object = objects[first]!;
    let last = first;
    let [low, high] = [Number.POSITIVE_INFINITY, 0];
    for (; last < end && objects[last] === object; last += 1) {
      for (let corner = last * 3; corner < last * 3 + 3; corner += 1) {
        const vertex = indexes[corner]!;
        if (vertex < low) low = vertex;
        if (vertex >= high) high = vertex + 1;
      }
    }
    const count = last - first;
    if (count >= leastTriangles && high - low >= count * leastVerticesPerTriangle)
      sortRun(world, first, last, low, high);
    first = last;
  }
};
