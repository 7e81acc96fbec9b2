/** Places that a detail tells better than their name: a highway by the sea, a street that is a canal. */

import type { PlaceDetail } from '../../scene/place-details.ts';
import { limits, type Place } from '../../scene/scene.ts';
import { isIndoors } from '../../world/indoors.ts';
import { addOnce, type Draft, type DraftThing, newAct, newThing, type Where } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { living } from '../nouns/nature.ts';
import { openAirPlace } from './open-air-place.ts';
import { without } from './rearrange-things.ts';

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
  draft.weather = draft.weather.filter((name) => name !== 'dust');
  draft.effects = draft.effects.filter((effect) => effect !== 'god_rays' && effect !== 'dust');
};

/** Paintings of a studio are on its easels; beside somebody they are things of their own. */
const showEasels = (draft: Draft) => {
  const isPainting = ({ noun, acts, ties }: DraftThing) =>
    /^(?:painting|canvas)$/.test(noun?.base ?? '') && acts.length === 0 && ties.length === 0;
  const isAlone = !draft.things.some(({ noun }) => noun && living.has(noun.nature));
  const easel = findNoun('easel');
  if (isAlone || !easel) draft.things = without(draft.things, isPainting);
  else
    for (const thing of draft.things)
      if (isPainting(thing))
        Object.assign(thing, { noun: { ...easel, name: thing.name }, count: 3, plural: false });
};

