/** What an entity is by the company of the others: crops of a field, owners who are not there. */

import type { Facts } from '../facts/facts.ts';
import { relationsFrom, relationsTo } from '../facts/relations-of.ts';
import type { Place } from '../scene/scene.ts';
import { living } from '../understand/nouns/nature.ts';
import { isVessel } from '../understand/nouns/uses.ts';
import { townPlaces, towns } from '../world/homes.ts';
import { isIndoors } from '../world/indoors.ts';
import { chainOf, sensesOf } from '../world/kinds.ts';
import type { CastEntity } from './cast-entity.ts';
import { castHeaps } from './looks/cast-heaps.ts';
import { castParts } from './looks/cast-parts.ts';
import { placeOf } from './meanings.ts';
import { isOnlyOccasion } from './places/held-occasion.ts';
import { leavesBeforeSun } from './places/hinted-place.ts';

/** Flowers and fruit that a field is full of. */
const crop = 40;
const herd = 12;

const growInFields = (cast: CastEntity[], { relations, entities }: Facts) => {
  for (const { kind, subject, objects } of relations) {
    if ((kind !== 'made_of' && kind !== 'full_of') || cast[subject]?.is !== 'place') continue;
    for (const object of objects) {
      const one = cast[object];
      if (one?.is !== 'thing') continue;
      // "A field of sheep".
      if (one.noun.nature === 'animal' && entities[object]!.count === null) one.count ??= herd;
      if (one.noun.nature !== 'plant' && one.noun.nature !== 'food') continue;
      if (entities[object]!.count === null) one.count ??= crop;
      if (one.noun.nature === 'food') cast[subject] = { is: 'place', place: 'crop_field' };
    }
  }
};

const ringOfTrees = 8;
const ringOfPlants = 18;

/** "Surrounded by trees": as many as go round it. */
const growAround = (cast: CastEntity[], { relations, entities }: Facts) => {
  for (const { kind, subject } of relations) {
    const one = cast[subject];
    if (kind !== 'around' || one?.is !== 'thing' || one.noun.nature !== 'plant') continue;
    const isTree = sensesOf('noun', entities[subject]!.head).some(({ sense }) =>
      chainOf('noun', sense).some(({ name }) => name === 'tree'),
    );
    if (entities[subject]!.count === null) one.count ??= isTree ? ringOfTrees : ringOfPlants;
  }
};

/** "A child's bedroom": whose it is need not be there. */
const dropOwnersOfPlaces = (cast: CastEntity[], facts: Facts) => {
  const owners = new Set(
    facts.entities.flatMap(({ owner, wears, partOf }, at) =>
      owner !== null && cast[at]!.is === 'place' && wears.length === 0 && partOf === null ? [owner] : [],
    ),
  );
  for (const owner of owners)
    if (cast[owner]!.is === 'thing' && !isNamedElsewhere(facts, owner)) cast[owner] = { is: 'surroundings' };
};

const isNamedElsewhere = (facts: Facts, index: number): boolean => {
  const { events, changes } = facts;
  return (
    events.some((event) =>
      [
        ...event.agents,
        ...event.objects,
        ...event.instruments,
        ...event.recipients,
        ...[...event.at, ...event.to, ...event.from, ...event.path].flatMap((where) => where.entities),
      ].includes(index),
    ) ||
    relationsFrom(facts, index).length + relationsTo(facts, index).length > 0 ||
    changes.some(({ entity, toEntity }) => entity === index || toEntity === index)
  );
};

/** Leaves that the sun is seen through are those of the place. */
const leaveToCanopy = (cast: CastEntity[], facts: Facts) => {
  const leaves = leavesBeforeSun(facts);
  if (leaves !== null && cast[leaves]?.is === 'thing') cast[leaves] = { is: 'surroundings' };
};

const country = new Set<Place>(['mountains', 'mountain_top', 'hills', 'valley', 'forest', 'coast']);

/** A town among mountains is a small one, of houses. */
const shrinkTowns = (cast: CastEntity[], { entities }: Facts) => {
  const isCountry = cast.some(
    (one) =>
      (one.is === 'place' && country.has(one.place)) ||
      (one.is === 'thing' && one.noun.nature === 'landform'),
  );
  if (!isCountry) return;
  for (const [at, one] of cast.entries())
    if (one.is === 'place' && one.place === 'city' && entities[at]!.head === 'town')
      cast[at] = { is: 'place', place: 'village' };
};

