/** What another thing flies at breaks when it is met. */

import { momentOfBlow } from '../../scene/scene.ts';
import type { DraftThing } from '../../understand/draft.ts';
import { living } from '../../understand/nouns/nature.ts';

/** When what becomes of a thing by a blow begins and ends; null: nothing flies at it. */
export const blowUpon = (
  things: readonly DraftThing[],
  index: number,
): { begin: number; end: number } | null =>
  things.some(
    ({ acts, noun }) =>
      !living.has(noun?.nature ?? 'prop') &&
      acts.some(({ action, object }) => action === 'hit' && object === index),
  )
    ? { begin: momentOfBlow, end: momentOfBlow + 0.1 }
    : null;
