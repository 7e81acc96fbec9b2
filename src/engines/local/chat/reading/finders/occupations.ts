/** Finds what somebody does for a living. */

import type { Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { type Token, textOf } from '../words/parse.ts';
import { wholeNounPhraseEnd } from '../words/phrases.ts';
import { isPersonPhrase } from '../words/references.ts';
import { nounKind } from '../words/similar-words.ts';
import { actionIn } from './actions.ts';
import type { Candidate } from './participants.ts';

const nounFrom = (tokens: Token[], start: number): Token[] =>
  tokens.slice(start, wholeNounPhraseEnd(tokens, start) ?? start);

/** "Works as a nurse", "is a hat maker", "Walter Brandt, a rich hat maker", "who runs a bakery". */
export const occupationIn = (form: QuestionForm, match: Match): Candidate[] => {
  const { tokens, near } = match;
  return tokens.flatMap((token, at): Candidate[] => {
    const next = tokens[at + 1];
    const isWork = /^(?:work|job|employ|career|profession)$/.test(token.root);
    if (isWork && next?.word === 'as') return [{ text: textOf(nounFrom(tokens, at + 2)), score: 1 }];
    const isBeside = near[at]! >= 0.9 && token.after.includes(',') && next?.part === 'determiner';
    const isNamed = token.part === 'auxiliary' && /^(?:is|was|am|are|were)$/.test(token.word);
    const start = isBeside ? at + 1 : isNamed && /^an?$/.test(next?.word ?? '') ? at + 1 : -1;
    const noun = start < 0 ? [] : nounFrom(tokens, start);
    if (noun.length > 1 && (isPersonPhrase(noun) || (isBeside && nounKind(noun.at(-1)!.root) === '')))
      return [{ text: textOf(noun), score: 0.9 }];
    const isRelative = token.word === 'who' && at > 0 && near[at - 1]! >= 0.9;
    return isRelative ? actionIn(form, match).slice(0, 1) : [];
  });
};
