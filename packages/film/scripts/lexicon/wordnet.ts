/** The nouns of WordNet as a graph, and how often texts use each word as which part of speech. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Synset = { lexFile: string; hypernyms: string[]; isInstance: boolean };
export type Sense = { synset: string; uses: number };
type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb';

/** Without the licence at the head of a file. */
export const lines = (path: string) =>
  readFileSync(path, 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

const readSynsets = (path: string) => {
  const synsets = new Map<string, Synset>();
  const capitalised = new Set<string>();
  for (const line of lines(path)) {
    const fields = line.split(' ');
    const words = Number.parseInt(fields[3]!, 16);
    const pointersAt = 4 + 2 * words;
    for (let n = 0; n < words; n += 1) {
      const word = fields[4 + 2 * n]!.replaceAll('_', ' ');
      if (/^[A-Z]/.test(word)) capitalised.add(word.toLowerCase());
    }
    const pointers = Array.from({ length: Number(fields[pointersAt]) }, (_, n) => {
      const at = pointersAt + 1 + n * 4;
      return { symbol: fields[at], target: fields[at + 1]! };
    });
    synsets.set(fields[0]!, {
      lexFile: fields[1]!,
      hypernyms: pointers.filter(({ symbol }) => symbol === '@').map(({ target }) => target),
      isInstance: pointers.some(({ symbol }) => symbol === '@i'),
    });
  }
  return { synsets, capitalised };
};

const partsOfSpeech: Record<string, PartOfSpeech> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  4: 'adverb',
  5: 'adjective',
};

export const readWordNet = (folder: string) => {
  const { synsets, capitalised } = readSynsets(join(folder, 'data.noun'));
  const uses = new Map<string, Record<PartOfSpeech, number>>();
  const usesOfSense = new Map<string, number>();
  for (const line of lines(join(folder, 'index.sense'))) {
    const [key, synset, , count] = line.split(' ') as [string, string, string, string];
    const [lemma, rest] = key.split('%') as [string, string];
    const word = lemma.replaceAll('_', ' ');
    const part = partsOfSpeech[rest[0]!]!;
    const counts = uses.get(word) ?? { noun: 0, verb: 0, adjective: 0, adverb: 0 };
    counts[part] += Number(count);
    uses.set(word, counts);
    if (part === 'noun') usesOfSense.set(`${word} ${synset}`, Number(count));
  }
  const nouns = new Map<string, Sense[]>();
  for (const line of lines(join(folder, 'index.noun'))) {
    const fields = line.trim().split(' ');
    const word = fields[0]!.replaceAll('_', ' ');
    const senses = fields.slice(-Number(fields[2]));
    nouns.set(
      word,
      senses.map((synset) => ({ synset, uses: usesOfSense.get(`${word} ${synset}`) ?? 0 })),
    );
  }
  const lemmas = (part: PartOfSpeech) =>
    lines(join(folder, `index.${{ noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' }[part]}`)).map(
      (line) => line.split(' ')[0]!,
    );
  return { synsets, nouns, capitalised, uses, lemmas };
};

export type WordNet = ReturnType<typeof readWordNet>;
