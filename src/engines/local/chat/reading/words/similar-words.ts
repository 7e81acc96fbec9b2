/** How near two words are in meaning, by their forms and by WordNet. */
import { readFileSync } from 'node:fs';
import { areUsedAlike, areUsedAsOpposites, isEverydayKindOf } from './everyday-words.ts';
import type { Token } from './parse.ts';

export type NounKind =
  | 'animal'
  | 'thing'
  | 'body'
  | 'food'
  | 'group'
  | 'place'
  | 'person'
  | 'plant'
  | 'time'
  | '';
type Relations = { kind: NounKind; similar: Set<string>; opposite: Set<string>; broader: Set<string> };

const scores = { same: 1, form: 0.9, similar: 0.75, alike: 0.65, broader: 0.6 } as const;
/** "baker" and "bakery", "photographs" and "photography". */
const [minSharedLetters, maxDifferentLetters] = [5, 4];

const wordSet = (list = ''): Set<string> => new Set(list.split(' ').filter((word) => word !== ''));

const readRelations = (): Map<string, Relations> => {
  const text = readFileSync(new URL('./word-relations.txt', import.meta.url), 'utf8');
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [word, kind, similar, opposite, broader] = line.split('\t') as [string, ...string[]];
        return [
          word,
          {
            kind: (kind ?? '') as NounKind,
            similar: wordSet(similar),
            opposite: wordSet(opposite),
            broader: wordSet(broader),
          },
        ];
      }),
  );
};
let table: Map<string, Relations> | undefined;

/** Of words asked for lately: each word of a question is held against each of the text, again and again. */
const americanForms = new Map<string, string>();
const mostForms = 20_000;

/** WordNet has American spelling. */
const american = (word: string): string => {
  const known = americanForms.get(word);
  if (known !== undefined) return known;
  const form = word
    .replace(/our(s|ed|ing|ful|ite|able)?$/, 'or$1')
    .replace(/is(e|es|ed|ing)$/, 'iz$1')
    .replace(/tre(s)?$/, 'ter$1');
  if (americanForms.size >= mostForms) americanForms.clear();
  americanForms.set(word, form);
  return form;
};

const relationsOf = (word: string): Relations | undefined => {
  table ??= readRelations();
  return table.get(word) ?? table.get(american(word));
};

export const nounKind = (root: string): NounKind => relationsOf(root)?.kind ?? '';

const sharesForm = (a: string, b: string): boolean => {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1;
  return shared >= minSharedLetters && Math.max(a.length, b.length) - shared <= maxDifferentLetters;
};

/** "Sell" and "seller", "dive" and "diving". */
const isDerived = (word: string, of: string): boolean => {
  const bare = of.replace(/e$/, '');
  const doubled = `${of}${of.at(-1)}`;
  return (
    of.length >= 3 &&
    word.length > of.length &&
    ['er', 'or', 'ing'].some((end) => word === bare + end || word === of + end || word === doubled + end)
  );
};

const numberNames = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spelled = (word: string): string => numberNames[Number(word)] ?? word;

const isNameLike = ({ part, text }: Token): boolean => part === 'noun' && /^\p{Lu}/u.test(text);

/** The consonants as they sound: the same for "Meela" and "Mila", "Viktor" and "Victor". */
const sounds = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/dt\b/g, 't')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=.)[aeiouyhw]/g, '');

/** A name is often heard as another spelling of it. */
const soundsAlike = (a: Token, b: Token): boolean =>
  isNameLike(a) &&
  isNameLike(b) &&
  a.word.length >= 3 &&
  Math.abs(a.word.length - b.word.length) <= 2 &&
  sounds(a.word).length >= 2 &&
  sounds(a.word) === sounds(b.word);

/** 0 to 1. */
export const nearness = (a: Token, b: Token): number => {
  if (a.root === b.root || a.word === b.word || american(a.root) === american(b.root)) return scores.same;
  if (a.part === 'number' && spelled(a.word) === spelled(b.word)) return scores.same;
  if (sharesForm(a.root, b.root) || soundsAlike(a, b)) return scores.form;
  if (isDerived(a.root, b.root) || isDerived(b.root, a.root)) return scores.form;
  const [left, right] = [relationsOf(a.root), relationsOf(b.root)];
  const [other, one] = [american(b.root), american(a.root)];
  if (left?.similar.has(other) || right?.similar.has(one)) return scores.similar;
  if (areUsedAlike(a.root, b.root)) return scores.alike;
  if (isEverydayKindOf(a.root, b.root) || isEverydayKindOf(b.root, a.root)) return scores.broader;
  return left?.broader.has(other) || right?.broader.has(one) ? scores.broader : 0;
};

export const isKindOf = (token: Token, broader: Token): boolean =>
  isEverydayKindOf(token.root, broader.root) ||
  (relationsOf(token.root)?.broader.has(american(broader.root)) ?? false);

/** "open" and "closed", "warmer" and "cooler". */
export const areOpposite = (a: Token, b: Token): boolean => {
  const forms = ({ root, word }: Token) => [
    root,
    word,
    word.replace(/i?er$/, ''),
    word.replace(/(?:ed|d)$/, ''),
  ];
  return forms(a).some((one) =>
    forms(b).some(
      (other) =>
        relationsOf(one)?.opposite.has(other) ||
        relationsOf(other)?.opposite.has(one) ||
        areUsedAsOpposites(one, other),
    ),
  );
};
