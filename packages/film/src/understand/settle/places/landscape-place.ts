/** Landscapes that several words make together: a river between walls of rock, the way into a sunset. */

import type { PlaceDetail } from '../../../scene/place-details.ts';
import { isIndoors } from '../../../world/indoors.ts';
import { type Draft, newAct } from '../../draft.ts';
import type { Where } from '../settle-place.ts';

/** A figure that rides into the sunset goes away from the camera, towards a low sun. */
const goIntoSun = (draft: Draft, where: Where): Where => {
  const isDriven = draft.things.some(({ noun }) => noun?.nature === 'road_vehicle');
  return isDriven && !where.isStated ? { place: 'highway', isStated: true, backdrop: null } : where;
};

/** A tornado travels, whatever it does to what it meets. */
const moveStorms = (draft: Draft): void => {
  for (const thing of draft.things) {
    if (thing.noun?.base !== 'tornado') continue;
    // It crosses the picture of a camera that stays.
    draft.move ??= 'static';
    if (thing.acts.some(({ action }) => action === 'walk' || action === 'run')) continue;
    thing.acts = [newAct('walk', 'move')];
  }
};

export const landscapePlace = (draft: Draft, where: Where): Where => {
  const { things, details } = draft;
  moveStorms(draft);
  const has = (detail: PlaceDetail) => details.includes(detail);
  // A river between walls of rock is seen with the walls; without anybody, from above.
  const isInGorge = has('gorge') && [where.place, where.backdrop].includes('river');
  if ((isInGorge || has('fjord')) && !isIndoors(where.place)) {
    if (draft.things.length === 0) {
      draft.shot = 'wide';
    }
    if (!has('fjord')) {
      details.push('canyon_river');
    }
    return { place: 'river', isStated: true, backdrop: null };
  }
  if (has('star_trails') && !isIndoors(where.place)) {
    draft.move ??= 'static';
    return where.place === 'sky' ? { place: 'hills', isStated: true, backdrop: null } : where;
  }
  // Bolts over a city are seen above its roofs, not between them.
  const isStruck = draft.weather.includes('lightning') || draft.effects.includes('lightning');
  if (isStruck && where.place === 'city' && things.length === 0) {
    return { place: 'skyline', isStated: true, backdrop: null };
  }
  // A path through a park is the park's.
  const isDriven = things.some(({ noun }) => noun?.nature === 'road_vehicle');
  if (where.place === 'road' && where.backdrop === 'park' && !isDriven)
    return { place: 'park', isStated: true, backdrop: null };
  if (has('into_sun') && !isIndoors(where.place)) return goIntoSun(draft, where);
  return where;
};
