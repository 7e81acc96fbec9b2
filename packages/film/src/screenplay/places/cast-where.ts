/** Entities that only tell where it is: an occasion that is held, a room that is worked on. */

import type { Entity } from '../../facts/facts.ts';
import { findKit } from '../../kits/find-kit.ts';
import type { Noun } from '../../understand/nouns/find-noun.ts';
import { isIndoors } from '../../world/indoors.ts';
import { fittedPlaces } from '../../world/places/fitted-places.ts';
import { anyBuilding, interiorOf } from '../../world/places/interiors.ts';
import { stateOfPlace } from '../../world/places/place-kinds.ts';
import { hasWater } from '../../world/waters.ts';
import type { CastEntity } from '../cast-entity.ts';
import { castEvent } from '../looks/cast-event.ts';
import { groupOf, pickPlace, placeOf } from '../meanings.ts';
import type { Uses } from '../uses-of-entities.ts';
import { isOnlyOccasion } from './held-occasion.ts';

/** "A picnic", "a basketball game": a kit or the players show it. */
const isShownByThings = (entity: Entity): boolean =>
  findKit(entity.noun) !== undefined ||
  pickPlace(entity.noun) !== undefined ||
  groupOf(entity.noun) !== undefined ||
  castEvent(entity) !== null;

export const castWhere = (entity: Entity, use: Uses): CastEntity | null => {
  // "A dinner party" is no meal: its place and its guests tell it.
  if (!use.acts && isOnlyOccasion(entity) && !isShownByThings(entity)) return { is: 'surroundings' };
  // "Organizing the pantry": a room that is worked on is where it is done.
  const isWorkedOn = use.isObject && entity.count === 1 && !findKit(entity.noun);
  const room = isWorkedOn ? fittedPlaces().get(entity.noun) : undefined;
  return room && isIndoors(room.place) ? { is: 'place', place: room.place } : null;
};

/** "The interior of a building", "a cat inside a barn": whatever has walls is a place from inside. */
export const castInterior = (entity: Entity, use: Uses, isBuilding: boolean): CastEntity | null => {
  // "A crowded bus": those who crowd it are in it.
  const isFull = () => interiorOf(entity.noun)?.place === 'train_carriage';
  const isSaid = entity.attributes.some(
    ({ value }) => value === 'interior' || (stateOfPlace(value)?.isBusy && isFull()),
  );
  if (entity.count !== 1 || use.acts || use.isObject || !(isSaid || (use.isWithin && isBuilding)))
    return null;
  const known = placeOf(entity.noun);
  if (known && isIndoors(known)) return null;
  const inside = interiorOf(entity.noun);
  // A stadium is a place of its own, of which any building says less.
  if (known && inside?.look.name === anyBuilding) return null;
  return inside ? { is: 'place', place: inside.place } : null;
};

/** "A river bank" is a shore by both its words, and a building by one. */
export const isShore = (noun: string, { nature, base }: Noun): boolean => {
  const place = noun.includes(' ') && nature === 'building' && base !== noun ? pickPlace(noun) : undefined;
  return place !== undefined && hasWater(place);
};
