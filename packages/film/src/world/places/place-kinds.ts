/** Places by what they are kinds of, and what adjectives and names of places say of them. */

import type { PlaceDetail } from '../../scene/place-details.ts';
import type { Mood, Place, Season, Weather } from '../../scene/scene.ts';
import { chainOf, sensesOf } from '../kinds.ts';

/** By the nearest kind above a noun, as WordNet names it. */
const rows: [Place, string][] = [
  ['coast', 'inlet, gulf, estuary, strait, sound, bay, cape, peninsula, shore, promontory, delta'],
  ['sea', 'sea, ocean'],
  ['river', 'stream, watercourse, channel'],
  ['lake', 'lake, reservoir, body of water'],
  ['canyon', 'tableland, mesa, butte'],
  ['valley', 'valley, lowland'],
  ['hills', 'hill, slope, highland'],
  ['mountains', 'mountain, ridge, mountain range'],
  ['cliff', 'cliff'],
  ['island', 'island, key'],
  ['swamp', 'wetland'],
  ['desert', 'desert, dune'],
  ['glacier', 'glacier, ice mass, crevasse'],
  ['meadow', 'plain, grassland'],
  ['forest', 'forest, wood, woodland'],
  ['farm', 'farm, farm building'],
  ['crop_field', 'plantation, cultivated land'],
  ['garden', 'garden, yard'],
  ['park', 'park, menagerie'],
  ['highway', 'racetrack, expressway'],
  ['road', 'road, path, walk, trail'],
  ['street', 'street, thoroughfare'],
  ['tunnel', 'tunnel'],
  ['stadium', 'stadium, playing field'],
  ['gym', 'athletic facility'],
  ['theatre_stage', 'theater, auditorium'],
  ['church', 'place of worship'],
  ['hospital', 'medical building'],
  ['shop', 'mercantile establishment'],
  ['restaurant', 'restaurant'],
  ['factory', 'factory, plant'],
  ['warehouse', 'storehouse, depository'],
  ['dungeon', 'burial chamber, penal institution'],
  ['laboratory', 'lab'],
  ['workshop', 'workplace'],
  ['room', 'room'],
];

const placeOfKind: ReadonlyMap<string, Place> = new Map(
  rows.flatMap(([place, kinds]) => kinds.split(', ').map((kind) => [kind, place] as const)),
);

/** Farther up a kind says too little. */
const farthest = 4;

/** The place that a noun without a row of its own is a kind of, in its most frequent sense. */
export const placeByKind = (noun: string): Place | undefined => {
  const first = sensesOf('noun', noun).find(({ rank }) => rank < 2);
  if (!first) return undefined;
  return chainOf('noun', first.sense)
    .slice(0, farthest)
    .map(({ name }) => placeOfKind.get(name))
    .find((place) => place !== undefined);
};

export type PlaceState = {
  details?: PlaceDetail[];
  weather?: Weather[];
  season?: Season;
  mood?: Mood;
  isBusy?: boolean;
};

const stateRows: [words: string, PlaceState][] = [
  ['rocky, stony, craggy, rugged, jagged', { details: ['rocky'] }],
  ['indoor', { details: ['indoor'] }],
  ['icy, ice covered, frozen', { details: ['frozen'], season: 'winter' }],
  ['muddy, swampy', { details: ['muddy'] }],
  ['steep, hilly', { details: ['steep'] }],
  ['gloomy, dreary, bleak, murky, dismal', { weather: ['overcast', 'fog'], mood: 'melancholy' }],
  [
    'busy, bustling, crowded, packed, lively, teeming, jam-packed, overcrowded, thronged, populated',
    { isBusy: true },
  ],
  [
    'abandoned, derelict, dilapidated, decaying, crumbling, ruined, overgrown, forgotten, haunted',
    { details: ['abandoned'] },
  ],
  ['deserted, empty, vacant', { details: ['empty'] }],
];

const states: ReadonlyMap<string, PlaceState> = new Map(
  stateRows.flatMap(([words, state]) => words.split(', ').map((word) => [word, state] as const)),
);

/** What an adjective of a place, or of its hour, shows. */
export const stateOfPlace = (adjective: string): PlaceState | undefined => states.get(adjective);

const namedRows: [nouns: string, PlaceDetail[]][] = [
  ['zoo, wildlife park, safari park, petting zoo', ['enclosures']],
  // They are not paved.
  ['trail, hiking trail, mountain trail, nature trail, footpath, dirt track, towpath', ['dirt_road']],
];

/** What a place has because of its name. */
export const detailsOfPlace: ReadonlyMap<string, PlaceDetail[]> = new Map(
  namedRows.flatMap(([nouns, details]) => nouns.split(', ').map((noun) => [noun, details] as const)),
);
