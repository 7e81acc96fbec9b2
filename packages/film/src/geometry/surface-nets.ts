/** Meshes the surface of a distance field: one vertex in every grid cell the surface passes through. */

import { clamp } from '../math/interpolate.ts';
import type { Vec3 } from '../math/vector.ts';
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
  return { values, size, fields, blockAt };
};

/** The cell looked at: values at its corners, where the surface crosses it on average, and the field's slope there. */
type Cell = {
  corners: Float64Array;
  /** In cells from the lower corner. */
  x: number;
  y: number;
  z: number;
  /** Per cell. */
  slopeX: number;
  slopeY: number;
  slopeZ: number;
};

/** Corners at both ends of the twelve edges, those along x first, then y, then z. */
const edges = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];

/** False: the surface does not pass through the cell whose lower corner is `base`. */
const findCrossing = (
  cell: Cell,
  values: Float32Array,
  base: number,
  row: number,
  layer: number,
): boolean => {
  const { corners } = cell;
  corners[0] = values[base]!;
  corners[1] = values[base + 1]!;
  corners[2] = values[base + row]!;
  corners[3] = values[base + row + 1]!;
  corners[4] = values[base + layer]!;
  corners[5] = values[base + layer + 1]!;
  corners[6] = values[base + layer + row]!;
  corners[7] = values[base + layer + row + 1]!;
  let inside = 0;
  for (let corner = 0; corner < 8; corner += 1) if (corners[corner]! < 0) inside += 1;
  if (inside === 0 || inside === 8) return false;
  let x = 0;
  let y = 0;
  let z = 0;
  let count = 0;
  for (let edge = 0; edge < 12; edge += 1) {
    const from = edges[edge * 2]!;
    const to = edges[edge * 2 + 1]!;
    const start = corners[from]!;
    const end = corners[to]!;
    if (start < 0 === end < 0) continue;
    const t = start / (start - end);
    x += (from & 1) + (edge < 4 ? t : 0);
    y += ((from >> 1) & 1) + (edge >= 4 && edge < 8 ? t : 0);
    z += (from >> 2) + (edge >= 8 ? t : 0);
    count += 1;
  }
  cell.x = x / count;
  cell.y = y / count;
  cell.z = z / count;
  return true;
};

/** Of the values between the corners, at the crossing. */
const findSlope = (cell: Cell): void => {
  const { corners: c, x, y, z } = cell;
  const between = (a: number, b: number, t: number) => a + (b - a) * t;
  cell.slopeX = between(
    between(c[1]! - c[0]!, c[3]! - c[2]!, y),
    between(c[5]! - c[4]!, c[7]! - c[6]!, y),
    z,
  );
  cell.slopeY = between(
    between(c[2]! - c[0]!, c[3]! - c[1]!, x),
    between(c[6]! - c[4]!, c[7]! - c[5]!, x),
    z,
  );
  cell.slopeZ = between(
    between(c[4]! - c[0]!, c[5]! - c[1]!, x),
    between(c[6]! - c[2]!, c[7]! - c[3]!, x),
    y,
  );
};

/** Adds the vertex of a cell: position, normal, occlusion. */
const addVertex = (
  mesh: Mesh,
  field: DistanceField,
  cell: Cell,
  i: number,
  j: number,
  k: number,
  { low, cell: size, occlusionReach }: SurfaceNetOptions,
): void => {
  findSlope(cell);
  const { slopeX, slopeY, slopeZ } = cell;
  let x = low[0] + (i + cell.x) * size;
  let y = low[1] + (j + cell.y) * size;
  let z = low[2] + (k + cell.z) * size;
  const steepness = Math.sqrt(slopeX * slopeX + slopeY * slopeY + slopeZ * slopeZ) || 1;
  // One Newton step onto the surface, bounded so that a sharp corner does not throw the vertex out of its cell.
  const off = clamp((field(x, y, z) * size) / steepness, -size * 0.5, size * 0.5) / steepness;
  x -= slopeX * off;
  y -= slopeY * off;
  z -= slopeZ * off;
  // Differences to the corners of a tetrahedron give the normal.
  const step = size * 0.4;
  const a = field(x + step, y - step, z - step);
  const b = field(x - step, y - step, z + step);
  const c = field(x - step, y + step, z - step);
  const d = field(x + step, y + step, z + step);
  let nx = a - b - c + d;
  let ny = c + d - a - b;
  let nz = b + d - a - c;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  nx /= length;
  ny /= length;
  nz /= length;
  let hidden = 0;
  for (let n = 1; n <= 4; n += 1) {
    const reach = (occlusionReach * n) / 4;
    const open = field(x + nx * reach, y + ny * reach, z + nz * reach);
    hidden += Math.max(0, reach - open) / reach / 4;
  }
  mesh.positions.push(x, y, z);
  mesh.normals.push(nx, ny, nz);
  mesh.colours.push(1, 1, 1);
  mesh.occlusion.push(clamp(1 - hidden * 0.9, 0.15, 1));
};

