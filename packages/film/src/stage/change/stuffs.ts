/** What things are made of: the surface and the colour of each stuff. */

import type { MaterialName } from '../../geometry/materials.ts';
import type { Model } from '../../kits/model.ts';
import type { Vec3 } from '../../math/vector.ts';
import { hasSameColours, remade } from './recolour.ts';

const stuffs: [RegExp, MaterialName, Vec3 | null][] = [
  [/cotton.candy|candy/, 'cloth', [0.86, 0.45, 0.6]],
  [/gold/, 'metal', [0.83, 0.52, 0.1]],
  [/silver|chrome|steel|iron|metal|tin|alumin/, 'metal', [0.55, 0.56, 0.58]],
  [/copper|bronze|brass/, 'metal', [0.6, 0.27, 0.1]],
  [/wood|oak|pine|bamboo/, 'wood', [0.36, 0.19, 0.08]],
  // Clear things are lost in water and against the sky; a crystal sparkles.
  [/crystal|diamond/, 'glass', [0.5, 0.78, 0.95]],
  [/glass|transparent|translucent|see.through/, 'clear', [0.75, 0.87, 0.93]],
  [/ice|frozen/, 'glossy', [0.6, 0.8, 0.93]],
  [/marble|porcelain|ceramic|china/, 'glossy', [0.85, 0.84, 0.81]],
  [/stone|rock|granite|concrete|cement/, 'rock', [0.32, 0.31, 0.29]],
  [/brick/, 'stone', [0.42, 0.14, 0.08]],
  [/clay|terracotta|mud/, 'matte', [0.45, 0.2, 0.1]],
  [/sand/, 'sand', [0.62, 0.47, 0.26]],
  [/snow/, 'snow', [0.88, 0.9, 0.94]],
  [/paper|cardboard/, 'matte', [0.83, 0.79, 0.7]],
  [/plastic|rubber|lego/, 'glossy', null],
  [/wool|yarn|knit/, 'cloth', [0.7, 0.55, 0.38]],
  [/fabric|cloth|cotton|silk|velvet|felt/, 'cloth', null],
  [/leather/, 'satin', [0.2, 0.09, 0.04]],
  [/lava|magma|fire|flame|ember/, 'glow', [1.5, 0.35, 0.05]],
  [/chocolate/, 'satin', [0.11, 0.045, 0.02]],
  [/moss|alga|lichen/, 'lawn', [0.1, 0.2, 0.05]],
  [/leaf|leaves|grass|plant|vine/, 'leaf', [0.12, 0.3, 0.06]],
  [/fur/, 'fur', null],
  [/water|liquid/, 'clear', [0.2, 0.5, 0.75]],
  [/stardust|starlight|light|energy|neon|moonbeam/, 'glow', [0.55, 0.75, 1.3]],
  [/thundercloud|storm cloud|smoke/, 'cloth', [0.2, 0.21, 0.24]],
  [/cloud|fog|mist|foam/, 'cloth', [0.8, 0.83, 0.88]],
  [/jelly|slime|gelatin/, 'glossy', [0.2, 0.6, 0.15]],
  [/honey|amber/, 'glossy', [0.75, 0.36, 0.03]],
  [/bone|salt|sugar|wax/, 'satin', [0.8, 0.76, 0.66]],
  [/straw|bread|dough/, 'matte', [0.66, 0.45, 0.17]],
  [/cheese|butter/, 'satin', [0.83, 0.6, 0.14]],
  [/flower|petal|coral/, 'leaf', [0.8, 0.25, 0.4]],
  [/orange/, 'satin', [0.85, 0.32, 0.02]],
  [/dollar|money/, 'matte', [0.3, 0.43, 0.27]],
  [/feather/, 'fur', [0.8, 0.78, 0.74]],
];

const stuffOf = (word: string) => stuffs.find(([name]) => name.test(word));

export const isStuff = (word: string): boolean => stuffOf(word) !== undefined;

/** Where a thing becomes such a stuff, the surface alone would hardly show it. */
const becomes: [RegExp, Vec3][] = [
  [/plastic/, [0.74, 0.76, 0.78]],
  [/rubber/, [0.045, 0.045, 0.05]],
];

export const inMaterial = (model: Model, word: string): Model => {
  const [, material, own] = stuffOf(word) ?? [null, 'satin' as const, null];
  const colour = own ?? becomes.find(([name]) => name.test(word))?.[1] ?? null;
  return remade(model, material, colour);
};

/** A kit that knows nothing of a material builds the same with and without it: then the whole model is of it. */
export const ofMaterial = (
  model: Model | undefined,
  word: string,
  isPainted: boolean,
  plain: () => Model | undefined,
): Model | undefined => {
  const stuff = stuffOf(word);
  if (!model || !stuff) return model;
  const other = plain();
  if (!other || !hasSameColours(model, other)) return model;
  return remade(model, stuff[1], isPainted ? null : stuff[2]);
};
