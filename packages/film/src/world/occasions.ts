/** What an occasion that is only named brings along: people, light and what flies through the air. */

import type { Action } from '../scene/actions.ts';
import type { PlaceDetail } from '../scene/place-details.ts';
import type { Effect, Mood, Place } from '../scene/scene.ts';

/** A thing that comes along, and what it does where it is somebody. */
export type Brought = {
  noun: string;
  count: number;
  action: Action | null;
  /** Those who watch stand before it. */
  isBehind?: boolean;
};

export type Occasion = {
  mood: Mood;
  effects: Effect[];
  details: PlaceDetail[];
  isBusy: boolean;
  /** Where it is, unless that is said. */
  place: Place | null;
  brings: Brought[];
};

const festive: Occasion = {
  mood: 'festive',
  effects: ['confetti'],
  details: [],
  isBusy: true,
  place: 'square',
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
    { ...festive, effects: [], isBusy: false, place: null, brings: [] },
  ],
];

export const occasions: ReadonlyMap<string, Occasion> = new Map(
  rows.flatMap(([nouns, occasion]) => nouns.split(', ').map((noun) => [noun, occasion] as const)),
);

/** What a named place or show has that its kind need not have. */
const fitted: [nouns: string, Brought[]][] = [
  ['basketball court, basketball hall', [{ noun: 'basketball hoop', count: 1, action: null }]],
  [
    'recording studio, music studio, home recording studio',
    ['microphone', 'synthesizer', 'speaker'].map((noun) => ({ noun, count: 1, action: null })),
  ],
  [
    'concert, rock concert, live concert, pop concert, gig',
    [
      { noun: 'singer', count: 1, action: 'sing', isBehind: true },
      { noun: 'guitarist', count: 2, action: 'play_guitar', isBehind: true },
      { noun: 'drummer', count: 1, action: 'play_drums', isBehind: true },
    ],
  ],
  [
    'film set, movie set, film shoot, movie shoot, movie scene',
    [
      { noun: 'film camera', count: 1, action: null },
      { noun: 'director', count: 1, action: 'look' },
    ],
  ],
  ['magic show, magic act', ['top hat', 'magic wand'].map((noun) => ({ noun, count: 1, action: null }))],
  [
    'renaissance fair, medieval fair, craft fair, county fair, street fair, fair',
    [
      { noun: 'market stall', count: 4, action: null },
      { noun: 'person', count: 8, action: 'walk' },
    ],
  ],
];

export const fittings: ReadonlyMap<string, Brought[]> = new Map(
  fitted.flatMap(([nouns, brought]) => nouns.split(', ').map((noun) => [noun, brought] as const)),
);
