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
  const firstOfCell = new Map<number, number>();
  for (let vertex = 0; vertex < joined.length; vertex += 1) {
    const at = vertex * 3;
    let key = 0;
    for (let axis = at; axis < at + 3; axis += 1)
      key = key * cellLimit + clampCell(Math.round(positions[axis]! / cellSize));
    key = key * 8 + sideOf(normals[at]!, normals[at + 1]!, normals[at + 2]!);
    key = key * 256 + (bones.length > 0 ? bones[vertex * 2]! % 256 : 0);
    const first = firstOfCell.get(key);
    if (first === undefined) firstOfCell.set(key, vertex);
    joined[vertex] = first ?? vertex;
  }
  return joined;
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
