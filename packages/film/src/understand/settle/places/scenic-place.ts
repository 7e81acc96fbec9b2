/** Landscapes and towns that several words tell together: a frozen lake, a dock, the cliffs of a coast, an old town. */

import type { PlaceDetail } from '../../../scene/place-details.ts';
import type { Place } from '../../../scene/scene.ts';
import { addOnce, type Draft, type DraftThing } from '../../draft.ts';
import { without } from '../rearrange-things.ts';
import type { Where } from '../settle-place.ts';

const shores = new Set<Place>(['harbour', 'lake', 'river', 'beach', 'meadow', 'forest']);

export const scenicPlace = (draft: Draft, where: Where): Where => {
  const { things, details } = draft;
  const has = (detail: PlaceDetail) => details.includes(detail);
  const some = (pattern: RegExp) => things.some(({ noun, name }) => pattern.test(`${noun?.base} ${name}`));
  const names = (pattern: RegExp) => draft.places.some(({ text }) => pattern.test(text));
  // A lake that froze is flat ice between its shores, whoever is on it.
  if (has('frozen') && names(/lake|pond/) && ['glacier', 'lake', 'snowfield'].includes(where.place)) {
    draft.season ??= 'winter';
    const backdrop = where.backdrop === 'glacier' || where.backdrop === 'lake' ? null : where.backdrop;
    return { place: 'lake', isStated: true, backdrop };
  }
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
    return { place: 'cliff', isStated: true, backdrop: 'sea' };
  }
  // Towns of the Wild West are one street of wooden fronts.
  if (draft.region === 'western' && names(/town|west/) && ['village', 'city', 'street'].includes(where.place))
    return { place: 'street', isStated: true, backdrop: null };
  // Lanes of an old Chinese town are narrow and of stone.
  if (has('old_town') && draft.region === 'chinese' && ['village', 'street', 'city'].includes(where.place))
    return { place: 'alley', isStated: true, backdrop: null };
  // A figure that rides or drives through mountains is on their road.
  const isDriven = things.some(({ noun }) => noun?.nature === 'road_vehicle' || noun?.base === 'cyclist');
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
  }
  // Rain on the window of a train, or fields that go past it.
  if (has('train_window') && !things.some(({ noun }) => noun?.nature === 'person')) {
    return { place: 'train_carriage', isStated: true, backdrop: null };
  }
  return where;
};
