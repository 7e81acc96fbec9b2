/** Which parts of speech a word can be and how often it is each, from WordNet. Looked up in the sorted text: nothing is parsed at start. */

import { readFileSync } from 'node:fs';
import { words } from './rows/list.ts';

export type WordClasses = {
  /** Powers of two of how often texts use it as this; -1: never. */
  noun: number;
  verb: number;
  adjective: number;
  adverb: number;
  /** Letters of what the noun's first meanings are. */
  kinds: string;
  takesObject: boolean;
  standsAlone: boolean;
  particles: string[];
};

let text: string | undefined;
const cache = new Map<string, WordClasses | null>();
const maxCached = 20_000;

const rowOf = (word: string): string | undefined => {
  text ??= readFileSync(new URL('./data/word-classes.txt', import.meta.url), 'latin1');
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = text.lastIndexOf('\n', middle - 1) + 1;
    const end = text.indexOf('\t', start);
    const lineEnd = text.indexOf('\n', start);
    if (lineEnd < 0) return undefined;
    // The line of the licence sorts before all words.
    const found = end < 0 || end > lineEnd ? '' : text.slice(start, end);
    if (found === word) return text.slice(start, lineEnd);
    if (found < word) low = lineEnd + 1;
    else high = start;
  }
  return undefined;
};

const parseRow = (row: string): WordClasses => {
  const [, codes, particles] = row.split('\t') as [string, string, string?];
  const classes: WordClasses = {
    noun: -1,
    verb: -1,
    adjective: -1,
    adverb: -1,
    kinds: '',
    takesObject: false,
    standsAlone: false,
    particles: particles?.split(' ') ?? [],
  };
  for (const code of codes.split(' ')) {
    const uses = Number(code[1]);
    const rest = code.slice(2);
    if (code[0] === 'n') Object.assign(classes, { noun: uses, kinds: rest });
    else if (code[0] === 'v')
      Object.assign(classes, {
        verb: uses,
        takesObject: rest.includes('t'),
        standsAlone: rest.includes('i'),
      });
    else if (code[0] === 'a') classes.adjective = uses;
    else classes.adverb = uses;
  }
  return classes;
};

export const classesOf = (word: string): WordClasses | null => {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const row = word.length > 1 && word.length < 20 ? rowOf(word) : undefined;
  const classes = row ? parseRow(row) : null;
  if (cache.size > maxCached) cache.clear();
  cache.set(word, classes);
  return classes;
};

/** Kinds of nouns the reader asks for, by WordNet's letters. */
const letters = {
  animal: 'b',
  person: 'oz',
  body: 'e',
  food: 'j',
  plant: 'q',
  location: 'lLB',
  region: 'L',
  time: 'y',
  garment: 'G',
  vehicle: 'V',
  container: 'C',
  tool: 'T',
  artifact: 'c',
  act: 'agh',
  feeling: 'idfmw',
  substance: 'x',
  nature: 'n',
  weather: 'p',
  gathering: 'k',
  building: 'B',
} as const;

export type NounKind = keyof typeof letters;

export const isKind = (noun: string, kind: NounKind): boolean => {
  const kinds = classesOf(noun)?.kinds ?? '';
  return [...letters[kind]].some((letter) => kinds.includes(letter));
};

const extraGarments = new Set(
  words(
    'hat coat jacket suit dress costume uniform armor armour outfit attire clothes clothing gear mask crown backpack goggles headset spacesuit apron cape tutu bikini hoodie glove boot shoe gown robe kimono scarf pajamas pyjamas overalls leotard',
  ),
);
export const isGarment = (head: string) => extraGarments.has(head) || isKind(head, 'garment');
