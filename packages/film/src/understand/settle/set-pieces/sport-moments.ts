/** Moments of play and feats outdoors: who fights with snowballs has snow, who takes off from a lake starts in it. */

import { addOnce, type Draft, type DraftThing } from '../../draft.ts';

const isPerson = ({ noun, character }: DraftThing) => noun?.nature === 'person' || character !== null;

/** Snowballs are made of snow that lies there, by people dressed for it. */
const throwSnow = (text: string, draft: Draft) => {
  if (!/\bsnow ?balls?\b/.test(text) || !draft.things.some(isPerson)) return;
  draft.season ??= 'winter';
  // A yard before it, where it can be seen over the players.
  if (draft.places.length === 0) draft.places.push({ place: 'park', text: '', link: null, isBehind: false });
  for (const thing of draft.things) {
    if (!isPerson(thing) || thing.wears.length > 0) continue;
    for (const name of ['jacket', 'beanie', 'scarf'] as const) thing.wears.push({ name, colour: null });
  }
};

/** The barrel that a surfer rides in. */
const surfInTube = (text: string, { things }: Draft) => {
  if (!/\b(?:barrel|tube|pipeline|inside)\b/.test(text)) return;
  for (const thing of things)
    if (isPerson(thing) && (/surfer/.test(thing.name) || thing.acts.some(({ action }) => action === 'surf')))
      addOnce(thing.traits, 'inside the tube');
};

export const settleSports = (text: string, draft: Draft) => {
  throwSnow(text, draft);
  surfInTube(text, draft);
};
