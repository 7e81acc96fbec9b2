/** Short forms from chat, and typing errors in long words that determine the question. */
import { english } from './languages/english.ts';
import { listWords } from './lexicon.ts';
import { englishLexicon } from './read-concepts.ts';

const shortForms = new Map(
  listWords(english.shortForms).map((form): [string, string] => {
    const [short, long] = form.split('=') as [string, string];
    return [short, long.replaceAll('_', ' ')];
  }),
);

/** A short word differs by one letter from many others: "year" is not "hear". */
const [leastLetters, leastLettersToReplace] = [6, 8];

const correctable = [...englishLexicon]
  .filter(([, concept]) => concept !== 'filler' && concept !== 'language-name')
  .map(([word]) => word)
  .concat(listWords(english.things))
  .filter((word) => /^[a-z]+$/.test(word) && word.length >= leastLetters);

const isNear = (slip: string, word: string): boolean => {
  if (Math.abs(slip.length - word.length) > 1) return false;
  let start = 0;
  while (start < Math.min(slip.length, word.length) && slip[start] === word[start]) start += 1;
  const [left, right] = [slip.slice(start), word.slice(start)];
  if (left.length > right.length) return left.slice(1) === right;
  if (left.length < right.length) return left === right.slice(1);
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || (word.length >= leastLettersToReplace && left.slice(1) === right.slice(1));
};

const correctWord = (word: string): string => {
  const long = shortForms.get(word);
  if (long !== undefined) return long;
  if (!/^[a-z]{5,20}$/.test(word) || englishLexicon.has(word)) return word;
  return correctable.find((meant) => isNear(word, meant)) ?? word;
};

export const correctSpelling = (text: string): string => text.replace(/[a-z0-9']+/g, correctWord);
