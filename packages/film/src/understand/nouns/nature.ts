/** What a thing is by nature: decides how it moves when no verb says so, where it is at home and whether a hand can hold it. */

export type Nature =
  | 'person'
  | 'animal'
  | 'bird'
  | 'fish'
  | 'insect'
  | 'road_vehicle'
  | 'rail_vehicle'
  | 'boat'
  | 'aircraft'
  | 'spacecraft'
  | 'building'
  | 'furniture'
  | 'plant'
  | 'food'
  | 'instrument'
  | 'prop'
  | 'landform';

export const living = new Set<Nature>(['person', 'animal', 'bird', 'fish', 'insect']);
export const vehicles = new Set<Nature>(['road_vehicle', 'rail_vehicle', 'boat', 'aircraft', 'spacecraft']);

/** By the kind that the word lists give a picture. */
const byKind: [RegExp, Nature][] = [
  [/^(?:person|family|face-costume)/, 'person'],
  [/^animal-bird/, 'bird'],
  [/^animal-marine/, 'fish'],
  [/^animal-bug/, 'insect'],
  [/^animal/, 'animal'],
  [/^transport-ground/, 'road_vehicle'],
  [/^transport-water/, 'boat'],
  [/^transport-air/, 'aircraft'],
  [/^place-(?:building|religious)/, 'building'],
  [/^place/, 'landform'],
  [/^plant/, 'plant'],
  [/^(?:food|drink)/, 'food'],
  [/^musical-instrument/, 'instrument'],
];

export const natureOfKind = (kind: string): Nature =>
  byKind.find(([pattern]) => pattern.test(kind))?.[1] ?? 'prop';
