/** Glitter, fairy dust and stardust that somebody scatters fall out of the hand. */

import { addOnce, type Draft, newAct } from '../../draft.ts';
import { isPerson } from '../draft-things.ts';

const scatters = /^(?:sprinkl|scatter|throw|toss|spread|drop|pour|cast|shak|dust|fling|strew)/;

export const sprinkleGlitter = (draft: Draft) => {
  if (!draft.effects.includes('sparks')) return;
  for (const thing of draft.things.filter(isPerson)) {
    const act = thing.acts.find(
      ({ action, verb, object }) => scatters.test(verb) && object === null && action !== 'cast_spell',
    );
    if (!act) continue;
    addOnce(thing.traits, 'sprinkles');
    thing.acts = thing.acts.filter((one) => one !== act);
    if (thing.acts.length === 0) thing.acts = [newAct('stand', 'stand')];
    draft.effects = draft.effects.filter((effect) => effect !== 'sparks');
  }
};
