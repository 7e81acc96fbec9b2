/** Where the scene is: the place with the best score over what was said, what is there and what is done. */

import type { Facts, Location } from '../facts/facts.ts';
import type { Action } from '../scene/actions.ts';
import type { Place } from '../scene/scene.ts';
import { living, vehicles } from '../understand/nouns/nature.ts';
import {
  homeOfVerb,
  pets,
  placeOfAction,
  placeOfNature,
  placeOfNoun,
  placeOfVerb,
  townPlaces,
  towns,
} from '../world/homes.ts';
import { isIndoors } from '../world/indoors.ts';
import { surroundings } from '../world/surroundings.ts';
import { enteringVerbs } from '../world/verb-senses.ts';
import type { CastEntity } from './cast-entity.ts';
import { heldOccasion } from './places/held-occasion.ts';

export type ChosenPlace = { place: Place; isStated: boolean; backdrop: Place | null };

type Vote = { place: Place; weight: number };

const weights = {
  stated: 20,
  verb: 6,
  action: 4,
  fixture: 5,
  home: 3,
  resident: 2,
  person: 0.5,
  nature: 1,
  air: 3,
};

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

/** Places named for these steps of the story; those that no event or relation names hold for all. */
const statedPlaces = (facts: Facts, cast: readonly CastEntity[], isShown: (step: number) => boolean) => {
  const named = (index: number, lists: Location[]) => lists.some(({ entities }) => entities.includes(index));
  const shown = steps(facts, isShown);
  const elsewhere = steps(facts, (step) => !isShown(step));
  return cast.flatMap((one, index) => {
    if (one.is !== 'place') return [];
    const relation = facts.relations.find(({ objects }) => objects.includes(index));
    const isHere = named(index, shown) || (relation !== undefined && isShown(relation.step));
    const isOther = named(index, elsewhere);
    if (isOther && !isHere) return [];
    const isBehind =
      relation?.kind === 'behind' ||
      relation?.kind === 'far_from' ||
      facts.relations.some(({ subject, kind }) => subject === index && kind === 'behind');
    return [{ place: one.place, isBehind, isNamedNow: named(index, shown) }];
  });
};

/** Another beat tells of this one's place too, but less: people stay in the same house. */
const elsewhere = 0.25;

const homeVotes = (facts: Facts, cast: readonly CastEntity[], isHere: (entity: number) => boolean): Vote[] =>
  cast.flatMap((one, index): Vote[] => {
    const share = isHere(index) ? 1 : elsewhere;
    return homesOf(facts, one, index).map(({ place, weight }) => ({ place, weight: weight * share }));
  });

const homesOf = (facts: Facts, one: CastEntity, index: number): Vote[] => {
  if (one.is !== 'thing') return [];
  const { noun } = one;
  const entity = facts.entities[index]!;
  const home = placeOfNoun.get(entity.noun) ?? placeOfNoun.get(noun.name) ?? placeOfNoun.get(noun.base);
  const place = home ?? placeOfNature[noun.nature];
  if (noun.nature === 'person')
    return [{ place, weight: home && home !== 'park' ? weights.home : weights.person }];
  if (pets.has(noun.base)) return [{ place, weight: weights.person }];
  if (living.has(noun.nature)) return [{ place, weight: home ? weights.home : weights.nature }];
  if (vehicles.has(noun.nature)) return [{ place, weight: home ? weights.home : weights.resident }];
  const isFixed = ['furniture', 'building', 'landform', 'plant'].includes(noun.nature);
  return [{ place, weight: home ? (isFixed ? weights.fixture : weights.resident) : weights.nature }];
};

const actVotes = (
  { events, entities }: Facts,
  actions: readonly Action[],
  isShown: (step: number) => boolean,
): Vote[] => [
  ...events.flatMap(({ verb, step, objects }): Vote[] => {
    const named = objects.map((one) => `${verb} ${entities[one]!.noun}`);
    const share = isShown(step) ? 1 : elsewhere;
    const told = (table: ReadonlyMap<string, Place>) =>
      [...named, verb].map((phrase) => table.get(phrase)).find((one) => one !== undefined);
    const [place, home] = [told(placeOfVerb), told(homeOfVerb)];
    if (place) return [{ place, weight: weights.verb * share }];
    return home ? [{ place: home, weight: weights.home * share }] : [];
  }),
  ...actions.flatMap((action): Vote[] => {
    const place = placeOfAction[action];
    return place ? [{ place, weight: weights.action }] : [];
  }),
];

