/** All triangles of a film in flat arrays: still things are written once, moving ones again for every frame. */

import { type Mesh, vertexCount } from '../geometry/mesh.ts';
import { determinant, identity, type Matrix } from '../math/matrix.ts';
import { sortTriangles } from './sort-triangles.ts';
import type { Picture } from './world-arrays.ts';

/** Bits of `flags`, one byte a triangle. */
export const triangleFlags = {
  twoSided: 1,
  castsNoShadow: 2,
  notMirrored: 4,
  /** Parts of one body: no edge is drawn between its triangles. */ merged: 8,
} as const;

export type Item = {
  firstVertex: number;
  vertices: number;
  firstTriangle: number;
  triangles: number;
  mesh: Mesh;
};

type Flat = Float32Array | Uint32Array | Uint16Array | Uint8Array;

/** In shared memory: threads that draw read the world where it is. */
const shared = <T extends Flat>(type: new (buffer: SharedArrayBuffer) => T, bytes: number): T =>
  new type(new SharedArrayBuffer(bytes));

const grown = <T extends Flat>(array: T, length: number): T => {
  if (array.length >= length) return array;
  const type = array.constructor as new (buffer: SharedArrayBuffer) => T;
  const larger = shared(type, Math.ceil(length * 1.4) * array.BYTES_PER_ELEMENT);
  larger.set(array);
  return larger;
};

/** A point moved by the rows of a matrix: as numbers, which are faster than a list in a loop over all vertices of a frame. */
const writePoint = (
  out: Float32Array,
  to: number,
  points: ArrayLike<number>,
  from: number,
  m0: number,
  m1: number,
  m2: number,
  m3: number,
  m4: number,
  m5: number,
  m6: number,
  m7: number,
  m8: number,
  m9: number,
  m10: number,
  m11: number,
): void => {
  const x = points[from]!;
  const y = points[from + 1]!;
  const z = points[from + 2]!;
  out[to] = m0 * x + m1 * y + m2 * z + m3;
  out[to + 1] = m4 * x + m5 * y + m6 * z + m7;
  out[to + 2] = m8 * x + m9 * y + m10 * z + m11;
};

export class World {
  vertices = 0;
  triangles = 0;
  /** Everything before these stands still. */
  stillVertices = 0;
  stillTriangles = 0;
  #objects = 0;

  positions = shared(Float32Array, 1_200_000);
  normals = shared(Float32Array, 1_200_000);
  colours = shared(Float32Array, 1_200_000);
  /** Positions in the model's rest pose: patterns of materials stick to these. */
  rest = shared(Float32Array, 1_200_000);
  occlusion = shared(Float32Array, 400_000);
  indexes = shared(Uint32Array, 2_400_000);
  materials = shared(Uint8Array, 200_000);
  flags = shared(Uint8Array, 200_000);
  /** Number of the thing a triangle belongs to; 0 is nothing. */
  objects = shared(Uint16Array, 400_000);
  /** Pictures of the material `picture`, by number. */
  pictures: Picture[] = [];
  /** In the order of their vertices and triangles. */
  readonly items: Item[] = [];

  /** All still things first, then `freeze()`, then the moving ones. Returns where the mesh lies. */
  add(mesh: Mesh, matrix: Matrix = identity(), flags = 0, object = ++this.#objects): Item {
    const vertices = vertexCount(mesh);
    const triangles = mesh.triangles.length / 3;
    const item: Item = {
      firstVertex: this.vertices,
      vertices,
      firstTriangle: this.triangles,
      triangles,
      mesh,
    };
    this.#grow(this.vertices + vertices, this.triangles + triangles);
    this.colours.set(mesh.colours, this.vertices * 3);
    this.rest.set(mesh.rest ?? mesh.positions, this.vertices * 3);
    this.occlusion.set(mesh.occlusion, this.vertices);
    for (let at = 0; at < triangles * 3; at += 1) {
      this.indexes[this.triangles * 3 + at] = mesh.triangles[at]! + this.vertices;
    }
    const end = this.triangles + triangles;
    this.materials.set(mesh.materials, this.triangles);
    this.flags.fill(flags | (mesh.isTwoSided ? triangleFlags.twoSided : 0), this.triangles, end);
    this.objects.fill(object, this.triangles, end);
    this.vertices += vertices;
    this.triangles = end;
    this.place(item, matrix);
    this.items.push(item);
    return item;
  }

