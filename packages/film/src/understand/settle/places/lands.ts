/** Lands and towns that have a look of their own, and where a storm of sand, Christmas or magic belongs. */

import type { PlaceDetail } from '../../../scene/place-details.ts';
import type { Place } from '../../../scene/scene.ts';
import { isIndoors } from '../../../world/indoors.ts';
import { addOnce, type Draft, type Where } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { without } from '../rearrange-things.ts';

const towns = new Set<Place>(['city', 'village', 'street', 'square', 'skyline', 'market']);
const woods = new Set<Place>(['forest', 'jungle', 'meadow', 'garden', 'park', 'fairy_tale_land']);
const modern: readonly PlaceDetail[] = ['dubai', 'glass_towers', 'ruined', 'new_york', 'asian_metropolis'];

const sandy = (draft: Draft, found: Where): Where => {
  const has = (detail: PlaceDetail) => draft.details.includes(detail);
  let where = found;
  const isDesert = [where.place, where.backdrop].includes('desert');
  // Towns of the desert are of mud brick under flat roofs.
  if (isDesert && towns.has(where.place) && !modern.some(has) && draft.region !== 'western')
    return { place: where.place === 'market' ? 'market' : 'village', isStated: true, backdrop: 'desert' };
  // Its pool and its palms belong to the place.
  if (has('oasis') && (isDesert || !where.isStated || where.place === 'lake') && !has('ford')) {
    draft.things = without(draft.things, ({ noun, name }) =>
      /^(?:palms?|(?:palm|date) trees?|trees?|pond|pool|oasis(?: pool)?|water|lake|spring|dunes?|bush|grass|waterhole)$/.test(
        noun?.base ?? name,
      ),
    );
    where = { place: 'desert', isStated: true, backdrop: null };
  }
  if (!has('sandstorm')) return where;
  draft.things = without(draft.things, ({ name }) => /storm|haboob|dust|sand/.test(name));
  draft.notDrawn = draft.notDrawn.filter((name) => !/storm|haboob/.test(name));
  addOnce(draft.weather, 'dust');
  // A small town that a storm of sand comes to lies where the sand is.
  if (where.place === 'village') return { ...where, backdrop: 'desert' };
  return where.isStated || isIndoors(where.place)
    ? where
    : { place: 'desert', isStated: true, backdrop: null };
};

const goods = /spice|^sacks?$|^baskets?$|fabric|textile|cloth$|silk|carpet|rug|scarf/;

/** Heaps of spices and lengths of cloth are on the stalls of their market, and its own shoppers walk between them. */
const leaveToStalls = (draft: Draft) => {
  draft.things = without(
    draft.things,
    ({ noun, name, ties, acts }) =>
      ties.length === 0 && acts.every(({ object }) => object === null) && goods.test(`${noun?.base} ${name}`),
  );
  if (draft.things.length === 0) draft.isBusy = false;
};