/** Under a roof there is neither rain nor a wood; outside stands no bed. */
const suitability = (place: Place, facts: Facts, cast: readonly CastEntity[]): number => {
  const natures = cast.flatMap((one) => (one.is === 'thing' ? [one.noun.nature] : []));
  const hasSky = facts.entities.some(
    ({ noun }) => noun === 'sky' || noun === 'night sky' || noun.endsWith(' sky'),
  );
  const outside =
    facts.picture.weather.length * 2 +
    (hasSky ? 6 : 0) +
    natures.filter((nature) => nature === 'building' || nature === 'landform' || vehicles.has(nature))
      .length *
      2 +
    natures.filter((nature) => nature === 'plant').length;
  const inside = natures.filter((nature) => nature === 'furniture').length * 1.5;
  return isIndoors(place) ? inside - outside : outside - inside;
};

const fliesFreely = (cast: readonly CastEntity[], actions: readonly Action[]): boolean => {
  const things = cast.filter((one) => one.is === 'thing');
  return (
    things.length > 0 &&
    things.every(({ noun }) => ['bird', 'aircraft', 'spacecraft'].includes(noun.nature)) &&
    actions.some((action) => ['fly', 'hover', 'float'].includes(action))
  );
};

const waters = new Set(['water', 'sea', 'ocean', 'lake', 'river', 'wave']);

const submerged = new Set(['underwater', 'undersea', 'submerged', 'sunken']);

const isDryPlace = (one: CastEntity | undefined) => one?.is === 'place' && one.place !== 'underwater';

/** "Plays the piano underwater", "an underwater street". */
const isCalledSubmerged = ({ events, entities }: Facts, cast: readonly CastEntity[]): boolean =>
  // A dive into a pool is seen from its edge first.
  (events.some(({ manner }) => manner.some((word) => submerged.has(word))) &&
    !cast.some((one) => one.is === 'place' && one.place === 'swimming_pool')) ||
  entities.some(
    ({ attributes, noun }, at) =>
      isDryPlace(cast[at]) &&
      (attributes.some(({ value }) => submerged.has(value)) || submerged.has(noun.split(' ')[0]!)),
  );

export const isUnderWater = (facts: Facts, cast: readonly CastEntity[]): boolean =>
  isCalledSubmerged(facts, cast) ||
  [
    ...facts.relations,
    ...facts.events.flatMap(({ at }) => at.map(({ kind, entities }) => ({ kind, objects: entities }))),
  ].some(
    ({ kind, objects }) =>
      kind === 'under' &&
      objects.some((index) => waters.has(facts.entities[index]!.noun) && cast[index]?.is !== 'thing'),
  );

/** Where nothing has a home: under the sky that is named, or before a plain wall. */
const emptyPlace = (facts: Facts, cast: readonly CastEntity[]): Place => {
  const sky = facts.entities.findIndex(
    ({ noun }, index) => noun === 'sky' && cast[index]?.is === 'surroundings',
  );
  if (sky >= 0) return 'sky';
  return facts.entities.length > 0 ? 'studio' : 'mountains';
};

/** Those whom the sea hides unless one is under water with them. */
const swimBelow = (facts: Facts, cast: readonly CastEntity[], actions: readonly Action[]): boolean =>
  actions.includes('swim') &&
  cast.every((one) => one.is !== 'thing' || living.has(one.noun.nature)) &&
  cast.some((one, index) => {
    if (one.is !== 'thing') return false;
    const home = placeOfNoun.get(facts.entities[index]!.noun) ?? placeOfNoun.get(one.noun.base);
    return home === 'underwater';
  });

