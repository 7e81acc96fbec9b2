/** Facts of a world before its first frame: found once, and shared by all threads that draw it. */

import { materialNames, materials } from '../geometry/materials.ts';
import { type Chunks, createChunks } from './chunks.ts';
import * as layout from './kernel/layout.ts';
import type { Counts } from './memory-layout.ts';
import { createTriangleKeys } from './triangle-keys.ts';
import type { WorldArrays } from './world-arrays.ts';

/** By material number. */
const isBlended = materialNames.map((name) => materials[name].opacity < 1);
const isPicture = materialNames.map((name) => materials[name].pattern === 'picture');
const isMirroring = materialNames.map((name) => ['water', 'wet', 'mirror'].includes(materials[name].pattern));

export type PreparedWorld = {
  world: WorldArrays;
  chunks: Chunks;
  pictureTriangles: Int32Array;
  blendedTriangles: Int32Array;
  /** As the kernel has them: those of the world, and what the material says. */
  flags: Uint8Array;
  keys: Uint32Array;
};

/** Threads get it without a copy. */
const shared = <T extends Int32Array | Uint32Array | Uint8Array>(
  type: { new (buffer: SharedArrayBuffer): T; BYTES_PER_ELEMENT: number },
  length: number,
): T => new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));

const kernelFlags = (world: WorldArrays): Uint8Array => {
  const flags = shared(Uint8Array, world.triangles);
  for (let t = 0; t < world.triangles; t += 1) {
    const material = world.materials[t]!;
    flags[t] =
      world.flags[t]! |
      (isBlended[material] || isPicture[material] ? layout.NOT_SOLID : 0) |
      (isMirroring[material] ? layout.NOT_MIRRORED : 0);
  }
  return flags;
};

export const prepareWorld = (world: WorldArrays): PreparedWorld => {
  const listed = (wanted: boolean[]) => {
    const list: number[] = [];
    for (let t = 0; t < world.triangles; t += 1) if (wanted[world.materials[t]!]) list.push(t);
    const numbers = shared(Int32Array, list.length);
    numbers.set(list);
    return numbers;
  };
  return {
    world,
    chunks: createChunks(
      world,
      (triangle) => isBlended[world.materials[triangle]!]! || isPicture[world.materials[triangle]!]!,
    ),
    pictureTriangles: listed(isPicture),
    blendedTriangles: listed(isBlended),
    flags: kernelFlags(world),
    keys: createTriangleKeys(world, shared(Uint32Array, world.triangles)),
  };
};

export const countsOf = ({ world, pictureTriangles, blendedTriangles }: PreparedWorld): Counts => ({
  vertices: world.vertices,
  triangles: world.triangles,
  pictureTexels: (world.pictures ?? []).reduce((sum, p) => sum + p.width * p.height, 0),
  listedTriangles: pictureTriangles.length + blendedTriangles.length,
});
