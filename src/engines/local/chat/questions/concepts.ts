/** The few notions that questions about recordings are made of, whatever language they are asked in. */
import { whisperLanguages } from '../../../../domain/languages.ts';

export type Concept =
  | 'what'
  | 'how'
  | 'many'
  | 'often'
  | 'count'
  | 'total'
  | 'sum'
  | 'list'
  | 'examine'
  | 'make'
  | 'run'
  | 'turn'
  | 'all'
  | 'any'
  | 'or'
  | 'per'
  | 'word'
  | 'sentence'
  | 'number'
  | 'language'
  | 'language-name'
  | 'english'
  | 'translate'
  | 'mean'
  | 'version'
  | 'say'
  | 'hear'
  | 'write'
  | 'text'
  | 'transcribe'
  | 'repeat'
  | 'again'
  | 'back'
  | 'long'
  | 'length'
  | 'time'
  | 'seconds'
  | 'speed'
  | 'loud'
  | 'quiet'
  | 'pause'
  | 'longest'
  | 'place'
  | 'pitch'
  | 'height'
  | 'voice'
  | 'speech'
  | 'music'
  | 'silence'
  | 'noise'
  | 'sound'
  | 'kind'
  | 'whole'
  | 'too'
  /** Of many values one: of how loud something is, not of what is said. */
  | 'statistic'
  | 'modal'
  /** What one wants: never read into a word that is only like it. */
  | 'wish'
  | 'be'
  | 'rec'
  | 'who'
  /** Joins two questions, or two words of one. */
  | 'and'
  /** Adds nothing. */
  | 'filler';

export type Lexicon = {
  concepts: Map<string, Concept>;
  /** Words are not parted by spaces. */
  unspaced?: true;
};

export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The names of languages in a language, other than that of English. */
const languageNames = (locale: string): [string, Concept][] => {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return Object.keys(whisperLanguages)
    .filter((code) => code !== 'en')
    .map((code) => names.of(code)?.toLowerCase() ?? '')
    .filter((name) => name !== '' && !name.includes(' '))
    .map((name) => [foldAccents(name), 'language-name']);
};

export const createLexicon = (locale: string, rows: Partial<Record<Concept, string>>): Lexicon['concepts'] =>
  new Map([
    ...languageNames(locale),
    ...Object.entries(rows).flatMap(([concept, words]) =>
      words
        .split(/\s+/)
        .filter((word) => word !== '')
        .map((word): [string, Concept] => [foldAccents(word), concept as Concept]),
    ),
  ]);