  /** A number for several meshes that are one thing. */
  nextObject(): number {
    this.#objects += 1;
    return this.#objects;
  }

  /** From here on what was added stays as it is; its triangles may get other numbers. */
  freeze(): void {
    sortTriangles(this, this.triangles);
    this.stillVertices = this.vertices;
    this.stillTriangles = this.triangles;
  }

  place(item: Item, m: Matrix): void {
    const { positions: p, normals: n } = item.mesh;
    const { positions: outP, normals: outN } = this;
    const size = 1 / Math.cbrt(Math.abs(determinant(m)) || 1);
    const m0 = m[0]!;
    const m1 = m[1]!;
    const m2 = m[2]!;
    const m3 = m[3]!;
    const m4 = m[4]!;
    const m5 = m[5]!;
    const m6 = m[6]!;
    const m7 = m[7]!;
    const m8 = m[8]!;
    const m9 = m[9]!;
    const m10 = m[10]!;
    const m11 = m[11]!;
    for (let from = 0, to = item.firstVertex * 3; from < item.vertices * 3; from += 3, to += 3) {
      writePoint(outP, to, p, from, m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11);
      const a = n[from]!;
      const b = n[from + 1]!;
      const c = n[from + 2]!;
      outN[to] = (m0 * a + m1 * b + m2 * c) * size;
      outN[to + 1] = (m4 * a + m5 * b + m6 * c) * size;
      outN[to + 2] = (m8 * a + m9 * b + m10 * c) * size;
    }
  }

  /** Puts a thing where nobody sees it, without changing how many triangles there are. */
  hide(item: Item): void {
    this.positions.fill(-1e6, item.firstVertex * 3, (item.firstVertex + item.vertices) * 3);
  }

  /** Linear blend skinning, two bones a vertex. */
  skin(item: Item, bones: Matrix[]): void {
    const { positions: p, normals: n, bones: numbers, weights } = item.mesh;
    const { positions: outP, normals: outN } = this;
    const flat = new Float64Array(bones.length * 12);
    for (let bone = 0; bone < bones.length; bone += 1) {
      for (let k = 0; k < 12; k += 1) flat[bone * 12 + k] = bones[bone]![k]!;
    }
    for (let vertex = 0; vertex < item.vertices; vertex += 1) {
      const a = numbers[vertex * 2]! * 12;
      const b = numbers[vertex * 2 + 1]! * 12;
      const weight = weights[vertex]!;
      const rest = 1 - weight;
      const m0 = a === b ? flat[a + 0]! : flat[a + 0]! * weight + flat[b + 0]! * rest;
      const m1 = a === b ? flat[a + 1]! : flat[a + 1]! * weight + flat[b + 1]! * rest;
      const m2 = a === b ? flat[a + 2]! : flat[a + 2]! * weight + flat[b + 2]! * rest;
      const m3 = a === b ? flat[a + 3]! : flat[a + 3]! * weight + flat[b + 3]! * rest;
      const m4 = a === b ? flat[a + 4]! : flat[a + 4]! * weight + flat[b + 4]! * rest;
      const m5 = a === b ? flat[a + 5]! : flat[a + 5]! * weight + flat[b + 5]! * rest;
      const m6 = a === b ? flat[a + 6]! : flat[a + 6]! * weight + flat[b + 6]! * rest;
      const m7 = a === b ? flat[a + 7]! : flat[a + 7]! * weight + flat[b + 7]! * rest;
      const m8 = a === b ? flat[a + 8]! : flat[a + 8]! * weight + flat[b + 8]! * rest;
      const m9 = a === b ? flat[a + 9]! : flat[a + 9]! * weight + flat[b + 9]! * rest;
      const m10 = a === b ? flat[a + 10]! : flat[a + 10]! * weight + flat[b + 10]! * rest;
      const m11 = a === b ? flat[a + 11]! : flat[a + 11]! * weight + flat[b + 11]! * rest;
      const from = vertex * 3;
      const to = (item.firstVertex + vertex) * 3;
      writePoint(outP, to, p, from, m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11);
      const nx = n[from]!;
      const ny = n[from + 1]!;
      const nz = n[from + 2]!;
      outN[to] = m0 * nx + m1 * ny + m2 * nz;
      outN[to + 1] = m4 * nx + m5 * ny + m6 * nz;
      outN[to + 2] = m8 * nx + m9 * ny + m10 * nz;
    }
  }

