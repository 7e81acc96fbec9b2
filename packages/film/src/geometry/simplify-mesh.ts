/** Fewer triangles for a mesh: vertices that lie in one cell of a grid become one, and triangles without area go. */

import { createMesh, type Mesh, vertexCount } from './mesh.ts';

/** `kept` has, for each vertex of the new mesh, its number in the old one. */
export type SimplifiedMesh = { mesh: Mesh; kept: Uint32Array };

/** 0 to 5: the axis a normal points along most. Sides of a thin thing that look away from each other stay apart. */
const sideOf = (x: number, y: number, z: number): number => {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (ax >= ay && ax >= az) return x < 0 ? 1 : 0;
  if (ay >= az) return y < 0 ? 3 : 2;
  return z < 0 ? 5 : 4;
};

/** Cells along an axis, so that three of them, a side and a bone fit into one whole number. */
const cellLimit = 2 ** 13;
const clampCell = (cell: number) => Math.min(cellLimit - 1, Math.max(0, cell + cellLimit / 2));

/** For each vertex the first one of its cell. Parts of a body that hang on different bones are not joined. */
const joinVertices = ({ positions, normals, bones }: Mesh, cellSize: number): Uint32Array => {
  const joined = new Uint32Array(positions.length / 3);
  // Open addressing, at most half full: a Map of so many numbers takes several times as long.
  const slots = 2 ** Math.ceil(Math.log2(joined.length * 2 + 2));
  const keys = new Float64Array(slots).fill(-1);
  const firsts = new Uint32Array(slots);
  for (let vertex = 0; vertex < joined.length; vertex += 1) {
    const at = vertex * 3;
    let key = 0;
    let hash = 0;
    for (let axis = at; axis < at + 3; axis += 1) {
      const cell = clampCell(Math.round(positions[axis]! / cellSize));
      key = key * cellLimit + cell;
      hash = Math.imul(hash ^ cell, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const side = sideOf(normals[at]!, normals[at + 1]!, normals[at + 2]!);
    const bone = bones.length > 0 ? bones[vertex * 2]! % 256 : 0;
    key = (key * 8 + side) * 256 + bone;
    hash = Math.imul(hash ^ ((bone << 3) | side), 0x85ebca6b);
    let slot = (hash ^ (hash >>> 13)) & (slots - 1);
    while (keys[slot] !== key && keys[slot] !== -1) slot = (slot + 1) & (slots - 1);
    if (keys[slot] === -1) {
      keys[slot] = key;
      firsts[slot] = vertex;
    }
    joined[vertex] = firsts[slot]!;
  }
  return joined;
};

/** How many triangles `simplifyMesh` would leave, without making it. */
export const countSimplified = (mesh: Mesh, cellSize: number): number => {
  const joined = joinVertices(mesh, cellSize);
  const { triangles } = mesh;
  let count = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const a = joined[triangles[at]!]!;
    const b = joined[triangles[at + 1]!]!;
    const c = joined[triangles[at + 2]!]!;
    if (a !== b && b !== c && c !== a) count += 1;
  }
  return count;
};

const copyVertex = (from: Mesh, vertex: number, to: Mesh): void => {
  for (let axis = vertex * 3; axis < vertex * 3 + 3; axis += 1) {
    to.positions.push(from.positions[axis]!);
    to.normals.push(from.normals[axis]!);
    to.colours.push(from.colours[axis]!);
    if (from.rest) to.rest!.push(from.rest[axis]!);
  }
  to.occlusion.push(from.occlusion[vertex]!);
  if (from.bones.length === 0) return;
  to.bones.push(from.bones[vertex * 2]!, from.bones[vertex * 2 + 1]!);
  to.weights.push(from.weights[vertex]!);
};

/** `cellSize` in metres of the model. */
export const simplifyMesh = (from: Mesh, cellSize: number): SimplifiedMesh => {
  const joined = joinVertices(from, cellSize);
  const mesh = createMesh();
  mesh.isTwoSided = from.isTwoSided;
  if (from.rest) mesh.rest = [];
  const number = new Int32Array(vertexCount(from)).fill(-1);
  const kept: number[] = [];
  /** The number of a vertex in the new mesh. */
  const copy = (vertex: number): number => {
    const known = number[vertex]!;
    if (known >= 0) return known;
    const added = kept.push(vertex) - 1;
    number[vertex] = added;
    copyVertex(from, vertex, mesh);
    return added;
  };
  for (let triangle = 0; triangle < from.materials.length; triangle += 1) {
    const a = joined[from.triangles[triangle * 3]!]!;
    const b = joined[from.triangles[triangle * 3 + 1]!]!;
    const c = joined[from.triangles[triangle * 3 + 2]!]!;
    if (a === b || b === c || c === a) continue;
    mesh.triangles.push(copy(a), copy(b), copy(c));
    mesh.materials.push(from.materials[triangle]!);
  }
  return { mesh, kept: Uint32Array.from(kept) };
};
