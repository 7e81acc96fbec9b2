/** Finds the colour of something, and what an adjective is followed by: "allergic to nuts". */
import { wordAt } from '../amounts.ts';
import { closeness, type Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { textOf } from '../words/parse.ts';
import { phrasesOf, wholeNounPhraseEnd } from '../words/phrases.ts';
import type { Candidate } from './participants.ts';

const colour =
  /\b(?:(?:dark|light|bright|pale|deep)[ -])?(?:red|blue|green|yellow|black|white|brown|grey|gray|orange|purple|violet|pink|silver|gold(?:en)?|beige|turquoise|cream|copper|bronze|navy|teal|maroon|ivory|lilac)(?:(?:, (?:and |or )?| and | or |-)(?:(?:dark|light|bright|pale|deep|\w+ (?=green|blue|red))[ -]?)?(?:red|sand|blue|green|yellow|black|white|brown|grey|gray|orange|purple|pink|silver|gold|copper|bronze|navy|ivory))*\b/gi;

export const asksForColour = ({ wanted }: QuestionForm): boolean =>
  wanted.kind === 'which' && /^colou?r$/.test(wanted.of.root);

/** Colours that are not of the question, the one nearest to its words first. */
export const coloursIn = (match: Match): Candidate[] => {
  const text = textOf(match.tokens);
  return [...text.matchAll(colour)]
    .filter(([found]) => !match.asked.has(found.toLowerCase()))
    .map((found, order) => ({
      text: found[0],
      score: 0.8 + 0.2 * closeness(match, wordAt(match.tokens, text, found.index)) - 0.01 * order,
    }));
};

/** "What is she allergic to?", but not "What is sold out?". */
const asksByAdjective = ({ tokens, wanted }: QuestionForm): boolean => {
  const [subject, word, last] = tokens.slice(-3);
  return (
    wanted.kind === 'identity' &&
    last?.part === 'preposition' &&
    word?.part === 'adjective' &&
    /^(?:noun|pronoun)$/.test(subject?.part ?? '')
  );
};

export const complementsIn = (form: QuestionForm, { tokens, near }: Match): Candidate[] | undefined => {
  if (!asksByAdjective(form)) return undefined;
  return phrasesOf(tokens).flatMap((phrase) => {
    const before = phrase.start - 1;
    if (!phrase.preposition || before < 0 || near[before]! < 0.6) return [];
    const start = phrase.start + phrase.preposition.split(' ').length;
    return [
      { text: textOf(tokens.slice(start, wholeNounPhraseEnd(tokens, start) ?? phrase.end)), score: 1.1 },
    ];
  });
};
