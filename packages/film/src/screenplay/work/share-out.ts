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

export const shareOut = (
  { count }: DraftThing,
  action: Action | null,
  object: DraftThing | undefined,
): void => {
  if (!object?.plural || object.count !== null || count === null || count < 2 || count > mostShared) return;
  if (things.has(object.noun?.nature ?? '') && (count > some || withOwn.has(action))) object.count = count;
};
