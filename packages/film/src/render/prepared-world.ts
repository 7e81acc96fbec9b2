/** What is known of a world before its first frame: its chunks, and the triangles with passes of their own. */

import { materialNames, materials } from '../geometry/materials.ts';
import { type Chunks, createChunks } from './chunks.ts';
import type { Counts } from './memory-layout.ts';
import type { WorldArrays } from './world-arrays.ts';

/** By material number. */
export const isBlended = materialNames.map((name) => materials[name].opacity < 1);
export const isPicture = materialNames.map((name) => materials[name].pattern === 'picture');
export const isMirroring = materialNames.map((name) => ['water', 'wet'].includes(materials[name].pattern));

export type PreparedWorld = {
  world: WorldArrays;
  chunks: Chunks;
  pictureTriangles: Int32Array;
  blendedTriangles: Int32Array;
};

export const prepareWorld = (world: WorldArrays): PreparedWorld => {
  const listed = (wanted: boolean[]) => {
    const list: number[] = [];
    for (let t = 0; t < world.triangles; t += 1) if (wanted[world.materials[t]!]) list.push(t);
    return Int32Array.from(list);
  };
  return {
    world,
    chunks: createChunks(
      world,
      (triangle) => isBlended[world.materials[triangle]!]! || isPicture[world.materials[triangle]!]!,
    ),
    pictureTriangles: listed(isPicture),
    blendedTriangles: listed(isBlended),
  };
};

export const countsOf = ({ world, pictureTriangles, blendedTriangles }: PreparedWorld): Counts => ({
  vertices: world.vertices,
  triangles: world.triangles,
  pictureTexels: (world.pictures ?? []).reduce((sum, p) => sum + p.width * p.height, 0),
  listedTriangles: pictureTriangles.length + blendedTriangles.length,
});
