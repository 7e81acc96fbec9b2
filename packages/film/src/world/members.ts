/** What a general word for several means, by where they are: "animals" of a wood are deer and foxes. */

import type { Place } from '../scene/scene.ts';

const list = (text: string) => text.split(',').map((noun) => noun.trim());

const wild: [string, Place[]][] = [
  ['deer, fox, rabbit', ['forest', 'bamboo_forest', 'hills', 'mountains', 'waterfall', 'valley']],
  ['elephant, giraffe, zebra', ['savanna']],
  ['monkey, parrot, tiger', ['jungle']],
  ['cow, sheep, pig', ['farm', 'crop_field', 'village']],
  ['sea turtle, dolphin, octopus', ['underwater', 'sea']],
  ['penguin, seal, polar bear', ['glacier', 'snowfield']],
  ['camel, fennec fox, snake', ['desert']],
];

const everywhere = list('dog, cat, rabbit');
const ofTheSea = list('sea turtle, dolphin, octopus');

/** Words for living things of no kind. */
const animals = new Set(
  list('animal, wild animal, wildlife animal, wildlife, fauna, critter, beast, woodland creature'),
);
/** Said in the singular of many. */
const masses = new Set(list('wildlife, fauna, livestock, sealife, life'));
export const isMass = (noun: string): boolean =>
  masses.has(noun) || (seaAnimals.has(noun) && masses.has(noun.slice(noun.lastIndexOf(' ') + 1)));
const ofTheFarm = list('cow, sheep, pig');
const seaAnimals = new Set(
  ['sea', 'marine', 'ocean', 'underwater', 'aquatic'].flatMap((where) =>
    ['animal', 'life', 'creature', 'wildlife', 'fauna'].map((noun) => `${where} ${noun}`),
  ),
).add('sealife');
const instruments = new Set(list('instrument, musical instrument'));

/** Words for all that is used somewhere. */
const equipmentNouns = new Set(
  list('equipment, gear, machinery, apparatus, device, recording equipment, studio equipment'),
);
/** By a word of the place's name. */
const equipmentByPlace: [place: RegExp, nouns: string][] = [
  [/studio|recording|music/, 'microphone, synthesizer, computer, guitar'],
  [/gym|fitness|sport/, 'treadmill, dumbbell, exercise bike'],
  [/kitchen|restaurant/, 'blender, stove, pot'],
  [/laborator|\blab\b|clinic|hospital/, 'microscope, beaker, computer'],
  [/farm|field/, 'tractor, wheelbarrow'],
  [/construction|building site/, 'excavator, crane, traffic cone'],
  [/office|school|classroom/, 'computer, desk, printer'],
  [/garden/, 'lawn mower, wheelbarrow, watering can'],
];

export const isEquipment = (noun: string): boolean => equipmentNouns.has(noun);
/** What equipment of a place is, by the names of the places that the prompt says. */
export const equipmentOf = (places: readonly string[]): string[] =>
  list(equipmentByPlace.find(([pattern]) => places.some((name) => pattern.test(name)))?.[1] ?? '').filter(
    Boolean,
  );

/** Several nouns that together show the general one; none where it is not general. */
export const membersOf = (noun: string, place: Place | undefined): string[] => {
  if (seaAnimals.has(noun)) return ofTheSea;
  if (noun === 'livestock') return ofTheFarm;
  if (instruments.has(noun)) return list('guitar, violin, drum');
  if (!animals.has(noun)) return [];
  const home = wild.find(([, places]) => place !== undefined && places.includes(place));
  return home ? list(home[0]) : everywhere;
};

/** Words for some who are together, and how many they are. */
export const companies = new Map([
  ['pair', 2],
  ['duo', 2],
  ['partner', 2],
  ['trio', 3],
  ['quartet', 4],
  ['crew', 4],
  ['team', 5],
  ['squad', 5],
  ['group', 5],
  ['troupe', 5],
  ['gang', 5],
]);

/** A herd or flock of which nothing else is said. */
export const herds = new Map([
  ['herd', 'cow'],
  ['flock', 'sheep'],
  ['swarm', 'bee'],
]);
