/** Things a place is known by, where a film shows the place and nothing else. */

import type { PlaceDetail } from '../../scene/place-details.ts';
import type { Place } from '../../scene/scene.ts';
import type { Bustle } from './bustle.ts';

const rows: [places: Place[], sights: Bustle[]][] = [
  [
    ['farm'],
    [
      { noun: 'cow', count: 3, action: 'graze' },
      { noun: 'chicken', count: 4, action: 'peck' },
    ],
  ],
];

const sights: ReadonlyMap<Place, Bustle[]> = new Map(
  rows.flatMap(([places, all]) => places.map((place) => [place, all] as const)),
);

const sightsOfDetail: Partial<Record<PlaceDetail, Bustle[]>> = {
  enclosures: [
    { noun: 'giraffe', count: 2, action: 'walk' },
    { noun: 'elephant', count: 1, action: 'stand' },
  ],
};

export const sightsOf = (place: Place, details: readonly PlaceDetail[]): readonly Bustle[] =>
  details.map((one) => sightsOfDetail[one]).find((one) => one !== undefined) ?? sights.get(place) ?? [];

/** Flowers, benches and the like that fill the ground of a place nobody is in, as rows of fitted places write them. */
export const groundsOf: Partial<Record<Place, string>> = {
  garden: 'around: 16 rose bush, 14 tulip, 10 daisy; sides: bench',
  park: 'around: 12 tulip, 8 daisy; sides: 2 bench',
  orchard: 'around: 10 daisy',
};
