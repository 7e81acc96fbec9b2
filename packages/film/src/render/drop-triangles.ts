/** Takes triangles out of a world, with the vertices that nothing else uses; the rest moves up in the same order. */

import type { World } from './world.ts';

type Flat = Float32Array | Uint32Array | Uint16Array | Uint8Array;

/** What `isKept` says of every `width` values, in shared memory that is no larger than needed. */
const packed = <T extends Flat>(array: T, isKept: Uint8Array, kept: number, width: number): T => {
  const type = array.constructor as new (buffer: SharedArrayBuffer) => T;
  const out = new type(new SharedArrayBuffer(Math.max(1, kept * width) * array.BYTES_PER_ELEMENT));
  let to = 0;
  for (let n = 0; n < isKept.length; n += 1) {
    if (!isKept[n]) continue;
    for (let k = n * width; k < n * width + width; k += 1) out[to++] = array[k]!;
  }
  return out;
};

/** For each number how many before it are kept; one more at the end. */
const countBefore = (isKept: Uint8Array): Uint32Array => {
  const before = new Uint32Array(isKept.length + 1);
  for (let n = 0; n < isKept.length; n += 1) before[n + 1] = before[n]! + isKept[n]!;
  return before;
};

/** Things of which nothing is dropped keep all their vertices, also unused ones: they are posed as a whole. */
const keptVertices = (world: World, isKept: Uint8Array): Uint8Array => {
  const used = new Uint8Array(world.vertices);
  for (const { firstVertex, vertices, firstTriangle, triangles } of world.items) {
    const end = firstTriangle + triangles;
    if (isKept.subarray(firstTriangle, end).every(Boolean)) {
      used.fill(1, firstVertex, firstVertex + vertices);
      continue;
    }
    for (let corner = firstTriangle * 3; corner < end * 3; corner += 1)
      if (isKept[Math.floor(corner / 3)]) used[world.indexes[corner]!] = 1;
  }
  return used;
};

/** `isKept` has a 1 for each triangle that stays. Returns the new number of each vertex that stayed. */
export const dropTriangles = (world: World, isKept: Uint8Array): Uint32Array => {
  const used = keptVertices(world, isKept);
  const vertexNumber = countBefore(used);
  const triangleNumber = countBefore(isKept);
  const vertices = vertexNumber.at(-1)!;
  const triangles = triangleNumber.at(-1)!;
  for (const name of ['positions', 'normals', 'colours', 'rest'] as const)
    world[name] = packed(world[name], used, vertices, 3);
  world.occlusion = packed(world.occlusion, used, vertices, 1);
  world.indexes = packed(world.indexes, isKept, triangles, 3);
  for (let corner = 0; corner < triangles * 3; corner += 1)
    world.indexes[corner] = vertexNumber[world.indexes[corner]!]!;
  world.materials = packed(world.materials, isKept, triangles, 1);
  world.flags = packed(world.flags, isKept, triangles, 1);
  world.objects = packed(world.objects, isKept, triangles, 1);
  for (const item of world.items) {
    const [lastVertex, lastTriangle] = [
      item.firstVertex + item.vertices,
      item.firstTriangle + item.triangles,
    ];
    item.firstVertex = vertexNumber[item.firstVertex]!;
    item.vertices = vertexNumber[lastVertex]! - item.firstVertex;
    item.firstTriangle = triangleNumber[item.firstTriangle]!;
    item.triangles = triangleNumber[lastTriangle]! - item.firstTriangle;
  }
  world.stillVertices = vertexNumber[world.stillVertices]!;
  world.stillTriangles = triangleNumber[world.stillTriangles]!;
  world.vertices = vertices;
  world.triangles = triangles;
  return vertexNumber;
};
