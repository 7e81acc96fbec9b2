/** A world in shared memory, so that many threads read it. */

import type { WorldArrays } from '../render/world-arrays.ts';

type Numbers = Float32Array | Uint32Array | Uint16Array | Uint8Array | Uint8ClampedArray;

/** A copy in shared memory. */
const copyShared = <T extends Numbers>(array: T, length: number): T => {
  const construct = array.constructor as new (buffer: SharedArrayBuffer) => T;
  const shared = new construct(new SharedArrayBuffer(length * array.BYTES_PER_ELEMENT));
  shared.set(array.subarray(0, length));
  return shared;
};

/** The array itself where it is shared already. */
export const shareArray = <T extends Numbers>(array: T, length = array.length): T =>
  array.buffer instanceof SharedArrayBuffer ? (array.subarray(0, length) as T) : copyShared(array, length);

export const shareWorld = (world: WorldArrays): WorldArrays => {
  const { vertices, triangles, stillVertices, stillTriangles } = world;
  return {
    vertices,
    triangles,
    stillVertices,
    stillTriangles,
    // Posing changes the moving part of these while a worker may read it; every frame brings its own moving vertices.
    positions: shareArray(world.positions, vertices * 3),
    normals: shareArray(world.normals, vertices * 3),
    colours: shareArray(world.colours, vertices * 3),
    rest: shareArray(world.rest, vertices * 3),
    occlusion: shareArray(world.occlusion, vertices),
    indexes: shareArray(world.indexes, triangles * 3),
    materials: shareArray(world.materials, triangles),
    flags: shareArray(world.flags, triangles),
    objects: shareArray(world.objects, triangles),
    pictures: (world.pictures ?? []).map(({ width, height, rgba }) => ({
      width,
      height,
      rgba: shareArray(rgba),
    })),
  };
};
