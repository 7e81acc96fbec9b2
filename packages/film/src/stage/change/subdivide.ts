/** Finer triangles, so that spots, hues and the edge of a change have vertices to lie on: a wall is two triangles large. */

import type { Mesh } from '../../geometry/mesh.ts';
import type { Model } from '../../kits/model.ts';
import type { Vec3 } from '../../math/vector.ts';

/** Longest edge of a triangle, as a share of the model. */
const longestEdge = 1 / 14;
/** A model of more triangles than this is fine enough, or would become too large. */
const mostTriangles = 24_000;

const copyOf = (mesh: Mesh): Mesh => ({
  ...mesh,
  positions: mesh.positions.slice(),
  normals: mesh.normals.slice(),
  colours: mesh.colours.slice(),
  occlusion: mesh.occlusion.slice(),
  triangles: [],
  materials: [],
  ...(mesh.rest && { rest: mesh.rest.slice() }),
});

const middleOf = (mesh: Mesh, a: number, b: number): number => {
  for (const list of [mesh.positions, mesh.normals, mesh.colours, ...(mesh.rest ? [mesh.rest] : [])])
    for (let axis = 0; axis < 3; axis += 1) list.push((list[a * 3 + axis]! + list[b * 3 + axis]!) / 2);
  mesh.occlusion.push((mesh.occlusion[a]! + mesh.occlusion[b]!) / 2);
  return mesh.positions.length / 3 - 1;
};

const pointOf = ({ positions }: Mesh, n: number): Vec3 => [
  positions[n * 3]!,
  positions[n * 3 + 1]!,
  positions[n * 3 + 2]!,
];

const lengthOf = (mesh: Mesh, a: number, b: number) => {
  const [p, q] = [pointOf(mesh, a), pointOf(mesh, b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

/** Each edge that is too long is halved, the longest of a triangle first; neighbours halve the same edge at the same point. */
const subdivideMesh = (source: Mesh, most: number): Mesh => {
  const mesh = copyOf(source);
  const middles = new Map<string, number>();
  const open = Array.from(source.materials, (material, n) => ({
    corners: [0, 1, 2].map((corner) => source.triangles[n * 3 + corner]!) as [number, number, number],
    material,
  }));
  while (open.length > 0) {
    const { corners, material } = open.pop()!;
    const lengths = [0, 1, 2].map((n) => lengthOf(mesh, corners[n]!, corners[(n + 1) % 3]!));
    const longest = Math.max(...lengths);
    if (longest <= most || mesh.materials.length + open.length > mostTriangles) {
      mesh.triangles.push(...corners);
      mesh.materials.push(material);
      continue;
    }
    const at = lengths.indexOf(longest);
    const [a, b, c] = [corners[at]!, corners[(at + 1) % 3]!, corners[(at + 2) % 3]!];
    const key = a < b ? `${a},${b}` : `${b},${a}`;
    const middle = middles.get(key) ?? middleOf(mesh, a, b);
    middles.set(key, middle);
    open.push({ corners: [a, middle, c], material }, { corners: [middle, b, c], material });
  }
  return mesh;
};

/** Of a model without bones and poses of its own, whose vertices nothing else counts. */
export const subdivided = (model: Model): Model => {
  const triangles = model.parts.reduce((sum, { mesh }) => sum + mesh.materials.length, 0);
  if (model.pose || triangles > mostTriangles / 4) return model;
  const most = Math.max(...model.size) * longestEdge;
  return {
    ...model,
    parts: model.parts.map((part) =>
      part.mesh.bones.length > 0 ? part : { ...part, mesh: subdivideMesh(part.mesh, most) },
    ),
  };
};
