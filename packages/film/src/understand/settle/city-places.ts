/** Where things of cities, of the sea and of space belong, where the words alone would put them on a lawn. */

import type { PlaceDetail } from '../../scene/place-details.ts';
import { limits, type Place } from '../../scene/scene.ts';
import { isIndoors } from '../../world/indoors.ts';
import { type Draft, type DraftThing, newAct, newThing, type Where } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { without } from './rearrange-things.ts';

const urban = new Set<Place>(['city', 'street', 'skyline', 'square', 'village']);
const offWorld = new Set<Place>(['moon', 'mars', 'alien_planet', 'space', 'greenhouse']);

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
  // New cities of the gulf have asphalt between glass towers.
  if (has('dubai')) draft.region = null;
  // The square before the Kremlin is told by its church.
  if (
    has('moscow') &&
    where.place === 'square' &&
    things.length < limits.things &&
    !some(/cathedral|church/)
  ) {
    const church = findNoun('saint basil cathedral');
    if (church) things.push({ ...newThing(church.name, church), acts: [newAct('stand', 'stand')] });
  }
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
  // A famous building in the snow stands in its city.
  if (
    where.place === 'snowfield' &&
    isMonument &&
    some(/eiffel|big ben|tower|cathedral|colosseum|castle|palace/)
  ) {
    if (!draft.weather.includes('snow')) draft.weather.push('snow');
    return { place: 'city', isStated: true, backdrop: null };
  }
  // Cars on a great bridge are seen along it.
  const isGreatBridge = things.some(({ name }) =>
    /brooklyn|golden gate|bay bridge|suspension bridge/.test(name),
  );
  if (isDriven && isGreatBridge && urban.has(where.place)) {
    draft.things = without(things, ({ noun }) => /bridge$/.test(noun?.base ?? ''));
    return { place: 'bridge', isStated: true, backdrop: null };
  }
  // Boats before a city are on its water.
  const boats = things.filter(({ noun }) => noun?.nature === 'boat');
  const isAfloat = boats.length > 0 && boats.every(({ ties }) => ties.every(({ kind }) => kind !== 'on'));
  if (isAfloat && ['city', 'street'].includes(where.place) && !has('canal'))
    return { place: 'skyline', isStated: true, backdrop: null };
  if (has('canal') && where.place === 'river')
    draft.things = without(
      things,
      ({ noun, plural }) => plural && /^(?:bridge|bicycle)$/.test(noun?.base ?? ''),
    );
  // Domes of a base are its own.
  if (has('space_base') && offWorld.has(where.place))
    draft.things = without(draft.things, ({ name }) => /dome/.test(name));
  if (some(/^(?:subway train|subway|metro)$/) && where.place === 'train_station')
    return { place: 'subway_station', isStated: true, backdrop: null };
  // Panes as high as the room are its wall.
  if (has('big_windows') && isIndoors(where.place))
    draft.things = without(draft.things, ({ noun }) => noun?.base === 'window');
  // Panels of a satellite are part of it.
  if (some(/^(?:satellite|space station)$/))
    draft.things = without(draft.things, ({ name }) => /solar panel/.test(name));
  // Rockets come down where they start from.
  const lands = things.some(
    ({ noun, acts }) =>
      noun && /rocket|shuttle|starship/.test(noun.base) && acts.some(({ action }) => action === 'land'),
  );
  if (lands && where.place === 'airport' && !has('launch_pad')) details.push('launch_pad');
  // A comet stands in the sky by night.
  if (has('comet') && where.place !== 'space') {
    draft.things = without(draft.things, ({ name }) => /comet/.test(name));
    draft.timeOfDay ??= 'night';
  }
  // A canyon of another world has its sky.
  if (has('gorge') && where.backdrop && ['alien_planet', 'mars', 'moon'].includes(where.backdrop))
    return { place: where.backdrop, isStated: true, backdrop: null };
  // On the deck of a carrier the ship is the ground.
  const isOnDeck = things.some(({ name }) => !/carrier|deck/.test(name));
  if (
    has('flight_deck') &&
    isOnDeck &&
    ['airport', 'sea', 'sky', 'coast', 'harbour', 'clouds', 'skyline'].includes(where.place)
  ) {
    draft.things = without(draft.things, ({ name }) => /carrier|deck|runway/.test(name));
    return { place: 'airport', isStated: true, backdrop: null };
  }
  // Seen over the roofs of an old town, its chimneys are on them.
  if (has('old_roofs') && ['rooftop', 'city', 'street', 'village', 'skyline'].includes(where.place)) {
    draft.things = without(draft.things, ({ name }) => /chimney|roof|house|building|^cit|town/.test(name));
    if (where.place !== 'village') return { place: 'rooftop', isStated: true, backdrop: null };
  }
  // A carpet along a corridor is its floor.
  if (where.place === 'corridor')
    draft.things = without(
      draft.things,
      ({ noun, acts, ties }) => /carpet|rug/.test(noun?.base ?? '') && acts.length + ties.length === 0,
    );
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
    draft.timeOfDay ??= 'night';
    return { place: 'sky', isStated: true, backdrop: null };
  }
  // A beam from the sky is seen by night.
  if (some(/^(?:ufo|flying saucer)$/) && draft.effects.includes('spotlight')) draft.timeOfDay ??= 'night';
  return where;
};
