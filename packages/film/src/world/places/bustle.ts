/** Those who make a place busy. */

import type { Action } from '../../scene/actions.ts';
import type { Place } from '../../scene/scene.ts';
import { isIndoors } from '../indoors.ts';

export type Bustle = { noun: string; count: number; action: Action };

const rows: [Bustle, Place[]][] = [
  [{ noun: 'car', count: 12, action: 'drive' }, ['highway', 'road']],
  [
    { noun: 'person', count: 6, action: 'sit' },
    ['cafe', 'restaurant', 'bar', 'diner', 'train_carriage', 'tea_room', 'church'],
  ],
  [{ noun: 'person', count: 8, action: 'swim' }, ['swimming_pool']],
  [{ noun: 'person', count: 8, action: 'dance' }, ['ballroom']],
  [{ noun: 'person', count: 6, action: 'exercise' }, ['gym']],
  [{ noun: 'skier', count: 8, action: 'ski' }, ['snowfield']],
  [{ noun: 'boat', count: 6, action: 'sail' }, ['lake', 'river', 'sea']],
  [{ noun: 'chef', count: 3, action: 'cook' }, ['kitchen']],
  [{ noun: 'office worker', count: 5, action: 'walk' }, ['office', 'corridor']],
  [{ noun: 'worker', count: 5, action: 'walk' }, ['factory', 'warehouse', 'construction_site', 'harbour']],
  [{ noun: 'student', count: 6, action: 'sit' }, ['classroom', 'library']],
  [
    { noun: 'person', count: 12, action: 'walk' },
    [
      ...(['street', 'market', 'square', 'alley', 'city', 'train_station', 'subway_station'] as const),
      ...(['beach', 'airport', 'village', 'park', 'shop', 'supermarket', 'museum', 'playground'] as const),
    ],
  ],
];

const bustles: ReadonlyMap<Place, Bustle> = new Map(
  rows.flatMap(([bustle, places]) => places.map((place) => [place, bustle] as const)),
);

/** They have their crowds by themselves. */
const full = new Set<Place>(['concert', 'stadium', 'arena', 'theatre_stage']);
/** Empty of people, however much goes on. */
const unpeopled = new Set<Place>([
  ...(['underwater', 'sky', 'clouds', 'space', 'moon', 'mars', 'alien_planet', 'studio', 'jungle'] as const),
  ...(['forest', 'car', 'volcano', 'cave', 'skyline', 'balcony', 'porch'] as const),
]);

/** Those who fill a place that is called busy or crowded; elsewhere they are people who walk about. */
export const bustleOf = (place: Place): Bustle | undefined =>
  bustles.get(place) ??
  (full.has(place) || unpeopled.has(place)
    ? undefined
    : { noun: 'person', count: isIndoors(place) ? 6 : 10, action: isIndoors(place) ? 'stand' : 'walk' });
