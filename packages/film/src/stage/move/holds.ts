/** How somebody carries what is in the hands, by what it is. */

import type { PoseInput } from '../../kits/model.ts';
import { holdStyleOf } from '../../kits/props/handheld/hold-styles.ts';
import type { Actor } from '../actor.ts';

export type Holds = Pick<PoseInput, 'holdLeft' | 'holdRight' | 'tool'>;

/** `isAway`: what is not in the hand at this moment, because it is not taken up yet or was let go. */
export const holdsOf = (
  holder: Actor,
  actors: Iterable<Actor>,
  isAway: (held: Actor) => boolean = () => false,
): Holds => {
  const holds: Holds = {};
  for (const held of actors) {
    const { support, thing } = held;
    if (support.kind !== 'held' || support.host !== holder || isAway(held)) continue;
    const style = thing.traits.includes('on hand') ? 'perch' : holdStyleOf(thing.kit ?? thing.name);
    if (support.hand === 'handLeft') holds.holdLeft = style;
    else {
      holds.holdRight = style;
      holds.tool = thing.kit ?? thing.name;
    }
  }
  return holds;
};
