/** A model cut into patches that are shown or hidden one by one, so that it can come, go or give way to another. */

import { createMesh, type Mesh } from '../../geometry/mesh.ts';
import type { Model, Part, Pose } from '../../kits/model.ts';
import { type Matrix, multiply, transformPoint } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import type { Vec3 } from '../../math/vector.ts';

export const patchCount = 24;

type Patch = { name: string; from: string; at: number; vertices: Int32Array; buffer: Float32Array };

export type PatchedModel = {
  parts: Part[];
  /** The parts of a pose of the whole model, moved by `place`; patches that `isShown` denies are hidden. */
  show: (own: Pose['parts'], place: Matrix, isShown: (patch: number) => boolean) => Pose['parts'];
};

const lists = ['positions', 'normals', 'colours'] as const;

export const copyTriangles = (from: Mesh, triangles: number[]) => {
  const mesh = createMesh();
  mesh.isTwoSided = from.isTwoSided;
  if (from.rest) mesh.rest = [];
  if (from.regions) mesh.regions = from.regions;
  const numbers = new Map<number, number>();
  for (const triangle of triangles) {
    for (let corner = triangle * 3; corner < triangle * 3 + 3; corner += 1) {
      const vertex = from.triangles[corner]!;
      let number = numbers.get(vertex);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(vertex, number);
        for (let axis = vertex * 3; axis < vertex * 3 + 3; axis += 1) {
          for (const list of lists) mesh[list].push(from[list][axis]!);
          if (from.rest) mesh.rest!.push(from.rest[axis]!);
        }
        mesh.occlusion.push(from.occlusion[vertex]!);
        if (from.bones.length > 0) {
          mesh.bones.push(from.bones[vertex * 2]!, from.bones[vertex * 2 + 1]!);
          mesh.weights.push(from.weights[vertex]!);
        }
      }
      mesh.triangles.push(number);
    }
    mesh.materials.push(from.materials[triangle]!);
  }
  return { mesh, vertices: Int32Array.from(numbers.keys()) };
};

const centreOf = (mesh: Mesh, triangle: number): Vec3 => {
  const centre: Vec3 = [0, 0, 0];
  for (let corner = triangle * 3; corner < triangle * 3 + 3; corner += 1)
    for (let axis = 0; axis < 3; axis += 1)
      centre[axis]! += mesh.positions[mesh.triangles[corner]! * 3 + axis]! / 3;
  return centre;
};

/** Which share of the model a point belongs to: from the top down or from the front back, with a ragged edge. */
const orderOf =
  ({ size }: Model) =>
  (x: number, y: number, z: number): number => {
    const [width, height, length] = size;
    const reach = Math.max(width, height, length) || 1;
    const way = height >= length ? 1 - y / (height || 1) : 0.5 - z / length;
    const cell = 7 / reach;
    return Math.min(
      0.999,
      Math.max(0, way * 0.72 + 0.14 + 0.5 * (noise(x * cell, y * cell, z * cell) - 0.5)),
    );
  };

const movePositions = (positions: ArrayLike<number>, place: Matrix, out: Float32Array) => {
  for (let n = 0; n < out.length; n += 3) {
    const point: Vec3 = transformPoint(place, [positions[n]!, positions[n + 1]!, positions[n + 2]!]);
    out[n] = point[0];
    out[n + 1] = point[1];
    out[n + 2] = point[2];
  }
};

/** The share of a change, 0 to 1, at which what is at a point gives way. */
export type PatchOrder = (x: number, y: number, z: number) => number;

export const cutIntoPatches = (
  model: Model,
  prefix: string,
  order: PatchOrder = orderOf(model),
): PatchedModel => {
  const reach = Math.max(...model.size);
  const parts: Part[] = [];
  const patches: Patch[] = [];
  for (const part of model.parts) {
    const { mesh } = part;
    const groups = Array.from({ length: patchCount }, (): number[] => []);
    for (let triangle = 0; triangle * 3 < mesh.triangles.length; triangle += 1) {
      groups[Math.floor((order(...centreOf(mesh, triangle)) || 0) * patchCount)]!.push(triangle);
    }
    for (const [at, triangles] of groups.entries()) {
      if (triangles.length === 0) continue;
      const { mesh: patch, vertices } = copyTriangles(mesh, triangles);
      const name = `${prefix}${part.name}:${at}`;
      parts.push({ reach, ...part, name, mesh: patch });
      patches.push({ name, from: part.name, at, vertices, buffer: new Float32Array(vertices.length * 3) });
    }
  }
  const show: PatchedModel['show'] = (own, place, isShown) => {
    const shown: Pose['parts'] = {};
    for (const { name, from, at, vertices, buffer } of patches) {
      const whole = own[from];
      if (whole === null || !isShown(at)) shown[name] = null;
      else if (whole === undefined) shown[name] = place;
      else if (whole instanceof Float32Array) {
        for (const [n, vertex] of vertices.entries())
          for (let axis = 0; axis < 3; axis += 1) buffer[n * 3 + axis] = whole[vertex * 3 + axis]!;
        movePositions(buffer, place, buffer);
        shown[name] = buffer;
      } else if (Array.isArray(whole)) shown[name] = whole.map((bone) => multiply(place, bone));
      else shown[name] = multiply(place, whole);
    }
    return shown;
  };
  return { parts, show };
};

/** The model in groups of triangles that are moved apart; `place` gives null for a group that stays. */
export const splitModel = (model: Model, groupOf: (centre: Vec3) => number) => {
  const parts: Part[] = [];
  const pieces: Omit<Patch, 'buffer'>[] = [];
  for (const part of model.parts) {
    const { mesh } = part;
    const groups = new Map<number, number[]>();
    for (let triangle = 0; triangle * 3 < mesh.triangles.length; triangle += 1) {
      const group = groupOf(centreOf(mesh, triangle));
      const list = groups.get(group);
      if (list) list.push(triangle);
      else groups.set(group, [triangle]);
    }
    for (const [at, triangles] of groups) {
      const { mesh: piece, vertices } = copyTriangles(mesh, triangles);
      piece.isTwoSided = true;
      const name = `${part.name}|${at}`;
      parts.push({ ...part, name, mesh: piece });
      pieces.push({ name, from: part.name, at, vertices });
    }
  }
  const place = (own: Pose['parts'], placeOf: (group: number) => Matrix | null): Pose['parts'] => {
    const placed: Pose['parts'] = {};
    for (const { name, from, at } of pieces) {
      const whole = own[from];
      const moved = placeOf(at);
      if (whole === null || whole instanceof Float32Array || Array.isArray(whole)) placed[name] = null;
      else if (whole) placed[name] = moved ? multiply(moved, whole) : whole;
      else if (moved) placed[name] = moved;
    }
    return placed;
  };
  return { parts, place };
};
