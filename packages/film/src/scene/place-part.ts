/** What of a place can change by itself while the film goes on. */

export const placeParts = [
  'sky',
  'clouds',
  'moon',
  'water',
  'ground',
  'plants',
  'walls',
  /** Ground, walls and all that stands there: "the background". */
  'all',
] as const;
export type PlacePart = (typeof placeParts)[number];
