/** What tells of a place that nobody named: acts, weather, and nouns that are no things vote for where they belong. */

import type { Facts } from '../../facts/facts.ts';
import type { Action } from '../../scene/actions.ts';
import type { Place } from '../../scene/scene.ts';
import type { Draft, DraftAct, DraftThing } from '../../understand/draft.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { living, vehicles } from '../../understand/nouns/nature.ts';
import { indoorWork, placeOfAction, placeOfNoun } from '../../world/homes.ts';
import { homeOfVerb, placeOfVerb } from '../../world/places/homes-of-verbs.ts';
import { hintOfEffect, hintOfNoun, hintOfWeather } from '../../world/places/place-hints.ts';
import type { CastEntity } from '../cast-entity.ts';
import { linkTo } from './note-place.ts';
import { type Vote, weights } from './vote-weights.ts';

/** Another beat tells of this one's place too, but less: people stay in the same house. */
const elsewhere = 0.25;

const ofHousehold = new Set(['prop', 'food', 'furniture']);

/** Cars and dogs are not washed in a kitchen, and only a craft is launched. */
const isDoneThere = (action: Action, act: DraftAct, doer: DraftThing, { things }: Draft): boolean => {
  const object = act.object === null ? null : (things[act.object]?.noun?.nature ?? 'prop');
  if (action === 'wash') return object === null || (!living.has(object) && !vehicles.has(object));
  if (action === 'launch') return [doer.noun?.nature, object].some((one) => one != null && vehicles.has(one));
  return true;
};

export const votesOfActions = (draft: Draft): Vote[] => {
  const found = new Map<Place, number>();
  const vote = (place: Place, weight: number) => found.set(place, Math.max(found.get(place) ?? 0, weight));
  for (const doer of draft.things)
    for (const act of doer.acts) {
      const { action, object } = act;
      if (!action) continue;
      const place = placeOfAction[action];
      if (place && isDoneThere(action, act, doer, draft)) vote(place, weights.action);
      const isOfHousehold = ofHousehold.has(draft.things[object ?? -1]?.noun?.nature ?? '');
      if (indoorWork.has(action) && isOfHousehold)
        vote(draft.things[object ?? -1]?.noun?.nature === 'food' ? 'kitchen' : 'room', weights.work);
      const isLaid = doer.noun?.nature === 'person' && !doer.ties.some(({ kind }) => kind !== 'beside');
      if (action === 'sleep' && isLaid) vote('bedroom', weights.home);
    }
  return [...found].map(([place, weight]) => ({ place, weight }));
};

export const votesOfVerbs = ({ events, entities }: Facts, isShown: (step: number) => boolean): Vote[] =>
  events.flatMap(({ verb, step, objects }): Vote[] => {
    const named = objects.map((one) => `${verb} ${entities[one]!.noun}`);
    const share = isShown(step) ? 1 : elsewhere;
    const told = (table: ReadonlyMap<string, Place>) =>
      [...named, verb].map((phrase) => table.get(phrase)).find((one) => one !== undefined);
    const [place, home] = [told(placeOfVerb), told(homeOfVerb)];
    if (place) return [{ place, weight: weights.verb * share }];
    return home ? [{ place: home, weight: weights.homeOfVerb * share }] : [];
  });

const ofOpenWater = new Set(['person', 'animal', 'bird', 'fish', 'insect', 'boat', 'building', 'landform']);

/** Water and waves that nothing of a household is with: in a glass there is no lake. */
const isOpenWater = ({ things }: Draft): boolean =>
  things.every(({ noun }) => !noun || ofOpenWater.has(noun.nature));

const sunken = new Set(['underwater', 'undersea', 'submerged', 'sunken']);

/** Weather and effects, and nouns that only tell where it is. */
export const votesOfSights = (
  draft: Draft,
  facts: Facts,
  cast: readonly CastEntity[],
  isHere: (entity: number) => boolean,
): Vote[] => [
  ...draft.effects.flatMap((one) =>
    one === 'waves' && !isOpenWater(draft) ? [] : (hintOfEffect[one] ?? []),
  ),
  ...draft.weather.flatMap((one) => hintOfWeather[one] ?? []),
  ...facts.entities.flatMap(({ noun, head, attributes }, index): Vote[] => {
    const share = isHere(index) ? 1 : elsewhere;
    const is = cast[index]?.is;
    const found = hintOfNoun(noun);
    const votes: Vote[] = found ? [found] : [];
    if (noun === 'water' && is === 'surroundings' && linkTo(facts, index) && isOpenWater(draft))
      votes.push({ place: 'lake', weight: weights.portable });
    // "Puppies learn to become chefs".
    const isBecome = is !== 'thing' && facts.events.some(({ objects }) => objects.includes(index));
    const calling = isBecome && findNoun(head)?.nature === 'person' ? placeOfNoun.get(head) : undefined;
    if (calling && calling !== 'park') votes.push({ place: calling, weight: weights.home });
    if (attributes.some(({ value }) => sunken.has(value)))
      votes.push({ place: 'underwater', weight: weights.verb });
    return votes.map(({ place, weight }) => ({ place, weight: weight * share }));
  }),
];
