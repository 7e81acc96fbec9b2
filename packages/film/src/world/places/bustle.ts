/** Those who make a place busy. */

import type { Action } from '../../scene/actions.ts';
import type { Place } from '../../scene/scene.ts';

export type Bustle = { noun: string; count: number; action: Action };

const rows: [Bustle, Place[]][] = [
  [{ noun: 'car', count: 12, action: 'drive' }, ['highway', 'road']],
  [{ noun: 'person', count: 6, action: 'sit' }, ['cafe', 'restaurant', 'bar', 'diner']],
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

export const bustleOf: ReadonlyMap<Place, Bustle> = new Map(
  rows.flatMap(([bustle, places]) => places.map((place) => [place, bustle] as const)),
);
