/** The same model in other colours. */

import { materialNumber } from '../../geometry/materials.ts';
import type { Model } from '../../kits/model.ts';
import { mix, type Vec3 } from '../../math/vector.ts';

/** `change` gives the new colour of a vertex by its colour and its height, 0 to 1. */
export const recolour = (model: Model, change: (colour: Vec3, height: number) => Vec3): Model => ({
  ...model,
  parts: model.parts.map((part) => {
    const colours = part.mesh.colours.slice();
    for (let n = 0; n < colours.length; n += 3) {
      const height = part.mesh.positions[n + 1]! / (model.size[1] || 1);
      const changed = change([colours[n]!, colours[n + 1]!, colours[n + 2]!], height);
      for (let axis = 0; axis < 3; axis += 1) colours[n + axis] = changed[axis]!;
    }
    return { ...part, mesh: { ...part.mesh, colours } };
  }),
});

const brightness = ([r, g, b]: Vec3) => 0.3 * r + 0.6 * g + 0.1 * b;

/** Light and dark stay where they are. */
export const tint = (model: Model, to: Vec3, strength = 1): Model => {
  const usual = brightness(to) || 0.05;
  return recolour(model, (colour) => {
    const factor = Math.min(2.2, Math.max(0.35, (brightness(colour) + 0.08) / (usual + 0.08)));
    return mix(colour, [to[0] * factor, to[1] * factor, to[2] * factor], strength);
  });
};

export const hasSameColours = (a: Model, b: Model) =>
  a.parts.every(({ mesh }, n) => {
    const other = b.parts[n]?.mesh.colours;
    return other?.length === mesh.colours.length && mesh.colours.every((value, at) => value === other[at]);
  });

/** The lower part is a pot, or the stem that is still green. */
export const withered = (model: Model) =>
  recolour(model, (colour, height) => {
    if (height < 0.36) return colour;
    const light = brightness(colour);
    return mix(colour, [light * 0.9 + 0.06, light * 0.6 + 0.035, light * 0.26 + 0.012], 0.82);
  });

export const charred = (model: Model) => recolour(model, (colour) => mix(colour, [0.012, 0.01, 0.009], 0.88));

export const frosted = (model: Model) =>
  recolour(model, (colour, height) => {
    const light = brightness(colour);
    return mix(colour, [0.5 + 0.4 * light, 0.66 + 0.3 * light, 0.82 + 0.18 * light], 0.7 + 0.2 * height);
  });

/** What glows is grey. */
export const unlit = (model: Model): Model => {
  const [glow, plain] = [materialNumber.glow, materialNumber.satin];
  return {
    ...model,
    parts: model.parts.map((part) => {
      const { mesh } = part;
      if (!mesh.materials.includes(glow)) return part;
      const colours = mesh.colours.slice();
      for (const [triangle, material] of mesh.materials.entries())
        for (let corner = triangle * 3; material === glow && corner < triangle * 3 + 3; corner += 1)
          for (let axis = mesh.triangles[corner]! * 3, end = axis + 3; axis < end; axis += 1)
            colours[axis] = Math.min(0.3, mesh.colours[axis]! * 0.3);
      const materials = mesh.materials.map((material) => (material === glow ? plain : material));
      return { ...part, mesh: { ...mesh, colours, materials } };
    }),
  };
};