export const placeByDetails = (draft: Draft, where: Where): Where => {
  takeOutBeams(draft, where);
  const { things, details } = draft;
  const has = (detail: PlaceDetail) => details.includes(detail);
  const some = (pattern: RegExp) => things.some(({ noun }) => noun && pattern.test(noun.base));
  const nature = (name: string) => things.some(({ noun }) => noun?.nature === name);
  // The pane itself is looked at; lights behind it are those of a city by night.
  const isPane = ({ noun, name }: DraftThing) =>
    /window|pane|glass|rain|drop|light|^(?:cars?|traffic|street|city)\b/.test(`${name} ${noun?.base}`);
  const isBehindPane = !where.isStated || where.place === 'room' || where.place === 'street';
  if (has('rain_on_glass') && !has('windscreen') && things.every(isPane) && isBehindPane) {
    draft.things = [];
    if (/light|neon/.test(draft.effects.join())) draft.timeOfDay ??= 'night';
    return { place: 'room', isStated: true, backdrop: 'city' };
  }
  // Lights of a city out of focus are there by night: behind somebody a street, behind a thing on a table a window.
  if (has('blurred_lights') && draft.timeOfDay === null) draft.timeOfDay = 'night';
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
    draft.things = without(things, ({ name }) =>
      /launch ?(?:pad|tower|site|platform)|^smoke$|^clouds?$/.test(name),
    );
    if (where.place === 'clouds') draft.weather = draft.weather.filter((one) => one !== 'clouds');
    return { place: 'airport', isStated: true, backdrop: null };
  }
  if (has('roundabout')) {
    draft.things = without(things, ({ name }) => /roundabout|circle|rotary|traffic|^cars?$/.test(name));
    draft.isBusy = false;
    if (draft.things.length === 0) {
      draft.shot ??= 'aerial';
      return { place: 'city', isStated: true, backdrop: null };
    }
  }
  // A court of clay is no film of clay.
  if (has('clay_court') && draft.style === 'clay') draft.style = null;
  const open = openAirPlace(draft, where);
  if (open) return open;
  // What the place itself shows is no thing beside it.
  if (has('white_village')) {
    draft.things = without(things, ({ noun, name }) =>
      /house|dome|church|village|building/.test(`${noun?.base} ${name}`),
    );
    draft.region ??= 'mediterranean';
    const isLane = draft.places.some(({ text }) => /street|lane|alley|steps|stair/.test(text));
    return { place: isLane ? 'alley' : 'village', isStated: true, backdrop: null };
  }
  if (has('rice_terraces')) {
    draft.things = without(things, ({ noun, name }) => /rice|terrace|paddy/.test(`${noun?.base} ${name}`));
    return { place: 'crop_field', isStated: true, backdrop: null };
  }
  if (has('tea_field') && !isIndoors(where.place)) {
    draft.things = without(
      things,
      ({ noun, name }) =>
        /^(?:tea|tea lea(?:f|ves)|tea bush|tea plant|lea(?:f|ves))$/.test(name) || noun?.base === 'tea',
    );
    return { place: 'crop_field', isStated: true, backdrop: null };
  }
  if (has('rice_field') && ['meadow', 'crop_field', 'hills', 'farm', 'village'].includes(where.place)) {
    draft.things = without(things, ({ name }) => /^(?:rice|paddy)$/.test(name));
    return {
      place: 'crop_field',
      isStated: true,
      backdrop: ['crop_field', 'meadow', 'farm'].includes(where.backdrop ?? '') ? null : where.backdrop,
    };
  }
  if (has('winding_river') && ['river', 'jungle', 'forest'].includes(where.place)) {
    draft.things = without(things, ({ noun, name }) => /river|stream|tree/.test(`${noun?.base} ${name}`));
    if (draft.things.length === 0) draft.shot ??= 'aerial';
    return { ...where, isStated: true };
  }
  // Its shelves are full of them.
  if (has('kids_room') && isIndoors(where.place))
    draft.things = without(
      things,
      ({ name, acts, ties }) => /^toys?$/.test(name) && acts.length + ties.length === 0,
    );
  // A figure that is inside a dome has it overhead.
  if (has('glass_dome') && ['mars', 'moon', 'alien_planet', 'desert'].includes(where.place)) {
    draft.things = without(things, ({ noun, name }) => /dome|greenhouse/.test(`${noun?.base} ${name}`));
    return { ...where, isStated: true };
  }
  if (has('space_base')) {
    draft.things = without(things, ({ name }) => /base|colony|habitat|outpost|settlement/.test(name));
    draft.notDrawn = draft.notDrawn.filter((name) => !/base|colony|habitat|outpost|settlement/.test(name));
    // Plants grow under glass there, with grey or red dust outside.
    if (where.place === 'greenhouse' || some(/^greenhouse$/)) {
      const isMars = draft.places.some(({ place }) => place === 'mars');
      draft.things = without(draft.things, ({ noun }) => noun?.base === 'greenhouse');
      draft.effects = draft.effects.filter((effect) => effect !== 'moon');
      if (!isMars) addOnce(draft.effects, 'planet');
      draft.timeOfDay ??= isMars ? 'day' : 'night';
      return { place: 'greenhouse', isStated: true, backdrop: isMars ? 'mars' : 'moon' };
    }
  }
  // Cable cars of a town run on rails up its streets; hills are part of them.
  if (has('steep') && some(/cable car|tram|trolley/) && ['city', 'street', 'skyline'].includes(where.place)) {
    draft.things = without(things, ({ noun, name }) => /^(?:hills?|mountain)$/.test(noun?.base ?? name));
    return { place: 'street', isStated: true, backdrop: null };
  }
  // Trains in the mountains run along their foot, with the peaks behind.
  if (some(/train|locomotive/) && where.place === 'mountains' && !has('fuji') && !some(/bridge|viaduct/))
    return { place: 'railway', isStated: true, backdrop: 'mountains' };
  if (has('billboards') && where.place === 'street') return { ...where, place: 'city', isStated: true };
  if (has('planet_surface') && where.place === 'space') {
    draft.effects = draft.effects.filter((effect) => effect !== 'planet' && effect !== 'sun');
    if (!has('frozen')) return { place: 'alien_planet', isStated: true, backdrop: null };
    draft.timeOfDay ??= 'day';
    return { place: 'snowfield', isStated: true, backdrop: null };
  }
  // The towers across the river are the picture; their set has boats of its own.
  const isTown = ['city', 'coast', 'harbour', 'skyline', 'river'].includes(where.place);
  const hasLandmark = some(/eiffel|big ben|notre dame|opera house|liberty/);
  if (has('riverside') && isTown && !hasLandmark && draft.region !== null) {
    if (things.every(({ noun }) => noun?.nature === 'boat')) draft.things = [];
    return { place: 'skyline', isStated: true, backdrop: null };
  }
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
  // Trees of a wood are the wood itself.
  if (where.place === 'forest' && things.every(({ noun }) => noun?.base === 'tree')) draft.things = [];
  if (has('snowy') || things.some(({ name }) => /snow ?plou?(?:w|gh)|snowmobile|ski lift/.test(name)))
    draft.season ??= 'winter';
  if (draft.season === null && things.some(({ name, noun }) => /autumn/.test(`${name} ${noun?.kit}`)))
    draft.season = 'autumn';
  if (has('space_station_outside') && things.length < limits.things) {
    const station = findNoun('space station');
    if (station && !some(/space station/)) {
      things.push({ ...newThing('space station', station), acts: [newAct('float', 'float')] });
      for (const thing of things.slice(0, -1))
        thing.ties = [
          ...thing.ties.filter(({ kind }) => kind !== 'in'),
          { kind: 'beside', to: things.length - 1 },
        ];
    }
    return { place: 'space', isStated: true, backdrop: null };
  }
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
  // Houses in a row along the water are those of the canal's own banks.
  if (has('canal') && things.every(({ noun }) => noun?.base === 'house')) draft.things = [];
  if (has('canal') && (towns.has(where.place) || where.place === 'harbour' || !where.isStated))
    return { place: 'river', isStated: true, backdrop: 'city' };
  if (hasLandmark && where.place === 'river') return { place: 'city', isStated: true, backdrop: null };
  if (has('formal_garden') && (!where.isStated || isTown))
    return { place: 'park', isStated: true, backdrop: null };
  // The mountain stands behind whatever passes it; as a thing beside that it would be small.
  if (has('fuji') && things.length > 1)
    draft.things = without(
      things,
      ({ name, ties, acts }) =>
        /^(?:mount |mt )?(?:fuji|kilimanjaro)$/.test(name) &&
        ties.length === 0 &&
        acts.every(({ object }) => object === null),
    );
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
  // From the air a famous bridge is seen with its bay.
  const famous = draft.places.find(({ text }) => /golden gate|brooklyn bridge|bay bridge/.test(text));
  const famousNoun = famous && things.length === 0 ? findNoun(famous.text) : undefined;
  if (famousNoun && where.place === 'bridge') {
    things.push({ ...newThing(famousNoun.name, famousNoun), acts: [newAct('stand', 'stand')] });
    if (draft.shot === 'aerial') draft.shot = null;
    return { place: 'skyline', isStated: true, backdrop: null };
  }
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
  // The air over hot asphalt shimmers under a clear sky.
  if (has('heat_haze')) draft.weather = draft.weather.filter((one) => one !== 'fog');
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
  if (has('avalanche') && !where.place.startsWith('mars')) {
    draft.things = without(things, ({ noun }) => noun?.base === 'mountain');
    return { place: 'mountains', isStated: true, backdrop: null };
  }
  if (has('art_studio')) {
    showEasels(draft);
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
  if (has('eclipse')) draft.timeOfDay ??= 'night';
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
  // A ploughed field is bare earth.
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
