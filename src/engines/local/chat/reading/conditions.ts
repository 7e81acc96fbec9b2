/** Acts that are told for a case: "if she wakes up, read to her". */
import type { Match } from './find-sentences.ts';
import type { QuestionForm } from './question-form.ts';
import { isDenial } from './words/denial.ts';
import { textOf } from './words/parse.ts';
import { areOpposite, nearness } from './words/similar-words.ts';

const minNearOfCondition = 0.65;
const condition = /^(?:if|when|whenever|in case|once)$/;

/** "What should I do if she wakes up?" is answered by "if she wakes up, read to her", where there is such a statement. */
export const onCondition = (form: QuestionForm, matches: Match[], groups: number[]): Match[] => {
  const at = form.tokens.findIndex(({ word }, place) => place > 0 && condition.test(word));
  const words =
    at < 0 ? [] : form.tokens.slice(at).filter(({ part }) => /^(?:verb|noun|adjective)$/.test(part));
  // "If I feel hungry" is not told by "if you feel dizzy".
  const telling = words.filter(({ root }) => !/^(?:feel|be|have|get|become|start|want|see)$/.test(root));
  const acts = telling.length > 0 ? telling : words;
  if (form.wanted.kind !== 'action' || acts.length === 0) return [];
  const found = matches.filter(({ tokens }) => {
    const start = tokens.findIndex(({ word }) => condition.test(word));
    return (
      start >= 0 &&
      tokens.slice(start).some(
        (token) =>
          /^(?:verb|noun|adjective|adverb|other)$/.test(token.part) &&
          acts.some(
            (act) =>
              nearness(act, token) >= minNearOfCondition ||
              // "If you lie awake" for "if I can't fall asleep".
              (isDenial(form.tokens) !== isDenial(tokens.slice(start)) && areOpposite(act, token)),
          ),
      )
    );
  });
  // "If somebody shouts, | don't look up" are two statements of a sentence.
  const isWhole = ({ tokens }: Match) => tokens.slice(0, -1).some(({ after }) => after.includes(','));
  const behind = found.filter((match) => !isWhole(match)).flatMap(({ index }) => matches[index + 1] ?? []);
  return [...found, ...behind.filter(({ index }) => groups[index] === groups[index - 1])];
};

/** "What happens when the lamp flashes?": behind the comma of the case. */
export const consequenceIn = (form: QuestionForm, conditional: Match[]): string | undefined => {
  const at = form.tokens.findIndex(({ root }) => root === 'happen');
  if (at < 0 || !/^(?:if|when)$/.test(form.tokens[at + 1]?.word ?? '')) return undefined;
  for (const { tokens } of conditional) {
    const start = tokens.findIndex(({ word }) => condition.test(word));
    const comma = tokens.findIndex(({ after }, place) => place > start && after.includes(','));
    const end = comma < 0 ? tokens.length : comma;
    const isOther = isDenial(tokens.slice(start, end)) !== isDenial(form.tokens.slice(at));
    const otherwise = tokens.findIndex(({ word }) => word === 'otherwise');
    if (isOther) return otherwise < 0 ? undefined : textOf(tokens.slice(otherwise + 1));
    if (start > 2) return textOf(tokens.slice(0, start));
    if (start >= 0 && comma > 0) return textOf(tokens.slice(comma + 1));
  }
  return undefined;
};

/** An act for another case is no answer: tells whether a statement's sentence is about one. */
export const otherCases = (
  { tokens, wanted }: QuestionForm,
  matches: Match[],
  groups: number[],
): ((index: number) => boolean) => {
  const hasCase = (words: Match['tokens']) => words.some(({ word }) => word === 'if');
  if (wanted.kind !== 'action' || !hasCase(tokens)) return () => false;
  const found = new Set(matches.filter((match) => hasCase(match.tokens)).map(({ index }) => groups[index]));
  return (index) => found.has(groups[index]);
};
