/** Each thing votes for the place where it belongs. */

import type { Place } from '../../scene/scene.ts';
import type { Draft, DraftThing } from '../../understand/draft.ts';
import { findNoun, type Noun } from '../../understand/nouns/find-noun.ts';
import { living, vehicles } from '../../understand/nouns/nature.ts';
import { isHoldable, isVessel } from '../../understand/nouns/uses.ts';
import {
  commonThings,
  pets,
  placeOfNature,
  placeOfNoun,
  vagueGrounds,
  vaguePlaces,
} from '../../world/homes.ts';
import { pickPlace } from '../meanings.ts';
import { type Vote, weights } from './vote-weights.ts';

const isIn = (kind: string) => kind === 'on' || kind === 'in' || kind === 'riding' || kind === 'driving';

const containers = new Set(
  'aquarium, fish bowl, birdcage, animal cage, box, basket, bottle, computer, television, bird stand, jar, suitcase, bag'.split(
    ', ',
  ),
);

/** A thing in a tank, on a plate or a shoulder, or at the wheel, is not at home where it is. */
const isAway = (thing: DraftThing, { things }: Draft): boolean =>
  thing.ties.some(({ kind, to }) => {
    const host = things[to]?.noun;
    if (!host || !thing.noun || !isIn(kind)) return false;
    if (living.has(host.nature)) return kind !== 'driving';
    if (kind === 'driving') return living.has(thing.noun.nature) && host.nature === 'road_vehicle';
    if (kind === 'in' && (vehicles.has(host.nature) || isVessel(host))) return true;
    if (host.nature === 'plant') return thing.noun.nature === 'food';
    if (containers.has(host.base)) return true;
    const isLarge = vehicles.has(thing.noun.nature) || thing.noun.nature === 'building';
    return isLarge && ['prop', 'furniture', 'food'].includes(host.nature);
  });

/** First words of names that tell of no place: a fire engine, a school bus. */
const notOfPlace = new Set(
  'school sea space city stage home bar stable road moon fire ice shop water'.split(' '),
);

/** "A street vendor", "a cafe table": the place stands before the noun. */
const placeBefore = (name: string): Place | undefined => {
  const words = name.split(' ').slice(0, -1);
  return words.length === 0 || notOfPlace.has(words[0]!) ? undefined : pickPlace(words.join(' '));
};

const namedHome = ({ name, noun }: DraftThing): Place | undefined =>
  placeOfNoun.get(name === noun?.base ? (noun?.kit ?? name) : name) ??
  (noun && !living.has(noun.nature) && noun.nature !== 'furniture' ? undefined : placeBefore(name)) ??
  placeOfNoun.get(noun?.name ?? '') ??
  placeOfNoun.get(noun?.base ?? '');

/** "A sloth librarian", "a giraffe painter": the calling tells more than the animal. */
const callingOf = ({ name, noun }: DraftThing): Place | undefined => {
  if (!noun || noun.nature === 'person' || !living.has(noun.nature)) return undefined;
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, at) => words.slice(at + 1).join(' '))
    .filter((calling) => findNoun(calling)?.nature === 'person')
    .map((calling) => placeOfNoun.get(calling))
    .find((place) => place !== undefined);
};

const goods = new Set(['prop', 'instrument', 'furniture', 'spacecraft', 'aircraft']);

/** An animal in clothes, or one that types or cooks, is where people do so. */
const isLikePeople = ({ acts, wears }: DraftThing, { things }: Draft): boolean =>
  wears.length > 0 ||
  acts.some(({ object, instrument }) =>
    [object, instrument].some((one) => {
      const used = things[one ?? -1]?.noun;
      return used ? goods.has(used.nature) : false;
    }),
  );

const isCarried = (index: number, { things }: Draft): boolean =>
  things.some(
    ({ ties, acts }) =>
      ties.some(({ to, kind }) => to === index && (kind === 'holding' || kind === 'with')) ||
      acts.some(({ object, instrument }) => object === index || instrument === index),
  );

/** A pot with a plant in it is that plant's. */
const holdsPlant = (index: number, { things }: Draft): boolean =>
  things.some(
    ({ noun, ties }) =>
      noun?.nature === 'plant' && ties.some(({ kind, to }) => kind === 'in' && to === index),
  );

