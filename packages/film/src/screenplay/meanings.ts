/** Typed questions to the vocabulary: which colour, garment, place or effect a word names. */

import type { GarmentName } from '../scene/garments.ts';
import type { NamedColour } from '../scene/named-colour.ts';
import type {
  Age,
  Effect,
  Mood,
  Place,
  Region,
  Season,
  Size,
  Style,
  TimeOfDay,
  Weather,
} from '../scene/scene.ts';
import { type Meaning, meaningsOf, type VerbMeaning } from '../understand/lexicon.ts';

type MeaningOf<Kind extends Meaning['is']> = Extract<Meaning, { is: Kind }>;

const pick = <Kind extends Meaning['is']>(word: string, kind: Kind): MeaningOf<Kind> | undefined =>
  meaningsOf(word)?.find((one): one is MeaningOf<Kind> => one.is === kind);

/** `noun`, or its last words: "a city park" is a park where no row has the compound. */
const byTail = <Value>(noun: string, find: (words: string) => Value | undefined): Value | undefined => {
  const words = noun.split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const found = find(words.slice(from).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** "Muted pink" and "rose-pink" are pink. */
export const colourOf = (phrase: string): NamedColour | undefined =>
  byTail(
    phrase.replaceAll('-', ' '),
    (words) => pick(words, 'colour')?.colour ?? pick(words, 'tone')?.colour,
  );
/** A colour that a thing can be painted in: not "vivid" or "pastel". */
export const dyeOf = (phrase: string): NamedColour | undefined =>
  byTail(phrase, (words) => pick(words, 'colour')?.colour);
export const garmentOf = (noun: string): GarmentName | undefined =>
  byTail(noun, (words) => pick(words, 'garment')?.garment);
const ofNoKind = new Set([
  'space',
  'area',
  'interior',
  'setting',
  'scene',
  'environment',
  'world',
  'universe',
  'floor',
  'water',
  'ceiling',
  'wall',
  'landscape',
  'scenery',
  'view',
  'terrain',
  'ground',
]);
/** "A bathroom interior" is a bathroom: a room of no kind gives way to what stands before it. */
export const placeOf = (noun: string): Place | undefined => {
  const place = byTail(noun, (words) => pick(words, 'place')?.place);
  // "The ocean floor" is a place of its own.
  if (noun.includes(' ') && pick(noun, 'place') && place !== 'room') return place;
  const before = noun.split(' ').slice(0, -1).join(' ');
  const isOpen = place === 'room' || ofNoKind.has(noun.split(' ').at(-1)!);
  return isOpen && before !== '' ? (placeOf(before) ?? place) : place;
};
export const pickPlace = (phrase: string): Place | undefined => pick(phrase, 'place')?.place;
export const effectOf = (noun: string): Effect | undefined =>
  pick(noun, 'effect')?.effect ?? pick(`${noun}s`, 'effect')?.effect;
export const sizeOf = (word: string): Size | undefined => pick(word, 'size')?.size;
export const ageOf = (word: string): Age | undefined => pick(word, 'age')?.age;
export const paceOf = (word: string): number | undefined => pick(word, 'pace')?.pace;
export const weatherOf = (word: string): Weather | undefined => pick(word, 'weather')?.weather;
export const timeOf = (word: string): TimeOfDay | undefined => pick(word, 'time')?.time;
export const seasonOf = (word: string): Season | undefined => pick(word, 'season')?.season;
/** "Mumbai India": by the words of a name that the vocabulary has. */
export const regionOf = (name: string): Region | undefined =>
  pick(name, 'region')?.region ??
  name
    .split(' ')
    .map((word) => pick(word, 'region')?.region)
    .find((region) => region !== undefined);
/** The place that a region's name is by itself: "Johannesburg South Africa" is a city. */
export const placeOfRegion = (name: string): Place | undefined =>
  pickPlace(name) ??
  name
    .split(' ')
    .map(pickPlace)
    .find((place) => place !== undefined);
export const groupOf = (noun: string): MeaningOf<'group'> | undefined => pick(noun, 'group');
export const eventCountOf = (noun: string): number | undefined => pick(noun, 'event')?.count;
export const moodOf = (word: string): Mood | undefined => pick(word, 'mood')?.mood;
export const styleOf = (word: string): Style | undefined => pick(word, 'style')?.style;
export const isBodyPart = (noun: string): boolean =>
  byTail(noun, (words) => pick(words, 'bodyPart')) !== undefined;
export const isMaterial = (word: string): boolean => pick(word, 'material') !== undefined;
export const isLyingSnow = (word: string): boolean => pick(word, 'lyingSnow') !== undefined;
export const verbOf = (phrase: string): VerbMeaning | undefined => pick(phrase, 'verb');
