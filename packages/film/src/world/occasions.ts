/** What an occasion that is only named brings along: people, light and what flies through the air. */

import type { Action } from '../scene/actions.ts';
import type { PlaceDetail } from '../scene/place-details.ts';
import type { Effect, Mood } from '../scene/scene.ts';

/** A thing that comes along, and what it does where it is somebody. */
export type Brought = { noun: string; count: number; action: Action | null };

export type Occasion = {
  mood: Mood;
  effects: Effect[];
  details: PlaceDetail[];
  isBusy: boolean;
  brings: Brought[];
};

const festive: Occasion = {
  mood: 'festive',
  effects: ['confetti'],
  details: [],
  isBusy: true,
  brings: [
    { noun: 'person', count: 12, action: 'walk' },
    { noun: 'bunting', count: 3, action: null },
  ],
};

const rows: [nouns: string, Occasion][] = [
  ['festival, carnival, celebration, fair, fiesta, parade, street party', festive],
  ['diwali, deepavali', { ...festive, effects: ['fireworks'], details: ['fairy_lights'] }],
  [
    'party, birthday, wedding, anniversary, prom, gala',
    { ...festive, effects: [], isBusy: false, brings: [] },
  ],
];

export const occasions: ReadonlyMap<string, Occasion> = new Map(
  rows.flatMap(([nouns, occasion]) => nouns.split(', ').map((noun) => [noun, occasion] as const)),
);
