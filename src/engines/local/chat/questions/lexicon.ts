/** The few concepts that questions about recordings consist of, and a language's words for each. */
import { whisperLanguages } from '../../../../domain/languages.ts';
import { withoutAccents } from '../../../../lib/text/without-accents.ts';
import type english from './languages/english.json';

/** `rec`: the recordings; `who`: the people heard; `filler`: adds nothing; `wish`: never matched by a similar word. */
export type Concept = keyof typeof english.words;
/** A list of words in one text, or in several lines of it. */
type WordList = string | string[];
type Language = { locale: string; words: Partial<Record<Concept, WordList>> };
export type Lexicon = Map<string, Concept>;

export const listWords = (list: WordList): string[] =>
  [list]
    .flat()
    .flatMap((line) => line.split(' '))
    .filter((word) => word !== '');

const numbers = listWords('one two three four five six seven eight nine ten');
const places = listWords('first second third fourth fifth sixth seventh eighth ninth tenth');
/** 0: none. */
export const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number.parseInt(word, 10) : Math.max(numbers.indexOf(word), places.indexOf(word)) + 1;

/** The names of languages in this language, except the name for English. */
const languageNames = (locale: string): [string, Concept][] => {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return Object.keys(whisperLanguages)
    .filter((code) => code !== 'en')
    .map((code) => names.of(code)?.toLowerCase() ?? '')
    .filter((name) => name !== '' && !name.includes(' '))
    .map((name) => [withoutAccents(name), 'language-name']);
};

export const createLexicon = ({ locale, words }: Language): Lexicon =>
  new Map([
    ...languageNames(locale),
    ...Object.entries(words).flatMap(([concept, text]) =>
      listWords(text).map((word): [string, Concept] => [withoutAccents(word), concept as Concept]),
    ),
  ]);
