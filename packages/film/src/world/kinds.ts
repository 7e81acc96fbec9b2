/** What a noun is a kind and a part of, and which plainer verb a verb is a way of, from WordNet. */

import { readFileSync } from 'node:fs';

type Table = { words: string[]; senses: string[] };

/** Read when it is first asked, and searched as sorted lines: to build a map of it would take longer than reading a prompt. */
const load = (name: string): Table => {
  const text = readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8');
  const blank = text.indexOf('\n\n');
  return {
    words: text.slice(text.indexOf('\n') + 1, blank).split('\n'),
    senses: text.slice(blank + 2).split('\n'),
  };
};

const tables: Record<'noun' | 'verb', { file: string; loaded?: Table }> = {
  noun: { file: 'noun-kinds.txt' },
  verb: { file: 'verb-kinds.txt' },
};

const tableOf = (part: 'noun' | 'verb'): Table => {
  const entry = tables[part];
  entry.loaded ??= load(entry.file);
  return entry.loaded;
};

const lineOf = (lines: string[], word: string): string | undefined => {
  let low = 0;
  let high = lines.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const line = lines[middle]!;
    const found = line.slice(0, line.indexOf('\t'));
    if (found === word) return line;
    if (found < word) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
};

const numbers = (text: string) => (text === '' ? [] : text.split(' ').map((one) => Number.parseInt(one, 36)));

/** `rank`: 0 is the most frequent sense of the word, also where that one is nothing that can be seen and is not listed. */
export type Sense = { sense: number; rank: number };

/** The senses of a word, the most frequent first. */
export const sensesOf = (part: 'noun' | 'verb', word: string): Sense[] => {
  const line = lineOf(tableOf(part).words, word);
  if (line === undefined) return [];
  const listed = line.slice(line.indexOf('\t') + 1).split(' ');
  return listed.map((one) => {
    const [sense, rank] = one.split(':') as [string, string];
    return { sense: Number.parseInt(sense, 36), rank: Number(rank) };
  });
};

type SenseRow = { name: string; parents: number[]; wholes: number[] };

/** The general senses stand in every chain. */
const read: Record<'noun' | 'verb', Map<number, SenseRow>> = { noun: new Map(), verb: new Map() };

const senseAt = (part: 'noun' | 'verb', sense: number): SenseRow => {
  const known = read[part].get(sense);
  if (known) return known;
  const line = tableOf(part).senses[sense]!;
  const [name = '', parents = '', wholes = ''] = line.split('\t');
  const row = { name, parents: numbers(parents), wholes: numbers(wholes) };
  read[part].set(sense, row);
  return row;
};

/** The senses that a sense is a part of: those of "wheel" have that of "wheeled vehicle". */
export const wholesOf = (sense: number): number[] => senseAt('noun', sense).wholes;

const deepest = 24;

/** The sense itself and what it is a kind of, from the nearest to the most general. */
export const chainOf = (part: 'noun' | 'verb', sense: number): { sense: number; name: string }[] => {
  const chain: { sense: number; name: string }[] = [];
  let at: number | undefined = sense;
  while (at !== undefined && chain.length < deepest) {
    const { name, parents } = senseAt(part, at);
    chain.push({ sense: at, name });
    at = parents[0];
  }
  return chain;
};

/** Whether one of the first two senses of a noun, or of its last word, is of that kind. */
export const isKindOf = (noun: string, kind: string): boolean => {
  const own = sensesOf('noun', noun);
  const senses = own.length > 0 ? own : sensesOf('noun', noun.slice(noun.lastIndexOf(' ') + 1));
  return senses
    .filter(({ rank }) => rank < 2)
    .some(({ sense }) => chainOf('noun', sense).some(({ name }) => name === kind));
};
