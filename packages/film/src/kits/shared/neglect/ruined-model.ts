/** What still stands of a building: walls up to a broken edge, without a roof. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { noise } from '../../../math/noise.ts';
import type { Model } from '../../model.ts';

type Corner = number;

/** Sides longer than this are halved before the edge is cut, in shares of the height. */
const finest = 0.06;
const deepest = 9;

/** Triangles below a jagged edge; walls are then seen from inside too. */
const cutMesh = (whole: Mesh, height: number, edgeAt: (x: number, z: number) => number): Mesh => {
  const mesh: Mesh = {
    ...whole,
    positions: [...whole.positions],
    normals: [...whole.normals],
    colours: [...whole.colours],
    occlusion: [...whole.occlusion],
    triangles: [],
    materials: [],
    isTwoSided: true,
  };
  const { positions, normals, colours, occlusion } = mesh;
  const at = (corner: Corner, axis: number) => positions[corner * 3 + axis]!;
  const isBelow = (corner: Corner) => at(corner, 1) < edgeAt(at(corner, 0), at(corner, 2));
  const length = (a: Corner, b: Corner) =>
    Math.hypot(at(a, 0) - at(b, 0), at(a, 1) - at(b, 1), at(a, 2) - at(b, 2));
  const middles = new Map<string, Corner>();
  const middleOf = (a: Corner, b: Corner): Corner => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = middles.get(key);
    if (known !== undefined) return known;
    for (const list of [positions, normals, colours])
      for (let axis = 0; axis < 3; axis += 1) list.push((list[a * 3 + axis]! + list[b * 3 + axis]!) / 2);
    occlusion.push((occlusion[a]! + occlusion[b]!) / 2);
    const made = positions.length / 3 - 1;
    middles.set(key, made);
    return made;
  };
  const cut = (a: Corner, b: Corner, c: Corner, material: number, depth: number): void => {
    const sides: [number, Corner, Corner, Corner][] = [
      [length(a, b), a, b, c],
      [length(b, c), b, c, a],
      [length(c, a), c, a, b],
    ];
    const [long, from, to, other] = sides.reduce((most, side) => (side[0] > most[0] ? side : most));
    if (long > height * finest && depth < deepest) {
      const middle = middleOf(from, to);
      cut(from, middle, other, material, depth + 1);
      cut(middle, to, other, material, depth + 1);
    } else if (isBelow(a) && isBelow(b) && isBelow(c)) {
      mesh.triangles.push(a, b, c);
      mesh.materials.push(material);
    }
  };
  for (let n = 0; n < whole.triangles.length; n += 3)
    cut(whole.triangles[n]!, whole.triangles[n + 1]!, whole.triangles[n + 2]!, whole.materials[n / 3]!, 0);
  return mesh;
};

export const ruinedModel = (model: Model, seed: number): Model => {
  const height = model.size[1];
  const grain = Math.max(0.6, height * 0.3);
  const edgeAt = (x: number, z: number) =>
    height *
    (0.02 +
      0.85 * noise(x / grain, seed % 17, z / grain) +
      0.08 * noise((x * 5) / grain, 3, (z * 5) / grain));
  return {
    ...model,
    parts: model.parts.map((part) =>
      part.mesh.bones.length > 0 ? part : { ...part, mesh: cutMesh(part.mesh, height, edgeAt) },
    ),
  };
};