export const choosePlace = (
  facts: Facts,
  cast: readonly CastEntity[],
  actions: readonly Action[],
  isShown: (step: number) => boolean,
  isHere: (entity: number) => boolean = () => true,
): ChosenPlace => {
  const stated = statedPlaces(facts, cast, isShown);
  const ahead = stated.filter(({ isBehind }) => !isBehind);
  const now = ahead.filter(({ isNamedNow }) => isNamedNow);
  const [front] = [...(now.length > 0 ? now : ahead), ...stated];
  if (isUnderWater(facts, cast)) return { place: 'underwater', isStated: true, backdrop: null };
  if (front?.place === 'sea' && swimBelow(facts, cast, actions))
    return { place: 'underwater', isStated: true, backdrop: null };
  if (front) {
    // "A street of a city": the narrower one is where it happens.
    const narrow =
      (towns.has(front.place) && ahead.find(({ place }) => townPlaces.has(place) && !towns.has(place))) ||
      front;
    const other = stated.find(
      ({ place }) => place !== narrow.place && !(towns.has(place) && townPlaces.has(narrow.place)),
    );
    return {
      place: narrow.place,
      isStated: true,
      backdrop: isIndoors(narrow.place) ? null : (other?.place ?? null),
    };
  }
  const occasion = heldOccasion(facts, cast, isHere);
  if (occasion) return { place: occasion.at, isStated: true, backdrop: null };
  const scores = new Map<Place, number>();
  const votes = [...homeVotes(facts, cast, isHere), ...actVotes(facts, actions, isShown)];
  if (facts.entities.some(({ noun }, index) => noun === 'water' && cast[index]?.is === 'surroundings'))
    votes.push({ place: 'lake', weight: weights.resident });
  if (fliesFreely(cast, actions)) votes.push({ place: 'sky', weight: weights.air });
  for (const { place, weight } of votes) scores.set(place, (scores.get(place) ?? 0) + weight);
  for (const [place, score] of scores) scores.set(place, score + suitability(place, facts, cast) * 0.5);
  const best = [...scores].sort(([, a], [, b]) => b - a)[0];
  return {
    place: best?.[0] ?? emptyPlace(facts, cast),
    isStated: false,
    backdrop: null,
  };
};

const suns = new Set(['sun', 'sunlight', 'sunshine', 'sunbeam', 'sun ray', 'sunray']);
const foliage = new Set(['leaf', 'branch', 'foliage', 'canopy', 'treetop', 'bough', 'twig', 'tree']);
const dapples = new Set(['shade', 'shadow', 'light', 'ray', 'beam', 'sky', 'glow']);
const through = new Set(['between', 'through', 'past', 'in', 'behind']);

/** The sun that is seen through leaves: the index of those leaves, null where there are none. */
export const leavesBeforeSun = ({ entities, relations, events }: Facts): number | null => {
  const links = [
    ...relations.map(({ subject, kind, objects }) => ({ subject, kind, objects })),
    ...events.flatMap(({ agents, at, path }) =>
      [...at, ...path].flatMap(({ kind, entities: objects }) =>
        agents.map((subject) => ({ subject, kind, objects })),
      ),
    ),
  ];
  for (const { subject, kind, objects } of links) {
    if (!through.has(kind) || !suns.has(entities[subject]!.head)) continue;
    const found = objects.find((index) => foliage.has(entities[index]!.head));
    if (found !== undefined) return found;
  }
  // "Leaves give shade from the sun": nothing else is there.
  const isSunned = entities.some(({ head }) => suns.has(head));
  const leaves = entities.findIndex(({ head }) => foliage.has(head));
  const isAll = entities.every(({ head }) => suns.has(head) || foliage.has(head) || dapples.has(head));
  return isSunned && isAll && leaves >= 0 ? leaves : null;
};

/** A floor that is swept is indoors, a sun between leaves is seen from under trees. Null where nothing tells. */
export const hintedPlace = (facts: Facts, cast: readonly CastEntity[]): Place | null => {
  const isSwum = facts.events.some(({ verb }) => verb === 'swim' || verb === 'swim in');
  const isSport = facts.entities.some(({ noun }) => noun === 'swimming');
  // People alone swim in a pool.
  if (
    (isSwum || isSport) &&
    cast.every((one) => one.is !== 'thing' || one.noun.nature === 'person' || one.noun.nature === 'prop') &&
    cast.some((one) => one.is === 'thing' && one.noun.nature === 'person')
  )
    return 'swimming_pool';
  for (const { verb, objects } of facts.events)
    for (const index of objects) {
      const place = placeOfVerb.get(`${verb} ${facts.entities[index]!.noun}`);
      if (place && surroundings.has(facts.entities[index]!.noun)) return place;
    }
  return leavesBeforeSun(facts) === null ? null : 'forest';
};
