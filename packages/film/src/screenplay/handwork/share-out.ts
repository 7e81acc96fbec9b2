/** "Five rabbits nibble carrots": where no number is said, each of a group has its own. */

import type { Action } from '../../scene/actions.ts';
import type { DraftThing } from '../../understand/draft.ts';

/** As many as are still told apart. */
const mostShared = 8;
/** As many as are seen where no number is said. */
const some = 4;
const things = new Set(['prop', 'food', 'instrument', 'plant']);
/** Each has one thing of its own in the hand or the mouth; the others share what is there. */
const withOwn = new Set<Action | null>([
  'eat',
  'drink',
  'read',
  'hold',
  'phone',
  'photograph',
  'write',
  'knit',
]);

/** Dishes that are called by their plural: one of them is a plate or a bowl full. */
const servings = new Set(
  'noodle, fry, chip, grape, bean, pea, lentil, oat, cereal, vegetable, nacho, dumpling, spaghetti, cornflake, mashed potato, leftover, snack, sweet, nut, berry, blueberry, raspberry, crumb'.split(
    ', ',
  ),
);

export const shareOut = (
  { count, plural }: DraftThing,
  action: Action | null,
  object: DraftThing | undefined,
): void => {
  const isServed = action === 'eat' && object?.plural && object.count === null && !plural;
  if (
    isServed &&
    (count ?? 1) === 1 &&
    [object.noun?.base ?? '', object.name].some((name) => servings.has(name))
  )
    object.count = 1;
  if (!object?.plural || object.count !== null || count === null || count < 2 || count > mostShared) return;
  if (things.has(object.noun?.nature ?? '') && (count > some || withOwn.has(action))) object.count = count;
};
