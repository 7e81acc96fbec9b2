/** People in a busy street, cars on a busy highway. */

import type { PlaceDetail } from '../../scene/place-details.ts';
import { limits } from '../../scene/scene.ts';
import { type Bustle, bustleOf } from '../../world/places/bustle.ts';
import { sightsOf } from '../../world/places/place-sights.ts';
import { type Draft, newAct, newThing, type Where } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';

const left: readonly PlaceDetail[] = ['empty', 'abandoned', 'ruined'];

/** A station alone has its train, a farm its cows. */
const addSights = (draft: Draft, { place, isStated }: Where) => {
  const isLeft = draft.details.some((one) => left.includes(one));
  if (!isStated || draft.things.length > 0 || draft.notDrawn.length > 0 || isLeft) return;
  const isFitted = draft.places.some(({ look }) => look);
  if (!isFitted) for (const sight of sightsOf(place, draft.details)) addImplied(draft, sight);
};

export const addBustle = (draft: Draft, where: Where) => {
  addSights(draft, where);
  const { place } = where;
  const bustle = draft.isBusy && draft.things.length < limits.things ? bustleOf(place) : undefined;
  if (bustle) addImplied(draft, bustle);
};

const addImplied = (draft: Draft, bustle: Bustle) => {
  const noun = findNoun(bustle.noun);
  if (!noun) return;
  const isThere = draft.things.some(
    (thing) =>
      thing.noun?.name === noun.name ||
      (noun.nature === 'road_vehicle' && thing.noun?.nature === 'road_vehicle') ||
      (noun.nature === 'person' && (thing.count ?? 1) > 5 && thing.noun?.nature === 'person'),
  );
  if (isThere) return;
  const thing = newThing(bustle.noun, noun);
  Object.assign(thing, { count: bustle.count, plural: bustle.count > 1, isImplied: true });
  thing.acts.push(newAct(bustle.action, bustle.action));
  draft.things.push(thing);
};