export const placeByLand = (draft: Draft, found: Where): Where => {
  const where = sandy(draft, found);
  if (where.place === 'market') leaveToStalls(draft);
  const has = (detail: PlaceDetail) => draft.details.includes(detail);
  const some = (pattern: RegExp) => draft.things.some(({ noun }) => noun && pattern.test(noun.base));
  // Peaks over a sea of clouds are looked at from as high as they are, with the sun between them.
  if (has('sea_of_clouds') && where.place === 'mountain_top' && draft.things.length === 0) {
    draft.shot = null;
    draft.angle = null;
    if (draft.move === 'drone') draft.move = null;
  }
  if (has('outback') && !isIndoors(where.place) && where.place !== 'road') {
    draft.things = without(draft.things, ({ name }) => /uluru|ayers rock|outback/.test(name));
    draft.notDrawn = draft.notDrawn.filter((name) => !/uluru|ayers|outback/.test(name));
    return { place: 'desert', isStated: true, backdrop: null };
  }
  // Cable cars climb its streets between houses with bays, with the water below.
  const onRails = draft.things.find(({ noun }) =>
    /^(?:tram|streetcar|trolley|cable car)$/.test(noun?.base ?? ''),
  );
  const hilly: readonly Place[] = ['city', 'street', 'hills', 'skyline', 'mountains', 'meadow'];
  if (has('san_francisco') && onRails && hilly.includes(where.place)) {
    const car = findNoun('cable car');
    if (car) onRails.noun = { ...car, name: onRails.noun!.name };
    draft.things = without(draft.things, ({ noun, name }) =>
      /^(?:hills?|mountain)$/.test(noun?.base ?? name),
    );
    addOnce(draft.details, 'steep');
    addOnce(draft.details, 'uphill');
    return { place: 'street', isStated: true, backdrop: null };
  }
  // Trams of Lisbon are yellow and climb between tiled houses.
  if (has('lisbon') && onRails && hilly.includes(where.place)) {
    onRails.noun = { ...(findNoun('vintage tram') ?? onRails.noun!), name: onRails.noun!.name };
    onRails.colour ??= { name: 'yellow', hex: '#f2b81e' };
    draft.things = without(draft.things, ({ noun, name }) =>
      /^(?:hills?|mountain)$/.test(noun?.base ?? name),
    );
    addOnce(draft.details, 'steep');
    addOnce(draft.details, 'uphill');
    return { place: 'street', isStated: true, backdrop: null };
  }
  // Streets of Amsterdam lie along its canals.
  if (has('amsterdam') && ['city', 'street', 'skyline', 'village', 'alley', 'bridge'].includes(where.place)) {
    draft.region ??= 'european';
    addOnce(draft.details, 'canal');
    return { place: 'river', isStated: true, backdrop: 'city' };
  }
  if (has('lisbon') && where.place === 'city') return { ...where, place: 'street' };
  if (has('christmas') && towns.has(where.place)) {
    draft.season ??= 'winter';
    draft.timeOfDay ??= 'dusk';
    if (where.place === 'city' && has('small_town')) return { ...where, place: 'village' };
  }
  if (has('enchanted') && woods.has(where.place)) {
    draft.timeOfDay ??= 'dusk';
    addOnce(draft.effects, 'fireflies');
    const isGarden = where.place === 'garden' || where.place === 'park';
    if (!isGarden && where.place !== 'forest' && where.place !== 'jungle')
      return { ...where, place: 'forest', isStated: true };
  }
  // Rivers and lakes of Africa, and those its animals go through, lie in dry grass between acacias.
  const isGrassland =
    draft.region === 'african' ||
    some(
      /^(?:zebra|giraffe|wildebeest|gnu|lion|lioness|hippo|hippopotamus|rhino|rhinoceros|elephant|antelope|gazelle)$/,
    );
  const isWater = where.place === 'river' || where.place === 'lake';
  if (isGrassland && isWater && !where.backdrop && (draft.region ?? 'african') === 'african')
    return { ...where, backdrop: 'savanna' };
  // A figure that is on the Bund sees the towers across the river.
  if (has('bund') && !isIndoors(where.place)) {
    draft.region = 'chinese';
    addOnce(draft.details, 'riverside');
    draft.details = draft.details.filter((one) => one !== 'crystals');
    draft.things = without(
      draft.things,
      ({ noun, name }) =>
        noun?.nature === 'boat' || /^(?:bund|lights?|lights gem|gem|skyline|tower)s?$/.test(name),
    );
    draft.notDrawn = draft.notDrawn.filter((name) => name !== 'bund');
    return { place: 'skyline', isStated: true, backdrop: null };
  }
  if (has('corn_field') && some(/^corn$/) && draft.things.length > 1)
    draft.things = without(
      draft.things,
      ({ noun, acts, ties }) => noun?.base === 'corn' && acts.length + ties.length === 0,
    );
  return where;
};
