/** Gives each longest known phrase of a prompt its possible meanings. */

import { longestPhrase, type Meaning, meaningsOf } from './lexicon.ts';
import { artOf, type Word } from './read-words.ts';
import { findThing, findThingByArt, partOfSpeech, sceneryOfArt } from './things.ts';
import { singularsOf, verbStems } from './word-forms.ts';

export type Token = {
  text: string;
  meanings: Meaning[];
  /** Of a word with no meaning: what kind of word it is. */
  unknown: 'noun' | 'verb' | 'adjective' | 'quote' | null;
  stop: 'comma' | 'stop' | null;
};

/** Plural in form only. */
const plurals = new Set(['glasses', 'jeans', 'shorts', 'scissors']);

const lookUp = (words: string[]): Meaning[] => {
  const phrase = words.join(' ');
  const meanings = [...(meaningsOf(phrase) ?? [])];
  const thing = findThing(phrase);
  const single = findThing([...words.slice(0, -1), singularsOf(words.at(-1)!)[0]].join(' '));
  const isMany = single !== undefined && single.art !== thing?.art && !plurals.has(phrase);
  if (thing && !isMany) return [...meanings, { is: 'thing', thing, plural: false }];
  for (const singular of singularsOf(words.at(-1)!)) {
    const single = [...words.slice(0, -1), singular].join(' ');
    const singleThing = findThing(single);
    const nominal = meaningsOf(single)?.filter(({ is }) => nominalKinds.has(is)) ?? [];
    if (!singleThing && nominal.length === 0) continue;
    const known = meanings.length > 0 ? meanings : nominal;
    return singleThing ? [...known, { is: 'thing', thing: singleThing, plural: true }] : known;
  }
  return meanings;
};

const nominalKinds = new Set<Meaning['is']>([
  'place',
  'time',
  'season',
  'weather',
  'extra',
  'mood',
  'style',
  'shot',
]);

const technical = /^(?:\d+(?:k|mm|p|fps|s|x|d|bit|th|st|nd|rd|am|pm)?|f\d|[a-z])$/;

const unknownKind = (word: string): Token['unknown'] => {
  const part = partOfSpeech(word);
  if (part === 'adverb' || (word.length > 4 && word.endsWith('ly')) || technical.test(word)) return null;
  if (part) return part;
  const stems = verbStems(word);
  if (stems.some((stem) => stem !== word && partOfSpeech(stem) === 'verb')) return 'verb';
  if (/(?:ous|ful|less|ish|\w{3}[ai]ble|like|esque)$/.test(word)) return 'adjective';
  return 'noun';
};

const tagOne = (word: Word): Token => {
  const base = { text: word.text, unknown: null, stop: null };
  if (word.is === 'comma' || word.is === 'stop') return { ...base, meanings: [], stop: word.is };
  if (word.is === 'quote') return { ...base, meanings: [], unknown: 'quote' };
  if (word.is === 'username')
    return { ...base, meanings: [{ is: 'character', username: word.text.slice(1) }] };
  if (word.is === 'emoji') {
    const thing = findThingByArt(artOf(word.text));
    if (!thing) return { ...base, meanings: [], unknown: 'noun' };
    const meanings = meaningsOf(sceneryOfArt(thing.art) ?? '') ?? [];
    return { ...base, meanings: meanings.length > 0 ? meanings : [{ is: 'thing', thing, plural: false }] };
  }
  const number = Number(word.text);
  if (Number.isInteger(number) && number > 0 && number < 100_000) {
    return { ...base, meanings: [{ is: 'count', count: Math.min(60, number) }] };
  }
  return { ...base, meanings: [], unknown: unknownKind(word.text) };
};

/** "A wave at sunset" greets nobody. */
const followsDeterminer = (tokens: Token[]) => tokens.at(-1)?.meanings[0]?.is === 'determiner';
const isBaseVerb = (meaning: Meaning) =>
  (meaning.is === 'action' || meaning.is === 'link') && meaning.form === 'base';

export const tagWords = (words: Word[]): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    let length = 0;
    while (length < longestPhrase && words[at + length]?.is === 'word') length += 1;
    let meanings: Meaning[] = [];
    for (; length > 0; length -= 1) {
      meanings = lookUp(words.slice(at, at + length).map(({ text }) => text));
      if (meanings.length > 0 && !(length > 1 && followsDeterminer(tokens) && meanings.every(isBaseVerb)))
        break;
    }
    if (length > 0) {
      const text = words
        .slice(at, at + length)
        .map((word) => word.text)
        .join(' ');
      tokens.push({ text, meanings, unknown: null, stop: null });
    } else tokens.push(tagOne(words[at]!));
    at += Math.max(1, length);
  }
  return tokens;
};

export const isVerb = (token: Token | undefined) =>
  token?.meanings.some(
    (meaning) =>
      (meaning.is === 'action' || meaning.is === 'link') &&
      (meaning.form !== 'base' || !token.meanings.some(({ is }) => is === 'thing')),
  ) ?? false;
export const has = (token: Token | undefined, ...kinds: Meaning['is'][]) =>
  token?.meanings.some(({ is }) => kinds.includes(is)) ?? false;
