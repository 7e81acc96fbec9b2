/** Adjectives that show on a surface from the first frame on: wet, mossy, snowy, shiny, ancient, colourful. Each is a row, and holds for any model. */

import { type MaterialName, materialNumber } from '../../geometry/materials.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import type { Model } from '../../kits/model.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import { frosted, stained } from './recolour.ts';
import { subdivided } from './subdivide.ts';

/** `unclothed`: a colourful dancer has colourful clothes. `lifeless`: of an old woman or a dark horse other rows tell. */
export type Surface = 'any' | 'unclothed' | 'lifeless' | 'built';

type Look = (model: Model) => Model;

const numbersOf = (names: readonly MaterialName[]) => new Set(names.map((name) => materialNumber[name]));
/** They keep their surface, whatever lies on the rest. */
const kept = numbersOf(['glow', 'water', 'glass', 'clear', 'haze', 'picture', 'mirror', 'wet']);

const brightness = ([r, g, b]: Vec3) => 0.3 * r + 0.6 * g + 0.1 * b;

type Point = { at: Vec3; up: number };

/** `paint` gives the new colour of each vertex; what glows or is clear keeps its own. */
const painted = (model: Model, paint: (colour: Vec3, point: Point, part: number) => Vec3): Model => ({
  ...model,
  parts: model.parts.map((part, number) => {
    const { mesh } = part;
    const isKept = new Uint8Array(mesh.positions.length / 3);
    for (const [triangle, material] of mesh.materials.entries())
      if (kept.has(material))
        for (let corner = triangle * 3; corner < triangle * 3 + 3; corner += 1)
          isKept[mesh.triangles[corner]!] = 1;
    const colours = mesh.colours.slice();
    for (let n = 0; n < isKept.length; n += 1) {
      if (isKept[n]) continue;
      const [x, y, z] = [n * 3, n * 3 + 1, n * 3 + 2];
      const colour = paint(
        [colours[x]!, colours[y]!, colours[z]!],
        { at: [mesh.positions[x]!, mesh.positions[y]!, mesh.positions[z]!], up: mesh.normals[y]! },
        number,
      );
      [colours[x], colours[y], colours[z]] = colour;
    }
    return { ...part, mesh: { ...mesh, colours } };
  }),
});

const withMaterial = (model: Model, change: (material: number) => number): Model => ({
  ...model,
  parts: model.parts.map((part) => ({
    ...part,
    mesh: {
      ...part.mesh,
      materials: part.mesh.materials.map((one) => (kept.has(one) ? one : change(one))),
    },
  })),
});

const smooth = numbersOf(['glossy', 'metal']);
const polished: Look = (model) =>
  withMaterial(model, (one) => (smooth.has(one) ? one : materialNumber.glossy));

/** About how many patches lie along the longest side. */
const cellOf = ({ size }: Model, patches: number) => patches / (Math.max(...size) || 1);

const grown =
  (colour: Vec3, most: number, above: number): Look =>
  (whole) => {
    const model = subdivided(whole);
    const cell = cellOf(model, 8);
    return painted(model, (own, { at, up }) => {
      const patch = noise(at[0] * cell, at[1] * cell, at[2] * cell);
      const share = Math.min(1, Math.max(0, (up - above) * 1.4 + (patch - 0.42) * 3.4)) * most;
      return mix(own, scale(colour, 0.75 + 0.5 * patch), share);
    });
  };

/** Fallen from above: on all that faces up, and hardly on a wall. */
const fallen =
  (colour: Vec3, most: number): Look =>
  (whole) => {
    const model = subdivided(whole);
    const cell = cellOf(model, 9);
    return painted(model, (own, { at, up }) => {
      const patch = noise(at[0] * cell, at[1] * cell, at[2] * cell);
      const share = Math.min(1, Math.max(0, (up - 0.22) * 2.6 + (patch - 0.5) * 1.2)) * most;
      return mix(own, scale(colour, 0.85 + 0.3 * patch), share);
    });
  };

