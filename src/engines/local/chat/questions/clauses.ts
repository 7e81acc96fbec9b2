/** Splits a question into clauses, with spelling corrected and what it refers to replaced by short names. */
import { expression, replacer } from './expressions.ts';
import english from './languages/english.json' with { type: 'json' };
import { phrases } from './languages/english-phrases.ts';
import { listWords, numberOf } from './lexicon.ts';
import { englishLexicon } from './read-concepts.ts';

/**
 * `rec` stands for the recordings, `who` for the people heard, `q0` for the first quoted text and so on. `recordings`
 * has the positions of the recordings referred to: 1 is the first, -1 the last; empty when none is named.
 */
export type Clause = {
  text: string;
  recordings: number[];
  quoted: string[];
  /** The same, split at every comma and "and". */
  pieces: Clause[];
};

const quotes =
  /"([^"]+)"|“([^”]+)”|‘([^’]+)’|«([^»]+)»|「([^」]+)」|(?<=^|[\s(:])'([^']+(?:'[a-z][^']*)*)'(?=$|[\s).,;:!?])/g;

/** Lower case, with quoted texts replaced by names. */
export const readSentences = (question: string): { sentences: string[]; quoted: string[] } => {
  const quoted: string[] = [];
  const text = question
    .normalize('NFKC')
    .replace(
      quotes,
      (...found) => ` q${quoted.push(found.slice(1, 7).find((group) => group !== undefined)) - 1} `,
    )
    .toLowerCase()
    .replaceAll('’', "'");
  const sentences = text
    .split(/[.?!;¿¡]+(?=\s|$|[¿¡])|[。？！；\n]|\s[-–—>]+\s|^[¿¡]/)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}\p{M}',:%+#&-]+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return { sentences, quoted };
};

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

/** Short forms, and typing errors in long words that determine the question. */
const correctWord = (word: string): string => {
  const long = shortForms.get(word);
  if (long !== undefined) return long;
  if (!/^[a-z]{5,20}$/.test(word) || englishLexicon.has(word)) return word;
  return correctable.find((meant) => isNear(word, meant)) ?? word;
};

const correctSpelling = (text: string): string => text.replace(/[a-z0-9']+/g, correctWord);

const expandSetPhrases = replacer(phrases.setPhrases);
const beforeNames = replacer(phrases.beforeNames);
const afterNames = replacer(phrases.afterNames);
const [ordinalThing, numberedThing, thing, event, people] = (
  ['ordinalThing', 'numberedThing', 'thing', 'event', 'people'] as const
).map((name) => expression(phrases[name], 'gu')) as [RegExp, RegExp, RegExp, RegExp, RegExp];

const tidy = (part: string): string => part.replace(/[,:&+\s]+/g, ' ').trim();

const nameThings = (text: string): { text: string; recordings: number[] } => {
  const recordings: number[] = [];
  const note = (_: string, ...words: unknown[]): string => {
    const named = words.filter((word) => typeof word === 'string').slice(0, -1);
    // A word that is not a number is "last".
    recordings.push(...named.map((word) => numberOf(word) || -1));
    return 'rec';
  };
  const named = beforeNames(text)
    .replace(ordinalThing, note)
    .replace(numberedThing, note)
    .replace(thing, 'rec')
    .replace(phrases.aboutSpeech.test(text) ? event : /$^/, 'rec')
    // "Is the lady speaking Russian?" asks about speaking, "what the lady speaking says" does not.
    .replace(people, (found: string, at: number, whole: string) =>
      /^(?:is|are|was|were) $/.test(whole.slice(0, at))
        ? `who${/ (?:speak|talk)ing\b/.exec(found)?.[0] ?? ''}`
        : 'who',
    );
  return { text: tidy(afterNames(named)), recordings };
};

/** A conjunction before a word that opens a new question. */
const separators = expression(
  `(?:,? (?:and|then|and then|and also|plus|but|so)|,|:) (?=(?:${phrases.openers})\\b(?!'))`,
);

export const readClauses = (sentence: string, quoted: string[]): Clause[] => {
  const text = expandSetPhrases(correctSpelling(sentence))
    .replace(phrases.topic, '$1 ')
    .replace(/^as an? [\p{L} ]+, /u, '');
  const named = (part: string): Clause => ({
    ...nameThings(tidy(part)),
    quoted,
    pieces: [],
  });
  return text
    .split(separators)
    .filter((part) => tidy(part) !== '')
    .map((part) => ({
      ...named(part),
      pieces: part
        .split(/,|:|&|\+| (?:and|plus|as well as) /)
        .filter((piece) => tidy(piece) !== '')
        .map(named),
    }));
};
