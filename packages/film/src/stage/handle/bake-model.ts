/** A model as one rigid mesh in a space of our own, so that it can be cut, bent and moved piece by piece. */

import { createMesh, type Mesh } from '../../geometry/mesh.ts';
import { type Model, poseAtRest } from '../../kits/model.ts';
import {
  identity,
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  transformDirection,
  transformPoint,
  translation,
} from '../../math/matrix.ts';
import { normalize, type Vec3 } from '../../math/vector.ts';

export type Box = { low: Vec3; high: Vec3 };

export const boxOf = ({ positions }: Mesh): Box => {
  const low: Vec3 = [Infinity, Infinity, Infinity];
  const high: Vec3 = [-Infinity, -Infinity, -Infinity];
  for (let n = 0; n < positions.length; n += 1) {
    const axis = n % 3;
    low[axis] = Math.min(low[axis]!, positions[n]!);
    high[axis] = Math.max(high[axis]!, positions[n]!);
  }
  return { low, high };
};

/** Skinned parts have no place at rest that a matrix says; null where nothing else is left. */
export const bakeModel = (model: Model, place: Matrix = identity()): Mesh | null => {
  const mesh = createMesh();
  const pose = model.pose?.(poseAtRest);
  for (const part of model.parts) {
    const posed = pose?.parts[part.name];
    if (posed === null || Array.isArray(posed) || part.mesh.bones.length > 0) continue;
    const isBent = posed instanceof Float32Array;
    const at = posed && !isBent ? multiply(place, posed) : place;
    const from = isBent ? posed : part.mesh.positions;
    const first = mesh.positions.length / 3;
    for (let n = 0; n < from.length; n += 3) {
      mesh.positions.push(...transformPoint(at, [from[n]!, from[n + 1]!, from[n + 2]!]));
      const { normals } = part.mesh;
      mesh.normals.push(
        ...normalize(transformDirection(at, [normals[n]!, normals[n + 1]!, normals[n + 2]!])),
      );
    }
    for (const colour of part.mesh.colours) mesh.colours.push(colour);
    for (const open of part.mesh.occlusion) mesh.occlusion.push(open);
    for (const vertex of part.mesh.triangles) mesh.triangles.push(vertex + first);
    for (const material of part.mesh.materials) mesh.materials.push(material);
    mesh.isTwoSided ||= part.mesh.isTwoSided;
  }
  return mesh.positions.length > 0 ? mesh : null;
};

/** Flat and modelled upright: it lies on its back. */
const isSheet = (width: number, tall: number, depth: number) => Math.min(width, tall) > depth * 4;

/** Standing on y = 0 about the origin; laid down, its longest side is along x. */
export const layAcross = (model: Model, scale: number, isLaid: boolean): Mesh | null => {
  const plain = bakeModel(model, scaling(scale));
  if (!plain) return null;
  const { low, high } = boxOf(plain);
  const [width, tall, depth] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const turn = isSheet(width, tall, depth)
    ? rotationX(-Math.PI / 2)
    : !isLaid
      ? identity()
      : tall > Math.max(width, depth) * 1.15
        ? rotationZ(-Math.PI / 2)
        : depth > width * 1.15
          ? rotationY(Math.PI / 2)
          : identity();
  const turned = bakeModel(model, multiply(turn, scaling(scale)))!;
  const box = boxOf(turned);
  const middle = (axis: 0 | 2) => -(box.low[axis] + box.high[axis]) / 2;
  return bakeModel(model, multiply(translation(middle(0), -box.low[1], middle(2)), turn, scaling(scale)));
};
