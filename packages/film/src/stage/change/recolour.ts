/** The same model in other colours. */

import { type MaterialName, materialNumber } from '../../geometry/materials.ts';
import type { Model } from '../../kits/model.ts';
import { noise } from '../../math/noise.ts';
import { cross, mix, subtract, type Vec3 } from '../../math/vector.ts';
import { subdivided } from './subdivide.ts';

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

/** Black and what shines stay, as the pupil and the light in an eye do. */
export const dyed = (model: Model, to: Vec3): Model =>
  recolour(model, (colour) => {
    const light = brightness(colour);
    if (light < 0.006 || light > 0.66) return colour;
    const factor = Math.min(1.4, Math.max(0.7, (light + 0.1) / (brightness(to) + 0.1)));
    return [to[0] * factor, to[1] * factor, to[2] * factor];
  });

/** `paint` is called for each vertex with the place of its three numbers. */
const repainted = (
  model: Model,
  paint: (colours: number[], n: number, positions: readonly number[]) => void,
): Model => ({
  ...model,
  parts: model.parts.map((part) => {
    const colours = part.mesh.colours.slice();
    for (let n = 0; n < colours.length; n += 3) paint(colours, n, part.mesh.positions);
    return { ...part, mesh: { ...part.mesh, colours } };
  }),
});

/** Every vertex in the colour of its place. */
export const repaintedAt = (model: Model, colourAt: (x: number, y: number, z: number) => Vec3): Model =>
  repainted(model, (colours, n, positions) => {
    const colour = colourAt(positions[n]!, positions[n + 1]!, positions[n + 2]!);
    for (let axis = 0; axis < 3; axis += 1) colours[n + axis] = colour[axis]!;
  });

/** All hues side by side, along what is longest of it; light and dark stay where they are. */
export const inRainbow = (whole: Model): Model => {
  const model = subdivided(whole);
  const [width, height, length] = model.size;
  const axis = height >= Math.max(width, length) * 0.9 ? 1 : width >= length ? 0 : 2;
  const reach = model.size[axis] || 1;
  return repainted(model, (colours, n, positions) => {
    const light = brightness([colours[n]!, colours[n + 1]!, colours[n + 2]!]);
    const along = positions[n + axis]! / reach + (axis === 1 ? 0 : 0.5);
    const hue = ofHue(Math.min(1, Math.max(0, along)) * 0.8);
    const strength = Math.min(1.3, 0.55 + light * 1.2);
    for (let one = 0; one < 3; one += 1) colours[n + one] = hue[one]! * strength;
  });
};

/** Red at 0, over yellow, green and blue to violet at 0.8. */
const ofHue = (hue: number): Vec3 =>
  [0, 2 / 3, 1 / 3].map((shift) => {
    const away = Math.abs(((hue + shift) % 1) * 6 - 3) - 1;
    return Math.min(1, Math.max(0, away)) ** 1.6 * 0.85 + 0.02;
  }) as Vec3;

/** Words for several colours at once. */
export const isOfSeveralColours = (word: string) => /^(?:rainbow|multi-?colou?red|iridescent)$/.test(word);

const apart = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The colour that most of the surface has, coarsely. */
export const mainColour = ({ parts }: Model): Vec3 => {
  const shares = new Map<string, { colour: Vec3; area: number }>();
  for (const { mesh } of parts)
    for (let at = 0; at < mesh.triangles.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((n) => mesh.triangles[at + n]! * 3) as [number, number, number];
      const point = (n: number): Vec3 => [mesh.positions[n]!, mesh.positions[n + 1]!, mesh.positions[n + 2]!];
      const area = Math.hypot(...cross(subtract(point(b), point(a)), subtract(point(c), point(a))));
      const colour: Vec3 = [mesh.colours[a]!, mesh.colours[a + 1]!, mesh.colours[a + 2]!];
      const key = colour.map((value) => Math.round(Math.sqrt(Math.max(0, value)) * 5)).join();
      const known = shares.get(key);
      if (known) known.area += area;
      else shares.set(key, { colour, area });
    }
  let most = { colour: [0.5, 0.5, 0.5] as Vec3, area: 0 };
  for (const one of shares.values()) if (one.area > most.area) most = one;
  return most.colour;
};

const chromaOf = (colour: Vec3): Vec3 => {
  const light = brightness(colour) + 0.02;
  return [colour[0] / light, colour[1] / light, colour[2] / light];
};

/** Only what has the main colour, light or dark: the hub of a wheel and the stem of a flower keep theirs. */
export const tintMain = (model: Model, to: Vec3): Model => {
  const main = mainColour(model);
  const usual = brightness(main) + 0.03;
  return recolour(model, (colour) => {
    const isMain = apart(chromaOf(colour), chromaOf(main)) < 0.75 && brightness(colour) < usual * 4;
    if (!isMain) return colour;
    const factor = Math.min(1.6, Math.max(0.35, (brightness(colour) + 0.03) / usual));
    return [to[0] * factor, to[1] * factor, to[2] * factor];
  });
};

/** Of another material: its surface and, where it has one of its own, its colour. */
export const remade = (model: Model, material: MaterialName, colour: Vec3 | null): Model => {
  const number = materialNumber[material];
  const painted = colour ? tint(model, colour, 0.92) : model;
  return {
    ...painted,
    parts: painted.parts.map((part) => ({
      ...part,
      mesh: { ...part.mesh, materials: part.mesh.materials.map(() => number) },
    })),
  };
};

