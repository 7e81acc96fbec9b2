/** Parts of a world: neighbouring triangles that are drawn or left out together, near ones first. */

import * as layout from './kernel/layout.ts';
import type { WorldArrays } from './world-arrays.ts';

export const chunkTriangles = 512;

/** Floors, walls and grounds that reach behind the eye are mostly hidden by what stands before them: they come last. */
const leastSurrounding = 1.5;
const lastDepth = 1e6;

export type Chunks = {
  count: number;
  /** First triangle and the one after the last, first vertex and the one after the last, four a chunk. */
  spans: Uint32Array;
  /** Centre and radius, four a chunk; radius infinite: never left out. */
  spheres: Float64Array;
  isMoving: Uint8Array;
};

export const createChunks = (world: WorldArrays, isAlwaysDrawn: (triangle: number) => boolean): Chunks => {
  const spans: number[] = [];
  const spheres: number[] = [];
  const moving: number[] = [];
  const { indexes, objects, positions } = world;
  for (let first = 0; first < world.triangles; ) {
    const object = objects[first]!;
    const isMoving = first >= world.stillTriangles;
    let end = first;
    let [lowVertex, highVertex] = [Number.POSITIVE_INFINITY, 0];
    let isFree = isMoving;
    const low = [1e30, 1e30, 1e30];
    const high = [-1e30, -1e30, -1e30];
    while (
      end < world.triangles &&
      objects[end] === object &&
      end - first < chunkTriangles &&
      end >= world.stillTriangles === isMoving
    ) {
      isFree ||= isAlwaysDrawn(end);
      for (let corner = end * 3; corner < end * 3 + 3; corner += 1) {
        const vertex = indexes[corner]!;
        if (vertex < lowVertex) lowVertex = vertex;
        if (vertex > highVertex) highVertex = vertex;
        for (let k = 0; k < 3; k += 1) {
          const value = positions[vertex * 3 + k]!;
          if (value < low[k]!) low[k] = value;
          if (value > high[k]!) high[k] = value;
        }
      }
      end += 1;
    }
    spans.push(first, end, lowVertex, highVertex + 1);
    const centre = low.map((value, k) => (value + high[k]!) / 2);
    const radius = Math.hypot(...high.map((value, k) => value - centre[k]!));
    // Where moving things are is not known here.
    spheres.push(...(isMoving ? [0, 0, 0] : centre), isFree ? Number.POSITIVE_INFINITY : radius);
    moving.push(Number(isMoving));
    first = end;
  }
  return {
    count: spans.length / 4,
    spans: Uint32Array.from(spans),
    spheres: Float64Array.from(spheres),
    isMoving: Uint8Array.from(moving),
  };
};

/** Numbers of the chunks in the camera's view, near ones first. Moving ones come before: mostly the picture is about them. */
export const visibleChunks = (
  { count, spheres, isMoving }: Chunks,
  uniforms: Float32Array,
  padded: { width: number; height: number },
): Uint32Array => {
  const at = (slot: number, k: number) => uniforms[slot + k]!;
  const focal = at(layout.FOCAL_LENGTH, 0);
  const [centreX, centreY] = [at(layout.CENTRE_X, 0), at(layout.CENTRE_Y, 0)];
  // Tangents of the four sides of the view.
  const sides = [-centreX, padded.width - centreX, -centreY, padded.height - centreY].map((x) => x / focal);
  const [left, right, top, bottom] = sides as [number, number, number, number];
  const depths = new Float64Array(count);
  const chosen: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const x = spheres[n * 4]! - at(layout.CAMERA_POSITION, 0);
    const y = spheres[n * 4 + 1]! - at(layout.CAMERA_POSITION, 1);
    const z = spheres[n * 4 + 2]! - at(layout.CAMERA_POSITION, 2);
    const radius = spheres[n * 4 + 3]!;
    const along = (slot: number) => x * at(slot, 0) + y * at(slot, 1) + z * at(slot, 2);
    const depth = along(layout.CAMERA_FORWARD);
    depths[n] = radius === Number.POSITIVE_INFINITY ? depth : depth - radius;
    if (radius > leastSurrounding && depth < radius) depths[n] = depths[n]! + lastDepth;
    if (isMoving[n]) depths[n] = Number.NEGATIVE_INFINITY;
    if (radius !== Number.POSITIVE_INFINITY) {
      if (depth + radius < 0.05) continue;
      const across = along(layout.CAMERA_RIGHT);
      const down = -along(layout.CAMERA_UP);
      const isOutside = (offset: number, tangent: number) =>
        (offset - tangent * depth) / Math.sqrt(1 + tangent * tangent) > radius;
      if (isOutside(across, right) || isOutside(-across, -left)) continue;
      if (isOutside(down, bottom) || isOutside(-down, -top)) continue;
    }
    chosen.push(n);
  }
  return Uint32Array.from(chosen).sort((a, b) => depths[a]! - depths[b]! || a - b);
};
