/** Things that an occasion brings along wherever it is: strings of flags at a festival, and those who celebrate. */

import type { Facts } from '../facts/facts.ts';
import { limits } from '../scene/scene.ts';
import { type Draft, newAct, newThing } from '../understand/draft.ts';
import { findNoun } from '../understand/nouns/find-noun.ts';
import { isIndoors } from '../world/indoors.ts';
import { type Brought, fittings, occasions } from '../world/occasions.ts';
import type { CastEntity } from './cast-entity.ts';

export const decorate = (
  draft: Draft,
  { entities }: Facts,
  cast: readonly CastEntity[],
  isShown: (entity: number) => boolean,
) => {
  const here = entities.filter((_, at) => isShown(at));
  const fitting = here.map(({ noun }) => fittings.get(noun)).find((found) => found !== undefined);
  if (fitting) bring(draft, fitting);
  const named = entities.find(
    ({ head }, at) => cast[at]?.is === 'unknown' && isShown(at) && occasions.has(head),
  );
  const { brings } = occasions.get(named?.head ?? '') ?? { brings: [] };
  // A crowd that is said to be there celebrates by itself, and so does one indoors.
  const isCrowded = draft.things.some(({ count }) => (count ?? 1) > 4);
  const isInside = draft.places.some(({ place }) => isIndoors(place));
  if (isCrowded || isInside || draft.things.length === 0) return;
  bring(draft, brings);
};

/** Somebody of those who are named gives the show. */
const isGiven = ({ things }: Draft): boolean =>
  things.some(({ acts }) =>
    acts.some(({ action }) => action === 'sing' || action === 'conduct' || action?.startsWith('play_')),
  );

const bring = (draft: Draft, brings: readonly Brought[]) => {
  if (brings.some(({ isBehind }) => isBehind) && isGiven(draft)) return;
  for (const { noun, count, action, isBehind = !action } of brings) {
    const found = findNoun(noun);
    const isThere = draft.things.some((thing) => thing.noun?.base === found?.base && !action);
    if (!found || isThere || draft.things.length >= limits.things) continue;
    const thing = newThing(noun, found);
    Object.assign(thing, { count, plural: count > 1, isImplied: true });
    if (action) thing.acts.push(newAct(action, action));
    if (isBehind && draft.things.length > 0) thing.ties.push({ kind: 'behind', to: 0 });
    draft.things.push(thing);
  }
};
