/** "A bus full of tourists": they sit inside and are seen at its windows; nobody rides on the outside. */

import { addOnce, type Draft, type DraftThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { countOf, isPerson } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const carries =
  /^(?:bus|school bus|double decker bus|tour bus|coach|tram|vintage tram|train|subway train|monorail|high speed train)$/;
const isCarrier = ({ noun }: DraftThing) => carries.test(noun?.base ?? '') || carries.test(noun?.name ?? '');
/** Done on a seat as well as anywhere. */
const seated = new Set(['stand', 'sit', 'drive', 'ride', 'walk', 'look', 'smile', 'travel', 'talk']);

export const seatPassengers = (draft: Draft) => {
  for (const [index, carrier] of draft.things.entries()) {
    if (!isCarrier(carrier)) continue;
    const isInside = (thing: DraftThing) =>
      isPerson(thing) &&
      countOf(thing) > 2 &&
      thing.ties.some(
        ({ kind, to }) => to === index && (kind === 'on' || kind === 'in' || kind === 'riding'),
      ) &&
      thing.acts.every(({ action }) => action === null || seated.has(action));
    const inside = draft.things.filter(isInside);
    if (inside.length === 0) continue;
    addOnce(carrier.traits, 'full of passengers');
    // What they are driven past or to, the bus goes past or to.
    for (const { ties, acts } of inside) {
      for (const tie of ties)
        if (tie.to !== index && !carrier.ties.some(({ to }) => to === tie.to)) carrier.ties.push(tie);
      const act = acts.find(({ action }) => action === 'drive');
      if (act && carrier.acts.length === 0) carrier.acts = [act];
    }
    draft.details = draft.details.filter((one) => one !== 'crowded');
    draft.isBusy = false;
    draft.things = without(draft.things, (thing) => inside.includes(thing));
    break;
  }
  // Buses of London are red and have two decks.
  const double = findNoun('double decker bus');
  for (const thing of draft.things)
    if (
      double &&
      draft.details.includes('london') &&
      thing.noun?.base === 'bus' &&
      /^(?:red |tour |city )?bus$/.test(thing.noun.name)
    )
      thing.noun = double;
};
