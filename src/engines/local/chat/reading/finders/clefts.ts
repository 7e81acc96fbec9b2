/** Finds what a sentence sets apart: "What went wrong was the timing", "Rosa is the only one who came". */
import type { Match } from '../find-sentences.ts';
import { type Token, textOf } from '../words/parse.ts';
import { clauseEnd, phrasesOf } from '../words/phrases.ts';
import type { Candidate } from './participants.ts';

const empty = /^(?:thing|one|person|part|man|woman|people|reason|problem|place)$/;
const relative = /^(?:that|which|who)$/;
const isBe = ({ word }: Token): boolean => /^(?:is|was|are|were)$/.test(word);
const minNear = 0.6;

/** The beginning of a clause about an empty noun: "the only thing that annoyed me", "the thing I miss". */
const relativeAt = (tokens: Token[]): number =>
  tokens.findIndex(
    ({ word, part }, at) =>
      at > 0 && empty.test(tokens[at - 1]!.root) && (relative.test(word) || part === 'pronoun'),
  );

export const cleftIn = ({ tokens, near }: Match): Candidate[] => {
  const isAsked = (start: number, end: number) => near.slice(start, end).some((score) => score >= minNear);
  const what = tokens.findIndex(({ word }) => word === 'what');
  const opening = what >= 0 && what <= 1 ? what : relativeAt(tokens);
  if (opening < 0) return [];
  const be = tokens.findIndex((token, at) => at > opening + 1 && isBe(token) && isAsked(opening, at));
  if (be > 0 && be + 1 < tokens.length)
    return [{ text: textOf(tokens.slice(be + 1, clauseEnd(tokens, be + 1))), score: 1 }];
  const before = tokens.findLastIndex((token, at) => at < opening && isBe(token));
  if (what === opening || before < 1 || !isAsked(opening, clauseEnd(tokens, opening))) return [];
  const subject = phrasesOf(tokens.slice(0, before)).findLast(({ kind }) => kind === 'noun');
  return subject ? [{ text: textOf(tokens.slice(subject.start, before)), score: 1 }] : [];
};
