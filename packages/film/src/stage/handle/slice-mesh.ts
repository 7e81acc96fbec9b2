/** The part of a mesh between two planes across x, closed where it was cut. */

import { materialNumber } from '../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../geometry/mesh.ts';
import { lerp } from '../../math/interpolate.ts';
import type { Vec3 } from '../../math/vector.ts';

/** Position, normal, colour and occlusion of a vertex. */
type Corner = number[];

const cornerOf = (mesh: Mesh, vertex: number): Corner => [
  ...mesh.positions.slice(vertex * 3, vertex * 3 + 3),
  ...mesh.normals.slice(vertex * 3, vertex * 3 + 3),
  ...mesh.colours.slice(vertex * 3, vertex * 3 + 3),
  mesh.occlusion[vertex]!,
];

/** What of a polygon is on one side of a plane; where it is cut, the new corners are noted. */
const clip = (polygon: Corner[], at: number, side: 1 | -1, rim: Vec3[]): Corner[] => {
  const kept: Corner[] = [];
  for (const [n, corner] of polygon.entries()) {
    const next = polygon[(n + 1) % polygon.length]!;
    const [here, there] = [(corner[0]! - at) * side, (next[0]! - at) * side];
    if (here >= 0) kept.push(corner);
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    const cut = corner.map((value, axis) => lerp(value, next[axis]!, share));
    kept.push(cut);
    rim.push([cut[0]!, cut[1]!, cut[2]!]);
  }
  return kept;
};

const addVertex = (mesh: Mesh, corner: Corner): number => {
  mesh.positions.push(corner[0]!, corner[1]!, corner[2]!);
  mesh.normals.push(corner[3]!, corner[4]!, corner[5]!);
  mesh.colours.push(corner[6]!, corner[7]!, corner[8]!);
  mesh.occlusion.push(corner[9]!);
  return mesh.occlusion.length - 1;
};

/** A fan about the middle of the cut, its corners in the order of their angles. */
const addCap = (mesh: Mesh, rim: readonly Vec3[], facing: 1 | -1, colour: Vec3): void => {
  if (rim.length < 3) return;
  const middle = rim
    .reduce<Vec3>((sum, [x, y, z]) => [sum[0] + x, sum[1] + y, sum[2] + z], [0, 0, 0])
    .map((value) => value / rim.length);
  const angle = ([, y, z]: Vec3) => Math.atan2(z - middle[2]!, y - middle[1]!) * facing;
  const corners = rim.toSorted((a, b) => angle(a) - angle(b));
  const vertices = [middle, ...corners].map((at) => addVertex(mesh, [...at, facing, 0, 0, ...colour, 1]));
  for (let n = 1; n < vertices.length; n += 1) {
    mesh.triangles.push(vertices[0]!, vertices[n]!, vertices[(n % corners.length) + 1]!);
    mesh.materials.push(materialNumber.satin);
  }
};

/** `flesh`: the colour of the cut. */
export const sliceMesh = (mesh: Mesh, from: number, to: number, flesh: Vec3): Mesh => {
  const slice = createMesh();
  slice.isTwoSided = mesh.isTwoSided;
  const rims: [Vec3[], Vec3[]] = [[], []];
  for (const [triangle, material] of mesh.materials.entries()) {
    const vertices = mesh.triangles.slice(triangle * 3, triangle * 3 + 3);
    const reach = vertices.map((vertex) => mesh.positions[vertex * 3]!);
    if (Math.max(...reach) < from || Math.min(...reach) > to) continue;
    const whole = vertices.map((vertex) => cornerOf(mesh, vertex));
    const kept = clip(clip(whole, from, 1, rims[0]), to, -1, rims[1]);
    if (kept.length < 3) continue;
    const added = kept.map((corner) => addVertex(slice, corner));
    for (let n = 2; n < added.length; n += 1) {
      slice.triangles.push(added[0]!, added[n - 1]!, added[n]!);
      slice.materials.push(material);
    }
  }
  addCap(slice, rims[0], -1, flesh);
  addCap(slice, rims[1], 1, flesh);
  return slice;
};
