/** Counts, finds and compares the words of a transcript. */
import { withoutAccents } from '../../../../lib/text/without-accents.ts';
import { foldNumberWords } from './numbers.ts';

/** Scripts without spaces between words. */
const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my', 'bo']);

export const wordsOf = (text: string, language: string): string[] => {
  if (unspaced.has(language))
    return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment);
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
};

export const sentencesOf = (text: string, language: string): string[] =>
  [
    ...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
      text.replace(/\b(Mr|Mrs|Ms|Dr|St)\./g, '$1'),
    ),
  ]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

const sameWord: Record<string, string> = {
  mister: 'mr',
  missus: 'mrs',
  doctor: 'dr',
  okay: 'ok',
  percent: '%',
};

/** Ignores case, accents and punctuation; "three" equals "3". */
export const foldWords = (text: string, language: string): string[] =>
  foldNumberWords(
    wordsOf(withoutAccents(text).toLowerCase().replaceAll('-', ' '), language).map(
      (word) => sameWord[word] ?? word,
    ),
  );

export const countPhrase = (text: string, phrase: string, language: string): number => {
  const [words, wanted] = [foldWords(text, language), foldWords(phrase, language)];
  if (wanted.length === 0) return 0;
  let count = 0;
  for (let at = 0; at + wanted.length <= words.length; ) {
    const isHere = wanted.every((word, offset) => words[at + offset] === word);
    count += isHere ? 1 : 0;
    at += isHere ? wanted.length : 1;
  }
  return count;
};
