/** How many of one thing are together where no number is said: words for heaps and how they lie there, and what grows in numbers. */

import type { Heaping } from '../scene/heaping.ts';

export const heaps: ReadonlyMap<string, Heaping> = new Map([
  ...['pile', 'heap', 'mound', 'mountain', 'hill', 'bundle', 'pyramid'].map(
    (noun) => [noun, 'heaped'] as const,
  ),
  ...['stack', 'tower', 'column'].map((noun) => [noun, 'stacked'] as const),
]);

/** Food that is named with one of these lies on a plate: "a broccoli dish". */
export const servings: ReadonlySet<string> = new Set([
  'dish',
  'meal',
  'platter',
  'plate',
  'serving',
  'recipe',
  'course',
]);

/** Words that name nothing else: "a leaf pile" is one, "a water tower" is a tower. */
export const onlyHeaps: ReadonlySet<string> = new Set(['pile', 'heap', 'mound', 'stack']);

/** How many a plain plural of it is, by kit: "yellow flowers" are a bed, not four stems. */
export const growingInNumbers: ReadonlyMap<string, number> = new Map([
  ['flower', 12],
  ['mushroom', 8],
]);
