/** How a part of a place looks before and after a change of it. */

import type { Model } from '../../kits/model.ts';
import { fromHex } from '../../math/colour.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import type { PlaceChange } from '../../scene/scene.ts';
import { inRainbow, isOfSeveralColours, remade, repaintedAt, tint } from './recolour.ts';
import { inMaterial } from './stuffs.ts';
import { worn } from './worn-looks.ts';

const frost = fromHex('#d3e4ee');
const blueIce = fromHex('#7fb2cc');
const openWater = '#1f6f94';

/** White where air is in it, blue where it is clear. */
const asIce = (model: Model): Model =>
  repaintedAt(remade(model, 'glossy', null), (x, _, z) =>
    mix(blueIce, frost, Math.min(1, Math.max(0, noise(x / 3.2, 2, z / 2.1) * 3 - 0.9))),
  );

/** Water has foam and depth where others have a colour: it is painted anew, without the sky in it, which would hide its colour. */
const waterIn = (model: Model, hex: string): Model => {
  const colour = fromHex(hex);
  return repaintedAt(remade(model, 'glossy', null), (x, _, z) =>
    scale(mix(colour, [1, 1, 1], 0.1 * noise(x / 5, 2, z / 1.6)), 0.75 + 0.5 * noise(x / 4, 5, z / 1.4)),
  );
};

const isFrozen = (word: string | null | undefined): boolean => /fr(?:ee|o)z|\bic[ey]/.test(word ?? '');
const isThawed = (word: string | null | undefined): boolean => /melt|thaw/.test(word ?? '');

const inColour = (model: Model, { of }: PlaceChange, hex: string): Model => {
  if (of === 'water') return waterIn(model, hex);
  const colour: Vec3 = fromHex(hex);
  return tint(model, colour, 0.94);
};

const lookAs = (model: Model, change: PlaceChange, word: string): Model => {
  const { of, property } = change;
  if (of === 'water') return isFrozen(word) ? asIce(model) : model;
  if (property === 'material') return inMaterial(model, word);
  return worn.find(([name]) => name.test(word))?.[1](model) ?? model;
};

export const placeBefore = (model: Model, change: PlaceChange): Model => {
  const { property, of, from, fromColour, to } = change;
  if (property === 'colour') {
    if (fromColour) return inColour(model, change, fromColour.hex);
    return of === 'water' ? waterIn(model, openWater) : model;
  }
  if (of === 'water' && isThawed(to)) return asIce(model);
  return from ? lookAs(model, change, from) : model;
};

/** Null: nothing of it can be shown to change so. */
export const placeAfter = (model: Model, whole: Model, change: PlaceChange): Model | null => {
  const { property, colour, to, of } = change;
  if (property === 'colour') {
    if (isOfSeveralColours(to)) return inRainbow(model);
    return colour ? inColour(model, change, colour.hex) : null;
  }
  if (of === 'water' && isThawed(to)) return whole;
  if (property === 'presence' || property === 'size' || property === 'form') return null;
  const after = lookAs(model, change, to);
  return after === model ? null : after;
};
