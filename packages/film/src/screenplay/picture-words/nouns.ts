/** What nouns mean in a given picture: its regions, its setting, and what is in its air. */

import type { Air, RegionName } from '../../pictures/life/wishes.ts';

export const set = (words: string) => new Set(words.split(',').map((word) => word.trim()));

/** Kinds of nouns that are regions of a picture. */
export const regionKinds: [RegionName, Set<string>][] = [
  ['sky', set('cloud, sky')],
  ['water', set('body of water, wave, water, tide, ripple, waterfall, surf, foam, fountain')],
  [
    'plants',
    set(
      'grass, tree, foliage, bush, shrub, plant, herb, leaf, branch, reed, wheat, crop, forest, meadow, vegetation, field, lawn',
    ),
  ],
  ['fire', set('fire, flame, candle, torch, campfire, bonfire, fireplace')],
  ['hair', set('hair, mane, ponytail, beard')],
  ['lights', set('window, lamp, lantern, light, streetlight, city light')],
];
/** Seen as parts of the sky: where they move, it does. */
export const skyHeads = set('star, galaxy, aurora');
/** Named to say where or how, never added to a picture. */
export const settingKinds = set(
  `location, region, geological formation, structure, building, way, air, sky, atmosphere, star, sun, moon, picture, photo, image,
 camera, drone, text, page, logo, screen, frame, scene, background, foreground, distance, life, motion, movement, viewer, light, ray, shadow,
 meadow, field, room, ground, horizon, body part, external body part, feature, time period, street, village, city, lift, view, video, animation, letter, garment, clothing`,
);
export const airOfNoun: Record<string, Air> = {
  steam: 'steam',
  vapor: 'steam',
  smoke: 'smoke',
  fume: 'smoke',
  fog: 'fog',
  mist: 'fog',
  haze: 'fog',
  snow: 'snow',
  snowflake: 'snow',
  rain: 'rain',
  raindrop: 'rain',
  petal: 'petals',
  blossom: 'petals',
  firefly: 'fireflies',
  spark: 'sparks',
  ember: 'sparks',
  lightning: 'lightning',
  thunder: 'lightning',
  bubble: 'bubbles',
  confetti: 'confetti',
  dust: 'dust',
  pollen: 'dust',
  sunbeam: 'rays',
  sunray: 'rays',
  ray: 'rays',
  beam: 'rays',
};
export const airOfWeather: Record<string, Air[]> = {
  rain: ['rain'],
  rainy: ['rain'],
  drizzle: ['rain'],
  snow: ['snow'],
  snowy: ['snow'],
  blizzard: ['snow'],
  snowfall: ['snow'],
  snowstorm: ['snow'],
  rainfall: ['rain'],
  rainstorm: ['rain'],
  downpour: ['rain'],
  fog: ['fog'],
  foggy: ['fog'],
  mist: ['fog'],
  misty: ['fog'],
  storm: ['rain'],
  stormy: ['rain'],
  thunderstorm: ['rain', 'lightning'],
  lightning: ['lightning'],
};
/** What turns about a hub of its own. */
export const rotorNouns = set(
  'sail, blade, rotor, propeller, wheel, vane, fan, windmill, turbine, pinwheel, ferris wheel, weathervane, arm, hand',
);
/** Parts of these alone: an arm of a mill, no arm of a man. */
export const ofMachines = set('arm, hand, blade, sail');
/** What only falls in the air when it is said to fall: "leaves fall", not "leaves rustle". */
export const fallingNouns: Record<string, Air> = {
  leaf: 'leaves',
  petal: 'petals',
  blossom: 'petals',
  seed: 'seeds',
  fluff: 'seeds',
  feather: 'seeds',
  ash: 'dust',
};
export const fallingVerbs = set(
  'fall, swirl, blow, drift, fly, whirl, tumble, float, scatter, flutter, fall down, blow away',
);
