/** Meshes the surface of a distance field: one vertex in every grid cell the surface passes through. */

import { clamp } from '../math/interpolate.ts';
import { normalize, type Vec3 } from '../math/vector.ts';
import type { DistanceField } from './distance-field.ts';
import { createMesh, type Mesh } from './mesh.ts';

export type SurfaceNetOptions = {
  low: Vec3;
  high: Vec3;
  /** Edge of a grid cell, metres. */
  cell: number;
  /** How far, in metres, near surfaces darken each other. */
  occlusionReach: number;
};

/** A field, and the same field near a point, where it may be cheaper to measure. */
export type LocalField = {
  at: DistanceField;
  near: (x: number, y: number, z: number, reach: number) => DistanceField;
};

/** Cells along an edge of a block that is skipped as a whole when its centre is far from the surface. */
const blockCells = 4;
/** Blended fields are shorter than true distances, so blocks are kept a little farther out. */
const blockSlack = 1.6;

type Grid = {
  values: Float32Array;
  size: Vec3;
  at: (i: number, j: number, k: number) => number;
  /** By block: the field around it where the surface is near, else nothing. */
  fields: (DistanceField | undefined)[];
  blockAt: (i: number, j: number, k: number) => number;
};

const sampleField = (field: LocalField, { low, high, cell, occlusionReach }: SurfaceNetOptions): Grid => {
  const size = [0, 1, 2].map(
    (axis) => Math.ceil((high[axis]! - low[axis]!) / cell / blockCells) * blockCells + 1,
  ) as Vec3;
  const [nx, ny, nz] = size;
  const values = new Float32Array(nx * ny * nz).fill(1);
  const at = (i: number, j: number, k: number) => (k * ny + j) * nx + i;
  const [bx, by] = [Math.ceil(nx / blockCells), Math.ceil(ny / blockCells)];
  const blockAt = (i: number, j: number, k: number) => ((k >> 2) * by + (j >> 2)) * bx + (i >> 2);
  const fields: (DistanceField | undefined)[] = [];
  const reach = blockCells * cell * 0.87 * blockSlack;
  // From the middle of a block to its corner, with room for fields that are steeper than distances.
  const around = blockCells * cell * 0.87 * 3 + occlusionReach * 2;
  const middle = blockCells / 2;
  for (let k = 0; k < nz; k += blockCells) {
    for (let j = 0; j < ny; j += blockCells) {
      for (let i = 0; i < nx; i += blockCells) {
        const [x, y, z] = [
          low[0] + (i + middle) * cell,
          low[1] + (j + middle) * cell,
          low[2] + (k + middle) * cell,
        ];
        const centre = field.at(x, y, z);
        const isFar = Math.abs(centre) > reach;
        const local = isFar ? undefined : field.near(x, y, z, Math.abs(centre) + around);
        fields.push(local);
        const [endI, endJ, endK] = [
          Math.min(i + blockCells, nx),
          Math.min(j + blockCells, ny),
          Math.min(k + blockCells, nz),
        ];
        for (let c = k; c < endK; c += 1)
          for (let b = j; b < endJ; b += 1) {
            const row = (c * ny + b) * nx;
            for (let a = i; a < endI; a += 1)
              values[row + a] = local
                ? local(low[0] + a * cell, low[1] + b * cell, low[2] + c * cell)
                : centre;
          }
      }
    }
  }
  return { values, size, at, fields, blockAt };
};

/** Where the surface crosses a cell on average, in cells from its lower corner; undefined: it does not. */
const crossingOf = ({ values, at, size }: Grid, i: number, j: number, k: number): Vec3 | undefined => {
  const [nx, ny] = size;
  const base = at(i, j, k);
  const layer = nx * ny;
  let inside = 0;
  if (values[base]! < 0) inside |= 1;
  if (values[base + 1]! < 0) inside |= 2;
  if (values[base + nx]! < 0) inside |= 4;
  if (values[base + nx + 1]! < 0) inside |= 8;
  if (values[base + layer]! < 0) inside |= 16;
  if (values[base + layer + 1]! < 0) inside |= 32;
  if (values[base + layer + nx]! < 0) inside |= 64;
  if (values[base + layer + nx + 1]! < 0) inside |= 128;
  if (inside === 0 || inside === 255) return undefined;
  // Only the few cells the surface crosses need a list of their corners.
  const corners = Array.from(
    { length: 8 },
    (_, corner) => values[at(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2))]!,
  );
  let [x, y, z, count] = [0, 0, 0, 0];
  for (let corner = 0; corner < 8; corner += 1) {
    for (const axis of [1, 2, 4]) {
      const other = corner | axis;
      if (other === corner || !(((inside >> corner) ^ (inside >> other)) & 1)) continue;
      const t = corners[corner]! / (corners[corner]! - corners[other]!);
      x += (corner & 1) + (axis === 1 ? t : 0);
      y += ((corner >> 1) & 1) + (axis === 2 ? t : 0);
      z += (corner >> 2) + (axis === 4 ? t : 0);
      count += 1;
    }
  }
  return [x / count, y / count, z / count];
};

