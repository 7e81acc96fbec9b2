/** Places that a detail tells better than their name: a highway by the sea, a street that is a canal. */

import type { PlaceDetail } from '../../scene/place-details.ts';
import { limits, type Place } from '../../scene/scene.ts';
import { isIndoors } from '../../world/indoors.ts';
import { type Draft, type DraftThing, newAct, newThing } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { living } from '../nouns/nature.ts';
import { openAirPlace } from './open-air-place.ts';
import { without } from './rearrange-things.ts';
import type { Where } from './settle-place.ts';

const roads = new Set<Place>(['road', 'highway', 'street', 'coast', 'desert', 'cliff', 'sea', 'beach']);
const cityAtWater = new Set<Place>(['city', 'skyline', 'river', 'lake', 'harbour', 'sea', 'coast']);
const towns = new Set<Place>(['city', 'street', 'river', 'village', 'bridge', 'square', 'alley', 'skyline']);

const waters = new Set<Place>(['river', 'lake', 'sea', 'harbour', 'swamp', 'coast', 'waterfall']);

/** Beams of light are no girders, and dust in the light of a room is no storm. */
const takeOutBeams = (draft: Draft, { place }: Where) => {
  if (!draft.details.includes('sunbeams')) return;
  draft.things = without(draft.things, ({ name }) =>
    /^(?:beam|ray|shaft|light|dust|sunlight|sun|mote|particle|speck|air)s?$/.test(name),
  );
  if (!isIndoors(place)) return;
  draft.effects = draft.effects.filter((effect) => effect !== 'god_rays' && effect !== 'dust');
};

