/** Splits a question into clauses. */
import { expression } from './expressions.ts';
import { phrases } from './languages/english.ts';
import { numberOf } from './lexicon.ts';
import { correctSpelling } from './spelling.ts';

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

const replaceAll = (text: string, table: [RegExp, string][]): string =>
  table.reduce((written, [pattern, plain]) => written.replace(pattern, plain), text);

const tidy = (part: string): string => part.replace(/[,:&+\s]+/g, ' ').trim();

const nameThings = (text: string): { text: string; recordings: number[] } => {
  const recordings: number[] = [];
  const note = (_: string, ...words: unknown[]): string => {
    const named = words.filter((word) => typeof word === 'string').slice(0, -1);
    // A word that is not a number is "last".
    recordings.push(...named.map((word) => numberOf(word) || -1));
    return 'rec';
  };
  const named = replaceAll(text, phrases.beforeNames)
    .replace(phrases.ordinalThing, note)
    .replace(phrases.numberedThing, note)
    .replace(phrases.thing, 'rec')
    .replace(phrases.aboutSpeech.test(text) ? phrases.event : /$^/, 'rec')
    // "Is the lady speaking Russian?" asks about speaking, "what the lady speaking says" does not.
    .replace(phrases.people, (found: string, at: number, whole: string) =>
      /^(?:is|are|was|were) $/.test(whole.slice(0, at))
        ? `who${/ (?:speak|talk)ing\b/.exec(found)?.[0] ?? ''}`
        : 'who',
    );
  return { text: tidy(replaceAll(named, phrases.afterNames)), recordings };
};

/** A conjunction before a word that opens a new question. */
const separators = expression(
  `(?:,? (?:and|then|and then|and also|plus|but|so)|,|:) (?=(?:${phrases.openers})\\b(?!'))`,
);

export const readClauses = (sentence: string, quoted: string[]): Clause[] => {
  const text = replaceAll(correctSpelling(sentence), phrases.setPhrases)
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