export const meshField = (local: LocalField, options: SurfaceNetOptions): Mesh => {
  const { low, cell, occlusionReach } = options;
  const grid = sampleField(local, options);
  const { values, size, at, fields, blockAt } = grid;
  const [nx, ny, nz] = size;
  const mesh = createMesh();
  const vertexOf = new Int32Array(values.length).fill(-1);
  const step = cell * 0.4;
  const gradient = (field: DistanceField, x: number, y: number, z: number): Vec3 => [
    field(x + step, y, z) - field(x - step, y, z),
    field(x, y + step, z) - field(x, y - step, z),
    field(x, y, z + step) - field(x, y, z - step),
  ];
  const addVertex = (field: DistanceField, i: number, j: number, k: number, [cx, cy, cz]: Vec3) => {
    const guess: Vec3 = [low[0] + (i + cx) * cell, low[1] + (j + cy) * cell, low[2] + (k + cz) * cell];
    const slope = gradient(field, ...guess);
    const steepness = Math.hypot(...slope) || 1;
    // One Newton step onto the surface, bounded so that a sharp corner does not throw the vertex out of its cell.
    const off = clamp(field(...guess) / (steepness / (2 * step)), -cell * 0.5, cell * 0.5);
    const [x, y, z] = guess.map((value, axis) => value - (slope[axis]! / steepness) * off) as Vec3;
    const normal = normalize(gradient(field, x, y, z));
    let hidden = 0;
    for (let n = 1; n <= 4; n += 1) {
      const reach = (occlusionReach * n) / 4;
      const open = field(x + normal[0] * reach, y + normal[1] * reach, z + normal[2] * reach);
      hidden += Math.max(0, reach - open) / reach / 4;
    }
    vertexOf[at(i, j, k)] = mesh.positions.length / 3;
    mesh.positions.push(x, y, z);
    mesh.normals.push(...normal);
    mesh.colours.push(1, 1, 1);
    mesh.occlusion.push(clamp(1 - hidden * 0.9, 0.15, 1));
  };
  for (let k = 0; k < nz - 1; k += 1)
    for (let j = 0; j < ny - 1; j += 1)
      for (let i = 0; i < nx - 1; i += 1) {
        const field = fields[blockAt(i, j, k)];
        if (!field) {
          // Nothing in the rest of the block.
          i |= blockCells - 1;
          continue;
        }
        const crossing = crossingOf(grid, i, j, k);
        if (crossing) addVertex(field, i, j, k, crossing);
      }

  const { positions, normals, triangles, materials } = mesh;
  const addFace = (a: number, b: number, c: number, d: number) => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    const edge = (from: number, to: number, axis: number) =>
      positions[to * 3 + axis]! - positions[from * 3 + axis]!;
    const [ux, uy, uz] = [edge(a, c, 0), edge(a, c, 1), edge(a, c, 2)];
    const [vx, vy, vz] = [edge(b, d, 0), edge(b, d, 1), edge(b, d, 2)];
    const outward = (axis: number) => normals[a * 3 + axis]! + normals[c * 3 + axis]!;
    const facing =
      (uy * vz - uz * vy) * outward(0) + (uz * vx - ux * vz) * outward(1) + (ux * vy - uy * vx) * outward(2);
    if (facing < 0) triangles.push(a, c, b, a, d, c);
    else triangles.push(a, b, c, a, c, d);
    materials.push(0, 0);
  };
  for (let k = 1; k < nz - 1; k += 1)
    for (let j = 1; j < ny - 1; j += 1)
      for (let i = 1; i < nx - 1; i += 1) {
        if (!fields[blockAt(i, j, k)]) {
          i |= blockCells - 1;
          continue;
        }
        const isInside = values[at(i, j, k)]! < 0;
        const v = (di: number, dj: number, dk: number) => vertexOf[at(i + di, j + dj, k + dk)]!;
        if (isInside !== values[at(i + 1, j, k)]! < 0)
          addFace(v(0, -1, -1), v(0, 0, -1), v(0, 0, 0), v(0, -1, 0));
        if (isInside !== values[at(i, j + 1, k)]! < 0)
          addFace(v(-1, 0, -1), v(-1, 0, 0), v(0, 0, 0), v(0, 0, -1));
        if (isInside !== values[at(i, j, k + 1)]! < 0)
          addFace(v(-1, -1, 0), v(0, -1, 0), v(0, 0, 0), v(-1, 0, 0));
      }
  return mesh;
};
