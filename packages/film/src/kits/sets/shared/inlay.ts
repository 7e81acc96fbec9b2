/** Cuts a surface along a line that runs between its vertices: a stream of lava or the edge of a pool without teeth. */

import { type MaterialName, materialNumber } from '../../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import type { Vec3 } from '../../../math/vector.ts';

export type Inlay = {
  /** Above 0 inside; it should change about evenly near 0. */
  field: (x: number, y: number, z: number) => number;
  paint: (x: number, y: number, z: number) => Vec3;
  material: MaterialName;
};

/** Takes the inside out of the mesh and returns it as a mesh of its own. */
export const cutInlay = (mesh: Mesh, { field, paint, material }: Inlay): Mesh => {
  const { positions: p } = mesh;
  const values: number[] = [];
  for (let at = 0; at < p.length; at += 3) values.push(field(p[at]!, p[at + 1]!, p[at + 2]!));
  const inside = createMesh();
  const copies = new Map<number, number>();
  const copy = (vertex: number): number => {
    const known = copies.get(vertex);
    if (known !== undefined) return known;
    const at = vertex * 3;
    const made = inside.occlusion.length;
    for (let axis = 0; axis < 3; axis += 1) {
      inside.positions.push(p[at + axis]!);
      inside.normals.push(mesh.normals[at + axis]!);
    }
    inside.colours.push(...paint(p[at]!, p[at + 1]!, p[at + 2]!));
    inside.occlusion.push(mesh.occlusion[vertex]!);
    copies.set(vertex, made);
    return made;
  };
  const cuts = new Map<string, number>();
  /** The vertex where the line crosses an edge. */
  const cut = (a: number, b: number): number => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const share = values[a]! / (values[a]! - values[b]!);
    for (const list of [mesh.positions, mesh.normals, mesh.colours])
      for (let axis = 0; axis < 3; axis += 1) {
        const from = list[a * 3 + axis]!;
        list.push(from + (list[b * 3 + axis]! - from) * share);
      }
    mesh.occlusion.push(mesh.occlusion[a]! + (mesh.occlusion[b]! - mesh.occlusion[a]!) * share);
    const made = mesh.occlusion.length - 1;
    values.push(0);
    cuts.set(key, made);
    return made;
  };
  const [triangles, materials] = [mesh.triangles, mesh.materials];
  mesh.triangles = [];
  mesh.materials = [];
  const put = (isInside: boolean, corners: readonly number[], outer: number): void => {
    if (isInside) {
      inside.triangles.push(...corners.map(copy));
      inside.materials.push(materialNumber[material]);
    } else {
      mesh.triangles.push(...corners);
      mesh.materials.push(outer);
    }
  };
  for (let n = 0; n < materials.length; n += 1) {
    const corners = triangles.slice(n * 3, n * 3 + 3);
    const isIn = corners.map((vertex) => values[vertex]! > 0);
    const count = isIn.filter(Boolean).length;
    if (count === 0 || count === 3) {
      put(count === 3, corners, materials[n]!);
      continue;
    }
    // The corner that is alone on its side of the line comes first.
    const first = isIn.indexOf(count === 1);
    const [lone, second, third] = [0, 1, 2].map((k) => corners[(first + k) % 3]!) as [number, number, number];
    const [left, right] = [cut(lone, second), cut(lone, third)];
    put(count === 1, [lone, left, right], materials[n]!);
    put(count !== 1, [left, second, third], materials[n]!);
    put(count !== 1, [left, third, right], materials[n]!);
  }
  return inside;
};
