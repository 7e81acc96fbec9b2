/** Finds what is left out or forbidden, for questions with a denial: "everything except the books", "don't run". */
import type { Match } from '../find-sentences.ts';
import { type Token, textOf } from '../words/parse.ts';
import { clauseEnd, wholeNounPhraseEnd } from '../words/phrases.ts';
import type { Candidate } from './participants.ts';

const whole = /^(?:everything|everyone|everybody|all|every|anything|anyone|nothing|nobody|only)$/;
const excepting = /^(?:except|but|besides|excluding|without)$/;

/** "I packed everything except the books". */
export const exceptionIn = ({ tokens }: Match): Candidate[] => {
  const from = tokens.findIndex(({ word }) => whole.test(word));
  const at = tokens.findIndex(({ word }, place) => place > from && excepting.test(word));
  if (from < 0 || at < 0) return [];
  const start = at + (/^(?:for|from)$/.test(tokens[at + 1]?.word ?? '') ? 2 : 1);
  const end = wholeNounPhraseEnd(tokens, start);
  return end === undefined ? [] : [{ text: textOf(tokens.slice(start, end)), score: 1.2 }];
};

const forbidding = /^(?:never|forbid|forbidden|prohibit|avoid|refuse)$/;
/** "Don't let him run", "remember not to eat", "avoid walking". */
const lets = /^(?:let|allow|permit|forget)$/;

/** The act that is denied in a statement. */
export const forbiddenIn = ({ tokens }: Match): Candidate[] => {
  const at = tokens.findIndex(
    ({ part, root, word }) => part === 'negation' || forbidding.test(root) || forbidding.test(word),
  );
  if (at < 0) return [];
  const verbs = (from: number): number =>
    tokens.findIndex(({ part, tags }, place) => place >= from && (part === 'verb' || tags.has('Gerund')));
  let verb = verbs(at + 1);
  if (verb < 0) return [];
  if (lets.test(tokens[verb]!.root)) verb = verbs(verb + 1);
  if (verb < 0) return [];
  return [{ text: textOf(tokens.slice(verb, clauseEnd(tokens, verb))), score: 0.9 }];
};

/** "Not allowed to do", "must not do", "should I avoid". */
export const asksForForbidden = (tokens: Token[]): boolean =>
  tokens.some(({ root }) => /^(?:avoid|forbid|prohibit)$/.test(root)) ||
  (tokens.some(({ part }) => part === 'negation') &&
    tokens.some(({ word }) => /^(?:allowed|should|must|may|can|supposed|could|cannot)$/.test(word)));
