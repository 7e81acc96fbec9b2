/** Slips of the keyboard in words that prompts often have. */

import { sensesOf } from '../../world/kinds.ts';
import { meaningsOf } from '../lexicon.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { singularsOf, verbForms, verbStems } from './word-forms.ts';
import { partOfSpeech } from './word-lists.ts';

/** Only these are put right: no list here has all words of English, and a rare one must not become a common one. */
const common = new Set(
  `beautiful cinematic mountain mountains ocean forest sunset sunrise desert beach river waterfall island village castle
  garden kitchen restaurant street bridge building skyscraper apartment bedroom library classroom hospital school airport
  station market field meadow jungle volcano space universe underwater horse horses elephant elephants giraffe dolphin dolphins
  penguin penguins butterfly butterflies squirrel raccoon octopus crocodile kangaroo chicken dragon dinosaur dinosaurs unicorn
  tiger rabbit monkey puppy kitten turtle woman women children family friends people couple grandmother grandfather mother father
  brother sister teacher soldier astronaut fisherman firefighter scientist musician princess warrior wizard pirate cowboy
  bicycle motorcycle airplane helicopter spaceship submarine balloon umbrella guitar piano violin trumpet camera computer
  umbrella candle lantern flower flowers sunflower strawberry chocolate spaghetti hamburger sandwich breakfast vegetables coffee
  birthday christmas halloween wedding festival fireworks football basketball baseball tennis volleyball skateboard
  gradually suddenly slowly quickly mysterious enormous gigantic surreal landscape environment character
  running walking swimming sitting standing sleeping dancing singing jumping playing eating drinking cooking flying riding driving
  reading writing painting fighting laughing smiling holding wearing looking watching falling floating climbing surrounded
  colorful colourful yellow purple orange golden wooden giant little ancient futuristic medieval traditional
  morning evening night winter summer spring autumn thunderstorm lightning rainbow weather`.split(/\s+/),
);

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const shortest = 4;
const longest = 20;

const isFormOf = (word: string, verb: string) =>
  partOfSpeech(verb) === 'verb' && verbForms(verb).some(([form]) => form === word);
const isNamed = (word: string) =>
  [word, ...singularsOf(word)].some((one) => meaningsOf(one) !== undefined || findNoun(one) !== undefined);
const isWord = (word: string) =>
  isNamed(word) || partOfSpeech(word) !== undefined || verbStems(word).some((stem) => isFormOf(word, stem));

/** With two letters swapped, one missing, doubled or wrong; the first is seldom wrong. */
const nearWords = function* (word: string) {
  const places = [...word].map((_, at) => at).slice(1);
  for (const at of places) {
    yield word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
    yield word.slice(0, at) + word.slice(at + 1);
    for (const letter of letters) {
      yield word.slice(0, at) + letter + word.slice(at);
      yield word.slice(0, at) + letter + word.slice(at + 1);
    }
  }
  for (const letter of letters) yield word + letter;
};

/** "Sanding" and "planing": what a noun does. */
const isMadeOfNoun = (word: string) =>
  verbStems(word).some((stem) => isNamed(stem) && verbForms(stem).some(([form]) => form === word));

/** "Siting" for "sitting". */
const lacksDoubling = (word: string, near: string) =>
  near.length === word.length + 1 &&
  [...near].some((letter, at) => letter === near[at + 1] && near.slice(0, at) + near.slice(at + 1) === word);

/** "Weathers", "yellows": a common word with its ending. */
const isInflected = (word: string) => word.endsWith('s') && common.has(word.slice(0, -1));

/** Letters wrong, missing, too many or swapped between two words (optimal string alignment). */
const slipsBetween = (a: string, b: string): number => {
  let before: number[] = [];
  let last = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j - 1]! + (isSame ? 0 : 1),
        last[j]! + 1,
        row[j - 1]! + 1,
        isSwapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
};

/** Two slips leave enough of a word of so many letters to tell which one it was. */
const longWord = 8;
/** "Papercraft" and "nightlife" are of two words, and none of them is mistyped. */
const isJoined = (word: string) =>
  [...word].some(
    (_, at) => at >= 3 && word.length - at >= 3 && isWord(word.slice(0, at)) && isWord(word.slice(at)),
  );

/** "Flooding": the dictionaries of kinds have more words than the lists here. */
const isInDictionary = (word: string) =>
  [word, ...singularsOf(word)].some((one) => sensesOf('noun', one).length > 0) ||
  [word, ...verbStems(word)].some((one) => sensesOf('verb', one).length > 0);

/** The only common word that is two slips away. */
const withTwoSlips = (word: string): string => {
  if (word.length < longWord || isJoined(word) || isInDictionary(word)) return word;
  const near = [...common].filter(
    (one) =>
      one[0] === word[0] &&
      one.length >= longWord &&
      Math.abs(one.length - word.length) <= 1 &&
      slipsBetween(one, word) <= 2,
  );
  return near.length === 1 ? near[0]! : word;
};

const correct = (word: string): string => {
  if (common.has(word) || isInflected(word) || isWord(word)) return word;
  const isWhole = isMadeOfNoun(word);
  for (const near of nearWords(word))
    if (common.has(near) && (!isWhole || lacksDoubling(word, near))) return near;
  return isWhole ? word : withTwoSlips(word);
};

const written = new RegExp(
  `(?<![\\p{L}\\p{N}@'’-])[a-zA-Z][a-z]{${shortest - 1},${longest - 1}}(?![\\p{L}\\p{N}'’-])`,
  'gu',
);
const mostWords = 80;

/** A name in the middle of a sentence keeps its letters; so do the words of very long prompts after the first. */
export const correctSpelling = (text: string): string => {
  let tried = 0;
  return text.replace(written, (word, at: number) => {
    const isName = /^[A-Z]/.test(word) && /[a-z,] $/.test(text.slice(Math.max(0, at - 2), at));
    tried += 1;
    if (isName || tried > mostWords) return word;
    const near = correct(word.toLowerCase());
    return near === word.toLowerCase() ? word : near;
  });
};
