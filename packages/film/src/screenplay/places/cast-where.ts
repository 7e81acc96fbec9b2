/** Entities that only tell where it is: an occasion that is held, a room that is worked on. */

import type { Entity } from '../../facts/facts.ts';
import { findKit } from '../../kits/find-kit.ts';
import { isIndoors } from '../../world/indoors.ts';
import { fittedPlaces } from '../../world/places/fitted-places.ts';
import type { CastEntity } from '../cast-entity.ts';
import { castEvent } from '../looks/cast-event.ts';
import { groupOf, pickPlace } from '../meanings.ts';
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
