/** A model with fewer triangles, for one of many or one that is far away. It is posed as before. */

import { countSimplified, simplifyMesh } from '../../geometry/simplify-mesh.ts';
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

/** The shape of a picture is its outline: it stays as it is. */
const cellSizeOf = ({ size }: Model, { picture, reach }: Part, cells: number): number | null =>
  picture ? null : Math.max(1e-4, reach ?? Math.max(...size)) / cells;

const countAtResolution = (model: Model, cells: number): number =>
  model.parts.reduce((sum, part) => {
    const cellSize = cellSizeOf(model, part, cells);
    return sum + (cellSize === null ? part.mesh.materials.length : countSimplified(part.mesh, cellSize));
  }, 0);

const atResolution = (model: Model, cells: number): Model => {
  const keptOf = new Map<string, Uint32Array>();
  const parts = model.parts.map((part): Part => {
    const cellSize = cellSizeOf(model, part, cells);
    if (cellSize === null) return part;
    const { mesh, kept } = simplifyMesh(part.mesh, cellSize);
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
  const finer = resolutions.slice(Math.max(0, start));
  const chosen = finer.find((cells) => countAtResolution(model, cells) <= mostTriangles);
  return atResolution(model, chosen ?? resolutions.at(-1)!);
};
