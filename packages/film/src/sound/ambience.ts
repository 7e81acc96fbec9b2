/** Which steady sounds a scene has. */

import { createRandom, seedFor } from '../math/random.ts';
import { gardens, trafficPlaces } from '../scene/places.ts';
import type { Place, Scene } from '../scene/scene.ts';
import * as voices from './ambience-voices.ts';
import type { Voice } from './noise-sources.ts';

type Family =
  | 'waves'
  | 'stream'
  | 'nature'
  | 'jungle'
  | 'windy'
  | 'town'
  | 'crowd'
  | 'room'
  | 'space'
  | 'deep'
  | 'cave';

const families: Record<Family, Place[]> = {
  waves: ['sea', 'ship_deck', 'coast', 'beach', 'island', 'harbour', 'cliff'],
  stream: ['river', 'waterfall', 'lake'],
  jungle: ['jungle', 'swamp', 'savanna', 'bamboo_forest'],
  windy: [
    'mountains',
    'mountain_top',
    'great_wall',
    'desert',
    'canyon',
    'snowfield',
    'glacier',
    'sky',
    'clouds',
    'rooftop',
    'mars',
    'alien_planet',
    'volcano',
    'ruins',
  ],
  town: [
    'balcony',
    'street',
    'alley',
    'city',
    'cyberpunk_city',
    'skyline',
    'square',
    ...trafficPlaces,
    'construction_site',
  ],
  crowd: [
    'market',
    'arena',
    'stadium',
    'concert',
    'cafe',
    'restaurant',
    'bar',
    'supermarket',
    'ballroom',
    'playground',
  ],
  space: ['space', 'moon', 'spaceship'],
  deep: ['underwater', 'swimming_pool'],
  cave: ['cave', 'dungeon'],
  nature: [
    'meadow',
    'hills',
    'valley',
    'forest',
    'farm',
    'crop_field',
    'vineyard',
    ...gardens,
    'village',
    'castle',
    'temple',
    'fairy_tale_land',
    'candy_land',
  ],
  room: [],
};

const familyOf = (place: Place): Family =>
  (Object.keys(families) as Family[]).find((family) => families[family].includes(place)) ?? 'room';

/** `side` keeps the noise of the two ears apart. */
export const ambienceOf = (
  scene: Scene,
  seed: number,
  side: 'left' | 'right',
  isIndoors: boolean,
): Voice[] => {
  const random = (name: string) => createRandom(seedFor(seed, `sound ${name} ${side}`));
  const shared = (name: string) => createRandom(seedFor(seed, `sound ${name}`));
  const has = (name: Scene['weather'][number]) => scene.weather.includes(name);
  const isNight = scene.timeOfDay === 'night' || scene.timeOfDay === 'dusk';
  const gusty = has('wind') || has('storm') || has('dust') ? 0.6 : 0;
  const wind = (strength: number) => voices.wind(random('wind'), strength + gusty);
  const isMild = gusty === 0 && !has('rain') && !has('snow') && scene.season !== 'winter';
  const wildlife = () =>
    isMild ? [isNight ? voices.crickets(shared('crickets')) : voices.birds(shared('birds'))] : [];
  const byFamily: Record<Family, () => Voice[]> = {
    waves: () => [
      voices.waves(random('waves'), 1),
      wind(0.12),
      ...(isNight ? [] : [voices.gulls(shared('gulls'))]),
    ],
    stream: () => [
      voices.stream(random('stream'), scene.setting.place === 'lake' ? 0.15 : 0.9),
      ...wildlife(),
    ],
    nature: () => [wind(0.25), ...wildlife()],
    jungle: () => [wind(0.12), voices.jungle(shared('jungle'))],
    windy: () => [wind(0.6)],
    town: () => [voices.city(random('city'), 0.9)],
    crowd: () => [voices.crowd(random('crowd'), 0.7)],
    room: () => [voices.muffled(random('room'), 0.35)],
    space: () => [voices.drone(random('drone'), 0.7)],
    deep: () => [voices.muffled(random('deep'), 1), voices.bubbles(shared('bubbles'))],
    cave: () => [voices.muffled(random('cave'), 0.5), voices.drone(random('drone'), 0.25)],
  };
  const chosen = byFamily[familyOf(scene.setting.place)]();
  if (has('rain') || has('storm')) chosen.push(voices.rain(random('rain'), isIndoors ? 0.3 : 1));
  const burns = scene.things.some(({ acts }) => acts.some(({ action }) => action === 'burn'));
  if (burns || scene.effects.includes('fire')) chosen.push(voices.fire(random('fire'), 0.8));
  return chosen;
};
