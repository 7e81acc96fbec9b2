/** Low poly: smooth surfaces with many small triangles become few large ones, by joining vertices that lie close at rest. */

import type { WorldArrays } from '../render/world-arrays.ts';

/** Triangles for each vertex: two on a closed smooth surface, less where every face has corners of its own. */
const smoothRatio = 1.35;
const fewTriangles = 120;
/** Size of a cell in mean edges. */
const cellEdges = 4.5;

type Group = { triangles: number[]; vertices: Set<number> };

const groupByObject = (world: WorldArrays): Map<number, Group> => {
  const groups = new Map<number, Group>();
  for (let t = 0; t < world.triangles; t += 1) {
    const object = world.objects[t]!;
    let group = groups.get(object);
    if (!group) {
      group = { triangles: [], vertices: new Set() };
      groups.set(object, group);
    }
    group.triangles.push(t);
    for (let k = 0; k < 3; k += 1) group.vertices.add(world.indexes[t * 3 + k]!);
  }
  return groups;
};

const meanEdge = ({ indexes, rest }: WorldArrays, triangles: number[]): number => {
  let sum = 0;
  for (const t of triangles) {
    const [a, b] = [indexes[t * 3]! * 3, indexes[t * 3 + 1]! * 3];
    sum += Math.hypot(rest[a]! - rest[b]!, rest[a + 1]! - rest[b + 1]!, rest[a + 2]! - rest[b + 2]!);
  }
  return sum / triangles.length;
};

/** Indexes with as many triangles as before; those that vanish have three equal corners. */
export const clusterVertices = (world: WorldArrays): Uint32Array => {
  const indexes = world.indexes.slice(0, world.triangles * 3);
  for (const { triangles, vertices } of groupByObject(world).values()) {
    if (triangles.length < fewTriangles || triangles.length / vertices.size < smoothRatio) continue;
    const cell = meanEdge(world, triangles) * cellEdges;
    const first = new Map<string, number>();
    const joined = new Map<number, number>();
    for (const vertex of vertices) {
      const key = [0, 1, 2].map((k) => Math.round(world.rest[vertex * 3 + k]! / cell)).join();
      const known = first.get(key);
      if (known === undefined) first.set(key, vertex);
      joined.set(vertex, known ?? vertex);
    }
    for (const t of triangles) {
      for (let k = 0; k < 3; k += 1) indexes[t * 3 + k] = joined.get(indexes[t * 3 + k]!)!;
    }
  }
  return indexes;
};