export const placeByDetails = (draft: Draft, where: Where): Where => {
  takeOutBeams(draft, where);
  const { things, details } = draft;
  const has = (detail: PlaceDetail) => details.includes(detail);
  const some = (pattern: RegExp) => things.some(({ noun }) => noun && pattern.test(noun.base));
  const nature = (name: string) => things.some(({ noun }) => noun?.nature === name);
  if (has('blurred_lights') && !has('windscreen') && !where.isStated && things.length > 0)
    return things.some(({ noun, character }) => character || (noun && living.has(noun.nature)))
      ? { place: 'city', isStated: true, backdrop: null }
      : { ...where, backdrop: 'city' };
  // A house on fire that is put out is seen whole across an open road.
  const hoses = things.filter(({ acts }) => acts.some(({ action }) => action === 'water'));
  const aims = hoses.flatMap(({ acts }) => acts.flatMap(({ object }) => things[object ?? -1] ?? []));
  const isHosed = aims.some(
    ({ noun, acts }) => noun?.nature === 'building' || acts.some(({ action }) => action === 'burn'),
  );
  const fighters = hoses.filter(({ noun }) => noun?.base === 'firefighter');
  const house = !isHosed && fighters.length > 0 && !nature('building') && findNoun('house');
  if (house && things.length < limits.things) {
    things.push({ ...newThing(house.name, house), isImplied: true, acts: [newAct('burn', 'burn')] });
    for (const { acts, ties } of fighters) {
      ties.push({ kind: 'facing', to: things.length - 1 });
      for (const act of acts) if (act.action === 'water') act.object = things.length - 1;
    }
    return { place: 'road', isStated: true, backdrop: null };
  }
  if (isHosed && ['street', 'city'].includes(where.place)) return { ...where, place: 'road', isStated: true };
  // Rockets start from their pad, unless the prompt says from where they are seen.
  const fromPad = ['airport', 'sky', 'clouds', 'desert', 'meadow', 'studio', 'hills'].includes(where.place);
  if (has('launch_pad') && some(/rocket|shuttle|starship/) && (fromPad || !where.isStated)) {
    return { place: 'airport', isStated: true, backdrop: null };
  }
  const open = openAirPlace(draft, where);
  if (open) return open;
  // What the place itself shows is no thing beside it.
  if (has('white_village')) {
    draft.things = without(things, ({ noun, name }) =>
      /house|dome|church|village|building/.test(`${noun?.base} ${name}`),
    );
    const isLane = draft.places.some(({ text }) => /street|lane|alley|steps|stair/.test(text));
    return { place: isLane ? 'alley' : 'village', isStated: true, backdrop: null };
  }
  if (has('rice_terraces')) {
    return { place: 'crop_field', isStated: true, backdrop: null };
  }
  if (has('winding_river') && ['river', 'jungle', 'forest'].includes(where.place)) {
    if (draft.things.length === 0) draft.shot ??= 'aerial';
    return { ...where, isStated: true };
  }
  if (has('space_base')) {
    draft.things = without(things, ({ name }) => /base|colony|habitat|outpost|settlement/.test(name));
    draft.notDrawn = draft.notDrawn.filter((name) => !/base|colony|habitat|outpost|settlement/.test(name));
  }
  // Trains in the mountains run along their foot, with the peaks behind.
  if (some(/train|locomotive/) && where.place === 'mountains' && !has('fuji') && !some(/bridge|viaduct/))
    return { place: 'railway', isStated: true, backdrop: 'mountains' };
  if (has('billboards') && where.place === 'street') return { ...where, place: 'city', isStated: true };
  if (has('planet_surface') && where.place === 'space') {
    draft.effects = draft.effects.filter((effect) => effect !== 'planet' && effect !== 'sun');
    if (!has('frozen')) return { place: 'alien_planet', isStated: true, backdrop: null };
    return { place: 'snowfield', isStated: true, backdrop: null };
  }
  // The towers across the river are the picture; their set has boats of its own.
  const isTown = ['city', 'coast', 'harbour', 'skyline', 'river'].includes(where.place);
  const hasLandmark = some(/eiffel|big ben|notre dame|opera house|liberty/);
  // A city that is mirrored in a river stands on its bank.
  const isMirrored = draft.effects.includes('reflections') || draft.effects.includes('fireworks');
  if (
    things.length === 0 &&
    isMirrored &&
    cityAtWater.has(where.place) &&
    where.backdrop !== null &&
    cityAtWater.has(where.backdrop)
  )
    return { place: 'skyline', isStated: true, backdrop: null };
  // A raft among the hills of Guilin is on their river.
  const water = [where.place, where.backdrop].find((one) => one && waters.has(one));
  if (nature('boat') && water && !waters.has(where.place))
    return { place: water, isStated: true, backdrop: has('karst') ? null : where.place };
  if (draft.season === null && things.some(({ name, noun }) => /autumn/.test(`${name} ${noun?.kit}`)))
    draft.season = 'autumn';
  if (has('sharp_turn'))
    for (const { noun, traits } of things)
      if (noun && (noun.nature === 'road_vehicle' || /rider|racer|driver|cyclist/.test(noun.name)))
        traits.push('leaning');
  if (has('windscreen') && !things.some(({ noun }) => noun && living.has(noun.nature)))
    return { place: 'car', isStated: true, backdrop: null };
  // A water town has its own bridge, and whoever walks there goes over it.
  if (has('water_town') && (towns.has(where.place) || !where.isStated)) {
    draft.things = without(things, ({ noun, name }) => /bridge|canal|town|house/.test(noun?.base ?? name));
    return { place: 'river', isStated: true, backdrop: null };
  }
  if (has('canal') && (towns.has(where.place) || where.place === 'harbour' || !where.isStated))
    return { place: 'river', isStated: true, backdrop: 'city' };
  if (hasLandmark && where.place === 'river') return { place: 'city', isStated: true, backdrop: null };
  if (has('formal_garden') && (!where.isStated || isTown))
    return { place: 'park', isStated: true, backdrop: null };
  if (has('fuji') && ['railway', 'mountains', 'mountain_top'].includes(where.place))
    return { place: 'meadow', isStated: true, backdrop: null };
  // Peaks that nobody stands on are looked at.
  if (where.place === 'mountain_top' && things.length === 0 && !has('sea_of_clouds'))
    return { place: 'mountains', isStated: true, backdrop: null };
  // What has grown over a place is part of it.
  if (has('abandoned'))
    draft.things = without(things, ({ noun }) =>
      /^(?:weeds?|grass|vines?|ivy|moss|plants?)$/.test(noun?.name ?? ''),
    );
  // Cars and trams of Kyoto go through its streets, not over a green.
  const isDriven = nature('road_vehicle') || nature('rail_vehicle');
  if (where.place === 'village' && isDriven && ['japanese', 'chinese'].includes(draft.region ?? ''))
    return { ...where, place: 'street' };
  const isFamousBridge = ({ noun }: DraftThing) =>
    /golden gate|brooklyn bridge|suspension bridge|tower bridge|bay bridge/.test(noun?.name ?? '');
  // Any bridge that is looked at crosses water, a famous one that of its city.
  if (
    things[0]?.noun?.base === 'bridge' &&
    !where.isStated &&
    !things.some(isFamousBridge) &&
    things.every(({ noun }) => noun?.base === 'bridge' || noun?.nature === 'plant')
  )
    return { place: 'river', isStated: true, backdrop: null };
  if (
    things.some(isFamousBridge) &&
    (!where.isStated || ['city', 'sky', 'clouds', 'sea'].includes(where.place))
  )
    return { place: 'skyline', isStated: true, backdrop: null };
  const onRoad =
    nature('road_vehicle') || draft.places.some(({ place }) => ['road', 'highway'].includes(place));
  if (has('coastal') && onRoad && roads.has(where.place))
    return { place: 'road', isStated: true, backdrop: 'coast' };
  if (has('desert_road') && roads.has(where.place))
    return { place: 'road', isStated: true, backdrop: 'desert' };
  if (has('lava_into_sea') && where.place !== 'underwater')
    return { place: 'volcano', isStated: true, backdrop: 'sea' };
  if (has('sea_of_clouds') && ['mountains', 'mountain_top', 'clouds', 'sky', 'cliff'].includes(where.place))
    return { place: 'mountain_top', isStated: true, backdrop: 'clouds' };
  if (has('icy_sea') && things[0]?.noun?.nature === 'boat')
    return { place: 'sea', isStated: true, backdrop: null };
  // An icy shore has floes and snow, no sand.
  if (has('frozen') && ['coast', 'beach'].includes(where.place) && !nature('boat'))
    return { place: 'glacier', isStated: true, backdrop: null };
  if (has('art_studio')) {
    return { place: 'workshop', isStated: true, backdrop: null };
  }
  if (has('dance_studio') && !has('art_studio')) return { place: 'gym', isStated: true, backdrop: null };
  // A figure that skates under lamps is in a hall; a frozen lake has none.
  if (
    where.place === 'glacier' &&
    things.some(({ name }) => /skater|hockey/.test(name)) &&
    !has('frozen') &&
    !draft.places.some(({ text }) => /frozen|lake|pond|river|sea/.test(text))
  )
    return { place: 'arena', isStated: true, backdrop: null };
  // A frozen lake that nobody is on is seen as a lake, not as floes.
  const isEmpty = things.every(
    ({ noun }) => !noun || ['landform', 'plant', 'building'].includes(noun.nature),
  );
  if (has('frozen') && ['lake', 'glacier', 'river'].includes(where.place) && isEmpty) {
    draft.season ??= 'winter';
    return { ...where, place: 'lake', isStated: true };
  }
  // "A small town" has houses and no towers.
  if (has('small_town') && ['city', 'skyline'].includes(where.place))
    return { ...where, place: 'village', isStated: true };
  // What is ploughed is bare earth.
  const isPloughed = things.some(({ acts }) =>
    acts.some(({ verb }) => /^(?:plou?gh|plow|till|harrow)/.test(verb)),
  );
  if (isPloughed && ['meadow', 'farm', 'hills', 'crop_field'].includes(where.place)) {
    draft.details.push('muddy');
    return { place: 'crop_field', isStated: true, backdrop: where.backdrop };
  }
  if (has('muddy') && !some(/ball/) && ['meadow', 'crop_field', 'farm'].includes(where.place))
    return { place: 'crop_field', isStated: true, backdrop: where.backdrop };
  if (
    has('prairie') &&
    ['meadow', 'hills', 'farm', 'savanna', 'valley'].includes(where.place) &&
    draft.region !== 'african'
  )
    return { place: 'meadow', isStated: true, backdrop: where.backdrop };
  if (has('rapeseed') && ['meadow', 'crop_field', 'hills', 'railway'].includes(where.place))
    return { place: 'crop_field', isStated: true, backdrop: where.backdrop };
  return where;
};
