/** How somebody carries what is in the hands, by what it is. */

import type { PoseInput } from '../../kits/model.ts';
import { holdStyleOf } from '../../kits/props/handheld/hold-styles.ts';
import type { Actor } from '../actor.ts';

export type Holds = Pick<PoseInput, 'holdLeft' | 'holdRight' | 'tool'>;

export const holdsOf = (holder: Actor, actors: Iterable<Actor>): Holds => {
  const holds: Holds = {};
  for (const { support, thing } of actors) {
    if (support.kind !== 'held' || support.host !== holder) continue;
    const style = thing.traits.includes('on hand') ? 'perch' : holdStyleOf(thing.kit ?? thing.name);
    if (support.hand === 'handLeft') holds.holdLeft = style;
    else {
      holds.holdRight = style;
      holds.tool = thing.kit ?? thing.name;
    }
  }
  return holds;
};
