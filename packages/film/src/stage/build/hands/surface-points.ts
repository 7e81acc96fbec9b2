/** Points on the posed surface of a body: they stay on their triangle while it moves. */

import { add, dot, scale, subtract, type Vec3 } from '../../../math/vector.ts';
import type { World } from '../../../render/world.ts';
import type { ModelInstance } from '../model-instance.ts';

/** Numbers of vertices in the world, and the share of each. */
export type SurfacePoint = { vertices: [number, number, number]; weights: Vec3 };

/** After the world has become smaller. */
export const renumbered = (
  { vertices: [a, b, c], weights }: SurfacePoint,
  numbers: Uint32Array,
): SurfacePoint => ({ vertices: [numbers[a]!, numbers[b]!, numbers[c]!], weights });

const vertexAt = ({ positions }: World, vertex: number): Vec3 => [
  positions[vertex * 3]!,
  positions[vertex * 3 + 1]!,
  positions[vertex * 3 + 2]!,
];

export const pointOn = (world: World, { vertices, weights }: SurfacePoint): Vec3 =>
  vertices.map((vertex, n) => scale(vertexAt(world, vertex), weights[n]!)).reduce(add);

const square = (v: Vec3) => dot(v, v);

/** Shares of the corners of a triangle at its point nearest to p: by the region of the corner, edge or face it is in. */
export const nearestWeights = (p: Vec3, a: Vec3, b: Vec3, c: Vec3): Vec3 => {
  const [ab, ac, ap] = [subtract(b, a), subtract(c, a), subtract(p, a)];
  const [d1, d2] = [dot(ab, ap), dot(ac, ap)];
  if (d1 <= 0 && d2 <= 0) return [1, 0, 0];
  const bp = subtract(p, b);
  const [d3, d4] = [dot(ab, bp), dot(ac, bp)];
  if (d3 >= 0 && d4 <= d3) return [0, 1, 0];
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return [1 - d1 / (d1 - d3), d1 / (d1 - d3), 0];
  const cp = subtract(p, c);
  const [d5, d6] = [dot(ab, cp), dot(ac, cp)];
  if (d6 >= 0 && d5 <= d6) return [0, 0, 1];
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return [1 - d2 / (d2 - d6), 0, d2 / (d2 - d6)];
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return [0, 1 - w, w];
  }
  const total = va + vb + vc;
  return total > 0 ? [va / total, vb / total, vc / total] : [1, 0, 0];
};

/** The point of a posed body that is nearest to another; null: it has no triangles. */
export const nearestOnSurface = (world: World, instance: ModelInstance, to: Vec3): SurfacePoint | null => {
  const { positions: at } = world;
  let found: SurfacePoint | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { firstVertex, mesh } of instance.items) {
    const { triangles } = mesh;
    for (let n = 0; n < triangles.length; n += 3) {
      const [a, b, c] = [
        triangles[n]! + firstVertex,
        triangles[n + 1]! + firstVertex,
        triangles[n + 2]! + firstVertex,
      ];
      // Farther away along one axis than what was found already.
      let isFar = false;
      for (let axis = 0; axis < 3 && !isFar; axis += 1) {
        const [x, y, z] = [at[a * 3 + axis]!, at[b * 3 + axis]!, at[c * 3 + axis]!];
        const gap = Math.max(Math.min(x, y, z) - to[axis]!, to[axis]! - Math.max(x, y, z), 0);
        isFar = gap * gap >= least;
      }
      if (isFar) continue;
      const corners = [vertexAt(world, a), vertexAt(world, b), vertexAt(world, c)] as const;
      const weights = nearestWeights(to, ...corners);
      const away = square(subtract(corners.map((one, i) => scale(one, weights[i]!)).reduce(add), to));
      if (away < least) [found, least] = [{ vertices: [a, b, c], weights }, away];
    }
  }
  return found;
};
