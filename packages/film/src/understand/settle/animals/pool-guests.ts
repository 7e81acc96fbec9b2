/** Animals at a swimming pool: they stand in it with the head up, and a party has something that floats on the water. */

import { limits } from '../../../scene/scene.ts';
import { type Draft, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';

export const visitPool = (text: string, draft: Draft) => {
  if (!/\bpools?\b/.test(text) || !draft.places.some(({ place }) => place === 'swimming_pool')) return;
  const at = draft.things.findIndex(({ noun }) => noun?.nature === 'animal');
  const guest = draft.things[at];
  if (
    !guest ||
    guest.acts.some(({ action }) => action !== null && !['graze', 'stand', 'look'].includes(action))
  )
    return;
  guest.acts = [newAct('look', 'look')];
  const isThere = draft.things.some(({ noun }) => /inflatable|float|ring/.test(noun?.name ?? ''));
  const noun = findNoun('inflatable flamingo');
  if (!/\bparty\b/.test(text) || isThere || !noun || draft.things.length >= limits.things) return;
  draft.things.push({
    ...newThing(noun.name, noun),
    isImplied: true,
    acts: [newAct('float', 'float')],
    ties: [{ kind: 'beside', to: at }],
  });
};
