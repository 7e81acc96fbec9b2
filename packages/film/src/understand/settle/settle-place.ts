/** Where the scene is: what the prompt says, or what fits best. */

import { findKit } from '../../kits/find-kit.ts';
import type { Place } from '../../scene/scene.ts';
import { living } from '../nouns/nature.ts';
import type { Draft, DraftThing } from '../reading/draft.ts';
import { placeOfAction, placeOfNature, placeOfNoun, placeOfVerb } from './home-places.ts';

export type Where = { place: Place; isStated: boolean; backdrop: Place | null };

const airy = new Set<Place>(['sky', 'clouds']);
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

/** Rooms that a table or a seat alone suggests lose to what lies on it. */
const weak = new Set<Place>(['room', 'park', 'meadow', 'street', 'lawn', 'garden', 'hills', 'sky']);

const homeOf = ({ noun, name }: DraftThing): { place: Place; isNamed: boolean } | null => {
  const named = placeOfNoun.get(name) ?? placeOfNoun.get(noun?.name ?? '') ?? placeOfNoun.get(noun?.kit ?? '');
  if (named) return { place: named, isNamed: true };
  if (!noun) return null;
  return { place: placeOfNature[noun.nature], isNamed: false };
};

const chosen = (draft: Draft): Place => {
  const { things, effects, weather } = draft;
  const acts = things.flatMap((thing) => thing.acts);
  for (const { verb } of acts) if (placeOfVerb[verb]) return placeOfVerb[verb]!;
  const byAction = acts.map(({ action }) => action && placeOfAction[action]).find(Boolean);
  const homes = things.map(homeOf);
  const strong = homes.find((home, index) => home?.isNamed && !weak.has(home.place) && !isSmallPart(draft, index));
  const first = homes.find((home) => home !== null);
  if (effects.includes('waves') && !(strong && strong.place === 'coast')) return byAction === 'sea' ? 'sea' : (strong?.place ?? 'sea');
  const flies = things.length > 0 && things.every((thing) => thing.acts.some(({ action }) => action === 'fly' || action === 'hover') && thing.noun?.nature !== 'insect');
  if (flies && (first?.place === 'forest' || first?.place === 'meadow')) return 'sky';
  if (byAction && !(strong && byAction === 'kitchen')) return byAction;
  if (strong) return strong.place;
  const named = homes.find((home) => home?.isNamed);
  const isWalk = named?.place === 'lawn' && things.some(({ noun, age }) => noun?.nature === 'person' && age !== 'child');
  if (named) return isWalk ? 'park' : named.place;
  const kin = homes.find((home, index) => home && living.has(things[index]!.noun?.nature ?? 'prop')) ?? first;
  if (kin) return kin.place;
  if (effects.includes('planet')) return 'space';
  if (weather.includes('aurora')) return 'snowfield';
  if (effects.includes('fireworks') || effects.includes('lights')) return 'skyline';
  if (effects.includes('leaves') || effects.includes('petals')) return 'park';
  if (effects.includes('fire')) return 'meadow';
  if (things.length > 0) return things.every(({ character }) => character) ? 'park' : 'studio';
  if (weather.length > 0 && weather.includes('snow')) return 'forest';
  return 'mountains';
};

/** A pillow under a cat, a hat on a table: what only serves another does not choose the place. */
const isSmallPart = ({ things }: Draft, index: number) =>
  things.some((thing) => thing.ties.some(({ to, kind }) => to === index && (kind === 'holding' || kind === 'with')));

export const settlePlace = (draft: Draft): Where => {
  const solid = draft.places.filter(({ place }) => !airy.has(place));
  const front = solid.find(({ isBehind }) => !isBehind) ?? solid[0];
  if (front) {
    const rest = solid.find(({ place }) => place !== front.place);
    const thingPlace = draft.things.map(({ noun }) => noun && !findKit(noun.kit ?? '') && placeOfThing[noun.kit ?? '']).find(Boolean);
    // No kit draws the waterfall: the set does, with the jungle behind it.
    if (thingPlace && !['valley', 'japanese_garden', 'garden', 'park'].includes(front.place) && ['waterfall', 'volcano'].includes(thingPlace))
      return { place: thingPlace, isStated: true, backdrop: front.place === thingPlace ? (rest?.place ?? null) : front.place };
    return refine(draft, front.place, rest?.place ?? null);
  }
  if (draft.places.length > 0) {
    const sky = draft.places[0]!.place;
    const allFly =
      draft.things.length === 0 ||
      draft.things.every((thing) => ['bird', 'aircraft', 'spacecraft', 'insect'].includes(thing.noun?.nature ?? '') || thing.acts.some(({ action }) => action === 'fly' || action === 'float' || action === 'rise' || action === 'hover' || action === 'jump' || action === 'fall'));
    return allFly || sky === 'clouds' ? { place: sky, isStated: true, backdrop: null } : { place: chosen(draft), isStated: false, backdrop: null };
  }
  const own = draft.things.find(({ noun }) => noun && placeOfThing[noun.kit ?? ''] && ['waterfall', 'volcano', 'island', 'greenhouse', 'lava'].includes(noun.kit ?? ''));
  if (own) return { place: placeOfThing[own.noun!.kit!]!, isStated: true, backdrop: null };
  return { place: chosen(draft), isStated: false, backdrop: null };
};

const surfacing = new Set(['whale', 'orca', 'dolphin', 'seal']);

const refine = (draft: Draft, place: Place, backdrop: Place | null): Where => {
  const { things, timeOfDay, weather, effects } = draft;
  // Fish in a sea of which no sky, light or weather is told are seen where they live.
  const below = place === 'sea' && timeOfDay === null && weather.length + effects.filter((one) => one !== 'bubbles').length === 0 && things.length > 0 && things.every(({ noun, acts }) => noun?.nature === 'fish' && !surfacing.has(noun.kit ?? '') && !acts.some(({ action }) => action === 'jump'));
  if (below) return { place: 'underwater', isStated: true, backdrop: null };
  if (place === 'cliff' && effects.includes('waves') && backdrop === null) return { place, isStated: true, backdrop: 'sea' };
  // "Rolling hills over a valley with a lake".
  return { place, isStated: true, backdrop: backdrop === place ? null : backdrop };
};
