/**
 * Writes packages/film/src/world/data: what a noun is a kind and a part of, and which plainer verb a verb is a way of.
 * `node packages/film/scripts/lexicon/parents.ts FOLDER`, where FOLDER holds the files of WordNet 3.1 (`data.noun`, ...).
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lines } from './wordnet.ts';

type Synset = {
  lemmas: string[];
  parents: string[];
  /** What it is a part of. */
  wholes: string[];
  lexFile: string;
  isName: boolean;
};

const readSynsets = (path: string) => {
  const synsets = new Map<string, Synset>();
  for (const line of lines(path)) {
    const fields = line.split(' ');
    const words = Number.parseInt(fields[3]!, 16);
    const lemmas = Array.from({ length: words }, (_, n) => fields[4 + 2 * n]!.replaceAll('_', ' '));
    const at = 4 + 2 * words;
    const pointers = Array.from({ length: Number(fields[at]) }, (_, n) => ({
      symbol: fields[at + 1 + n * 4]!,
      target: fields[at + 2 + n * 4]!,
    }));
    const parents = pointers.filter(({ symbol }) => symbol.startsWith('@')).map(({ target }) => target);
    const wholes = pointers.filter(({ symbol }) => symbol === '#p').map(({ target }) => target);
    const isName = lemmas.every((lemma) => /^[A-Z]/.test(lemma));
    synsets.set(fields[0]!, { lemmas, parents, wholes, lexFile: fields[1]!, isName });
  }
  return synsets;
};

/** Senses of a word in the order of their frequency. */
const readSenses = (path: string) =>
  new Map(
    lines(path).map((line) => {
      const fields = line.trim().split(' ');
      return [fields[0]!.replaceAll('_', ' '), fields.slice(-Number(fields[2]))] as const;
    }),
  );

/** Numbers of WordNet's files of what can be touched: animal, artifact, body, food, object, person, plant, substance. */
const seenFiles = new Set(['05', '06', '08', '13', '17', '18', '20', '27']);
const mostSenses = 3;
const word = /^[a-z][a-z' -]{1,28}$/;

const parentsOf = (
  synsets: Map<string, Synset>,
  senses: Map<string, string[]>,
  isKept: (synset: Synset) => boolean,
) => {
  const nameOf = (synset: Synset) =>
    (synset.lemmas.find((lemma) => word.test(lemma)) ?? synset.lemmas[0]!).toLowerCase();
  const used = new Map<string, number>();
  const order: Synset[] = [];
  const add = (id: string): number => {
    const known = used.get(id);
    if (known !== undefined) return known;
    const synset = synsets.get(id)!;
    used.set(id, order.length);
    order.push(synset);
    for (const parent of synset.parents) add(parent);
    return used.get(id)!;
  };
  const words: string[] = [];
  for (const [lemma, ids] of [...senses].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!word.test(lemma)) continue;
    const kept = ids
      .map((id, rank) => ({ id, rank }))
      .filter(({ id }) => isKept(synsets.get(id)!))
      .slice(0, mostSenses);
    if (kept.length === 0) continue;
    words.push(`${lemma}\t${kept.map(({ id, rank }) => `${add(id).toString(36)}:${rank}`).join(' ')}`);
  }
  const numbers = (ids: string[]) => ids.map((id) => used.get(id)!.toString(36)).join(' ');
  const kinds = order.map((synset) => {
    const wholes = synset.wholes.filter((id) => used.has(id));
    return `${nameOf(synset)}\t${numbers(synset.parents.slice(0, 2))}${wholes.length > 0 ? `\t${numbers(wholes)}` : ''}`;
  });
  return { words, kinds };
};

const write = (name: string, { words, kinds }: { words: string[]; kinds: string[] }) => {
  const target = new URL(`../../src/world/data/${name}`, import.meta.url);
  const head =
    '# From WordNet 3.1 (WordNet licence): words with number:rank of their senses; a blank line; senses with the numbers of their parents and of what they are parts of.';
  writeFileSync(target, [head, ...words, '', ...kinds, ''].join('\n'));
};

const folder = process.argv[2]!;
write(
  'noun-kinds.txt',
  parentsOf(
    readSynsets(join(folder, 'data.noun')),
    readSenses(join(folder, 'index.noun')),
    ({ lexFile, isName }) => seenFiles.has(lexFile) && !isName,
  ),
);
write(
  'verb-kinds.txt',
  parentsOf(readSynsets(join(folder, 'data.verb')), readSenses(join(folder, 'index.verb')), () => true),
);
