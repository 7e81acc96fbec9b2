/** Nouns for what a place has by itself, where a film is about how that changes. */

import type { PlacePart } from '../../scene/place-part.ts';
import type { Place } from '../../scene/scene.ts';

/** `place`: where it is looked at, if nothing else says where. */
type Row = { of: PlacePart; place: Place | null };

const rows: readonly (readonly [nouns: string, of: PlacePart, place: Place | null])[] = [
  ['sky skies heaven heavens', 'sky', 'hills'],
  ['cloud cloudscape', 'clouds', 'hills'],
  ['moon', 'moon', 'mountains'],
  ['river stream creek brook rapid rapids', 'water', 'river'],
  ['lake pond lagoon', 'water', 'lake'],
  ['canal', 'water', 'river'],
  ['swamp marsh', 'water', 'swamp'],
  ['sea ocean bay', 'water', 'sea'],
  ['floor flooring floorboard parquet', 'ground', 'room'],
  ['grass lawn turf', 'ground', 'lawn'],
  ['meadow pasture grassland prairie', 'ground', 'meadow'],
  ['field', 'ground', 'meadow'],
  ['hill hillside valley landscape', 'ground', 'hills'],
  ['ground soil earth land', 'ground', 'meadow'],
  ['desert dune', 'ground', 'desert'],
  ['beach shore', 'ground', 'beach'],
  ['forest wood woodland woods jungle foliage', 'plants', 'forest'],
  ['ceiling', 'walls', 'room'],
  ['background backdrop', 'all', 'studio'],
];

const parts = new Map(
  rows.flatMap(([nouns, of, place]) => nouns.split(' ').map((noun): [string, Row] => [noun, { of, place }])),
);

export const placePartOf = (head: string): Row | undefined => parts.get(head);

/** Kits draw a tuft of it, which is not what a change of it is about. */
const covers = new Set(['grass', 'lawn', 'turf']);
export const coversGround = (head: string): boolean => covers.has(head);