const isHeldByAnimal = (index: number, { things }: Draft): boolean =>
  things.some(
    ({ noun, ties, acts }) =>
      noun !== null &&
      noun.nature !== 'person' &&
      living.has(noun.nature) &&
      (ties.some(({ to, kind }) => to === index && kind === 'holding') ||
        acts.some(({ object }) => object === index)),
  );

const voteOfLiving = (thing: DraftThing, noun: Noun, draft: Draft): Vote => {
  const home = namedHome(thing);
  const place = home ?? placeOfNature[noun.nature];
  // A seal or a mermaid on a rock is out of the water.
  if (home === 'underwater' && thing.ties.some(({ kind }) => kind === 'on'))
    return { place: 'beach', weight: weights.home };
  const calling = callingOf(thing);
  if (calling) return { place: calling, weight: weights.calling };
  const isKnown = home !== undefined && !vaguePlaces.has(home);
  if (noun.nature === 'person')
    return {
      place,
      weight: isKnown ? weights.calling : home && home !== 'park' ? weights.nature : weights.person,
    };
  if (pets.has(noun.base)) return { place, weight: weights.person };
  return { place, weight: !home || isLikePeople(thing, draft) ? weights.nature : weights.home };
};

const ofHouse = new Set(['window', 'aquarium']);

/** Tables stand in meadows too, but what is on or under one is in a house. */
const isOfHouse = ({ base, nature }: Noun, index: number, { things }: Draft): boolean =>
  ofHouse.has(base) ||
  (nature === 'furniture' &&
    things.some(({ ties }) =>
      ties.some(({ to, kind }) => to === index && (kind === 'on' || kind === 'under' || kind === 'in')),
    ));

const voteOfLifeless = (thing: DraftThing, noun: Noun, index: number, draft: Draft): Vote => {
  const home = namedHome(thing);
  const place = home ?? placeOfNature[noun.nature];
  if (!home && isHeldByAnimal(index, draft)) return { place, weight: weights.slight };
  if (!home) return { place, weight: weights.nature };
  const isFixed = noun.nature === 'plant' || !isHoldable(noun);
  if (isCarried(index, draft) && (!isFixed || noun.nature === 'plant'))
    return { place, weight: weights.carried };
  if (vehicles.has(noun.nature) && isFixed) {
    const isOnWay = noun.nature === 'road_vehicle' || noun.nature === 'rail_vehicle';
    return { place, weight: isOnWay ? weights.vehicle : weights.home };
  }
  const weight = isFixed ? weights.fixture : weights.portable;
  const isCommon = commonThings.has(noun.base) || (vagueGrounds.has(place) && !isOfHouse(noun, index, draft));
  return { place, weight: isCommon && placeBefore(thing.name) === undefined ? weight / 2 : weight };
};

/** What the film is about tells a little more than what is with it. */
const ofSubject = 1.2;
/** Anything may be far behind. */
const ofBackground = 0.3;

const votesOfThing = (thing: DraftThing, index: number, draft: Draft): Vote[] => {
  const { noun, screenSide } = thing;
  if (!noun || isAway(thing, draft) || (isHoldable(noun) && holdsPlant(index, draft))) return [];
  const { place, weight } = living.has(noun.nature)
    ? voteOfLiving(thing, noun, draft)
    : voteOfLifeless(thing, noun, index, draft);
  const share = screenSide === 'background' ? ofBackground : index === 0 ? ofSubject : 1;
  return [{ place, weight: weight * share }];
};

export const votesOfThings = (draft: Draft, implied: ReadonlySet<DraftThing>): Vote[] => {
  const seen = new Set<string>();
  return draft.things.flatMap((thing, index) => {
    // Two squirrels tell no more than one.
    const key = thing.noun?.base ?? thing.name;
    if (seen.has(key)) return [];
    seen.add(key);
    const votes = votesOfThing(thing, index, draft);
    if (!thing.isImplied && !implied.has(thing)) return votes;
    return votes.map(({ place, weight }) => ({ place, weight: Math.min(weight, weights.implied) }));
  });
};
