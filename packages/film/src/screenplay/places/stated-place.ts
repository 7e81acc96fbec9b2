/** The place that is named, where several are: the ground before what lies behind, the street before its city. */

import { findKit } from '../../kits/find-kit.ts';
import type { Place } from '../../scene/scene.ts';
import type { Draft, DraftPlace, DraftThing, Where } from '../../understand/draft.ts';
import { placeOfNoun, townPlaces, towns } from '../../world/homes.ts';

export const airy: ReadonlySet<Place> = new Set<Place>(['sky', 'clouds']);

/** Nouns whose place is drawn as a set; no kit stands for them. */
const shownBySet = new Map<string, Place>([
  ['waterfall', 'waterfall'],
  ['volcano', 'volcano'],
  ['lava', 'volcano'],
  ['island', 'island'],
  ['greenhouse', 'greenhouse'],
]);
/** Grounds people made, in which such a thing is small. */
const holdsIt: ReadonlySet<Place> = new Set<Place>(['valley', 'japanese_garden', 'garden', 'park']);

/** These give way to another place that is named with them. */
const vagueNames = new Set(['pool', 'sand', 'clearing', 'interior', 'indoors', 'inside']);
const ways: ReadonlySet<Place> = new Set<Place>(['bridge', 'highway', 'road', 'alley']);
const grassed: ReadonlySet<Place> = new Set<Place>(['savanna', 'jungle', 'farm']);
const homely: ReadonlySet<Place> = new Set<Place>(['living_room', 'room', 'bedroom']);

const flying = new Set(['fly', 'float', 'rise', 'hover', 'jump', 'fall']);
const airborne = new Set(['bird', 'aircraft', 'spacecraft', 'insect']);

const isUpThere = (thing: DraftThing, index: number, { things }: Draft): boolean =>
  things.some(({ acts }) => acts.some(({ object }) => object === index)) ||
  airborne.has(thing.noun?.nature ?? '') ||
  thing.noun?.base === 'heart' ||
  thing.noun?.base === 'star' ||
  thing.acts.some(({ action }) => action !== null && flying.has(action));

const inTheAir = (draft: Draft, { place }: DraftPlace): Where | null => {
  const sky = draft.weather.includes('clouds') ? 'clouds' : place;
  const isAir = sky === 'clouds' || draft.things.every((thing, index) => isUpThere(thing, index, draft));
  return isAir ? { place: sky, isStated: true, backdrop: null } : null;
};

const setNamed = (draft: Draft): Place | undefined =>
  draft.things
    .map(({ noun }) => (noun && !findKit(noun.kit ?? '') ? shownBySet.get(noun.base) : undefined))
    .find((place) => place !== undefined);

const surfacing = new Set(['whale', 'orca', 'dolphin', 'seal']);

/** Fish in a sea of which no sky, light or weather is told are seen where they live. */
const isBelow = ({ things, timeOfDay, weather, effects }: Draft): boolean =>
  timeOfDay === null &&
  weather.length + effects.filter((one) => one !== 'bubbles').length === 0 &&
  things.some(({ noun }) => noun && !surfacing.has(noun.base)) &&
  things.every(({ noun, acts }) => noun?.nature === 'fish' && !acts.some(({ action }) => action === 'jump'));

const refine = (draft: Draft, place: Place, backdrop: Place | null): Where => {
  if (place === 'sea' && isBelow(draft)) return { place: 'underwater', isStated: true, backdrop: null };
  // A cliff over a sea of clouds is high in the mountains.
  if (place === 'cliff' && draft.places.some((one) => one.place === 'clouds'))
    return { place: 'mountain_top', isStated: true, backdrop: 'clouds' };
  const isOverSea = place === 'cliff' && backdrop === null && draft.effects.includes('waves');
  return { place, isStated: true, backdrop: isOverSea ? 'sea' : backdrop === place ? null : backdrop };
};

const chooseFront = (all: readonly DraftPlace[]): DraftPlace | undefined => {
  const exact = all.filter(({ text }) => !vagueNames.has(text));
  const named = exact.length > 0 ? exact : all;
  const plain = named.filter(({ isBehind }) => !isBehind);
  // Snow on the ground is no place where another is named.
  const bare = plain.filter(({ text }) => !text.endsWith('snow'));
  const ahead = bare.length > 0 ? bare : plain;
  const cabin =
    ahead.find(({ place }) => place === 'cabin') ?? all.find((one) => one.place === 'cabin' && one.text);
  if (cabin && ahead.some(({ place }) => homely.has(place))) return cabin;
  // A traffic jam is on the bridge or the highway that is named with it.
  const isJam = ahead.some(({ text }) => text.includes('traffic'));
  const way = isJam ? ahead.find(({ place }) => ways.has(place)) : undefined;
  const isWider = ({ place }: DraftPlace) =>
    towns.has(place) && ahead.some((one) => townPlaces.has(one.place) && !towns.has(one.place));
  return way ?? ahead.find((one) => !isWider(one)) ?? named[0];
};

export const statedPlace = (draft: Draft, places: readonly DraftPlace[]): Where | null => {
  const onGround = places.filter(({ place }) => !airy.has(place));
  const front = chooseFront(onGround);
  if (!front) {
    const own = draft.things
      .map(({ name, noun }) => (name === noun?.base ? shownBySet.get(name) : undefined))
      .find((one) => one !== undefined);
    if (places[0]) {
      const above = inTheAir(draft, places[0]);
      if (above) return above;
    }
    return own ? { place: own, isStated: true, backdrop: null } : null;
  }
  const isAround = ({ place }: DraftPlace) => towns.has(place) && townPlaces.has(front.place);
  const rest = onGround.find(
    (one) => one.place !== front.place && !isAround(one) && !vagueNames.has(one.text),
  );
  // Tall grass is where the lion lives.
  const home = front.text.endsWith('grass')
    ? draft.things
        .map(({ noun }) => placeOfNoun.get(noun?.base ?? ''))
        .find((place) => place !== undefined && grassed.has(place))
    : undefined;
  if (home) return { place: home, isStated: true, backdrop: rest && rest.place !== home ? rest.place : null };
  const own = setNamed(draft);
  if ((own === 'waterfall' || own === 'volcano') && !holdsIt.has(front.place))
    return {
      place: own,
      isStated: true,
      backdrop: own === front.place ? (rest?.place ?? null) : front.place,
    };
  return refine(draft, front.place, rest?.place ?? null);
};
