/** Bodies lofted through cross-sections along z, fins, and bending them freely every frame. */

import type { MaterialName } from '../../../geometry/materials.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { lerp } from '../../../math/interpolate.ts';
import { cross, mix, normalize, subtract, type Vec3 } from '../../../math/vector.ts';

/** At a share of the length from the nose: half width, top and bottom above and below the middle line, and that line's height. */
export type Section = [t: number, halfWidth: number, top: number, bottom: number, middle?: number];

/** Smooth curve through samples (Catmull-Rom). */
const sampleSections = (sections: Section[], t: number): [number, number, number, number] => {
  let at = 0;
  while (at < sections.length - 2 && sections[at + 1]![0] < t) at += 1;
  const [a, b] = [sections[at]!, sections[at + 1]!];
  const [before, after] = [sections[at - 1] ?? a, sections[at + 2] ?? b];
  const u = (t - a[0]) / (b[0] - a[0] || 1);
  const value = (n: 1 | 2 | 3 | 4) => {
    const [p0, p1, p2, p3] = [before[n] ?? 0, a[n] ?? 0, b[n] ?? 0, after[n] ?? 0];
    return p1 + 0.5 * u * (p2 - p0 + u * (2 * p0 - 5 * p1 + 4 * p2 - p3 + u * (3 * (p1 - p2) + p3 - p0)));
  };
  return [Math.max(0, value(1)), Math.max(0, value(2)), Math.max(0, value(3)), value(4)];
};

export type LoftPaint = (t: number, up: number, side: number) => Vec3;

/** Nose towards +z, `length` long around z = 0. Shares of the length; `up` in the paint runs from -1 below to 1 above. */
export const addLoft = (
  builder: MeshBuilder,
  sections: Section[],
  length: number,
  centreY: number,
  paint: LoftPaint,
  options: { rows?: number; columns?: number; material?: MaterialName; squareness?: number } = {},
) => {
  const { rows = 34, columns = 20, material = 'satin', squareness = 0.85 } = options;
  const grid: number[][] = [];
  const [first, last] = [sections[0]![0], sections.at(-1)![0]];
  for (let row = 0; row <= rows; row += 1) {
    // Closer together at the ends, where the shape turns fastest.
    const t = lerp(first, last, 0.5 - 0.5 * Math.cos((Math.PI * row) / rows) * (0.6 + 0.4));
    const [width, top, bottom, middle] = sampleSections(sections, t);
    const ring = Array.from({ length: columns }, (_, column) => {
      const angle = (column / columns) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const round = (value: number) => Math.sign(value) * Math.abs(value) ** squareness;
      const up = s;
      builder.paint(paint(t, up, c), material);
      return builder.vertex(
        [
          round(c) * width * length,
          centreY + (middle + round(s) * (s > 0 ? top : bottom)) * length,
          (0.5 - t) * length,
        ],
        normalize([
          c / Math.max(width, 0.01),
          s / Math.max(s > 0 ? top : bottom, 0.01),
          t < 0.1 ? 8 : t > 0.9 ? -4 : 0,
        ]),
      );
    });
    // The first vertex closes the ring, so that normals are smooth across the seam.
    grid.push([...ring, ring[0]!]);
  }
  builder.paint(paint(0.5, 0, 0), material);
  builder.grid(grid);
};

/** A thin sheet between a root edge and an outer edge. */
export const addFin = (
  builder: MeshBuilder,
  root: [Vec3, Vec3],
  outer: [Vec3, Vec3],
  paint: Vec3 | ((u: number, v: number) => Vec3),
  options: { rows?: number; columns?: number; material?: MaterialName; bulge?: number } = {},
) => {
  const { rows = 4, columns = 5, material = 'satin', bulge = 0 } = options;
  const normal = normalize(cross(subtract(root[1], root[0]), subtract(outer[0], root[0])));
  const grid = Array.from({ length: rows + 1 }, (_, row) => {
    const v = row / rows;
    return Array.from({ length: columns + 1 }, (_, column) => {
      const u = column / columns;
      const point = mix(mix(root[0], root[1], u), mix(outer[0], outer[1], u), v);
      const along = subtract(root[1], root[0]);
      const curve = bulge * Math.sin(Math.PI * v);
      builder.paint(typeof paint === 'function' ? paint(u, v) : paint, material);
      return builder.vertex(
        [point[0] - along[0] * curve, point[1] - along[1] * curve, point[2] - along[2] * curve],
        normal,
      );
    });
  });
  builder.grid(grid);
  builder.twoSided();
};

export type Bend = (x: number, y: number, z: number, out: Vec3) => void;

/** Moves every vertex of a mesh from its rest place. The returned array is reused. */
export const createDeformer = (mesh: Mesh) => {
  const rest = Float32Array.from(mesh.positions);
  const moved = new Float32Array(rest.length);
  const out: Vec3 = [0, 0, 0];
  return (bend: Bend): Float32Array => {
    for (let at = 0; at < rest.length; at += 3) {
      bend(rest[at]!, rest[at + 1]!, rest[at + 2]!, out);
      moved[at] = out[0];
      moved[at + 1] = out[1];
      moved[at + 2] = out[2];
    }
    return moved;
  };
};
