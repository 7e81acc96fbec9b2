/** Finds what happens after or before something: by the words for it, or by the order of what is told. */

import type { Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { type Token, textOf } from '../words/parse.ts';
import { actionIn } from './actions.ts';
import type { Candidate } from './participants.ts';

const minNear = 0.6;
const isContent = ({ part }: Token): boolean => part === 'noun' || part === 'verb' || part === 'number';

/** "What comes after the factory?": the word for the order, and what it is about. */
export const askedOrder = (form: QuestionForm): { isAfter: boolean; words: Token[] } | undefined => {
  const at = form.tokens.findIndex(({ word }) => /^(?:after|before|following|once)$/.test(word));
  if (at < 1) return undefined;
  // With more of its own the question is about an act: "What did Reid do after he left?"
  const own = form.content.filter(({ token, weight }) => form.tokens.indexOf(token) < at && weight >= 0.7);
  const words = form.tokens.slice(at + 1).filter(isContent);
  return own.length > 0 || words.length === 0
    ? undefined
    : { isAfter: form.tokens[at]!.word !== 'before', words };
};

const isTold = (words: Token[], match: Match): boolean =>
  words.every((word) =>
    match.tokens.some(
      (other, at) => match.near[at]! >= minNear && isContent(other) && sameStart(word, other),
    ),
  );

const sameStart = (one: Token, other: Token): boolean =>
  one.root === other.root || one.root.slice(0, 4) === other.root.slice(0, 4);

const leading = /^(?:(?:and|but|so|then|next|afterwards?|after that|before that|first|finally|now)\b,?\s*)+/i;

export const sequenceIn = (
  order: { isAfter: boolean; words: Token[] },
  form: QuestionForm,
  match: Match,
  matchOf: (index: number) => Match | undefined,
): Candidate[] => {
  if (!isTold(order.words, match)) return [];
  const { tokens } = match;
  const marker = order.isAfter ? /^(?:after|once)$/ : /^before$/;
  const at = tokens.findIndex(
    ({ word }, place) => marker.test(word) && match.near.slice(place).some((near) => near >= minNear),
  );
  if (at >= 0) {
    // "Before you paint the wall, wash it": the act stands behind the comma.
    const firstComma = tokens.findIndex(({ after }, place) => place > at && after.includes(','));
    const act = at <= 1 && firstComma >= 0 ? tokens.slice(firstComma + 1) : [];
    if (act.some(({ part }) => part === 'verb'))
      return [{ text: textOf(act).replace(leading, ''), score: 1 }];
    const lastNear = match.near.findLastIndex((near, place) => place > at && near >= minNear);
    const comma = tokens.findIndex(({ after }, place) => place >= lastNear && /[,;]/.test(after));
    const rest = at <= 1 ? tokens.slice(Math.max(lastNear, comma) + 1) : tokens.slice(0, at);
    return rest.length === 0 ? [] : [{ text: textOf(rest).replace(leading, ''), score: 1 }];
  }
  const beside = matchOf(match.index + (order.isAfter ? 1 : -1));
  if (!beside) return [];
  const [act] = actionIn(form, beside);
  return [{ text: (act?.text ?? textOf(beside.tokens)).replace(leading, ''), score: 0.8 }];
};
