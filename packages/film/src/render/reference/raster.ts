/** The rasteriser as a course would write it: every sample, every triangle, three edge functions. For tests. */

import type { Camera } from '../frame-state.ts';
import { triangleFlags } from '../world.ts';
import type { WorldArrays } from '../world-arrays.ts';

type ScreenVertex = { x: number; y: number; depth: number };

const project = (world: WorldArrays, camera: Camera, vertex: number, width: number, height: number) => {
  const offset = [0, 1, 2].map((k) => world.positions[vertex * 3 + k]! - camera.position[k]!);
  const along = (axis: readonly number[]) => axis.reduce((sum, value, k) => sum + value * offset[k]!, 0);
  const depth = along(camera.forward);
  const focal = camera.focalLength * height;
  return {
    x: width / 2 + (focal * along(camera.right)) / depth,
    y: height / 2 - (focal * along(camera.up)) / depth,
    depth,
  };
};

const edge = (a: ScreenVertex, b: ScreenVertex, x: number, y: number) =>
  (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

/** The nearest triangle at each sample's centre, -1 for none. Triangles wholly in front of the eye only. */
export const visibleTriangles = (
  world: WorldArrays,
  camera: Camera,
  width: number,
  height: number,
): Int32Array => {
  const nearest = new Float64Array(width * height).fill(Number.POSITIVE_INFINITY);
  const visible = new Int32Array(width * height).fill(-1);
  for (let triangle = 0; triangle < world.triangles; triangle += 1) {
    const corners = [0, 1, 2].map((k) =>
      project(world, camera, world.indexes[triangle * 3 + k]!, width, height),
    );
    const [a, b, c] = corners as [ScreenVertex, ScreenVertex, ScreenVertex];
    if (corners.some(({ depth }) => depth < 0.05)) continue;
    const area = edge(a, b, c.x, c.y);
    const isTwoSided = (world.flags[triangle]! & triangleFlags.twoSided) !== 0;
    if (area === 0 || (area > 0 && !isTwoSided)) continue;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const [px, py] = [x + 0.5, y + 0.5];
        const weights = [edge(b, c, px, py) / area, edge(c, a, px, py) / area, edge(a, b, px, py) / area];
        if (weights.some((weight) => weight < 0)) continue;
        // 1 / depth is linear on the screen.
        const depth = 1 / corners.reduce((sum, corner, k) => sum + weights[k]! / corner.depth, 0);
        if (depth >= nearest[y * width + x]!) continue;
        nearest[y * width + x] = depth;
        visible[y * width + x] = triangle;
      }
    }
  }
  return visible;
};