/** Two triangles that face the way the normals do. */
const addFace = (
  { positions: p, normals: n, triangles, materials }: Mesh,
  a: number,
  b: number,
  c: number,
  d: number,
) => {
  if (a < 0 || b < 0 || c < 0 || d < 0) return;
  const ux = p[c * 3]! - p[a * 3]!;
  const uy = p[c * 3 + 1]! - p[a * 3 + 1]!;
  const uz = p[c * 3 + 2]! - p[a * 3 + 2]!;
  const vx = p[d * 3]! - p[b * 3]!;
  const vy = p[d * 3 + 1]! - p[b * 3 + 1]!;
  const vz = p[d * 3 + 2]! - p[b * 3 + 2]!;
  const facing =
    (uy * vz - uz * vy) * (n[a * 3]! + n[c * 3]!) +
    (uz * vx - ux * vz) * (n[a * 3 + 1]! + n[c * 3 + 1]!) +
    (ux * vy - uy * vx) * (n[a * 3 + 2]! + n[c * 3 + 2]!);
  if (facing < 0) triangles.push(a, c, b, a, d, c);
  else triangles.push(a, b, c, a, c, d);
  materials.push(0, 0);
};

export const meshField = (local: LocalField, options: SurfaceNetOptions): Mesh => {
  const { values, size, fields, blockAt } = sampleField(local, options);
  const [nx, ny, nz] = size;
  const layer = nx * ny;
  const mesh = createMesh();
  const vertexOf = new Int32Array(values.length).fill(-1);
  const cell: Cell = { corners: new Float64Array(8), x: 0, y: 0, z: 0, slopeX: 0, slopeY: 0, slopeZ: 0 };
  let vertices = 0;
  for (let k = 0; k < nz - 1; k += 1)
    for (let j = 0; j < ny - 1; j += 1)
      for (let i = 0; i < nx - 1; i += 1) {
        const field = fields[blockAt(i, j, k)];
        if (!field) {
          // Nothing in the rest of the block.
          i |= blockCells - 1;
          continue;
        }
        const at = k * layer + j * nx + i;
        if (!findCrossing(cell, values, at, nx, layer)) continue;
        addVertex(mesh, field, cell, i, j, k, options);
        vertexOf[at] = vertices++;
      }

  for (let k = 1; k < nz - 1; k += 1)
    for (let j = 1; j < ny - 1; j += 1)
      for (let i = 1; i < nx - 1; i += 1) {
        if (!fields[blockAt(i, j, k)]) {
          i |= blockCells - 1;
          continue;
        }
        const at = k * layer + j * nx + i;
        const isInside = values[at]! < 0;
        const own = vertexOf[at]!;
        if (isInside !== values[at + 1]! < 0)
          addFace(mesh, vertexOf[at - nx - layer]!, vertexOf[at - layer]!, own, vertexOf[at - nx]!);
        if (isInside !== values[at + nx]! < 0)
          addFace(mesh, vertexOf[at - 1 - layer]!, vertexOf[at - 1]!, own, vertexOf[at - layer]!);
        if (isInside !== values[at + layer]! < 0)
          addFace(mesh, vertexOf[at - 1 - nx]!, vertexOf[at - nx]!, own, vertexOf[at - 1]!);
      }
  return mesh;
};
