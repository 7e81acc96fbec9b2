/** Where things of cities, of the sea and of space belong, where the words alone would put them on a lawn. */

import type { PlaceDetail } from '../../scene/place-details.ts';
import type { Place } from '../../scene/scene.ts';
import type { Draft, DraftThing } from '../draft.ts';
import { without } from './rearrange-things.ts';
import type { Where } from './settle-place.ts';

const urban = new Set<Place>(['city', 'street', 'skyline', 'square', 'village']);

const isBuilding = ({ noun, acts }: DraftThing) =>
  noun?.nature === 'building' &&
  /skyscraper|tower block|building|high rise|apartment|office/.test(`${noun.base} ${noun.name}`) &&
  acts.every(({ action }) => action === null || action === 'stand');

export const placeByCity = (draft: Draft, where: Where): Where => {
  const { things, details } = draft;
  const has = (detail: PlaceDetail) => details.includes(detail);
  const some = (pattern: RegExp) => things.some(({ noun }) => noun && pattern.test(noun.base));
  const isFlying = draft.shot === 'aerial' || draft.move === 'drone';
  // From the air the towers are the city itself, and cars its traffic.
  if (isFlying && urban.has(where.place) && where.place !== 'village') {
    const rest = without(
      things,
      (thing) => isBuilding(thing) || /^(?:cars?|traffic|streets?|lights?)$/.test(thing.name),
    );
    if (rest.length === 0) {
      draft.things = rest;
      return { place: 'city', isStated: true, backdrop: null };
    }
  }
  // A city that was destroyed has broken towers, no columns of marble.
  const isAncient = draft.places.some(({ text }) => /temple|ancient|greek|roman/.test(text));
  if (has('ruined') && where.place === 'ruins' && !isAncient)
    return { place: 'city', isStated: true, backdrop: null };
  // Roofs around a famous building are its city; a statue on a peak looks down on its own.
  const isMonument = things.length > 0 && things.every(({ noun }) => noun?.nature === 'building');
  if (where.place === 'rooftop' && isMonument && some(/tower|notre dame|cathedral|basilica|colosseum|mosque/))
    return { place: 'city', isStated: true, backdrop: null };
  if (some(/christ the redeemer/) && urban.has(where.place) && isMonument)
    return { place: 'mountain_top', isStated: true, backdrop: 'sea' };
  // What crosses the river of London does it between the towers of its bridge.
  const isDriven = things.some(({ noun }) => noun?.nature === 'road_vehicle');
  if (has('london') && isDriven && some(/bridge$/) && urban.has(where.place)) {
    draft.things = without(things, ({ noun }) => /bridge$/.test(noun?.base ?? ''));
    // Its towers would hide another landmark that is named.
    if (
      !has('tower_bridge') &&
      !things.some(({ name }) => /big ben|london eye|cathedral|palace|parliament/.test(name))
    )
      details.push('tower_bridge');
    return { place: 'bridge', isStated: true, backdrop: null };
  }
  // Boats before a city are on its water.
  const boats = things.filter(({ noun }) => noun?.nature === 'boat');
  const isAfloat = boats.length > 0 && boats.every(({ ties }) => ties.every(({ kind }) => kind !== 'on'));
  if (isAfloat && ['city', 'street'].includes(where.place) && !has('canal'))
    return { place: 'skyline', isStated: true, backdrop: null };
  if (some(/^(?:subway train|subway|metro)$/) && where.place === 'train_station')
    return { place: 'subway_station', isStated: true, backdrop: null };
  // Panels of a satellite are part of it.
  if (some(/satellite|space station/))
    draft.things = without(draft.things, ({ name }) => /solar panel/.test(name));
  // A canyon of another world has its sky.
  if (has('gorge') && where.backdrop && ['alien_planet', 'mars', 'moon'].includes(where.backdrop))
    return { place: where.backdrop, isStated: true, backdrop: null };
  // Seen over the roofs of an old town, its chimneys are on them.
  if (has('old_roofs') && ['rooftop', 'city', 'street', 'village', 'skyline'].includes(where.place)) {
    if (where.place !== 'village') return { place: 'rooftop', isStated: true, backdrop: null };
  }
  // A figure that sails past a shore is out on the water.
  const ashore = things.some(
    ({ noun, ties }) =>
      noun &&
      ['person', 'animal', 'building'].includes(noun.nature) &&
      !ties.some(({ to }) => things[to]?.noun?.nature === 'boat'),
  );
  if (isAfloat && boats.some(({ acts }) => acts.length > 0) && !ashore && where.place === 'coast')
    return { place: 'sea', isStated: true, backdrop: 'coast' };
  // Brooms and carpets carry their riders over the trees.
  const isOnBroom = things.some(
    ({ acts, ties }) =>
      acts.some(({ action }) => action === 'fly') &&
      ties.some(({ kind, to }) => kind === 'riding' && /broom/.test(things[to]?.noun?.base ?? '')),
  );
  if (isOnBroom && (!where.isStated || where.place === 'forest')) {
    return { place: 'sky', isStated: true, backdrop: null };
  }
  return where;
};
