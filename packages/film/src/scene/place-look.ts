/** How a kind of place is fitted out where the set of its place does not tell it: a waiting room is a room with rows of seats. */

import { listOf, oneOf, oneOrNull, orNull, type Schema, shape, text } from './schema.ts';

/** Where fittings stand. In a room by its walls, under the sky by the action. */
export const spotNames = [
  /** Side by side along the wall that is looked at; under the sky behind the action. */
  'back',
  /** Hung on that wall. */
  'wall',
  /** Along the walls left and right, facing in; under the sky on both sides of the action. */
  'sides',
  /** One row behind the other, facing the camera. */
  'rows',
  /** As rows, turned to the wall that is looked at. */
  'pews',
  /** Long rows into the depth with a way between them. */
  'aisles',
  /** In the middle, or beside those who are there. */
  'centre',
  'corners',
  /** From the ceiling. */
  'hung',
  /** Anywhere around the action. */
  'around',
  /** As large structures far behind the action. */
  'far',
] as const;
export type Spot = (typeof spotNames)[number];

export const roomSizes = ['small', 'medium', 'large', 'hall'] as const;
export type RoomSize = (typeof roomSizes)[number];

/** Walls, floor, windows and light of a room. */
export const finishNames = [
  'clinic',
  'office',
  'home',
  'rustic',
  'boutique',
  'bright_shop',
  'dark_shop',
  'tiled',
  'industrial',
  'concrete',
  'bright_concrete',
  'brick',
  'stone',
  'wood',
  'timber',
  'ice',
  'earth',
  'fabric',
  'lounge',
  'palace',
  'school',
  'sports',
  'technical',
  'sacred',
  'night',
] as const;
export type Finish = (typeof finishNames)[number];

export type Fitting = { noun: string; count: number; spot: Spot };

export type PlaceLook = {
  /** The row it comes from: "waiting room". */
  name: string;
  /** The room that is built for it; null: the set of its place stays. */
  size: RoomSize | null;
  finish: Finish | null;
  fittings: Fitting[];
};

const mostFittings = 12;
const mostCopies = 60;

export const placeLookSchema: Schema = orNull(
  shape({
    name: text(60),
    size: oneOrNull(roomSizes),
    finish: oneOrNull(finishNames),
    fittings: listOf(
      shape({
        noun: text(60),
        count: { type: 'integer', minimum: 1, maximum: mostCopies },
        spot: oneOf(spotNames),
      }),
      mostFittings,
    ),
  }),
);
