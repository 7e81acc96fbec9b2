/** What the renderer reads of a world: any object with these flat arrays, also one in shared memory. */

export type Picture = { width: number; height: number; rgba: Uint8Array | Uint8ClampedArray };

export type WorldArrays = {
  readonly vertices: number;
  readonly triangles: number;
  readonly stillVertices: number;
  readonly stillTriangles: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly colours: Float32Array;
  readonly rest: Float32Array;
  readonly occlusion: Float32Array;
  readonly indexes: Uint32Array;
  readonly materials: Uint8Array;
  readonly flags: Uint8Array;
  readonly objects: Uint16Array;
  /** Pictures of the material `picture`, by number. */
  readonly pictures?: readonly Picture[];
};

/** Moving vertices of one frame; each array begins at the world's first moving vertex. */
export type MovingVertices = { positions: Float32Array; normals: Float32Array };

export const movingVertices = (world: WorldArrays): MovingVertices => ({
  positions: world.positions.subarray(world.stillVertices * 3, world.vertices * 3),
  normals: world.normals.subarray(world.stillVertices * 3, world.vertices * 3),
});
