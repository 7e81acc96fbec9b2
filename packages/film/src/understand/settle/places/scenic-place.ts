/** Landscapes and towns that several words tell together: a frozen lake, a dock, the cliffs of a coast, an old town. */

import type { PlaceDetail } from '../../../scene/place-details.ts';
import type { Place } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing, type Where } from '../../draft.ts';
import { without } from '../rearrange-things.ts';

const shores = new Set<Place>(['harbour', 'lake', 'river', 'beach', 'meadow', 'forest']);

/** A lake that froze is flat ice between its shores, whoever is on it. */
export const onFrozenWater = (draft: Draft, where: Where): Where | null => {
  const isLake = draft.places.some(({ text }) => /lake|pond/.test(text));
  if (!draft.details.includes('frozen') || !isLake) return null;
  if (!['glacier', 'lake', 'snowfield'].includes(where.place)) return null;
  draft.season ??= 'winter';
  const backdrop = where.backdrop === 'glacier' || where.backdrop === 'lake' ? null : where.backdrop;
  return { place: 'lake', isStated: true, backdrop };
};

export const scenicPlace = (draft: Draft, where: Where): Where => {
  const { things, details } = draft;
  const has = (detail: PlaceDetail) => details.includes(detail);
  const some = (pattern: RegExp) => things.some(({ noun, name }) => pattern.test(`${noun?.base} ${name}`));
  const names = (pattern: RegExp) => draft.places.some(({ text }) => pattern.test(text));
  const frozen = onFrozenWater(draft, where);
  if (frozen) return frozen;
  // A figure that sits on the edge of a pier needs its edge.
  const isSeated = things.some(
    ({ acts, ties }) =>
      acts.some(({ action }) => action === 'sit') &&
      ties.some(({ kind, to }) => kind === 'on' && /dock|pier|jetty/.test(things[to]?.noun?.base ?? '')),
  );
  // Planks over the water of a lake, with whoever is on them.
  if (
    has('dock') &&
    shores.has(where.place) &&
    !names(/harbou?r|port|marina|sea|ocean|beach/) &&
    !some(/ship|crane|container/) &&
    !isSeated
  ) {
    draft.things = without(things, ({ noun, name }) =>
      /^(?:dock|pier|jetty|boardwalk|lake|mountain)$/.test(noun?.base ?? name),
    );
    return {
      place: 'lake',
      isStated: true,
      backdrop: where.backdrop === 'mountains' ? null : where.backdrop,
    };
  }
  // Water that runs through a wood is before its trees.
  const isWood = where.place === 'forest' || where.place === 'jungle';
  if (isWood && things.length === 0 && (where.backdrop === 'river' || where.backdrop === 'lake'))
    return { place: where.backdrop, isStated: true, backdrop: where.place };
  // Cliffs of a coast that nobody stands on are seen from the water.
  const isCliffs =
    things.length > 0 && things.every(({ noun, name }) => /cliff|rock|wave/.test(`${noun?.base} ${name}`));
  if (where.place === 'coast' && (isCliffs || (things.length === 0 && has('cliffs')))) {
    draft.things = [];
    return { place: 'cliff', isStated: true, backdrop: 'sea' };
  }
  if (has('fishing_village') && ['village', 'harbour', 'coast'].includes(where.place)) {
    const isMoored = things.every(({ noun, acts }) => noun?.nature !== 'boat' || acts.length === 0);
    if (isMoored) draft.things = without(things, ({ noun }) => noun?.nature === 'boat');
    return { place: 'harbour', isStated: true, backdrop: null };
  }
  // Towns of the Wild West are one street of wooden fronts.
  if (draft.region === 'western' && names(/town|west/) && ['village', 'city', 'street'].includes(where.place))
    return { place: 'street', isStated: true, backdrop: null };
  // Lanes of an old Chinese town are narrow and of stone.
  if (has('old_town') && draft.region === 'chinese' && ['village', 'street', 'city'].includes(where.place))
    return { place: 'alley', isStated: true, backdrop: null };
  // What runs on rails up a hill of a town climbs one of its streets.
  if (
    some(/\b(?:tram|streetcar|trolley|cable car|funicular)/) &&
    (has('steep') ||
      things.some(({ acts }) =>
        acts.some(({ verb, direction }) => direction === 'up' || /^(?:climb|ascend)/.test(verb)),
      )) &&
    !names(/mountain|forest/)
  ) {
    addOnce(details, 'steep');
    addOnce(details, 'uphill');
    return { place: 'street', isStated: true, backdrop: null };
  }
  // A figure that rides or drives through mountains is on their road.
  const isDriven = things.some(({ noun }) => noun?.nature === 'road_vehicle' || noun?.base === 'cyclist');
  if (isDriven && where.place === 'mountains' && has('sharp_turn')) {
    addOnce(details, 'winding');
    return { place: 'road', isStated: true, backdrop: 'mountains' };
  }
  if (isDriven && where.place === 'mountains' && names(/road|highway|pass/) && !has('winding'))
    return { place: 'road', isStated: true, backdrop: 'mountains' };
  // People of a market are among its stalls, which a row of them would hide.
  const isMarketThing = ({ noun, name, acts }: DraftThing) =>
    (noun?.base === 'person' &&
      acts.every(({ action }) => action === null || ['stand', 'walk', 'shop', 'eat'].includes(action))) ||
    /^(?:food |market |street |fruit )?(?:stalls?|lanterns?|vendors?|shoppers?|crowds?|food|lights?)$/.test(
      name,
    );
  if (where.place === 'market' && things.every(isMarketThing)) {
    draft.things = [];
    draft.isBusy = false;
  }
  // From the air cars are small, and follow the bends of their road.
  const isFromAir = draft.shot === 'aerial' || draft.move === 'drone';
  const onRoad = things.filter(({ noun }) => noun?.nature === 'road_vehicle');
  if (
    has('winding') &&
    isFromAir &&
    onRoad.length === things.length &&
    things.length > 0 &&
    [where.place, where.backdrop].includes('mountains')
  ) {
    for (const thing of onRoad) addOnce(thing.traits, 'on the road below');
    details.push('winding_from_above');
    draft.shot = 'wide';
    draft.angle = 'auto';
    return { place: 'road', isStated: true, backdrop: 'mountains' };
  }
  // A road up a mountain is seen with the mountain.
  if (has('winding') && things.length === 0 && [where.place, where.backdrop].includes('mountains')) {
    draft.shot = 'wide';
    draft.angle = 'auto';
  }
  // Chongqing over its river, and from the air, is towers of neon on both banks.
  if (
    has('light_rail') &&
    things.length === 0 &&
    (isFromAir ||
      names(/river|yangtze|jialing|waterfront/) ||
      ['river', 'skyline', 'harbour', 'bridge'].includes(where.place))
  ) {
    draft.details = [
      ...details.filter((one) => one !== 'light_rail'),
      'river_city',
      ...(isFromAir ? [] : ['riverside' as const]),
    ];
    draft.timeOfDay ??= 'night';
    // Looked at from as high as the towers, not straight down.
    draft.shot = null;
    return { place: 'skyline', isStated: true, backdrop: null };
  }
  // Its streets are seen from the ground, between shops with neon signs.
  if (
    has('light_rail') &&
    where.place === 'street' &&
    names(/chongqing|street/) &&
    !some(/train|rail|tram/)
  ) {
    draft.details = details.filter((one) => one !== 'light_rail');
    draft.region ??= 'chinese';
    return where;
  }
  // Houses stand wall to wall in an old town; a village is scattered over a green.
  if (has('old_town') && ['village', 'city', 'street'].includes(where.place)) {
    if (has('hill_castle')) draft.things = without(things, ({ noun }) => noun?.base === 'castle');
    draft.region ??= 'european';
    // From the air it is its roofs.
    const isAlone = things.every(({ noun }) => !noun || noun.nature === 'building');
    if (isFromAir && isAlone && !has('hill_castle') && draft.region === 'european') {
      addOnce(draft.details, 'old_roofs');
      draft.things = [];
      return { place: 'rooftop', isStated: true, backdrop: null };
    }
    return { place: 'street', isStated: true, backdrop: null };
  }
  // Rain on the window of a train, or fields that go past it.
  if (has('train_window') && !things.some(({ noun }) => noun?.nature === 'person')) {
    // The land goes past behind the glass, not among the seats.
    draft.things = without(things, ({ noun, name }) =>
      /window|train|glass|mountain|hill|field|forest|tree|village|house|valley|river|lake/.test(
        `${noun?.base} ${name}`,
      ),
    );
    return { place: 'train_carriage', isStated: true, backdrop: null };
  }
  return where;
};
