/** Finds what somebody does or has to do. */
import type { Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { textOf } from '../words/parse.ts';
import { clauseEnd } from '../words/phrases.ts';
import type { Candidate } from './participants.ts';

/** The act: the verb with all that belongs to it, without "should" and its like. */
export const actionIn = (form: QuestionForm, match: Match): Candidate[] => {
  const { tokens, near } = match;
  const clauses: { start: number; end: number }[] = [];
  for (let start = 0; start < tokens.length; ) {
    const comma = tokens.findIndex(({ after }, at) => at >= start && after.includes(','));
    const opensCondition = /^(?:if|when|before|after|while|to)$/.test(tokens[start]!.word);
    const end = opensCondition && comma >= 0 ? comma + 1 : clauseEnd(tokens, start);
    clauses.push({ start, end: Math.max(end, start + 1) });
    start = Math.max(end, start + 1);
  }
  const hasCondition = form.tokens.some(({ word }) => /^(?:if|when|before|after|while)$/.test(word));
  // "If you see him, call the studio" is what to do if I see the dog.
  const isOnCondition =
    form.tokens.some(({ word }) => /^(?:if|when)$/.test(word)) &&
    tokens.some(({ word }) => /^(?:if|when)$/.test(word));
  return clauses.flatMap(({ start, end }) => {
    const isRelative = tokens[start]!.word === 'who' && near[start - 1]! >= 0.9 && form.verb === undefined;
    const comma = tokens.findIndex(({ after }, at) => at >= start && at < end && after.includes(','));
    // "Ines Duarte, who runs a bakery, gave ...".
    const words = tokens.slice(start, isRelative && comma >= 0 ? comma + 1 : end);
    const isCondition = /^(?:if|when|while)$/.test(words[0]!.word);
    const verbAt = words.findIndex(
      ({ part }, at) => part === 'verb' && !(at > 0 && words[at - 1]!.word === 'to' && at > 2),
    );
    if (isCondition || verbAt < 0) return [];
    const matched = near.slice(start, end).filter((score) => score > 0.6).length;
    const isImperative = verbAt <= 1;
    // "Do not chase him" is no order to chase him.
    const isDenied = words.slice(0, verbAt).some(({ part }) => part === 'negation');
    const text = `${isDenied ? 'do not ' : ''}${textOf(words.slice(verbAt))}`;
    const score =
      0.5 +
      (isImperative ? 0.2 : 0) +
      (isRelative ? 0.5 : 0) +
      (isOnCondition ? 0.6 : 0) -
      (isDenied && isOnCondition ? 0.2 : 0) +
      (hasCondition ? -0.1 : 0.15) * Math.min(2, matched);
    return [{ text, score }];
  });
};

const maxWords = 14;

/** "What happened to the school?" wants the whole event. Undefined: it asks for an act. */
export const happenedTo = (form: QuestionForm, { tokens, near }: Match): Candidate[] | undefined => {
  const at = form.tokens.findIndex(({ root }) => root === 'happen');
  if (at < 0 || form.tokens[at + 1]?.word !== 'to') return undefined;
  const end = clauseEnd(tokens, 0);
  const event = tokens.slice(0, end);
  const isAbout = near.slice(0, end).some((score) => score >= 0.75);
  return isAbout && event.some(({ part }) => part === 'verb') && event.length <= maxWords
    ? [{ text: textOf(event), score: 0.9 }]
    : undefined;
};
