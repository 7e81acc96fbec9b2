/** One part of a model, such as its eyes, its handle or its windows: where it is, and the model in which only that part looks different. */

import { type MaterialName, materialNumber } from '../../geometry/materials.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import type { Model } from '../../kits/model.ts';
import type { Vec3 } from '../../math/vector.ts';

/** Parts that are told by what they are made of, where the kit marks no region. */
const madeOf: Record<string, readonly MaterialName[]> = {
  window: ['glass', 'clear'],
  windshield: ['glass', 'clear'],
  windscreen: ['glass', 'clear'],
  pane: ['glass', 'clear'],
  glass: ['glass', 'clear'],
  leaf: ['leaf'],
  foliage: ['leaf'],
  light: ['glow'],
  headlight: ['glow'],
  lamp: ['glow'],
  bulb: ['glow'],
  flame: ['glow'],
};

/** Shares of the height between which a part lies that no kit marks. */
const liesAt: Record<string, readonly [low: number, high: number]> = {
  cap: [0.84, 1],
  lid: [0.84, 1],
  cork: [0.9, 1],
  top: [0.86, 1],
  tabletop: [0.86, 1],
  tip: [0.86, 1],
  rim: [0.92, 1],
  brim: [0.92, 1],
  base: [0, 0.14],
  bottom: [0, 0.14],
  sole: [0, 0.16],
  foot: [0, 0.14],
};

/** What a body of a machine is not. */
const notOfBody = new Set<number>(
  (['glass', 'clear', 'mirror', 'glow'] as const).map((name) => materialNumber[name]),
);
const bodies = new Set(['body', 'shell', 'hull', 'bodywork', 'frame']);

/** Parts that kits build as parts of their own. */
const builtAs: Record<string, RegExp> = {
  wheel: /^(?:axle|wheel|small\d|drive\d)/,
  tire: /^(?:axle|wheel|small\d|drive\d)/,
  tyre: /^(?:axle|wheel|small\d|drive\d)/,
  wing: /^(?:wing|folded|spread)/,
};

const middleOf = ({ positions, triangles }: Mesh, triangle: number): Vec3 => {
  const middle: Vec3 = [0, 0, 0];
  for (let corner = triangle * 3; corner < triangle * 3 + 3; corner += 1)
    for (let axis = 0; axis < 3; axis += 1) middle[axis]! += positions[triangles[corner]! * 3 + axis]! / 3;
  return middle;
};

const slack = 1e-4;

/** Whether a triangle of a mesh is of the part. */
const selector = (
  mesh: Mesh,
  name: string,
  part: string,
  height: number,
): ((triangle: number) => boolean) | null => {
  const boxes = (mesh.regions ?? []).filter((region) => region.name === part);
  if (boxes.length > 0)
    return (triangle) => {
      const middle = middleOf(mesh, triangle);
      return boxes.some(
        ({ low, high, materials }) =>
          materials.includes(mesh.materials[triangle]!) &&
          middle.every((value, axis) => value >= low[axis]! - slack && value <= high[axis]! + slack),
      );
    };
  if (builtAs[part]?.test(name)) return () => true;
  const materials = madeOf[part]?.map((material) => materialNumber[material]);
  if (materials?.some((material) => mesh.materials.includes(material)))
    return (triangle) => materials.includes(mesh.materials[triangle]!);
  if (bodies.has(part))
    return builtAs.wheel!.test(name) ? null : (triangle) => !notOfBody.has(mesh.materials[triangle]!);
  const span = liesAt[part];
  if (!span) return null;
  return (triangle) => {
    const share = middleOf(mesh, triangle)[1] / (height || 1);
    return share >= span[0] && share <= span[1];
  };
};

/** The box around the part at rest; null where the model has none of that name. */
export const boxOfPart = (model: Model, part: string): { low: Vec3; high: Vec3 } | null => {
  const low: Vec3 = [Infinity, Infinity, Infinity];
  const high: Vec3 = [-Infinity, -Infinity, -Infinity];
  for (const { mesh, name } of model.parts) {
    const isOf = selector(mesh, name, part, model.size[1]);
    if (!isOf) continue;
    for (const triangle of mesh.materials.keys()) {
      if (!isOf(triangle)) continue;
      for (let corner = triangle * 3; corner < triangle * 3 + 3; corner += 1)
        for (let axis = 0; axis < 3; axis += 1) {
          const value = mesh.positions[mesh.triangles[corner]! * 3 + axis]!;
          low[axis] = Math.min(low[axis]!, value);
          high[axis] = Math.max(high[axis]!, value);
        }
    }
  }
  return low[0] <= high[0] ? { low, high } : null;
};

/** `model` in which only the part is as in `changed`, the same model in other looks; null where it has no such part. `plain` is it as it was built: a window of wood is still found where the panes were. */
export const withPartOf = (model: Model, changed: Model, part: string, plain = model): Model | null => {
  let isFound = false;
  const parts = model.parts.map((one, at) => {
    const other = changed.parts[at]?.mesh;
    const built = plain.parts[at]?.mesh;
    const isAsBuilt = built?.materials.length === one.mesh.materials.length;
    const isOf = other && selector(isAsBuilt ? built : one.mesh, one.name, part, model.size[1]);
    if (!isOf || other.colours.length !== one.mesh.colours.length) return one;
    const colours = one.mesh.colours.slice();
    const materials = one.mesh.materials.slice();
    const made = new Set<number>();
    for (const triangle of materials.keys()) {
      if (!isOf(triangle)) continue;
      isFound = true;
      made.add(other.materials[triangle]!);
      materials[triangle] = other.materials[triangle]!;
      for (let corner = triangle * 3; corner < triangle * 3 + 3; corner += 1)
        for (let axis = one.mesh.triangles[corner]! * 3, end = axis + 3; axis < end; axis += 1)
          colours[axis] = other.colours[axis]!;
    }
    // What it is made of now is found as well.
    const regions = one.mesh.regions?.map((region) =>
      region.name === part ? { ...region, materials: [...new Set([...region.materials, ...made])] } : region,
    );
    return { ...one, mesh: { ...one.mesh, colours, materials, ...(regions && { regions }) } };
  });
  return isFound ? { ...model, parts } : null;
};
