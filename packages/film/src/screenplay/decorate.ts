/** Things that an occasion brings along wherever it is: strings of flags at a festival, and those who celebrate. */

import type { Facts } from '../facts/facts.ts';
import { limits } from '../scene/scene.ts';
import { type Draft, newAct, newThing } from '../understand/draft.ts';
import { findNoun } from '../understand/nouns/find-noun.ts';
import { living } from '../understand/nouns/nature.ts';
import { isIndoors } from '../world/indoors.ts';
import { type Brought, fittings, occasions } from '../world/occasions.ts';
import type { CastEntity } from './cast-entity.ts';
import { heldOccasion } from './places/held-occasion.ts';

export const decorate = (
  draft: Draft,
  facts: Facts,
  cast: readonly CastEntity[],
  isShown: (entity: number) => boolean,
) => {
  const { entities } = facts;
  inviteGuests(draft, facts, cast, isShown);
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

/** Two or three who are named are looked at; more would be the guests themselves. */
const mostHosts = 3;

/** Guests stand behind those the film is about. */
const inviteGuests = (
  draft: Draft,
  facts: Facts,
  cast: readonly CastEntity[],
  isShown: (entity: number) => boolean,
) => {
  const guests = heldOccasion(facts, cast, isShown)?.guests;
  const people = draft.things.filter(({ noun }) => noun && living.has(noun.nature));
  const isCrowd = people.length > mostHosts || people.some(({ count, plural }) => plural || (count ?? 1) > 2);
  if (!guests || isCrowd || draft.places.length === 0) return;
  addBrought(draft, { ...guests, isBehind: true });
};

/** Somebody of those who are named gives the show. */
const isGiven = ({ things }: Draft): boolean =>
  things.some(({ acts }) =>
    acts.some(({ action }) => action === 'sing' || action === 'conduct' || action?.startsWith('play_')),
  );

const bring = (draft: Draft, brings: readonly Brought[]) => {
  if (brings.some(({ isBehind }) => isBehind) && isGiven(draft)) return;
  for (const one of brings) addBrought(draft, one);
};

const addBrought = (draft: Draft, { noun, count, action, isBehind = !action }: Brought) => {
  const found = findNoun(noun);
  const isThere = draft.things.some((thing) => thing.noun?.base === found?.base && !action);
  if (!found || isThere || draft.things.length >= limits.things) return;
  const thing = newThing(noun, found);
  Object.assign(thing, { count, plural: count > 1, isImplied: true });
  if (action) thing.acts.push(newAct(action, action));
  if (isBehind && draft.things.length > 0) thing.ties.push({ kind: 'behind', to: 0 });
  draft.things.push(thing);
};
