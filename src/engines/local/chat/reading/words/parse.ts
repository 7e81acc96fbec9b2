/** Splits English text into sentences of tagged words and phrases. */
import nlp from 'compromise';
import { correctParts } from './correct-parts.ts';
import { rootOf } from './roots.ts';
import type { Described, Part, Token } from './token.ts';

export type { Token } from './token.ts';

const auxiliaries = new Set(
  'be is are was were am been being do does did have has had will would can could shall should may might must'.split(
    ' ',
  ),
);
const prepositions = new Set(
  'in on at to from of by with without near under over behind beside between among through across along around about above below into onto off for since until till before after during against inside outside beyond within per like despite toward towards up down out opposite past'.split(
    ' ',
  ),
);
const subordinators = new Set('because if when while although though unless whereas that so than'.split(' '));
const determiners = new Set(
  'a an the this that these those my your his her its our their some any no every each all both another'.split(
    ' ',
  ),
);
const pronouns = new Set(
  'i you he she it we they me him us them myself yourself himself herself itself ourselves themselves mine yours hers ours theirs somebody someone everybody everyone nobody anybody anyone nothing something everything there'.split(
    ' ',
  ),
);
const questionWords = new Set('who whom whose what which when where why how'.split(' '));
const negations = new Set(
  "not never n't cannot neither nor hardly don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't hasn't haven't hadn't".split(
    ' ',
  ),
);

const partOf = (word: string, tags: ReadonlySet<string>): Part => {
  if (negations.has(word)) return 'negation';
  if (questionWords.has(word)) return 'question';
  if (determiners.has(word)) return 'determiner';
  if (pronouns.has(word)) return 'pronoun';
  if (auxiliaries.has(word)) return 'auxiliary';
  if (tags.has('Value') || /^[$£€]?\d/.test(word)) return 'number';
  if (prepositions.has(word)) return 'preposition';
  if (subordinators.has(word) || /^(?:and|or|but)$/.test(word)) return 'conjunction';
  if (tags.has('Verb')) return 'verb';
  if (tags.has('Noun')) return 'noun';
  if (tags.has('Adjective')) return 'adjective';
  if (tags.has('Adverb')) return 'adverb';
  return 'other';
};

/** Whisper writes "Mr. Green" and "9 a.m.", which are no ends of sentences. */
const withoutAbbreviationDots = (text: string): string =>
  text
    .replace(/\b(Mr|Mrs|Ms|Dr|St|Prof)\./g, '$1')
    .replace(/\b([ap])\.m\.(?=\s+[A-Z]|\s*$)/g, '$1m.')
    .replace(/\b([ap])\.m\./g, '$1m');

/** A speaker who makes no pause: what belongs to a word is looked for in all of its sentence. */
const longestSentence = 120;
const inPieces = (tokens: Token[]): Token[][] =>
  Array.from({ length: Math.ceil(tokens.length / longestSentence) }, (_, piece) =>
    tokens.slice(piece * longestSentence, (piece + 1) * longestSentence),
  );

/** Some words take the cube of how often they follow each other in what is parsed at once, "St" among them. */
const parsedCharacters = 1_000;
const inParts = (text: string): string[] => {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > parsedCharacters) {
    const start = rest.slice(0, parsedCharacters);
    const end = Math.max(...['. ', '? ', '! '].map((stop) => start.lastIndexOf(stop))) + 1;
    const cut = end > parsedCharacters / 2 ? end : start.lastIndexOf(' ');
    parts.push(rest.slice(0, cut > 0 ? cut : parsedCharacters));
    rest = rest.slice(cut > 0 ? cut : parsedCharacters);
  }
  return [...parts, rest];
};

export const parseSentences = (text: string): Token[][] =>
  inParts(withoutAbbreviationDots(text).replaceAll('’', "'")).flatMap(parsePart);

const parsePart = (text: string): Token[][] => {
  const doc = nlp(text);
  doc.contractions().expand();
  const described = doc as unknown as Described;
  described.compute('root');
  const sentences = described.json({ terms: { tags: true, root: true, pre: true, post: true } });
  return sentences
    .map(({ terms }) =>
      correctParts(
        terms
          .filter((term) => term.text !== '')
          .map((term) => {
            const word = term.text.toLowerCase();
            const tags = new Set(term.tags);
            return {
              text: term.text,
              before: term.pre,
              after: term.post,
              word,
              root: rootOf(word, (term.root ?? term.normal ?? word).toLowerCase(), tags),
              part: partOf(word, tags),
              tags,
            };
          }),
      ),
    )
    .flatMap(inPieces);
};

/** The words as they stand in the text, without punctuation at the edges. */
export const textOf = (tokens: Token[]): string =>
  tokens
    .map(({ before, text, after }) => `${before}${text}${after}`)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.!?"“”—-]+|[\s,;:.!?"“”—-]+$/g, '');
