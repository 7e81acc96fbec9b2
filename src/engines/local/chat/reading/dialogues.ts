/** Finds a question in a text that asks the same, and what is answered to it. */
import type { Match } from './find-sentences.ts';
import { type QuestionForm, readQuestionForm } from './question-form.ts';
import { type Token, textOf } from './words/parse.ts';

/** How much of the question the asked one has to have. */
const minOwn = 0.6;
const isQuestion = (tokens: Token[]): boolean => tokens.at(-1)!.after.includes('?');
/** "They wanted to know why I left": a question inside a sentence. */
const reported = /^(?:know|ask|asked|asks|wonder|wondered|wondering|told|tell|knew)$/;
const replies = /\b(?:said|say|says|told|tell|answered|replied|explained)\b/;

const asksTheSame = (form: QuestionForm, tokens: Token[]): boolean => {
  const own = readQuestionForm(textOf(tokens), tokens).wanted;
  if (own.kind !== form.wanted.kind) return false;
  return !('of' in own && 'of' in form.wanted) || own.of.root === form.wanted.of.root;
};

/** The statements that may hold the answer, in their order. */
export const answersTo = (form: QuestionForm, matches: Match[]): Match[] => {
  for (const { tokens, index, own } of matches) {
    if (own < minOwn) continue;
    const at = tokens.findIndex(
      ({ part }, place) => part === 'question' && reported.test(tokens[place - 1]?.word ?? ''),
    );
    const isAsked = isQuestion(tokens);
    if (!isAsked && at < 0) continue;
    if (!asksTheSame(form, isAsked ? tokens : tokens.slice(at))) continue;
    const after = matches.slice(index + 1, index + 4).filter((match) => !isQuestion(match.tokens));
    const answer = isAsked ? after[0] : after.find((match) => replies.test(textOf(match.tokens)));
    if (answer) return [answer];
  }
  return [];
};

const reply =
  /^(?:(?:oh|well|so|um|uh|i (?:think|guess|said|told (?:them|him|her))|yes|no|actually|that|because|and|but)\b[,.]?\s*)+/i;

/** Without what only leads in: "Well, I told them that I was tired" says "I was tired". */
export const bareReply = (tokens: Token[]): string => textOf(tokens).replace(reply, '');

/** "Is one of you a vegetarian? Yes, my wife." */
export const repliedYesOrNo = (form: QuestionForm, matches: Match[]): 'yes' | 'no' | undefined => {
  for (const { tokens, index, own } of matches) {
    const next = matches[index + 1];
    if (own < minOwn || !next || !isQuestion(tokens) || !asksTheSame(form, tokens)) continue;
    const found =
      /^(?:(?:oh|well|um|uh)[, ]+)?(?:(yes|yeah|yep|sure|of course|certainly|absolutely)|(no|nope|not (?:yet|really|at all)))\b/i.exec(
        textOf(next.tokens),
      );
    if (found) return found[1] ? 'yes' : 'no';
  }
  return undefined;
};
