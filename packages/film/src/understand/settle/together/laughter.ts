/** A figure that laughs while doing something else does both: the face laughs, the body does the other. */

import { addOnce, type Draft } from '../../draft.ts';
import { isPerson } from '../draft-things.ts';

export const laughAndAct = (draft: Draft) => {
  for (const thing of draft.things.filter(isPerson)) {
    const others = thing.acts.filter(({ action }) => action !== 'laugh' && action !== 'stand');
    if (others.length === 0 || !thing.acts.some(({ action }) => action === 'laugh')) continue;
    addOnce(thing.traits, 'laughing');
    thing.acts = others;
  }
};
