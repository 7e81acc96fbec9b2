/** The upper half of a person, for beings that are something else below. */

import { appendMesh, createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { type Matrix, multiply, transformPoint, translation } from '../../../math/matrix.ts';
import type { Model, Pose } from '../../model.ts';

/** Triangles that belong to some bones are dropped. */
export const withoutBones = (mesh: Mesh, isDropped: (bone: number) => boolean): Mesh => {
  const triangles: number[] = [];
  const materials: number[] = [];
  for (let n = 0; n < mesh.materials.length; n += 1) {
    const corners = [0, 1, 2].map((k) => mesh.triangles[n * 3 + k]!);
    if (corners.every((vertex) => isDropped(mesh.bones[vertex * 2]!))) continue;
    triangles.push(...corners);
    materials.push(mesh.materials[n]!);
  }
  return { ...appendMesh(createMesh(), mesh), triangles, materials };
};

// Order of bones of a person: six of the trunk, then thirteen a side with the leg at places 3 to 6.
export const isLeg = (bone: number) => bone >= 6 && [3, 4, 5, 6].includes((bone - 6) % 13);

const shift = (place: Matrix, part: Pose['parts'][string]): Pose['parts'][string] => {
  if (part === null) return null;
  if (part instanceof Float32Array) {
    const out = new Float32Array(part.length);
    for (let at = 0; at < part.length; at += 3)
      out.set(transformPoint(place, [part[at]!, part[at + 1]!, part[at + 2]!]), at);
    return out;
  }
  return Array.isArray(part) ? part.map((bone) => multiply(place, bone)) : multiply(place, part);
};

/** The pose of a person's parts, moved as a whole. */
export const moveParts = (person: Model, { parts }: Pose, place: Matrix): Pose['parts'] =>
  Object.fromEntries(
    person.parts.map(({ name }) => [name, shift(place, parts[name] ?? translation(0, 0, 0))]),
  );
