import { createMesh, type Mesh } from './mesh.ts';

/** Some triangles of a rigid mesh, with the vertices that they use. */
export const copyTriangles = (from: Mesh, triangles: readonly number[]): Mesh => {
  const mesh = createMesh();
  mesh.isTwoSided = from.isTwoSided;
  const numbers = new Map<number, number>();
  for (const triangle of triangles) {
    for (let corner = 0; corner < 3; corner += 1) {
      const vertex = from.triangles[triangle * 3 + corner]!;
      let number = numbers.get(vertex);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(vertex, number);
        for (const list of ['positions', 'normals', 'colours'] as const)
          for (let axis = 0; axis < 3; axis += 1) mesh[list].push(from[list][vertex * 3 + axis]!);
        mesh.occlusion.push(from.occlusion[vertex]!);
      }
      mesh.triangles.push(number);
    }
    mesh.materials.push(from.materials[triangle]!);
  }
  return mesh;
};
