/** Where the scene is: the place with the best score over what was said, what is there and what is done. */

import type { Facts, Location } from '../facts/facts.ts';
import type { Place } from '../scene/scene.ts';
import type { Draft, DraftPlace, DraftThing, Where } from '../understand/draft.ts';
import { living, vehicles } from '../understand/nouns/nature.ts';
import { isHoldable } from '../understand/nouns/uses.ts';
import { placeOfNature, placeOfNoun, vaguePlaces } from '../world/homes.ts';
import { isIndoors } from '../world/indoors.ts';
import { enteringVerbs } from '../world/verb-senses.ts';
import { hasWater } from '../world/waters.ts';
import type { CastEntity } from './cast-entity.ts';
import { heldOccasion } from './places/held-occasion.ts';
import { votesOfActions, votesOfSights, votesOfVerbs } from './places/place-votes.ts';
import { statedPlace } from './places/stated-place.ts';
import { isUnderWater } from './places/under-water.ts';
import { type Vote, weights } from './places/vote-weights.ts';
import { votesOfThings } from './places/votes-of-things.ts';

const steps = (facts: Facts, at: (step: number) => boolean): Location[] =>
  facts.events
    .filter(({ step }) => at(step))
    .flatMap(({ verb, objects, at: there, to, path, from }) => [
      ...there,
      ...to,
      ...path,
      ...from,
      ...(enteringVerbs.has(verb) ? [{ kind: 'in' as const, entities: objects }] : []),
    ]);

/** Without the places of other steps of the story; those that these steps name come first. */
const placesNow = (
  { places }: Draft,
  facts: Facts,
  cast: readonly CastEntity[],
  isShown: (step: number) => boolean,
): DraftPlace[] => {
  const namedBy = (lists: Location[]) => {
    const named = new Set(lists.flatMap(({ entities }) => entities));
    return new Set(cast.flatMap((one, index) => (one.is === 'place' && named.has(index) ? [one.place] : [])));
  };
  const relations = facts.relations
    .filter(({ step }) => isShown(step))
    .map(({ objects }) => ({ kind: 'in' as const, entities: objects }));
  const shown = namedBy(steps(facts, isShown));
  const here = namedBy([...steps(facts, isShown), ...relations]);
  const other = namedBy(steps(facts, (step) => !isShown(step)));
  const kept = places.filter(({ place }) => !other.has(place) || here.has(place));
  const isAhead = ({ place, isBehind }: DraftPlace) => shown.has(place) && !isBehind;
  return other.size === 0 ? kept : [...kept.filter(isAhead), ...kept.filter((one) => !isAhead(one))];
};

const natureOf = ({ noun }: DraftThing) => noun?.nature ?? 'prop';
const warm: ReadonlySet<Place> = new Set<Place>(['jungle', 'savanna', 'desert', 'beach', 'island']);

const halls: ReadonlySet<Place> = new Set<Place>(['theatre_stage', 'concert', 'arena', 'ballroom', 'studio']);

/** Below one sees little of it. */
const hasBoat = ({ things }: Draft): boolean =>
  things.some(
    ({ noun, traits }) => noun?.nature === 'boat' && noun.base !== 'submarine' && !traits.includes('sunken'),
  );

/** What stands there for good: true indoors, false under the sky, null where it tells neither. */
const sideOf = ({ noun }: DraftThing): boolean | null => {
  if (!noun || living.has(noun.nature)) return null;
  if (vehicles.has(noun.nature)) return false;
  if (noun.nature !== 'plant' && isHoldable(noun)) return null;
  return isIndoors(placeOfNoun.get(noun.base) ?? placeOfNature[noun.nature]);
};