/** Years of wind and hands: paler, browner, darker in patches. */
const aged =
  (strength: number): Look =>
  (whole) => {
    const model = subdivided(whole);
    const cell = cellOf(model, 6);
    return painted(model, (own, { at }) => {
      const light = brightness(own);
      const grey = mix(own, [light * 1.04, light * 0.97, light * 0.84], strength * 0.75);
      const spot = noise(at[0] * cell, at[1] * cell + 5, at[2] * cell);
      const fine = noise(at[0] * cell * 4, at[1] * cell * 4, at[2] * cell * 4 + 9);
      const stain = Math.min(1, Math.max(0, (spot * 0.65 + fine * 0.45 - 0.4) * 3.2));
      // On what is dark, dust tells the years.
      const of: Vec3 = light < 0.16 ? [0.34, 0.29, 0.21] : [0.13, 0.1, 0.065];
      return mix(grey, of, Math.min(1, strength * 0.8) * stain);
    });
  };

const saturated =
  (by: number): Look =>
  (model) =>
    painted(model, (own) => {
      const light = brightness(own);
      return own.map((value) => Math.max(0.002, light + (value - light) * by)) as Vec3;
    });

const toned =
  (factor: number, lift = 0): Look =>
  (model) =>
    painted(model, (own) => own.map((value) => value * factor + lift) as Vec3);

const gaudy: Vec3[] = [
  [0.75, 0.04, 0.05],
  [0.95, 0.45, 0.02],
  [0.9, 0.75, 0.04],
  [0.08, 0.5, 0.1],
  [0.03, 0.3, 0.75],
  [0.4, 0.08, 0.6],
  [0.85, 0.12, 0.4],
];

/** Fields of several strong colours; what was nearly black or white, as eyes are, stays. */
const colourful: Look = (whole) => {
  const model = subdivided(whole);
  const cell = cellOf(model, 3.2);
  return painted(model, (own, { at }, part) => {
    const light = brightness(own);
    if (light < 0.012 || light > 0.8) return own;
    const field = noise(at[0] * cell + part * 3.7, at[1] * cell, at[2] * cell) * 1.7 - 0.35;
    const along = Math.min(0.999, Math.max(0, field)) * gaudy.length;
    const [low, share] = [Math.floor(along), along % 1];
    const hue = mix(gaudy[low]!, gaudy[(low + 1) % gaudy.length]!, Math.max(0, share * 5 - 4));
    return mix(own, scale(hue, 0.55 + Math.min(0.6, light)), 0.8);
  });
};

const wet: Look = (model) =>
  polished(
    painted(model, (own, { at }) => {
      const cell = cellOf(model, 9);
      return scale(own, 0.42 + 0.3 * noise(at[0] * cell, at[1] * cell, at[2] * cell));
    }),
  );

/** Holes and a frayed outline. */
const torn: Look = (whole) => {
  const model = subdivided(whole);
  const cell = cellOf(model, 7);
  const isThere = ({ positions, triangles }: Mesh, n: number) => {
    const middle = [0, 1, 2].map(
      (axis) =>
        (positions[triangles[n * 3]! * 3 + axis]! +
          positions[triangles[n * 3 + 1]! * 3 + axis]! +
          positions[triangles[n * 3 + 2]! * 3 + axis]!) /
        3,
    ) as Vec3;
    return noise(middle[0] * cell, middle[1] * cell + 2, middle[2] * cell) < 0.7;
  };
  return {
    ...model,
    parts: model.parts.map((part) => {
      const { mesh } = part;
      const left = Array.from(mesh.materials.keys()).filter((n) => isThere(mesh, n));
      return {
        ...part,
        mesh: {
          ...mesh,
          isTwoSided: true,
          triangles: left.flatMap((n) => mesh.triangles.slice(n * 3, n * 3 + 3)),
          materials: left.map((n) => mesh.materials[n]!),
        },
      };
    }),
  };
};

