/** Intents by the wording of a clause, where concepts are not enough: which word, which phrase, which recording. */
import type { Clause } from './clauses.ts';
import { expression, linesOf } from './expressions.ts';
import type { Intent, Measure } from './intent.ts';
import { phrases } from './languages/english-phrases.ts';
import { type Concept, numberOf } from './lexicon.ts';
import { readEnglish } from './read-concepts.ts';

const patterns = linesOf(phrases.patterns).map((line) => {
  const [, kind, source] = /^([\w-]+): (.*)$/.exec(line)! as unknown as [string, Intent['kind'], string];
  return { kind, pattern: expression(`^(?:${source})$`, 'u') };
});

/** Whether the question asks for more or less of the measure. */
const comparisons =
  'long+duration short-duration loud+loudness quiet-loudness soft-loudness fast+pace quick+pace slow-pace high+pitch deep-pitch low-pitch more+words most+words fewer-words fewest-words less-words least-words';

/** Properties of a recording, not its content. */
const qualities = new Set<Concept | undefined>(
  'speed loud quiet music noise silence pause voice speech language number'.split(' ') as Concept[],
);

/** A quoted phrase, or the words as written. */
const phraseOf = (words: string, { quoted }: Clause): string | undefined => {
  const reference = /^q(\d+)$/.exec(words);
  if (reference) return quoted[Number(reference[1])]!;
  const isQuality = readEnglish(words.split(' '))?.some((concept) => qualities.has(concept)) ?? false;
  return phrases.asksForMore.test(words) || isQuality
    ? undefined
    : words.replace(/^(thank|love|miss|see|bless)you$/, '$1 you');
};

const makeIntent = (
  kind: Intent['kind'],
  groups: Record<string, string | undefined>,
  clause: Clause,
): Intent | undefined => {
  switch (kind) {
    case 'edge-words': {
      const edge = /last|final|closing|end|finish|close/.test(groups.edge!) ? 'last' : 'first';
      return { kind, edge, count: numberOf(groups.number ?? 'one') };
    }
    case 'nth-word':
      return { kind, position: numberOf(groups.place!) };
    case 'compare': {
      const [, sign, measure] = new RegExp(`\\b${groups.quality}([+-])(\\w+)`).exec(comparisons)!;
      return { kind, measure: measure as Measure, most: sign === '+' };
    }
    case 'says':
    case 'count-phrase': {
      const phrase = phraseOf((groups.phrase ?? groups.subject)!.trim(), clause);
      return phrase === undefined ? undefined : { kind, phrase };
    }
    default:
      return { kind };
  }
};

export const matchPatterns = (clause: Clause): Intent | undefined => {
  for (const { kind, pattern } of patterns) {
    const found = pattern.exec(clause.text);
    const intent = found && makeIntent(kind, found.groups ?? {}, clause);
    if (intent) return intent;
  }
  return undefined;
};
