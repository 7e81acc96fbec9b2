/** Where the scene is: what the prompt says, or what fits best. */

import { findKit } from '../../kits/find-kit.ts';
import type { Place, TieKind } from '../../scene/scene.ts';
import {
  homeOfVerb,
  pets,
  placeOfAction,
  placeOfNoun,
  placeOfVerb,
  townPlaces,
  towns,
  vaguePlaces,
} from '../../world/homes.ts';
import { hasWater } from '../../world/waters.ts';
import type { Draft, DraftAct, DraftThing } from '../draft.ts';
import { living, vehicles } from '../nouns/nature.ts';
import { isHoldable } from '../nouns/uses.ts';
import { placeOfHost, placeOfSupport } from './home-places.ts';
import { airy, homeOf } from './homes-of-things.ts';
import { suitWeather } from './suit-weather.ts';

export type Where = { place: Place; isStated: boolean; backdrop: Place | null };

/** Things whose own place is drawn where no kit draws them. */
const placeOfThing: Record<string, Place> = {
  waterfall: 'waterfall',
  volcano: 'volcano',
  castle: 'castle',
  bridge: 'bridge',
  temple: 'temple',
  church: 'church',
  island: 'island',
  cliff: 'cliff',
  mountain: 'mountains',
  greenhouse: 'greenhouse',
  lava: 'volcano',
};

/** People, furniture and what fits into a hand tell of no other place. */
const isOfHome = ({ noun }: DraftThing) =>
  noun === null ||
  (noun.nature === 'person' && (placeOfNoun.get(noun.base) ?? 'park') === 'park') ||
  ['furniture', 'prop', 'food'].includes(noun.nature) ||
  pets.has(noun.base);

const aboard = new Set<TieKind>(['riding', 'driving', 'in', 'on']);
const isUnderWay = ({ noun, acts }: DraftThing, index: number, things: readonly DraftThing[]) =>
  noun?.nature === 'boat' &&
  (acts.some(({ action }) => action === 'sail' || action === 'row') ||
    things.some(({ ties }) => ties.some(({ kind, to }) => aboard.has(kind) && to === index)));

