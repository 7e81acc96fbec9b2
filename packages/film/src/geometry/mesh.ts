/** Triangles with normals, colours, occlusion, materials and, for bodies that bend, bone weights. */

import type { Vec3 } from '../math/vector.ts';

export type Mesh = {
  /** Three numbers a vertex, metres. */
  positions: number[];
  normals: number[];
  /** Linear light. */
  colours: number[];
  /** How open each vertex is to the sky, 0 to 1. */
  occlusion: number[];
  /** Three vertex numbers a triangle, counter-clockwise seen from outside. */
  triangles: number[];
  /** One number of `materialNumber` a triangle. */
  materials: number[];
  /** Two bone numbers a vertex and the weight of the first; empty for a rigid mesh. */
  bones: number[];
  weights: number[];
  isTwoSided: boolean;
  /** What patterns and pictures stick to, where that is not the positions. */
  rest?: number[];
  /** Where the parts are that have a name of their own, such as `eye` or `handle`. */
  regions?: Region[];
};

/** A box around one named part, and what it is made of: fur around an eye may be within its box. */
export type Region = { name: string; low: Vec3; high: Vec3; materials: number[] };

export const createMesh = (): Mesh => ({
  positions: [],
  normals: [],
  colours: [],
  occlusion: [],
  triangles: [],
  materials: [],
  bones: [],
  weights: [],
  isTwoSided: false,
});

export const vertexCount = (mesh: Mesh) => mesh.positions.length / 3;

const lists = ['positions', 'normals', 'colours', 'occlusion', 'materials', 'bones', 'weights'] as const;

/** Adds `more` to `mesh`. Both must have bones, or neither. */
export const appendMesh = (mesh: Mesh, more: Mesh): Mesh => {
  const offset = vertexCount(mesh);
  for (const list of lists) for (const value of more[list]) mesh[list].push(value);
  for (const vertex of more.triangles) mesh.triangles.push(vertex + offset);
  mesh.isTwoSided ||= more.isTwoSided;
  if (more.regions) mesh.regions = [...(mesh.regions ?? []), ...more.regions];
  return mesh;
};