const furry: Look = (model) => withMaterial(model, () => materialNumber.fur);

/** Hardly lighter than black, all over. */
const black: Look = (model) =>
  withMaterial(
    painted(model, () => [0.006, 0.006, 0.008]),
    () => materialNumber.matte,
  );

const rows: [words: string, on: Surface, look: Look][] = [
  ['mossy, moss-covered, lichen-covered, algae-covered', 'lifeless', grown([0.09, 0.2, 0.03], 0.95, 0.25)],
  ['snowy, snow-covered, snow-capped, snow-dusted, snowcapped', 'any', fallen([0.86, 0.9, 0.96], 1)],
  ['icy, ice-covered, frosty, frost-covered, frosted', 'lifeless', frosted],
  ['sandy, sand-covered', 'lifeless', grown([0.62, 0.47, 0.26], 0.9, 0.1)],
  ['dusty, dust-covered', 'any', grown([0.48, 0.42, 0.33], 0.75, 0.05)],
  [
    'muddy, mud-covered, dirty, grimy, filthy, grubby, mud-splattered',
    'any',
    (model) => stained(model, [0.13, 0.08, 0.04], 0.85, 0.45),
  ],
  ['bloody, blood-stained, bloodied', 'any', (model) => stained(model, [0.3, 0.005, 0.005], 0.9, 0.55)],
  [
    'wet, damp, soaked, drenched, dripping, soggy, moist, dewy, dew-covered, rain-soaked, slimy, slick, glistening',
    'any',
    wet,
  ],
  [
    'shiny, glossy, polished, gleaming, sleek, lacquered, shimmering, sparkling, glittering, glittery, lustrous, reflective',
    'lifeless',
    (model) => polished(toned(1.12)(model)),
  ],
  [
    'ancient, timeworn, time-worn, centuries-old, primeval',
    'lifeless',
    (model) => grown([0.13, 0.19, 0.06], 0.5, 0.55)(aged(1)(model)),
  ],
  [
    'old, aged, worn, shabby, run-down, battered, dingy, decrepit, worn-out, well-worn, historic, tattered-looking',
    'built',
    aged(0.8),
  ],
  ['antique, vintage, retro, old-fashioned', 'built', aged(0.5)],
  ['torn, ragged, tattered, ripped, frayed, moth-eaten, shredded', 'lifeless', torn],
  ['colorful, colourful, multi-colored, many-colored, psychedelic', 'unclothed', colourful],
  ['vibrant, vivid, brightly-colored', 'unclothed', saturated(1.7)],
  ['bright', 'lifeless', (model) => toned(1.25, 0.015)(saturated(1.35)(model))],
  ['dark, darkened, shadowy, blackened', 'lifeless', toned(0.28)],
  ['pale, light-colored, pastel', 'lifeless', (model) => toned(0.7, 0.26)(saturated(0.7)(model))],
  ['fluffy, furry, fuzzy, woolly, wooly, hairy, shaggy', 'lifeless', furry],
  [
    'roasted, grilled, toasted, baked, seared, caramelized, crispy, fried',
    'lifeless',
    (model) => painted(model, (own) => mix(own, [0.3, 0.12, 0.025], 0.42)),
  ],
  ['silhouetted', 'any', black],
  [
    'translucent, see-through, ghostly, gossamer',
    'lifeless',
    (model) => withMaterial(model, () => materialNumber.clear),
  ],
  ['unripe', 'lifeless', (model) => painted(model, (own) => mix(own, [0.18, 0.4, 0.05], 0.6))],
];

type SurfaceRow = { on: Surface; look: Look };

const looks: ReadonlyMap<string, SurfaceRow> = new Map(
  rows.flatMap(([words, on, look]) => words.split(', ').map((word) => [word, { on, look }] as const)),
);

export const surfaceLookOf = (trait: string): SurfaceRow | undefined => looks.get(trait);

/** At most two: more would hide what it is. */
export const mostSurfaceLooks = 2;
