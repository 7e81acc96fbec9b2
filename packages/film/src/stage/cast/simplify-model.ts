/** A model with fewer triangles, for one of many or one that is far away. It is posed as before. */

import { simplifyMesh } from '../../geometry/simplify-mesh.ts';
import type { Model, Part, Pose } from '../../kits/model.ts';

export const countTriangles = ({ parts }: Model): number =>
  parts.reduce((sum, { mesh }) => sum + mesh.materials.length, 0);

/** Cells along the longest side of a model, finest first: each step has about half the triangles of the one before. */
const resolutions = [256, 180, 128, 90, 64, 45, 32, 22, 16, 11, 8, 5];

const pick = (positions: Float32Array, kept: Uint32Array): Float32Array => {
  const picked = new Float32Array(kept.length * 3);
  for (let vertex = 0; vertex < kept.length; vertex += 1)
    for (let axis = 0; axis < 3; axis += 1) picked[vertex * 3 + axis] = positions[kept[vertex]! * 3 + axis]!;
  return picked;
};

const atResolution = (model: Model, cells: number): Model => {
  const reach = Math.max(...model.size);
  const keptOf = new Map<string, Uint32Array>();
  const parts = model.parts.map((part): Part => {
    // The shape of a picture is its outline.
    if (part.picture) return part;
    const { mesh, kept } = simplifyMesh(part.mesh, Math.max(1e-4, part.reach ?? reach) / cells);
    keptOf.set(part.name, kept);
    return { ...part, mesh };
  });
  const { pose } = model;
  if (!pose) return { ...model, parts };
  return {
    ...model,
    parts,
    pose: (input): Pose => {
      const posed = pose(input);
      // A part that bends freely is posed vertex by vertex.
      const bent = Object.entries(posed.parts).map(([name, part]) => {
        const kept = part instanceof Float32Array && keptOf.get(name);
        return [name, kept ? pick(part, kept) : part];
      });
      return { ...posed, parts: Object.fromEntries(bent) };
    },
  };
};

/** The finest version with at most so many triangles; the coarsest there is where none is coarse enough. */
export const simplifyModel = (model: Model, mostTriangles: number): Model => {
  if (countTriangles(model) <= mostTriangles) return model;
  // Surfaces have as many cells as the square of the resolution: a good place to begin.
  const start = resolutions.findIndex((cells) => cells * cells <= mostTriangles * 4);
  let simplified = model;
  for (const cells of resolutions.slice(Math.max(0, start))) {
    simplified = atResolution(model, cells);
    if (countTriangles(simplified) <= mostTriangles) break;
  }
  return simplified;
};