  /** New vertex positions in model space, normals from the moved triangles: cloth, flags, water. */
  deform(item: Item, positions: Float32Array, m: Matrix): void {
    const { positions: out } = this;
    for (let from = 0, to = item.firstVertex * 3; from < item.vertices * 3; from += 3, to += 3) {
      const x = positions[from]!;
      const y = positions[from + 1]!;
      const z = positions[from + 2]!;
      out[to] = m[0]! * x + m[1]! * y + m[2]! * z + m[3]!;
      out[to + 1] = m[4]! * x + m[5]! * y + m[6]! * z + m[7]!;
      out[to + 2] = m[8]! * x + m[9]! * y + m[10]! * z + m[11]!;
    }
    this.#recomputeNormals(item);
  }

  #recomputeNormals(item: Item): void {
    const { positions: p, normals: n, indexes } = this;
    const start = item.firstVertex * 3;
    const end = (item.firstVertex + item.vertices) * 3;
    n.fill(0, start, end);
    for (let at = item.firstTriangle * 3; at < (item.firstTriangle + item.triangles) * 3; at += 3) {
      const [a, b, c] = [indexes[at]! * 3, indexes[at + 1]! * 3, indexes[at + 2]! * 3];
      const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
      const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
      const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      for (let corner = at; corner < at + 3; corner += 1) {
        const to = indexes[corner]! * 3;
        n[to]! += x;
        n[to + 1]! += y;
        n[to + 2]! += z;
      }
    }
    for (let at = start; at < end; at += 3) {
      const size = 1 / (Math.sqrt(n[at]! ** 2 + n[at + 1]! ** 2 + n[at + 2]! ** 2) || 1);
      n[at]! *= size;
      n[at + 1]! *= size;
      n[at + 2]! *= size;
    }
  }

  /** Nothing is in it any more, and it takes no memory. */
  clear(): void {
    this.vertices = 0;
    this.triangles = 0;
    this.stillVertices = 0;
    this.stillTriangles = 0;
    this.items.length = 0;
    this.pictures.length = 0;
    for (const name of ['positions', 'normals', 'colours', 'rest', 'occlusion'] as const)
      this[name] = shared(Float32Array, 0);
    for (const name of ['materials', 'flags'] as const) this[name] = shared(Uint8Array, 0);
    this.indexes = shared(Uint32Array, 0);
    this.objects = shared(Uint16Array, 0);
  }

  #grow(vertices: number, triangles: number): void {
    this.positions = grown(this.positions, vertices * 3);
    this.normals = grown(this.normals, vertices * 3);
    this.colours = grown(this.colours, vertices * 3);
    this.rest = grown(this.rest, vertices * 3);
    this.occlusion = grown(this.occlusion, vertices);
    this.indexes = grown(this.indexes, triangles * 3);
    this.materials = grown(this.materials, triangles);
    this.flags = grown(this.flags, triangles);
    this.objects = grown(this.objects, triangles);
  }
}
