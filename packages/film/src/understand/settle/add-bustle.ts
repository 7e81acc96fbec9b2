/** People in a busy street, cars on a busy highway. */

import { limits } from '../../scene/scene.ts';
import { bustleOf } from '../../world/places/bustle.ts';
import { type Draft, newAct, newThing, type Where } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';

export const addBustle = (draft: Draft, { place }: Where) => {
  const bustle = draft.isBusy && draft.things.length < limits.things ? bustleOf(place) : undefined;
  const noun = bustle && findNoun(bustle.noun);
  if (!bustle || !noun) return;
  const isThere = draft.things.some(
    (thing) =>
      thing.noun?.name === noun.name ||
      (noun.nature === 'road_vehicle' && thing.noun?.nature === 'road_vehicle') ||
      (noun.nature === 'person' && (thing.count ?? 1) > 5 && thing.noun?.nature === 'person'),
  );
  if (isThere) return;
  const thing = newThing(bustle.noun, noun);
  Object.assign(thing, { count: bustle.count, plural: true, isImplied: true });
  thing.acts.push(newAct(bustle.action, bustle.action));
  draft.things.push(thing);
};
