/** An animal that behaves as a person does: its head, its tail and its coat, to be put on a body that stands upright. */

import type { MaterialName } from '../../../geometry/materials.ts';
import { createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { type Matrix, transformDirection, transformPoint } from '../../../math/matrix.ts';
import { normalize, type Vec3 } from '../../../math/vector.ts';
import type { Region } from './coat.ts';

/** A place on an upright body: across (left is positive), from hip 0 to shoulder 1, and from back -1 to belly 1. */
export type BodyPlace = {
  part: 'trunk' | 'arm' | 'leg' | 'paw' | 'neck';
  across: number;
  along: number;
  front: number;
};

/** Where the coat of a part of an upright body is on the animal's own. */
export const regionOfPart: Record<BodyPlace['part'], Region> = {
  trunk: 'body',
  arm: 'leg',
  leg: 'leg',
  paw: 'foot',
  neck: 'neck',
};

export type AnimalCharacter = {
  /** In metres around the middle of the head, facing +z; the radius of the skull, and from its middle to the nose or beak. */
  head: Mesh[];
  radius: number;
  nose: Vec3;
  lids: Mesh | null;
  /** From its root, pointing to -z, in metres of an animal `height` metres tall. */
  tail: Mesh[];
  height: number;
  /** 0 as slim as a greyhound, 1 as round as a bear. */
  girth: number;
  /** Thickness of arms and legs beside those of other animals upright. */
  limb?: number;
  /** Length of the hair on the body, in shares of its height; 0: none. */
  fur: number;
  /** What the bare body is made of, where it is no fur. */
  material?: MaterialName;
  coatAt: (place: BodyPlace) => Vec3;
};

/** The triangles of a mesh whose vertices all pass. */
export const partOfMesh = (mesh: Mesh, keeps: (vertex: number) => boolean): Mesh => {
  const out = createMesh();
  out.isTwoSided = mesh.isTwoSided;
  const renamed = new Map<number, number>();
  const copy = (vertex: number): number => {
    const known = renamed.get(vertex);
    if (known !== undefined) return known;
    const number = renamed.size;
    renamed.set(vertex, number);
    for (const list of ['positions', 'normals', 'colours'] as const)
      out[list].push(mesh[list][vertex * 3]!, mesh[list][vertex * 3 + 1]!, mesh[list][vertex * 3 + 2]!);
    out.occlusion.push(mesh.occlusion[vertex]!);
    if (mesh.bones.length > 0) {
      out.bones.push(mesh.bones[vertex * 2]!, mesh.bones[vertex * 2 + 1]!);
      out.weights.push(mesh.weights[vertex]!);
    }
    return number;
  };
  for (let n = 0; n < mesh.materials.length; n += 1) {
    const [a, b, c] = [mesh.triangles[n * 3]!, mesh.triangles[n * 3 + 1]!, mesh.triangles[n * 3 + 2]!];
    if (!keeps(a) || !keeps(b) || !keeps(c)) continue;
    out.triangles.push(copy(a), copy(b), copy(c));
    out.materials.push(mesh.materials[n]!);
  }
  return out;
};

/** Moves a mesh where it is. */
export const moveMesh = (mesh: Mesh, matrix: Matrix): Mesh => {
  for (let n = 0; n < mesh.positions.length; n += 3) {
    const at = (list: number[]): Vec3 => [list[n]!, list[n + 1]!, list[n + 2]!];
    const point = transformPoint(matrix, at(mesh.positions));
    const normal = normalize(transformDirection(matrix, at(mesh.normals)));
    for (let axis = 0; axis < 3; axis += 1) {
      mesh.positions[n + axis] = point[axis]!;
      mesh.normals[n + axis] = normal[axis]!;
    }
  }
  return mesh;
};

/** Binds a mesh to one bone. */
export const bindToBone = (mesh: Mesh, bone: number): Mesh => {
  const count = mesh.positions.length / 3;
  mesh.bones = Array.from({ length: count * 2 }, () => bone);
  mesh.weights = Array.from({ length: count }, () => 1);
  return mesh;
};