const chosen = (draft: Draft): Place => {
  const { things, effects, weather } = draft;
  const acts = things.flatMap((thing) => thing.acts);
  // It erupts too, but water, and among hills.
  if (things[0]?.noun?.base === 'geyser') return 'hills';
  for (const { verb } of acts) if (placeOfVerb.has(verb)) return placeOfVerb.get(verb)!;
  // Dishes are washed in a kitchen, cars and dogs are not.
  const isAtSink = ({ object }: DraftAct) => {
    const nature = object === null ? 'prop' : (things[object]?.noun?.nature ?? 'prop');
    return !living.has(nature) && !vehicles.has(nature);
  };
  const byAction = acts
    .map((act) => (act.action && (act.action !== 'wash' || isAtSink(act)) ? placeOfAction[act.action] : null))
    .find(Boolean);
  const atHome = acts.map(({ verb }) => homeOfVerb.get(verb)).find(Boolean);
  if (atHome && things.every(isOfHome)) return atHome;
  const sleeper = things.some(
    ({ noun, acts: own, ties }) =>
      noun?.nature === 'person' &&
      own.some(({ action }) => action === 'sleep') &&
      !ties.some(({ kind }) => kind === 'under'),
  );
  if (
    sleeper &&
    weather.length === 0 &&
    !effects.includes('moon') &&
    !things.some(({ noun }) => noun && ['plant', 'boat', 'landform', 'building'].includes(noun.nature)) &&
    !things.some(({ noun }) => /armchair|sofa|rocking chair|hammock|desk|bench/.test(noun?.base ?? ''))
  )
    return 'bedroom';
  const homes = things.map((thing) => homeOf(thing, draft));
  const isPet = (index: number) => pets.has(things[index]!.noun?.base ?? '');
  // What a hand can carry, and what walks or flies by, is wherever the house or the trees are.
  const isOfNature = (...natures: string[]) =>
    things.some(({ noun }, index) => natures.includes(noun?.nature ?? '') && homes[index]?.isNamed);
  const isPassing = (index: number) => {
    const { noun } = things[index]!;
    const isUsed = acts.some(({ object }) => object === index);
    const isCarried = index > 0 && noun?.nature === 'prop' && isHoldable(noun) && !isUsed;
    return isCarried && isOfNature('plant', 'building');
  };
  const strong = homes.find(
    (home, index) =>
      home?.isNamed &&
      !vaguePlaces.has(home.place) &&
      !isPet(index) &&
      !isSmallPart(draft, index) &&
      !isPassing(index),
  );
  const first = homes.find((home) => home !== null);
  if (
    effects.includes('planet') &&
    things.every(({ noun }) => !noun || noun.nature === 'spacecraft' || noun.base === 'astronaut')
  )
    return 'space';
  const boats = things.some(({ noun }) => noun?.nature === 'boat' && noun.base !== 'submarine');
  if (boats && homes.some((home) => home?.place === 'underwater')) return 'sea';
  if (
    things.some(({ noun }) => noun?.base === 'window') &&
    (!strong || ['theatre_stage', 'arena', 'concert'].includes(strong.place))
  )
    return 'room';
  if (
    draft.mood === 'festive' &&
    things.some(({ noun }) => /cake|balloon|gift/.test(noun?.base ?? '')) &&
    !things.some(({ noun }) => noun?.base === 'hot air balloon')
  )
    return 'living_room';
  if (effects.includes('waves') && !(strong && strong.place === 'coast'))
    return strong && byAction !== 'sea' && hasWater(strong.place) ? strong.place : 'sea';
  const isAfloat = things.some((thing, index) => homes[index]?.isNamed && isUnderWay(thing, index, things));
  if (isAfloat && strong && !hasWater(strong.place)) return 'lake';
  const flies =
    things.length > 0 &&
    things.every(
      (thing) =>
        thing.acts.some(
          ({ action }) =>
            action === 'fly' ||
            action === 'hover' ||
            (thing.noun?.nature === 'aircraft' && (action === 'walk' || action === null)),
        ) && thing.noun?.nature !== 'insect',
    );
  if (flies && ['forest', 'meadow', 'airport'].includes(first?.place ?? '')) return 'sky';
  if (byAction && !(strong && byAction === 'kitchen' && strong.place !== 'living_room')) return byAction;
  // A figure that plays at a campfire is not on a stage.
  const isAtCampfire = things.some(({ noun }) => noun?.base === 'campfire');
  if (strong && isAtCampfire && ['concert', 'theatre_stage', 'bar'].includes(strong.place)) return 'forest';
  // A bird before a tower, a fire before a house: the building stands where it is, and they are there.
  const isBuilding = (index: number) =>
    things[index]!.noun?.nature === 'building' &&
    homes[index]?.place === 'street' &&
    !/wall|fence|gate/.test(things[index]!.noun!.base);
  const isBeside = ({ kind, to }: DraftThing['ties'][number]) =>
    ['in_front_of', 'behind', 'beside', 'left_of', 'right_of', 'above', 'over'].includes(kind) &&
    isBuilding(to);
  const [hero] = things;
  if (hero?.noun && !vehicles.has(hero.noun.nature) && hero.ties.some(isBeside)) return 'street';
  const known = placeOfSupport(draft, (thing) => homeOf(thing, draft)) ?? strong?.place;
  if (known) return known;
  // A figure that looks at the stars has no trees overhead.
  if (weather.includes('stars') && things.length > 0 && things.every(({ noun }) => noun?.nature === 'person'))
    return 'desert';
  // Where a child waits is told by the bus stop, not by the child.
  const isMover = (index: number) => {
    const nature = things[index]!.noun?.nature ?? 'prop';
    return living.has(nature) || vehicles.has(nature);
  };
  const fixed = homes.find(
    (home, index) =>
      home?.isNamed && !isMover(index) && !isSmallPart(draft, index) && home.place === 'street',
  );
  const around = placeOfHost(draft);
  if (around) return around;
  const named =
    (homes[0]?.place === 'park' && things[0]?.noun?.nature === 'person' ? fixed : undefined) ??
    homes.find((home, index) => home?.isNamed && !isPet(index) && !isSmallPart(draft, index)) ??
    homes.find((home) => home?.isNamed);
  const isWalk =
    named?.place === 'lawn' &&
    things.some(({ noun }) => pets.has(noun?.base ?? '')) &&
    things.some(({ noun, age }) => noun?.nature === 'person' && age !== 'child');
  if (named) return isWalk ? 'park' : named.place;
  const kin = homes.find((home, index) => home && living.has(things[index]!.noun?.nature ?? 'prop')) ?? first;
  if (kin) return kin.place;
  if (weather.includes('aurora')) return 'snowfield';
  if (effects.includes('fireworks') || effects.includes('lights')) return 'skyline';
  if (effects.includes('leaves') || effects.includes('petals')) return 'park';
  if (effects.includes('fire') || effects.includes('fireflies')) return 'meadow';
  if (things.length > 0) return things.every(({ character }) => character) ? 'park' : 'studio';
  if (weather.length > 0 && weather.includes('snow')) return 'forest';
  // A place that is named but not drawn was no landscape.
  return draft.notDrawn.length > 0 || draft.shot?.endsWith('close_up') ? 'studio' : 'mountains';
};

/** A pillow under a cat, a hat on a table: what only serves another does not choose the place. */
const isSmallPart = ({ things }: Draft, index: number) =>
  things.some((thing) =>
    thing.ties.some(({ to, kind }) => to === index && (kind === 'holding' || kind === 'with')),
  );

export const settlePlace = (draft: Draft): Where => suitWeather(draft, findPlace(draft));