/** In spots that grow together where there is more of it: `from` is the share of the surface that stays clean, coarsely. */
export const stained = (whole: Model, stain: Vec3, most: number, from = 0.22): Model => {
  const model = subdivided(whole);
  const cell = 9 / (Math.max(...model.size) || 1);
  return repainted(model, (colours, n, positions) => {
    const spot = noise(positions[n]! * cell, positions[n + 1]! * cell, positions[n + 2]! * cell);
    const share = most * Math.min(1, Math.max(0, (spot - from) * 6));
    for (let axis = 0; axis < 3; axis += 1)
      colours[n + axis] = colours[n + axis]! * (1 - share) + stain[axis]! * share * (0.7 + 0.6 * spot);
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
  recolour(blinded(model) ?? model, (colour, height) => {
    const light = brightness(colour);
    return mix(colour, [0.5 + 0.4 * light, 0.66 + 0.3 * light, 0.82 + 0.18 * light], 0.7 + 0.2 * height);
  });

const clearSurfaces = new Set((['glass', 'mirror', 'clear'] as const).map((name) => materialNumber[name]));

const isClear = (number: number) => clearSurfaces.has(number);
const pale: Vec3 = [0.74, 0.78, 0.8];

/** Panes and mirrors go blind and pale; null: there are none. */
const blinded = (model: Model): Model | null => {
  if (!model.parts.some(({ mesh }) => mesh.materials.some(isClear))) return null;
  return {
    ...model,
    parts: model.parts.map((part) => {
      const { mesh } = part;
      const colours = mesh.colours.slice();
      for (const [triangle, material] of mesh.materials.entries())
        for (let corner = triangle * 3; isClear(material) && corner < triangle * 3 + 3; corner += 1)
          for (let axis = 0; axis < 3; axis += 1) colours[mesh.triangles[corner]! * 3 + axis] = pale[axis]!;
      const materials = mesh.materials.map((number) => (isClear(number) ? materialNumber.matte : number));
      return { ...part, mesh: { ...mesh, colours, materials } };
    }),
  };
};

export const fogged = (model: Model): Model =>
  blinded(model) ?? recolour(model, (colour) => mix(colour, pale, 0.7));

/** Every colour darker or lighter, with another gloss. */
export const surfaced = (model: Model, material: MaterialName, factor: number): Model => {
  const toned = recolour(model, (colour) => [colour[0] * factor, colour[1] * factor, colour[2] * factor]);
  return remade(toned, material, null);
};

/** All colours nearly gone, as after years of sun. */
export const faded = (model: Model): Model =>
  recolour(model, (colour) => {
    const light = brightness(colour);
    const pale: Vec3 = [0.4 + 0.42 * light, 0.39 + 0.42 * light, 0.36 + 0.42 * light];
    return mix(colour, pale, 0.72);
  });

const glows = ({ parts }: Model) => parts.some(({ mesh }) => mesh.materials.includes(materialNumber.glow));

/** What has no lamp of its own is bright all over. */
export const brightened = (model: Model): Model =>
  glows(model)
    ? model
    : recolour(model, ([r, g, b]) => [
        Math.min(1.8, r * 1.7 + 0.05),
        Math.min(1.8, g * 1.7 + 0.05),
        Math.min(1.8, b * 1.7 + 0.05),
      ]);

/** What glows is nearly black, and what was seen on a screen is gone; what has no lamp of its own is dull. */
export const unlit = (model: Model): Model => {
  const [glow, plain] = [materialNumber.glow, materialNumber.satin];
  if (!glows(model))
    return recolour(model, (colour) => {
      const light = brightness(colour);
      return mix(
        [colour[0] * 0.25, colour[1] * 0.25, colour[2] * 0.25],
        [light * 0.2, light * 0.2, light * 0.2],
        0.6,
      );
    });
  return {
    ...model,
    parts: model.parts.map((part) => {
      const { mesh } = part;
      if (!mesh.materials.includes(glow)) return part;
      const colours = mesh.colours.slice();
      for (const [triangle, material] of mesh.materials.entries())
        for (let corner = triangle * 3; material === glow && corner < triangle * 3 + 3; corner += 1)
          for (let axis = mesh.triangles[corner]! * 3, end = axis + 3; axis < end; axis += 1)
            colours[axis] = 0.015 + Math.min(0.08, mesh.colours[axis]! * 0.05);
      const materials = mesh.materials.map((material) => (material === glow ? plain : material));
      return { ...part, mesh: { ...mesh, colours, materials } };
    }),
  };
};

/** A tree in winter: the boughs without what is made of leaves. */
export const leafless = (model: Model): Model => ({
  ...model,
  parts: model.parts.map((part) => {
    const { triangles, materials } = part.mesh;
    const kept = Array.from(materials.keys()).filter((n) => materials[n] !== materialNumber.leaf);
    if (kept.length === materials.length) return part;
    return {
      ...part,
      mesh: {
        ...part.mesh,
        triangles: kept.flatMap((n) => Array.from(triangles.slice(n * 3, n * 3 + 3))),
        materials: kept.map((n) => materials[n]!),
      },
    };
  }),
});
