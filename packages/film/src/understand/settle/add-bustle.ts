/** People in a busy street, cars on a busy highway. */

import { limits } from '../../scene/scene.ts';
import { type Draft, newThing } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import type { Where } from './settle-place.ts';

export const addBustle = (draft: Draft, { place }: Where) => {
  if (!draft.isBusy || draft.things.length >= limits.things) return;
  const noun = ['highway', 'road'].includes(place)
    ? 'car'
    : [
          'street',
          'market',
          'square',
          'alley',
          'city',
          'train_station',
          'subway_station',
          'cafe',
          'restaurant',
          'bar',
          'beach',
          'airport',
          'village',
          'park',
          'shop',
          'supermarket',
        ].includes(place)
      ? 'person'
      : null;
  if (
    !noun ||
    draft.things.some(
      (thing) =>
        thing.noun?.name === noun ||
        (noun === 'car' && thing.noun?.nature === 'road_vehicle') ||
        (noun === 'person' && thing.count !== null && thing.count > 5 && thing.noun?.nature === 'person'),
    )
  )
    return;
  const thing = newThing(noun, findNoun(noun)!);
  thing.count = 12;
  thing.plural = true;
  thing.isImplied = true;
  const sits = ['cafe', 'restaurant', 'bar'].includes(place);
  if (sits) thing.count = 6;
  thing.acts.push({
    action: noun === 'car' ? 'drive' : sits ? 'sit' : 'walk',
    verb: 'walk',
    object: null,
    instrument: null,
    direction: null,
    pace: null,
  });
  draft.things.push(thing);
};