const findPlace = (draft: Draft): Where => {
  const all = draft.places.filter(({ place }) => !airy.has(place));
  // A pool under a waterfall is no swimming pool.
  const solid = all.length > 1 ? all.filter(({ text }) => !['pool', 'sand', 'clearing'].includes(text)) : all;
  // "The interior of a cathedral" is the cathedral's.
  const named =
    solid.length > 1 ? solid.filter(({ text }) => !/^(?:interior|indoors|inside)$/.test(text)) : solid;
  const plain = named.filter(({ isBehind }) => !isBehind);
  // Snow on the ground is no place where another is named.
  const ahead = plain.some(({ text }) => !text.endsWith('snow'))
    ? plain.filter(({ text }) => !text.endsWith('snow'))
    : plain;
  const cabin =
    ahead.find(({ place }) => place === 'cabin') ??
    solid.find(({ place, text }) => place === 'cabin' && text !== '');
  if (cabin && ahead.some(({ place }) => ['living_room', 'room', 'bedroom'].includes(place)))
    return { place: 'cabin', isStated: true, backdrop: null };
  // A traffic jam is on the bridge or the highway that is named with it.
  const jam = ahead.find(({ text }) => /traffic/.test(text));
  const way = ahead.find(({ place }) => ['bridge', 'highway', 'road', 'alley'].includes(place));
  const front =
    (jam && way) ??
    ahead.find(
      ({ place }) =>
        !towns.has(place) || !ahead.some((one) => townPlaces.has(one.place) && !towns.has(one.place)),
    ) ??
    solid[0];
  if (front) {
    const rest = solid.find(
      ({ place }) => place !== front.place && !(towns.has(place) && townPlaces.has(front.place)),
    );
    // Tall grass is where the lion lives.
    if (front.text.endsWith('grass')) {
      const home = draft.things
        .map((thing) => homeOf(thing, draft))
        .find((one) => one?.isNamed && ['savanna', 'jungle', 'farm'].includes(one.place));
      const behind = solid.find(({ place, text }) => place !== home?.place && !text.endsWith('grass'));
      if (home) return { place: home.place, isStated: true, backdrop: behind?.place ?? null };
    }
    const thingPlace = draft.things
      .map(({ noun }) => noun && !findKit(noun.kit ?? '') && placeOfThing[noun.base])
      .find(Boolean);
    // No kit draws the waterfall: the set does, with the jungle behind it.
    if (
      thingPlace &&
      !['valley', 'japanese_garden', 'garden', 'park'].includes(front.place) &&
      ['waterfall', 'volcano'].includes(thingPlace)
    )
      return {
        place: thingPlace,
        isStated: true,
        backdrop: front.place === thingPlace ? (rest?.place ?? null) : front.place,
      };
    return refine(draft, front.place, rest?.place ?? null);
  }
  if (draft.places.length > 0) {
    const sky = draft.weather.includes('clouds') ? 'clouds' : draft.places[0]!.place;
    const allFly =
      draft.things.length === 0 ||
      draft.things.every(
        (thing, index) =>
          draft.things.some(({ acts }) => acts.some(({ object }) => object === index)) ||
          ['bird', 'aircraft', 'spacecraft', 'insect'].includes(thing.noun?.nature ?? '') ||
          ['heart', 'star'].includes(thing.noun?.base ?? '') ||
          thing.acts.some(
            ({ action }) =>
              action === 'fly' ||
              action === 'float' ||
              action === 'rise' ||
              action === 'hover' ||
              action === 'jump' ||
              action === 'fall',
          ),
      );
    return allFly || sky === 'clouds'
      ? { place: sky, isStated: true, backdrop: null }
      : { place: chosen(draft), isStated: false, backdrop: null };
  }
  const own = draft.things.find(
    ({ noun }) =>
      noun &&
      placeOfThing[noun.base] &&
      ['waterfall', 'volcano', 'island', 'greenhouse', 'lava'].includes(noun.base),
  );
  if (own) return { place: placeOfThing[own.noun!.base]!, isStated: true, backdrop: null };
  return { place: chosen(draft), isStated: false, backdrop: null };
};

const surfacing = new Set(['whale', 'orca', 'dolphin', 'seal']);

const refine = (draft: Draft, place: Place, backdrop: Place | null): Where => {
  const { things, timeOfDay, weather, effects } = draft;
  // Fish in a sea of which no sky, light or weather is told are seen where they live.
  const below =
    place === 'sea' &&
    timeOfDay === null &&
    weather.length + effects.filter((one) => one !== 'bubbles').length === 0 &&
    things.some(({ noun }) => noun && !surfacing.has(noun.base)) &&
    things.every(
      ({ noun, acts }) => noun?.nature === 'fish' && !acts.some(({ action }) => action === 'jump'),
    );
  if (below) return { place: 'underwater', isStated: true, backdrop: null };
  // A cliff over a sea of clouds is high in the mountains.
  if (place === 'cliff' && draft.places.some((one) => one.place === 'clouds'))
    return { place: 'mountain_top', isStated: true, backdrop: 'clouds' };
  if (place === 'cliff' && effects.includes('waves') && backdrop === null)
    return { place, isStated: true, backdrop: 'sea' };
  // "Rolling hills over a valley with a lake".
  return { place, isStated: true, backdrop: backdrop === place ? null : backdrop };
};