/** Under a roof there is neither rain nor a wood; outside stands no bed; boats are on water; lions are not in the snow. */
const suitability = (place: Place, facts: Facts, draft: Draft): number => {
  const { things, weather, effects, season } = draft;
  const hasSky = facts.entities.some(({ noun }) => noun === 'sky' || noun.endsWith(' sky'));
  // Seen through the window, or from beside the hearth.
  const isSeenThroughWindow = things.some(({ noun }) => noun?.base === 'window');
  const sides = things.map(sideOf);
  const heavy = things.filter((one) => natureOf(one) === 'building' || natureOf(one) === 'landform').length;
  const isFurnished = things.some(
    (one) => sideOf(one) === true && !vaguePlaces.has(placeOfNoun.get(one.noun!.base) ?? 'room'),
  );
  const outside =
    (isSeenThroughWindow || isFurnished
      ? 0
      : weather.filter((one) => one !== 'clear').length +
        (hasSky ? 3 : 0) +
        (effects.includes('moon') ? 1 : 0)) +
    sides.filter((one) => one === false).length * 0.5 +
    heavy * 0.5;
  const inside = sides.filter((one) => one === true).length * 0.5;
  const sails = things.some(
    ({ noun, acts }) =>
      noun?.nature === 'boat' && acts.some(({ action }) => action === 'sail' || action === 'row'),
  );
  const isCold = season === 'winter' || weather.includes('snow');
  const isHidden =
    effects.includes('moon') &&
    (place === 'forest' || place === 'street') &&
    things.every((one) => natureOf(one) !== 'person' && natureOf(one) !== 'building');
  return (
    (isIndoors(place) ? inside - outside : outside - inside) +
    (sails && !hasWater(place) ? -weights.fixture : 0) +
    (isSeenThroughWindow && halls.has(place) ? -weights.portable : 0) +
    (isCold && warm.has(place) ? -weights.fixture : 0) -
    (isHidden ? weights.home : 0)
  );
};

const fliesFreely = ({ things }: Draft): boolean =>
  things.length > 0 &&
  things.every(
    ({ noun, acts }) =>
      ['bird', 'aircraft', 'spacecraft'].includes(noun?.nature ?? '') &&
      (noun?.nature === 'aircraft' || acts.length > 0) &&
      acts.every(({ action }) => action === 'fly' || action === 'hover' || action === 'float'),
  );

/** Where nothing has a home: under the sky that is named, or before a plain wall. */
const emptyPlace = (facts: Facts, cast: readonly CastEntity[], draft: Draft): Place => {
  const isSky = facts.entities.some(
    ({ noun }, index) => noun === 'sky' && cast[index]?.is === 'surroundings',
  );
  if (isSky) return 'sky';
  if (draft.weather.includes('snow')) return 'forest';
  // A place that is named but not drawn was no landscape.
  return draft.things.length + draft.notDrawn.length > 0 ? 'studio' : 'mountains';
};

/** Those whom the sea hides unless one is under water with them. */
const swimBelow = ({ things }: Draft): boolean =>
  things.some(({ acts }) => acts.some(({ action }) => action === 'swim')) &&
  things.every((one) => living.has(natureOf(one))) &&
  things.some(
    ({ name, noun }) => (placeOfNoun.get(name) ?? placeOfNoun.get(noun?.base ?? '')) === 'underwater',
  );

/** What tells of any room tells of each kind of room, halls excepted. */
const shareOfRoom = 0.6;

const bestOf = (votes: readonly Vote[], facts: Facts, draft: Draft): Place | undefined => {
  const scores = new Map<Place, number>();
  for (const { place, weight } of votes) scores.set(place, (scores.get(place) ?? 0) + weight);
  const ofRoom = scores.get('room') ?? 0;
  for (const [place, score] of scores)
    if (place !== 'room' && isIndoors(place) && !halls.has(place))
      scores.set(place, score + shareOfRoom * ofRoom);
  for (const [place, score] of scores) scores.set(place, score + suitability(place, facts, draft));
  return [...scores].sort(([, a], [, b]) => b - a)[0]?.[0];
};

export const choosePlace = (
  facts: Facts,
  cast: readonly CastEntity[],
  draft: Draft,
  isShown: (step: number) => boolean,
  isHere: (entity: number) => boolean,
  /** Things that no word of the prompt names. */
  implied: ReadonlySet<DraftThing>,
): Where => {
  if (isUnderWater(facts, cast)) return { place: 'underwater', isStated: true, backdrop: null };
  const stated = statedPlace(draft, placesNow(draft, facts, cast, isShown));
  if (stated?.place === 'sea' && swimBelow(draft))
    return { place: 'underwater', isStated: true, backdrop: null };
  if (stated) return { ...stated, backdrop: isIndoors(stated.place) ? null : stated.backdrop };
  const occasion = heldOccasion(facts, cast, isHere);
  if (occasion) return { place: occasion.at, isStated: true, backdrop: null };
  const votes = [
    ...votesOfThings(draft, implied),
    ...votesOfVerbs(facts, isShown),
    ...votesOfActions(draft),
    ...votesOfSights(draft, facts, cast, isHere),
  ];
  if (fliesFreely(draft)) votes.push({ place: 'sky', weight: weights.air });
  const best = bestOf(votes, facts, draft) ?? emptyPlace(facts, cast, draft);
  const place =
    best === 'sea' && swimBelow(draft)
      ? 'underwater'
      : best === 'underwater' && hasBoat(draft)
        ? 'sea'
        : best;
  return { place, isStated: false, backdrop: null };
};