/** "A bedroom in a hotel" is seen from within: of the building there is nothing to see. */
const enterBuildings = (cast: CastEntity[], { relations }: Facts) => {
  for (const { kind, subject, objects } of relations) {
    const room = cast[subject];
    if (kind !== 'in' || room?.is !== 'place' || !isIndoors(room.place)) continue;
    for (const object of objects) {
      const building = cast[object];
      if (building?.is === 'thing' && building.noun.nature === 'building')
        cast[object] = { is: 'surroundings' };
    }
  }
};

/** "A coffee shop filled with people" is looked at from within. */
const enterFilled = (cast: CastEntity[], { relations, entities }: Facts) => {
  for (const { kind, subject, objects } of relations) {
    const building = cast[subject];
    if (kind !== 'full_of' || building?.is !== 'thing' || building.noun.nature !== 'building') continue;
    const place = placeOf(entities[subject]!.noun);
    const isInside = objects.some((at) => cast[at]?.is === 'thing');
    if (place && isIndoors(place) && isInside) cast[subject] = { is: 'place', place };
  }
};

/** From the air a town is seen whole, with its parks and streets in it. */
const seeTownsWhole = (cast: CastEntity[], { picture: { camera } }: Facts) => {
  if (camera.shot !== 'aerial' && !camera.moves.includes('drone')) return;
  if (!cast.some((one) => one.is === 'place' && towns.has(one.place))) return;
  for (const [at, one] of cast.entries())
    if (one.is === 'place' && townPlaces.has(one.place) && !towns.has(one.place))
      cast[at] = { is: 'surroundings' };
};

const meals = new Set(['breakfast', 'lunch', 'dinner', 'brunch', 'supper', 'meal']);

/** "A waffle for breakfast": the meal is what is named, and no other plate. */
const nameMeals = (cast: CastEntity[], { entities, events }: Facts) => {
  const isFood = (one: CastEntity, at: number) =>
    one.is === 'thing' && one.noun.nature === 'food' && !isVessel(one.noun) && !meals.has(entities[at]!.noun);
  if (!cast.some(isFood)) return;
  for (const [at, one] of cast.entries())
    if (
      one.is === 'thing' &&
      meals.has(entities[at]!.noun) &&
      !events.some(({ objects }) => objects.includes(at))
    )
      cast[at] = { is: 'surroundings' };
};

/** "A birthday party with eight children": those are its guests, and no others come. */
const leaveToGuests = (cast: CastEntity[], { relations, entities }: Facts) => {
  const lives = (one: CastEntity | undefined) => one?.is === 'thing' && living.has(one.noun.nature);
  for (const { kind, subject, objects } of relations)
    if (kind === 'with' && isOnlyOccasion(entities[subject]!) && lives(cast[subject]))
      if (objects.some((one) => lives(cast[one]) || cast[one]?.is === 'character'))
        cast[subject] = { is: 'surroundings' };
};

/** Leaves that fall are in the air, many and small. */
const letLeavesFall = (cast: CastEntity[], { entities, events }: Facts) => {
  for (const { verb, agents, to, isNegated } of events)
    for (const one of agents) {
      const { head, count, attributes } = entities[one]!;
      const isPlain = head === 'leaf' && count === null && attributes.length === 0 && to.length === 0;
      if (isPlain && verb.split(' ')[0] === 'fall' && !isNegated && cast[one]?.is === 'thing')
        cast[one] = { is: 'effect', effect: 'leaves' };
    }
};

/** What all entities are, once each has been looked at alone. */
export const adjustCast = (cast: CastEntity[], facts: Facts) => {
  leaveToGuests(cast, facts);
  castHeaps(cast, facts);
  castParts(cast, facts);
  letLeavesFall(cast, facts);
  nameMeals(cast, facts);
  growInFields(cast, facts);
  growAround(cast, facts);
  dropOwnersOfPlaces(cast, facts);
  leaveToCanopy(cast, facts);
  shrinkTowns(cast, facts);
  enterBuildings(cast, facts);
  enterFilled(cast, facts);
  seeTownsWhole(cast, facts);
};
