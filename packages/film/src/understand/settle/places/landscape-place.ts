/** Landscapes that several words make together: a river between walls of rock, the way into a sunset. */

import type { Action } from '../../../scene/actions.ts';
import type { PlaceDetail } from '../../../scene/place-details.ts';
import { isIndoors } from '../../../world/indoors.ts';
import { addOnce, type Draft, type DraftThing, newAct, type Where } from '../../draft.ts';
import { without } from '../rearrange-things.ts';

const travels = new Set<Action>(['walk', 'run', 'ride', 'drive', 'sail', 'fly', 'swim', 'row']);

/** A figure that rides into the sunset goes away from the camera, towards a low sun. */
const goIntoSun = (draft: Draft, where: Where): Where => {
  draft.timeOfDay ??= 'sunset';
  draft.move ??= 'dolly_out';
  for (const { acts } of draft.things)
    for (const act of acts) {
      // At a gallop the shore would be left behind at once: who runs there goes along it.
      const isAlong = where.place === 'beach' && act.action !== 'walk' && act.action !== 'sail';
      if (isAlong && act.direction === 'away') act.direction = null;
      else if (act.action && travels.has(act.action) && !isAlong) act.direction ??= 'away';
    }
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
    thing.ties = thing.ties.filter(({ kind }) => kind === 'behind' || kind === 'beside');
  }
};

export const landscapePlace = (draft: Draft, where: Where): Where => {
  const { things, details } = draft;
  moveStorms(draft);
  const has = (detail: PlaceDetail) => details.includes(detail);
  // A river between walls of rock is seen with the walls; without anybody, from above.
  const isInGorge = has('gorge') && [where.place, where.backdrop].includes('river');
  if ((isInGorge || has('fjord')) && !isIndoors(where.place)) {
    // Its walls are the set's; walls of brick would stand in the water.
    draft.things = without(things, ({ noun, name }) =>
      /^(?:rivers?|streams?|canyons?|(?:canyon |rock |stone )?(?:cliffs?|walls?)|rocks?|fjords?|water)$/.test(
        noun?.base ?? name,
      ),
    );
    if (draft.things.length === 0) {
      draft.shot = 'wide';
      draft.angle = null;
    }
    if (!has('fjord')) {
      details.push('canyon_river');
      if (draft.places.some(({ text }) => /gorge|ravine|chasm/.test(text))) details.push('grey_rock');
    }
    return { place: 'river', isStated: true, backdrop: null };
  }
  // A wood that burns is lit by its fire; no hearth or lone house stands for it.
  if (has('wildfire') && !isIndoors(where.place)) {
    draft.effects = draft.effects.filter((effect) => effect !== 'fire');
    draft.things = without(
      things,
      ({ noun, name, isImplied }) =>
        /^(?:wild|forest|bush|brush)? ?(?:fires?|flames?|blaze|trees?|smoke|conflagration)$/.test(name) ||
        (isImplied && noun?.base === 'house'),
    );
    draft.notDrawn = draft.notDrawn.filter((name) => !/fire|conflagration/.test(name));
    draft.timeOfDay ??= 'sunset';
    const isWood = ['forest', 'jungle', 'mountains', 'hills'].includes(where.place);
    return isWood ? { ...where, isStated: true } : { place: 'forest', isStated: true, backdrop: null };
  }
  if (has('star_trails') && !isIndoors(where.place)) {
    draft.timeOfDay = 'night';
    draft.effects = draft.effects.filter((effect) => effect !== 'light_trails');
    draft.things = without(things, ({ name }) => /^(?:star|star ?trail|trail|sky|night sky)s?$/.test(name));
    addOnce(draft.weather, 'stars');
    draft.move ??= 'static';
    return where.place === 'sky' ? { place: 'hills', isStated: true, backdrop: null } : where;
  }
  // Snow comes down a steep peak, not over a meadow.
  if (has('avalanche') && things.length === 0 && where.place === 'mountains') addOnce(details, 'lone_peak');
  // Bolts over a city are seen above its roofs, not between them.
  const isStruck = draft.weather.includes('lightning') || draft.effects.includes('lightning');
  if (isStruck && where.place === 'city' && things.length === 0) {
    draft.timeOfDay ??= 'night';
    return { place: 'skyline', isStated: true, backdrop: null };
  }
  // Rows of lavender fill the picture, and a house among them stands at their end.
  const isLavender = things.some(
    ({ noun, plural, count }) => noun?.base === 'lavender' && (plural || (count ?? 1) > 3),
  );
  const isOpenLand = ['meadow', 'village', 'hills', 'farm', 'crop_field'].includes(where.place);
  if (isLavender && isOpenLand) {
    const isHouse = ({ noun, name, acts }: DraftThing) =>
      acts.length === 0 && /^(?:farm ?house|house|cottage|villa)$/.test(noun?.base ?? name);
    if (things.some(isHouse) && things.every((thing) => isHouse(thing) || thing.noun?.nature === 'plant')) {
      draft.things = without(things, isHouse);
      addOnce(details, 'farmhouse_beyond');
    }
    return { place: 'crop_field', isStated: true, backdrop: null };
  }
  // A path through a park is the park's.
  const isDriven = things.some(({ noun }) => noun?.nature === 'road_vehicle');
  if (where.place === 'road' && where.backdrop === 'park' && !isDriven)
    return { place: 'park', isStated: true, backdrop: null };
  if (has('village_street') && ['village', 'street', 'alley'].includes(where.place)) {
    // Lanterns stand on their posts and are lit.
    if (has('hung_lanterns') || draft.things.some(({ noun }) => noun?.base === 'lantern')) {
      draft.details = details.filter((one) => one !== 'hung_lanterns');
      draft.things = without(
        things,
        ({ noun, plural, count }) => noun?.base === 'lantern' && (plural || (count ?? 1) > 1),
      );
      draft.timeOfDay ??= 'dusk';
    }
    return {
      place: 'village',
      isStated: true,
      backdrop: where.backdrop === 'street' ? null : where.backdrop,
    };
  }
  if (has('into_sun') && !isIndoors(where.place)) return goIntoSun(draft, where);
  return where;
};
